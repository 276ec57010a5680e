//! One chair, one pair of eyes: whoever has played a seat has seen what it hides, and plays no other one of that table.

use super::desk::{Desk, Progress};
use super::entry::Contest;
use coven_engine::Seat;

/// Who has looked through which seat's eyes since the game began. It follows from the journal, so it holds at every node and after
/// every restart; a guest who registers stays the same person.
#[derive(Clone, Debug, Default)]
pub struct Eyes(Vec<(String, Seat)>);

impl Eyes {
    pub fn note(&mut self, person: &str, seat: Seat) {
        if !self.0.iter().any(|(who, through)| who == person && *through == seat) {
            self.0.push((person.to_owned(), seat));
        }
    }
}

impl Desk {
    /// Whether the person has played here, on whatever seat.
    pub fn has_played(&self, person: &str) -> bool {
        self.eyes.0.iter().any(|(who, _)| who == person)
    }

    /// Whether the deal may be played at other tables.
    pub fn shares_deal(&self) -> bool {
        self.founding.deal.is_some() || matches!(self.founding.contest, Some(Contest::Day { .. }))
    }

    /// Whether the deal may be played at other tables, and the person has not played it here: whoever looks on could tell somebody there.
    pub fn hides_deal_from(&self, person: Option<&str>) -> bool {
        let begun = matches!(self.progress, Progress::Playing | Progress::Over);
        begun && self.shares_deal() && !person.is_some_and(|person| self.has_played(person))
    }

    /// Whether the person has seen nothing of what other seats hide from this one.
    pub fn may_sit(&self, person: &str, seat: Seat) -> bool {
        self.eyes.0.iter().all(|(who, through)| who != person || *through == seat)
    }
}
