//! Bots against each other, and the episodes that they play. Everything follows from a seed and the number of a game, so that any
//! part of the work can be done anywhere, and again.

use crate::errors;
use crate::lanes::worth;
use crate::single::entrant;
use coven_bots::Memory;
use coven_catalog::{Agreement, StartError, Visitor, agree, visit};
use coven_engine::{DataSource, Eyes, Game, Seed, WholeGame};
use coven_lab::arena::{Finished, by_name, play, report, seating};
use coven_lab::entrant::Entrant;
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::Arc;

/// What bots are to play.
struct Contest {
    players: usize,
    variants: Vec<String>,
    bots: Vec<Entrant>,
    seed: u64,
    /// The numbers of the games.
    games: std::ops::Range<u64>,
}

impl Contest {
    fn read(players: usize, variants: Vec<String>, bots: &[String], seed: u64, first: u64, count: u64) -> PyResult<Contest> {
        Ok(Contest { players, variants, bots: read_bots(bots, players)?, seed, games: first..first.saturating_add(count) })
    }

    fn agree<R: WholeGame>(&self, rules: &R) -> Result<R::Setup, StartError> {
        let variants: Vec<&str> = self.variants.iter().map(String::as_str).collect();
        agree(rules, Agreement::Words { players: self.players, variants: &variants })
    }
}

fn read_bots(bots: &[String], players: usize) -> PyResult<Vec<Entrant>> {
    if bots.is_empty() || bots.len() > players {
        return Err(errors::argument(&format!("{} bots do not fit at a table for {players}", bots.len())));
    }
    bots.iter().map(|bot| entrant(bot)).collect()
}

struct Arena(Contest);

impl Visitor for Arena {
    type Output = Result<Vec<Finished>, StartError>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        let setup = self.0.agree(&*rules)?;
        let Contest { bots, seed, games, .. } = self.0;
        let (contestants, order) = by_name(bots.iter().map(Entrant::contestant::<R>).collect());
        games
            .map(|game| {
                let mut finished = play(&rules, &setup, (&contestants, &order), seed, game)?;
                // Time is not a result: the same games are the same wherever they are played.
                finished.seconds.fill(0.0);
                Ok(finished)
            })
            .collect()
    }
}

/// Plays games of an arena, those from number `first` on, and gives them as a JSON list.
#[pyfunction]
#[pyo3(signature = (game, players, variants, bots, seed, first, count))]
#[allow(clippy::too_many_arguments)]
pub fn arena_games(
    py: Python<'_>,
    game: &str,
    players: usize,
    variants: Vec<String>,
    bots: Vec<String>,
    seed: u64,
    first: u64,
    count: u64,
) -> PyResult<String> {
    let contest = Contest::read(players, variants, &bots, seed, first, count)?;
    let played = py.detach(|| visit(game, &DataSource::builtin(), Arena(contest)));
    let finished = played.map_err(errors::catalog)?.map_err(errors::start)?;
    serde_json::to_string(&finished).map_err(|error| errors::defect(&error.to_string()))
}

/// Puts the games of an arena together; the lists are those of [`arena_games`].
#[pyfunction]
pub fn arena_report(game: &str, players: usize, bots: Vec<String>, finished: Vec<String>) -> PyResult<String> {
    let asked = read_bots(&bots, players)?;
    let mut names: Vec<String> = Vec::new();
    for name in asked.iter().map(ToString::to_string) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let mut games: Vec<Finished> = Vec::new();
    for list in &finished {
        let read: Vec<Finished> =
            serde_json::from_str(list).map_err(|error| errors::argument(&format!("these are no games of an arena: {error}")))?;
        games.extend(read);
    }
    if let Some(strange) = games.iter().find(|game| !game.fits(players, names.len())) {
        return Err(errors::argument(&format!("game {} was not played at this table", strange.game)));
    }
    games.sort_by_key(|game| game.game);
    serde_json::to_string(&report(game, players, &names, &games)).map_err(|error| errors::defect(&error.to_string()))
}

/// Decisions one after another, of games one after another.
#[derive(Default)]
struct Episodes {
    observation: usize,
    actions: usize,
    encoding: u32,
    observations: Vec<f32>,
    masks: Vec<bool>,
    chosen: Vec<i64>,
    seats: Vec<i32>,
    games: Vec<i64>,
    /// What the game was worth in the end to the seat that decided.
    returns: Vec<f32>,
}

struct Playing(Contest);

impl Visitor for Playing {
    type Output = Result<Episodes, StartError>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        let setup = self.0.agree(&*rules)?;
        let Contest { players, bots, seed, games, .. } = self.0;
        let (contestants, order) = by_name(bots.iter().map(Entrant::contestant::<R>).collect());
        let mut all = Episodes {
            observation: rules.observation_length(),
            actions: rules.actions(),
            encoding: R::ENCODING,
            ..Episodes::default()
        };
        for number in games {
            let who = seating(&order, players, number);
            let mut table = Game::start(rules.clone(), setup.clone(), Seed::from_number(seed.wrapping_mul(1_000_003) ^ number))?;
            let mut memories: Vec<Memory<R::Move>> = (0..players).map(|_| Memory::default()).collect();
            let begin = all.chosen.len();
            while let Some(seat) = table.deciding().first() {
                let thought = seed ^ (number << 24) ^ table.turns().len() as u64;
                let bot = &contestants[who[seat.index()]].bot;
                let Some(m) = bot.play(&table, seat, &mut memories[seat.index()], thought) else { break };
                let eyes = Eyes::new(seat, players);
                let Some(index) = rules.index(eyes, m) else { break };
                all.add(&*rules, &table, eyes, index, number);
                if table.play(seat, m).is_err() {
                    break;
                }
            }
            let mut rewards = vec![0.0; players];
            if let Some(places) = rules.places(table.state()) {
                worth(places.as_slice(), &mut rewards);
            }
            let returns = all.seats[begin..].iter().map(|&seat| rewards[seat as usize]);
            all.returns.extend(returns);
        }
        Ok(all)
    }
}

impl Episodes {
    fn add<R: WholeGame>(&mut self, rules: &R, table: &Game<R>, eyes: Eyes, index: usize, number: u64) {
        let (numbers, masks) = (self.observations.len(), self.masks.len());
        self.observations.resize(numbers + self.observation, 0.0);
        rules.observe_state(table.state(), eyes, &mut self.observations[numbers..]);
        self.masks.resize(masks + self.actions, false);
        for legal in table.legal(eyes.seat).iter().filter_map(|&m| rules.index(eyes, m)) {
            self.masks[masks + legal] = true;
        }
        self.chosen.push(index as i64);
        self.seats.push(i32::from(eyes.seat.0));
        self.games.push(number as i64);
    }
}

/// Plays games of bots, those from number `first` on, and gives every decision of them as arrays.
#[pyfunction]
#[pyo3(signature = (game, players, variants, bots, seed, first, count))]
#[allow(clippy::too_many_arguments)]
pub fn episodes<'py>(
    py: Python<'py>,
    game: &str,
    players: usize,
    variants: Vec<String>,
    bots: Vec<String>,
    seed: u64,
    first: u64,
    count: u64,
) -> PyResult<Bound<'py, PyDict>> {
    let contest = Contest::read(players, variants, &bots, seed, first, count)?;
    let played = py.detach(|| visit(game, &DataSource::builtin(), Playing(contest)));
    let all = played.map_err(errors::catalog)?.map_err(errors::start)?;
    let decisions = all.chosen.len();
    let made = PyDict::new(py);
    made.set_item("encoding", all.encoding)?;
    made.set_item("observations", PyArray1::from_vec(py, all.observations).reshape([decisions, all.observation])?)?;
    made.set_item("masks", PyArray1::from_vec(py, all.masks).reshape([decisions, all.actions])?)?;
    made.set_item("actions", PyArray1::from_vec(py, all.chosen))?;
    made.set_item("seats", PyArray1::from_vec(py, all.seats))?;
    made.set_item("games", PyArray1::from_vec(py, all.games))?;
    made.set_item("returns", PyArray1::from_vec(py, all.returns))?;
    Ok(made)
}
