//! Everything that lies on the table, and what is being asked.

use crate::moves::{Card, HIGHEST, Slot};
use coven_engine::{Seat, Seats, Stack};
use serde::{Deserialize, Serialize};

pub const SEATS: usize = 3;
pub const TALON: usize = 3;
pub const ROUNDS: u8 = 3;
pub const HAND: usize = 4;

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cards(u16);

impl Cards {
    /// The whole deck.
    pub fn all() -> Cards {
        (1..=HIGHEST).map(Card).collect()
    }

    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = Card> {
        (1..=HIGHEST).map(Card).filter(move |&card| self.contains(card))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// What can be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// SLB-ROUND-1, of the lead.
    Prize,
    /// SLB-BID-1, of everybody who has not answered.
    Bid,
    /// SLB-REWARD-1, of the winner.
    Reward(Seat),
    /// SLB-REWARD-2, of the winner, on top of the reward.
    Swap(Seat, Slot),
}

/// The open questions: a swap on top of a reward is as deep as it gets.
pub type Asked = Stack<Question, 2>;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub blind: bool,
    /// Counted from 0.
    pub round: u8,
    /// What the round is about, once the lead has decided.
    pub prize: Option<u8>,
    pub hands: [Cards; SEATS],
    /// Cards that lie face down.
    pub bids: [Option<Card>; SEATS],
    pub won: [u8; SEATS],
    pub talon: [Card; TALON],
    /// Who looked at a card of the talon; nobody else may, and who did knows what lies there now.
    pub looked: [Option<Seat>; TALON],
    pub discard: Cards,
    pub asked: Asked,
}

impl State {
    pub fn lead(&self) -> Seat {
        Seat(self.round % SEATS as u8)
    }

    pub fn over(&self) -> bool {
        self.asked.top().is_none()
    }

    pub fn deciding(&self) -> Seats {
        match self.asked.top() {
            None => Seats::NONE,
            Some(Question::Prize) => Seats::only(self.lead()),
            Some(Question::Bid) => Seat::all(SEATS).filter(|seat| self.bids[seat.index()].is_none()).collect(),
            Some(Question::Reward(seat) | Question::Swap(seat, _)) => Seats::only(seat),
        }
    }
}
