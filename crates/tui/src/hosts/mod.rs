//! The places where a table can live.

mod hints;
mod lobby;
mod local;
mod remote;
mod replay;
mod story;
mod wire;

pub use hints::hints;
pub use lobby::Lobby;
pub use local::{LocalTable, Save};
pub use remote::RemoteTable;
pub use replay::Replay;
pub use wire::{Address, JoinError, Server};
