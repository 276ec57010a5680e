//! A game taken out of its box: its data is read once, and all tables at which it is played share it.

use crate::scene::Scene;
use crate::start::{Agreement, StartError, agree};
use crate::table::Table;
use crate::{CatalogError, Visitor, visit};
use coven_engine::scenario::{self, Failure, Scenario};
use coven_engine::{About, Broken, DataSource, Game, Record, RecordError, Seed, WholeGame};
use std::sync::Arc;

/// A game with its component data, the same for every game.
pub trait GameBox: Send + Sync {
    fn about(&self) -> &'static About;
    fn data_hash(&self) -> &str;
    /// Opens a table and lays it out.
    fn start(&self, agreement: Agreement<'_>, seed: Seed) -> Result<Box<dyn Table>, StartError>;
    /// The same under the rules version of a table that began earlier; under the present one if that version is not known any more.
    fn start_under(&self, version: u32, agreement: Agreement<'_>, seed: Seed) -> Result<Box<dyn Table>, StartError>;
    /// Opens the table of a record as it stood after its last move. Everything in the record is checked.
    fn resume(&self, record: &Record) -> Result<Box<dyn Table>, RecordError>;
    /// Opens a table in a position that [`Table::position`] gave after `moves` moves, when its moves can no longer be replayed.
    fn take_up(
        &self,
        setup: serde_json::Value,
        seed: Seed,
        position: serde_json::Value,
        moves: usize,
    ) -> Result<Box<dyn Table>, TakeUpError>;
    /// Carries out a scenario, to be looked at.
    fn scene(&self, scenario: &Scenario) -> Result<Scene, Failure>;
    /// Carries out a scenario and says what does not hold.
    fn failures(&self, scenario: &Scenario) -> Vec<Failure>;
}

/// Why a position cannot be taken up.
#[derive(Debug, thiserror::Error)]
pub enum TakeUpError {
    #[error(transparent)]
    Setup(#[from] StartError),
    #[error("the position cannot be read: {0}")]
    Unreadable(String),
    #[error(transparent)]
    Broken(#[from] Broken),
}

/// Reads a game's component data.
pub fn unpack(game: &str, data: &DataSource) -> Result<Arc<dyn GameBox>, CatalogError> {
    visit(game, data, Unpack)
}

struct Unpack;

impl Visitor for Unpack {
    type Output = Arc<dyn GameBox>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        Arc::new(Unpacked(rules))
    }
}

struct Unpacked<R>(Arc<R>);

impl<R: WholeGame> GameBox for Unpacked<R> {
    fn about(&self) -> &'static About {
        R::about()
    }

    fn data_hash(&self) -> &str {
        self.0.data_hash()
    }

    fn start(&self, agreement: Agreement<'_>, seed: Seed) -> Result<Box<dyn Table>, StartError> {
        self.start_under(*R::about().versions.end(), agreement, seed)
    }

    fn start_under(&self, version: u32, agreement: Agreement<'_>, seed: Seed) -> Result<Box<dyn Table>, StartError> {
        let setup = agree(&*self.0, agreement)?;
        let versions = &R::about().versions;
        let version = if versions.contains(&version) { version } else { *versions.end() };
        Ok(Box::new(Game::start_under(version, self.0.clone(), setup, seed)?))
    }

    fn resume(&self, record: &Record) -> Result<Box<dyn Table>, RecordError> {
        Ok(Box::new(record.replay(self.0.clone())?))
    }

    fn take_up(
        &self,
        setup: serde_json::Value,
        seed: Seed,
        position: serde_json::Value,
        moves: usize,
    ) -> Result<Box<dyn Table>, TakeUpError> {
        let setup = agree(&*self.0, Agreement::Json(setup))?;
        let position = serde_path_to_error::deserialize(position)
            .map_err(|error| TakeUpError::Unreadable(format!("{}: {}", error.path(), error.inner())))?;
        let state = self.0.stage(position)?;
        Ok(Box::new(Game::take_up(self.0.clone(), setup, seed, state, moves)))
    }

    fn scene(&self, scenario: &Scenario) -> Result<Scene, Failure> {
        scenario::stage(&self.0, scenario).map(Scene::of)
    }

    fn failures(&self, scenario: &Scenario) -> Vec<Failure> {
        scenario::run(&self.0, scenario)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use crate::table::LastView;
    use coven_engine::Viewer;

    /// How many moves are made before a game is taken up: fewer than the shortest game has.
    const BEFORE: usize = 12;

    #[test]
    fn every_game_is_taken_up_in_any_position_and_goes_on_with_the_same_dice() {
        for about in games() {
            let unpacked = unpack(about.id, &DataSource::builtin()).expect("its data");
            let players = *about.seats.end();
            let seed = Seed::from_number(7);
            let mut table = unpacked.start(Agreement::Words { players, variants: &[] }, seed).expect("a table");
            for _ in 0..BEFORE {
                let seat = table.deciding().next().expect("the game is longer");
                let chosen = table.choices(seat).remove(0).notation;
                table.play(seat, &chosen).expect("a listed move");
            }
            let setup = table.record(Vec::new()).header.setup;
            let mut again = unpacked.take_up(setup, seed, table.position(), BEFORE).expect("the position");
            while let Some(seat) = table.deciding().next() {
                let chosen = table.choices(seat).remove(0).notation;
                assert_eq!(table.play(seat, &chosen), again.play(seat, &chosen));
            }
            assert_eq!(table.standing(), again.standing());
            let mut view = Vec::new();
            again.write_view(Viewer::Spectator, &mut LastView::default(), &mut view);
            assert_eq!(serde_json::from_slice::<serde_json::Value>(&view).ok(), Some(table.view_json(Viewer::Spectator)));
        }
    }

    #[test]
    fn a_bot_ponders_a_legal_move_and_only_when_it_is_asked() {
        for about in games() {
            let unpacked = unpack(about.id, &DataSource::builtin()).expect("its data");
            let agreed = Agreement::Words { players: *about.seats.end(), variants: &[] };
            let table = unpacked.start(agreed, Seed::from_number(1)).expect("a table");
            let asked = table.deciding();
            for seat in coven_engine::Seat::all(table.seats()) {
                let thought = table.ponder(seat, coven_bots::Bot::new(coven_bots::Level::Novice)).and_then(|think| think(3));
                let legal = |m: &String| table.choices(seat).iter().any(|choice| choice.notation == *m);
                assert_eq!(asked.contains(seat), thought.as_ref().is_some_and(legal));
            }
        }
    }

    #[test]
    fn the_built_in_data_is_the_data_that_is_loaded() {
        for about in games() {
            let mut source = DataSource::builtin();
            source.replace(format!("{}.toml", about.id), about.data);
            let replaced = unpack(about.id, &source).expect("the same data");
            assert_eq!(replaced.data_hash(), unpack(about.id, &DataSource::builtin()).expect("its data").data_hash());
        }
    }
}
