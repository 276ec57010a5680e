//! Sealed Bids, for three players: the smallest game that has everything a game of the house can have. It is the example to copy
//! from when a game is added, and the game on which the engine's own tests run.
//!
//! The files follow the rulebook (`rules.md`): `setup`, `round`, `reward`, `scoring`, `talk`. Besides, every game has the same rooms:
//! `rules` is where the engine meets the game; `data` says what the component data is and `load` reads and checks it; `state` is everything there is and `moves` what can be
//! decided; a move enters at `play`, `legal` lists what may be answered, `refuse` says why something may not, `events` is what can
//! happen; `view` and `imagine` keep the secrets; `position` writes a state down and `invariants` checks it; `tell` puts everything
//! into phrases, `knowledge` advises computer players, `coach` newcomers, and `encode` puts views and moves into numbers.

#![forbid(unsafe_code)]

mod coach;
mod data;
mod encode;
mod events;
mod imagine;
mod invariants;
mod knowledge;
mod legal;
mod load;
mod moves;
mod play;
mod position;
mod refuse;
mod reward;
mod round;
mod rules;
mod scoring;
mod setup;
mod state;
mod talk;
mod tell;
mod view;

pub use events::Event;
pub use moves::{Card, Move, Slot};
pub use position::Position;
pub use setup::Setup;
pub use state::{Cards, Question, SEATS, State};
pub use view::{SeatView, SlotView, View};

use data::Data;

/// The rules of Sealed Bids with the component data they are played with.
#[derive(Clone, Debug)]
pub struct SealedBids {
    data: Data,
    data_hash: String,
}
