//! What somebody has answered to a game's puzzles, and how well that makes them solve.

use coven_lab::puzzles::{Puzzle, Solver};
use std::collections::HashMap;

/// The first answers to a game's puzzles, and the rating that came of them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Attempts {
    solver: Solver,
    /// By the number of the puzzle less one; none if it was not answered yet.
    answers: Vec<Option<bool>>,
}

const UNTRIED: char = '-';
const RIGHT: char = 'r';
const WRONG: char = 'w';

/// What a rating may be: whatever else a browser sends is none.
const RATINGS: std::ops::RangeInclusive<f64> = -100.0..=200.0;
const UNCERTAINTIES: std::ops::RangeInclusive<f64> = 0.0..=25.0;

impl Attempts {
    /// Reads what a browser keeps. Whatever cannot be read counts as not answered.
    pub fn read(code: &str) -> Attempts {
        let mut parts = code.split(':');
        let mut number =
            |allowed: std::ops::RangeInclusive<f64>| parts.next()?.parse::<f64>().ok().filter(|number| allowed.contains(number));
        let (Some(rating), Some(uncertainty)) = (number(RATINGS), number(UNCERTAINTIES)) else {
            return Attempts::default();
        };
        let answer = |letter: char| match letter {
            RIGHT => Some(true),
            WRONG => Some(false),
            _ => None,
        };
        let answers = parts.next().unwrap_or_default().chars().map(answer).collect();
        Attempts { solver: Solver { rating, uncertainty }, answers }
    }

    /// The same from first answers in the order in which they were given, each with the name of its puzzle. One that is not among these
    /// puzzles any more counts as not answered.
    pub fn of_answers<'a>(all: &[Puzzle], answers: impl IntoIterator<Item = (&'a str, bool)>) -> Attempts {
        let numbers: HashMap<String, usize> = all.iter().enumerate().map(|(at, puzzle)| (puzzle.name(), at + 1)).collect();
        let mut attempts = Attempts::default();
        for (name, right) in answers {
            if let Some(number) = numbers.get(name) {
                attempts = attempts.answered(all, *number, right);
            }
        }
        attempts
    }

    /// All first answers, each with the name of its puzzle.
    pub fn named(&self, all: &[Puzzle]) -> Vec<(String, bool)> {
        all.iter().zip(&self.answers).filter_map(|(puzzle, answer)| Some((puzzle.name(), (*answer)?))).collect()
    }

    /// As a browser keeps it: letters, digits and marks that a cookie may hold.
    pub fn code(&self) -> String {
        let letter = |answer: &Option<bool>| match answer {
            Some(true) => RIGHT,
            Some(false) => WRONG,
            None => UNTRIED,
        };
        let answers: String = self.answers.iter().map(letter).collect();
        format!("{:.2}:{:.2}:{answers}", self.solver.rating, self.solver.uncertainty)
    }

    /// The first answer to a puzzle, by its number from 1.
    pub fn of(&self, number: usize) -> Option<bool> {
        self.answers.get(number.checked_sub(1)?).copied().flatten()
    }

    /// How many puzzles were solved at the first try, and how many were tried.
    pub fn counts(&self) -> (usize, usize) {
        let tried = self.answers.iter().flatten();
        (tried.clone().filter(|right| **right).count(), tried.count())
    }

    /// The rating; none before the first answer.
    pub fn solver(&self) -> Option<Solver> {
        (self.counts().1 > 0).then_some(self.solver)
    }

    /// The same after an answer. Only the first one to a puzzle counts.
    #[must_use]
    pub fn answered(&self, all: &[Puzzle], number: usize, right: bool) -> Attempts {
        let mut now = self.clone();
        now.answers.resize(all.len(), None);
        if let Some(at) = number.checked_sub(1)
            && let (Some(puzzle), None) = (all.get(at), self.of(number))
        {
            now.answers[at] = Some(right);
            now.solver = now.solver.after(puzzle, right);
        }
        now
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_lab::puzzles::puzzles;

    #[test]
    fn only_the_first_answer_counts_and_is_read_back() {
        for about in coven_catalog::games() {
            let all = puzzles(about.id).expect("a game of the house");
            let Some(last) = Some(all.len()).filter(|&all| all > 1) else { continue };
            let once = Attempts::default().answered(all, 1, true);
            let (higher, usual) = (once.solver().expect("a rating").rating, Solver::default().rating);
            assert!(higher > usual && once.answered(all, 1, false) == once);
            let twice = once.answered(all, last, false);
            assert!(twice.solver().expect("a rating").rating < higher);
            assert_eq!(
                (twice.of(1), twice.of(last), twice.of(2 * last), twice.counts()),
                (Some(true), Some(false), None, (1, 2))
            );
            let read = Attempts::read(&twice.code());
            assert_eq!(read.code(), twice.code());
            assert_eq!(once.answered(all, 2 * last, true), once, "there is no such puzzle");
            let named = twice.named(all);
            let answers = named.iter().map(|(name, right)| (name.as_str(), *right));
            assert_eq!(Attempts::of_answers(all, answers.clone().chain([("no puzzle", true), (&named[0].0, false)])), twice);
            assert_eq!(Attempts::read(&twice.code()).named(all), named);
        }
    }

    #[test]
    fn what_no_browser_was_given_counts_as_nothing() {
        for code in ["", "x", "25", "nan:3:r", "inf:3:r", "25:1e9:rrr", "::", "25:8:"] {
            assert_eq!(Attempts::read(code).counts(), (0, 0), "{code}");
        }
    }
}
