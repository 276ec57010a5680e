//! Whole pages: what stands around every table, and everything that is no table.

mod addresses;
mod around;
mod chart;
mod create;
mod gather;
mod home;
mod lesson;
mod lists;
mod lobby;
mod people;
mod problem;
mod rule;
mod shell;
mod table;
mod talk;
mod you;

pub use addresses::Address;
pub use around::Around;
pub use chart::{Line, chart};
pub use create::{Create, create};
pub use gather::{Gather, gather};
pub use home::{Home, home};
pub use lesson::{Good, Lesson};
pub use lists::{OpenTable, RunningTable, Turn};
pub use lobby::{Lobby, lobby};
pub use people::{Chair, Sitter};
pub use problem::{Problem, problem};
pub use rule::{rule, rule_link, rule_page, rulebook};
pub use shell::{Theme, Visitor};
pub use table::{Layout, Replay, TABS, Tab, TablePage, live_table, table};
pub use talk::ChatMessage;
pub use you::{You, you};
