//! How well somebody solves: a game between the solver and the puzzle, by the method that rates players.

use super::Puzzle;
use skillratings::Outcomes;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin};

/// How far the rating of a puzzle may be wrong: bots are no people.
const UNCERTAINTY: f64 = 4.0;

/// A solver's rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Solver {
    pub rating: f64,
    pub uncertainty: f64,
}

impl Default for Solver {
    fn default() -> Self {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        Solver { rating, uncertainty }
    }
}

/// The rating of a puzzle on the scale of players, from how many bots find its answer: 15 if all do, 35 if none does.
pub fn right_answer_rating(puzzle: &Puzzle) -> f64 {
    35.0 - 20.0 * puzzle.ease()
}

impl Solver {
    /// The same after a first answer to a puzzle.
    #[must_use]
    pub fn after(self, puzzle: &Puzzle, right: bool) -> Solver {
        let own = WengLinRating { rating: self.rating, uncertainty: self.uncertainty };
        let other = WengLinRating { rating: right_answer_rating(puzzle), uncertainty: UNCERTAINTY };
        let outcome = if right { Outcomes::WIN } else { Outcomes::LOSS };
        let (WengLinRating { rating, uncertainty }, _) = weng_lin(&own, &other, &outcome, &WengLinConfig::new());
        Solver { rating, uncertainty }
    }
}
