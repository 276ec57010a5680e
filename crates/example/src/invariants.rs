//! What is true of every state of a game.

use crate::SealedBids;
use crate::moves::{Card, HIGHEST};
use crate::position::Position;
use crate::state::{Cards, Question, ROUNDS, SEATS, State, TALON};
use coven_engine::{Broken, Seat, Stage};

/// SLB-INV-1, SLB-INV-2, SLB-INV-3
pub fn check(rules: &SealedBids, state: &State) -> Result<(), Broken> {
    one_place_for_every_card(&rules.position(state))?;
    let sizes: Vec<usize> =
        Seat::all(SEATS).map(|seat| state.hands[seat.index()].len() + usize::from(state.bids[seat.index()].is_some())).collect();
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

/// SLB-INV-1
pub fn one_place_for_every_card(position: &Position) -> Result<(), Broken> {
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
