//! The course of the game: a move answers the question on top of the stack.

use crate::SealedBids;
use crate::events::Event;
use crate::moves::Move;
use crate::state::{Question, ROUNDS, SEATS, State, TALON};
use crate::{reward, round};
use coven_engine::{Dice, Events, Seat};

/// The most decisions of a game: in every round the prize, the bids and the end of the reward; and each card of the talon is looked
/// at, and swapped or left, at most once.
pub fn longest() -> usize {
    let per_round = 1 + SEATS + 1;
    usize::from(ROUNDS) * per_round + 2 * TALON
}

impl SealedBids {
    pub(crate) fn answer(&self, state: &mut State, seat: Seat, m: Move, dice: &mut impl Dice, events: &mut impl Events<Event>) {
        match (state.asked.top(), m) {
            (Some(Question::Prize), Move::Roll) => {
                let thrown = dice.pick("die", self.data.die.sides.into(), |side| (side + 1).to_string());
                round::set_prize(state, seat, thrown as u8 + 1, events);
            }
            (Some(Question::Prize), Move::Fix) => round::set_prize(state, seat, self.data.prize.fixed, events),
            (Some(Question::Bid), Move::Bid(card)) => round::lay(state, seat, card, events),
            (Some(Question::Reward(_)), Move::Look(slot)) => reward::look(state, seat, slot, events),
            (Some(Question::Reward(_)), Move::Done) => round::end(state, events),
            (Some(Question::Swap(_, slot)), Move::Swap(card)) => reward::swap(state, seat, slot, card, events),
            (Some(Question::Swap(..)), Move::Leave) => drop(state.asked.pop()),
            _ => {}
        }
    }
}
