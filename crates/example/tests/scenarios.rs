//! The rules by example, as the files of `scenarios/` tell them.

use coven_engine::testing::check_scenarios;
use coven_example::SealedBids;
use std::path::Path;

#[test]
fn every_scenario_holds() {
    check_scenarios::<SealedBids>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios")));
}
