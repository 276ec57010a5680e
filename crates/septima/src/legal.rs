//! What may be answered. Each question's own list stands with its chapter; here they are brought together, and SEP-MOVE-4
//! takes out what would leave a Leader on a shared space for good.

use crate::card::Offer;
use crate::moves::Move;
use crate::places::Spaces;
use crate::play::foresee;
use crate::scene::Scene;
use crate::set::Set;
use crate::task::Question;
use crate::words::{Good, Order};
use coven_engine::names::Item;

/// Passes on what SEP-MOVE-4 and SEP-MOVE-5 allow.
struct LeavingShared<'a> {
    scene: Scene<'a>,
    question: Question,
    others: Spaces,
    shared: bool,
    out: &'a mut dyn Offer,
}

impl Offer for LeavingShared<'_> {
    fn offer(&mut self, m: Move) {
        let stands_free = match m {
            Move::Go(space) => !self.others.contains(space),
            _ => !self.shared,
        };
        if stands_free || self.scene.keeps_exit(self.question, m) {
            self.out.offer(m);
        }
    }

    fn has_enough(&self) -> bool {
        self.out.has_enough()
    }
}

impl Scene<'_> {
    /// Every legal answer to a question.
    pub fn legal(&self, question: Question, out: &mut dyn Offer) {
        if question == Question::PlaceLeader {
            return self.leader_spaces(out);
        }
        if let Question::Widow(question) = question {
            return self.widow_answers(question, out);
        }
        let shared = self.is_taken(self.leader()) && self.must_leave();
        let moves_leader =
            matches!(question, Question::QuickMove(..) | Question::Walk(_) | Question::Fly(false) | Question::Leap);
        if !shared && !moves_leader {
            return self.offered(question, out);
        }
        self.offered(question, &mut LeavingShared { scene: *self, question, others: self.others(), shared, out });
    }

    /// SEP-SOLO-21: a spider's space must be left in the human's turn, as soon as something leads away and as long as it does.
    /// SEP-MOVE-4: another Leader's space always.
    fn must_leave(&self) -> bool {
        !self.is_solo() || (self.turn().played.is_some() && self.owns_exit())
    }

    /// SEP-MOVE-4, SEP-RUL-E8: afterwards the Leader stands on a free space, or the coven still owns an exit.
    fn keeps_exit(&self, question: Question, m: Move) -> bool {
        let mut ahead = *self.s;
        foresee(self.rules, &mut ahead, question, m);
        let ahead = Scene { rules: self.rules, s: &ahead };
        !ahead.is_taken(ahead.leader()) || ahead.owns_exit()
    }

    /// What the question itself offers. SEP-GEN-3: whatever may be left out has an answer that leaves it out.
    pub fn offered(&self, question: Question, out: &mut dyn Offer) {
        match question {
            Question::PlaceLeader => self.leader_spaces(out),
            Question::FirstSpell => self.first_spells(out),
            Question::FirstRitual => self.ritual_starts(out),
            Question::QuickMove(left, spare) => self.steps(left + spare, out),
            Question::Window(window) => self.tools(window, out),
            Question::BonusOrder(_) => {
                [Order::First, Order::Last, Order::Never].iter().for_each(|&order| out.offer(Move::Bonus(order)));
            }
            Question::Instead(_) => [Order::Instead, Order::Never].iter().for_each(|&order| out.offer(Move::Bonus(order))),
            Question::LateBonus(_) => [Order::Last, Order::Never].iter().for_each(|&order| out.offer(Move::Bonus(order))),
            Question::CollectBonus => self.non_lunar_ingredients(out),
            Question::Walk(left) => self.steps(left, out),
            Question::RouteIngredient => self.route_ingredients(out),
            Question::Fly(free) => self.any_space(free, out),
            Question::Leap => self.leaps(out),
            Question::Widow(question) => self.widow_answers(question, out),
            Question::Brew(_) => self.brews(out),
            Question::Price => self.payments(out),
            Question::Heal(_, by) => self.cures(by, out),
            Question::Track(tracks, _) => self.tracks(tracks, out),
            Question::Chamber(_) => self.chambers(out),
            Question::RememberCard(_) => self.me().discard.for_each(|action| out.offer(Move::Card(action))),
            Question::Ritual(sideways, advance) => self.ritual_moves(sideways, advance, out),
            Question::RitualBonus => {
                self.spent_spells(Set::full(), out);
                Good::ALL[..5].iter().for_each(|&good| out.offer(Move::Take(good)));
            }
            Question::Advance => self.advances(false, out),
            Question::IconAdvance => self.advances(true, out),
            Question::PayAny => self.spendable_goods().for_each(|good| out.offer(Move::Pay(good))),
            Question::GainSpell(elements) => self.open_spells(elements, out),
            Question::Prepare(elements) => self.spent_spells(elements, out),
            Question::Favour(left, open) => self.favours(left, open, out),
            Question::TrialFavour(left, taken) => self.trial_favours(left, taken, out),
            Question::TakeOne(goods) => Set::<Good>::from(goods).for_each(|good| out.offer(Move::Take(good))),
            Question::Hunter => self.awake_hunters().for_each(|hut| out.offer(Move::Hunter(hut))),
            Question::LoseWitch => self.me().witches.for_each(|witch| out.offer(Move::Lose(witch))),
            Question::Reroll => {
                if self.me().goods[Good::Charm] > 0 {
                    out.offer(Move::Charm);
                    out.offer(Move::Done);
                }
            }
            Question::KeepWitch(_) => self.s.secret.drawn.iter().for_each(|tile| out.offer(Move::Keep(tile.witch))),
            Question::Welcome(may_decline) => self.welcomes(may_decline, out),
            Question::Card(card, memo) => {
                if let Some(question) = card.card().question {
                    (question.moves)(self, card, memo, out);
                }
            }
        }
    }

    /// SEP-CRY-1: what may be spent where any ingredient is asked for: the types owned, and a crystal.
    pub fn spendable_goods(&self) -> impl Iterator<Item = Good> + use<> {
        let goods = self.me().goods;
        Good::all().take_while(|&good| good <= Good::Crystal).filter(move |&good| goods[good] > 0)
    }
}
