//! The server over HTTP, with real databases. One program, so that it is linked once.

mod bots;
mod care;
mod chairs;
mod common;
mod deals;
mod door;
mod failures;
mod games;
mod invitations;
mod invite_only;
mod lobby;
mod many;
mod nodes;
mod people;
mod puzzles;
mod ratings;
mod reports;
mod rules;
mod safety;
mod screen;
mod site;
mod stage;
mod streams;
mod tables;
mod time;
mod upgrades;
