//! Are seats and sides fair? Equal bots at every seat, many games, and what comes of them seat by seat and side by side.

use crate::arena::Finished;
use crate::statistics::{Estimate, mean_and_deviation, share};
use std::collections::BTreeMap;

/// Maximum deviation of a seat's victories from an equal share, as a part of that share.
pub const SEAT_TOLERANCE: f64 = 0.25;
/// Minimum share of victories of each of two sides.
pub const SIDE_TOLERANCE: f64 = 0.4;

/// What equal bots make of one table.
#[derive(Clone, PartialEq, Debug)]
pub struct Fairness {
    pub games: usize,
    /// The share of victories of each seat.
    pub seats: Vec<Estimate>,
    /// The share of games that each side wins, of those in which somebody plays for it.
    pub sides: BTreeMap<String, Estimate>,
    /// The share of games that somebody wins.
    pub won: f64,
    pub points: f64,
    pub points_deviation: f64,
    pub seconds_per_game: f64,
}

impl Fairness {
    pub fn of(finished: &[Finished]) -> Fairness {
        let players = finished.first().map_or(0, |game| game.places.len());
        let won = |game: &Finished, seat: usize| {
            let winners = game.places.iter().filter(|&&place| place == 1).count().max(1);
            f64::from(u8::from(game.places[seat] == 1)) / winners as f64
        };
        let seats = (0..players).map(|seat| share(&finished.iter().map(|game| won(game, seat)).collect::<Vec<_>>())).collect();
        let mut sides: BTreeMap<String, Vec<f64>> = BTreeMap::new();
        for game in finished {
            let present: std::collections::BTreeSet<&String> = game.sides.iter().collect();
            for side in present {
                let wins = (0..players).any(|seat| game.sides[seat] == *side && game.places[seat] == 1);
                sides.entry(side.clone()).or_default().push(f64::from(u8::from(wins)));
            }
        }
        let points: Vec<f64> = finished.iter().flat_map(|game| game.points.iter().map(|&points| f64::from(points))).collect();
        let (points, points_deviation) = mean_and_deviation(&points);
        let games = finished.len();
        let seconds: f64 = finished.iter().flat_map(|game| &game.seconds).sum();
        Fairness {
            games,
            seats,
            sides: sides.into_iter().map(|(side, wins)| (side, share(&wins))).collect(),
            won: finished.iter().filter(|game| game.places.contains(&1)).count() as f64 / games.max(1) as f64,
            points,
            points_deviation,
            seconds_per_game: seconds / games.max(1) as f64,
        }
    }

    /// The victories of each seat, where 1 is an equal share of the games that somebody wins.
    pub fn relative(&self) -> impl Iterator<Item = f64> {
        let equal = self.won / self.seats.len().max(1) as f64;
        self.seats.iter().map(move |seat| seat.mean / equal.max(f64::MIN_POSITIVE))
    }

    /// Whether no seat and no side is clearly unfair: even the nearer end of its interval lies outside what is tolerated.
    pub fn is_fair(&self) -> bool {
        let equal = self.won / self.seats.len().max(1) as f64;
        let seat = |seat: &Estimate| seat.low <= equal * (1.0 + SEAT_TOLERANCE) && seat.high >= equal * (1.0 - SEAT_TOLERANCE);
        let side = |side: &Estimate| side.low <= 1.0 - SIDE_TOLERANCE && side.high >= SIDE_TOLERANCE;
        (self.seats.len() < 2 || self.seats.iter().all(seat)) && self.sides.values().all(side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(count: u64, places: impl Fn(u64) -> Vec<u8>, sides: &[&str]) -> Vec<Finished> {
        let game = |game| Finished {
            game,
            seats: vec![0; 2],
            points: vec![1, 2],
            places: places(game),
            decisions: vec![1; 2],
            seconds: vec![0.25; 2],
            sides: sides.iter().map(|side| (*side).to_owned()).collect(),
            luck: Vec::new(),
        };
        (0..count).map(game).collect()
    }

    #[test]
    fn equal_seats_are_fair_and_one_that_always_wins_is_not() {
        let fair = Fairness::of(&games(200, |game| if game % 2 == 0 { vec![1, 2] } else { vec![2, 1] }, &[]));
        assert!(fair.is_fair() && fair.relative().all(|share| (share - 1.0).abs() < 1e-9));
        assert!((fair.seconds_per_game - 0.5).abs() < 1e-9);
        assert!(!Fairness::of(&games(200, |_| vec![1, 2], &[])).is_fair());
    }

    #[test]
    fn sides_are_counted_where_they_play() {
        let report = Fairness::of(&games(200, |game| if game % 2 == 0 { vec![1, 2] } else { vec![2, 1] }, &["witch", "puritan"]));
        assert_eq!((report.sides["witch"].mean, report.is_fair()), (0.5, true));
        let all_lose = Fairness::of(&games(50, |_| vec![2, 2], &["puritan", "puritan"]));
        assert_eq!((all_lose.won, all_lose.sides["puritan"].mean), (0.0, 0.0));
    }
}
