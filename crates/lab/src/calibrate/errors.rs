//! What counts as a mistake or a blunder, by what our own levels do.
//!
//! An inaccuracy is the smallest loss that is called an error at all: below it a quick analysis cannot tell a loss from noise. A mistake is what an
//! apprentice does once a game: a loss that its errors reach once in every game that it plays. A blunder is what happens to it once in five
//! games. Both are at least twice as bad as what comes before, so that the words mean something in a game of small steps, too.

use crate::analysis::{NotAnalysed, Settings, Watch, analyse_with};
use crate::calibration::{Calibration, Thresholds};
use crate::values::mix;
use coven_bots::{Bot, Cancel, Level, Memory};
use coven_engine::{Game, Seed, WholeGame};
use std::sync::Arc;

/// The smallest loss that is called an error.
pub const INACCURACY: f64 = 0.02;
/// How often a seat makes a mistake, and a blunder, in a game.
const MISTAKES: f64 = 1.0;
const BLUNDERS: f64 = 0.2;
/// About how many playouts each of the games gets.
const PLAYOUTS: u64 = 100_000;

/// The losses of all errors in one game of a level, from its own eyes.
pub fn losses<R: WholeGame>(
    rules: &Arc<R>,
    setup: &R::Setup,
    level: Level,
    calibration: &Calibration,
    seed: u64,
) -> Result<Vec<f64>, NotAnalysed> {
    let mut game = Game::start(rules.clone(), setup.clone(), Seed::from_number(seed)).map_err(|_| NotAnalysed::NotReplayed)?;
    let bot = Bot::new(level);
    let mut memories: Vec<Memory<R::Move>> = (0..game.seats()).map(|_| Memory::default()).collect();
    while let Some(seat) = game.deciding().first() {
        let thought = mix(&[seed, game.turns().len() as u64]);
        let Some(m) = bot.play(&game, seat, &mut memories[seat.index()], thought) else { break };
        game.play(seat, m).map_err(|_| NotAnalysed::NotReplayed)?;
    }
    let errors = Thresholds { inaccuracy: INACCURACY, mistake: 1.0, blunder: 1.0 };
    let calibration = Calibration { errors: Some(errors), ..calibration.clone() };
    let settings = Settings { playouts: PLAYOUTS, ..Settings::quick(seed) };
    let mut watch = Watch { cancel: Cancel::default(), progress: &mut |_| {} };
    let report = analyse_with(&game, &settings, &calibration, &mut watch)?;
    Ok(report.moves.iter().filter(|m| m.kind.is_error()).map(|m| m.loss.value()).collect())
}

/// The thresholds with which a seat makes, on average, `MISTAKES` mistakes and `BLUNDERS` blunders a game.
pub fn thresholds(mut losses: Vec<f64>, seats_played: usize) -> Thresholds {
    losses.sort_by(|a, b| b.total_cmp(a));
    // The loss that a seat reaches or exceeds `often` times a game on average, rounded to half a percentage point.
    let reached = |often: f64| {
        let loss = losses.get((often * seats_played as f64) as usize).copied().unwrap_or(0.0);
        (200.0 * loss).round() / 200.0
    };
    let mistake = reached(MISTAKES).max(2.0 * INACCURACY);
    Thresholds { inaccuracy: INACCURACY, mistake, blunder: reached(BLUNDERS).max(2.0 * mistake) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thresholds_are_where_the_level_reaches_them_often_enough() {
        // Ten seats, each with an error of 30, one of 8 and one of 3 percentage points.
        let losses: Vec<f64> = (0..10).flat_map(|_| [0.3, 0.08, 0.03]).collect();
        let found = thresholds(losses, 10);
        assert_eq!((found.inaccuracy, found.mistake, found.blunder), (0.02, 0.08, 0.3));
        let few = thresholds(vec![0.03], 10);
        assert_eq!((few.mistake, few.blunder), (0.04, 0.08));
    }
}
