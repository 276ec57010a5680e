//! What a viewer may imagine of what it cannot see.

use crate::moves::{Card, HIGHEST};
use crate::state::{Cards, SEATS, State, TALON};
use crate::view::{knows_slot, shows_hand};
use coven_engine::{Dice, Seat, Viewer};

/// The cards that the viewer cannot see change places at random. Which cards these are follows from the view.
pub fn imagined(state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
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

    let mut imagined = state.clone();
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
