//! Looks at puzzles again, more deeply than when they were accepted.

use super::judge::{Manner, Position, SEARCH, WORLDS};
use super::secret::NEAR;
use super::{Asks, BadPuzzle, Puzzle};
use crate::calibration::Calibration;
use crate::values::mix;
use coven_catalog::{ResumeError, Visitor, about, visit};
use coven_engine::{DataSource, WholeGame};
use serde::Serialize;
use std::sync::Arc;

/// What came of a closer look at one puzzle.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Checked {
    /// The number of the puzzle, from 1.
    pub number: usize,
    pub theme: String,
    /// None if it stands.
    pub overturned: Option<Overturned>,
}

/// Why a puzzle does not stand.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Overturned {
    /// A judge cannot tell this move from the best beyond doubt, or finds it better.
    AsGood { m: String, lead: f64 },
    /// The search prefers this move.
    Preferred { m: String },
    /// The chance of what is hidden is another one.
    OtherChance { chance: f64 },
}

/// Looks at a puzzle again, with other seeds and so many times more worlds and iterations.
pub fn check(game: &str, number: usize, puzzle: &Puzzle, deeper: u32, seed: u64) -> Result<Checked, BadPuzzle> {
    let record = puzzle.record(game)?;
    let about = about(game).map_err(ResumeError::from)?;
    let data = about.former_data(&puzzle.data).unwrap_or_else(DataSource::builtin);
    let look = Look { record: &record, puzzle, deeper, seed: mix(&[seed, number as u64, 77]) };
    let overturned = visit(game, &data, look).map_err(ResumeError::from)??;
    Ok(Checked { number, theme: puzzle.theme.clone(), overturned })
}

struct Look<'a> {
    record: &'a coven_engine::Record,
    puzzle: &'a Puzzle,
    deeper: u32,
    seed: u64,
}

impl Visitor for Look<'_> {
    type Output = Result<Option<Overturned>, BadPuzzle>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        let game = self.record.replay(rules).map_err(ResumeError::from)?;
        let position = Position::of(&game, self.puzzle.seat, &Calibration::of::<R>());
        let deeper = self.deeper.max(1);
        let (best, also) = match &self.puzzle.asks {
            Asks::Move { best, also, .. } => (best, also),
            Asks::Secret { about, chance, .. } => {
                let again = position.chance_of_secret(*about, WORLDS.saturating_mul(deeper), self.seed);
                return Ok(((again - chance).abs() > NEAR / 2.0).then_some(Overturned::OtherChance { chance: again }));
            }
        };
        let read = |notation: &String| notation.parse::<R::Move>().map_err(|_| BadPuzzle::Move(notation.clone()));
        let best = read(best)?;
        let also = also.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let mut moves = vec![best];
        moves.extend(game.legal(self.puzzle.seat).iter().copied().filter(|m| *m != best && !also.contains(m)));
        for (number, manner) in Manner::BOTH.into_iter().enumerate() {
            let seed = mix(&[self.seed, number as u64]);
            if let Some((m, lead)) = position.as_good(manner, &moves, WORLDS.saturating_mul(deeper), seed) {
                return Ok(Some(Overturned::AsGood { m: m.to_string(), lead: lead.mean }));
            }
        }
        let preferred = position.search(SEARCH.saturating_mul(deeper), mix(&[self.seed, 9]));
        let stands = preferred.is_none_or(|m| m == best || also.contains(&m));
        Ok((!stands).then(|| Overturned::Preferred { m: preferred.map(|m| m.to_string()).unwrap_or_default() }))
    }
}
