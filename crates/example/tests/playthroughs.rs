//! Golden playthroughs: what every viewer lives through in a whole game.
//! `INSTA_UPDATE=always cargo test -p coven-example --test playthroughs` writes them anew.

use coven_engine::testing::playthrough;
use coven_engine::{DataSource, Rules};
use coven_example::SealedBids;
use std::sync::Arc;

fn check(name: &str, variants: &[&str], seed: u64) {
    let rules = Arc::new(SealedBids::load(&DataSource::builtin()).expect("the built-in data"));
    let setup = rules.agree(3, variants).expect("an allowed setup");
    let told = playthrough(&rules, &setup, seed, usize::MAX).expect("an allowed setup");
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(name, told);
    });
}

#[test]
fn base() {
    check("base", &[], 1);
}

#[test]
fn blind() {
    check("blind", &["blind"], 2);
}
