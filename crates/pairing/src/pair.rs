//! The next round.

use crate::chance::Chance;
use crate::history::History;
use crate::search::Search;
use crate::{Place, Player, Round, rest, seats};
use serde::{Deserialize, Serialize};

/// How it is decided who plays with whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum System {
    /// With others of a like score.
    Swiss,
    /// With everybody as evenly as possible, whatever the scores.
    RoundRobin,
}

/// What is done where people do not fill the tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fill {
    /// Computer players take the chairs that are left, never two more at one table than at another.
    Bots,
    /// Whoever is left over sits out.
    Rest,
}

/// What a tournament agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plan {
    pub system: System,
    /// How many sit at a table: the same at all, so that places are worth the same everywhere.
    pub table_size: usize,
    pub fill: Fill,
    /// How many games are played in a round with the same people.
    pub games: usize,
}

/// Somebody who plays in the next round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entrant {
    pub player: Player,
    /// What they have so far, in any unit: more is better.
    pub score: i64,
}

/// Why there is no next round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PairError {
    #[error("a table has two to eight seats")]
    TableSize,
    #[error("a match has at least one game")]
    NoGames,
    #[error("there are too few people for a table")]
    TooFew,
    #[error("somebody is named twice")]
    Twice,
}

/// The largest table.
const LARGEST_TABLE: usize = 8;

/// How many tables there are for so many people; 0 if there are too few.
pub const fn tables_for(people: usize, table_size: usize, fill: Fill) -> usize {
    match fill {
        Fill::Bots if people < 2 => 0,
        Fill::Bots => people.div_ceil(table_size),
        Fill::Rest => people / table_size,
    }
}

/// The next round for these people, after those that were played. It follows from its arguments alone.
pub fn pair(plan: &Plan, entrants: &[Entrant], rounds: &[Round], seed: u64) -> Result<Round, PairError> {
    if !(2..=LARGEST_TABLE).contains(&plan.table_size) {
        return Err(PairError::TableSize);
    }
    if plan.games == 0 {
        return Err(PairError::NoGames);
    }
    let mut entrants = entrants.to_vec();
    entrants.sort_by_key(|entrant| entrant.player);
    if entrants.windows(2).any(|two| two[0].player == two[1].player) {
        return Err(PairError::Twice);
    }
    let tables = tables_for(entrants.len(), plan.table_size, plan.fill);
    if tables == 0 {
        return Err(PairError::TooFew);
    }
    // Each round has a chance of its own.
    let mut chance = Chance::new(seed ^ (rounds.len() as u64).wrapping_mul(0xd134_2543_de82_ef95));
    let chairs = tables * plan.table_size;
    let resting = rest::resting(&entrants, rounds, entrants.len().saturating_sub(chairs), &mut chance);
    entrants.retain(|entrant| !resting.contains(&entrant.player));
    let bots = chairs - entrants.len();
    let people = entrants.iter().map(|entrant| Place::Person(entrant.player));
    let places: Vec<Place> = people.chain((0..bots as u32).map(Place::Bot)).collect();
    let history = History::of(&places, rounds, plan.table_size, plan.games);
    let seats = seats::seats(&history, chairs, plan.table_size, &mut chance);
    let scores = match plan.system {
        System::Swiss => entrants.iter().map(|entrant| entrant.score).collect(),
        System::RoundRobin => vec![0; entrants.len()],
    };
    let mut search = Search::new(plan, &history, &seats, scores, &mut chance);
    search.improve(&mut chance);
    let tables = search.tables().map(|table| table.iter().map(|&at| places[at]).collect()).collect();
    Ok(Round { tables, resting })
}
