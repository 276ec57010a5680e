//! A person's stream of questions, whatever the table: for programs that play, and for "your turn" everywhere.

use crate::app::App;
use crate::stream::{Outlet, event};
use crate::table::{Desk, Event, Happened, Progress, PromptShown};
use axum::response::sse;
use coven_engine::Seat;
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

    /// Everybody for whom somebody listens here.
    pub fn awaited(&self) -> Vec<String> {
        self.listeners.lock().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect()
    }

    /// Puts new questions to those who listen, and tells them when a game is over. Where a bot answers, nobody else is asked.
    pub fn tell(&self, app: &App, desk: &Desk, happened: &Happened) {
        let over = desk.progress == Progress::Over;
        let new = |seat: Seat| desk.chairs[seat.index()].asked_since == desk.seq;
        match happened.event {
            // Whoever sits down in the middle of a game, or comes back, is asked what the bot was asked.
            Event::Claimed { seat } | Event::Returned { seat } => {
                self.put(app, desk, |other| other == seat && desk.answers_itself(seat));
            }
            ref event if event.changes_game() => self.put(app, desk, |seat| over || desk.answers_itself(seat) && new(seat)),
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
            outlets.retain(|(language, outlet)| outlet.send(ask(app, desk, seat, *language)));
            if outlets.is_empty() {
                listeners.remove(person);
            }
        }
    }
}

/// The event that puts a question to a seat, or says that there are no more.
pub fn ask(app: &App, desk: &Desk, seat: Seat, language: Language) -> sse::Event {
    let name = if desk.progress == Progress::Over { "over" } else { "prompt" };
    event(None, name, &PromptShown::of(desk, seat, app.speech(language)))
}
