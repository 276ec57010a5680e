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

    /// The moves with which somebody else took the lead, each with who did: those that changed the distance between the two most, in the
    /// order in which they were made, and no more than `most`.
    pub fn turning_points(&self, most: usize) -> Vec<(usize, Seat)> {
        let moves = self.points.first().map_or(0, Vec::len);
        let mut changes: Vec<(i32, usize, Seat)> = Vec::new();
        let mut last = None;
        for n in 0..moves {
            // Where several are level, nobody leads, and whoever led before has not been passed yet.
            let Some(now) = self.leader(n) else { continue };
            if let Some((seat, then)) = last.replace((now, n))
                && seat != now
            {
                let apart = |at: usize| self.points[now.index()][at] - self.points[seat.index()][at];
                changes.push((apart(n) - apart(then), n, now));
            }
        }
        changes.sort_by_key(|&(swing, ..)| -swing);
        changes.truncate(most);
        changes.sort_by_key(|&(_, n, _)| n);
        changes.into_iter().map(|(_, n, seat)| (n, seat)).collect()
    }

    /// Who had more points than everybody else after `n` moves.
    fn leader(&self, n: usize) -> Option<Seat> {
        let best = self.points.iter().map(|points| points[n]).max()?;
        let mut leading = Seat::all(self.points.len()).filter(|seat| self.points[seat.index()][n] == best);
        leading.next().filter(|_| leading.next().is_none())
    }

    fn count<R: Rules>(&mut self, game: &Game<R>) {
        for (seat, points) in Seat::all(game.seats()).zip(&mut self.points) {
            points.push(game.rules().points(game.state(), seat));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn history(points: &[&[i32]]) -> History {
        History { points: points.iter().map(|line| line.to_vec()).collect(), rounds: vec![0] }
    }

    #[test]
    fn a_turning_point_is_where_the_lead_changes_hands() {
        // Seat 0 leads, is caught up with, and passed; later it passes again.
        let history = history(&[&[0, 3, 3, 3, 9], &[0, 0, 3, 5, 5]]);
        assert_eq!(history.turning_points(8), [(3, Seat(1)), (4, Seat(0))]);
    }

    #[test]
    fn the_greatest_swings_are_told_in_their_order() {
        let history = history(&[&[1, 1, 4, 4, 30], &[0, 2, 2, 20, 20]]);
        assert_eq!(history.turning_points(8), [(1, Seat(1)), (2, Seat(0)), (3, Seat(1)), (4, Seat(0))]);
        assert_eq!(history.turning_points(2), [(3, Seat(1)), (4, Seat(0))]);
        assert_eq!(History { points: Vec::new(), rounds: Vec::new() }.turning_points(2), []);
    }
}
