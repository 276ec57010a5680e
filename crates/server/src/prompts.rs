//! A person's stream of questions, whatever the table: for programs that play, and for "your turn" everywhere.

use crate::app::App;
use crate::stream::{self, Outlet, event};
use crate::table::{Desk, Event, Happened, Hold, InvitationShown, Progress, PromptShown};
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

    /// Ends all of somebody's streams.
    pub fn cut_off(&self, person: &str) {
        self.listeners.lock().unwrap_or_else(PoisonError::into_inner).remove(person);
    }

    pub fn end_streams(&self) {
        let mut listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        listeners.drain().flat_map(|(_, outlets)| outlets).for_each(|(_, outlet)| outlet.end());
    }

    /// Whether somebody listens here for what this person is asked.
    pub fn awaits(&self, person: &str) -> bool {
        self.listeners.lock().unwrap_or_else(PoisonError::into_inner).get(person).is_some_and(|outlets| is_heard(outlets))
    }

    /// Everybody for whom somebody listens here.
    pub fn awaited(&self) -> Vec<String> {
        let mut listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        listeners.retain(|_, outlets| is_heard(outlets));
        listeners.keys().cloned().collect()
    }

    /// Puts new questions to those who listen, and tells them when a game is over. Where a bot answers, nobody else is asked.
    pub fn tell(&self, app: &App, desk: &Desk, happened: &Happened) {
        let over = is_over(desk);
        let new = |seat: Seat| desk.chairs[seat.index()].asked_since == desk.seq;
        match happened.event {
            // Whoever sits down in the middle of a game, or comes back, is asked what the bot was asked.
            Event::Claimed { seat } | Event::Returned { seat } => {
                self.put(app, desk, |other| other == seat && desk.answers_itself(seat));
            }
            Event::Curtain => self.put(app, desk, |seat| desk.is_looking(seat) && desk.answers_itself(seat)),
            Event::Invited => self.invite(desk),
            Event::Reminded { seat } => self.remind_of(app, desk, seat),
            ref event if event.changes_game() => self.put(app, desk, |seat| over || desk.answers_itself(seat) && new(seat)),
            _ => {}
        }
    }

    /// Puts every open question to those who listen: a table has come into memory, and nobody knows what they have heard of it.
    pub fn remind(&self, app: &App, desk: &Desk) {
        self.put(app, desk, |seat| desk.answers_itself(seat));
        self.invite(desk);
    }

    fn put(&self, app: &App, desk: &Desk, wanted: impl Fn(Seat) -> bool) {
        for seat in Seat::all(desk.chairs.len()).filter(|&seat| wanted(seat)) {
            // At a shared screen only whoever has lifted the curtain is asked.
            if let Some(person) = desk.person_at(seat).filter(|person| desk.seat_of(person) == Some(seat)) {
                self.send(person, |language| ask(app, desk, seat, language));
            }
        }
    }

    /// Puts a question once more to those who listen, because the time for it is nearly over.
    fn remind_of(&self, app: &App, desk: &Desk, seat: Seat) {
        if let Some(person) = desk.person_at(seat) {
            self.send(person, |language| event(None, "reminder", &PromptShown::of(desk, seat, app.speech(language))));
        }
    }

    /// Asks those who listen whether they want to play, where a chair is held for them.
    fn invite(&self, desk: &Desk) {
        desk.holds().for_each(|hold| self.send(hold.person, |_| invitation(desk, hold)));
    }

    fn send(&self, person: &str, event: impl Fn(Language) -> stream::Event) {
        let mut listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(outlets) = listeners.get_mut(person) else {
            return;
        };
        outlets.retain(|(language, outlet)| outlet.send(event(*language)));
        if outlets.is_empty() {
            listeners.remove(person);
        }
    }
}

/// The event that asks somebody to play.
pub fn invitation(desk: &Desk, hold: Hold<'_>) -> stream::Event {
    event(None, "invitation", &InvitationShown::of(desk, hold))
}

fn is_heard(outlets: &[Listener]) -> bool {
    outlets.iter().any(|(_, outlet)| !outlet.is_closed())
}

fn is_over(desk: &Desk) -> bool {
    matches!(desk.progress, Progress::Over | Progress::Closed)
}

/// The event that puts a question to a seat, or says that there are no more.
pub fn ask(app: &App, desk: &Desk, seat: Seat, language: Language) -> stream::Event {
    let name = if is_over(desk) { "over" } else { "prompt" };
    event(None, name, &PromptShown::of(desk, seat, app.speech(language)))
}
