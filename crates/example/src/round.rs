//! The round: a prize, and a sealed bid of everybody.

use crate::events::Event;
use crate::moves::Card;
use crate::state::{Question, ROUNDS, SEATS, State};
use coven_engine::{Audience, Events, Seat};

/// SLB-ROUND-1: what the round is about; then all bid.
pub fn set_prize(state: &mut State, seat: Seat, prize: u8, events: &mut impl Events<Event>) {
    state.prize = Some(prize);
    state.asked.replace_top(Question::Bid);
    events.tell(Audience::All, || Event::Prize { seat, prize });
}

/// SLB-BID-1: a card lies face down; the last one opens all.
pub fn lay(state: &mut State, seat: Seat, card: Card, events: &mut impl Events<Event>) {
    state.hands[seat.index()].remove(card);
    state.bids[seat.index()] = Some(card);
    events.tell(Audience::All, || Event::Laid { seat });
    if let [Some(a), Some(b), Some(c)] = state.bids {
        open(state, [a, b, c], events);
    }
}

/// SLB-BID-2: the highest card wins the prize.
fn open(state: &mut State, bids: [Card; SEATS], events: &mut impl Events<Event>) {
    let winner = Seat::all(SEATS).max_by_key(|seat| bids[seat.index()]).unwrap_or(Seat(0));
    let prize = state.prize.unwrap_or_default();
    state.won[winner.index()] += prize;
    bids.into_iter().for_each(|card| state.discard.insert(card));
    state.bids = [None; SEATS];
    state.asked.replace_top(Question::Reward(winner));
    events.reveal(Audience::All, || Event::Opened { seat: winner, prize, cards: bids.to_vec() });
}

/// SLB-ROUND-1: the lead passes on. SLB-END-1: after the last round the hands are shown.
pub fn end(state: &mut State, events: &mut impl Events<Event>) {
    state.asked.pop();
    state.prize = None;
    state.round += 1;
    if state.round < ROUNDS {
        state.asked.push(Question::Prize);
        return;
    }
    for seat in Seat::all(SEATS) {
        events.reveal(Audience::All, || Event::Shown { seat, cards: state.hands[seat.index()].iter().collect() });
    }
}
