//! Scenarios: the specification's examples, running. The format is described in `guide.md`.

mod file;
mod matching;
mod run;

pub(crate) use file::parse_file;
pub use file::{Expect, Legal, Move, Refused, Scenario, Step};
pub use matching::at_path;
pub use run::{Failure, Refusal, Staged, run, stage};

/// What can be said in a scenario file, for people.
pub const GUIDE: &str = include_str!("guide.md");
