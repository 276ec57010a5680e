//! Golden playthroughs: what every viewer lives through at the beginning of a game, on both sides for every number of players.
//! `INSTA_UPDATE=always cargo test -p coven-broom --test playthroughs` writes them anew.

mod common;

use common::{rules, setup};
use coven_engine::testing::playthrough;

fn check(name: &str, players: usize, variants: &[&str], seed: u64) {
    let told = playthrough(&rules(), &setup(players, variants), seed, 60).expect("an allowed setup");
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(name, told);
    });
}

#[test]
fn front() {
    check("front_2", 2, &["storm"], 1);
    check("front_3", 3, &["mountain"], 2);
    check("front_4", 4, &["storm", "mountain"], 3);
    check("front_5", 5, &[], 4);
}

#[test]
fn back() {
    check("back_2", 2, &["back", "storm", "heavy=11"], 5);
    check("back_3", 3, &["back"], 6);
    check("back_4", 4, &["back", "storm"], 7);
    check("back_5", 5, &["back"], 8);
}
