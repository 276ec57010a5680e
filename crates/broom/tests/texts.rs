//! The texts in four languages, and the rulebook: nothing is missing, nothing is left over, nothing is untranslated.

use coven_broom::{Broom, Region, RegionData, Setup, Side};
use coven_engine::{DataSource, FastDice, Rules, Silence};
use coven_text::testing::{Spoken, any, check_plurals, check_refusals, check_refused_setups, check_rulebook, check_translations};
use coven_text::{Language, Texts};
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
    // No game says the names of lakes, where no pawn stands, and the built-in data has no name of its own.
    let of = |rules: &Broom, spoken: &mut Spoken| {
        regions(rules).for_each(|(side, region)| spoken.keep(rules.region_name(side, region.id)))
    };
    of(&rules, &mut spoken);
    of(&renamed(), &mut spoken);
    spoken.check(Broom::about(), |_| false);
}

fn regions(rules: &Broom) -> impl Iterator<Item = (Side, &RegionData)> {
    Side::ALL.iter().flat_map(|&side| rules.data().side(side).region.iter().map(move |region| (side, region)))
}

/// Data in which Owlwood has another name.
fn renamed() -> Broom {
    let mut source = DataSource::builtin();
    source.replace("broom.toml", Broom::about().data.replace("\"Owlwood\"", "\"Home of the owls\""));
    Broom::load(&source).expect("the data with another name")
}

fn name_in(language: Language, rules: &Broom, region: Region) -> String {
    Texts::new(language, &[Broom::about()]).say(&rules.region_name(Side::Front, region), &[])
}

#[test]
fn the_english_names_of_the_regions_are_those_of_the_data() {
    let (rules, english) = (rules(), Texts::new(Language::English, &[Broom::about()]));
    for (side, region) in regions(&rules) {
        assert_eq!(english.say(&rules.region_name(side, region.id), &[]), region.name, "{side} {}", region.id);
    }
}

#[test]
fn a_region_that_the_data_renames_has_that_name_in_every_language() {
    let (rules, renamed) = (rules(), renamed());
    let [owlwood, badger_downs]: [Region; 2] = ["F1", "H1"].map(|region| region.parse().expect("a region"));
    assert_eq!(name_in(Language::Polish, &rules, owlwood), "Sowi Bór");
    assert_eq!(name_in(Language::Polish, &renamed, owlwood), "Home of the owls");
    assert_eq!(name_in(Language::Polish, &renamed, badger_downs), "Borsucze Wzgórza");
    assert_eq!(rules.data_hash(), renamed.data_hash(), "names are no part of the rules");
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
        assert_eq!(Broom::about().rulebook("en").text.matches(example).count(), 1, "{example}");
    }
}
