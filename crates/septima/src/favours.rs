//! Chapters 12 and 19.1: crowd favours.

use crate::card::{Amount, Offer};
use crate::events::Event;
use crate::moves::Move;
use crate::play::Play;
use crate::scene::Scene;
use crate::set::Set;
use crate::setup::Mode;
use crate::state::Step;
use crate::task::{PAY_ANY, Question, Task, lower, prepare, take_ingredient, take_one};
use crate::words::{Favour, Good, Potion};
use coven_engine::names::Item;
use coven_engine::{Dice, Events};

/// SEP-FAV-1
const FAVOUR_STEPS: u8 = 4;

/// SEP-FAV-1, SEP-RUL-E31: four favours in each mode; the last one differs.
pub fn favours_of(mode: Mode) -> Set<Favour> {
    let other_mode = match mode {
        Mode::Basic => Favour::PrepareSpell,
        Mode::Full => Favour::TradePotion,
    };
    Set::full() - Set::only(other_mode)
}

impl Scene<'_> {
    /// SEP-FAV-2: the last favour needs an ingredient or a crystal; a spell to prepare it does not need.
    fn can_take(&self, favour: Favour) -> bool {
        !matches!(favour, Favour::TradePotion | Favour::PrepareSpell) || self.me().goods.spendable() > 0
    }

    /// SEP-FAV-3: different ones. A single favour must be taken once it was asked for; of several any number may be.
    pub fn favours(&self, left: u8, open: Set<Favour>, out: &mut dyn Offer) {
        open.filter(|&favour| self.can_take(favour)).for_each(|favour| out.offer(Move::Favour(favour)));
        let of_several = left > 1 || open != favours_of(self.s.setup.mode);
        if of_several {
            out.offer(Move::Done);
        }
    }

    /// SEP-FAV-5: favours after the trials, different ones unless a witch allows the same again.
    pub fn trial_favours(&self, left: u8, taken: Set<Favour>, out: &mut dyn Offer) {
        if left > 0 {
            let all = favours_of(self.s.setup.mode);
            let open = if self.allows(Amount::SameFavour) { all } else { all - taken };
            open.filter(|&favour| self.can_take(favour)).for_each(|favour| out.offer(Move::Favour(favour)));
        }
        out.offer(Move::Done);
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// SEP-FAV-1: what a favour does. SEP-RUL-E27: up to 4 spaces.
    fn take_favour(&mut self, favour: Favour) {
        let seat = self.acting();
        self.tell(|| Event::FavourTaken { seat, favour });
        match favour {
            Favour::LowerSuspicion => self.then(&[lower(1)]),
            Favour::Move => self.then(&[Task::Ask(Question::Walk(FAVOUR_STEPS))]),
            Favour::GainIngredient => self.then(&[take_ingredient()]),
            Favour::TradePotion => self.then(&[PAY_ANY, take_one(Potion::all().map(Good::from))]),
            Favour::PrepareSpell => self.then(&[PAY_ANY, prepare()]),
        }
    }

    pub fn favour_choice(&mut self, left: u8, open: Set<Favour>, m: Move) {
        let Move::Favour(favour) = m else { return };
        if left > 1 {
            self.then(&[Task::Ask(Question::Favour(left - 1, open - Set::only(favour)))]);
        }
        self.take_favour(favour);
    }

    /// SEP-FAV-5, SEP-FAV-6: a coven with enough citizens in the crowd may take favours.
    pub fn offer_trial_favours(&mut self) {
        self.s.board.step = Step::Favours;
        let citizens = usize::from(self.me().crowd);
        let favours = self.rules.favours_for_crowd.get(citizens).copied().unwrap_or(0);
        if favours > 0 {
            self.then(&[Task::Ask(Question::TrialFavour(favours, Set::EMPTY))]);
        }
    }

    /// SEP-FAV-5: a coven that has taken at least one recalls a citizen when it stops.
    pub fn trial_favour_choice(&mut self, left: u8, taken: Set<Favour>, m: Move) {
        if let Move::Favour(favour) = m {
            if taken.contains(favour) {
                self.credit(Amount::SameFavour);
            }
            self.then(&[Task::Ask(Question::TrialFavour(left - 1, taken | Set::only(favour)))]);
            self.take_favour(favour);
        } else if !taken.is_empty() {
            let usual = self.rules.favour_recall;
            let recalled = self.scene().amount(Amount::RecallAfterFavours, usual);
            if recalled < usual {
                self.credit(Amount::RecallAfterFavours);
            }
            self.recall(recalled as u8);
        }
    }
}
