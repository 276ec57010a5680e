//! The conformance kit: every sentence of the [`Rules`](crate::Rules) contract, checked by random play. A game gets its
//! tests by calling it; `cargo xtask soak` runs the same checks over as many games as wished.

mod contract;
mod playthrough;
mod secrecy;

pub use contract::{Care, Finding, check_game};
pub use playthrough::playthrough;
