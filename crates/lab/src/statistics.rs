//! Means with the interval in which the truth lies in 95 of 100 experiments.

use serde::Serialize;

/// The half-width of a two-sided 95 % interval, in standard errors.
pub const Z: f64 = 1.959_964;

/// A mean and its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    pub mean: f64,
    pub low: f64,
    pub high: f64,
}

/// The mean of shares between 0 and 1, one per independent game. Results inside one game depend on each other, so a game counts
/// once. The interval is Wilson's with the variance that the games really have, so it stays between 0 and 1 and does not close
/// when all games end alike.
pub fn share(games: &[f64]) -> Estimate {
    let n = games.len() as f64;
    if games.is_empty() {
        return Estimate { mean: 0.5, low: 0.0, high: 1.0 };
    }
    let mean = games.iter().sum::<f64>() / n;
    let variance = games.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / n;
    // Effective sample size: the number of games with results 0 or 1 that would have this variance of the mean.
    let spread = mean * (1.0 - mean);
    let effective = if variance > 0.0 { n * (spread / variance).max(1.0) } else { n };
    let z2 = Z * Z / effective;
    let centre = (mean + z2 / 2.0) / (1.0 + z2);
    let half = Z / (1.0 + z2) * (spread / effective + z2 / (4.0 * effective)).sqrt();
    Estimate { mean, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

/// The mean of any numbers, one per independent game, with the interval of the normal distribution.
pub fn interval(games: &[f64]) -> Estimate {
    let (mean, deviation) = mean_and_deviation(games);
    let half = Z * deviation / (games.len().max(1) as f64).sqrt();
    Estimate { mean, low: mean - half, high: mean + half }
}

/// The same with Student's distribution, for few games.
pub fn student(games: &[f64]) -> Estimate {
    let (mean, deviation) = mean_and_deviation(games);
    let n = games.len().max(1) as f64;
    let half = student_quantile(n - 1.0) * deviation / n.sqrt();
    Estimate { mean, low: mean - half, high: mean + half }
}

/// The half-width of a two-sided 95 % interval of Student's distribution, by the expansion of Cornish and Fisher. With four degrees of
/// freedom it is 2.77 instead of 2.78; with more it is closer.
fn student_quantile(freedom: f64) -> f64 {
    let (z, n) = (Z, freedom.max(1.0));
    let (z3, z5, z7) = (z.powi(3), z.powi(5), z.powi(7));
    z + (z3 + z) / (4.0 * n)
        + (5.0 * z5 + 16.0 * z3 + 3.0 * z) / (96.0 * n * n)
        + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * z) / (384.0 * n.powi(3))
}

/// Mean and standard deviation.
pub fn mean_and_deviation(values: &[f64]) -> (f64, f64) {
    let n = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / n;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    (mean, variance.sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons_for_wins_and_losses() {
        let games: Vec<f64> = (0..100).map(|game| if game < 60 { 1.0 } else { 0.0 }).collect();
        let estimate = share(&games);
        assert!((estimate.low - 0.502).abs() < 0.001 && (estimate.high - 0.691).abs() < 0.001, "{estimate:?}");
    }

    #[test]
    fn few_games_have_wider_intervals() {
        for (freedom, quantile) in [(4.0, 2.776), (9.0, 2.262), (30.0, 2.042), (1e9, Z)] {
            assert!((student_quantile(freedom) - quantile).abs() < 0.01, "{freedom}: {}", student_quantile(freedom));
        }
    }

    #[test]
    fn certainty_is_never_claimed() {
        let estimate = share(&[1.0; 50]);
        assert!(estimate.low < 0.95 && estimate.low > 0.9 && estimate.high > 0.999, "{estimate:?}");
    }

    #[test]
    fn shares_that_vary_little_are_known_better() {
        let (steady, wild) =
            (share(&[0.6; 40].map(|x: f64| x)), share(&(0..40).map(|i| if i < 24 { 1.0 } else { 0.0 }).collect::<Vec<_>>()));
        assert!(steady.high - steady.low <= wild.high - wild.low);
    }
}
