//! Why a move is good, as a game tells it.

use super::Walk;
use crate::knowledge::Knowledge;
use crate::moves::MoveList;
use crate::seat::Viewer;
use std::sync::Arc;

/// Looks, in a random game, at every move that may be made: it has a reason, and one that its seat may know. It is the same in a state that the
/// seat cannot tell from the real one.
///
/// # Panics
/// If a move has none, or another one there.
pub fn check_reasons<R: Knowledge>(rules: &Arc<R>, setup: &R::Setup, seed: u64) {
    let mut walk = Walk::new(rules, setup, seed);
    let mut moves = MoveList::new();
    loop {
        for seat in rules.deciding(&walk.state) {
            let imagined = rules.imagine(&walk.state, Viewer::Seat(seat), &mut walk.dice);
            moves.clear();
            rules.legal(&walk.state, seat, &mut moves);
            for &m in moves.iter() {
                let reason = rules.reason(&walk.state, seat, m);
                assert!(reason.is_some(), "{setup:?}: {m} has no reason");
                assert_eq!(reason, rules.reason(&imagined, seat, m), "{setup:?}: {m}");
            }
        }
        if walk.make().is_none() {
            break;
        }
    }
}
