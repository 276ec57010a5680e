//! A sharper arena: what chance did to each seat is taken out of its result.
//!
//! Whenever something was drawn, the same move is made again with other dice, several times. By how much the position that came is
//! better for a seat than those that could have come is luck, and on the average luck is nothing, whatever the values are: the dice that
//! fell and those that are thrown for comparison are alike. So a result less its luck has the same mean as the result, and the better the
//! values are, the less it varies. (A control variate in the manner of AIVAT; its expectations are drawn here and not worked out,
//! because a draw of these games has too many outcomes to go through.)

use crate::statistics::Estimate;
use crate::values::{Estimator, Sums, mix};
use coven_bots::Level;
use coven_engine::{FastDice, Game, Knowledge, Seat, Silence};

/// How often the dice are thrown again.
const THROWS: u64 = 6;
/// How many playouts value a position. The same dice play on from all positions that are compared.
const PLAYOUTS: u32 = 3;

/// What chance did to the seats of one game.
#[derive(Debug)]
pub struct Luck<'a, R: Knowledge> {
    estimator: Estimator<'a, R>,
    seed: u64,
    /// The luck of each seat so far, in shares of a victory.
    pub seats: Vec<f64>,
}

impl<'a, R: Knowledge> Luck<'a, R> {
    /// Begins with the deal.
    pub fn of_deal(rules: &'a R, setup: &R::Setup, start: &R::State, seed: u64) -> Self {
        let seats = rules.seats(setup);
        let estimator = Estimator::new(rules, seats, Level::Adept);
        let mut luck = Luck { estimator, seed: mix(&[seed, 0x1c]), seats: vec![0.0; seats] };
        luck.weigh(0, start, |dice| rules.start(setup, dice, &mut Silence).ok());
        luck
    }

    /// Weighs what was drawn in a move; a move without chance is no luck.
    pub fn of_move(&mut self, game: &Game<R>, before: &R::State) {
        let (rules, number) = (self.estimator.rules, game.turns().len() as u64);
        let Some(turn) = game.turns().last().filter(|turn| turn.drew) else { return };
        let (seat, m) = (turn.seat, turn.m);
        self.weigh(number, game.state(), |dice| {
            let mut other = before.clone();
            rules.apply(&mut other, seat, m, dice, &mut Silence);
            Some(other)
        });
    }

    /// Adds by how much what came is better for each seat than what could have come.
    fn weigh(&mut self, number: u64, came: &R::State, again: impl Fn(&mut FastDice) -> Option<R::State>) {
        let playing_on = mix(&[self.seed, number]);
        let mut others = Sums::default();
        for throw in 0..THROWS {
            let mut dice = FastDice::new(mix(&[self.seed, number, throw, 1]));
            let Some(state) = again(&mut dice) else { return };
            others.add(&self.estimator.of_open_position(&state, PLAYOUTS, playing_on));
        }
        let seats = self.seats.len();
        let (came, others) = (self.estimator.of_open_position(came, PLAYOUTS, playing_on).raw(seats), others.raw(seats));
        for seat in Seat::all(seats).map(Seat::index) {
            self.seats[seat] += came.victory[seat] - others.victory[seat];
        }
    }
}

/// The mean of results from which luck is taken, each with its luck, and its 95 % interval.
///
/// How much luck counts is fitted: for the results of each half on those of the other, so that no result has a say in its own
/// correction, and the mean stays true.
pub fn corrected(results: &[(f64, f64)]) -> Estimate {
    let halves: [Vec<(f64, f64)>; 2] = [0, 1].map(|half| results.iter().copied().skip(half).step_by(2).collect());
    let weights = [&halves[1], &halves[0]].map(|other| weight(other));
    let corrected: Vec<f64> =
        results.iter().enumerate().map(|(number, (result, luck))| result - weights[number % 2] * luck).collect();
    crate::statistics::interval(&corrected)
}

/// By how much a result changes with luck.
fn weight(results: &[(f64, f64)]) -> f64 {
    let n = results.len().max(1) as f64;
    let (result, luck) = results.iter().fold((0.0, 0.0), |(a, b), (result, luck)| (a + result / n, b + luck / n));
    let spread: f64 = results.iter().map(|(_, own)| (own - luck).powi(2)).sum();
    let together: f64 = results.iter().map(|(won, own)| (won - result) * (own - luck)).sum();
    if spread > 0.0 { together / spread } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::Dice;

    /// Results that are mostly luck: without it the interval is far smaller, and the mean is the same.
    #[test]
    fn luck_is_taken_out_and_the_mean_stays() {
        let mut dice = FastDice::new(3);
        let mut share = || f64::from(dice.below(1000)) / 1000.0 - 0.5;
        let results: Vec<(f64, f64)> = (0..400)
            .map(|_| {
                let (luck, rest) = (share(), share());
                (0.5 + 0.6 * luck + 0.1 * rest, luck)
            })
            .collect();
        let plain = crate::statistics::interval(&results.iter().map(|(result, _)| *result).collect::<Vec<_>>());
        let corrected = corrected(&results);
        assert!((corrected.high - corrected.low) * 3.0 < plain.high - plain.low, "{corrected:?} {plain:?}");
        assert!(corrected.low > plain.low && corrected.high < plain.high);
    }
}
