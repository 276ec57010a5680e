//! The state written down, and what must always be true of it.

use super::SealedBids;
use super::moves::{Card, HIGHEST};
use super::state::{Cards, Question, ROUNDS, SEATS, Stack, State, TALON};
use coven_engine::{Broken, Seat, Stage};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    blind: bool,
    round: u8,
    prize: Option<u8>,
    asked: Vec<Question>,
    seats: [SeatPosition; SEATS],
    talon: [SlotPosition; TALON],
    discard: Vec<Card>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatPosition {
    hand: Vec<Card>,
    bid: Option<Card>,
    won: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SlotPosition {
    card: Card,
    looked: Option<Seat>,
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
        one_place_for_every_card(&position)?;
        let seats = &position.seats;
        let mut asked = Stack::default();
        for &question in &position.asked {
            asked.push(question);
        }
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
        one_place_for_every_card(&self.position(state))?;
        let sizes: Vec<usize> = Seat::all(SEATS)
            .map(|seat| state.hands[seat.index()].len() + usize::from(state.bids[seat.index()].is_some()))
            .collect();
        if sizes.iter().any(|size| *size != sizes[0]) {
            return Err(Broken::new("SLB-INV-2", format!("the hands hold {sizes:?} cards")));
        }
        let seated = |seat: Seat| seat.index() < SEATS;
        let sensible = state.asked.iter().all(|question| match question {
            Question::Prize | Question::Bid => true,
            Question::Reward(seat) => seated(seat),
            Question::Swap(seat, slot) => seated(seat) && usize::from(slot.0) < TALON,
        });
        if !sensible || state.over() != (state.round >= ROUNDS) {
            return Err(Broken::new("SLB-INV-3", format!("in round {} the question is {:?}", state.round, state.asked.top())));
        }
        Ok(())
    }
}

/// SLB-INV-1
fn one_place_for_every_card(position: &Position) -> Result<(), Broken> {
    let of_seats = position.seats.iter().flat_map(|seat| seat.hand.iter().copied().chain(seat.bid));
    let mut cards: Vec<Card> = of_seats.chain(position.talon.iter().map(|slot| slot.card)).collect();
    cards.extend(&position.discard);
    cards.sort();
    if let Some(twice) = cards.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(Broken::new("SLB-INV-1", format!("card {} is in two places", twice[0])));
    }
    match cards.iter().find(|card| !(1..=HIGHEST).contains(&card.0)) {
        Some(stranger) => Err(Broken::new("SLB-INV-1", format!("there is no card {stranger}"))),
        None if cards.len() < Cards::all().len() => Err(Broken::new("SLB-INV-1", "a card is missing")),
        None => Ok(()),
    }
}
