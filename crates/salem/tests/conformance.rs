//! Random play through the conformance kit: every player count, every setup.

use coven_engine::testing::{Care, check_game};
use coven_engine::{DataSource, Rules};
use coven_salem::Salem;
use std::sync::Arc;

fn play(players: usize, games_per_setup: u64, care: Care) {
    let rules = Arc::new(Salem::load(&DataSource::builtin()).expect("built-in data"));
    for (number, setup) in rules.setups(players).iter().enumerate() {
        for game in 0..games_per_setup {
            let seed = number as u64 * 1000 + game;
            if let Err(finding) = check_game(&rules, setup, seed, care) {
                panic!("{finding}");
            }
        }
    }
}

/// The costly checks at every 37th decision reach all kinds of questions over the games of a run.
const OFTEN: Care = Care { costly_every: 37 };

#[test]
fn three_players() {
    play(3, 100, OFTEN);
}

#[test]
fn four_players() {
    play(4, 60, OFTEN);
}

#[test]
fn five_players() {
    play(5, 40, OFTEN);
}

#[test]
fn six_players() {
    play(6, 25, OFTEN);
}

#[test]
fn seven_players() {
    play(7, 20, OFTEN);
}

#[test]
fn eight_players() {
    play(8, 12, OFTEN);
}

#[test]
fn every_decision_of_a_few_games_is_checked_with_all_care() {
    for players in 3..=8 {
        play(players, 1, Care { costly_every: 1 });
    }
}
