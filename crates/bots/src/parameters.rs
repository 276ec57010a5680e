//! What can be tuned: how a search weighs things, and how much each level of a game thinks. It stands in each game's
//! `parameters.toml`.

use crate::budget::Budget;
use crate::level::Level;
use coven_engine::Knowledge;
use serde::{Deserialize, Serialize};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// How a search weighs things.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Parameters {
    /// How much moves are favoured that the advice praises and the search has seldom tried.
    pub exploration: f32,
    /// The power to which advice is raised in the tree.
    pub trust: i32,
    /// How much worse than the average a move is taken to be that was never tried.
    pub doubt: f32,
    /// How many decisions a playout makes before it is judged by the outlook.
    pub horizon: u32,
    /// The power to which advice is raised in playouts.
    pub sharpness: i32,
    /// Moves of a thousand that a playout makes without advice.
    pub careless_per_mille: u32,
    /// How much winning counts against a clear outlook, from 0 to 1.
    pub winning_matters: f32,
    /// How many decisions deep the tree may grow.
    pub depth: u32,
    /// The power to which advice is raised by a player who does not search.
    pub attention: i32,
    /// Whether imagined states are drawn by what the seat believes, and not evenly.
    pub believes: bool,
    /// Whether the tree of earlier decisions is used again.
    pub remembers: bool,
    /// Whether the game's net judges where playing on has ended, if there is one.
    pub net: bool,
    /// How much of the advice in the tree is the net's, from 0 to 1.
    pub net_advice: f32,
}

impl Default for Parameters {
    fn default() -> Self {
        Parameters {
            exploration: 1.0,
            trust: 1,
            doubt: 0.1,
            horizon: 60,
            sharpness: 2,
            careless_per_mille: 50,
            winning_matters: 0.6,
            depth: 24,
            attention: 1,
            believes: true,
            remembers: true,
            net: false,
            net_advice: 0.0,
        }
    }
}

/// How a level thinks in a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thinking {
    pub budget: Budget,
    pub how: Parameters,
}

/// Why parameters cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadParameters {
    #[error(transparent)]
    Toml(#[from] toml::de::Error),
    #[error("[{0}] needs either 'iterations' or 'milliseconds'")]
    Budget(Level),
    #[error("'{0}' must be from {1} to {2}")]
    OutOfRange(&'static str, f32, f32),
}

impl Parameters {
    /// The same, if a search can use them.
    pub fn checked(self) -> Result<Parameters, BadParameters> {
        let limits = [
            ("exploration", self.exploration, 0.0, 100.0),
            ("trust", self.trust as f32, 0.0, 20.0),
            ("doubt", self.doubt, -1.0, 1.0),
            ("horizon", self.horizon as f32, 0.0, 100_000.0),
            ("sharpness", self.sharpness as f32, 0.0, 20.0),
            ("careless_per_mille", self.careless_per_mille as f32, 0.0, 1000.0),
            ("winning_matters", self.winning_matters, 0.0, 1.0),
            ("depth", self.depth as f32, 1.0, 100_000.0),
            ("attention", self.attention as f32, 0.0, 20.0),
            ("net_advice", self.net_advice, 0.0, 1.0),
        ];
        // NaN is in no range, so it is refused here.
        match limits.into_iter().find(|&(_, value, low, high)| !(low..=high).contains(&value)) {
            Some((name, _, low, high)) => Err(BadParameters::OutOfRange(name, low, high)),
            None => Ok(self),
        }
    }
}

impl Thinking {
    /// How this level thinks in a game, as its parameters say.
    pub fn of<R: Knowledge>(level: Level) -> Thinking {
        static KNOWN: Mutex<Vec<(&str, Level, Thinking)>> = Mutex::new(Vec::new());
        let game = R::about().id;
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, _, thinking)) = known.iter().find(|(id, of, _)| *id == game && *of == level) {
            return *thinking;
        }
        // A game without usable parameters is still played; a test reads those of every game.
        let thinking = Thinking::read(R::PARAMETERS, level).unwrap_or(Thinking::usual(level));
        known.push((game, level, thinking));
        thinking
    }

    /// Reads `[search]`, and on top of it the table of the level.
    pub fn read(text: &str, level: Level) -> Result<Thinking, BadParameters> {
        let mut file: toml::Table = text.parse()?;
        let mut search = table(&mut file, "search");
        let mut own = table(&mut file, level.name());
        let usual = Thinking::usual(level);
        let budget = match (own.remove("iterations"), own.remove("milliseconds")) {
            (None, None) => usual.budget,
            (Some(number), None) => Budget::Iterations(number.try_into()?),
            (None, Some(number)) => Budget::Time(Duration::from_millis(number.try_into()?)),
            (Some(_), Some(_)) => return Err(BadParameters::Budget(level)),
        };
        search.extend(own);
        let how: Parameters = search.try_into()?;
        Ok(Thinking { budget, how: how.checked()? })
    }

    /// A level in a game that says nothing about it.
    fn usual(level: Level) -> Thinking {
        let budget = match level {
            Level::Random | Level::Novice => Budget::Iterations(0),
            Level::Apprentice => Budget::Iterations(40),
            Level::Adept => Budget::Iterations(400),
            Level::Archwitch => Budget::Time(Duration::from_millis(800)),
        };
        Thinking { budget, how: Parameters::default() }
    }
}

fn table(file: &mut toml::Table, name: &str) -> toml::Table {
    match file.remove(name) {
        Some(toml::Value::Table(table)) => table,
        _ => toml::Table::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "[search]\nhorizon = 7\n[adept]\niterations = 90\n[archwitch]\nmilliseconds = 30\nhorizon = 8\n";

    #[test]
    fn a_level_has_its_own_table_on_top_of_the_common_one() {
        let adept = Thinking::read(FILE, Level::Adept).expect("good parameters");
        let archwitch = Thinking::read(FILE, Level::Archwitch).expect("good parameters");
        assert_eq!((adept.budget, adept.how.horizon), (Budget::Iterations(90), 7));
        assert_eq!((archwitch.budget, archwitch.how.horizon), (Budget::Time(Duration::from_millis(30)), 8));
    }

    #[test]
    fn misspelt_parameters_are_refused() {
        assert!(Thinking::read("[search]\nhorizont = 7", Level::Adept).is_err());
        assert!(Thinking::read("[adept]\niterations = 1\nmilliseconds = 1", Level::Adept).is_err());
        for line in ["exploration = nan", "winning_matters = 2", "depth = 0", "careless_per_mille = 1001"] {
            let refused = Thinking::read(&format!("[search]\n{line}"), Level::Adept).map_err(|error| error.to_string());
            assert!(refused.is_err_and(|error| error.contains("must be from")), "{line}");
        }
    }
}
