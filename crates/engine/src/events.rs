//! What happened, told as it happens.
//!
//! The log, the animations and the sounds come from events, never from comparing two views. A playout listens to
//! nothing: its sink has no size and the closures that would build the events are never called.

use crate::seat::{MAX_SEATS, Seat, Seats, Viewer};
use serde::Serialize;

/// Who may hear of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Every seat and the spectators.
    All,
    /// These seats only; spectators do not hear it.
    Only(Seats),
}

impl Audience {
    pub const fn seat(seat: Seat) -> Audience {
        Audience::Only(Seats::only(seat))
    }

    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::All, _) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Only(_), Viewer::Spectator) => false,
        }
    }
}

/// Where a game's rules report what happens.
pub trait Events<E> {
    /// Something happened that follows from what `to` knew already, or that the mover may still take back.
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E);

    /// Something hidden became known to `to`: a card was laid, a pass proved something, a sealed answer was opened.
    /// Undo never crosses this.
    fn reveal(&mut self, to: Audience, event: impl FnOnce() -> E);
}

impl<E, S: Events<E>> Events<E> for &mut S {
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E) {
        (**self).tell(to, event);
    }

    fn reveal(&mut self, to: Audience, event: impl FnOnce() -> E) {
        (**self).reveal(to, event);
    }
}

/// A sink that ignores all events.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silence;

impl<E> Events<E> for Silence {
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> E) {}
    fn reveal(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}

/// One event and who may hear of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Told<E> {
    pub to: Audience,
    pub event: E,
}

/// Keeps everything that was told.
#[derive(Clone, PartialEq, Debug)]
pub struct Story<E> {
    pub told: Vec<Told<E>>,
    /// Something hidden became known.
    pub revealed: bool,
    /// The seats to which something hidden became known.
    pub learned: Seats,
}

impl<E> Default for Story<E> {
    fn default() -> Self {
        Story { told: Vec::new(), revealed: false, learned: Seats::NONE }
    }
}

impl<E: Serialize> Story<E> {
    /// The part of the story that one viewer hears.
    pub fn heard_by(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        self.told.iter().filter(move |told| told.to.includes(viewer)).map(|told| &told.event)
    }
}

impl<E> Events<E> for Story<E> {
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E) {
        self.told.push(Told { to, event: event() });
    }

    fn reveal(&mut self, to: Audience, event: impl FnOnce() -> E) {
        self.revealed = true;
        self.learned = match to {
            Audience::All => Seats::all(MAX_SEATS),
            Audience::Only(seats) => seats.fold(self.learned, Seats::with),
        };
        self.tell(to, event);
    }
}
