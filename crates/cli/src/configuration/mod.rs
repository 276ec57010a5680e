//! What a server is told: by flags, by the environment, by a file. A flag counts more than a variable, a variable more than the file,
//! and the file more than what is usual.
//!
//! Nothing is listed here a second time: whatever flag `coven serve` has is also a key of the file and a variable. What was found
//! elsewhere is handed to clap as if it had been typed, so that it is read and checked in one place.

mod environment;
mod file;
mod keys;
mod origin;

pub use keys::{Key, Takes, check, keys};
pub use origin::{Origin, Setting, Settings, Told};

use crate::Cli;
use crate::shell::{Stop, complain};
use clap::{Arg, ArgMatches, CommandFactory, FromArgMatches, ValueHint, parser::ValueSource, value_parser};
use environment::Environment;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The commands that are about a server of ours, and so about its configuration. Of the keys each takes those for which it has a flag.
const OF_A_SERVER: [&str; 7] = ["serve", "config", "admin", "backup", "restore", "health", "doctor"];

/// The file of a service. Root and the users of services read it where no other is named; who starts a server of their own does not.
const USUAL_FILE: &str = "/etc/coven/coven.toml";

/// The first number of a user who is a person and no service.
const FIRST_PERSON: u32 = 1000;

/// Why nothing is carried out.
#[derive(Debug)]
pub enum Fault {
    /// clap has something to say: what is wrong with the command, or the help that was asked for.
    CommandLine(Box<clap::Error>),
    Stop(Stop),
}

impl From<clap::Error> for Fault {
    fn from(error: clap::Error) -> Fault {
        Fault::CommandLine(Box::new(error))
    }
}

impl From<Stop> for Fault {
    fn from(stop: Stop) -> Fault {
        Fault::Stop(stop)
    }
}

/// Everything that says what is to be done, apart from what was typed.
#[derive(Debug, Default)]
pub struct Around {
    environment: Environment,
    /// The file that is read if no other is named.
    usual_file: Option<PathBuf>,
}

impl Around {
    /// As it is for this process.
    pub fn here() -> Around {
        let service = rustix::process::getuid().as_raw() < FIRST_PERSON;
        let usual_file = Some(PathBuf::from(USUAL_FILE)).filter(|file| service && file.exists());
        Around { environment: Environment::here(), usual_file }
    }
}

/// The program's commands, with `--config` where it makes sense.
pub fn command() -> clap::Command {
    let config = Arg::new("config").long("config").value_name("FILE").value_hint(ValueHint::FilePath).global(true);
    let config = config.value_parser(value_parser!(PathBuf)).help("A file of settings (TOML) [default: $COVEN_CONFIG]");
    let with_config = |command: clap::Command, name: &&str| command.mut_subcommand(*name, |command| command.arg(config.clone()));
    OF_A_SERVER.iter().fold(Cli::command(), with_config)
}

/// Reads what was typed, and completes it.
pub fn read(mut typed: Vec<OsString>, around: &Around) -> Result<(Cli, Settings), Fault> {
    let command = command();
    // Errors are ignored in this pass: a flag that is missing here may stand in the file. The last pass reports them.
    let seen = command.clone().ignore_errors(true).try_get_matches_from(&typed)?;
    let name = seen.subcommand_name();
    if name.is_none() {
        add(&mut typed, ["serve".into()]);
    }
    let mut settings = Settings::default();
    let flags = deepest(&seen);
    // `--example` works also while the configuration cannot be read.
    let example = flags.try_get_one::<bool>("example").is_ok_and(|asked| asked == Some(&true));
    if !example && name.is_none_or(|name| OF_A_SERVER.contains(&name)) {
        settings = settle(&command, flags, around)?;
        let taken = flags_of(&command, &seen);
        let accepted = |setting: &&Setting| name.is_none() || taken.contains(&setting.key.id.as_str());
        let lacking = settings.all.iter().filter(|setting| !matches!(setting.origin, Origin::Flag | Origin::Default));
        add(&mut typed, lacking.filter(accepted).flat_map(Setting::as_arguments));
    }
    let matches = command.try_get_matches_from(typed)?;
    Ok((Cli::from_arg_matches(&matches)?, settings))
}

/// Adds arguments where they still count as options.
fn add(typed: &mut Vec<OsString>, more: impl IntoIterator<Item = OsString>) {
    let end = typed.iter().position(|argument| argument == "--").unwrap_or(typed.len());
    typed.splice(end..end, more);
}

/// The flags that the command has which was typed. What was matched does not tell: a release build of clap knows no unknown flag.
fn flags_of<'a>(mut command: &'a clap::Command, mut typed: &ArgMatches) -> Vec<&'a str> {
    let mut flags = Vec::new();
    while let Some((name, deeper)) = typed.subcommand() {
        let Some(next) = command.find_subcommand(name) else {
            break;
        };
        flags.extend(command.get_arguments().filter(|argument| argument.is_global_set()));
        (command, typed) = (next, deeper);
    }
    flags.extend(command.get_arguments());
    flags.into_iter().map(|argument| argument.get_id().as_str()).collect()
}

fn deepest(mut matches: &ArgMatches) -> &ArgMatches {
    while let Some((_, deeper)) = matches.subcommand() {
        matches = deeper;
    }
    matches
}

/// Finds out for every key what is in force, and who said so.
fn settle(command: &clap::Command, typed: &ArgMatches, around: &Around) -> Result<Settings, Stop> {
    let keys = keys(command);
    let named = typed.try_get_one::<PathBuf>("config").ok().flatten().cloned();
    let path = named.or_else(|| around.environment.path("COVEN_CONFIG")).or_else(|| around.usual_file.clone());
    let mut in_file = path.as_deref().map_or_else(|| Ok(Vec::new()), |path| file::read(path, &keys))?;
    for stranger in around.environment.unknown(&keys) {
        complain(stranger);
    }
    let settle = |key: Key| {
        if let Some(told) = from_flag(typed, &key) {
            return Ok(Setting { key, told: Some(told), origin: Origin::Flag });
        }
        let in_file = in_file.iter().position(|found| found.key == key.name).map(|found| in_file.swap_remove(found));
        let found = match around.environment.find(&key)? {
            Some(found) => Some(found),
            None => in_file.map(|found| (found.told, found.origin)),
        };
        let Some((told, origin)) = found else {
            return Ok(Setting { key, told: None, origin: Origin::Default });
        };
        check(command, &key, &told).map_err(|why| {
            // A flag and a variable are named by their place; in a file the place is a line.
            let named = if let Origin::File(_, _, key) = &origin { format!("{key}: ") } else { String::new() };
            Stop::Input(format!("{}: {named}{why}", origin.place(&key)))
        })?;
        Ok(Setting { key, told: Some(told), origin })
    };
    let all = keys.clone().into_iter().map(settle).collect::<Result<_, Stop>>()?;
    Ok(Settings { file: path, all })
}

fn from_flag(typed: &ArgMatches, key: &Key) -> Option<Told> {
    // A command need not have every flag of a server.
    typed.try_contains_id(&key.id).ok()?;
    if typed.value_source(&key.id)? != ValueSource::CommandLine {
        return None;
    }
    let said = || typed.try_get_raw(&key.id).ok().flatten().into_iter().flatten();
    Some(match key.takes {
        Takes::Nothing => Told::Switch(true),
        Takes::Value | Takes::Values => Told::Values(said().map(|value| value.to_string_lossy().into_owned()).collect()),
    })
}

/// What stands in a file that holds one value, which may be a secret.
fn contents(path: &Path) -> Result<String, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let text = text.trim_end_matches(['\n', '\r']).to_owned();
    if text.is_empty() { Err(format!("{}: it is empty", path.display())) } else { Ok(text) }
}

#[cfg(test)]
mod tests;
