//! The texts in four languages, and the rulebook: nothing is missing, nothing is left over, nothing is untranslated.

use coven_broom::{Broom, Setup, Side};
use coven_engine::{DataSource, FastDice, Rules, Silence};
use coven_text::testing::{Spoken, any, check_plurals, check_refusals, check_refused_setups, check_rulebook, check_translations};
use std::path::Path;
use std::sync::Arc;

fn rules() -> Arc<Broom> {
    Arc::new(Broom::load(&DataSource::builtin()).expect("the built-in data"))
}

#[test]
fn the_messages_are_translated() {
    check_plurals(Broom::about());
    check_translations(Broom::about(), |id| ["broom-role-", "broom-card-"].iter().any(|beginning| id.starts_with(beginning)));
}

#[test]
fn whatever_is_said_has_its_message_and_every_message_is_said() {
    let rules = rules();
    let mut spoken = Spoken::of(&*rules);
    for players in 2..=5 {
        for (number, setup) in rules.setups(players).iter().enumerate() {
            let seed = (players * 100 + number) as u64;
            (0..6).for_each(|game| spoken.listen(&rules, setup, seed << 8 | game, any));
        }
    }
    spoken.check(Broom::about(), |_| false);
}

#[test]
fn every_refused_setup_has_its_sentence_and_its_rule() {
    let rules = rules();
    let asked = |players, words: &[&str]| rules.agree(players, words).expect_err("a setup that is refused");
    let bare_back = Setup { hill_tiles: false, ..Setup::base(3, Side::Back) };
    let refused = [
        asked(6, &[]),
        asked(300, &[]),
        asked(3, &["snow"]),
        asked(3, &["heavy=many"]),
        asked(3, &["front", "back"]),
        asked(3, &["forest"]),
        asked(3, &["hill"]),
        asked(3, &["storm", "heavy=1"]),
        asked(3, &["heavy=20"]),
        rules.start(&bare_back, &mut FastDice::new(1), &mut Silence).expect_err("a back without hill tiles"),
    ];
    check_refused_setups(Broom::about(), &refused);
}

#[test]
fn every_refusal_has_its_sentence_and_its_rule() {
    check_refusals(Broom::about(), &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
}

#[test]
fn every_rule_is_defined_once_and_every_id_names_a_rule() {
    check_rulebook(Broom::about());
}

#[test]
fn the_worked_examples_stand_in_the_rulebook() {
    for example in ["**WE-1 ", "**WE-2 ", "**WE-3 "] {
        assert_eq!(Broom::about().rulebook.matches(example).count(), 1, "{example}");
    }
}
