//! How true chances are, on games that were not used for fitting.

use super::fit::log_loss;
use super::{Moment, Sampled};
use crate::calibration::{Bin, Measured, MeasuredRound, RoundMap};
use std::collections::BTreeSet;

/// Into how many bins of the same width chances are sorted.
const BINS: usize = 10;

/// One moment through one pair of eyes: what was expected, and what came.
struct Case<'a> {
    game: &'a Sampled,
    moment: &'a Moment,
    chances: Vec<f64>,
    outcome: Vec<f64>,
}

impl Case<'_> {
    fn chance(&self) -> f64 {
        self.chances[self.moment.eyes]
    }

    fn came(&self) -> f64 {
        self.outcome[self.moment.eyes]
    }

    fn brier(&self, chances: &[f64]) -> f64 {
        chances.iter().zip(&self.outcome).map(|(chance, came)| (chance - came).powi(2)).sum()
    }

    /// An equal chance for all.
    fn equal(&self) -> Vec<f64> {
        let seats = self.outcome.len() - 1;
        if seats == 1 { vec![0.5; 2] } else { (0..=seats).map(|n| if n < seats { 1.0 / seats as f64 } else { 0.0 }).collect() }
    }
}

pub fn measure(maps: &[RoundMap], games: &[&Sampled]) -> Measured {
    let map = |round: usize| maps.get(round).or(maps.last()).copied().unwrap_or_default();
    let cases: Vec<Case<'_>> = games
        .iter()
        .flat_map(|&game| game.moments.iter().map(move |moment| (game, moment)))
        .map(|(game, moment)| {
            let chances = map(moment.round).chances(&moment.raw.victory, Some(moment.eyes));
            Case { game, moment, chances, outcome: game.outcome() }
        })
        .collect();
    let all: Vec<&Case<'_>> = cases.iter().collect();
    let reliability = bins(&all);
    let rounds: BTreeSet<usize> = cases.iter().map(|case| case.moment.round).collect();
    let rounds = rounds.into_iter().map(|round| {
        let own: Vec<&Case<'_>> = cases.iter().filter(|case| case.moment.round == round).collect();
        let reliability = bins(&own);
        MeasuredRound {
            round,
            moments: own.len(),
            brier: mean(&own, |case| case.brier(&case.chances)),
            log_loss: mean(&own, |case| log_loss(&case.chances, &case.outcome)),
            calibration_error: error(&reliability),
            reliability,
        }
    });
    let expected = |case: &Case<'_>| map(case.moment.round).expect(&case.moment.raw, Some(case.moment.eyes));
    Measured {
        games: games.len(),
        moments: cases.len(),
        brier: mean(&all, |case| case.brier(&case.chances)),
        brier_of_equal_chances: mean(&all, |case| case.brier(&case.equal())),
        log_loss: mean(&all, |case| log_loss(&case.chances, &case.outcome)),
        log_loss_of_equal_chances: mean(&all, |case| log_loss(&case.equal(), &case.outcome)),
        calibration_error: error(&reliability),
        error_by_chance: error_by_chance(&all),
        place_error: mean(&all, |case| {
            (expected(case).place[case.moment.eyes] - f64::from(case.game.places[case.moment.eyes])).abs()
        }),
        points_error: mean(&all, |case| {
            (expected(case).points[case.moment.eyes] - f64::from(case.game.points[case.moment.eyes])).abs()
        }),
        reliability,
        rounds: rounds.collect(),
    }
}

fn mean(cases: &[&Case<'_>], of: impl Fn(&Case<'_>) -> f64) -> f64 {
    cases.iter().map(|case| of(case)).sum::<f64>() / cases.len().max(1) as f64
}

fn bin_of(chance: f64) -> usize {
    ((chance * BINS as f64) as usize).min(BINS - 1)
}

/// What came of moments with about the same chance; bins without a moment are left out.
fn bins(cases: &[&Case<'_>]) -> Vec<Bin> {
    let in_bin = |bin| cases.iter().copied().filter(|case| bin_of(case.chance()) == bin).collect::<Vec<_>>();
    let bins = (0..BINS).map(in_bin).filter(|own| !own.is_empty());
    bins.map(|own| Bin {
        predicted: mean(&own, |case| case.chance()),
        happened: mean(&own, |case| case.came()),
        moments: own.len(),
    })
    .collect()
}

fn error(bins: &[Bin]) -> f64 {
    let all: usize = bins.iter().map(|bin| bin.moments).sum();
    bins.iter().map(|bin| (bin.predicted - bin.happened).abs() * bin.moments as f64).sum::<f64>() / all.max(1) as f64
}

/// The error that true chances would show: in each bin the mean distance of a share from its expectation, where the moments of one seat
/// in one game all end alike and count as one.
fn error_by_chance(cases: &[&Case<'_>]) -> f64 {
    let of_bin = |bin| {
        let own: Vec<&Case<'_>> = cases.iter().copied().filter(|case| bin_of(case.chance()) == bin).collect();
        let seats: BTreeSet<(u64, usize)> = own.iter().map(|case| (case.game.game, case.moment.eyes)).collect();
        let chance = mean(&own, |case| case.chance());
        let deviation = (chance * (1.0 - chance) / seats.len().max(1) as f64).sqrt();
        deviation * (2.0 / std::f64::consts::PI).sqrt() * own.len() as f64
    };
    (0..BINS).map(of_bin).sum::<f64>() / cases.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::Raw;

    fn game(game: u64, share: f64, first: bool) -> Sampled {
        let raw = Raw { victory: vec![share, 1.0 - share], place: vec![1.0, 2.0], points: vec![5.0, 5.0] };
        let (won, places) = if first { (vec![1.0, 0.0], vec![1, 2]) } else { (vec![0.0, 1.0], vec![2, 1]) };
        Sampled { game, moments: vec![Moment { round: 0, eyes: 0, raw }], won, places, points: vec![5, 6] }
    }

    #[test]
    fn true_chances_have_no_error_and_false_ones_have_theirs() {
        let right: Vec<Sampled> = (0..10).map(|n| game(n, 0.7, n < 7)).collect();
        let wrong: Vec<Sampled> = (0..10).map(|n| game(n, 0.7, n < 4)).collect();
        let of = |games: &[Sampled]| measure(&[RoundMap::default()], &games.iter().collect::<Vec<_>>());
        assert!(of(&right).calibration_error < 1e-9);
        assert!((of(&wrong).calibration_error - 0.3).abs() < 1e-9);
        assert!((of(&right).brier - 0.42).abs() < 1e-9, "{:?}", of(&right));
        assert!(of(&right).brier < of(&right).brier_of_equal_chances);
        assert_eq!((of(&right).games, of(&right).moments, of(&right).rounds.len()), (10, 10, 1));
    }
}
