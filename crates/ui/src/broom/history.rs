//! Points over time.

use coven_broom::Broom;
use coven_engine::{Game, Rules, Seat};

/// The points of every seat after each move, as they would have been counted then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History {
    /// One line for each seat, one entry for each move and one for the start.
    pub points: Vec<Vec<i32>>,
    /// The moves with which rounds began.
    pub rounds: Vec<usize>,
}

impl History {
    /// Plays the game again and counts. None if it cannot be played again, which no game should be.
    pub fn of(game: &Game<Broom>) -> Option<History> {
        let mut replay = Game::start(game.shared_rules(), *game.setup(), *game.seed()).ok()?;
        let mut history = History { points: vec![Vec::new(); game.seats()], rounds: vec![0] };
        history.count(&replay);
        for (number, turn) in game.turns().iter().enumerate() {
            let round = replay.state().round;
            replay.play(turn.seat, turn.m).ok()?;
            if replay.state().round != round {
                history.rounds.push(number + 1);
            }
            history.count(&replay);
        }
        Some(history)
    }

    fn count(&mut self, game: &Game<Broom>) {
        for (seat, points) in Seat::all(game.seats()).zip(&mut self.points) {
            points.push(game.rules().points(game.state(), seat));
        }
    }
}
