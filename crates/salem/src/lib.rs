//! New Salem: Puritans and Witches build a town, and nobody knows who is who.
//!
//! `rules.md` is the rulebook, `data.toml` what is printed on the cards. The way through the crate:
//!
//! - **What there is:** `cards` (the cards by name), `data` (what is printed on them) and `load` (how it is read and checked),
//!   `town` (buildings with their cubes), `deck` (what lies face down), `state` (all of it, and the questions that wait).
//! - **Where the engine meets the game:** `rules`.
//! - **What may be done:** `moves` (decisions and their notation), `legal` (those of every question), `refuse` (why not another).
//! - **What happens:** `setup`, then `play`, which leads from one question to the next through the chapters of the rulebook:
//!   `build` (phase 1), `trigger` (phases 2 and 3: drawing, choosing and paying for an event), `gifts` (Hope for the Constable),
//!   `effects` (the text of each event), `constable` (succession, badges, phase 4) and `scoring` (the end).
//! - **Who knows what:** `view`, `imagine`, and `talk` (what may be said).
//! - **What is told of it:** `events`, `tell` (both in words), `facts` (the cards, for whoever draws or explains them), `things` (what lies in the
//!   box, for whoever looks it up).
//! - **For computer players:** `knowledge` (what a good player would do) and `belief` (who is a Witch?).
//! - **For programs that learn:** `encode` (moves and views in numbers, from the heap-free `sight`).
//! - **For newcomers:** `coach` (what to know, to fear and to plan).
//! - **For tests and snapshots:** `position` (a state in readable form) and `invariants` (what holds in every one).

#![forbid(unsafe_code)]

mod belief;
mod build;
mod cards;
mod coach;
mod constable;
mod data;
mod deck;
mod effects;
mod encode;
mod events;
mod facts;
mod gifts;
mod imagine;
mod invariants;
mod knowledge;
mod legal;
mod load;
mod moves;
mod play;
mod position;
mod refuse;
mod rules;
mod scoring;
mod setup;
mod sight;
mod state;
mod talk;
mod tell;
mod things;
mod town;
mod trigger;
mod view;

pub use cards::{Building, Character, EventCard, Side, Type};
pub use events::Event;
pub use moves::{Announcement, Move};
pub use position::Position;
pub use scoring::Reckoning;
pub use setup::Setup;
pub use state::{Answer, State, Task};
pub use talk::Statement;
pub use town::{Cube, Lot};
pub use view::{SeatView, SlotView, View};

use data::Printed;

/// The rules of New Salem with the component data they were loaded with.
#[derive(Clone, Debug)]
pub struct Salem {
    printed: Printed,
    version: u32,
}

/// The rules version since which a gift reopens the window for seats that were done (NSM-GIVE-1).
const GIFTS_REOPEN: u32 = 2;

impl Salem {
    fn gifts_reopen(&self) -> bool {
        self.version >= GIFTS_REOPEN
    }
}
