//! The engine on a small example game: the game passes the conformance kit, spoilt versions of it do not, and records,
//! undo and scenarios keep their promises.

mod faulty;
mod kit;
mod records;
mod scenarios;
mod talk;
mod undo;
