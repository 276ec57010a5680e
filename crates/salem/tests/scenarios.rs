//! The worked examples and rulings of the rulebook, as the files of `scenarios/` tell them.

use coven_engine::testing::check_scenarios;
use coven_salem::Salem;
use std::path::Path;

#[test]
fn every_scenario_holds() {
    check_scenarios::<Salem>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios")));
}
