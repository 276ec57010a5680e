//! Games that were played from their beginning to their end, and can be told as a whole.

use super::desk::{Desk, Progress, STAND_IN};
use super::entry::Sitter;
use coven_engine::{Record, Seat};

impl Desk {
    /// Whether the game can be looked at from its beginning to its end.
    pub fn is_whole(&self) -> bool {
        self.progress == Progress::Over && !self.taken_up && self.founding.position.is_none() && self.game.is_some()
    }

    /// The record of a whole game, with who sat where.
    pub fn whole_record(&self) -> Option<Record> {
        let game = self.game.as_ref().filter(|_| self.is_whole())?;
        let sat = |seat: Seat| match &self.chairs[seat.index()].sitter {
            Sitter::Person { name, .. } => format!("human:{name}"),
            Sitter::Bot { level } => level.to_string(),
            Sitter::Open | Sitter::Held { .. } => STAND_IN.to_string(),
        };
        Some(game.record(Seat::all(self.chairs.len()).map(sat).collect()))
    }
}
