//! What may be played for a seat that does not answer in time, and in which order a search asks.

use crate::Salem;
use crate::moves::{Announcement, Move};
use crate::state::State;
use coven_engine::{MoveList, Rules, Seat};

impl Salem {
    /// NSM-DP-4: at a time-out the first card listed is picked or kept, nothing is said or given, the phase ends if it
    /// may, and otherwise the cheapest event is triggered with the first targets.
    pub fn suggested(&self, state: &State, seat: Seat) -> Option<Move> {
        let mut moves = MoveList::new();
        self.legal(state, seat, &mut moves);
        let quiet = [Move::Done, Move::End, Move::Say(Announcement::Nothing)];
        if let Some(&m) = quiet.iter().find(|m| moves.contains(m)) {
            return Some(m);
        }
        let cost = |m: &&Move| match m {
            Move::Trigger(event) => Some(self.cost(*event)),
            _ => None,
        };
        let cheapest = moves.iter().filter(|m| cost(m).is_some()).min_by_key(cost);
        cheapest.or(moves.first()).copied()
    }

    /// NSM-DP-3: a search treats simultaneous answers as given clockwise from the Constable's left.
    pub fn search_order(&self, state: &State) -> impl Iterator<Item = Seat> + use<> {
        let asked = state.asked();
        state.constable.next(state.players()).round(state.players()).filter(move |&seat| asked.contains(seat))
    }
}
