//! The conformance kit: every sentence of the [`Rules`](crate::Rules) contract, checked by random play. A game gets its
//! tests by calling it; `coven soak` runs the same checks over as many games as wished.
//!
//! Besides, it runs what a game keeps in files: [scenarios](check_scenarios), [golden records](replay_records) and
//! [playthroughs](playthrough).

mod contract;
mod encoding;
mod playthrough;
mod reasons;
mod records;
mod scenarios;
mod secrecy;
mod walk;

pub use contract::{Care, Finding, check_game};
pub use playthrough::playthrough;
pub use reasons::check_reasons;
pub use records::{bless_record, check_forgeries, random_game, random_until, replay_records};
pub use scenarios::{check_scenarios, scenario_names};
pub use walk::{Made, Walk, assert_even};

use std::path::{Path, PathBuf};

/// The files of a folder with this ending.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.unwrap_or_else(|error| panic!("{}: {error}", folder.display())).path());
    paths.filter(|path| path.extension().is_some_and(|extension| extension == ending)).collect()
}
