//! The pages, checked over random games: every legal move is a control and nothing else is, nothing hidden shows, every word
//! is said in every language, the markup is sound and light.

mod book;
mod choices;
mod clubs;
mod days;
mod fragments;
mod games;
mod house;
mod lessons;
mod many;
mod markup;
mod plain;
mod puzzles;
mod questions;
mod report;
mod secrecy;
mod septima;
mod sizes;
mod snapshots;
mod style;
mod talk;
mod texts;
