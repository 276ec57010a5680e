//! Septima: covens of witches collect, brew, heal and plead through four seasons, in basic and full mode, for two to four
//! players, with the deterministic variant; and for one against the Black Widow.
//!
//! # Design
//!
//! **The state is flat** ([`state`]): bitsets and short lists, no heap. What lies open (`board`, `covens`, `turn`) is kept apart
//! from what is `secret`; a [`view`] hands out the open parts as they are. What follows from other things is not stored:
//! supplies, hands and decks are what is left over. Chance is drawn when it is needed, so decks have no hidden order; the
//! witch pile alone knows three layers, because the rules put known tiles on top of it and under it.
//!
//! **The agenda is an explicit stack** of [`task`]s: a `Deed` happens, a `Question` asks the acting coven. Phases push
//! turns, turns push steps, effects push effects; the top is what happens next or what is being asked. [`play`] works it off
//! up to the next real choice: a question with one answer answers itself, one with none is dropped. Choices that all covens
//! make at once (draft, Prologue, action cards) are stages of their own.
//!
//! **Everything with an effect is a [`Card`](card::Card)**: potions, buildings, spells and witches, one short item each, in
//! one file for each family. A card can hook into the game in these ways and no others:
//!
//! | hook | when |
//! | --- | --- |
//! | `effect` | it is used in a window, or cast |
//! | `usable` | whether it can be, beyond action, window and limit, which are in the data |
//! | `question` | a question that only it asks; `table.ask(memo)` puts it on the agenda |
//! | `changes` | an [`Amount`](card::Amount) of the rules is asked for while it is in force |
//! | `reacts` | a [`Moment`](card::Moment) comes while it is in force |
//! | `exit` | whether it leads away from a shared space (SEP-MOVE-4) |
//! | `ends` | its permanent effect ends |
//!
//! Cards never roll dice and never tell events: they queue tasks. So their hooks are plain functions in one table, and the
//! generic code (dice, events) knows no card. Adding a spell means one item in `spells/` and one table in `data.toml`.
//!
//! **In force** ([`scene`]) means: a witch in the coven (or set aside, or borrowed) whose action is the card played; a spell
//! that was cast and still runs; a building next to the Leader in a turn with its action. The amounts and moments are few,
//! and each is asked for in one place of the chapter that owns it.
//!
//! **Shared spaces** ([`legal`], [`movement`]): while a Leader stands on another's space, every answer is tried out in a copy of
//! the state up to the next question, and offered only if afterwards the Leader is free or still owns an exit.
//!
//! **Chapters**: [`setup`], [`draft`], [`prologue`] · [`season`], [`turn`] · [`actions`], [`brew`], [`heal`], [`ritual`],
//! [`spellbook`], [`favours`] · [`suspicion`], [`hunters`], [`trials`], [`scoring`] · alone: [`widow`]. The cards: [`potions`], [`spells`],
//! [`witches`], [`buildings`]. The edges: [`data`], [`load`] and [`components`] (TOML), [`moves`] (notation), [`view`], [`imagine`],
//! [`position`] and
//! [`invariants`], [`refuse`], [`tell`] (phrases), [`foresight`] (what a person would work out
//! before deciding), [`coach`] (what newcomers are told), [`encode`] (moves and views in numbers, from the heap-free [`sight`]), [`coverage`].

#![forbid(unsafe_code)]

mod actions;
mod brew;
mod buildings;
mod card;
mod coach;
mod components;
mod coverage;
mod data;
mod draft;
mod effect;
mod encode;
mod events;
mod favours;
mod foresight;
mod heal;
mod hunters;
mod imagine;
mod invariants;
mod knowledge;
mod legal;
mod load;
mod map;
mod movement;
mod moves;
mod objectives;
mod pile;
mod places;
mod play;
mod position;
mod potions;
mod prologue;
mod refuse;
mod rewards;
mod ritual;
mod rules;
mod scene;
mod scoring;
mod season;
mod set;
mod setup;
mod sight;
mod spellbook;
mod spells;
mod state;
mod suspicion;
mod task;
mod tell;
mod things;
mod trials;
mod turn;
mod view;
mod widow;
mod witches;
mod words;

// The rules, and what they are called with.
pub use components::{BuildingFacts, Ribbon, RitualFacts, Septima, SpellFacts, WitchFacts};
pub use events::Event;
pub use moves::{ChamberNumber, Cure, Discount, Move, Ward};
pub use widow::difficulty::{Bonuses, Cards, Difficulty};

// What a view, a state or a position is made of.
pub use card::{Building, CardId, Family, Spell, Witch};
pub use coven_engine::names::Item;
pub use places::{Hex, Hut, RITUAL_ROWS, RitualSpace, SPACES, Space, Spaces, ZONES};
pub use set::{Set, Tally};
pub use setup::{Mode, Setup};
pub use state::{Bed, Board, Citizen, Coven, Hunter, Progress, Shelf, State, Step, Turn};
pub use task::{Question, Task};
pub use view::{DraftMemory, Own, PileView, TileView, View};
pub use widow::events::WidowEvent;
pub use widow::{Ask, HUMAN, WIDOW, Widow};
pub use words::{
    Action, Element, Favour, Flag, Good, Goods, Illness, Ingredient, Negotiation, Order, Potion, Season, Side, Talk, Window,
};

// What is printed on the components.
pub use data::{Lasts, Trigger};
pub use heal::TOP_LEVEL;
pub use map::{HexFacts, Map, Site};
pub use objectives::Objective;
pub use rewards::Bonus;
pub use widow::components::{Solo, WidowCard};
pub use widow::tribulations::Trouble;

// What a person would work out, and how it is put into words.
pub use foresight::{Aim, Attunement, Chase, Foresight, Gives, Prospect, Risk};
pub use tell::{Named, gift, objective_phrase};
pub use widow::tell::trouble_phrase;
