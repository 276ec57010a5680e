//! The laboratory: the same rules and the same players as at a table, by the thousand.

#![forbid(unsafe_code)]

pub mod arena;
pub mod balance;
pub mod entrant;
pub mod statistics;
