//! Games that were played from their beginning to their end, and can be told as a whole.

use super::desk::{Desk, Progress, STAND_IN};
use super::entry::{Dealt, KnownBy, Sitter};
use coven_engine::{Record, Seat};
use std::collections::BTreeMap;

/// Which moves of their seat somebody made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnMoves {
    pub seat: Seat,
    /// For each move of the seat, in order.
    pub own: Vec<bool>,
}

impl Desk {
    /// Whether the game can be looked at from its beginning to its end.
    pub fn is_whole(&self) -> bool {
        self.progress == Progress::Over && !self.taken_up && self.founding.position.is_none() && self.game.is_some()
    }

    /// The people of a game that says something of how they play, each with the moves that they made. A game that began from a record
    /// or a position says nothing: whoever played it may have known what would come.
    pub fn own_moves(&self) -> Vec<OwnMoves> {
        if matches!(self.founding.dealt(), Dealt::Known(KnownBy::Record | KnownBy::Position)) {
            return Vec::new();
        }
        let people = Seat::all(self.chairs.len()).filter(|&seat| self.person_at(seat).is_some());
        people.map(|seat| OwnMoves { seat, own: self.chairs[seat.index()].own.clone() }).collect()
    }

    /// The roles that the person on a seat played in a game that says something of how people play, each with how often. A deal of the
    /// day says nothing here: others may still have it before them.
    pub(super) fn roles_played(&self, seat: Seat) -> BTreeMap<String, u32> {
        let says_nothing = matches!(self.founding.dealt(), Dealt::Known(KnownBy::Record | KnownBy::Position | KnownBy::Day));
        let played = self.game.as_ref().filter(|_| self.is_whole() && !says_nothing && self.person_at(seat).is_some());
        played.map(|game| game.roles(seat, &self.chairs[seat.index()].own)).unwrap_or_default()
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
