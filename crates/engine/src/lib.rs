//! The engine of Coven: what is the same for every game.
//!
//! A game is a value, a move is a value, and the rules are pure functions between them. This crate holds the contract
//! ([`Rules`]), the things that go through it (seats, moves, dice, events), a game being played ([`Game`]), its written
//! form ([`record`]), the specification's examples as running files ([`scenario`]), lessons ([`lesson`]), and the kit that checks any game
//! against the contract ([`testing`]). It knows no game, and does no I/O but for the files that tests keep.

#![forbid(unsafe_code)]

pub mod about;
pub mod coach;
pub mod data;
pub mod dice;
pub mod encode;
pub mod events;
pub mod few;
pub mod game;
pub mod history;
pub mod knowledge;
pub mod lesson;
pub mod moves;
pub mod names;
pub mod parts;
pub mod phrase;

pub mod random_play;
pub mod record;
pub mod refusal;
pub mod rulebook;
pub mod rules;
pub mod scenario;
pub mod seat;
pub mod seed;
pub mod stack;
pub mod standing;
pub mod testing;
pub mod things;

pub use about::{About, Choice, EmbeddedFile, FirstGame, QuickGame, Variant};
pub use coach::{Coach, Danger, PastRound};
pub use data::{DataError, DataSource};
pub use dice::{Dice, FastDice, TableDice};
pub use encode::{Encode, Eyes, Part, Pen, Ranges};
pub use events::{Audience, Events, Silence, Story, Told};
pub use few::Few;
pub use game::{Game, Said};
pub use history::History;
pub use knowledge::Knowledge;
pub use moves::MoveList;
pub use parts::{InParts, PartWriter, Written};
pub use phrase::{Arg, Phrase};
pub use record::{Record, RecordError};
pub use refusal::{BadNotation, Broken, CannotUndo, Illegal, SetupError};
pub use rules::{Coverage, Prompt, Rules, Stage, Tell, WholeGame};
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use seed::{Commitment, Seed};
pub use stack::{Stack, TooDeep};
pub use standing::{Places, Sheet, SheetLine, Standing};
pub use things::{Inventory, Listed, Origin, Thing};
