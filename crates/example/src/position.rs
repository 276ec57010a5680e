//! The state in readable form: scenarios change it and look at it.

use crate::SealedBids;
use crate::invariants;
use crate::moves::Card;
use crate::state::{Asked, Question, SEATS, State, TALON};
use coven_engine::{Broken, Seat, Stage};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub blind: bool,
    pub round: u8,
    pub prize: Option<u8>,
    pub asked: Vec<Question>,
    pub seats: [SeatPosition; SEATS],
    pub talon: [SlotPosition; TALON],
    pub discard: Vec<Card>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    pub hand: Vec<Card>,
    pub bid: Option<Card>,
    pub won: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SlotPosition {
    pub card: Card,
    pub looked: Option<Seat>,
}

impl Stage for SealedBids {
    type Position = Position;

    fn position(&self, state: &State) -> Position {
        let seat = |i: usize| SeatPosition { hand: state.hands[i].iter().collect(), bid: state.bids[i], won: state.won[i] };
        let slot = |i: usize| SlotPosition { card: state.talon[i], looked: state.looked[i] };
        Position {
            blind: state.blind,
            round: state.round,
            prize: state.prize,
            asked: state.asked.iter().collect(),
            seats: std::array::from_fn(seat),
            talon: std::array::from_fn(slot),
            discard: state.discard.iter().collect(),
        }
    }

    fn stage(&self, position: Position) -> Result<State, Broken> {
        invariants::one_place_for_every_card(&position)?;
        let seats = &position.seats;
        let asked = Asked::of(&position.asked).map_err(|error| Broken::new("SLB-INV-3", error.to_string()))?;
        let state = State {
            blind: position.blind,
            round: position.round,
            prize: position.prize,
            hands: std::array::from_fn(|i| seats[i].hand.iter().copied().collect()),
            bids: std::array::from_fn(|i| seats[i].bid),
            won: std::array::from_fn(|i| seats[i].won),
            talon: std::array::from_fn(|i| position.talon[i].card),
            looked: std::array::from_fn(|i| position.talon[i].looked),
            discard: position.discard.iter().copied().collect(),
            asked,
        };
        self.check(&state)?;
        Ok(state)
    }

    fn check(&self, state: &State) -> Result<(), Broken> {
        invariants::check(self, state)
    }
}
