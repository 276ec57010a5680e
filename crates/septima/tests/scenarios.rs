//! The worked examples, rulings and rules of the rulebook, as the files of `scenarios/` tell them.

use coven_engine::Rules;
use coven_engine::testing::{check_scenarios, scenario_names};
use coven_septima::Septima;
use std::path::Path;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");

/// Rulings that concern the game for one player alone.
const SOLO: [&str; 9] = ["e16", "e17", "e24", "e25", "e33", "x36", "x37", "x38", "x44"];
/// The worked examples; the ninth is about the game for one player.
const EXAMPLES: [u8; 9] = [1, 2, 3, 4, 5, 6, 7, 8, 10];

#[test]
fn every_scenario_holds() {
    check_scenarios::<Septima>(Path::new(FOLDER));
}

/// A scenario for every ruling and for every worked example.
#[test]
fn no_ruling_is_without_a_scenario() {
    let rules = Septima::about().rulebook("en").rules();
    let rulings = rules.iter().filter_map(|rule| rule.id.strip_prefix("SEP-RUL-")).map(str::to_lowercase);
    let rulings = rulings.filter(|id| !SOLO.contains(&id.as_str())).map(|id| {
        let (letter, number) = id.split_at(1);
        format!("rul-{letter}{number:0>2}-")
    });
    let examples = EXAMPLES.iter().map(|number| format!("ex-{number}-"));
    let names = scenario_names(Path::new(FOLDER));
    let missing: Vec<String> =
        rulings.chain(examples).filter(|start| !names.iter().any(|name| name.starts_with(start))).collect();
    assert!(missing.is_empty(), "no scenario begins with {missing:?}");
}
