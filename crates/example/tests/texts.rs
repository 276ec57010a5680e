//! The texts in four languages, and the rulebook: nothing is missing, nothing is left over, nothing is untranslated.

use coven_engine::{DataSource, Rules};
use coven_example::SealedBids;
use coven_text::testing::{Spoken, any, check_plurals, check_refusals, check_refused_setups, check_rulebook, check_translations};
use std::path::Path;
use std::sync::Arc;

fn rules() -> Arc<SealedBids> {
    Arc::new(SealedBids::load(&DataSource::builtin()).expect("the built-in data"))
}

#[test]
fn the_messages_are_translated() {
    check_plurals(SealedBids::about());
    check_translations(SealedBids::about(), |_| false);
}

#[test]
fn whatever_is_said_has_its_message_and_every_message_is_said() {
    let rules = rules();
    let mut spoken = Spoken::of(&*rules);
    for (number, setup) in rules.setups(3).iter().enumerate() {
        (0..20).for_each(|game| spoken.listen(&rules, setup, (number as u64) << 8 | game, any));
    }
    spoken.check(SealedBids::about(), |_| false);
}

#[test]
fn every_refused_setup_has_its_sentence_and_its_rule() {
    let asked = |players, words: &[&str]| rules().agree(players, words).expect_err("a setup that is refused");
    check_refused_setups(SealedBids::about(), &[asked(2, &[]), asked(3, &["snow"])]);
}

#[test]
fn every_refusal_has_its_sentence_and_its_rule() {
    check_refusals(SealedBids::about(), &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
}

#[test]
fn every_rule_is_defined_once_and_every_id_names_a_rule() {
    check_rulebook(SealedBids::about());
}
