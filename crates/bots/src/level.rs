//! The levels: what a person can choose to play against.

use crate::budget::{Budget, Cancel};
use crate::playout::draw;
use crate::search::{Judged, Parameters, Search};
use coven_engine::{Dice, FastDice, Knowledge, MoveList, Seat, Viewer, named};
use std::time::Duration;

named! {
    /// How strong a computer player is.
    pub enum Level {
        /// Any legal move.
        Random = "random",
        /// Follows the game's advice loosely: plausible, and beatable in a first game.
        Novice = "novice",
        /// Follows the advice closely and looks a little ahead.
        Apprentice = "apprentice",
        /// Searches.
        Adept = "adept",
        /// Searches as long as a person likes to wait.
        Archwitch = "archwitch",
    }
}

pub use coven_engine::names::UnknownName as UnknownLevel;

impl Level {
    /// The budget of a level when people play.
    pub fn usual_budget(self) -> Budget {
        match self {
            Level::Random | Level::Novice => Budget::Iterations(0),
            Level::Apprentice => Budget::Iterations(40),
            Level::Adept => Budget::Iterations(600),
            Level::Archwitch => Budget::Time(Duration::from_millis(800)),
        }
    }
}

/// A computer player.
#[derive(Clone, Debug)]
pub struct Bot {
    pub level: Level,
    pub budget: Budget,
    pub how: Parameters,
    pub cancel: Cancel,
}

impl Bot {
    pub fn new(level: Level) -> Bot {
        Bot { level, budget: level.usual_budget(), how: Parameters::default(), cancel: Cancel::default() }
    }

    #[must_use]
    pub fn with_budget(mut self, budget: Budget) -> Bot {
        self.budget = budget;
        self
    }

    /// A legal move of a deciding seat; none only if the seat has no move. The same seed and number of iterations give the same
    /// move.
    pub fn choose<R: Knowledge>(&self, rules: &R, state: &R::State, seats: usize, seat: Seat, seed: u64) -> Option<R::Move> {
        let mut dice = FastDice::new(seed);
        // From here on nothing is looked at that the seat cannot know.
        let known = rules.imagine(state, Viewer::Seat(seat), &mut dice);
        let mut moves = MoveList::new();
        rules.legal(&known, seat, &mut moves);
        if moves.len() < 2 {
            return moves.first().copied();
        }
        let advised = |sharpness, dice: &mut FastDice| {
            let mut weights = Vec::new();
            rules.advise(&known, seat, &moves, &mut weights);
            moves[draw(&weights, sharpness, dice)]
        };
        Some(match self.level {
            Level::Random => moves[dice.below(moves.len() as u32) as usize],
            Level::Novice => advised(1, &mut dice),
            Level::Apprentice | Level::Adept | Level::Archwitch => {
                let judged = self.judge(rules, &known, seats, seat, seed);
                judged.first().map_or_else(|| advised(4, &mut dice), |best| best.m)
            }
        })
    }

    /// The moves of a seat, the best first, with how they were judged: what a hint shows.
    pub fn judge<R: Knowledge>(&self, rules: &R, state: &R::State, seats: usize, seat: Seat, seed: u64) -> Vec<Judged<R::Move>> {
        let mut search = Search::new(rules, seats, self.how, seed);
        search.run(state, seat, self.budget, &self.cancel).0
    }
}
