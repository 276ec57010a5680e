//! The texts in four languages, and the rulebook: nothing is missing, nothing is left over, nothing is untranslated.

use coven_engine::{DataSource, Rules, Seat};
use coven_salem::{Salem, Statement};
use coven_text::testing::{Spoken, any, check_plurals, check_refusals, check_refused_setups, check_rulebook, check_translations};
use std::path::Path;
use std::sync::Arc;

/// What no random game shows: a Constable for whom nobody may follow.
const RARE: [&str; 1] = ["salem-event-stays-constable"];

fn rules() -> Arc<Salem> {
    Arc::new(Salem::load(&DataSource::builtin()).expect("the built-in data"))
}

#[test]
fn the_messages_are_translated() {
    check_plurals(Salem::about());
    check_translations(Salem::about(), |_| false);
}

#[test]
fn whatever_is_said_has_its_message_and_every_message_is_said() {
    let rules = rules();
    let mut spoken = Spoken::of(&*rules);
    for game in 0..480 {
        let setup = rules.agree(3 + game as usize % 6, &[]).expect("an allowed setup");
        spoken.listen(&rules, &setup, game, any);
    }
    let statements = "claim-role witch; claim-types trade+finance+education; claim-types entertainment+justice+death; \
        claim-saw 1 witch; accuse 1; trust 1; want alms; want trial 1; offer 1; offer 1 alms; refuse; ask-constable 1";
    for text in statements.split(';') {
        spoken.keep(text.parse::<Statement>().expect("a statement").phrase(Seat(0)));
    }
    spoken.check(Salem::about(), |id| RARE.contains(&id));
}

#[test]
fn every_refused_setup_has_its_sentence_and_its_rule() {
    let asked = |players, words: &[&str]| rules().agree(players, words).expect_err("a setup that is refused");
    check_refused_setups(Salem::about(), &[asked(2, &[]), asked(3, &["constable=7"]), asked(3, &["snow"])]);
}

#[test]
fn every_refusal_has_its_sentence_and_its_rule() {
    check_refusals(Salem::about(), &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
}

#[test]
fn every_rule_is_defined_once_and_every_id_names_a_rule() {
    check_rulebook(Salem::about());
}
