//! Live tables over HTTP: a JSON API, a stream of server-sent events for every viewer, bots, clocks, accounts.
//!
//! The journal in the store is the truth. A table in memory is a fold over its lines ([`table`]), kept as long as somebody uses
//! it ([`live`]); what a viewer is shown of it comes from that viewer's eyes alone. Everything a page can do goes through the
//! API, which describes itself.

#![forbid(unsafe_code)]

mod api;
mod app;
mod bots;
pub mod client;
mod games;
mod ids;
mod limits;
mod live;
mod log;
mod metrics;
mod net;
mod pages;
mod people;
mod presence;
mod prompts;
mod signing;
mod site;
pub mod speech;
mod stream;
mod sweep;
pub mod table;
mod telling;
mod webhooks;

pub use app::{Config, StartError};
pub use limits::Rates;
pub use net::{Running, serve};
pub use pages::{DataOnly, DrawnTables, Pages};
