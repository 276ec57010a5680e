//! Golden playthroughs: what every viewer lives through at the beginning of a game.
//! `INSTA_UPDATE=always cargo test -p coven-septima --test playthroughs` writes them anew.

use coven_engine::Rules;
use coven_engine::testing::playthrough;
use coven_septima::Septima;
use std::sync::Arc;

fn check(name: &str, players: usize, variants: &[&str], seed: u64) {
    let rules = Arc::new(Septima::builtin());
    let setup = rules.agree(players, variants).expect("an allowed setup");
    let told = playthrough(&rules, &setup, seed, 80).expect("an allowed setup");
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(name, told);
    });
}

#[test]
fn basic() {
    check("basic_2", 2, &["basic"], 1);
    check("basic_3_deterministic", 3, &["basic", "deterministic"], 2);
}

#[test]
fn full() {
    check("full_2", 2, &["full"], 3);
    check("full_3", 3, &["full"], 4);
    check("full_4_fixed_trials", 4, &["full", "fixed-trials"], 5);
}

#[test]
fn solo() {
    check("solo", 1, &[], 6);
}
