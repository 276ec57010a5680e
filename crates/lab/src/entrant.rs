//! A bot as it is asked for in words: `adept`, `adept:1000` (iterations), `archwitch:100ms`, `adept:400:horizon=80:sharpness=3`.

use crate::arena::Contestant;
use coven_bots::{Bot, Budget, Level, Parameters};
use coven_engine::Knowledge;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A level, with a budget and parameters of its own if wished.
#[derive(Clone, PartialEq, Debug)]
pub struct Entrant {
    level: Level,
    budget: Option<Budget>,
    changes: Vec<(String, String)>,
}

/// Why a bot cannot enter.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadEntrant {
    #[error(transparent)]
    Level(#[from] coven_bots::UnknownLevel),
    #[error("'{0}': a budget is a number of iterations, such as 600, or milliseconds, such as 100ms")]
    Budget(String),
    #[error("'{0}': {1}")]
    Parameter(String, String),
}

impl FromStr for Entrant {
    type Err = BadEntrant;

    fn from_str(text: &str) -> Result<Entrant, BadEntrant> {
        let mut parts = text.split(':');
        let mut entrant = Entrant { level: parts.next().unwrap_or_default().parse()?, budget: None, changes: Vec::new() };
        for part in parts {
            match part.split_once('=') {
                Some((name, value)) => entrant.changes.push((name.to_owned(), value.to_owned())),
                None => entrant.budget = Some(read_budget(part).ok_or_else(|| BadEntrant::Budget(text.to_owned()))?),
            }
        }
        // Whether the names are right does not depend on the game.
        entrant.parameters(Parameters::default())?;
        Ok(entrant)
    }
}

fn read_budget(text: &str) -> Option<Budget> {
    match text.strip_suffix("ms") {
        Some(time) => time.parse().ok().map(|time| Budget::Time(Duration::from_millis(time))),
        None => text.parse().ok().map(Budget::Iterations),
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.level)?;
        match self.budget {
            Some(Budget::Iterations(number)) => write!(f, ":{number}")?,
            Some(Budget::Time(time)) => write!(f, ":{}ms", time.as_millis())?,
            None => {}
        }
        self.changes.iter().try_for_each(|(name, value)| write!(f, ":{name}={value}"))
    }
}

impl Entrant {
    /// The bot at a table of a game.
    pub fn contestant<R: Knowledge>(&self) -> Contestant {
        let mut bot = Bot::new(self.level);
        bot.budget = self.budget;
        let usual = bot.thinking::<R>().how;
        bot.how = Some(self.parameters(usual).unwrap_or(usual));
        Contestant { name: self.to_string(), bot }
    }

    fn parameters(&self, usual: Parameters) -> Result<Parameters, BadEntrant> {
        let bad = |error: &dyn fmt::Display| BadEntrant::Parameter(self.to_string(), error.to_string());
        let mut table = toml::Table::try_from(usual).map_err(|error| bad(&error))?;
        for (name, value) in &self.changes {
            let line: toml::Table = format!("{name} = {value}").parse().map_err(|error| bad(&error))?;
            table.extend(line);
        }
        let how: Parameters = table.try_into().map_err(|error| bad(&error))?;
        how.checked().map_err(|error| bad(&error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entrants_are_read_as_they_are_written() {
        for text in ["adept", "adept:1000", "archwitch:100ms", "adept:40:horizon=80:exploration=0.7"] {
            assert_eq!(text.parse::<Entrant>().map(|entrant| entrant.to_string()), Ok(text.to_owned()));
        }
        for text in ["wizard", "adept:soon", "adept:horizont=3", "adept:horizon=far", "adept:exploration=nan"] {
            assert!(text.parse::<Entrant>().is_err(), "{text}");
        }
    }
}
