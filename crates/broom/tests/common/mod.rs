//! What the tests of this folder share: the rules, and random games looked at move by move.
#![allow(dead_code, unused_imports)] // Every test file uses its own part.

use coven_broom::{Broom, Setup};
use coven_engine::{DataSource, Rules, testing};
use std::sync::{Arc, LazyLock};

pub use testing::assert_even;

pub type Walk = testing::Walk<Broom>;
pub type Made = testing::Made<Broom>;

pub fn rules() -> Arc<Broom> {
    static RULES: LazyLock<Arc<Broom>> =
        LazyLock::new(|| Arc::new(Broom::load(&DataSource::builtin()).expect("the built-in data")));
    RULES.clone()
}

pub fn setup(players: usize, variants: &[&str]) -> Setup {
    rules().agree(players, variants).expect("an allowed setup")
}

/// Looks at every move of a number of random games of every setup for every number of players. `look` gets the walk after the
/// move; it begins anew with each game.
pub fn watch_games<W>(games: u64, begin: impl Fn(&Walk) -> W, look: impl FnMut(&mut W, &Walk, &Made)) {
    Walk::through_games(&rules(), games, begin, look);
}
