//! `coven calibrate`: chances to win that are true, fitted to how games end and measured on others.

use crate::examples::{examples, which_game};
use crate::kept;
use crate::shell::{Outcome, Shell, Stop};
use coven_bots::Level;
use coven_catalog::{Agreement, StartError, Visitor, agree, games, visit};
use coven_engine::{About, FastDice, Silence, WholeGame};
use coven_lab::calibrate::errors::{losses, thresholds};
use coven_lab::calibrate::{Plan, Sampled, calibrate, page, reliability, sample};
use coven_lab::calibration::{Calibration, Fitted, Thresholds};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Fit chances to win to how games end, and measure how true they are
///
/// Equal bots play; one half of the games is for fitting, the other for measuring. With --fit the maps are written where the game
/// keeps them; --page writes the figures of all games that are built in, with diagrams, and plays nothing.
#[derive(clap::Args, Debug)]
#[command(after_help = examples(&[
    "coven calibrate {game} --players {most} --games 400 --json",
    "coven calibrate {game} --level adept --games 2000 --save samples.jsonl --fit crates/{game}/calibration.toml",
    "coven calibrate {game} --errors 100 --fit crates/{game}/calibration.toml",
    "coven calibrate --page docs/calibration.md",
]))]
pub struct Args {
    #[arg(help = which_game(), required_unless_present = "page")]
    game: Option<String>,
    /// Only this number of players
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// The level that plays at every seat
    #[arg(long, value_name = "LEVEL", default_value = "apprentice")]
    level: Level,
    /// How many games at each number of players, in all modes in turn
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u64).range(2..))]
    games: u64,
    /// Moments of each game
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u64).range(1..=1000))]
    moments: u64,
    /// Worlds imagined at each moment
    #[arg(long, value_name = "N", default_value_t = 48, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    worlds: u32,
    /// Number of threads [default: one for each core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// A number from which all chance follows
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Keep finished games in this file and go on from there the next time
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Put what was fitted into this calibration file; other tables that it holds stay
    #[arg(long, value_name = "FILE")]
    fit: Option<PathBuf>,
    /// Find instead, in this many games, from which loss on an error is called a mistake or a blunder
    #[arg(long, value_name = "N", conflicts_with_all = ["games", "moments", "worlds", "save", "page"], value_parser = clap::value_parser!(u64).range(1..))]
    errors: Option<u64>,
    /// Write the figures of the built-in calibrations as a page, and the diagrams into a folder "pictures" beside it
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "save", "fit"])]
    page: Option<PathBuf>,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

/// What is told of a calibration.
#[derive(Serialize)]
struct Told<'a> {
    game: &'a str,
    seed: u64,
    tables: &'a [Fitted],
}

pub fn run(shell: &Shell, args: &Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    if let Some(file) = &args.page {
        write_page(shell, file)?;
        return Ok(Outcome::Good);
    }
    let about = coven_catalog::about(args.game.as_deref().unwrap_or_default())?;
    if let Some(players) = args.players.filter(|players| !about.seats.contains(players)) {
        let error = StartError::Players { title: about.title, seats: about.seats.clone(), players };
        return Err(Stop::input(error));
    }
    // What cannot be read is better known before hours of work than after.
    let mut known = args.fit.as_deref().map_or_else(|| Ok(Calibration::default()), read_fitted)?;
    if let Some(games) = args.errors {
        return find_thresholds(shell, args, about, games, known, out);
    }
    let mut tables = Vec::new();
    for players in about.seats.clone().filter(|&players| args.players.is_none_or(|only| only == players)) {
        let sampled = sampled(shell, args, about, players)?;
        let fitted = calibrate(players, &plan(args), &sampled);
        if let Some(file) = &args.fit {
            known.put(fitted.clone());
            write_fitted(file, &known)?;
        }
        if !args.json {
            tell(about, &fitted, out)?;
            out.flush()?;
        }
        tables.push(fitted);
    }
    if args.json {
        let told = Told { game: about.id, seed: args.seed, tables: &tables };
        writeln!(out, "{}", serde_json::to_string(&told).map_err(Stop::input)?)?;
    }
    Ok(Outcome::Good)
}

fn plan(args: &Args) -> Plan {
    Plan { level: args.level, worlds: args.worlds, moments: args.moments as usize, seed: args.seed }
}

fn read_fitted(file: &Path) -> Result<Calibration, Stop> {
    if !file.exists() {
        return Ok(Calibration::default());
    }
    let text = fs::read_to_string(file).map_err(|error| Stop::file(file, error))?;
    Calibration::read(&text).map_err(|error| Stop::file(file, format_args!("this is no calibration: {}", error.message())))
}

fn write_fitted(file: &Path, calibration: &Calibration) -> Result<(), Stop> {
    let text = toml::to_string(calibration).map_err(Stop::input)?;
    fs::write(file, text).map_err(|error| Stop::file(file, error))
}

/// From which loss on an error of this level is called what.
fn find_thresholds(
    shell: &Shell,
    args: &Args,
    about: &About,
    games: u64,
    mut known: Calibration,
    out: &mut impl Write,
) -> Result<Outcome, Stop> {
    let players = args.players.unwrap_or(about.quick_game.players);
    let found = visit(about.id, &shell.data, Erring { args, players, games, known: &known })?;
    let found = found.map_err(|error| shell.not_started(&error))?;
    known.errors = Some(found);
    if let Some(file) = &args.fit {
        write_fitted(file, &known)?;
    }
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&found).map_err(Stop::input)?)?;
    } else {
        let percent = |loss: f64| 100.0 * loss;
        let (inaccuracy, mistake, blunder) = (percent(found.inaccuracy), percent(found.mistake), percent(found.blunder));
        let id = about.id;
        writeln!(out, "{id}: inaccuracy from {inaccuracy:.1} %, mistake from {mistake:.1} %, blunder from {blunder:.1} %")?;
    }
    Ok(Outcome::Good)
}

struct Erring<'a> {
    args: &'a Args,
    players: usize,
    games: u64,
    /// Of the file that is being written; where it has no maps, those that are built in.
    known: &'a Calibration,
}

impl Visitor for Erring<'_> {
    type Output = Result<Thresholds, StartError>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        let quick = &R::about().quick_game;
        let variants = if self.players == quick.players { quick.variants } else { &[] };
        let setup = agree(&*rules, Agreement::Words { players: self.players, variants })?;
        let calibration = if self.known.fitted.is_empty() { Calibration::of::<R>() } else { self.known.clone() };
        let play = |number: u64| {
            let seed = self.args.seed.wrapping_mul(1_000_003).wrapping_add(number);
            losses(&rules, &setup, self.args.level, &calibration, seed).ok()
        };
        let run = kept::Run { games: self.games, threads: self.args.threads, file: None };
        let lost: Vec<Vec<f64>> = run.complete(BTreeMap::new(), play, Vec::clone);
        let played = lost.len() * self.players;
        Ok(thresholds(lost.into_iter().flatten().collect(), played))
    }
}

fn tell(about: &About, fitted: &Fitted, out: &mut impl Write) -> std::io::Result<()> {
    let measured = &fitted.measured;
    writeln!(
        out,
        "{}, {} players, {}: {} + {} games, Brier {:.3} (equal chances {:.3}), log loss {:.3} ({:.3}), calibration error {:.1} % \
         (by chance alone {:.1} %)",
        about.id,
        fitted.players,
        fitted.level,
        fitted.games,
        measured.games,
        measured.brier,
        measured.brier_of_equal_chances,
        measured.log_loss,
        measured.log_loss_of_equal_chances,
        100.0 * measured.calibration_error,
        100.0 * measured.error_by_chance
    )
}

/// The games of one number of players: those that are kept, and the others played now.
fn sampled(shell: &Shell, args: &Args, about: &About, players: usize) -> Result<Vec<Sampled>, Stop> {
    let kept = kept::Tables::open(args.save.as_deref())?;
    visit(about.id, &shell.data, Sampling { args, players, kept })?.map_err(|error| shell.not_started(&error))
}

struct Sampling<'a> {
    args: &'a Args,
    players: usize,
    kept: kept::Tables<Sampled>,
}

impl Visitor for Sampling<'_> {
    type Output = Result<Vec<Sampled>, StartError>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        let (args, plan) = (self.args, plan(self.args));
        let modes = R::about().modes.iter();
        let setups: Vec<R::Setup> = modes
            .filter_map(|words| agree(&*rules, Agreement::Words { players: self.players, variants: words }).ok())
            .filter(|setup| rules.start(setup, &mut FastDice::new(0), &mut Silence).is_ok())
            .collect();
        let setups = match setups.is_empty() {
            true => vec![agree(&*rules, Agreement::Words { players: self.players, variants: &[] })?],
            false => setups,
        };
        let hash = rules.data_hash();
        let table =
            format!("{} {} {} {} {} {} {hash}", R::about().id, self.players, plan.level, plan.worlds, plan.moments, plan.seed);
        let number = |game: &Sampled| game.fits(self.players).then_some(game.game);
        // Two games of each mode in turn: one for fitting and one for measuring.
        let play = |number| sample(&rules, &setups[(number / 2) as usize % setups.len()], &plan, number).ok();
        Ok(self.kept.complete(&table, args.games, args.threads, number, play))
    }
}

/// The figures of every game, as they are built in.
fn write_page(shell: &Shell, file: &Path) -> Result<(), Stop> {
    struct BuiltIn;

    impl Visitor for BuiltIn {
        type Output = Calibration;

        fn visit<R: WholeGame>(self, _: Arc<R>) -> Calibration {
            Calibration::of::<R>()
        }
    }

    let pictures = file.parent().unwrap_or(Path::new("")).join("pictures").join("calibration");
    fs::create_dir_all(&pictures).map_err(|error| Stop::file(&pictures, error))?;
    let mut text = INTRODUCTION.to_owned();
    for about in games() {
        let calibration = visit(about.id, &shell.data, BuiltIn)?;
        if calibration.fitted.is_empty() {
            continue;
        }
        let name = |fitted: &Fitted| format!("{}-{}-{}.svg", about.id, fitted.players, fitted.level);
        for fitted in &calibration.fitted {
            let title = format!("{}, {} players, {}", about.title, fitted.players, fitted.level);
            let picture = pictures.join(name(fitted));
            fs::write(&picture, reliability(&title, fitted)).map_err(|error| Stop::file(&picture, error))?;
        }
        let errors = calibration.errors.unwrap_or_default();
        text += &page(about.title, errors, &calibration.fitted, |fitted| format!("pictures/calibration/{}", name(fitted)));
    }
    fs::write(file, text.trim_end().to_owned() + "\n").map_err(|error| Stop::file(file, error))
}

const INTRODUCTION: &str = "\
# Chances to win, and how true they are

This page is made by `coven calibrate --page docs/calibration.md` from the `calibration.toml` of each game, and that by
`coven calibrate GAME --level LEVEL --games N --save FILE --fit crates/GAME/calibration.toml`.

A chance is seen through one seat's eyes: worlds are imagined that the seat cannot tell from the real one, and each is played on by the
game's advice. What playouts suggest is then corrected by a map (a power, a pull towards equal chances, and how often nobody wins) that is
fitted for each number of players, level and round to how games of equal bots really ended. One half of the games is for fitting; all figures
here are of the other half. The Brier score adds up the squared differences over all seats; in brackets is what equal chances would score.
The calibration error is the mean difference, over ten bins, between the chance of a seat and how often it won; in brackets is what perfectly
true chances would show by chance alone with so many games. Place and points: the mean difference between what was expected and what came.

In the diagrams the chance of a seat (to the right) stands against how often it won (upwards); on the diagonal both are the same. The thick line is
all moments, each thin one is a round.

";
