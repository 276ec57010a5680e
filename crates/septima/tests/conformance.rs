//! Random play of every setup, checked against the contract of the engine.

use coven_engine::Rules;
use coven_engine::testing::{Care, check_game};
use coven_septima::Septima;
use std::sync::Arc;

/// Plays so many games of every setup for a number of players.
fn conform(players: usize, games: u64, care: Care) {
    let rules = Arc::new(Septima::builtin());
    let setups = rules.setups(players);
    assert_eq!(setups.len(), 8, "two modes, each half of the deterministic variant or not");
    for (number, setup) in setups.iter().enumerate() {
        for seed in 0..games {
            let seed = seed + 1000 * number as u64 + 100_000 * players as u64;
            if let Err(finding) = check_game(&rules, setup, seed, care) {
                panic!("{finding}");
            }
        }
    }
}

#[test]
fn two_covens() {
    conform(2, 60, Care { costly_every: 60 });
}

#[test]
fn three_covens() {
    conform(3, 40, Care { costly_every: 90 });
}

#[test]
fn four_covens() {
    conform(4, 30, Care { costly_every: 120 });
}

/// Every decision of a few games, with all checks.
#[test]
fn every_decision_of_a_few_games() {
    for players in 2..=4 {
        conform(players, 1, Care { costly_every: 1 });
    }
}
