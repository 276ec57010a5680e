//! Finds the maps under which what came of games was most likely.

use super::{Moment, Sampled};
use crate::calibration::RoundMap;

/// Minimum number of moments for a map of a round's own; with fewer, the round has the map of all rounds together.
const ENOUGH: usize = 400;
/// Number of times that each parameter is fitted again while the others stay.
const PASSES: usize = 4;
/// Steps of a search for one parameter: each makes the interval a third smaller.
const STEPS: usize = 24;

/// One map for each round that was seen, from the first.
pub fn fit(games: &[&Sampled]) -> Vec<RoundMap> {
    let moments: Vec<(&Moment, &Sampled)> =
        games.iter().flat_map(|game| game.moments.iter().map(move |moment| (moment, *game))).collect();
    let rounds = moments.iter().map(|(moment, _)| moment.round).max().map_or(1, |last| last + 1);
    let all = fit_map(&moments, RoundMap::default());
    (0..rounds)
        .map(|round| {
            let own: Vec<_> = moments.iter().copied().filter(|(moment, _)| moment.round == round).collect();
            if own.len() < ENOUGH { all } else { fit_map(&own, all) }
        })
        .collect()
}

fn fit_map(moments: &[(&Moment, &Sampled)], start: RoundMap) -> RoundMap {
    let outcomes: Vec<(&Moment, Vec<f64>)> = moments.iter().map(|(moment, game)| (*moment, game.outcome())).collect();
    let loss = |map: &RoundMap| -> f64 {
        outcomes.iter().map(|(moment, outcome)| log_loss(&map.chances(&moment.raw.victory, Some(moment.eyes)), outcome)).sum()
    };
    let mut map = start;
    for _ in 0..PASSES {
        map.sharpness = least(0.05, 6.0, |sharpness| loss(&RoundMap { sharpness, ..map }));
        map.own = least(-2.0, 2.0, |own| loss(&RoundMap { own, ..map }));
        map.even = least(0.0, 0.6, |even| loss(&RoundMap { even, ..map }));
        map.nobody = least(-4.0, 4.0, |nobody| loss(&RoundMap { nobody, ..map }));
    }
    let own = |list: fn(&Moment) -> &[f64], came: fn(&Sampled, usize) -> f64| -> Vec<(f64, f64)> {
        moments.iter().map(|(moment, game)| (list(moment)[moment.eyes], came(game, moment.eyes))).collect()
    };
    map.place = line(&own(|moment| &moment.raw.place, |game, seat| game.places[seat].into()));
    map.points = line(&own(|moment| &moment.raw.points, |game, seat| game.points[seat].into()));
    map
}

/// The logarithmic loss: how unlikely the result was under these chances.
pub fn log_loss(chances: &[f64], outcome: &[f64]) -> f64 {
    let surprise = |(chance, share): (&f64, &f64)| if *share > 0.0 { -share * chance.max(1e-6).ln() } else { 0.0 };
    chances.iter().zip(outcome).map(surprise).sum()
}

/// Where a function with one valley is lowest.
fn least(mut low: f64, mut high: f64, of: impl Fn(f64) -> f64) -> f64 {
    for _ in 0..STEPS {
        let (left, right) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
        if of(left) <= of(right) {
            high = right;
        } else {
            low = left;
        }
    }
    (low + high) / 2.0
}

/// The straight line nearest to pairs of numbers, as its base and slope.
fn line(pairs: &[(f64, f64)]) -> [f64; 2] {
    let n = pairs.len().max(1) as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>() / n;
    let (x, y) = (mean(|pair| pair.0), mean(|pair| pair.1));
    let spread: f64 = pairs.iter().map(|pair| (pair.0 - x).powi(2)).sum();
    let slope = if spread > 1e-9 { pairs.iter().map(|pair| (pair.0 - x) * (pair.1 - y)).sum::<f64>() / spread } else { 0.0 };
    [y - slope * x, slope]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::Raw;
    use coven_engine::{Dice, FastDice};

    /// Games of two whose playouts are too timid: 60 % in playouts is really 0.6²/(0.6²+0.4²).
    #[test]
    fn a_known_distortion_is_found_again() {
        let mut dice = FastDice::new(5);
        let games: Vec<Sampled> = (0..4000)
            .map(|game| {
                let share = 0.2 + 0.6 * f64::from(dice.below(1000)) / 1000.0;
                let chance = share * share / (share * share + (1.0 - share) * (1.0 - share));
                let first = f64::from(dice.below(1 << 20)) / f64::from(1 << 20) < chance;
                let won = if first { vec![1.0, 0.0] } else { vec![0.0, 1.0] };
                let places = if first { vec![1, 2] } else { vec![2, 1] };
                let raw = Raw { victory: vec![share, 1.0 - share], place: vec![1.5; 2], points: vec![10.0 * share; 2] };
                Sampled { game, moments: vec![Moment { round: 0, eyes: 0, raw }], won, places, points: vec![3, 4] }
            })
            .collect();
        let maps = fit(&games.iter().collect::<Vec<_>>());
        assert_eq!(maps.len(), 1);
        assert!((maps[0].sharpness - 2.0).abs() < 0.3 && maps[0].even < 0.05, "{maps:?}");
        assert!((maps[0].points[0] - 3.0).abs() < 1e-6 && maps[0].points[1].abs() < 1e-6, "{maps:?}");
    }

    #[test]
    fn a_line_goes_through_its_points() {
        let [base, slope] = line(&[(0.0, 1.0), (1.0, 3.0), (2.0, 5.0)]);
        assert!((base - 1.0).abs() < 1e-9 && (slope - 2.0).abs() < 1e-9);
    }
}
