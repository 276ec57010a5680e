//! Golden records: finished games that replay to the recorded result for ever. `COVEN_BLESS=1 cargo test -p coven-broom --test
//! records` makes them anew; do so only together with a new version of the rules.

use coven_broom::Broom;
use coven_engine::testing::{bless_record, check_forgeries, random_game, replay_records};
use coven_engine::{DataSource, Rules};
use std::path::Path;
use std::sync::Arc;

/// The games that are kept: name, players, variants and seed.
const KEPT: &[(&str, usize, &[&str], u64)] = &[
    ("front-2", 2, &[], 11),
    ("front-3-mountain", 3, &["mountain"], 12),
    ("front-4-storm", 4, &["storm", "heavy=10"], 13),
    ("front-5-storm-mountain", 5, &["storm", "mountain"], 14),
    ("back-2-storm", 2, &["back", "storm", "heavy=11"], 15),
    ("back-3", 3, &["back"], 16),
    ("back-5-storm", 5, &["back", "storm"], 17),
];

fn rules() -> Arc<Broom> {
    Arc::new(Broom::load(&DataSource::builtin()).expect("the built-in data"))
}

#[test]
fn kept_records_replay_to_their_result() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    for &(name, players, variants, seed) in KEPT {
        bless_record(&folder, name, || random_game(&rules(), (players, variants), seed, |_, _, _| {}));
    }
    assert!(replay_records::<Broom>(&folder).len() >= KEPT.len());
}

#[test]
fn forged_records_are_found_out() {
    check_forgeries(&random_game(&rules(), (2, &[]), 21, |_, _, _| {}));
}
