//! Counting games. All sums are whole numbers, so the result does not depend on which thread played what.

use coven_engine::random_play::{self, RandomPlay};
use coven_engine::{Rules, Seat};
use serde_json::{Value, json};
use std::io::{self, Write};

/// A win is divided among those who share it; this number of parts can be divided by any number of seats.
const WIN: u64 = 840;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    games: u64,
    decisions: u64,
    length: Spread,
    seats: Vec<SeatTally>,
    /// Games that nobody won.
    unwon: u64,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct SeatTally {
    points: Spread,
    /// In parts of a win.
    wins: u64,
}

/// Sum, sum of squares and extremes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Spread {
    count: u64,
    sum: i128,
    squares: i128,
    range: Option<(i64, i64)>,
}

impl Spread {
    fn add(&mut self, value: i64) {
        let one = Spread { count: 1, sum: value.into(), squares: i128::from(value).pow(2), range: Some((value, value)) };
        *self = self.joined(&one);
    }

    fn joined(&self, other: &Spread) -> Spread {
        let range = match (self.range, other.range) {
            (Some((low, high)), Some((lower, higher))) => Some((low.min(lower), high.max(higher))),
            (one, another) => one.or(another),
        };
        Spread { count: self.count + other.count, sum: self.sum + other.sum, squares: self.squares + other.squares, range }
    }

    fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum as f64 / self.count as f64 }
    }

    /// The standard deviation of the sample.
    fn deviation(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let count = i128::from(self.count);
        let scaled = self.squares * count - self.sum * self.sum;
        (scaled as f64 / (count * (count - 1)) as f64).sqrt()
    }

    fn range(&self) -> (i64, i64) {
        self.range.unwrap_or_default()
    }

    fn json(&self) -> Value {
        let (min, max) = self.range();
        json!({ "mean": self.mean(), "deviation": self.deviation(), "min": min, "max": max })
    }
}

impl Tally {
    pub fn new(seats: usize) -> Self {
        Tally { games: 0, decisions: 0, length: Spread::default(), seats: vec![SeatTally::default(); seats], unwon: 0 }
    }

    /// Counts a finished game.
    pub fn count<R: Rules>(&mut self, rules: &R, state: &R::State, played: &RandomPlay<R>) {
        self.games += 1;
        self.decisions += played.decisions;
        self.length.add(played.moves_made as i64);
        let places = rules.places(state);
        let first = |seat: Seat| places.is_some_and(|places| places.of(seat) == 1);
        let winners = Seat::all(self.seats.len()).filter(|&seat| first(seat)).count() as u64;
        self.unwon += u64::from(winners == 0);
        let points = random_play::points(rules, state, self.seats.len());
        for ((seat, points), tally) in Seat::all(self.seats.len()).zip(points).zip(&mut self.seats) {
            tally.points.add(points.into());
            tally.wins += if first(seat) { WIN / winners } else { 0 };
        }
    }

    pub fn join(mut self, other: &Tally) -> Tally {
        self.games += other.games;
        self.decisions += other.decisions;
        self.unwon += other.unwon;
        self.length = self.length.joined(&other.length);
        for (seat, more) in self.seats.iter_mut().zip(&other.seats) {
            seat.points = seat.points.joined(&more.points);
            seat.wins += more.wins;
        }
        self
    }

    fn win_share(&self, seat: &SeatTally) -> f64 {
        if self.games == 0 { 0.0 } else { seat.wins as f64 / (WIN * self.games) as f64 }
    }

    pub fn json(&self, game: &str, seed: u64, seconds: f64) -> Value {
        let seat = |seat: &SeatTally| json!({ "points": seat.points.json(), "win_share": self.win_share(seat) });
        json!({
            "game": game,
            "players": self.seats.len(),
            "games": self.games,
            "decisions": self.decisions,
            "seconds": seconds,
            "seed": seed,
            "games_per_s": per_second(self.games, seconds),
            "decisions_per_s": per_second(self.decisions, seconds),
            "length": self.length.json(),
            "seats": self.seats.iter().map(seat).collect::<Vec<_>>(),
            "unwon": self.unwon,
        })
    }

    pub fn print(&self, game: &str, seed: u64, seconds: f64, out: &mut impl Write) -> io::Result<()> {
        let (shortest, longest) = self.length.range();
        writeln!(out, "{game}, {} players: {} games in {seconds:.2} s (seed {seed})", self.seats.len(), self.games)?;
        writeln!(out, "  games/s      {:.0}", per_second(self.games, seconds))?;
        writeln!(out, "  decisions/s  {:.0}  (two or more legal moves)", per_second(self.decisions, seconds))?;
        writeln!(out, "  length       {:.1} moves on average, {shortest} to {longest}", self.length.mean())?;
        writeln!(out, "  seat   points   ±       min   max   wins")?;
        for (number, seat) in self.seats.iter().enumerate() {
            let (min, max) = seat.points.range();
            let (mean, deviation, wins) = (seat.points.mean(), seat.points.deviation(), 100.0 * self.win_share(seat));
            writeln!(out, "  {number:<4} {mean:>8.2} {deviation:>7.2} {min:>5} {max:>5} {wins:>6.1} %")?;
        }
        if self.unwon > 0 {
            writeln!(out, "  nobody won {} games", self.unwon)?;
        }
        Ok(())
    }
}

fn per_second(count: u64, seconds: f64) -> f64 {
    if seconds > 0.0 { count as f64 / seconds } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_deviation_are_those_of_the_sample() {
        let mut spread = Spread::default();
        [2, 4, 4, 4, 5, 5, 7, 9].into_iter().for_each(|value| spread.add(value));
        assert_eq!((spread.mean(), spread.range()), (5.0, (2, 9)));
        assert!((spread.deviation() - 2.138_089_935).abs() < 1e-9);
    }

    #[test]
    fn joining_is_counting_together() {
        let (mut whole, mut left, mut right) = (Spread::default(), Spread::default(), Spread::default());
        for value in [-3, 8, 8] {
            whole.add(value);
            left.add(value);
        }
        for value in [1, -20] {
            whole.add(value);
            right.add(value);
        }
        assert_eq!(left.joined(&right), whole);
    }
}
