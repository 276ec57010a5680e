//! `coven lab`: experiments for designers. Plays what a file describes and writes a report.

use crate::examples::{examples, which_game};
use crate::kept::{append_to, read_lines};
use crate::shell::{Outcome, Shell, Stop};
use crate::sim::{Shard, progress};
use crate::threads;
use coven_catalog::{about, games};
use coven_engine::Phrase;
use coven_lab::experiment::{Experiment, template};
use coven_lab::laboratory::report::report;
use coven_lab::laboratory::{Heading, NotPlayed, Played, play, writing};
use coven_text::{Language, Texts};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// Play experiments and write reports: fairness, lengths, what cards are worth, how variants differ
#[derive(clap::Subcommand, Debug)]
#[command(after_help = examples(&[
    "coven lab new {game} > fairness.toml",
    "coven lab run fairness.toml",
    "coven lab run fairness.toml --shard 2/4",
    "coven lab join fairness.toml fairness/games-*.jsonl",
]))]
pub enum Command {
    /// Write an experiment with comments to begin from
    New {
        #[arg(help = which_game())]
        game: String,
    },
    Run(RunArgs),
    Join(JoinArgs),
}

/// Play an experiment, or go on with one, and write its report as HTML, Markdown and CSV
///
/// Games are kept as they are played: a run that was stopped goes on where it was, and a greater number of games plays the rest. The
/// same file gives the same games on any number of threads and machines, if the players think in iterations.
#[derive(clap::Args, Debug)]
pub struct RunArgs {
    /// The experiment's file
    experiment: PathBuf,
    /// The folder for games and report [default: the file's name without .toml]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Number of threads [default: one for each core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Play only this part of the games, such as 1/4 to 4/4, and write no report; `coven lab join` puts the parts together
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
}

/// Put the games of several parts together and write the report
#[derive(clap::Args, Debug)]
pub struct JoinArgs {
    /// The experiment's file
    experiment: PathBuf,
    /// The games of each part
    #[arg(required = true)]
    parts: Vec<PathBuf>,
    /// The folder for the report [default: the file's name without .toml]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

pub fn run(shell: &Shell, command: Command, out: &mut impl Write) -> Result<Outcome, Stop> {
    match command {
        Command::New { game } => write!(out, "{}", template(about(&game)?))?,
        Command::Run(args) => run_experiment(shell, &args, out)?,
        Command::Join(args) => {
            let experiment = read(shell, &args.experiment)?;
            let mut played: BTreeMap<(usize, u64), Played> = BTreeMap::new();
            for part in &args.parts {
                if !part.exists() {
                    return Err(Stop::file(part, "there is no such file"));
                }
                played.extend(kept(part, &experiment)?);
            }
            write_report(&experiment, played, &folder(&args.experiment, args.out.as_deref())?, out)?;
        }
    }
    Ok(Outcome::Good)
}

fn read(shell: &Shell, file: &Path) -> Result<Experiment, Stop> {
    let text = std::fs::read_to_string(file).map_err(|error| Stop::file(file, error))?;
    Experiment::read(&text, &shell.data).map_err(|error| Stop::file(file, error))
}

/// Where results go.
fn folder(experiment: &Path, asked: Option<&Path>) -> Result<PathBuf, Stop> {
    let folder = asked.map_or_else(|| PathBuf::from(experiment.file_stem().unwrap_or_default()), Path::to_owned);
    std::fs::create_dir_all(&folder).map_err(|error| Stop::file(&folder, error))?;
    Ok(folder)
}

fn run_experiment(shell: &Shell, args: &RunArgs, out: &mut impl Write) -> Result<(), Stop> {
    let experiment = read(shell, &args.experiment)?;
    let folder = folder(&args.experiment, args.out.as_deref())?;
    let file = match args.shard {
        Some(shard) => folder.join(format!("games-{}-of-{}.jsonl", shard.number, shard.of)),
        None => folder.join("games.jsonl"),
    };
    let known = kept(&file, &experiment)?;
    let done: BTreeSet<(usize, u64)> = known.keys().copied().collect();
    let keep = Mutex::new(append_to(&file).map_err(Stop::input)?);
    if keep.lock().is_ok_and(|file| file.metadata().is_ok_and(|there| there.len() == 0)) {
        let heading = serde_json::to_string(&Heading::of(&experiment)).map_err(Stop::input)?;
        writeln!(keep.lock().map_err(Stop::input)?, "{heading}")?;
    }
    let shard = args.shard.unwrap_or(Shard::WHOLE);
    let numbers = shard.games(experiment.games);
    let texts = Texts::new(Language::English, games());
    let say = |phrase: &Phrase| texts.say(phrase, &[]);
    let bar = progress(experiment.tables.len() as u64 * numbers);
    let mut all = known;
    for table in 0..experiment.tables.len() {
        let played = threads::share_out(threads::count(args.threads), numbers, |work| {
            let mut mine = Vec::new();
            let mut unplayed = work.map(|nth| shard.game(nth)).filter(|&game| {
                let is_done = done.contains(&(table, game));
                bar.inc(u64::from(is_done));
                !is_done
            });
            let mut each = |game: Played| {
                // A game that cannot be kept is played again the next time.
                if let (Ok(line), Ok(mut file)) = (serde_json::to_string(&game), keep.lock()) {
                    let _ = writeln!(file, "{line}");
                }
                mine.push(game);
                bar.inc(1);
            };
            play(&experiment, table, &shell.data, &say, &mut unplayed, &mut each).map(|()| mine)
        });
        for mine in played {
            let mine = mine.map_err(|error| match error {
                NotPlayed::Start(error) => shell.not_started(&error),
                other => Stop::input(other),
            })?;
            all.extend(mine.into_iter().map(|game| ((game.table, game.number), game)));
        }
    }
    bar.finish_and_clear();
    match args.shard {
        Some(_) => Ok(writeln!(out, "{}", file.display())?),
        None => write_report(&experiment, all, &folder, out),
    }
}

/// The games that an earlier run has left in a file; none if there is no such file.
fn kept(file: &Path, experiment: &Experiment) -> Result<BTreeMap<(usize, u64), Played>, Stop> {
    let strange = |error: &dyn std::fmt::Display| Stop::file(file, format!("these are no games of an experiment: {error}"));
    let mut lines = read_lines::<serde_json::Value>(file)?.into_iter();
    let Some(first) = lines.next() else { return Ok(BTreeMap::new()) };
    let heading: Heading = serde_json::from_value(first).map_err(|error| strange(&error))?;
    if heading != Heading::of(experiment) {
        let what = "these games are of another experiment: other tables, players, data, seed or closeness; name another folder with --out";
        return Err(Stop::file(file, what));
    }
    let mut games = BTreeMap::new();
    for line in lines {
        let game: Played = serde_json::from_value(line).map_err(|error| strange(&error))?;
        if !game.fits(experiment) {
            return Err(strange(&format!("game {} was not played at its table", game.number)));
        }
        games.insert((game.table, game.number), game);
    }
    Ok(games)
}

fn write_report(
    experiment: &Experiment,
    played: BTreeMap<(usize, u64), Played>,
    folder: &Path,
    out: &mut impl Write,
) -> Result<(), Stop> {
    let page = report(experiment, &played.into_values().collect::<Vec<_>>());
    for (name, text) in
        [("report.html", writing::html(&page)), ("report.md", writing::markdown(&page)), ("report.csv", writing::csv(&page))]
    {
        let file = folder.join(name);
        std::fs::write(&file, text).map_err(|error| Stop::file(&file, error))?;
        writeln!(out, "{}", file.display())?;
    }
    Ok(())
}
