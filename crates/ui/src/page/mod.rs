//! Whole pages: what stands around every table, and everything that is no table.

mod addresses;
mod chart;
mod create;
mod home;
mod lists;
mod lobby;
mod rule;
mod shell;
mod table;

pub use addresses::Address;
pub use chart::{Line, chart};
pub use create::{Create, create};
pub use home::{Home, home};
pub use lists::{OpenTable, RunningTable};
pub use lobby::{Lobby, lobby};
pub use rule::{rule, rule_link};
pub use shell::{Theme, Visitor};
pub use table::{Layout, Replay, TABS, Tab, TablePage, table};
