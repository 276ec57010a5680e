//! Why a move that is not listed is not allowed.

use crate::moves::Move;
use crate::state::{Question, State};
use coven_engine::{Illegal, Seat};

pub fn reason(state: &State, seat: Seat, m: Move) -> Illegal {
    match (state.asked.top(), m) {
        (Some(Question::Bid), Move::Bid(card)) | (Some(Question::Swap(..)), Move::Swap(card))
            if !state.hands[seat.index()].contains(card) =>
        {
            Illegal::new("sealed-not-in-hand", "SLB-BID-1")
        }
        (Some(Question::Reward(_)), Move::Look(_)) if state.blind => Illegal::new("sealed-blind", "SLB-SETUP-2"),
        (Some(Question::Reward(_)), Move::Look(_)) => Illegal::new("sealed-looked-at", "SLB-REWARD-1"),
        _ => Illegal::OTHER_QUESTION,
    }
}
