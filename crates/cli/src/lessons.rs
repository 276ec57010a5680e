//! `coven lessons`: what can be learnt, and whether it is right.

use crate::examples::examples;
use crate::shell::{Outcome, Shell, Stop};
use coven_catalog::{GameBox, games, unpack};
use coven_ui::lessons::{Folder, names};
use serde_json::json;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// List the lessons, or play and check them all
#[derive(clap::Args, Debug)]
#[command(args_conflicts_with_subcommands = true, after_help = examples(&[
    "coven lessons",
    "coven lessons --json",
    "coven lessons check",
    "coven lessons check {game} --folder crates/{game}/lessons",
    "coven lessons names {game} --folder crates/{game}/lessons",
]))]
pub struct Args {
    /// One JSON object per line and lesson
    #[arg(long)]
    json: bool,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(clap::Subcommand, Debug)]
enum Command {
    /// Play every lesson and say what is wrong
    ///
    /// Exit code 1 if something is.
    Check(Which),
    /// Print what can be done and pointed at in each step
    Names(Which),
}

#[derive(clap::Args, Debug)]
struct Which {
    /// The game; all of them if none is named
    game: Option<String>,
    /// A folder of lessons to be read instead of the built-in ones
    #[arg(long, value_name = "DIR", requires = "game")]
    folder: Option<PathBuf>,
}

pub fn run(shell: &Shell, args: &Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    match &args.command {
        None => list(shell, args.json, out),
        Some(Command::Check(which)) => each(shell, which, |folder| {
            let problems = folder.problems();
            for problem in &problems {
                writeln!(out, "{}/{problem}", folder.about.id)?;
            }
            writeln!(out, "{}: {} lessons, {} problems", folder.about.id, folder.lessons.len(), problems.len())?;
            Ok(if problems.is_empty() { Outcome::Good } else { Outcome::Found })
        }),
        Some(Command::Names(which)) => each(shell, which, |folder| {
            for lesson in folder.lessons.iter().flatten() {
                for step in names(folder, lesson) {
                    writeln!(out, "{}: step '{}'", lesson.file, step.step)?;
                    writeln!(out, "  moves: {}", step.moves.join(" | "))?;
                    writeln!(out, "  things: {}", step.things.into_iter().collect::<Vec<_>>().join(" "))?;
                }
            }
            Ok(Outcome::Good)
        }),
    }
}

fn list(shell: &Shell, as_json: bool, out: &mut impl Write) -> Result<Outcome, Stop> {
    each(shell, &Which { game: None, folder: None }, |folder| {
        for lesson in folder.lessons.iter().flatten() {
            let (game, steps) = (folder.about.id, lesson.lesson.steps.len());
            let languages: Vec<&str> = folder.languages(lesson).into_iter().map(|language| language.code()).collect();
            if as_json {
                writeln!(out, "{}", json!({ "game": game, "id": lesson.id, "steps": steps, "languages": languages }))?;
            } else {
                let title = shell.say(coven_engine::lesson::message(game, &lesson.id, "title"));
                writeln!(out, "{game} {}: {title} ({steps}; {})", lesson.id, languages.join(", "))?;
            }
        }
        Ok(Outcome::Good)
    })
}

/// Does something with the lessons of each game that is meant; the worst outcome is that of all.
fn each(shell: &Shell, which: &Which, mut act: impl FnMut(&Folder<'_>) -> Result<Outcome, Stop>) -> Result<Outcome, Stop> {
    let mut outcome = Outcome::Good;
    let meant: Vec<&str> = match &which.game {
        Some(game) => vec![game],
        None => games().iter().map(|about| about.id).collect(),
    };
    for game in meant {
        let unpacked: Arc<dyn GameBox> = unpack(game, &shell.data)?;
        let folder = match &which.folder {
            Some(path) => Folder::new(&*unpacked, &files(path, path)?),
            None => Folder::built_in(&*unpacked),
        };
        if act(&folder)? == Outcome::Found {
            outcome = Outcome::Found;
        }
    }
    Ok(outcome)
}

/// The files of a folder and of the folders in it, in the order of their paths.
fn files(root: &Path, folder: &Path) -> Result<Vec<(String, String)>, Stop> {
    let entries = fs::read_dir(folder).map_err(|error| Stop::file(folder, error))?;
    let mut entries: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    entries.sort();
    let mut found = Vec::new();
    for path in entries {
        if path.is_dir() {
            found.extend(files(root, &path)?);
        } else {
            let text = fs::read_to_string(&path).map_err(|error| Stop::file(&path, error))?;
            let inside: Vec<_> = path.strip_prefix(root).unwrap_or(&path).iter().map(|part| part.to_string_lossy()).collect();
            found.push((inside.join("/"), text));
        }
    }
    Ok(found)
}
