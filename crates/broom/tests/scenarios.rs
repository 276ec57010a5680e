//! The worked examples and rulings of the rulebook, as the files of `scenarios/` tell them.

use coven_broom::Broom;
use coven_engine::Rules;
use coven_engine::testing::{check_scenarios, scenario_names};
use std::path::Path;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");

#[test]
fn every_scenario_holds() {
    check_scenarios::<Broom>(Path::new(FOLDER));
}

/// A scenario for every ruling and for every worked example.
#[test]
fn no_ruling_is_without_a_scenario() {
    let rules = Broom::about().rulebook("en").rules();
    let rulings = rules.iter().filter_map(|rule| rule.id.strip_prefix("BRM-RUL-")).map(|number| format!("rul-{number:0>2}-"));
    let examples = (1..=3).map(|number| format!("we-{number}-"));
    let names = scenario_names(Path::new(FOLDER));
    let missing: Vec<String> =
        rulings.chain(examples).filter(|start| !names.iter().any(|name| name.starts_with(start))).collect();
    assert!(missing.is_empty(), "no scenario begins with {missing:?}");
}
