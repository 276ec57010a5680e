//! Chapter 2.3: the draft of witches (full mode). All covens choose at the same time.

use crate::card::{Offer, Witch};
use crate::events::Event;
use crate::moves::Move;
use crate::play::Play;
use crate::scene::Scene;
use crate::set::Set;
use crate::state::Progress;
use coven_engine::{Audience, Dice, Events, Seat, Seats};

/// Tiles kept by each coven.
pub const ROUNDS: u8 = 3;

impl Scene<'_> {
    /// SEP-SETUP-17 (b), (c): hands go to the right, so in round `r` the coven holds the hand that was dealt `r` places to its left.
    pub fn held_hand(&self, seat: Seat, round: u8) -> usize {
        (seat.index() + usize::from(round)) % self.players()
    }

    /// The tiles among which a coven chooses in a round.
    pub fn draft_choices(&self, seat: Seat, round: u8) -> &[Witch] {
        &self.s.secret.draft.hands[self.held_hand(seat, round)][usize::from(round)..]
    }

    /// The tiles a coven has kept in the rounds so far.
    pub fn kept_tiles(&self, seat: Seat, rounds: u8) -> Set<Witch> {
        let kept = |round: u8| self.s.secret.draft.hands[self.held_hand(seat, round)][usize::from(round)];
        (0..rounds).map(kept).collect()
    }

    pub fn draft_moves(&self, seat: Seat, round: u8, out: &mut dyn Offer) {
        self.draft_choices(seat, round).iter().for_each(|&witch| out.offer(Move::Keep(witch)));
    }

    /// SEP-SETUP-17 (e): which of the three goes back.
    pub fn third_moves(&self, seat: Seat, out: &mut dyn Offer) {
        self.kept_tiles(seat, ROUNDS).for_each(|witch| out.offer(Move::Lose(witch)));
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// Each coven looks at the tiles it holds in this round.
    pub fn show_draft_hands(&mut self, round: u8) {
        for seat in self.scene().seats() {
            let witches = self.scene().draft_choices(seat, round).iter().copied().collect();
            self.events.reveal(Audience::seat(seat), || Event::TilesHeld { seat, witches });
        }
    }

    /// SEP-SETUP-17 (b) to (d): a tile is kept; when all have chosen, the hands go on.
    pub fn keep_tile(&mut self, seat: Seat, round: u8, witch: Witch) {
        let (held, place) = (self.scene().held_hand(seat, round), usize::from(round));
        let hand = &mut self.s.secret.draft.hands[held];
        if let Some(found) = hand[place..].iter().position(|&tile| tile == witch) {
            hand[place..=place + found].rotate_right(1);
        }
        self.events.tell(Audience::seat(seat), || Event::TileKept { seat, witch });
        self.s.asked.remove(seat);
        if !self.s.asked.is_empty() {
            return;
        }
        self.s.asked = Seats::all(self.s.covens.len());
        if round + 1 < ROUNDS {
            self.s.stage = Progress::Draft(round + 1);
            self.show_draft_hands(round + 1);
        } else {
            self.s.stage = Progress::ReturnThird;
        }
    }

    /// SEP-SETUP-17 (e), (f): two tiles join the coven; the third tiles go on top of the pile, in an order nobody knows.
    pub fn return_third(&mut self, seat: Seat, witch: Witch) {
        self.s.secret.draft.third[seat.index()] = Some(witch);
        self.events.tell(Audience::seat(seat), || Event::ThirdReturned { seat, witch });
        self.s.asked.remove(seat);
        if !self.s.asked.is_empty() {
            return;
        }
        for seat in self.scene().seats() {
            let third = self.s.secret.draft.third[seat.index()];
            let witches = self.scene().kept_tiles(seat, ROUNDS) - third.into_iter().collect();
            self.coven(seat).witches = witches;
            self.reveal(|| Event::CovenFormed { seat, witches });
        }
        self.s.secret.pile.thirds = self.s.secret.draft.third.iter().flatten().copied().collect();
        self.begin_prologue();
    }
}
