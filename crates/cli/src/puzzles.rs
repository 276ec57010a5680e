//! `coven puzzles`: finds puzzles in games of strong bots, and looks again whether they stand.

use crate::examples::{examples, which_game};
use crate::shell::{Outcome, Shell, Stop};
use coven_catalog::{Visitor, about, games, visit};
use coven_engine::Dice;
use coven_engine::{FastDice, WholeGame};
use coven_lab::puzzles::{Checked, Grade, Maker, NotMade, Puzzle, check, puzzles, read};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// List the puzzles that are built in, find new ones, or check them
#[derive(clap::Args, Debug)]
#[command(args_conflicts_with_subcommands = true, after_help = examples(&[
    "coven puzzles",
    "coven puzzles make {game} --count 100 --out crates/{game}/puzzles.jsonl",
    "coven puzzles check {game} --sample 50 --deeper 10 --json",
]))]
pub struct Args {
    /// One JSON object per line and game
    #[arg(long)]
    json: bool,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(clap::Subcommand, Debug)]
enum Command {
    /// Find puzzles in games of strong bots
    ///
    /// A position is taken if two judges, each in a thousand worlds of its own and each with another way of playing on, agree with
    /// three searches that one move leads all that are not as good by 4 points of percent or more, with a 99 % interval. What is found is
    /// written to the file at once; the same command goes on where it was interrupted.
    Make(Make),
    /// Look at puzzles again, more deeply than when they were accepted
    ///
    /// Exit code 1 if one does not stand.
    Check(Check),
}

#[derive(clap::Args, Debug)]
struct Make {
    #[arg(help = which_game())]
    game: String,
    /// How many puzzles the file shall hold in the end
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    count: u64,
    /// A number from which all chance follows
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Where the puzzles are kept; without it they are printed
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Stop after this many games, however many puzzles they gave
    #[arg(long, value_name = "N")]
    games: Option<u64>,
}

#[derive(clap::Args, Debug)]
struct Check {
    #[arg(help = which_game())]
    game: String,
    /// A file of puzzles instead of those that are built in
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// How many puzzles, drawn at random
    #[arg(long, value_name = "N", default_value_t = 50)]
    sample: usize,
    /// How many times more worlds and iterations than when they were accepted
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    deeper: u32,
    /// A number from which all chance follows
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(shell: &Shell, args: &Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    match &args.command {
        None => list(args.json, out),
        Some(Command::Make(make)) => find(shell, make, out),
        Some(Command::Check(look)) => check_all(look, out),
    }
}

/// What is built in of a game.
#[derive(Serialize)]
struct Listed {
    game: &'static str,
    puzzles: usize,
    grades: BTreeMap<&'static str, usize>,
    themes: BTreeMap<&'static str, usize>,
}

fn list(json: bool, out: &mut impl Write) -> Result<Outcome, Stop> {
    for about in games() {
        let all = puzzles(about.id)?;
        let mut listed = Listed { game: about.id, puzzles: all.len(), grades: BTreeMap::new(), themes: BTreeMap::new() };
        for puzzle in all {
            *listed.grades.entry(puzzle.grade().name()).or_default() += 1;
            *listed.themes.entry(&puzzle.theme).or_default() += 1;
        }
        if json {
            writeln!(out, "{}", serde_json::to_string(&listed).map_err(Stop::input)?)?;
            continue;
        }
        let told = |counts: &BTreeMap<&str, usize>| {
            counts.iter().map(|(name, count)| format!("{name} {count}")).collect::<Vec<_>>().join(", ")
        };
        let grades: BTreeMap<&str, usize> = listed.grades.clone();
        writeln!(out, "{}: {} puzzles ({}); {}", about.id, all.len(), told(&grades), told(&listed.themes))?;
    }
    Ok(Outcome::Good)
}

fn read_file(file: &Path) -> Result<Vec<Puzzle>, Stop> {
    let text = fs::read_to_string(file).map_err(|error| Stop::file(file, error))?;
    read(&text).map_err(|error| Stop::file(file, error))
}

fn find(shell: &Shell, make: &Make, out: &mut impl Write) -> Result<Outcome, Stop> {
    about(&make.game)?;
    let known = match &make.out {
        Some(file) if file.exists() => read_file(file)?,
        _ => Vec::new(),
    };
    let file = match &make.out {
        Some(file) => Some(File::options().append(true).create(true).open(file).map_err(|error| Stop::file(file, error))?),
        None => None,
    };
    visit(&make.game, &shell.data, Find { make, known, file, out })?
}

struct Find<'a, W> {
    make: &'a Make,
    known: Vec<Puzzle>,
    file: Option<File>,
    out: &'a mut W,
}

/// No theme and no grade has more than this share of a game's puzzles, in percent.
const MOST_OF_A_THEME: u64 = 35;
const MOST_OF_A_GRADE: u64 = 45;

/// How many there are of each theme and grade.
#[derive(Default)]
struct Had {
    themes: BTreeMap<String, u64>,
    grades: BTreeMap<Grade, u64>,
}

impl Had {
    fn count(&mut self, puzzle: &Puzzle) {
        *self.themes.entry(puzzle.theme.clone()).or_default() += 1;
        *self.grades.entry(puzzle.grade()).or_default() += 1;
    }

    fn wants(&self, count: u64, theme: &str, grade: Option<Grade>) -> bool {
        let below = |had: Option<&u64>, percent: u64| had.copied().unwrap_or(0) < (count * percent).div_ceil(100);
        let grade = grade.is_none_or(|grade| below(self.grades.get(&grade), MOST_OF_A_GRADE));
        grade && below(self.themes.get(theme), MOST_OF_A_THEME)
    }
}

impl<W: Write> Visitor for Find<'_, W> {
    type Output = Result<Outcome, Stop>;

    fn visit<R: WholeGame>(mut self, rules: Arc<R>) -> Self::Output {
        let make = self.make;
        let stopped = |error: NotMade| Stop::input(error);
        let maker = Maker::new(rules, make.seed).map_err(stopped)?;
        let mut had = Had::default();
        self.known.iter().for_each(|puzzle| had.count(puzzle));
        // A game is written as a whole; an interrupted one is played again.
        let of_series = self.known.iter().filter(|puzzle| puzzle.series == make.seed);
        let first = of_series.map(|puzzle| puzzle.game + 1).max().unwrap_or(0);
        let mut found = self.known.len() as u64;
        for number in first..make.games.map_or(u64::MAX, |games| first.saturating_add(games)) {
            if found >= make.count {
                break;
            }
            let new = maker.game(number, &|theme, grade| had.wants(make.count, theme, grade)).map_err(stopped)?;
            let mut lines = String::new();
            for puzzle in new.iter().take((make.count - found) as usize) {
                had.count(puzzle);
                lines += &serde_json::to_string(puzzle).map_err(Stop::input)?;
                lines.push('\n');
                found += 1;
            }
            match &mut self.file {
                Some(file) => {
                    file.write_all(lines.as_bytes())?;
                    writeln!(self.out, "game {number}: {} new, {found} of {}", new.len(), make.count)?;
                }
                None => self.out.write_all(lines.as_bytes())?,
            }
            self.out.flush()?;
        }
        Ok(Outcome::Good)
    }
}

/// What came of a check.
#[derive(Serialize)]
struct Told<'a> {
    game: &'a str,
    puzzles: usize,
    sample: usize,
    deeper: u32,
    seed: u64,
    overturned: usize,
    /// Those that do not stand.
    findings: Vec<&'a Checked>,
}

fn check_all(look: &Check, out: &mut impl Write) -> Result<Outcome, Stop> {
    let id = about(&look.game)?.id;
    let read;
    let all = match &look.file {
        Some(file) => {
            read = read_file(file)?;
            &read[..]
        }
        None => puzzles(id)?,
    };
    if all.is_empty() {
        return Err(Stop::input(format!("{id} has no puzzles to check")));
    }
    let mut checked = Vec::new();
    for number in sample(all.len(), look.sample, look.seed) {
        let found = check(id, number + 1, &all[number], look.deeper, look.seed)
            .map_err(|error| Stop::input(format!("puzzle {} of {id}: {error}", number + 1)))?;
        if !look.json {
            match &found.overturned {
                None => writeln!(out, "{id} {}: stands", found.number)?,
                Some(why) => {
                    writeln!(out, "{id} {}: overturned, {}", found.number, serde_json::to_string(why).map_err(Stop::input)?)?
                }
            }
            out.flush()?;
        }
        checked.push(found);
    }
    let findings: Vec<&Checked> = checked.iter().filter(|found| found.overturned.is_some()).collect();
    let (sample, overturned) = (checked.len(), findings.len());
    if look.json {
        let told = Told { game: id, puzzles: all.len(), sample, deeper: look.deeper, seed: look.seed, overturned, findings };
        writeln!(out, "{}", serde_json::to_string(&told).map_err(Stop::input)?)?;
    } else {
        writeln!(out, "{id}: {overturned} of {sample} overturned by a look {} times deeper", look.deeper)?;
    }
    Ok(if overturned == 0 { Outcome::Good } else { Outcome::Found })
}

/// Some of so many, drawn without putting back, in order.
fn sample(of: usize, most: usize, seed: u64) -> Vec<usize> {
    let mut dice = FastDice::new(seed);
    let mut numbers: Vec<usize> = (0..of).collect();
    for at in 0..most.min(of) {
        let other = at + dice.below((of - at) as u32) as usize;
        numbers.swap(at, other);
    }
    numbers.truncate(most);
    numbers.sort_unstable();
    numbers
}
