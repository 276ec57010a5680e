//! What is done to train the net of a game, step by step. The numbers stand in `plans/<game>.toml`.

use coven_bots::Parameters;
use serde::Deserialize;
use std::path::Path;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    pub tables: Tables,
    pub net: Shape,
    /// What the search with the net does otherwise than the game's archwitch.
    #[serde(default)]
    pub search: toml::Table,
    pub steps: Vec<Step>,
}

/// At which tables the games are played.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tables {
    /// The usual table: so many players, the base game.
    pub players: usize,
    /// The smallest and the largest table for which the net is trained.
    pub sizes: [usize; 2],
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shape {
    pub hidden: [usize; 2],
}

/// Games are played, usually with the net of the step before, if there is one; then a net is fitted to what the latest steps gave.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    pub games: Games,
    pub fit: Fit,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Games {
    pub seed: u64,
    pub count: u64,
    /// Whether the net of the step before plays, if there is one.
    #[serde(default = "yes")]
    pub with_net: bool,
    /// How many of the games are played at the usual table; the others at any.
    pub usual_per_cent: u32,
    /// Of a decision of the game, and of a position off its path.
    pub iterations: u32,
    #[serde(default)]
    pub stray_iterations: u32,
    /// How many playouts judge a position off the path, while there is no net.
    #[serde(default)]
    pub playouts: u32,
    /// How many positions off the path each decision gives.
    pub strays: u32,
    /// How often any move is made, and how often one that the search considered.
    pub any_per_cent: u32,
    pub considered_per_cent: u32,
    /// How much what came later counts against what the search expected, from 0 to 1.
    pub result: f32,
    /// How much of what came is the end of the game, and not what the searches of the decisions between expected: for each decision,
    /// so much of what came later counts. 1 is the end alone.
    #[serde(default = "whole")]
    pub fades: f32,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fit {
    /// From which step on samples are used.
    pub from: usize,
    pub epochs: usize,
    pub rate: f64,
}

fn yes() -> bool {
    true
}

fn whole() -> f32 {
    1.0
}

impl Plan {
    pub fn read(path: &Path) -> Result<Plan, String> {
        let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        toml::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))
    }

    /// How a search with the net thinks.
    pub fn search(&self, usual: Parameters) -> Result<Parameters, String> {
        let mut table = toml::Table::try_from(usual).map_err(|error| error.to_string())?;
        table.extend(self.search.clone());
        table.insert("net".to_owned(), true.into());
        let how: Parameters = table.try_into().map_err(|error: toml::de::Error| error.to_string())?;
        how.checked().map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_plan_can_be_read() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("plans");
        let mut plans = 0;
        for file in std::fs::read_dir(folder).expect("the plans") {
            let plan = Plan::read(&file.expect("a plan").path()).expect("a plan");
            assert!(plan.search(Parameters::default()).is_ok_and(|how| how.net));
            assert!(plan.steps.iter().enumerate().all(|(number, step)| step.fit.from <= number));
            plans += 1;
        }
        assert!(plans > 0);
    }
}
