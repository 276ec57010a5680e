//! Days for a decision: until when a seat may take, as it was agreed when the seat was asked.
//!
//! What people say about their time stands in the database and changes. What follows from it is written into the line by which a seat
//! is asked, so the fold needs nothing else, and every node has the same deadline.

use super::acts::Act;
use super::clock::Clock;
use super::desk::Desk;
use super::entry::Entry;
use super::happened::Event;
use crate::days::{Holiday, Hours};
use coven_engine::Seat;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// How people keep time, by their ids. Whoever is not there keeps the usual one.
pub type HoursOf = HashMap<String, Hours>;

/// Minimum time that is left to somebody whose deadline comes nearer, in milliseconds.
const LEAST_NOTICE: i64 = 24 * 60 * 60 * 1000;

/// A deadline as a line of the journal holds it. Its times are counted from that of the line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agreed {
    pub seat: Seat,
    /// Milliseconds until the time runs out.
    pub due: i64,
    /// Milliseconds until the person is reminded.
    pub reminder: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holiday: Option<Holiday>,
}

/// Until when a seat may take, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deadline {
    pub due: i64,
    pub reminder: i64,
    /// For whoever waits: days on which the person is away before it is due.
    pub holiday: Option<Holiday>,
    /// The person has been reminded.
    pub reminded: bool,
}

impl Desk {
    /// Whether people have days for every decision.
    pub fn is_by_days(&self) -> bool {
        matches!(self.founding.clock, Some(Clock::Correspondence { .. }))
    }

    /// Agrees on the deadlines of the seats that are asked now and have none, and of one that is put off. They become part of the line.
    pub fn agree(&mut self, event: &Event, hours: &HoursOf) -> Vec<Agreed> {
        if !self.is_by_days() {
            return Vec::new();
        }
        let seats: Vec<Seat> = Seat::all(self.chairs.len()).filter(|&seat| self.wants_deadline(seat, event)).collect();
        let agreed = seats.into_iter().filter_map(|seat| {
            let Deadline { due, reminder, holiday, .. } = self.deadline_by(seat, hours, self.at)?;
            Some(Agreed { seat, due: due - self.at, reminder: reminder - self.at, holiday })
        });
        let agreed: Vec<Agreed> = agreed.collect();
        self.settle(&agreed);
        agreed
    }

    fn wants_deadline(&self, seat: Seat, event: &Event) -> bool {
        let put_off = matches!(event, Event::Postponed { seat: postponed } if *postponed == seat);
        self.answers_itself(seat) && (put_off || self.chairs[seat.index()].deadline.is_none())
    }

    /// The deadline that follows from how the person keeps time. One that was agreed on before comes no nearer than a day.
    fn deadline_by(&self, seat: Seat, hours: &HoursOf, now: i64) -> Option<Deadline> {
        let chair = self.chairs.get(seat.index())?;
        let (asked_at, within) = (chair.asked_at?, chair.left);
        let usual = Hours::default();
        let hours = self.person_at(seat).and_then(|person| hours.get(person)).unwrap_or(&usual);
        let mut due = hours.due(asked_at, within);
        if let Some(before) = chair.deadline {
            due = due.max(before.due.min(now + LEAST_NOTICE));
        }
        let reminder = hours.reminder(asked_at, within, due);
        let reminded = chair.deadline.is_some_and(|before| before.reminded && before.reminder == reminder);
        Some(Deadline { due, reminder, holiday: hours.away_between(asked_at, due), reminded })
    }

    /// Takes over the deadlines that a line holds.
    pub(super) fn settle(&mut self, agreed: &[Agreed]) {
        let at = self.at;
        for Agreed { seat, due, reminder, holiday } in agreed {
            if let Some(chair) = self.chairs.get_mut(seat.index()) {
                let (due, reminder) = (at + due, at + reminder);
                let reminded = chair.deadline.is_some_and(|before| before.reminded && before.reminder == reminder);
                chair.deadline = Some(Deadline { due, reminder, holiday: *holiday, reminded });
            }
        }
    }

    /// Puts a deadline off, or brings it nearer, for somebody who has just said something else about their time.
    pub fn postpone(&self, person: &str, hours: &HoursOf, now: i64) -> Act {
        let moves = |seat: &Seat| {
            let agreed = self.chairs[seat.index()].deadline;
            self.is_by_days()
                && self.answers_itself(*seat)
                && self.deadline_by(*seat, hours, now).is_some_and(|new| {
                    agreed.is_none_or(|old| (old.due, old.reminder, old.holiday) != (new.due, new.reminder, new.holiday))
                })
        };
        self.seats_of(person).find(moves).map_or(Act::Done(self.seq), |seat| Act::Do(Entry::Postponed { seat }))
    }

    /// Whether a seat's person was reminded of what is asked now.
    pub fn is_reminded(&self, seat: Seat) -> bool {
        self.chairs.get(seat.index()).and_then(|chair| chair.deadline).is_some_and(|deadline| deadline.reminded)
    }

    /// When a seat's person is reminded, if that is still to be done.
    pub(super) fn reminder(&self, seat: Seat) -> Option<i64> {
        let deadline = self.chairs.get(seat.index())?.deadline.filter(|_| self.answers_itself(seat))?;
        (!deadline.reminded && deadline.reminder < deadline.due).then_some(deadline.reminder)
    }
}
