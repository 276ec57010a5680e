//! Phase 1: deal, build, discard.

use crate::cards::Building;
use crate::deck::Lying;
use crate::events::Event;
use crate::play::Play;
use crate::state::{Answer, Hand, State, Task, Where};
use crate::town::{Cube, Lot, Slot, only_choice};
use coven_engine::{Audience, Dice, Events, MAX_SEATS, Seat, Seats};

/// NSM-DISC-1: the number of cards in hand at which the last decision of the phase is due.
const LAST_CARDS: usize = 2;

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// NSM-DEAL-1, NSM-DP-DEAL: each player gets the number of cards that the round card shows. NSM-DEAL-3: a deck that
    /// is too small is dealt out as far as it goes, the same number to everybody. NSM-EX-2, NSM-RUL-2: four cards in round
    /// two, of which three are left at the second choice.
    pub(crate) fn deal(&mut self) {
        let players = self.state.players();
        let round = self.state.round;
        let full = usize::from(self.rules.printed.deals[usize::from(round) - 1]);
        let cards = full.min(self.state.deck.unseen.len() / players);
        self.events.tell(Audience::All, || Event::RoundBegan { round, cards: cards as u8 });
        for seat in Seat::all(players) {
            let hand = &mut self.state.hands[seat.index()];
            for _ in 0..cards {
                hand.push(self.state.deck.draw_unseen(self.dice));
            }
            self.events.reveal(Audience::seat(seat), || Event::HandDealt { seat, cards: hand.to_vec() });
        }
        self.state.replace_task(Task::Build);
    }

    /// NSM-BUILD-7: picks are repeated until everyone holds two cards. All hands have the same size.
    pub(crate) fn build(&mut self) {
        let waiting = self.state.everybody();
        match self.state.hands[0].len() {
            0 => self.state.replace_task(Task::DrawEvent),
            1 => self.build_last_cards(),
            LAST_CARDS => self.state.tasks.push(Task::Discard { waiting }),
            _ => self.state.tasks.push(Task::Pick { waiting }),
        }
    }

    /// NSM-BUILD-1: a card is chosen face down. Until the last seat has chosen it can be taken back (NSM-BUILD-3), and
    /// others learn only that the seat has chosen (NSM-INFO-6).
    pub(crate) fn pick(&mut self, seat: Seat, waiting: Seats, card: Building) {
        let waiting = self.seal(seat, Answer::Build(card), waiting);
        if !waiting.is_empty() {
            return self.state.replace_task(Task::Pick { waiting });
        }
        self.state.tasks.pop();
        self.reveal_picks();
    }

    fn seal(&mut self, seat: Seat, answer: Answer, waiting: Seats) -> Seats {
        self.state.answers[seat.index()] = Some(answer);
        self.events.tell(Audience::All, || Event::Chose { seat });
        waiting.without(seat)
    }

    /// NSM-BUILD-4, NSM-BUILD-6: all reveal at once and place their cubes; Remove symbols come after all cubes.
    fn reveal_picks(&mut self) {
        let mut chosen = [None; MAX_SEATS];
        for seat in Seat::all(self.state.players()) {
            if let Some(Answer::Build(card)) = self.state.answers[seat.index()].take() {
                take_card(&mut self.state.hands[seat.index()], card);
                chosen[seat.index()] = Some(card);
            }
        }
        self.reveal_buildings(chosen);
        self.pass_hands();
    }

    /// NSM-BUILD-2: hands go to the left neighbour, in every round. NSM-RUL-6: the new hand is seen only now, when all
    /// have chosen.
    fn pass_hands(&mut self) {
        let players = self.state.players();
        self.state.hands[..players].rotate_right(1);
        self.state.passes += 1;
        for seat in Seat::all(players) {
            let hand = &self.state.hands[seat.index()];
            self.events.reveal(Audience::seat(seat), || Event::HandReceived { seat, cards: hand.to_vec() });
        }
    }

    /// NSM-DEAL-3: a hand of one card is built.
    fn build_last_cards(&mut self) {
        let mut chosen = [None; MAX_SEATS];
        for seat in Seat::all(self.state.players()) {
            chosen[seat.index()] = self.state.hands[seat.index()].pop();
        }
        self.reveal_buildings(chosen);
    }

    /// NSM-BUILD-6, NSM-RUL-5: cubes first (placing commutes), then Remove symbols in Constable order, all of one player
    /// in turn. Fresh Despair may be removed.
    fn reveal_buildings(&mut self, chosen: [Option<Building>; MAX_SEATS]) {
        let mut removals = [0; MAX_SEATS];
        for seat in self.state.constable_order() {
            if let Some(building) = chosen[seat.index()] {
                removals[seat.index()] = self.build_one(seat, building);
            }
        }
        for step in (0..self.state.players()).rev() {
            let seat = Seat(((self.state.constable.index() + step) % self.state.players()) as u8);
            self.ask_to_remove(seat, removals[seat.index()], Where::Town);
        }
    }

    /// NSM-SYM-1, NSM-SYM-2, NSM-BUILD-5: the symbols of a building put cubes on that very building. Returns the number
    /// of its Remove symbols. NSM-BUILD-8: there is no cost, and a copy of an own building is as good as any.
    pub(crate) fn build_one(&mut self, seat: Seat, building: Building) -> u8 {
        let facts = self.rules.printed.building(building);
        let (hope, despair) = (facts.hope, facts.despair);
        self.state.town.add(seat, Slot { building, hope, despair });
        self.events.reveal(Audience::All, || Event::Built { seat, building, hope, despair });
        facts.remove
    }

    pub(crate) fn ask_to_remove(&mut self, seat: Seat, left: u8, from: Where) {
        if left > 0 {
            self.state.tasks.push(Task::Remove { seat, left, from });
        }
    }

    /// NSM-DISC-1: build one of the two cards and discard the other.
    pub(crate) fn keep(&mut self, seat: Seat, waiting: Seats, card: Building) {
        self.discard(seat, waiting, Answer::Build(card));
    }

    /// NSM-DISC-1, NSM-EX-3: or discard both and build the top card of the deck unseen. Either way one building is built.
    pub(crate) fn redraw(&mut self, seat: Seat, waiting: Seats) {
        self.discard(seat, waiting, Answer::Redraw);
    }

    /// NSM-DISC-2: choices are sealed until all are made.
    fn discard(&mut self, seat: Seat, waiting: Seats, answer: Answer) {
        let waiting = self.seal(seat, answer, waiting);
        if !waiting.is_empty() {
            return self.state.replace_task(Task::Discard { waiting });
        }
        self.state.tasks.pop();
        self.reveal_last_buildings();
    }

    /// NSM-DISC-2, NSM-DISC-3: all discards go under the deck in Constable order, then the redraws are made in Constable
    /// order (NSM-DP-REDRAW), then all reveal.
    fn reveal_last_buildings(&mut self) {
        let mut chosen = [None; MAX_SEATS];
        for seat in self.state.constable_order() {
            if let Some(Answer::Build(card)) = self.state.answers[seat.index()] {
                take_card(&mut self.state.hands[seat.index()], card);
                chosen[seat.index()] = Some(card);
            }
            self.put_hand_under(seat);
        }
        self.state.passes = 0;
        for seat in self.state.constable_order() {
            // NSM-DISC-4: who discarded both is public. NSM-RUL-21: two cards went under, so the deck is not empty.
            if self.state.answers[seat.index()].take() == Some(Answer::Redraw) {
                self.events.reveal(Audience::All, || Event::Redrew { seat });
                chosen[seat.index()] = self.state.deck.draw(self.dice).map(|card| card.building);
            }
        }
        self.reveal_buildings(chosen);
    }

    /// NSM-DISC-2: the seat alone sees what it discards; whoever held the hand before can tell (NSM-INFO-3).
    fn put_hand_under(&mut self, seat: Seat) {
        let knowers = self.state.knowers_of_hand(seat);
        let hand = &mut self.state.hands[seat.index()];
        self.events.tell(Audience::seat(seat), || Event::Discarded { seat, cards: hand.to_vec() });
        for &building in hand.iter() {
            self.state.deck.bottom.push(Lying { building, knowers });
        }
        hand.clear();
    }
}

/// One card leaves a hand that holds it; an equal one stays.
fn take_card(hand: &mut Hand, card: Building) {
    if let Some(at) = hand.iter().position(|&there| there == card) {
        hand.remove(at);
    }
}

/// Remove symbols: NSM-SYM-3, NSM-DP-REMOVE.
impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// NSM-EVT-2: removing is compulsory, one cube at a time.
    pub(crate) fn remove(&mut self, owner: Seat, lot: Lot, left: u8, from: Where) {
        if let Some(at) = self.state.town.find(owner, lot) {
            self.remove_one(owner, at, from);
        }
        self.removals_left(left.saturating_sub(1), from);
    }

    fn remove_one(&mut self, owner: Seat, at: usize, from: Where) {
        let by = match self.state.task() {
            Some(Task::Remove { seat, .. }) => seat,
            _ => self.state.constable,
        };
        let Some(building) = self.state.town.take(owner, at, Cube::Despair) else {
            return;
        };
        if from == Where::Apart {
            self.state.prayed.push((owner, at as u8));
        }
        self.events.tell(Audience::All, || Event::DespairRemoved { by, owner, building });
    }

    fn removals_left(&mut self, left: u8, from: Where) {
        match self.state.task() {
            Some(Task::Remove { seat, .. }) if left > 0 => self.state.replace_task(Task::Remove { seat, left, from }),
            _ => {
                self.state.tasks.pop();
                self.state.prayed.clear();
            }
        }
    }

    /// NSM-SYM-3: without Despair nothing happens. What leaves no choice is done without asking: one building, or no
    /// more Despair than must go. True if something was settled.
    pub(crate) fn remove_without_choice(&mut self, left: u8, from: Where) -> bool {
        let mut first: Option<(Seat, usize, Slot)> = None;
        let (mut removable, mut choice) = (0u16, false);
        for owner in Seat::all(self.state.players()).filter(|&owner| self.state.town.has_despair(owner)) {
            for (at, slot) in self.state.town.of(owner).iter().enumerate() {
                if !self.state.removable(owner, at, slot, from) {
                    continue;
                }
                removable += if from == Where::Apart { 1 } else { u16::from(slot.despair) };
                match first {
                    None => first = Some((owner, at, *slot)),
                    Some((seat, _, alike)) => choice |= seat != owner || alike != *slot,
                }
                if choice && removable > u16::from(left) {
                    return false;
                }
            }
        }
        match first {
            // Either there is one choice, or everything goes and the order does not matter.
            Some((owner, at, _)) => {
                self.remove_one(owner, at, from);
                self.removals_left(left.saturating_sub(1), from);
            }
            None => self.removals_left(0, from),
        }
        true
    }
}

impl State {
    /// Whether a Remove symbol may be used on this slot.
    pub(crate) fn removable(&self, owner: Seat, at: usize, slot: &Slot, from: Where) -> bool {
        slot.despair > 0
            && match from {
                Where::Town => true,
                Where::At(seat) => owner == seat,
                Where::Apart => !self.prayed.contains(&(owner, at as u8)),
            }
    }
}

/// Cubes that were received: NSM-CUBE-2, NSM-DP-PLACE.
impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    pub(crate) fn place(&mut self, seat: Seat, lot: Lot, left: u8, cube: Cube) {
        if let Some(at) = self.state.town.find(seat, lot) {
            self.place_at(seat, at, left, cube);
        }
    }

    fn place_at(&mut self, seat: Seat, at: usize, left: u8, cube: Cube) {
        if let Some(building) = self.state.town.put(seat, at, cube) {
            self.events.tell(Audience::All, || Event::Placed { seat, building, cube });
        }
        if left > 1 {
            self.state.replace_task(Task::Place { seat, left: left - 1, cube });
        } else {
            self.state.tasks.pop();
        }
    }

    /// NSM-CUBE-5, NSM-RUL-19: a player without a building receives no cubes. With one choice nobody is asked.
    pub(crate) fn place_without_choice(&mut self, seat: Seat, left: u8, cube: Cube) -> bool {
        if !self.state.town.has_buildings(seat) {
            self.state.tasks.pop();
            return true;
        }
        let only = only_choice(self.state.town.of(seat), |_| true);
        only.inspect(|&at| self.place_at(seat, at, left, cube)).is_some()
    }
}
