//! The reward: the winner of a round may look at the talon, and swap.

use crate::events::Event;
use crate::moves::{Card, Slot};
use crate::state::{Question, State};
use coven_engine::{Audience, Events, Seat};

/// SLB-REWARD-1: the winner sees a card of the talon.
pub fn look(state: &mut State, seat: Seat, slot: Slot, events: &mut impl Events<Event>) {
    state.looked[usize::from(slot.0)] = Some(seat);
    state.asked.push(Question::Swap(seat, slot));
    let card = state.talon[usize::from(slot.0)];
    events.tell(Audience::All, || Event::Looks { seat, slot });
    events.reveal(Audience::seat(seat), || Event::Looked { card });
}

/// SLB-REWARD-2: the winner swaps it.
pub fn swap(state: &mut State, seat: Seat, slot: Slot, card: Card, events: &mut impl Events<Event>) {
    let hand = &mut state.hands[seat.index()];
    hand.remove(card);
    hand.insert(std::mem::replace(&mut state.talon[usize::from(slot.0)], card));
    state.asked.pop();
    events.tell(Audience::All, || Event::Swapped { seat, slot });
}
