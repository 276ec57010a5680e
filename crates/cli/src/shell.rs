//! What every command needs: the language, the component data, and one way to say that the input was bad.

use coven_catalog::{CatalogError, ResumeError, StartError, games};
use coven_engine::{About, DataSource, Phrase};
use coven_text::{Language, Texts};
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

/// How a command ended that could do its work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Good,
    /// What was looked for is not as it should be: a failed scenario, a broken promise, a finding.
    Found,
    /// Some of the input was bad, which was said; the rest was dealt with.
    BadInput,
}

/// Why a command could not do its work.
#[derive(Debug, thiserror::Error)]
pub enum Stop {
    /// One sentence for whoever typed the command.
    #[error("{0}")]
    Input(String),
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
}

impl Stop {
    pub fn input(what: impl ToString) -> Self {
        Stop::Input(what.to_string())
    }

    pub fn file(path: &Path, what: impl std::fmt::Display) -> Self {
        Stop::Input(format!("{}: {what}", path.display()))
    }
}

impl From<CatalogError> for Stop {
    fn from(error: CatalogError) -> Self {
        Stop::input(error)
    }
}

impl From<ResumeError> for Stop {
    fn from(error: ResumeError) -> Self {
        Stop::input(error)
    }
}

/// Says on the error output what is wrong.
pub fn complain(what: impl std::fmt::Display) {
    let _ = writeln!(io::stderr(), "coven: {what}");
}

#[derive(Clone, Debug)]
pub struct Shell {
    pub texts: Arc<Texts>,
    pub data: DataSource,
}

impl Shell {
    pub fn open(language: Option<Language>, data: Option<&Path>) -> Result<Self, Stop> {
        let language = language.or_else(system_language).unwrap_or_default();
        let data = data.map_or_else(|| Ok(DataSource::builtin()), read_data)?;
        let texts = Texts::with(language, games(), &coven_tui::drawn::messages());
        Ok(Shell { texts: Arc::new(texts), data })
    }

    /// A sentence without seats in it.
    pub fn say(&self, phrase: Phrase) -> String {
        self.texts.say(&phrase, &[])
    }

    /// Why a table cannot be opened, with the rule that speaks against it.
    pub fn not_started(&self, error: &StartError) -> Stop {
        match error {
            StartError::Setup(error) => Stop::Input(format!("{} ({})", self.texts.setup_refused(error), error.rule)),
            other => Stop::input(other),
        }
    }
}

fn system_language() -> Option<Language> {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set)?;
    Language::of_locale(&locale)
}

/// Reads the data files of a folder. A file that no game reads is an error, because its name is probably misspelt.
fn read_data(folder: &Path) -> Result<DataSource, Stop> {
    let known: Vec<String> = games().iter().map(|about: &&About| format!("{}.toml", about.id)).collect();
    let mut data = DataSource::builtin();
    let mut replaced = 0;
    for entry in std::fs::read_dir(folder).map_err(|error| Stop::file(folder, error))? {
        let path = entry.map_err(|error| Stop::file(folder, error))?.path();
        if path.extension().is_none_or(|extension| extension != "toml") {
            continue;
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !known.contains(&name) {
            return Err(Stop::file(&path, format_args!("no game reads a file of this name; they are: {}", known.join(", "))));
        }
        data.replace(name, std::fs::read_to_string(&path).map_err(|error| Stop::file(&path, error))?);
        replaced += 1;
    }
    if replaced == 0 {
        return Err(Stop::file(folder, format_args!("there is no data file here; they are: {}", known.join(", "))));
    }
    Ok(data)
}
