//! Broom Service, 2 to 5 players: both sides of the board, all variants.
//!
//! The way through the crate:
//!
//! - What there is: `pieces` (cards, places, tiles), `data` (what `data.toml` says of them), `load` (reading and checking it),
//!   `state`, and `position`, which writes a state down by name.
//! - `rules` is where the engine meets the game.
//! - A move: [`Move`] is what a seat answers, `legal` lists the answers, `refuse` says why another is none, `tempting` lists what
//!   a person might take for one. `play` carries one
//!   out and leads on to the next question.
//! - The rulebook (`rules.md`), chapter by chapter: `board`, `setup`, `round`, `turn`, `roles`, `delivery`, `clouds`,
//!   `event_cards`, `tiles`, `scoring`. Each says what is possible (`impl Broom`) and does it (`impl Play`).
//! - Who knows what: `events` are told while a move is played, `view` is what one viewer may see, `imagine` draws what a viewer
//!   cannot know, `invariants` holds in every state.
//! - For people and bots: `tell` puts everything into phrases, and names the rule behind each event; `things` explains what lies in
//!   the box; `knowledge` advises computer players, `coach` newcomers.
//! - For programs that learn: `encode` puts moves and views into numbers, from the heap-free `sight`.

#![forbid(unsafe_code)]

mod board;
mod clouds;
mod coach;
mod data;
mod delivery;
mod encode;
mod event_cards;
mod events;
mod imagine;
mod invariants;
mod knowledge;
mod legal;
mod load;
mod moves;
mod pieces;
mod play;
mod position;
mod refuse;
mod roles;
mod round;
mod rules;
mod scoring;
mod setup;
mod sight;
mod state;
mod tell;
mod tempting;
mod things;
mod tiles;
mod turn;
mod view;

pub use data::{CloudData, Data, RegionData, RoleData, Shape, SideData, StormKind, TileSpace, TowerData};
pub use events::Event;
pub use moves::Move;
pub use pieces::{
    Circle, Cloud, CloudSpace, EventCard, ForestTile, HillTile, MountainTile, Region, RegionSet, Resource, Role, RoleSet, Side,
    Stance, Terrain, Tower,
};
pub use position::Position;
pub use setup::Setup;
pub use state::{Pending, Player, State, Tally};
pub use view::{CloudView, SeatView, View};

use board::Board;
use clouds::CloudInfo;
use roles::Kind;

/// The rules of Broom Service with the component data they are played with.
#[derive(Clone, Debug)]
pub struct Broom {
    data: Data,
    data_hash: String,
    boards: [Board; 2],
    clouds: Vec<CloudInfo>,
    kinds: [Kind; 10],
    /// The circles of every hill tile; none for the orange one.
    turbo: Vec<Option<[Circle; 2]>>,
    numbers: encode::Numbers,
    prices: knowledge::Prices,
}
