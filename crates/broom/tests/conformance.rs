//! The contract, over every player count, side and combination of variants, by random play.

use coven_broom::{Broom, Setup, State};
use coven_engine::testing::{Care, check_game};
use coven_engine::{DataSource, Rules};
use std::sync::Arc;

fn rules() -> Arc<Broom> {
    Arc::new(Broom::load(&DataSource::builtin()).expect("the built-in data"))
}

fn check(players: usize, games: u64, care: Care) {
    let rules = rules();
    for (number, setup) in rules.setups(players).iter().enumerate() {
        for game in 0..games {
            let seed = (number as u64) << 32 | game;
            if let Err(finding) = check_game(&rules, setup, seed, care) {
                panic!("{finding}");
            }
        }
    }
}

/// Few games with everything looked at, many with the costly checks now and then.
fn check_thoroughly(players: usize) {
    check(players, 3, Care { costly_every: 1 });
    check(players, 30, Care { costly_every: 25 });
}

#[test]
fn two_players() {
    check_thoroughly(2);
}

#[test]
fn three_players() {
    check_thoroughly(3);
}

#[test]
fn four_players() {
    check_thoroughly(4);
}

#[test]
fn five_players() {
    check_thoroughly(5);
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
    assert!(size_of::<Setup>() <= 8);
}
