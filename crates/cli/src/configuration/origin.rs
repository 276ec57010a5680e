//! What is in force, and who said so.

use super::keys::Key;
use std::ffi::OsString;
use std::path::PathBuf;

/// Who said it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    Flag,
    /// The name of the variable.
    Variable(String),
    /// The file, the line, and the key as it stands there.
    File(PathBuf, usize, String),
    Default,
}

impl Origin {
    /// Where it is to be changed.
    pub fn place(&self, key: &Key) -> String {
        match self {
            Origin::Flag => format!("--{}", key.flag),
            Origin::Variable(name) => name.clone(),
            Origin::File(path, line, _) => format!("{}:{line}", path.display()),
            Origin::Default => "default".to_owned(),
        }
    }

    /// The kind of place, for programs.
    pub const fn kind(&self) -> &'static str {
        match self {
            Origin::Flag => "flag",
            Origin::Variable(_) => "environment",
            Origin::File(..) => "file",
            Origin::Default => "default",
        }
    }
}

/// What was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    Switch(bool),
    Values(Vec<String>),
}

/// One key, and what is in force.
#[derive(Clone, Debug)]
pub struct Setting {
    pub key: Key,
    /// None if nobody said anything.
    pub told: Option<Told>,
    pub origin: Origin,
}

impl Setting {
    /// As it would be typed.
    pub fn as_arguments(&self) -> Vec<OsString> {
        let flag = &self.key.flag;
        match &self.told {
            None | Some(Told::Switch(false)) => Vec::new(),
            Some(Told::Switch(true)) => vec![format!("--{flag}").into()],
            Some(Told::Values(values)) => values.iter().map(|value| format!("--{flag}={value}").into()).collect(),
        }
    }
}

/// Everything that a server is told.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    pub file: Option<PathBuf>,
    pub all: Vec<Setting>,
}
