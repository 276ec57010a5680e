//! The tables in a terminal: pure functions from what a seat may see to a screen of characters, and one loop for keys and mouse.
//!
//! # The way through the crate
//!
//! [`seen`] is what one person sees of a table, wherever that table lives ([`host`], [`hosts`]: in this program, in a record, at a
//! server). A game's drawing ([`drawn`], one folder for each game, one list of them) makes a [`picture`] of it: pages of characters
//! with the places where choices lie. The [`screen`] puts these beside the list of choices, the story and the seats. [`app`] knows
//! what keys and mouse do, and [`terminal`] is the loop; it writes what has [changed](changes) since the last look.

#![forbid(unsafe_code)]

pub mod app;
pub mod changes;
mod drawings;
pub mod drawn;
pub mod host;
pub mod hosts;
pub mod paint;
pub mod picture;
mod plain;
pub mod screen;
pub mod seen;
mod tab;
pub mod terminal;
mod wrap;

pub use wrap::{cut, wrap};
