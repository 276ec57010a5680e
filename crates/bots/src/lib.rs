//! Computer players for every game of the house.
//!
//! A bot is honest by construction: everything it looks at comes out of [`Rules::imagine`](coven_engine::Rules::imagine) for its
//! own seat, which reads nothing that the seat's view does not show. It knows a game through its rules and its
//! [`Knowledge`](coven_engine::Knowledge), and nothing else.

#![forbid(unsafe_code)]

mod budget;
mod information_sets;
mod level;
mod memory;
pub mod net;
mod parameters;
mod playout;
mod profile;
mod search;

pub use budget::{Budget, Cancel};
pub use level::{Bot, Level, UnknownLevel};
pub use memory::Memory;
pub use net::{BadNet, Net};
pub use parameters::{BadParameters, Parameters, Thinking};
pub use playout::{Playout, Verdict};
pub use profile::{Shares, profile};
pub use search::{Judged, Search, worth_considering};
