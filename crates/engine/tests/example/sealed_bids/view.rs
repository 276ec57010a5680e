//! What a viewer may know, and what a viewer may imagine of the rest.

use super::moves::{Card, HIGHEST};
use super::state::{Cards, Question, SEATS, State, TALON};
use coven_engine::{Dice, Seat, Viewer};
use serde::Serialize;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub round: u8,
    pub prize: Option<u8>,
    pub question: Option<Question>,
    pub seats: Vec<SeatView>,
    pub talon: Vec<SlotView>,
    pub discard: Vec<Card>,
}

coven_engine::in_parts!(View: round, prize, question, seats each, talon, discard);

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatView {
    pub cards: usize,
    /// The own hand; everybody's once the game is over.
    pub hand: Option<Vec<Card>>,
    pub has_bid: bool,
    /// The own bid.
    pub bid: Option<Card>,
    pub won: u8,
}

coven_engine::in_parts!(SeatView: cards, hand, has_bid, bid, won);

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SlotView {
    pub looked: Option<Seat>,
    /// What lies there, for whoever looked.
    pub card: Option<Card>,
}

impl View {
    pub fn of(state: &State, viewer: Viewer) -> View {
        let seat_view = |seat: Seat| {
            let i = seat.index();
            SeatView {
                cards: state.hands[i].len(),
                hand: shows_hand(state, viewer, seat).then(|| state.hands[i].iter().collect()),
                has_bid: state.bids[i].is_some(),
                bid: state.bids[i].filter(|_| viewer.is(seat)),
                won: state.won[i],
            }
        };
        let slot_view =
            |i: usize| SlotView { looked: state.looked[i], card: knows_slot(state, viewer, i).then_some(state.talon[i]) };
        View {
            round: state.round,
            prize: state.prize,
            question: state.asked.top(),
            seats: Seat::all(SEATS).map(seat_view).collect(),
            talon: (0..TALON).map(slot_view).collect(),
            discard: state.discard.iter().collect(),
        }
    }
}

fn shows_hand(state: &State, viewer: Viewer, seat: Seat) -> bool {
    viewer.is(seat) || state.over()
}

fn knows_slot(state: &State, viewer: Viewer, slot: usize) -> bool {
    state.looked[slot].is_some_and(|seat| viewer.is(seat))
}

/// The cards that the viewer cannot see change places at random. Which cards these are follows from the view.
pub fn imagine(state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
    let mut unseen = Cards::all();
    state.discard.iter().for_each(|card| unseen.remove(card));
    for seat in Seat::all(SEATS) {
        if shows_hand(state, viewer, seat) {
            state.hands[seat.index()].iter().for_each(|card| unseen.remove(card));
        }
        if let Some(card) = state.bids[seat.index()].filter(|_| viewer.is(seat)) {
            unseen.remove(card);
        }
    }
    (0..TALON).filter(|&slot| knows_slot(state, viewer, slot)).for_each(|slot| unseen.remove(state.talon[slot]));

    let mut pool = [Card(0); HIGHEST as usize];
    let count = unseen.len();
    pool.iter_mut().zip(unseen.iter()).for_each(|(place, card)| *place = card);
    dice.shuffle("imagined", &mut pool[..count], |card| card.to_string());
    let mut drawn = pool.into_iter();
    let mut draw = |shown: Card| drawn.next().unwrap_or(shown);

    let mut imagined = *state;
    for seat in Seat::all(SEATS) {
        let i = seat.index();
        if !shows_hand(state, viewer, seat) {
            imagined.hands[i] = state.hands[i].iter().map(&mut draw).collect();
        }
        if !viewer.is(seat) {
            imagined.bids[i] = state.bids[i].map(&mut draw);
        }
    }
    for slot in (0..TALON).filter(|&slot| !knows_slot(state, viewer, slot)) {
        imagined.talon[slot] = draw(state.talon[slot]);
    }
    imagined
}
