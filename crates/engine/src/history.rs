//! How a game went: the points of every seat after each move, and where its rounds began.

use crate::game::Game;
use crate::rules::Rules;
use crate::seat::Seat;

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
    pub(crate) fn of<R: Rules>(game: &Game<R>) -> Option<History> {
        let mut replay = game.at(0).ok()?;
        let mut history = History { points: vec![Vec::new(); game.seats()], rounds: vec![0] };
        history.count(&replay);
        for (number, turn) in game.turns().iter().enumerate() {
            let before = replay.rules().round(replay.state());
            replay.play(turn.seat, turn.m).ok()?;
            if replay.rules().round(replay.state()) != before {
                history.rounds.push(number + 1);
            }
            history.count(&replay);
        }
        Some(history)
    }

    fn count<R: Rules>(&mut self, game: &Game<R>) {
        for (seat, points) in Seat::all(game.seats()).zip(&mut self.points) {
            points.push(game.rules().points(game.state(), seat));
        }
    }
}
