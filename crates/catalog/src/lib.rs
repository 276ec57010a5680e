//! The games of the house. This is the only crate that lists them: everyone else is generic, but for the drawings of the page.
//!
//! There are two ways to a game. Whoever needs speed (simulations, the benchmark, random play in tests) brings a [`Visitor`] and
//! gets the game's own types. Whoever serves people (the shell, the server) takes a [`Table`], a game being played that looks the
//! same for every game: [`start`] and [`resume`] open one, and a server that opens many keeps a [`GameBox`], which has read the
//! game's component data once.

#![forbid(unsafe_code)]

mod ahead;
mod lesson;
mod scene;
mod start;
mod table;
mod unpacked;

pub use ahead::{Ahead, Missed, PreparedAnswer, fitting, left_after, name};
pub use lesson::{Asked, Attempt, NamedLesson, Taught, Unreadable, Verdict, lessons, read_lessons};
pub use scene::{Attempted, Scene, proving, scenario, scenarios};
pub use start::{Agreement, ResumeError, StartError, agree, resume, start};
pub use table::{Choice, Coaching, Hint, LastView, Mind, PlayError, Table, Tale, Thought};
pub use unpacked::{GameBox, TakeUpError, unpack};

use coven_engine::rulebook::Rulebook;
use coven_engine::{About, DataError, DataSource, Rules, Thing, WholeGame};
use std::sync::{Arc, LazyLock};

/// The rules that hold at every table, by language, English first.
const TABLE_RULES: &[(&str, &str)] = &[
    ("en", include_str!("../table.md")),
    ("it", include_str!("../table.it.md")),
    ("fr", include_str!("../table.fr.md")),
    ("pl", include_str!("../table.pl.md")),
];

/// The first part of the ids of [`table_rules`].
pub const TABLE_PREFIX: &str = "TABLE";

/// The rules that hold at every table, whatever is played there. Refusals that are the same for every game name them.
pub fn table_rules(language: &str) -> Rulebook<'static> {
    let written = TABLE_RULES.iter().find(|(code, _)| *code == language).unwrap_or(&TABLE_RULES[0]);
    Rulebook { language: written.0, text: written.1, prefix: TABLE_PREFIX }
}

/// Something to be done with a game's own types.
pub trait Visitor {
    type Output;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output;
}

/// A game that cannot be had.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CatalogError {
    #[error("there is no game '{asked}'; the games are: {known}")]
    UnknownGame { asked: String, known: String },
    #[error(transparent)]
    Data(#[from] DataError),
}

impl CatalogError {
    fn unknown(asked: &str) -> Self {
        let known = games().iter().map(|about| about.id).collect::<Vec<_>>().join(", ");
        CatalogError::UnknownGame { asked: asked.to_owned(), known }
    }
}

macro_rules! games {
    ($($(#[$when:meta])* $game:ty),+ $(,)?) => {
        static GAMES: LazyLock<Vec<&'static About>> = LazyLock::new(|| Vec::from([$($(#[$when])* <$game>::about()),+]));

        /// Loads a game's component data and hands its rules to the visitor.
        pub fn visit<V: Visitor>(game: &str, data: &DataSource, visitor: V) -> Result<V::Output, CatalogError> {
            $($(#[$when])* {
                if game == <$game>::about().id {
                    return Ok(visitor.visit(Arc::new(<$game>::load(data)?)));
                }
            })+
            Err(CatalogError::unknown(game))
        }
    };
}

// Adding a game is adding its line here (and its crate to Cargo.toml).
games! {
    coven_broom::Broom,
    coven_salem::Salem,
    coven_septima::Septima,
    #[cfg(feature = "example")]
    coven_example::SealedBids,
}

/// What is known of every game, in the order in which they are offered.
pub fn games() -> &'static [&'static About] {
    &GAMES
}

/// What is known of one game.
pub fn about(game: &str) -> Result<&'static About, CatalogError> {
    games().iter().copied().find(|about| about.id == game).ok_or_else(|| CatalogError::unknown(game))
}

/// Cards and other things of a game that explain themselves.
pub fn things(game: &str, data: &DataSource) -> Result<Vec<Thing>, CatalogError> {
    struct Things;

    impl Visitor for Things {
        type Output = Vec<Thing>;

        fn visit<R: WholeGame>(self, rules: Arc<R>) -> Vec<Thing> {
            rules.things()
        }
    }

    visit(game, data, Things)
}
