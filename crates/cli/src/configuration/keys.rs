//! The keys: whatever `coven serve` has a flag for.

use super::Told;
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, Command};

/// Flags that say how a command is read, and nothing about a server.
const NOT_KEYS: [&str; 3] = ["config", "help", "version"];

/// One thing that a server can be told.
#[derive(Clone, Debug)]
pub struct Key {
    /// The id of clap's argument.
    pub id: String,
    /// `--public-url`, without the dashes.
    pub flag: String,
    /// `public_url`, as files have it.
    pub name: String,
    /// `COVEN_PUBLIC_URL`, as the environment has it.
    pub variable: String,
    pub takes: Takes,
    /// What stands for the value in the help.
    pub placeholder: String,
    pub help: String,
    /// What is usual, in words.
    pub default: Option<String>,
}

/// What stands behind a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// It is said or not.
    Nothing,
    Value,
    Values,
}

impl Key {
    fn of(arg: &Arg) -> Option<Key> {
        let flag = arg.get_long().filter(|flag| !NOT_KEYS.contains(flag))?;
        let name = flag.replace('-', "_");
        let takes = match arg.get_action() {
            ArgAction::Set => Takes::Value,
            ArgAction::Append => Takes::Values,
            _ => Takes::Nothing,
        };
        let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
        // Where a value depends on the machine, clap cannot know it, and the help says it.
        let (help, told) = match help.split_once(" [default: ") {
            Some((help, rest)) => (help.to_owned(), rest.strip_suffix(']').map(str::to_owned)),
            None => (help, None),
        };
        let known = arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect::<Vec<_>>();
        let default = if takes == Takes::Nothing { Some("false".to_owned()) } else { told };
        Some(Key {
            id: arg.get_id().to_string(),
            flag: flag.to_owned(),
            variable: format!("COVEN_{}", name.to_ascii_uppercase()),
            name,
            takes,
            placeholder: arg
                .get_value_names()
                .and_then(|names| names.first())
                .map_or_else(|| "VALUE".to_owned(), ToString::to_string),
            help,
            default: if known.is_empty() || takes == Takes::Nothing { default } else { Some(known.join(", ")) },
        })
    }

    /// The key of a value that is kept in a file of its own, because it is a secret.
    pub fn file_name(&self) -> String {
        format!("{}_file", self.name)
    }

    pub fn file_variable(&self) -> String {
        format!("{}_FILE", self.variable)
    }
}

fn serve(command: &Command) -> Command {
    let mut command = command.clone();
    // clap copies global flags into the commands only when it is built.
    command.build();
    command.find_subcommand("serve").cloned().unwrap_or(command)
}

/// Everything that a server can be told.
pub fn keys(command: &Command) -> Vec<Key> {
    serve(command).get_arguments().filter_map(Key::of).collect()
}

/// Whether the value of a key is one that the server would take. An error says why not.
pub fn check(command: &Command, key: &Key, told: &Told) -> Result<(), String> {
    let arguments: Vec<String> = match told {
        Told::Switch(_) => return Ok(()),
        Told::Values(values) => values.iter().map(|value| format!("--{}={value}", key.flag)).collect(),
    };
    let read = serve(command).no_binary_name(true).try_get_matches_from(arguments);
    match read {
        // Other errors, such as a required flag that is missing, do not concern this value.
        Err(error) if matches!(error.kind(), ErrorKind::ValueValidation | ErrorKind::InvalidValue) => Err(reason(&error)),
        _ => Ok(()),
    }
}

fn reason(error: &clap::Error) -> String {
    if let Some(source) = std::error::Error::source(error) {
        return source.to_string();
    }
    let text = error.to_string();
    text.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned()
}

/// The one of these words that was most likely meant.
pub fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let likeness = |name: &str| strsim::jaro_winkler(word, name);
    let best = known.max_by(|one, other| likeness(one).total_cmp(&likeness(other)))?;
    (likeness(best) > 0.75).then_some(best)
}
