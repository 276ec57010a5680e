//! Differences with honest intervals: results of one game hang together, deals are paired, and whoever looks at many differences at once
//! finds some by chance.

use crate::statistics::{Estimate, Z, mean_and_deviation};
use std::collections::BTreeMap;

/// Number of standard errors on either side of an interval, if all of these `intervals` are to hold in 95 of 100 experiments
/// (Bonferroni).
pub fn half_width(intervals: usize) -> f64 {
    if intervals <= 1 {
        return Z;
    }
    let tail = 0.025 / intervals as f64;
    // A rational approximation of the normal distribution's quantile, exact to three digits.
    let t = (-2.0 * tail.ln()).sqrt();
    let above = 2.515_517 + t * (0.802_853 + t * 0.010_328);
    let below = 1.0 + t * (1.432_788 + t * (0.189_269 + t * 0.001_308));
    t - above / below
}

/// An estimate with its standard error, until it is known with how many others it is looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measured {
    pub mean: f64,
    pub error: f64,
}

impl Measured {
    /// As one of several intervals that hold together.
    pub fn among(self, intervals: usize) -> Estimate {
        let half = half_width(intervals) * self.error;
        Estimate { mean: self.mean, low: self.mean - half, high: self.mean + half }
    }
}

/// One observation: the game to which it belongs, and its value.
pub type Observation = (u64, f64);

/// The mean of observations, of which those of one game hang together.
pub fn clustered(observations: &[Observation]) -> Option<Measured> {
    let n = observations.len() as f64;
    let mean = observations.iter().map(|(_, value)| value).sum::<f64>() / n;
    let games = by_game(observations.iter().map(|&(game, value)| (game, (value - mean) / n)));
    (games.len() > 1).then(|| Measured { mean, error: spread(&games) })
}

/// By how much the mean of the first observations is greater than that of the others, if both may come from the same games.
pub fn difference(with: &[Observation], without: &[Observation]) -> Option<Measured> {
    let mean = |list: &[Observation]| list.iter().map(|(_, value)| value).sum::<f64>() / list.len() as f64;
    if with.is_empty() || without.is_empty() {
        return None;
    }
    let (m1, m0, n1, n0) = (mean(with), mean(without), with.len() as f64, without.len() as f64);
    let used = with.iter().map(|&(game, value)| (game, (value - m1) / n1));
    let games = by_game(used.chain(without.iter().map(|&(game, value)| (game, (m0 - value) / n0))));
    (games.len() > 1).then(|| Measured { mean: m1 - m0, error: spread(&games) })
}

/// The mean difference of what two tables made of the same deals.
pub fn paired(one: &BTreeMap<u64, f64>, other: &BTreeMap<u64, f64>) -> Option<Measured> {
    let differences: Vec<f64> = one.iter().filter_map(|(deal, value)| Some(other.get(deal)? - value)).collect();
    let (mean, deviation) = mean_and_deviation(&differences);
    (differences.len() > 1).then(|| Measured { mean, error: deviation / (differences.len() as f64).sqrt() })
}

/// What every game adds to the deviation.
fn by_game(parts: impl Iterator<Item = (u64, f64)>) -> BTreeMap<u64, f64> {
    let mut games = BTreeMap::new();
    for (game, part) in parts {
        *games.entry(game).or_insert(0.0) += part;
    }
    games
}

fn spread(games: &BTreeMap<u64, f64>) -> f64 {
    let n = games.len() as f64;
    (games.values().map(|part| part * part).sum::<f64>() * n / (n - 1.0)).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::interval;
    use coven_engine::{Dice, FastDice};

    #[test]
    fn intervals_that_hold_together_are_wider() {
        // From tables of the normal distribution.
        for (intervals, wanted) in [(1, 1.960), (2, 2.241), (10, 2.807), (100, 3.481), (1000, 4.056)] {
            assert!((half_width(intervals) - wanted).abs() < 2e-3, "{intervals}: {}", half_width(intervals));
        }
    }

    #[test]
    fn one_observation_a_game_is_the_usual_interval() {
        let observations: Vec<Observation> = [1.0, 0.0, 0.0, 1.0, 1.0].into_iter().zip(0..).map(|(x, game)| (game, x)).collect();
        let (found, usual) = (clustered(&observations).expect("enough").among(1), interval(&[1.0, 0.0, 0.0, 1.0, 1.0]));
        assert!((found.low - usual.low).abs() < 1e-9 && (found.high - usual.high).abs() < 1e-9);
        // The same value said four times in each game makes nothing surer.
        let often: Vec<Observation> = observations.iter().flat_map(|&one| [one; 4]).collect();
        let often = clustered(&often).expect("enough").among(1);
        assert!((often.low - found.low).abs() < 1e-9);
    }

    #[test]
    fn what_makes_no_difference_is_seldom_said_to_make_one() {
        let mut dice = FastDice::new(5);
        let mut wrong = 0;
        for _ in 0..200 {
            let (mut with, mut without) = (Vec::new(), Vec::new());
            for game in 0..60 {
                // Of two seats one wins; each uses the thing or not.
                let winner = dice.below(2);
                for seat in 0..2 {
                    let list = if dice.below(2) == 0 { &mut with } else { &mut without };
                    list.push((game, f64::from(u8::from(seat == winner))));
                }
            }
            let found = difference(&with, &without).expect("both").among(1);
            wrong += u32::from(found.low > 0.0 || found.high < 0.0);
        }
        assert!((2..=22).contains(&wrong), "{wrong} of 200 where 10 are expected");
    }

    #[test]
    fn paired_deals_show_small_differences() {
        let deals: BTreeMap<u64, f64> = (0..40).map(|deal| (deal, f64::from(deal as u32 % 7))).collect();
        let better = deals.iter().map(|(&deal, value)| (deal, value + 0.1)).collect();
        let found = paired(&deals, &better).expect("pairs").among(1);
        assert!(found.low > 0.09 && found.high < 0.11);
    }
}
