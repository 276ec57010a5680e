//! Every legal move of a seat that is being asked.

use crate::moves::{Move, Slot};
use crate::state::{Question, State, TALON};
use coven_engine::{MoveList, Seat};

pub fn list(state: &State, seat: Seat, moves: &mut MoveList<Move>) {
    if !state.deciding().contains(seat) {
        return;
    }
    let hand = state.hands[seat.index()];
    match state.asked.top() {
        None => {}
        Some(Question::Prize) => moves.extend([Move::Roll, Move::Fix]),
        Some(Question::Bid) => moves.extend(hand.iter().map(Move::Bid)),
        Some(Question::Reward(_)) => {
            moves.push(Move::Done);
            let unseen = |slot: &Slot| !state.blind && state.looked[usize::from(slot.0)].is_none();
            moves.extend((0..TALON as u8).map(Slot).filter(unseen).map(Move::Look));
        }
        Some(Question::Swap(..)) => {
            moves.push(Move::Leave);
            moves.extend(hand.iter().map(Move::Swap));
        }
    }
}
