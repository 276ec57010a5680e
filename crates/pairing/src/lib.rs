//! Rounds of a tournament at tables of three to eight: who plays with whom on which seat, and who stands where. Pure functions of what
//! was played so far; nothing here knows a game, a clock or a name.
//!
//! [`pair`] makes the next [`Round`] in three steps, each with a promise of its own (`tests/rounds.rs` holds it to them):
//!
//! 1. **Who sits out** ([`rest`]): with bots nobody, without them as few as possible. Whoever has missed the fewest games so far is
//!    the first to rest, so that of all who are there from the beginning nobody plays two games fewer than anybody else.
//! 2. **Seats** ([`seats`]): a matching of people and seats. A person's seats stay balanced to within one (no seat is had twice more
//!    often than another) unless a maximum matching says that this round cannot do it for everybody, and then for as many as possible.
//!    Where nobody comes or goes and bots fill in, it can always be done.
//! 3. **Tables** ([`search`]): exchanges of two places, as long as one makes the round better: first seats, then fewer pairs who have met
//!    before, then scores that are closer together (Swiss), then company of bots that is shared out more evenly. At the end no exchange of
//!    two places would make it better; and where there are many more tables than people anybody has met, nobody meets anybody again.
//!
//! Everything follows from the history and a seed: whoever computes it gets the same round. [`standings`] tells the rest.

#![forbid(unsafe_code)]

mod chance;
mod history;
mod pair;
mod rest;
mod search;
mod seats;
pub mod standings;

pub use pair::{Entrant, Fill, PairError, Plan, System, pair, tables_for};

use serde::{Deserialize, Serialize};

/// Somebody who takes part, by the number under which the caller knows them.
pub type Player = u32;

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    Person(Player),
    /// A computer player. They are numbered within a round, because their seats are balanced like everybody else's: that is what leaves
    /// room for people to have balanced seats, too.
    Bot(u32),
}

impl Place {
    pub const fn person(self) -> Option<Player> {
        match self {
            Place::Person(player) => Some(player),
            Place::Bot(_) => None,
        }
    }
}

/// Who sits with whom, in the order of the seats in the first game of the match. In each further game everybody moves on by one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Round {
    pub tables: Vec<Vec<Place>>,
    /// Who sits out.
    pub resting: Vec<Player>,
}

/// The places of a table in one of the games of its match, counted from 0.
pub fn seating(table: &[Place], game: usize) -> Vec<Place> {
    let mut places = table.to_vec();
    if !places.is_empty() {
        places.rotate_right(game % table.len());
    }
    places
}
