//! A person's stream of questions, whatever the table: for programs that play, and for "your turn" everywhere.

use crate::app::App;
use crate::stream::{Frame, Outlet};
use crate::table::{Desk, Happened, Stage, question};
use bytes::Bytes;
use coven_engine::{Seat, Viewer};
use coven_text::Language;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Where a question goes, and in which language.
type Listener = (Language, Outlet);

#[derive(Default)]
pub struct Prompts {
    /// By person.
    listeners: Mutex<HashMap<String, Vec<Listener>>>,
}

impl Prompts {
    pub fn listen(&self, person: &str, language: Language, outlet: Outlet) {
        let mut listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        listeners.entry(person.to_owned()).or_default().push((language, outlet));
    }

    /// Whether somebody listens here for what this person is asked.
    pub fn awaits(&self, person: &str) -> bool {
        self.listeners.lock().unwrap_or_else(PoisonError::into_inner).contains_key(person)
    }

    /// Puts new questions to those who listen, and tells them when a game is over. Where a bot answers, nobody else is asked.
    pub fn tell(&self, app: &App, desk: &Desk, happened: &Happened) {
        let over = desk.stage == Stage::Over;
        let new = |seat: Seat| desk.chairs[seat.index()].asked_since == desk.seq;
        match happened.kind {
            _ if happened.game => self.put(app, desk, |seat| over || desk.answers_itself(seat) && new(seat)),
            // Whoever sits down in the middle of a game, or comes back, is asked what the bot was asked.
            "claimed" | "returned" => self.put(app, desk, |seat| happened.seat == Some(seat) && desk.answers_itself(seat)),
            _ => {}
        }
    }

    /// Puts every open question to those who listen: a table has come into memory, and nobody knows what they have heard of it.
    pub fn remind(&self, app: &App, desk: &Desk) {
        self.put(app, desk, |seat| desk.answers_itself(seat));
    }

    fn put(&self, app: &App, desk: &Desk, wanted: impl Fn(Seat) -> bool) {
        let mut listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        if listeners.is_empty() {
            return;
        }
        for seat in Seat::all(desk.chairs.len()).filter(|&seat| wanted(seat)) {
            let Some((person, outlets)) = desk.person_at(seat).and_then(|person| Some((person, listeners.get_mut(person)?)))
            else {
                continue;
            };
            outlets.retain(|(language, outlet)| outlet.send(&ask(app, desk, seat, *language)));
            if outlets.is_empty() {
                listeners.remove(person);
            }
        }
    }
}

/// The event that puts a question to a seat, or says that there are no more.
pub fn ask(app: &App, desk: &Desk, seat: Seat, language: Language) -> Bytes {
    let name = if desk.stage == Stage::Over { "over" } else { "prompt" };
    Frame::alone(None, name, |out| question(desk, Viewer::Seat(seat), app.speech(language), out))
}
