//! Several people at one screen: whoever opened the table plays on several chairs, each for another person. They look one after the
//! other. Between them a curtain is down: then their page shows what spectators see, and nobody plays. The one who is asked lifts it,
//! and it falls by itself as soon as another of them is asked instead.
//!
//! Who has lifted it follows from the journal, so it is the same at every node, and whatever is told or drawn goes by [`Desk::viewer`].

use super::acts::{Act, Refusal};
use super::desk::{Desk, Progress};
use super::entry::{Entry, Sitter};
use coven_engine::{Seat, Viewer};

impl Desk {
    /// The chairs of a person: several where others sit at the same screen.
    pub fn seats_of(&self, person: &str) -> impl Iterator<Item = Seat> {
        let chairs = Seat::all(self.chairs.len()).zip(&self.chairs);
        let sits = move |sitter: &Sitter| matches!(sitter, Sitter::Person { id, .. } if id == person);
        chairs.filter(move |(_, chair)| sits(&chair.sitter)).map(|(seat, _)| seat)
    }

    pub fn sits(&self, person: &str) -> bool {
        self.seats_of(person).next().is_some()
    }

    /// Whether others sit at the person's screen, or did when the game began: whoever leaves it does not go away from it.
    pub fn shares_screen(&self, person: &str) -> bool {
        let began = self.starters.iter().filter(|starter| starter.person == person).count();
        began > 1 || self.seats_of(person).nth(1).is_some()
    }

    /// The chair of a person. Where several play at one screen it is the one who has lifted the curtain, and nobody's while it is down;
    /// before and after the game the person's own.
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        match self.progress {
            Progress::Playing if self.shares_screen(person) => self.seats_of(person).find(|&seat| self.lifted == Some(seat)),
            _ => self.seats_of(person).next(),
        }
    }

    /// Through whose eyes somebody looks. Before the game, when there is nothing to hide yet, whoever was asked to play looks as
    /// the seat that is held, and so is asked on the own page alone. Those at one screen see the end together.
    pub fn viewer(&self, person: Option<&str>) -> Viewer {
        let Some(person) = person else {
            return Viewer::Spectator;
        };
        if self.progress == Progress::Over && self.shares_screen(person) {
            return Viewer::Spectator;
        }
        self.seat_of(person).or_else(|| self.held_for(person)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Whether the chair belongs to somebody else at the screen of whoever opened the table.
    pub fn is_beside(&self, seat: Seat) -> bool {
        self.seats_of(&self.founding.host).skip(1).any(|other| other == seat)
    }

    /// Whether the curtain was lifted for this seat.
    pub fn is_looking(&self, seat: Seat) -> bool {
        self.lifted == Some(seat)
    }

    /// For whom the curtain hangs: the first at the shared screen who is asked. None while it is lifted, or nobody there is asked.
    pub fn behind_curtain(&self) -> Option<Seat> {
        let host = &self.founding.host;
        let waits = self.lifted.is_none() && self.shares_screen(host);
        self.seats_of(host).find(|&seat| waits && self.answers_itself(seat))
    }

    /// Seats somebody else at the screen of whoever opened the table, before the game.
    pub fn seat_beside(&self, person: &str, seat: Seat, name: &str) -> Result<Act, Refusal> {
        if self.founding.host != person {
            return Err(Refusal::NotHost);
        }
        if !self.sits(person) {
            return Err(Refusal::NotSeated);
        }
        let chair = self.chairs.get(seat.index()).ok_or(Refusal::NoSuchSeat)?;
        match (self.progress, &chair.sitter) {
            (Progress::Playing | Progress::Over, _) => Err(Refusal::AlreadyStarted),
            (Progress::Closed, _) => Err(Refusal::Closed),
            (_, Sitter::Held { .. }) => Err(Refusal::SeatHeld),
            (_, Sitter::Person { .. }) => Err(Refusal::SeatTaken),
            (_, Sitter::Open | Sitter::Bot { .. }) => {
                Ok(Act::Do(Entry::Beside { seat, person: person.to_owned(), name: name.to_owned() }))
            }
        }
    }

    /// Lifts the curtain for somebody who is asked, or lets it down.
    pub fn lift(&self, person: &str, seat: Option<Seat>) -> Result<Act, Refusal> {
        self.running()?;
        if !self.sits(person) || seat.is_some_and(|seat| self.person_at(seat) != Some(person)) {
            return Err(Refusal::NotSeated);
        }
        if seat == self.lifted || !self.shares_screen(person) {
            return Ok(Act::Done(self.seq));
        }
        if seat.is_some_and(|seat| !self.answers_itself(seat)) {
            return Err(Refusal::Conflict);
        }
        Ok(Act::Do(Entry::Curtain { seat }))
    }

    /// Whoever stands up before the game takes along those who sit at the same screen.
    pub(super) fn send_away_those_beside(&mut self, seat: Seat) {
        let beside: Vec<Seat> = match self.person_at(seat) {
            Some(person) => self.seats_of(person).collect(),
            None => Vec::new(),
        };
        for (seat, chair) in Seat::all(self.chairs.len()).zip(&mut self.chairs) {
            if beside.contains(&seat) {
                chair.sitter = Sitter::Open;
            }
        }
    }

    /// Lets the curtain fall when another at the screen is asked and the one who looks is not, and when the game is over.
    pub(super) fn let_curtain_fall(&mut self) {
        let looks_on = |seat: &Seat| {
            let asked = |seat: Seat| self.answers_itself(seat);
            let person = self.person_at(*seat).filter(|_| self.progress == Progress::Playing);
            person.is_some_and(|person| asked(*seat) || !self.seats_of(person).any(asked))
        };
        self.lifted = self.lifted.filter(looks_on);
    }
}
