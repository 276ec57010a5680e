//! Settings in the environment: `COVEN_` and the key in capitals.

use super::contents;
use super::keys::{Key, Takes, nearest};
use super::origin::{Origin, Told};
use crate::shell::Stop;
use std::ffi::OsString;
use std::path::PathBuf;

const OURS: &str = "COVEN_";

/// Variables that are ours and say nothing to a server: the file itself, what the unit of systemd adds to the command, and
/// what tests read.
const NOT_KEYS: [&str; 5] = ["COVEN_CONFIG", "COVEN_TOKEN", "COVEN_OPTIONS", "COVEN_BLESS", "COVEN_POSTGRES_BIN"];

/// The variables that begin with our name. An empty one counts as none.
#[derive(Clone, Debug, Default)]
pub struct Environment(Vec<(String, OsString)>);

impl Environment {
    pub fn here() -> Environment {
        let named = |(name, value): (OsString, OsString)| Some((name.into_string().ok()?, value));
        Environment::of(std::env::vars_os().filter_map(named))
    }

    pub fn of(variables: impl IntoIterator<Item = (String, OsString)>) -> Environment {
        Environment(variables.into_iter().filter(|(name, value)| name.starts_with(OURS) && !value.is_empty()).collect())
    }

    fn get(&self, name: &str) -> Option<&OsString> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }

    pub fn path(&self, name: &str) -> Option<PathBuf> {
        self.get(name).map(PathBuf::from)
    }

    /// What the environment says about a key.
    pub fn find(&self, key: &Key) -> Result<Option<(Told, Origin)>, Stop> {
        let (name, in_file) = (&key.variable, key.file_variable());
        let (origin, value) = match (self.get(name), self.path(&in_file)) {
            (Some(_), Some(_)) => return Err(Stop::Input(format!("{name} and {in_file} are both set; say it once"))),
            (Some(value), None) => {
                let text = value.to_str().ok_or_else(|| Stop::Input(format!("{name}: it is no text")))?;
                (name.clone(), text.to_owned())
            }
            (None, Some(path)) if key.takes != Takes::Nothing => {
                let text = contents(&path).map_err(|why| Stop::Input(format!("{in_file}: {why}")))?;
                (in_file, text)
            }
            (None, _) => return Ok(None),
        };
        let told = match key.takes {
            Takes::Nothing => Told::Switch(switch(&value).map_err(|why| Stop::Input(format!("{origin}: {why}")))?),
            Takes::Value => Told::Values(vec![value]),
            Takes::Values => Told::Values(value.split(',').map(|part| part.trim().to_owned()).collect()),
        };
        Ok(Some((told, Origin::Variable(origin))))
    }

    /// Says which variables nobody reads. They are no mistake for sure: where a service is called "coven", Kubernetes sets
    /// `COVEN_PORT` and others for every program.
    pub fn unknown(&self, keys: &[Key]) -> Vec<String> {
        let known = |name: &str| keys.iter().any(|key| key.variable == name || key.file_variable() == name);
        let strangers = self.0.iter().map(|(name, _)| name.as_str()).filter(|name| !NOT_KEYS.contains(name) && !known(name));
        // Compared without the prefix that all variables share, which would make any two look alike.
        let own = |name: &str| name.trim_start_matches(OURS).to_ascii_lowercase();
        let told = |name: &str| match nearest(&own(name), keys.iter().map(|key| key.name.as_str())) {
            Some(meant) => format!("warning: {name} is no setting; did you mean {OURS}{}?", meant.to_ascii_uppercase()),
            None => format!("warning: {name} is no setting, and is ignored"),
        };
        strangers.map(told).collect()
    }
}

fn switch(text: &str) -> Result<bool, &'static str> {
    match text.to_ascii_lowercase().as_str() {
        "true" | "yes" | "on" | "1" => Ok(true),
        "false" | "no" | "off" | "0" => Ok(false),
        _ => Err("it is true or false"),
    }
}
