//! The end: points and places.

use crate::state::{SEATS, State};
use coven_engine::{Places, Seat, Sheet};

/// SLB-END-1: prizes and what is left in the hand.
pub fn points(state: &State, seat: Seat) -> i32 {
    i32::from(state.won[seat.index()]) + hand_value(state, seat)
}

/// SLB-END-1: most points win; the highest card left breaks a tie.
pub fn places(state: &State) -> Places {
    Places::by_key(SEATS, |seat| (points(state, seat), hand_value(state, seat)))
}

/// SLB-END-1, line by line.
pub fn sheet(state: &State, seat: Seat) -> Sheet {
    let mut sheet = Sheet::default();
    sheet.add("prizes", state.won[seat.index()].into());
    sheet.add("hand", hand_value(state, seat));
    sheet
}

fn hand_value(state: &State, seat: Seat) -> i32 {
    state.hands[seat.index()].iter().map(|card| i32::from(card.0)).sum()
}
