//! Live tables over HTTP: a JSON API, a stream of server-sent events for every viewer, bots, clocks, accounts.
//!
//! The journal in the store is the truth. A table in memory is a fold over its lines ([`table`]), kept as long as somebody uses
//! it (`live`); what a viewer is shown of it comes from that viewer's eyes alone. What can be done with tables is done by one
//! service (`tables`), which pages (`site`) and API (`api`) call alike. The way of a move is drawn in `docs/architecture.md`.

#![forbid(unsafe_code)]

mod accounts;
mod api;
mod app;
mod backlog;
mod bots;
pub mod care;
pub mod client;
mod clubs;
mod daily;
mod days;
mod friends;
mod games;
mod ids;
mod limits;
mod live;
mod log;
mod many;
mod metrics;
mod net;
mod notices;
mod own_data;
mod pages;
mod people;
mod presence;
mod profiles;
mod prompts;
mod public_url;
mod reports;
mod reset;
mod signing;
mod site;
pub mod speech;
mod stream;
mod sweep;
pub mod table;
mod tables;
mod telling;
mod tls;
mod tournaments;

pub use app::{Config, StartError, Waits};
pub use games::{Games, Journal, OpenError};
pub use limits::Rates;
pub use net::{Pulse, Running, serve};
pub use notices::mail::{BadMailServer, BadSender, Mail, MailServer, Sender};
pub use pages::{DataOnly, Drawn, DrawnTables, Pages};
pub use public_url::{BadPublicUrl, PublicUrl};
pub use tls::{TlsError, TlsFiles};
