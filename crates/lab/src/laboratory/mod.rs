//! The laboratory: plays what an [`Experiment`] describes and says what came of it.
//!
//! - [`Played`] is one game with everything that is counted of it; it follows from the experiment, the table and the number of the game
//!   alone, so games can be played anywhere and put together in any order.
//! - [`Summary`] is what came of a table, [`compare`](comparing) two tables deal by deal.
//! - [`report`](report::report) is all of it as a page, which is written as HTML, Markdown or CSV.

pub mod chart;
pub mod comparing;
pub mod page;
pub mod report;
mod summary;
pub mod uses;
mod weighing;
pub mod writing;

pub use summary::{Decided, Offered, SURE, Summary, Weighed, Worth};
pub use weighing::{Offer, Weighing};

use crate::arena::{Finished, Watching, by_name, play_through};
use crate::entrant::Entrant;
use crate::experiment::{Experiment, TablePlan, Watch};
use crate::values::{Estimator, mix, readable};
use coven_bots::Level;
use coven_catalog::{Agreement, StartError, Visitor, agree, visit};
use coven_engine::{DataSource, FastDice, Game, Seat, WholeGame};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use uses::{Say, Words};

/// One game of an experiment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The table, as a number in the experiment.
    pub table: usize,
    /// The game, as a number at its table. Games of the same number have the same deal at every table.
    pub number: u64,
    pub finished: Finished,
    /// Runs of decisions of one seat.
    pub turns: u32,
    pub rounds: u32,
    /// Decisions with more than one possible move, and how many moves were possible in all of them.
    pub real_decisions: u32,
    pub choices: u32,
    /// How often somebody else took the lead in points.
    pub lead_changes: u32,
    /// The chance of each seat at several moments, evenly from the start of the game on, as somebody sees it who knows all cards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chances: Vec<Vec<f64>>,
    /// How often each seat used each thing.
    pub used: BTreeMap<String, Vec<u16>>,
    /// How often things happened to nobody in particular.
    pub happened: BTreeMap<String, u16>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub weighed: Vec<Weighing>,
}

impl Played {
    /// Whether it is a game of the experiment. A file may hold anything.
    pub fn fits(&self, experiment: &Experiment) -> bool {
        experiment.tables.get(self.table).is_some_and(|table| {
            let players = table.players;
            self.finished.fits(players, table.bots.len())
                && self.used.values().all(|seats| seats.len() == players)
                && self.chances.iter().all(|seats| seats.len() == players)
                && self.weighed.iter().all(|weighed| weighed.seat < players)
        })
    }

    /// The share of the victory that a seat has.
    pub fn won(&self, seat: usize) -> f64 {
        let winners = self.finished.places.iter().filter(|&&place| place == 1).count().max(1);
        f64::from(u8::from(self.finished.places[seat] == 1)) / winners as f64
    }

    pub fn players(&self) -> usize {
        self.finished.places.len()
    }

    pub fn moves(&self) -> u32 {
        self.finished.decisions.iter().sum()
    }
}

/// What games depend on, so that they are not put together with those of another experiment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Heading {
    tables: Vec<String>,
    seed: u64,
    watch: Watch,
}

impl Heading {
    pub fn of(experiment: &Experiment) -> Heading {
        let tables = experiment.tables.iter().map(TablePlan::identity).collect();
        Heading { tables, seed: experiment.seed, watch: experiment.watch.clone() }
    }
}

/// Why games of a table cannot be played. An experiment that was read has none of these reasons, unless its data is another.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotPlayed {
    #[error("the experiment has no table {0}")]
    NoTable(usize),
    #[error("{0}")]
    Data(String),
    #[error(transparent)]
    Start(#[from] StartError),
    #[error("a game came to no end")]
    Endless,
}

/// Plays the games of a table with these numbers, one after another, and hands out each.
pub fn play(
    experiment: &Experiment,
    table: usize,
    base: &DataSource,
    say: &Say<'_>,
    numbers: &mut dyn Iterator<Item = u64>,
    each: &mut dyn FnMut(Played),
) -> Result<(), NotPlayed> {
    let there = experiment.tables.get(table).ok_or(NotPlayed::NoTable(table))?;
    let data = there.data(base).map_err(NotPlayed::Data)?;
    let at_table = AtTable { experiment, table, say, numbers, each };
    visit(there.game, &data, at_table).map_err(|error| NotPlayed::Data(error.to_string()))?
}

struct AtTable<'a> {
    experiment: &'a Experiment,
    table: usize,
    say: &'a Say<'a>,
    numbers: &'a mut dyn Iterator<Item = u64>,
    each: &'a mut dyn FnMut(Played),
}

impl Visitor for AtTable<'_> {
    type Output = Result<(), NotPlayed>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        let Experiment { seed, watch, tables, .. } = self.experiment;
        let table = &tables[self.table];
        let variants: Vec<&str> = table.variants.iter().map(String::as_str).collect();
        let setup = agree(&*rules, Agreement::Words { players: table.players, variants: &variants })?;
        let (contestants, order) = by_name(table.bots.iter().map(Entrant::contestant::<R>).collect());
        let watching = if watch.luck { Watching::Luck } else { Watching::Results };
        let mut words = Words::new(R::about().id, self.say);
        for number in self.numbers {
            // Equal bots need no rotation: each of their games has a deal of its own.
            let game = if table.has_equal_bots() { number * table.players as u64 } else { number };
            let (played, mut finished) = play_through(&rules, &setup, (&contestants, &order), *seed, game, watching)
                .map_err(|error| NotPlayed::Start(error.into()))?;
            if finished.places.is_empty() {
                return Err(NotPlayed::Endless);
            }
            // Time is not a result: the same games are the same wherever they are played.
            finished.seconds.fill(0.0);
            finished.luck.iter_mut().for_each(|luck| *luck = readable(*luck));
            (self.each)(look_at(&played, finished, watch, (self.table, number), mix(&[*seed, game]), &mut words)?);
        }
        Ok(())
    }
}

/// Goes through a finished game once more and notes everything that is counted.
fn look_at<R: WholeGame>(
    game: &Game<R>,
    finished: Finished,
    watch: &Watch,
    (table, number): (usize, u64),
    seed: u64,
    words: &mut Words<'_>,
) -> Result<Played, NotPlayed> {
    let rules = game.rules();
    let seats = game.seats();
    let mut replay = game.at(0).map_err(|error| NotPlayed::Start(error.into()))?;
    let mut played = Played {
        table,
        number,
        finished,
        turns: 0,
        rounds: 0,
        real_decisions: 0,
        choices: 0,
        lead_changes: 0,
        chances: Vec::new(),
        used: BTreeMap::new(),
        happened: BTreeMap::new(),
        weighed: Vec::new(),
    };
    words.note(rules, game.opening(), seats, &mut played);
    let chosen = weighing::chosen(game, watch, &mut FastDice::new(mix(&[seed, 0xdec])), words);
    let mut estimator = Estimator::new(rules, seats, Level::Adept);
    let (moves, mut last) = (game.turns().len(), None);
    let moments: Vec<usize> = (0..watch.moments as usize).map(|moment| moment * moves / watch.moments as usize).collect();
    let mut rounds = vec![rules.round(replay.state())];
    for (at, turn) in game.turns().iter().enumerate() {
        let state = replay.state();
        let possible = replay.legal(turn.seat).len() as u32;
        played.turns += u32::from(last.replace(turn.seat) != Some(turn.seat));
        played.real_decisions += u32::from(possible > 1);
        played.choices += if possible > 1 { possible } else { 0 };
        let here = moments.iter().filter(|&&moment| moment == at).count();
        if here > 0 {
            let raw = estimator.of_open_position(state, watch.worlds, mix(&[seed, 0xcafe, at as u64])).raw(seats);
            // A game with fewer moves than moments has several at one move.
            played.chances.extend(std::iter::repeat_n(raw.victory, here));
        }
        if chosen.contains(&at) {
            let when = at as f64 / moves as f64;
            let found = weighing::weigh(game, state, at, &mut estimator, watch.worlds, mix(&[seed, at as u64]), words);
            played.weighed.extend(found.map(|weighed| Weighing { when: readable(when), ..weighed }));
        }
        if replay.play(turn.seat, turn.m).is_err() {
            break;
        }
        // What is told when the game ends is its result, and nothing that was used.
        if replay.deciding().is_empty() {
            break;
        }
        words.note(rules, &turn.story, seats, &mut played);
        let round = rules.round(replay.state());
        if rounds.last() != Some(&round) {
            rounds.push(round);
        }
    }
    played.rounds = rounds.len() as u32;
    played.lead_changes = game.history().map_or(0, |history| history.turning_points(usize::MAX).len()) as u32;
    Ok(played)
}

/// The seats of a table, as numbers.
pub(crate) fn seats(players: usize) -> impl Iterator<Item = usize> {
    Seat::all(players).map(Seat::index)
}
