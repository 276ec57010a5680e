//! Puzzles: positions out of games of strong bots in which one move is far better than all others, or in which something hidden can be
//! told from what everybody did.
//!
//! A puzzle is kept as the record of its game up to the position, so it replays exactly, under the rules and with the data that it was
//! found with. `coven puzzles make` finds them, `coven puzzles check` looks again more deeply; each game has its own in `puzzles.jsonl`.

mod check;
mod judge;
mod make;
mod rating;
mod secret;
mod today;

pub use check::{Checked, Overturned, check};
pub use judge::{MARGIN, SEARCH, WORLDS};
pub use make::{Maker, NotMade};
pub use rating::{Solver, right_answer_rating};
pub use secret::{GUESSES, Guessed, NEAR};
pub use today::{OfTheDay, date_of, of_the_day};

use coven_catalog::{CatalogError, GameBox, ResumeError, Table, about, games, resume};
use coven_engine::record::{Closing, Entry, FORMAT, Header};
use coven_engine::{DataSource, Record, Seat, Seed, named};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// A position and what is asked about it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Where it was found: the number from which all chance of a series followed, and the number of the game in it.
    pub series: u64,
    pub game: u64,
    /// The rules version and the hash of the component data.
    pub rules: u32,
    pub data: String,
    pub setup: serde_json::Value,
    pub seed: Seed,
    /// The moves up to the position, each with its seat in front.
    pub moves: Vec<String>,
    /// Through whose eyes the position is seen.
    pub seat: Seat,
    /// The kind of decision, by the game's own word for it.
    pub theme: String,
    /// How many of the bots that know nothing but the position find the answer: novices, apprentices, adepts, each from 0 to 1.
    pub found: [f64; 3],
    pub asks: Asks,
}

/// What is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Asks {
    /// The best move.
    Move {
        best: String,
        /// Moves that are as good within the noise.
        also: Vec<String>,
        /// The chance to win with the best move.
        chance: f64,
        /// What other moves lose, as the first judge found.
        losses: Vec<Lost>,
        /// In how many worlds each judge has looked.
        worlds: u32,
    },
    /// How likely something hidden is true of another seat.
    Secret {
        about: Seat,
        /// The share of imagined worlds in which it is, drawn by what the seat may believe.
        chance: f64,
        /// The same if nobody's acts told anything.
        blind: f64,
        truth: bool,
        worlds: u32,
    },
}

/// What a move loses against the best, in chances to win.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lost {
    #[serde(rename = "move")]
    pub m: String,
    pub loss: f64,
    /// The 99 % interval.
    pub low: f64,
    pub high: f64,
}

named! {
    /// How hard a puzzle is.
    pub enum Grade {
        Easy = "easy",
        Medium = "medium",
        Hard = "hard",
    }
}

/// What an answer is worth.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Worth {
    /// The best move.
    Best,
    /// As good within the noise: never punished.
    AlsoGood,
    /// Worse, by so much of the chance to win, with the 99 % interval.
    Worse { loss: f64, low: f64, high: f64 },
    /// A chance, and how it scores.
    Guess(Guessed),
}

impl Worth {
    pub fn is_right(&self) -> bool {
        match self {
            Worth::Best | Worth::AlsoGood => true,
            Worth::Worse { .. } => false,
            Worth::Guess(guessed) => guessed.near,
        }
    }
}

impl Puzzle {
    /// The game up to the position.
    pub fn record(&self, game: &str) -> Result<Record, BadPuzzle> {
        let entry = |written: &String| {
            let (seat, notation) = written.split_once(' ').ok_or_else(|| BadPuzzle::Move(written.clone()))?;
            let seat = seat.parse().map(Seat).map_err(|_| BadPuzzle::Move(written.clone()))?;
            Ok(Entry { seat, notation: notation.to_owned() })
        };
        let moves = self.moves.iter().map(entry).collect::<Result<Vec<_>, BadPuzzle>>()?;
        Ok(Record {
            header: Header {
                coven: FORMAT,
                game: game.to_owned(),
                rules: self.rules,
                data: self.data.clone(),
                setup: self.setup.clone(),
                seats: Vec::new(),
                commitment: self.seed.commitment(),
                seed: self.seed,
            },
            closing: Closing { moves: moves.len(), standing: None },
            moves,
            talk: Vec::new(),
        })
    }

    /// The table at the position, with the data that the puzzle was found with: of the box, or built in now or once.
    pub fn table(&self, game: &dyn GameBox) -> Result<Box<dyn Table>, BadPuzzle> {
        let record = self.record(game.about().id)?;
        if game.data_hash() == self.data {
            return Ok(game.resume(&record).map_err(ResumeError::from)?);
        }
        Ok(resume(&record, &DataSource::builtin())?)
    }

    /// What it is called for ever, among the puzzles of its game: where it was found.
    pub fn name(&self) -> String {
        format!("{}.{}.{}", self.series, self.game, self.moves.len())
    }

    /// The share of bots that find the answer.
    pub fn ease(&self) -> f64 {
        self.found.iter().sum::<f64>() / self.found.len() as f64
    }

    /// From what bots find: about a third of what is found in their games is of each grade.
    pub fn grade(&self) -> Grade {
        match self.ease() {
            ease if ease >= 0.85 => Grade::Easy,
            ease if ease >= 0.6 => Grade::Medium,
            _ => Grade::Hard,
        }
    }

    /// What an answer is worth: a move by its notation, a chance in percent. None if it is no answer.
    pub fn judge(&self, table: &dyn Table, answer: &str) -> Option<Worth> {
        match &self.asks {
            Asks::Move { best, also, losses, .. } => {
                if !table.choices(self.seat).iter().any(|choice| choice.notation == answer) {
                    return None;
                }
                match () {
                    () if answer == best => Some(Worth::Best),
                    () if also.iter().any(|m| m == answer) => Some(Worth::AlsoGood),
                    // A test makes sure that every other move stands among the losses.
                    () => losses.iter().find(|lost| lost.m == answer).map(|lost| Worth::Worse {
                        loss: lost.loss,
                        low: lost.low,
                        high: lost.high,
                    }),
                }
            }
            Asks::Secret { chance, truth, .. } => secret::score(answer, *chance, *truth).map(Worth::Guess),
        }
    }
}

/// Why a puzzle cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadPuzzle {
    #[error("line {line} is no puzzle: {reason}")]
    Line { line: usize, reason: String },
    #[error("'{0}' is no move with its seat")]
    Move(String),
    #[error(transparent)]
    Resume(#[from] ResumeError),
}

/// Reads puzzles, one JSON object on each line.
pub fn read(text: &str) -> Result<Vec<Puzzle>, BadPuzzle> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let puzzle = |(number, line): (usize, &str)| {
        serde_json::from_str(line).map_err(|error| BadPuzzle::Line { line: number + 1, reason: error.to_string() })
    };
    lines.map(puzzle).collect()
}

static PUZZLES: LazyLock<Vec<(&'static str, Vec<Puzzle>)>> = LazyLock::new(|| {
    // A file that cannot be read gives no puzzles; a test reads that of every game.
    games().iter().map(|about| (about.id, read(about.puzzles).unwrap_or_default())).collect()
});

/// The puzzles of a game that are built in.
pub fn puzzles(game: &str) -> Result<&'static [Puzzle], CatalogError> {
    let id = about(game)?.id;
    Ok(PUZZLES.iter().find(|(known, _)| *known == id).map_or(&[], |(_, puzzles)| puzzles.as_slice()))
}
