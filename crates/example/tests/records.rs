//! Golden records: finished games that replay to the recorded result for ever. `COVEN_BLESS=1 cargo test -p coven-example --test
//! records` makes them anew; do so only together with a new version of the rules.

use coven_engine::testing::{bless_record, check_forgeries, random_game, replay_records};
use coven_engine::{DataSource, Rules};
use coven_example::SealedBids;
use std::path::Path;
use std::sync::Arc;

/// The games that are kept: name, players, variants and seed.
const KEPT: &[(&str, usize, &[&str], u64)] = &[("base", 3, &[], 1), ("blind", 3, &["blind"], 2)];

fn rules() -> Arc<SealedBids> {
    Arc::new(SealedBids::load(&DataSource::builtin()).expect("the built-in data"))
}

#[test]
fn kept_records_replay_to_their_result() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    for &(name, players, variants, seed) in KEPT {
        bless_record(&folder, name, || random_game(&rules(), (players, variants), seed, |_, _, _| {}));
    }
    assert!(replay_records::<SealedBids>(&folder).len() >= KEPT.len());
}

#[test]
fn forged_records_are_found_out() {
    check_forgeries(&random_game(&rules(), (3, &[]), 21, |_, _, _| {}));
}
