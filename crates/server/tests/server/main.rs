//! The server over HTTP, with real databases. One program, so that it is linked once.

mod bots;
mod common;
mod failures;
mod games;
mod nodes;
mod people;
mod safety;
mod site;
mod streams;
mod tables;
mod time;
mod upgrades;
