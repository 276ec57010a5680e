//! The laboratory: the same rules and the same players as at a table, by the thousand.

#![forbid(unsafe_code)]

pub mod analysis;
pub mod arena;
pub mod balance;
pub mod calibrate;
pub mod calibration;
pub mod entrant;
pub mod experiment;
pub mod laboratory;
pub mod luck;
pub mod puzzles;
pub mod share;
pub mod statistics;
pub mod trials;
pub mod values;
