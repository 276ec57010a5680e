//! Chapters 4 to 6: moon phases, turns, attunement and the two windows.

use crate::card::{Amount, CardId, Family, Moment, Offer};
use crate::events::Event;
use crate::moves::Move;
use crate::play::Play;
use crate::scene::Scene;
use crate::set::Set;
use crate::state::{Progress, Step, Turn, Voluntary};
use crate::task::{Deed, Question, Round, Task, raise};
use crate::words::{Action, BonusKind, Order, Potion, Side, Window};
use coven_engine::names::Item;
use coven_engine::{Dice, Events, Seat, Seats};

impl Scene<'_> {
    /// SEP-WIN-1, SEP-WIN-3, SEP-WIN-7: whatever may be used in a window, as often as it lasts. SEP-GEN-3: nothing has to be.
    pub fn tools(&self, window: Window, out: &mut dyn Offer) {
        if self.me().goods.potions() > 0 {
            self.potion_uses(out);
        }
        if out.has_enough() {
            return;
        }
        let castable = self.me().ready.filter(|&spell| self.is_castable(spell, window));
        castable.for_each(|spell| out.offer(Move::Cast(spell)));
        let witches = self.my_witches().filter(|&witch| self.is_witch_usable(witch, window));
        witches.for_each(|witch| out.offer(Move::Use(witch.into())));
        let buildings = self.placed_buildings().filter(|&building| self.is_building_usable(building, window));
        buildings.for_each(|building| out.offer(Move::Use(building.into())));
        self.usable_shrines().for_each(|hex| out.offer(Move::Shrine(hex)));
        out.offer(Move::Done);
    }

    fn potion_uses(&self, out: &mut dyn Offer) {
        let any_potion = self.allows(Amount::AnyPotion);
        for meant in Potion::UTILITY {
            if !(any_potion || self.owns(meant)) || !(CardId::from(meant).card().usable)(self) {
                continue;
            }
            if self.owns(meant) {
                out.offer(Move::Use(meant.into()));
            }
            if any_potion {
                let others = Potion::all().filter(|&spent| spent != meant && self.owns(spent));
                others.for_each(|spent| out.offer(Move::UseAs(spent, meant)));
            }
        }
    }

    /// SEP-ATT-5, SEP-ATT-6, SEP-ATT-7, SEP-RUL-E19: the suspicion for attuning, before spells change it. The Septima counts only
    /// where nothing else attunes.
    pub fn attune_rise(&self) -> u8 {
        let turn = self.turn();
        if turn.played == Some(Action::Chant) || turn.hushed {
            0
        } else if self.attuned_with_coven() || turn.voluntary == Voluntary::WithCoven {
            1
        } else if turn.voluntary == Voluntary::Forced {
            2
        } else {
            match turn.septima {
                // SEP-2P-1: the two markers differ where both are active.
                Some(side) if self.both_markers_active() => self.rules.septima_rise[side.index()],
                Some(_) => self.rules.septima_rise[Side::Right.index()],
                None => 0,
            }
        }
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// SEP-PHASE-1: covens do one thing after another, in turn order; in the setup in reverse.
    pub fn round(&mut self, round: Round, number: u8) {
        let players = self.s.covens.len() as u8;
        if number + 1 < players {
            self.then(&[Task::Do(Deed::Round(round, number + 1))]);
        }
        let reversed = matches!(round, Round::Leaders | Round::FirstSpells | Round::FirstRituals);
        let seat = self.scene().in_order(if reversed { players - 1 - number } else { number });
        if self.scene().is_widow(seat) {
            return self.widow_round(round);
        }
        self.s.board.acting = seat;
        match round {
            Round::Leaders => self.then(&[Task::Ask(Question::PlaceLeader)]),
            Round::FirstSpells => self.then(&[Task::Ask(Question::FirstSpell)]),
            Round::FirstRituals => self.then(&[Task::Ask(Question::FirstRitual)]),
            Round::Turns => self.begin_turn(),
            Round::Hunts => self.hunt(),
            Round::Relocations => self.relocate(),
            Round::Witnesses => self.fire(Moment::FirstTrialWon, 0),
            Round::Favours => self.offer_trial_favours(),
        }
    }

    /// SEP-PHASE-A1: all covens choose a card at the same time.
    pub fn begin_phase(&mut self) {
        let phase = self.s.board.phase;
        self.tell(|| Event::PhaseBegins { phase });
        if self.scene().is_solo() {
            return self.begin_solo_phase();
        }
        self.s.board.step = Step::A;
        self.s.stage = Progress::ChooseCards;
        self.s.secret.chosen = self.scene().seats().map(|_| None).collect();
        self.s.asked = Seats::all(self.s.covens.len());
    }

    /// SEP-PHASE-A1: once everybody has chosen, the cards are revealed together.
    pub fn choose_card(&mut self, seat: Seat, action: Action) {
        self.s.secret.chosen[seat.index()] = Some(action);
        self.s.asked.remove(seat);
        if !self.s.asked.is_empty() {
            return;
        }
        for seat in self.scene().seats() {
            if let Some(action) = self.s.secret.chosen[seat.index()].take() {
                self.coven(seat).card = Some(action);
                self.reveal(|| Event::CardPlayed { seat, action });
            }
        }
        self.s.stage = Progress::Agenda;
        self.begin_turns();
    }

    /// SEP-PHASE-1: the steps after the cards are revealed.
    pub fn begin_turns(&mut self) {
        self.then(&[
            Task::Do(Deed::Round(Round::Turns, 0)),
            Task::Do(Deed::Round(Round::Hunts, 0)),
            Task::Do(Deed::Round(Round::Relocations, 0)),
            Task::Do(Deed::EndPhase),
        ]);
    }

    /// SEP-PHASE-B1, SEP-PHASE-W1, SEP-PHASE-B2, SEP-PHASE-W2, SEP-PHASE-B3, SEP-PHASE-B4, SEP-PHASE-B5: a turn.
    /// SEP-WIN-2, SEP-RUL-E11: there is always a first window, and the second comes before suspicion.
    fn begin_turn(&mut self) {
        self.s.board.step = Step::B;
        self.s.turn = Turn { played: self.me().card, ..Turn::default() };
        let scene = self.scene();
        let (steps, spare) = (scene.amount(Amount::QuickMove, 1), scene.amount(Amount::UnattunedStep, 0));
        self.then(&[
            Task::Ask(Question::QuickMove(steps as u8, spare as u8)),
            Task::Do(Deed::Open(Window::W1)),
            Task::Ask(Question::Window(Window::W1)),
            Task::Do(Deed::CardAction),
            Task::Do(Deed::Open(Window::W2)),
            Task::Ask(Question::Window(Window::W2)),
            Task::Do(Deed::Suspicion),
            Task::Do(Deed::RitualStep),
            Task::Do(Deed::EndTurn),
        ]);
    }

    pub fn open_window(&mut self, window: Window) {
        self.s.turn.window = Some(window);
        self.s.turn.fresh = true;
    }

    /// A tool is used, and the window stays open. SEP-WIN-4: also one that the Card Action brought.
    pub fn use_tool(&mut self, window: Window, m: Move) {
        if m == Move::Done {
            return;
        }
        self.then(&[Task::Ask(Question::Window(window))]);
        self.s.turn.fresh = false;
        match m {
            Move::Use(card) => match card.family() {
                Family::Potion(potion) => self.use_potion(potion, potion),
                _ => self.use_extra(card),
            },
            Move::UseAs(spent, meant) => {
                self.credit(Amount::AnyPotion);
                self.use_potion(spent, meant);
            }
            Move::Cast(spell) => self.cast(spell),
            Move::Shrine(hex) => self.use_shrine(hex),
            _ => {}
        }
    }

    /// SEP-POT-7: a used Utility Potion returns to the potion board.
    fn use_potion(&mut self, spent: Potion, meant: Potion) {
        let (seat, card) = (self.acting(), CardId::from(meant));
        self.me().goods.take(spent.into());
        if spent == meant {
            self.tell(|| Event::Used { seat, card });
        } else {
            self.tell(|| Event::UsedAs { seat, spent, meant });
        }
        self.fire(Moment::PotionUsed, spent.is_utility().into());
        (card.card().effect)(&mut self.effect(card));
    }

    /// SEP-GEN-8: an additional effect of a witch or a building.
    fn use_extra(&mut self, card: CardId) {
        let seat = self.acting();
        self.effect(card).note_use();
        self.tell(|| Event::Used { seat, card });
        (card.card().effect)(&mut self.effect(card));
        if let Family::Building(building) = card.family() {
            self.use_building(building);
        }
    }

    /// SEP-SPL-E8: a building counts once a turn. SEP-BLD-12: outcrops and shrines are none.
    pub fn use_building(&mut self, building: crate::card::Building) {
        if !self.s.turn.buildings.contains(building) {
            self.s.turn.buildings.insert(building);
            self.fire(Moment::BuildingUsed, 0);
        }
    }

    /// SEP-BLD-11: prepare a spell of the shrine's element.
    fn use_shrine(&mut self, hex: crate::places::Hex) {
        let seat = self.acting();
        self.s.turn.shrines.insert(hex);
        self.tell(|| Event::ShrineUsed { seat, hex });
        let elements: Set<_> = self.rules.map.facts(hex).shrine.into_iter().collect();
        self.then(&[Task::Ask(Question::Prepare(elements))]);
    }

    /// SEP-PHASE-B2, SEP-ATT-3: attunement with the Septima is settled, and the card is resolved.
    pub fn card_action(&mut self) {
        let (septima, attuned) = (self.scene().matching_marker(), self.scene().attuned());
        let turn = &mut self.s.turn;
        (turn.settled, turn.septima, turn.offered_bonus) = (true, septima, attuned);
        let Some(action) = turn.played else { return };
        self.then(&[Task::Do(Deed::Resolve(action, attuned))]);
        if action == Action::Collect {
            self.fire(Moment::CollectBegins, 0);
        }
    }

    /// SEP-PHASE-B2 (a) to (c): main ability and attune bonus by the bonus' type.
    pub fn resolve(&mut self, action: Action, bonus: bool) {
        let main = Task::Do(Deed::Main(action));
        match action.bonus() {
            BonusKind::Also if bonus => self.then(&[Task::Ask(Question::BonusOrder(action))]),
            BonusKind::Instead if bonus => self.then(&[Task::Ask(Question::Instead(action))]),
            BonusKind::Modify if action == Action::Remember => self.then(&[Task::Ask(Question::RememberCard(bonus))]),
            BonusKind::Modify => {
                self.s.turn.bonus_discount = bonus;
                self.then(&[main]);
            }
            _ => self.then(&[main]),
        }
    }

    /// SEP-PHASE-B2 (a), (b), (d): the bonus before or after the main ability, instead of it, or not at all.
    pub fn order_bonus(&mut self, question: Question, action: Action, m: Move) {
        let Move::Bonus(order) = m else { return };
        let (main, bonus) = (Task::Do(Deed::Main(action)), Task::Do(Deed::Bonus(action)));
        let late = matches!(question, Question::LateBonus(_));
        match order {
            Order::First => self.then(&[bonus, main]),
            Order::Last if late => self.then(&[bonus]),
            Order::Last => self.then(&[main, bonus]),
            Order::Instead => self.then(&[bonus]),
            Order::Never if late => {}
            Order::Never => self.then(&[main]),
        }
    }

    /// SEP-PHASE-B3, SEP-RUL-X15: attuning raises suspicion, whether or not the bonus was of use.
    pub fn attune_suspicion(&mut self) {
        if !self.scene().attuned() {
            return;
        }
        let usual = self.scene().attune_rise() as i8;
        let rise = self.scene().amount(Amount::AttuneRise, usual);
        if rise != usual {
            self.credit(Amount::AttuneRise);
        }
        if rise > 0 {
            self.then(&[raise(rise as u8)]);
        }
    }

    /// SEP-PHASE-B5, SEP-SPL-5: what lasts for the turn ends.
    pub fn end_turn(&mut self) {
        let stands_free = !self.scene().others().contains(self.scene().leader());
        debug_assert!(self.scene().is_solo() || stands_free, "SEP-MOVE-4: a turn ends on a free space");
        self.s.turn = Turn::default();
        if self.scene().is_solo() {
            self.end_human_turn();
        }
    }
}
