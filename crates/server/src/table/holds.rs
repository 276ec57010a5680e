//! Nobody is seated without a yes: whoever is asked to play has a chair held for a while, and says yes or no.

use super::acts::{Act, Refusal};
use super::clock::Clock;
use super::desk::{Desk, Progress};
use super::entry::{Entry, Guest, Sitter};
use super::happened::Event;
use coven_engine::Seat;

const MINUTE: i64 = 60 * 1000;

/// How long a chair is held where people play at once, in milliseconds.
const HELD_LIVE: i64 = 10 * MINUTE;

/// How long a chair is held where nobody is in a hurry, in milliseconds.
const HELD_WITHOUT_CLOCK: i64 = 24 * 60 * MINUTE;

/// Somebody for whom a chair is held.
#[derive(Clone, Copy, Debug)]
pub struct Hold<'a> {
    pub seat: Seat,
    pub person: &'a str,
    pub until: i64,
}

impl Desk {
    /// The chairs that are held.
    pub fn holds(&self) -> impl Iterator<Item = Hold<'_>> {
        let chairs = Seat::all(self.chairs.len()).zip(&self.chairs);
        chairs.filter_map(|(seat, chair)| match &chair.sitter {
            Sitter::Held { id, until, .. } => Some(Hold { seat, person: id, until: *until }),
            Sitter::Open | Sitter::Person { .. } | Sitter::Bot { .. } => None,
        })
    }

    /// The chair that is held for somebody. Once the game has begun there is none.
    pub fn held_for(&self, person: &str) -> Option<Seat> {
        let held = self.holds().find(|hold| hold.person == person)?;
        (self.progress == Progress::Gathering).then_some(held.seat)
    }

    /// Asks people to a table at which nothing has happened yet, each to a chair that is free. If it was done before, it stays as
    /// it is.
    pub fn invite(&self, people: &[Guest]) -> Act {
        let free = |guest: &&Guest| self.chairs.get(guest.seat.index()).is_some_and(|chair| chair.sitter == Sitter::Open);
        let people: Vec<Guest> = people.iter().filter(free).cloned().collect();
        if self.seq > 1 || people.is_empty() {
            return Act::Done(self.seq);
        }
        let hold = match self.founding.clock {
            Some(Clock::Live { .. }) => HELD_LIVE,
            // As long as for any other decision.
            Some(clock @ Clock::Correspondence { .. }) => clock.full(),
            None => HELD_WITHOUT_CLOCK,
        };
        Act::Do(Entry::Invited { people, hold })
    }

    /// Carries an invitation out.
    pub(super) fn hold(&mut self, people: &[Guest], hold: i64) -> Result<Event, Refusal> {
        if people.iter().any(|guest| guest.seat.index() >= self.chairs.len()) {
            return Err(Refusal::NoSuchSeat);
        }
        let until = self.at + hold;
        for Guest { seat, person, name } in people {
            self.chair(*seat)?.sitter = Sitter::Held { id: person.clone(), name: name.clone(), until };
        }
        Ok(Event::Invited)
    }

    /// Says yes. Whoever sits there already has said it before.
    pub fn accept(&self, person: &str, name: &str) -> Result<Act, Refusal> {
        if self.sits(person) {
            return Ok(Act::Done(self.seq));
        }
        self.claim(person, name, self.held_for(person).ok_or(Refusal::NotInvited)?)
    }

    /// Says no.
    pub fn decline(&self, person: &str) -> Result<Act, Refusal> {
        let seat = self.held_for(person).ok_or(Refusal::NotInvited)?;
        Ok(Act::Do(Entry::Declined { seat }))
    }
}
