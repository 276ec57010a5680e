//! What the tests of this folder share: the rules, and random games looked at move by move.
#![allow(dead_code, unused_imports)] // Every test file uses its own part.

use coven_engine::{Rules, testing};
use coven_septima::{Septima, Setup, State};
use std::sync::{Arc, LazyLock};

pub use testing::assert_even;

pub type Walk = testing::Walk<Septima>;

pub fn rules() -> Arc<Septima> {
    static RULES: LazyLock<Arc<Septima>> = LazyLock::new(|| Arc::new(Septima::builtin()));
    RULES.clone()
}

pub fn setup(players: usize, variants: &[&str]) -> Setup {
    rules().agree(players, variants).expect("an allowed setup")
}

/// Looks at every state of a number of random games of every setup for every number of players. The game before the move is
/// handed over together with the game after it.
pub fn watch_games(games: u64, mut look: impl FnMut(&State, &Walk)) {
    Walk::through_games(&rules(), games, |_| (), |(), walk, made| look(&made.before, walk));
}
