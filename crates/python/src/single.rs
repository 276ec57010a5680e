//! One table, move by move.

use crate::errors;
use crate::lanes::worth;
use coven_bots::Memory;
use coven_catalog::{Agreement, PlayError, StartError, Visitor, agree, visit};
use coven_engine::scenario::{self, Scenario};
use coven_engine::{DataSource, Eyes, FastDice, Game, Illegal, Record, RecordError, Seat, Seed, Viewer, WholeGame};
use coven_lab::entrant::Entrant;
use numpy::{PyArray1, PyReadwriteArray1};
use pyo3::prelude::*;
use std::sync::Arc;

/// A game being played, whatever game it is.
trait Play: Send + Sync {
    fn id(&self) -> &'static str;
    fn seats(&self) -> usize;
    fn deciding(&self) -> Vec<u8>;
    fn legal(&self, seat: Seat) -> Vec<String>;
    fn play(&mut self, seat: Seat, notation: &str) -> Result<Vec<String>, PlayError>;
    fn say(&mut self, seat: Seat, statement: &str) -> Result<String, Illegal>;
    fn view(&self, viewer: Viewer) -> serde_json::Value;
    fn position(&self) -> serde_json::Value;
    fn setup(&self) -> serde_json::Value;
    fn imagine(&self, viewer: Viewer, seed: u64) -> Box<dyn Play>;
    fn copy(&self) -> Box<dyn Play>;
    fn points(&self, seat: Seat) -> i32;
    fn standing(&self) -> Option<serde_json::Value>;
    fn moves(&self) -> Vec<(u8, String)>;
    fn record(&self, seats: Vec<String>) -> Option<String>;
    fn think(&self, seat: Seat, bot: &Entrant, seed: u64) -> Option<String>;
    fn judge(&self, seat: Seat, bot: &Entrant, seed: u64) -> Vec<(String, u32, f32)>;
    fn actions(&self) -> usize;
    fn legal_actions(&self, seat: Seat) -> Vec<usize>;
    fn action(&self, seat: Seat, notation: &str) -> Result<Option<usize>, PlayError>;
    fn notation(&self, seat: Seat, action: usize) -> Option<String>;
    fn parts(&self) -> Vec<(&'static str, usize)>;
    fn observe(&self, seat: Seat, out: &mut [f32]);
    fn encoding(&self) -> u32;
    /// No game of this setup has more decisions.
    fn longest(&self) -> usize;
    /// What each seat's place is worth, from 1 to -1; none before the end.
    fn returns(&self) -> Option<Vec<f32>>;
}

/// A game that may have begun in the middle: then it has no record.
struct Sitting<R: WholeGame> {
    game: Game<R>,
    staged: bool,
}

impl<R: WholeGame> Sitting<R> {
    fn eyes(&self, seat: Seat) -> Eyes {
        Eyes::new(seat, self.game.seats())
    }
}

impl<R: WholeGame> Play for Sitting<R> {
    fn id(&self) -> &'static str {
        R::about().id
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn deciding(&self) -> Vec<u8> {
        self.game.deciding().map(|seat| seat.0).collect()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.game.legal(seat).iter().map(ToString::to_string).collect()
    }

    fn play(&mut self, seat: Seat, notation: &str) -> Result<Vec<String>, PlayError> {
        let m = notation.parse().map_err(PlayError::Notation)?;
        let story = self.game.play(seat, m).map_err(PlayError::Illegal)?;
        let heard = story.heard_by(Viewer::Seat(seat)).map(|event| serde_json::to_string(event).unwrap_or_default());
        Ok(heard.collect())
    }

    fn say(&mut self, seat: Seat, statement: &str) -> Result<String, Illegal> {
        Ok(self.game.say(seat, statement)?.statement.clone())
    }

    fn view(&self, viewer: Viewer) -> serde_json::Value {
        serde_json::to_value(self.game.rules().view(self.game.state(), viewer)).unwrap_or_default()
    }

    fn position(&self) -> serde_json::Value {
        serde_json::to_value(self.game.rules().position(self.game.state())).unwrap_or_default()
    }

    fn setup(&self) -> serde_json::Value {
        serde_json::to_value(self.game.setup()).unwrap_or_default()
    }

    fn imagine(&self, viewer: Viewer, seed: u64) -> Box<dyn Play> {
        let rules = self.game.shared_rules();
        let mut dice = FastDice::new(seed);
        let state = rules.imagine(self.game.state(), viewer, &mut dice);
        let made = self.game.earlier() + self.game.turns().len();
        // What will be drawn is unknown, too: the imagined table has a seed of its own.
        let seed = Seed::from_number(dice.next_u64());
        Box::new(Sitting { game: Game::take_up(rules, self.game.setup().clone(), seed, state, made), staged: true })
    }

    fn copy(&self) -> Box<dyn Play> {
        Box::new(Sitting { game: self.game.clone(), staged: self.staged })
    }

    fn points(&self, seat: Seat) -> i32 {
        self.game.rules().points(self.game.state(), seat)
    }

    fn standing(&self) -> Option<serde_json::Value> {
        self.game.rules().standing(self.game.state()).map(|standing| serde_json::to_value(standing).unwrap_or_default())
    }

    fn moves(&self) -> Vec<(u8, String)> {
        self.game.turns().iter().map(|turn| (turn.seat.0, turn.m.to_string())).collect()
    }

    fn record(&self, seats: Vec<String>) -> Option<String> {
        (!self.staged).then(|| Record::of(&self.game, seats).to_string())
    }

    fn think(&self, seat: Seat, bot: &Entrant, seed: u64) -> Option<String> {
        if !self.game.deciding().contains(seat) {
            return None;
        }
        let m = bot.contestant::<R>().bot.play(&self.game, seat, &mut Memory::default(), seed);
        m.map(|m| m.to_string())
    }

    fn judge(&self, seat: Seat, bot: &Entrant, seed: u64) -> Vec<(String, u32, f32)> {
        if !self.game.deciding().contains(seat) {
            return Vec::new();
        }
        let (rules, game) = (self.game.rules(), &self.game);
        let belief = rules.believe(game.state(), seat, &game.heard_by(seat));
        let judged = bot.contestant::<R>().bot.judge(rules, game.state(), game.seats(), seat, &belief, seed);
        judged.into_iter().map(|judged| (judged.m.to_string(), judged.visits, judged.victory)).collect()
    }

    fn actions(&self) -> usize {
        self.game.rules().actions()
    }

    fn legal_actions(&self, seat: Seat) -> Vec<usize> {
        let (rules, eyes) = (self.game.rules(), self.eyes(seat));
        let mut actions: Vec<usize> = self.game.legal(seat).iter().filter_map(|&m| rules.index(eyes, m)).collect();
        actions.sort_unstable();
        actions
    }

    fn action(&self, seat: Seat, notation: &str) -> Result<Option<usize>, PlayError> {
        let m = notation.parse().map_err(PlayError::Notation)?;
        Ok(self.game.rules().index(self.eyes(seat), m))
    }

    fn notation(&self, seat: Seat, action: usize) -> Option<String> {
        self.game.rules().move_at(self.eyes(seat), action).map(|m| m.to_string())
    }

    fn parts(&self) -> Vec<(&'static str, usize)> {
        self.game.rules().parts().iter().map(|part| (part.name, part.length)).collect()
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        self.game.rules().observe_state(self.game.state(), self.eyes(seat), out);
    }

    fn encoding(&self) -> u32 {
        R::ENCODING
    }

    fn longest(&self) -> usize {
        self.game.rules().longest(self.game.setup())
    }

    fn returns(&self) -> Option<Vec<f32>> {
        let places = self.game.rules().places(self.game.state())?;
        let mut returns = vec![0.0; self.game.seats()];
        worth(places.as_slice(), &mut returns);
        Some(returns)
    }
}

struct Start<'a> {
    players: usize,
    variants: &'a [&'a str],
    seed: Seed,
}

impl Visitor for Start<'_> {
    type Output = Result<Box<dyn Play>, StartError>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        let setup = agree(&*rules, Agreement::Words { players: self.players, variants: self.variants })?;
        Ok(Box::new(Sitting { game: Game::start(rules, setup, self.seed)?, staged: false }))
    }
}

struct Resume<'a>(&'a Record);

impl Visitor for Resume<'_> {
    type Output = Result<Box<dyn Play>, RecordError>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        Ok(Box::new(Sitting { game: self.0.replay(rules)?, staged: false }))
    }
}

struct Staging<'a>(&'a Scenario);

impl Visitor for Staging<'_> {
    type Output = Result<Box<dyn Play>, String>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        let staged = scenario::stage(&rules, self.0).map_err(|failure| failure.to_string())?;
        Ok(Box::new(Sitting { game: staged.game, staged: true }))
    }
}

struct Running<'a>(&'a Scenario);

impl Visitor for Running<'_> {
    type Output = Vec<String>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        scenario::run(&rules, self.0).iter().map(ToString::to_string).collect()
    }
}

/// Carries a scenario out; the list says what does not hold.
#[pyfunction]
pub fn run_scenario(text: &str) -> PyResult<Vec<String>> {
    let scenario = Scenario::parse(text).map_err(|error| errors::scenario(&error))?;
    visit(&scenario.game, &DataSource::builtin(), Running(&scenario)).map_err(errors::catalog)
}

/// One table.
#[pyclass(module = "coven._coven")]
pub struct Table {
    play: Box<dyn Play>,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").field("game", &self.play.id()).finish_non_exhaustive()
    }
}

/// A bot by its level, with a budget and parameters if wished: `adept`, `adept:1000`.
pub fn entrant(words: &str) -> PyResult<Entrant> {
    words.parse::<Entrant>().map_err(|error| errors::bot(&error))
}

impl Table {
    fn seat(&self, seat: i64) -> PyResult<Seat> {
        match u8::try_from(seat) {
            Ok(number) if usize::from(number) < self.play.seats() => Ok(Seat(number)),
            _ => Err(errors::argument(&format!("there is no seat {seat} at a table of {}", self.play.seats()))),
        }
    }

    fn viewer(&self, seat: Option<i64>) -> PyResult<Viewer> {
        seat.map_or(Ok(Viewer::Spectator), |seat| self.seat(seat).map(Viewer::Seat))
    }
}

#[pymethods]
impl Table {
    #[staticmethod]
    fn start(game: &str, players: usize, variants: Vec<String>, seed: u64) -> PyResult<Table> {
        let variants: Vec<&str> = variants.iter().map(String::as_str).collect();
        let start = Start { players, variants: &variants, seed: Seed::from_number(seed) };
        let play = visit(game, &DataSource::builtin(), start).map_err(errors::catalog)?.map_err(errors::start)?;
        Ok(Table { play })
    }

    #[staticmethod]
    fn resume(text: &str) -> PyResult<Table> {
        let record = Record::parse(text).map_err(|error| errors::record(&error))?;
        let former = coven_catalog::about(&record.header.game).map_err(errors::catalog)?.former_data(&record.header.data);
        let data = former.unwrap_or_else(DataSource::builtin);
        let play = visit(&record.header.game, &data, Resume(&record)).map_err(errors::catalog)?;
        play.map(|play| Table { play }).map_err(|error| errors::resume(error.into()))
    }

    /// The table after the last move of a scenario, given by its text.
    #[staticmethod]
    fn stage(text: &str) -> PyResult<Table> {
        let scenario = Scenario::parse(text).map_err(|error| errors::scenario(&error))?;
        let play = visit(&scenario.game, &DataSource::builtin(), Staging(&scenario)).map_err(errors::catalog)?;
        play.map(|play| Table { play }).map_err(|error| errors::scenario(&error))
    }

    /// The same for a built-in scenario.
    #[staticmethod]
    fn stage_built_in(game: &str, name: &str) -> PyResult<Table> {
        let scenario = coven_catalog::scenario(game, name).map_err(errors::catalog)?;
        let scenario = scenario.ok_or_else(|| errors::scenario(&format!("there is no scenario '{name}'")))?;
        let play = visit(game, &DataSource::builtin(), Staging(scenario)).map_err(errors::catalog)?;
        play.map(|play| Table { play }).map_err(|error| errors::scenario(&error))
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.play.id()
    }

    #[getter]
    fn seats(&self) -> usize {
        self.play.seats()
    }

    #[getter]
    fn encoding(&self) -> u32 {
        self.play.encoding()
    }

    #[getter]
    fn actions(&self) -> usize {
        self.play.actions()
    }

    #[getter]
    fn longest(&self) -> usize {
        self.play.longest()
    }

    fn returns(&self) -> Option<Vec<f32>> {
        self.play.returns()
    }

    fn deciding(&self) -> Vec<u8> {
        self.play.deciding()
    }

    fn legal(&self, seat: i64) -> PyResult<Vec<String>> {
        Ok(self.play.legal(self.seat(seat)?))
    }

    fn play(&mut self, seat: i64, notation: &str) -> PyResult<Vec<String>> {
        let seat = self.seat(seat)?;
        self.play.play(seat, notation).map_err(errors::play)
    }

    fn say(&mut self, seat: i64, statement: &str) -> PyResult<String> {
        let seat = self.seat(seat)?;
        self.play.say(seat, statement).map_err(errors::illegal)
    }

    fn view(&self, seat: Option<i64>) -> PyResult<String> {
        Ok(self.play.view(self.viewer(seat)?).to_string())
    }

    fn position(&self) -> String {
        self.play.position().to_string()
    }

    fn setup(&self) -> String {
        self.play.setup().to_string()
    }

    fn imagine(&self, seat: Option<i64>, seed: u64) -> PyResult<Table> {
        Ok(Table { play: self.play.imagine(self.viewer(seat)?, seed) })
    }

    fn copy(&self) -> Table {
        Table { play: self.play.copy() }
    }

    fn points(&self, seat: i64) -> PyResult<i32> {
        Ok(self.play.points(self.seat(seat)?))
    }

    fn standing(&self) -> Option<String> {
        self.play.standing().map(|standing| standing.to_string())
    }

    fn moves(&self) -> Vec<(u8, String)> {
        self.play.moves()
    }

    fn record(&self, seats: Vec<String>) -> PyResult<String> {
        let missing = || errors::record(&"a table that was imagined or staged has no record that replays");
        self.play.record(seats).ok_or_else(missing)
    }

    fn think(&self, py: Python<'_>, seat: i64, bot: &str, seed: u64) -> PyResult<Option<String>> {
        let (seat, bot) = (self.seat(seat)?, entrant(bot)?);
        Ok(py.detach(|| self.play.think(seat, &bot, seed)))
    }

    fn judge(&self, py: Python<'_>, seat: i64, bot: &str, seed: u64) -> PyResult<Vec<(String, u32, f32)>> {
        let (seat, bot) = (self.seat(seat)?, entrant(bot)?);
        Ok(py.detach(|| self.play.judge(seat, &bot, seed)))
    }

    fn legal_actions(&self, seat: i64) -> PyResult<Vec<usize>> {
        Ok(self.play.legal_actions(self.seat(seat)?))
    }

    fn action(&self, seat: i64, notation: &str) -> PyResult<Option<usize>> {
        self.play.action(self.seat(seat)?, notation).map_err(errors::play)
    }

    fn notation(&self, seat: i64, action: usize) -> PyResult<Option<String>> {
        Ok(self.play.notation(self.seat(seat)?, action))
    }

    fn parts(&self) -> Vec<(&'static str, usize)> {
        self.play.parts()
    }

    fn observe<'py>(&self, py: Python<'py>, seat: i64) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.seat(seat)?;
        let length = self.play.parts().iter().map(|(_, length)| length).sum();
        let mut out = vec![0.0; length];
        self.play.observe(seat, &mut out);
        Ok(PyArray1::from_vec(py, out))
    }

    fn observe_into(&self, seat: i64, mut out: PyReadwriteArray1<'_, f32>) -> PyResult<()> {
        let seat = self.seat(seat)?;
        let length: usize = self.play.parts().iter().map(|(_, length)| length).sum();
        let out = out.as_slice_mut().map_err(|_| errors::argument("the array is not contiguous"))?;
        if out.len() != length {
            return Err(errors::argument(&format!("the array has {} numbers instead of {length}", out.len())));
        }
        self.play.observe(seat, out);
        Ok(())
    }
}
