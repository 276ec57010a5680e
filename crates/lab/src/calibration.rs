//! From what playouts suggest to chances that are true: a map for each number of players, level and round, fitted to how such games
//! really ended. `coven calibrate` fits it; each game keeps its own in `calibration.toml`.

use crate::share::Share;
use crate::values::Raw;
use coven_bots::Level;
use coven_engine::{Knowledge, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A share of playouts below this counts as this much: nothing is impossible because a few playouts did not show it.
const LEAST: f64 = 0.002;

/// What is fitted for one round.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RoundMap {
    /// The power to which shares of playouts are raised: above 1 chances are further apart than playouts suggest.
    pub sharpness: f64,
    /// The logarithm of how much a seat that looks with its own eyes thinks too little of itself. It is below 0: what the seat has chosen is there in
    /// every imagined world, what others have chosen is imagined, and so less clever than it is.
    pub own: f64,
    /// How far chances are drawn to an equal share.
    pub even: f64,
    /// The logarithm of how much more often nobody wins than playouts suggest.
    pub nobody: f64,
    /// The expected place is the first number plus the second times the place in playouts.
    pub place: [f64; 2],
    /// The same for points.
    pub points: [f64; 2],
}

impl Default for RoundMap {
    fn default() -> Self {
        RoundMap { sharpness: 1.0, own: 0.0, even: 0.0, nobody: 0.0, place: [0.0, 1.0], points: [0.0, 1.0] }
    }
}

/// What a seat may expect.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Expectation {
    /// The chance to win of every seat.
    pub win: Vec<f64>,
    /// The chance that nobody wins.
    pub nobody: f64,
    pub place: Vec<f64>,
    pub points: Vec<f64>,
}

impl Expectation {
    pub fn share(&self, seat: Seat) -> Share {
        Share::of(self.win.get(seat.index()).copied().unwrap_or(0.0))
    }
}

impl RoundMap {
    /// The chances of all seats, and that of nobody at the end, as a seat sees them; without one, as somebody who sees all cards or none.
    pub fn chances(&self, victory: &[f64], eyes: Option<usize>) -> Vec<f64> {
        let seats = victory.len();
        let nobody = (1.0 - victory.iter().sum::<f64>()).max(0.0);
        // In playouts of several seats one of them always wins; a seat that plays alone may lose.
        let alone = seats == 1;
        let weigh = |share: f64| share.max(LEAST).powf(self.sharpness);
        let mut chances: Vec<f64> = victory.iter().map(|&share| weigh(share)).collect();
        if let Some(eyes) = eyes
            && let Some(own) = chances.get_mut(eyes)
        {
            *own *= self.own.exp();
        }
        chances.push(if alone || nobody > LEAST { weigh(nobody) * self.nobody.exp() } else { 0.0 });
        let all: f64 = chances.iter().sum();
        let classes = if alone { 2.0 } else { seats as f64 };
        for (number, chance) in chances.iter_mut().enumerate() {
            let equal = if number < seats || alone { 1.0 / classes } else { 0.0 };
            *chance = (1.0 - self.even) * *chance / all + self.even * equal;
        }
        chances
    }

    pub fn expect(&self, raw: &Raw, eyes: Option<usize>) -> Expectation {
        let mut win = self.chances(&raw.victory, eyes);
        let nobody = win.pop().unwrap_or(0.0);
        let line = |values: &[f64], [base, slope]: [f64; 2]| values.iter().map(|value| base + slope * value).collect::<Vec<_>>();
        let last = (raw.place.len() as f64).max(2.0);
        let place = line(&raw.place, self.place).into_iter().map(|place| place.clamp(1.0, last)).collect();
        Expectation { win, nobody, place, points: line(&raw.points, self.points) }
    }
}

/// How the chances of one table fared in games that were not used for fitting.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    pub games: usize,
    /// Moments, each seen through the eyes of one seat.
    pub moments: usize,
    /// The mean over moments of the squared differences between chances and what came, over all seats (and nobody).
    pub brier: f64,
    /// The same if everybody were given an equal chance.
    pub brier_of_equal_chances: f64,
    pub log_loss: f64,
    pub log_loss_of_equal_chances: f64,
    /// The mean difference between the chance of a seat and how often it won, bin by bin.
    pub calibration_error: f64,
    /// What that difference would be by chance alone with this number of games, if all chances were true.
    pub error_by_chance: f64,
    /// The mean difference between the expected place or points of a seat and what it got in the end.
    pub place_error: f64,
    pub points_error: f64,
    pub reliability: Vec<Bin>,
    pub rounds: Vec<MeasuredRound>,
}

/// One round of [`Measured`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeasuredRound {
    pub round: usize,
    pub moments: usize,
    pub brier: f64,
    pub log_loss: f64,
    pub calibration_error: f64,
    pub reliability: Vec<Bin>,
}

/// Moments at which a seat was given about the same chance, and how often it won.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bin {
    pub predicted: f64,
    pub happened: f64,
    pub moments: usize,
}

/// What was fitted for one number of players and one level.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fitted {
    pub players: usize,
    pub level: Level,
    /// Games that were used for fitting.
    pub games: usize,
    /// Worlds that were imagined at each moment.
    pub worlds: u32,
    /// One map for each round, from the first.
    pub maps: Vec<RoundMap>,
    pub measured: Measured,
}

/// From which loss on an error is called what. The levels themselves say it: see `coven calibrate`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Thresholds {
    pub inaccuracy: f64,
    pub mistake: f64,
    pub blunder: f64,
}

impl Default for Thresholds {
    fn default() -> Self {
        Thresholds { inaccuracy: 0.02, mistake: 0.05, blunder: 0.1 }
    }
}

/// The calibration of one game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Calibration {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub errors: Option<Thresholds>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fitted: Vec<Fitted>,
}

impl Calibration {
    pub fn read(text: &str) -> Result<Calibration, toml::de::Error> {
        toml::from_str(text)
    }

    /// The calibration that is built in. A game without a usable one is still analysed; a test reads that of every game.
    pub fn of<R: Knowledge>() -> Calibration {
        Calibration::read(R::CALIBRATION).unwrap_or_default()
    }

    /// The maps of a table: those of the level, or else of the nearest level that was fitted.
    pub fn table(&self, players: usize, level: Level) -> Option<&Fitted> {
        let fits = self.fitted.iter().filter(|fitted| fitted.players == players);
        fits.min_by_key(|fitted| fitted.level.index().abs_diff(level.index()))
    }

    /// Replaces what was fitted for the same table, and keeps the tables in order.
    pub fn put(&mut self, fitted: Fitted) {
        self.fitted.retain(|known| (known.players, known.level) != (fitted.players, fitted.level));
        self.fitted.push(fitted);
        self.fitted.sort_by_key(|fitted| (fitted.players, fitted.level));
    }
}

impl Fitted {
    /// The map of a round; later rounds than any that was fitted are like the last.
    pub fn map(&self, round: usize) -> RoundMap {
        self.maps.get(round).or(self.maps.last()).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_shared_out_among_all() {
        for map in [RoundMap::default(), RoundMap { sharpness: 2.0, own: -0.4, even: 0.1, nobody: 0.5, ..RoundMap::default() }] {
            for victory in [&[0.5, 0.3, 0.2][..], &[0.0, 1.0], &[0.3], &[1.0], &[0.2, 0.2, 0.2]] {
                let chances = map.chances(victory, Some(0));
                assert_eq!(chances.len(), victory.len() + 1);
                assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-12, "{chances:?}");
                assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
            }
        }
    }

    #[test]
    fn sharper_chances_are_further_apart() {
        let sharp = RoundMap { sharpness: 2.0, ..RoundMap::default() }.chances(&[0.6, 0.4], None);
        assert!(sharp[0] > 0.65 && sharp[1] < 0.35, "{sharp:?}");
    }

    #[test]
    fn the_nearest_level_stands_in_for_one_that_was_not_fitted() {
        let fitted = |level| Fitted {
            players: 4,
            level,
            games: 1,
            worlds: 1,
            maps: vec![RoundMap::default()],
            measured: Measured::default(),
        };
        let mut calibration = Calibration::default();
        calibration.put(fitted(Level::Novice));
        calibration.put(fitted(Level::Adept));
        calibration.put(fitted(Level::Novice));
        assert_eq!(calibration.fitted.len(), 2);
        assert_eq!(calibration.table(4, Level::Archwitch).map(|fitted| fitted.level), Some(Level::Adept));
        assert_eq!(calibration.table(3, Level::Adept), None);
        let written = toml::to_string(&calibration).expect("it can be written");
        assert_eq!(Calibration::read(&written).expect("it can be read"), calibration);
    }
}
