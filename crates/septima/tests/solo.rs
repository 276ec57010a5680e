//! The solitaire game in random play: every mix of options, checked against the contract of the engine.

use coven_engine::Rules;
use coven_engine::testing::{Care, check_game};
use coven_septima::Septima;
use std::sync::Arc;

fn conform(games: u64, care: Care) {
    let rules = Arc::new(Septima::builtin());
    let setups = rules.setups(1);
    assert_eq!(setups.len(), 40, "every mix of easier or of harder options");
    for (number, setup) in setups.iter().enumerate() {
        for seed in 0..games {
            if let Err(finding) = check_game(&rules, setup, seed + 1000 * number as u64, care) {
                panic!("{finding}");
            }
        }
    }
}

/// SEP-SOLO-1, SEP-SOLO-28, SEP-SOLO-29
#[test]
fn every_mix_of_options() {
    conform(25, Care { costly_every: 60 });
}

#[test]
fn every_decision_of_a_few_games() {
    conform(1, Care { costly_every: 4 });
}
