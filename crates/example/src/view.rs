//! What a viewer may know.

use crate::moves::Card;
use crate::state::{Question, SEATS, State, TALON};
use coven_engine::{Seat, Viewer};
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

/// SLB-SETUP-1: nobody sees another hand; SLB-END-1: at the end all are shown.
pub(crate) fn shows_hand(state: &State, viewer: Viewer, seat: Seat) -> bool {
    viewer.is(seat) || state.over()
}

/// SLB-REWARD-1: who has looked at a card of the talon knows what lies there, also after a swap.
pub(crate) fn knows_slot(state: &State, viewer: Viewer, slot: usize) -> bool {
    state.looked[slot].is_some_and(|seat| viewer.is(seat))
}
