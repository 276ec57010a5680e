//! Golden playthroughs: random games as every viewer lives them. A change of rules or of what somebody may hear shows as
//! a difference.

use coven_engine::testing::playthrough;
use coven_engine::{DataSource, Rules};
use coven_salem::Salem;
use std::sync::Arc;

fn play(players: usize, variants: &[&str], seed: u64, moves: usize) -> String {
    let rules = Arc::new(Salem::load(&DataSource::builtin()).expect("built-in data"));
    let setup = rules.agree(players, variants).expect("setup");
    playthrough(&rules, &setup, seed, moves).expect("a game")
}

#[test]
fn three_players_to_the_end() {
    insta::assert_snapshot!(play(3, &["no-announce"], 1, usize::MAX));
}

#[test]
fn five_players_through_the_first_trigger_phase() {
    insta::assert_snapshot!(play(5, &[], 2, 60));
}

#[test]
fn eight_players_into_the_second_round() {
    insta::assert_snapshot!(play(8, &["constable=3"], 3, 80));
}
