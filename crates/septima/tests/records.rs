//! Golden records: finished games that replay to the recorded result for ever. `COVEN_BLESS=1 cargo test -p coven-septima --test
//! records` makes them anew; do so only together with a new version of the rules.

use coven_engine::testing::{bless_record, check_forgeries, random_game, replay_records};
use coven_engine::{DataSource, Rules};
use coven_septima::Septima;
use std::path::Path;
use std::sync::Arc;

/// The games that are kept: name, players, variants and seed.
const KEPT: &[(&str, usize, &[&str], u64)] = &[
    ("basic-2", 2, &["basic"], 11),
    ("basic-3-deterministic", 3, &["basic", "deterministic"], 12),
    ("basic-4", 4, &["basic"], 13),
    ("full-2-fixed-trials", 2, &["full", "fixed-trials"], 14),
    ("full-2", 2, &["full"], 15),
    ("full-3", 3, &["full"], 16),
    ("full-4-fixed-hunter", 4, &["full", "fixed-hunter"], 17),
    ("full-4", 4, &["full"], 18),
    ("solo-easy", 1, &["easy"], 19),
    ("solo-hardest", 1, &["hardest"], 20),
    ("solo", 1, &[], 22),
];

fn rules() -> Arc<Septima> {
    Arc::new(Septima::load(&DataSource::builtin()).expect("the built-in data"))
}

#[test]
fn kept_records_replay_to_their_result() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    for &(name, players, variants, seed) in KEPT {
        bless_record(&folder, name, || random_game(&rules(), (players, variants), seed, |_, _, _| {}));
    }
    assert!(replay_records::<Septima>(&folder).len() >= KEPT.len());
}

#[test]
fn forged_records_are_found_out() {
    check_forgeries(&random_game(&rules(), (2, &["full"]), 21, |_, _, _| {}));
}
