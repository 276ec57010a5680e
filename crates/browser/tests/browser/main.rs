//! People at real browsers: whole games from the home page to the score sheet, by clicks, by keys, on a phone, on every
//! other screen, in four languages,
//! with a friend, through a restart of the server; and never an error in the console.

mod alone;
mod around;
mod axe;
mod common;
mod curtain;
mod days;
mod fair;
mod keys;
mod languages;
mod learn;
mod moments;
mod notices;
mod offline;
mod pace;
mod paper;
mod phone;
mod screens;
mod septima;
mod together;
mod zoom;
