//! What a person sees: pure functions from what a viewer may know to HTML and SVG.
//!
//! Nothing here knows a rule, reads a clock or does I/O. The server hands in what it has and sends out what it gets:
//! a whole page when somebody comes, and afterwards the [`fragment`]s of it that have changed. `art` draws, `page` lays
//! out what is the same for every game, and [`drawings`] lists the games whose tables are drawn: each has a folder of its own, with
//! its pictures, style sheet, texts and layout. No other file here names a game.

#![forbid(unsafe_code)]

pub mod art;
pub mod assets;
pub mod draw;
pub mod drawings;
pub mod fragment;
pub mod lessons;
pub mod page;
pub mod plain;
pub mod report;
mod speak;
pub mod table;
pub mod worker;

pub use speak::{Speak, TEXTS, texts};
