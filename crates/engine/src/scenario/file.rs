//! The scenario file as it is written.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use toml::Table;

/// A scenario file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    pub name: String,
    #[serde(default)]
    pub rules: Vec<String>,
    pub game: String,
    #[serde(default = "default_seed")]
    pub seed: u64,
    #[serde(default)]
    pub setup: Table,
    #[serde(default)]
    pub chance: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    pub position: Table,
    #[serde(default, rename = "step")]
    pub steps: Vec<Step>,
}

fn default_seed() -> u64 {
    1
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    #[serde(default)]
    pub chance: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    pub moves: Vec<Move>,
    #[serde(default)]
    pub refused: Vec<Refused>,
    #[serde(default)]
    pub expect: Expect,
}

/// A move with its seat: `2: deliver FR01`.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Move {
    pub seat: u8,
    pub notation: String,
}

impl TryFrom<String> for Move {
    type Error = String;

    fn try_from(text: String) -> Result<Move, String> {
        let wrong = || format!("'{text}' is not a move with its seat, such as '0: stay'");
        let (seat, notation) = text.split_once(':').ok_or_else(wrong)?;
        let seat = seat.trim().parse().map_err(|_| wrong())?;
        Ok(Move { seat, notation: notation.trim().to_owned() })
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refused {
    #[serde(rename = "move")]
    pub m: Move,
    pub code: String,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expect {
    #[serde(default)]
    pub state: Table,
    #[serde(default)]
    pub view: BTreeMap<String, Table>,
    #[serde(default)]
    pub absent: Vec<String>,
    #[serde(default)]
    pub legal: BTreeMap<String, Legal>,
    pub deciding: Option<Vec<u8>>,
    pub points: Option<Vec<i32>>,
    #[serde(default)]
    pub sheet: BTreeMap<String, BTreeMap<String, i32>>,
    pub places: Option<Vec<u8>>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Legal {
    pub only: Option<Vec<String>>,
    #[serde(default)]
    pub has: Vec<String>,
    #[serde(default)]
    pub lacks: Vec<String>,
    pub count: Option<usize>,
}

impl Scenario {
    /// Reads a scenario; the error names line and field.
    pub fn parse(text: &str) -> Result<Scenario, String> {
        parse_file(text)
    }
}

/// Reads a file of this kind; the error names line and field.
pub fn parse_file<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let deserializer = toml::Deserializer::parse(text).map_err(|error| located(text, &error))?;
    serde_path_to_error::deserialize(deserializer).map_err(|error| {
        let path = error.path().to_string();
        format!("{path}: {}", located(text, error.inner()))
    })
}

fn located(text: &str, error: &toml::de::Error) -> String {
    match error.span() {
        Some(span) => format!("line {}: {}", 1 + text[..span.start].matches('\n').count(), error.message()),
        None => error.message().to_owned(),
    }
}
