//! Sitting down: a new table from what was agreed, or an old one from its record.

use crate::table::Table;
use crate::{CatalogError, Visitor, about, visit};
use coven_engine::{About, DataSource, Game, Record, RecordError, Rules, Seed, SetupError, WholeGame};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// What a table agreed on, as people or programs say it.
#[derive(Clone, Debug)]
pub enum Agreement<'a> {
    /// A number of players, and variants named by single words.
    Words { players: usize, variants: &'a [&'a str] },
    /// The game's own setup, written out.
    Json(serde_json::Value),
}

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StartError {
    #[error(transparent)]
    Catalog(#[from] CatalogError),
    #[error("{title} is a game for {} to {} players, not for {players}", seats.start(), seats.end())]
    Players { title: &'static str, seats: RangeInclusive<usize>, players: usize },
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("the setup cannot be read: {0}")]
    UnreadableSetup(String),
}

/// Why a record cannot be taken up again.
#[derive(Debug, thiserror::Error)]
pub enum ResumeError {
    #[error(transparent)]
    Catalog(#[from] CatalogError),
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// The game's own setup for what was agreed.
pub fn agree<R: Rules>(rules: &R, agreement: Agreement<'_>) -> Result<R::Setup, StartError> {
    match agreement {
        Agreement::Words { players, variants } => {
            let About { title, seats, .. } = R::about();
            if !seats.contains(&players) {
                return Err(StartError::Players { title, seats: seats.clone(), players });
            }
            Ok(rules.agree(players, variants)?)
        }
        Agreement::Json(setup) => serde_path_to_error::deserialize(setup)
            .map_err(|error| StartError::UnreadableSetup(format!("{}: {}", error.path(), error.inner()))),
    }
}

/// Opens a table and lays it out.
pub fn start(game: &str, data: &DataSource, agreement: Agreement<'_>, seed: Seed) -> Result<Box<dyn Table>, StartError> {
    visit(game, data, Start { agreement, seed })?
}

/// Opens the table of a record as it stood after its last move, with the data given or, if the record was made with data that was
/// built in once, with that. Everything in the record is checked.
pub fn resume(record: &Record, data: &DataSource) -> Result<Box<dyn Table>, ResumeError> {
    let former = about(&record.header.game)?.former_data(&record.header.data);
    Ok(visit(&record.header.game, former.as_ref().unwrap_or(data), Resume { record })??)
}

struct Start<'a> {
    agreement: Agreement<'a>,
    seed: Seed,
}

impl Visitor for Start<'_> {
    type Output = Result<Box<dyn Table>, StartError>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        let setup = agree(&*rules, self.agreement)?;
        Ok(Box::new(Game::start(rules, setup, self.seed)?))
    }
}

struct Resume<'a> {
    record: &'a Record,
}

impl Visitor for Resume<'_> {
    type Output = Result<Box<dyn Table>, RecordError>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        Ok(Box::new(self.record.replay(rules)?))
    }
}
