//! How the agenda is worked off: the only place that rolls dice, tells events and changes what lies on the table. The
//! chapters of the rulebook add their own steps to [`Play`], each in its own file.

use crate::card::{Amount, CardId, Moment, Offer};
use crate::components::Septima;
use crate::effect::Effect;
use crate::events::Event;
use crate::moves::Move;
use crate::scene::Scene;
use crate::state::{Coven, Progress, State};
use crate::task::{Deed, Question, Task};
use coven_engine::{Audience, Dice, Events, MoveList, Seat, Seats, Silence};

/// A table in motion.
#[derive(Debug)]
pub(crate) struct Play<'a, D, E> {
    pub rules: &'a Septima,
    pub s: &'a mut State,
    pub dice: &'a mut D,
    pub events: &'a mut E,
    pub purpose: Purpose<'a>,
}

/// What a table is set in motion for.
#[derive(Debug)]
pub(crate) enum Purpose<'a> {
    Play,
    /// The legal moves of the next question are wanted too. They had to be worked out to see whether it is a choice.
    PlayOn(&'a mut MoveList<Move>),
    /// Only looking ahead: stop at the first question, at chance, and where the coven has nothing more to say.
    Foresight,
}

/// The dice of one who only looks ahead; they are never thrown.
#[derive(Debug)]
pub(crate) struct NoDice;

impl Dice for NoDice {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

impl Deed {
    /// What must not be foreseen: chance, and the end of the coven's say in its turn (SEP-MOVE-4: no confrontation is an
    /// exit).
    const fn is_beyond_foresight(self) -> bool {
        matches!(
            self,
            Deed::DrawWitches(..)
                | Deed::DrawPrologue(_)
                | Deed::Replace(_)
                | Deed::GainSpell(_)
                | Deed::Roll(_)
                | Deed::Suspicion
                | Deed::EndTurn
                | Deed::EndPhase
                | Deed::Round(..)
                | Deed::Widow(_)
        )
    }
}

/// Counts moves instead of listing them, up to the second.
#[derive(Default)]
struct Counted {
    first: Option<Move>,
    count: usize,
}

impl Offer for Counted {
    fn offer(&mut self, m: Move) {
        self.first.get_or_insert(m);
        self.count += 1;
    }

    fn has_enough(&self) -> bool {
        self.count > 1
    }
}

/// Carries a move out as far as the acting coven can foresee it: up to the next point at which it is asked something.
pub(crate) fn foresee(rules: &Septima, ahead: &mut State, question: Question, m: Move) {
    ahead.agenda.pop();
    let mut play = Play { rules, s: ahead, dice: &mut NoDice, events: &mut Silence, purpose: Purpose::Foresight };
    play.answer(question, m);
    play.run();
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    pub fn scene(&self) -> Scene<'_> {
        Scene { rules: self.rules, s: self.s }
    }

    pub fn acting(&self) -> Seat {
        self.s.board.acting
    }

    pub fn me(&mut self) -> &mut Coven {
        let seat = self.acting();
        self.coven(seat)
    }

    pub fn coven(&mut self, seat: Seat) -> &mut Coven {
        &mut self.s.covens[seat.index()]
    }

    /// Queues tasks, to be done in this order before everything else.
    pub fn then(&mut self, tasks: &[Task]) {
        tasks.iter().rev().for_each(|&task| self.s.agenda.push(task));
    }

    pub fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.events.tell(Audience::All, event);
    }

    /// Tells all of something that nobody knew before.
    pub fn reveal(&mut self, event: impl FnOnce() -> Event) {
        self.events.reveal(Audience::All, event);
    }

    /// Carries out the answer of a coven, and then what follows, up to the next real choice.
    pub fn go_on(&mut self, seat: Seat, m: Move) {
        match (self.s.stage, m) {
            (Progress::Draft(round), Move::Keep(witch)) => self.keep_tile(seat, round, witch),
            (Progress::ReturnThird, Move::Lose(witch)) => self.return_third(seat, witch),
            (Progress::Prologue, _) => self.answer_prologue(seat, m),
            (Progress::ChooseCards, Move::Card(action)) => self.choose_card(seat, action),
            (Progress::Agenda, _) => {
                if let Some(Task::Ask(question)) = self.s.agenda.pop() {
                    self.answer(question, m);
                }
            }
            _ => return,
        }
        self.run();
    }

    /// Works the agenda off up to the next real choice.
    pub fn run(&mut self) {
        let foresight = matches!(self.purpose, Purpose::Foresight);
        while self.s.stage == Progress::Agenda {
            match self.s.agenda.pop() {
                Some(Task::Do(deed)) if foresight && deed.is_beyond_foresight() => {
                    if let Deed::Replace(side) = deed {
                        // Nobody knows what will lie there, only that the old marker will not.
                        *self.s.board.septima.at(side) = None;
                    }
                    self.s.agenda.push(Task::Do(deed));
                    return;
                }
                Some(Task::Do(deed)) => self.carry_out(deed),
                Some(Task::Ask(question)) => {
                    self.s.agenda.push(Task::Ask(question));
                    if foresight || self.is_choice(question) {
                        self.s.asked = Seats::only(self.acting());
                        return;
                    }
                }
                None => return,
            }
        }
    }

    /// Whether the acting coven has a choice. A question with a single answer answers itself, one without any is dropped.
    fn is_choice(&mut self, question: Question) -> bool {
        let scene = Scene { rules: self.rules, s: self.s };
        let Counted { first, count } = match &mut self.purpose {
            Purpose::PlayOn(moves) => {
                moves.clear();
                scene.legal(question, *moves);
                Counted { first: moves.first().copied(), count: moves.len() }
            }
            Purpose::Play | Purpose::Foresight => {
                let mut counted = Counted::default();
                scene.legal(question, &mut counted);
                counted
            }
        };
        if count > 1 {
            return true;
        }
        self.s.agenda.pop();
        if let Some(only) = first {
            self.answer(question, only);
        }
        false
    }

    /// SEP-GEN-4, SEP-RUL-X22: lets the acting coven's cards react, in the order of the cards: buildings, spells, witches.
    pub fn fire(&mut self, moment: Moment, detail: u8) {
        let (rules, seat) = (self.rules, self.acting());
        for &(card, react) in rules.reactors(moment).iter().rev() {
            if !self.scene().in_force(seat, card) {
                continue;
            }
            let (queued, marked) = (self.s.agenda.len(), self.me().marked);
            react(&mut self.effect(card), detail);
            if self.s.agenda.len() > queued && card.card().question.is_none() {
                self.tell(|| Event::Acted { seat, card });
            }
            let ended = marked - self.me().marked;
            ended.for_each(|spell| self.tell(|| Event::SpellEnded { seat, spell }));
        }
    }

    /// Tells which cards have changed an amount that was just made use of.
    pub fn credit(&mut self, amount: Amount) {
        self.credit_for(self.acting(), amount);
    }

    pub fn credit_for(&mut self, seat: Seat, amount: Amount) {
        let rules = self.rules;
        for &(card, change) in rules.changers(amount) {
            let scene = self.scene();
            // A change shows on at least one of these, whatever the amount.
            if scene.in_force(seat, card) && [0, 1, 2].iter().any(|&usual| change(&scene, usual) != usual) {
                self.tell(|| Event::Acted { seat, card });
                if let crate::card::Family::Building(building) = card.family() {
                    self.use_building(building);
                }
            }
        }
    }

    pub fn effect(&mut self, card: CardId) -> Effect<'_> {
        Effect { rules: self.rules, s: self.s, card }
    }

    /// Carries out what needs no choice.
    fn carry_out(&mut self, deed: Deed) {
        match deed {
            Deed::Round(round, number) => self.round(round, number),
            Deed::Phase => self.begin_phase(),
            Deed::Open(window) => self.open_window(window),
            Deed::CardAction => self.card_action(),
            Deed::Suspicion => self.attune_suspicion(),
            Deed::RitualStep => self.ritual_step(),
            Deed::EndTurn => self.end_turn(),
            Deed::EndPhase => self.end_phase(),
            Deed::Resolve(action, bonus) => self.resolve(action, bonus),
            Deed::Main(action) => self.main_ability(action),
            Deed::Bonus(action) => self.attune_bonus(action),
            Deed::Wisdom(change) => self.change_wisdom(change),
            Deed::Gain(good, count) => self.gain(good, count),
            Deed::Spend(good) => self.spend(good),
            Deed::Raise(steps) => self.raise(steps),
            Deed::Lower(steps) => self.lower(steps),
            Deed::Send(count) => self.send_to_crowd(count),
            Deed::Anger(count) => self.anger_crowd(count),
            Deed::Brewed(potion, with_wisdom) => self.brewed(potion, with_wisdom),
            Deed::Reward(illness, level) => self.reward(illness, level),
            Deed::DrawWitches(purpose, count) => self.draw_witches(purpose, count),
            Deed::DrawPrologue(card) => self.draw_prologue(card),
            Deed::PrologueBonus(number) => self.prologue_bonus(number),
            Deed::Replace(side) => self.replace_marker(side),
            Deed::GainSpell(spell) => self.gain_spell(spell),
            Deed::Advance => self.advance(),
            Deed::Ritual(sideways, advance) => self.ritual_action(sideways, advance),
            Deed::Enter(space) => self.enter(space),
            Deed::UseBuilding(building) => self.use_building(building),
            Deed::Collect(ingredient, count) => self.collect(ingredient, count),
            Deed::Sleep(hut) => self.lay_down(hut),
            Deed::MoveHunter(from, to) => self.move_hunter(from, to),
            Deed::Roll(first) => self.roll(first),
            Deed::LastWord => self.fire(Moment::RollSeen, 0),
            Deed::Chase => self.chase(),
            Deed::Caught => self.caught(),
            Deed::TrialsBegin => self.begin_trials(),
            Deed::Trial(chamber) => self.trial(usize::from(chamber)),
            Deed::BeforeRecall(chamber) => self.before_recall(usize::from(chamber)),
            Deed::Recall(chamber) => self.recall_after_win(usize::from(chamber)),
            Deed::TrialEnds(chamber) => self.end_trial(usize::from(chamber)),
            Deed::EndSeason => self.end_season(),
            Deed::Preparation => self.prepare_season(),
            Deed::Score => self.score(),
            Deed::Widow(deed) => self.widow_deed(deed),
        }
    }

    /// Carries out the acting coven's answer.
    pub fn answer(&mut self, question: Question, m: Move) {
        match question {
            Question::PlaceLeader => self.place_leader(m),
            Question::FirstSpell | Question::GainSpell(_) => self.choose_spell(m),
            Question::FirstRitual => self.begin_ritual(m),
            Question::QuickMove(left, spare) => self.quick_move(left, spare, m),
            Question::Window(window) => self.use_tool(window, m),
            Question::BonusOrder(action) | Question::Instead(action) | Question::LateBonus(action) => {
                self.order_bonus(question, action, m);
            }
            Question::CollectBonus | Question::RouteIngredient => self.collect_choice(m),
            Question::Walk(left) => self.walk(left, m),
            Question::Fly(_) | Question::Leap => self.fly(m),
            Question::Brew(left) => self.brew(left, m),
            Question::Price => self.pay_price(m),
            Question::Heal(left, by) => self.heal(left, by, m),
            Question::Track(tracks, rewarded) => self.advance_track(tracks, rewarded, m),
            Question::Chamber(count) => self.send_to_chamber(count, m),
            Question::RememberCard(bonus) => self.copy_card(bonus, m),
            Question::Ritual(sideways, advance) => self.ritual_choice(sideways, advance, m),
            Question::RitualBonus => self.ritual_bonus_choice(m),
            Question::Advance | Question::IconAdvance => self.advance_choice(m),
            Question::PayAny => self.pay_any(m),
            Question::Prepare(_) => self.prepare_choice(m),
            Question::Favour(left, open) => self.favour_choice(left, open, m),
            Question::TrialFavour(left, taken) => self.trial_favour_choice(left, taken, m),
            Question::TakeOne(_) => self.take_choice(m),
            Question::Hunter => self.hunter_choice(m),
            Question::LoseWitch => self.lose_witch(m),
            Question::Reroll => self.reroll(m),
            Question::KeepWitch(purpose) => self.keep_witch(purpose, m),
            Question::Welcome(_) => self.welcome_witch(m),
            Question::Card(card, memo) => self.answer_card(card, memo, m),
            Question::Widow(question) => self.answer_widow(question, m),
        }
    }

    /// A card's own question was answered.
    fn answer_card(&mut self, card: CardId, memo: u8, m: Move) {
        let Some(question) = card.card().question else { return };
        let seat = self.acting();
        if m != Move::Done {
            self.tell(|| Event::Acted { seat, card });
        }
        let borrowed = self.s.turn.borrowed;
        (question.answer)(&mut self.effect(card), memo, m);
        if let Some(witch) = self.s.turn.borrowed.filter(|_| borrowed.is_none()) {
            self.tell(|| Event::WitchBorrowed { seat, witch });
        }
    }
}
