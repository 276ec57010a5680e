//! A batch of games for Python: every call writes into NumPy arrays that the caller brings.

use crate::crew::Crew;
use crate::errors;
use crate::lanes::{self, Games, Manner, Offer, OnIllegal, Reward, Rows, Shape};
use coven_catalog::{Agreement, StartError, Visitor, agree, visit};
use coven_engine::{DataSource, Seat, WholeGame};
use numpy::{PyReadonlyArrayDyn, PyReadwriteArrayDyn};
use pyo3::prelude::*;
use std::sync::Arc;

struct Opening<'a> {
    players: usize,
    variants: &'a [&'a str],
    games: usize,
    manner: Manner,
    seed: u64,
    crew: Crew,
}

impl Visitor for Opening<'_> {
    type Output = Result<Box<dyn Games>, StartError>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        let setup = agree(&*rules, Agreement::Words { players: self.players, variants: self.variants })?;
        Ok(Box::new(lanes::Batch::open(rules, setup, self.games, self.manner, self.seed, self.crew)?))
    }
}

/// Many games that step together.
#[pyclass(module = "coven._coven")]
pub struct Batch {
    games: Box<dyn Games>,
    shape: Shape,
}

impl std::fmt::Debug for Batch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Batch").field("shape", &self.shape).finish_non_exhaustive()
    }
}

/// The arrays of one call, borrowed from Python.
struct Arrays<'py> {
    observations: PyReadwriteArrayDyn<'py, f32>,
    masks: PyReadwriteArrayDyn<'py, bool>,
    seats: PyReadwriteArrayDyn<'py, i32>,
    rewards: PyReadwriteArrayDyn<'py, f32>,
    ends: PyReadwriteArrayDyn<'py, bool>,
}

/// The numbers of an array, if it has as many as it should.
fn slice<'a, T: numpy::Element>(array: &'a mut PyReadwriteArrayDyn<'_, T>, name: &str, length: usize) -> PyResult<&'a mut [T]> {
    let numbers = array.as_slice_mut().map_err(|_| errors::argument(&format!("'{name}' is not contiguous")))?;
    if numbers.len() == length {
        return Ok(numbers);
    }
    Err(errors::argument(&format!("'{name}' has {} entries instead of {length}", numbers.len())))
}

impl Arrays<'_> {
    fn rows(&mut self, shape: Shape) -> PyResult<Rows<'_>> {
        let rows = shape.games * shape.rows;
        Ok(Rows {
            observations: slice(&mut self.observations, "observations", rows * shape.observation)?,
            masks: slice(&mut self.masks, "masks", rows * shape.actions)?,
            seats: slice(&mut self.seats, "seats", rows)?,
            rewards: slice(&mut self.rewards, "rewards", shape.games * shape.players)?,
            ends: slice(&mut self.ends, "ends", shape.games)?,
        })
    }
}

impl Batch {
    fn seat(&self, seat: i64) -> PyResult<Seat> {
        match u8::try_from(seat) {
            Ok(number) if usize::from(number) < self.shape.players => Ok(Seat(number)),
            _ => Err(errors::argument(&format!("there is no seat {seat} at a table of {}", self.shape.players))),
        }
    }

    fn number(&self, game: usize) -> PyResult<usize> {
        let wrong = || errors::argument(&format!("there is no game {game} in a batch of {}", self.shape.games));
        (game < self.shape.games).then_some(game).ok_or_else(wrong)
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, players, games, seed, *, variants, threads, together, points, replace_illegal, restart))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        game: &str,
        players: usize,
        games: usize,
        seed: u64,
        variants: Vec<String>,
        threads: usize,
        together: bool,
        points: bool,
        replace_illegal: bool,
        restart: bool,
    ) -> PyResult<Batch> {
        if games == 0 || threads == 0 {
            return Err(errors::argument("a batch needs at least one game and one thread"));
        }
        let manner = Manner {
            offer: if together { Offer::Together } else { Offer::Sequenced },
            reward: if points { Reward::Points } else { Reward::Places },
            on_illegal: if replace_illegal { OnIllegal::Replace } else { OnIllegal::Refuse },
            restart,
        };
        let crew =
            Crew::new(threads).map_err(|error| errors::defect(&format!("{threads} threads cannot be started: {error}")))?;
        let variants: Vec<&str> = variants.iter().map(String::as_str).collect();
        let opening = Opening { players, variants: &variants, games, manner, seed, crew };
        let games = visit(game, &DataSource::builtin(), opening).map_err(errors::catalog)?.map_err(errors::start)?;
        let shape = games.shape();
        Ok(Batch { games, shape })
    }

    /// Games, players, rows of a game, actions, numbers of an observation.
    #[getter]
    fn shape(&self) -> (usize, usize, usize, usize, usize) {
        let Shape { games, players, rows, actions, observation } = self.shape;
        (games, players, rows, actions, observation)
    }

    #[getter]
    fn encoding(&self) -> u32 {
        self.games.encoding()
    }

    fn parts(&self) -> Vec<(&'static str, usize)> {
        self.games.parts()
    }

    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        let games = &mut self.games;
        py.detach(|| games.reset(seed)).map_err(|error| errors::setup(&error))
    }

    fn look<'py>(
        &mut self,
        py: Python<'py>,
        observations: PyReadwriteArrayDyn<'py, f32>,
        masks: PyReadwriteArrayDyn<'py, bool>,
        seats: PyReadwriteArrayDyn<'py, i32>,
        rewards: PyReadwriteArrayDyn<'py, f32>,
        ends: PyReadwriteArrayDyn<'py, bool>,
    ) -> PyResult<()> {
        let mut arrays = Arrays { observations, masks, seats, rewards, ends };
        let rows = arrays.rows(self.shape)?;
        let games = &mut self.games;
        py.detach(|| games.look(rows));
        Ok(())
    }

    #[allow(clippy::too_many_arguments)]
    fn step<'py>(
        &mut self,
        py: Python<'py>,
        actions: PyReadonlyArrayDyn<'py, i64>,
        observations: PyReadwriteArrayDyn<'py, f32>,
        masks: PyReadwriteArrayDyn<'py, bool>,
        seats: PyReadwriteArrayDyn<'py, i32>,
        rewards: PyReadwriteArrayDyn<'py, f32>,
        ends: PyReadwriteArrayDyn<'py, bool>,
    ) -> PyResult<()> {
        let mut arrays = Arrays { observations, masks, seats, rewards, ends };
        let chosen = actions.as_slice().map_err(|_| errors::argument("'actions' is not contiguous"))?;
        let rows = self.shape.games * self.shape.rows;
        if chosen.len() != rows {
            return Err(errors::argument(&format!("'actions' has {} entries instead of {rows}", chosen.len())));
        }
        let rows = arrays.rows(self.shape)?;
        let games = &mut self.games;
        py.detach(|| games.step(chosen, rows)).map_err(|refused| {
            let lanes::Refused { game, seat, action, why } = refused;
            errors::illegal_action(&format!("game {game}, seat {seat}: the action {action} is refused: {why}"), why)
        })
    }

    fn sample<'py>(&mut self, py: Python<'py>, mut actions: PyReadwriteArrayDyn<'py, i64>) -> PyResult<()> {
        let actions = slice(&mut actions, "actions", self.shape.games * self.shape.rows)?;
        let games = &mut self.games;
        py.detach(|| games.sample(actions));
        Ok(())
    }

    fn observe(&self, game: usize, seat: i64, mut out: PyReadwriteArrayDyn<'_, f32>) -> PyResult<()> {
        let (game, seat) = (self.number(game)?, self.seat(seat)?);
        self.games.observe(game, seat, slice(&mut out, "out", self.shape.observation)?);
        Ok(())
    }

    fn observe_end(&self, game: usize, seat: i64, mut out: PyReadwriteArrayDyn<'_, f32>) -> PyResult<()> {
        let (number, seat) = (self.number(game)?, self.seat(seat)?);
        if self.games.observe_end(number, seat, slice(&mut out, "out", self.shape.observation)?) {
            return Ok(());
        }
        Err(errors::argument(&format!("no game has ended yet in place of game {game}")))
    }

    fn mask(&self, game: usize, seat: i64, mut out: PyReadwriteArrayDyn<'_, bool>) -> PyResult<()> {
        let (game, seat) = (self.number(game)?, self.seat(seat)?);
        self.games.mask(game, seat, slice(&mut out, "out", self.shape.actions)?);
        Ok(())
    }

    fn points(&self, game: usize, seat: i64) -> PyResult<i32> {
        Ok(self.games.points(self.number(game)?, self.seat(seat)?))
    }

    fn notation(&self, seat: i64, action: usize) -> PyResult<Option<String>> {
        Ok(self.games.notation(self.seat(seat)?, action))
    }

    fn view(&self, game: usize, seat: Option<i64>) -> PyResult<String> {
        let seat = seat.map(|seat| self.seat(seat)).transpose()?;
        Ok(self.games.view(self.number(game)?, seat).to_string())
    }
}
