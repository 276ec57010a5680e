//! `coven arena`: computer players against each other, with ratings and honest intervals.

use crate::chance::quick_seed;
use crate::examples::{examples, which_game};
use crate::kept::{Run, append_to, read_lines};
use crate::shell::{Outcome, Shell, Stop};
use coven_bots::Parameters;
use coven_catalog::{Agreement, StartError, Visitor, agree, visit};
use coven_engine::{FastDice, Silence, WholeGame};
use coven_lab::arena::{Finished, Report, Watching, by_name, play_and_watch, report};
use coven_lab::entrant::Entrant;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

/// Let computer players of several levels play against each other
///
/// Seats are rotated and every deal is played once for each rotation. With budgets in iterations everything follows from the
/// seed; budgets in milliseconds depend on the machine.
#[derive(clap::Args, Debug)]
#[command(after_help = examples(&[
    "coven arena {game} --players {most} --bots adept,apprentice --games 400",
    "coven arena {game} --players {most} --bots adept,apprentice,random --games 400",
    "coven arena {game} --players {most} --bots archwitch:100ms,adept,adept,adept --games 120 --seed 1 --save arena.jsonl --json",
]))]
pub struct Args {
    #[arg(help = which_game())]
    game: String,
    #[arg(long, value_name = "N")]
    players: usize,
    /// Levels, divided by commas, each with its budget and parameters if wished: adept, adept:1000 (iterations), archwitch:100ms,
    /// adept:400:horizon=80. Fewer bots than seats take turns; whoever is named twice sits twice
    #[arg(long, value_delimiter = ',', required = true, value_name = "BOTS")]
    bots: Vec<Entrant>,
    /// How many games; best a multiple of the number of players
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Number of threads [default: one for each core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// A number from which all chance follows [default: random]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Variants, divided by commas
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    variant: Vec<String>,
    /// Keep finished games in this file and go on from there the next time; needs --seed
    #[arg(long, value_name = "FILE", requires = "seed")]
    save: Option<PathBuf>,
    /// Do not weigh what chance did: quicker with bots that hardly think, but the intervals are wider
    #[arg(long)]
    plain: bool,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(shell: &Shell, args: &Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    let seed = quick_seed(args.seed)?;
    if args.bots.len() > args.players {
        return Err(Stop::input(format!("{} bots do not fit at a table for {}", args.bots.len(), args.players)));
    }
    let report = visit(&args.game, &shell.data, Arena { args, seed })?.map_err(|error| match error {
        NotPlayed::Start(error) => shell.not_started(&error),
        NotPlayed::Save(stop) => stop,
    })?;
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report).map_err(Stop::input)?)?;
    } else {
        print(&report, seed, out)?;
    }
    Ok(Outcome::Good)
}

/// What was played, so that a file is not continued with something else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Heading {
    game: String,
    /// The hash of the component data.
    data: String,
    players: usize,
    variants: Vec<String>,
    bots: Vec<String>,
    /// How each of the bots thinks.
    how: Vec<Parameters>,
    seed: u64,
}

/// The games that an earlier run has left in the file; a new file gets its heading.
fn saved(file: &Path, heading: &Heading) -> Result<Vec<Finished>, Stop> {
    let lines: Vec<serde_json::Value> = read_lines(file)?;
    let strange = |error: &dyn std::fmt::Display| Stop::file(file, format!("this is no arena's file: {error}"));
    let mut lines = lines.into_iter();
    let Some(first) = lines.next() else {
        let line = serde_json::to_string(heading).map_err(Stop::input)?;
        writeln!(append_to(file)?, "{line}")?;
        return Ok(Vec::new());
    };
    let before: Heading = serde_json::from_value(first).map_err(|error| strange(&error))?;
    if before != *heading {
        return Err(Stop::file(
            file,
            "these games were played by others, at another table, with other data or with another seed",
        ));
    }
    let mut games: BTreeMap<u64, Finished> = BTreeMap::new();
    for line in lines {
        let game: Finished = serde_json::from_value(line).map_err(|error| strange(&error))?;
        if !game.fits(heading.players, heading.bots.len()) {
            return Err(strange(&format!("game {} was not played at this table", game.game)));
        }
        games.insert(game.game, game);
    }
    Ok(games.into_values().collect())
}

enum NotPlayed {
    Start(StartError),
    Save(Stop),
}

struct Arena<'a> {
    args: &'a Args,
    seed: u64,
}

impl Visitor for Arena<'_> {
    type Output = Result<Report, NotPlayed>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        let args = self.args;
        let variants: Vec<&str> = args.variant.iter().map(String::as_str).collect();
        let setup = agree(&*rules, Agreement::Words { players: args.players, variants: &variants }).map_err(NotPlayed::Start)?;
        rules.start(&setup, &mut FastDice::new(0), &mut Silence).map_err(|error| NotPlayed::Start(error.into()))?;
        let entrants = args.bots.iter();
        let (contestants, order) = by_name(entrants.map(Entrant::contestant::<R>).collect());
        let names: Vec<String> = contestants.iter().map(|contestant| contestant.name.clone()).collect();
        let heading = Heading {
            game: args.game.clone(),
            data: rules.data_hash().to_owned(),
            players: args.players,
            variants: args.variant.clone(),
            bots: args.bots.iter().map(Entrant::to_string).collect(),
            how: contestants.iter().map(|contestant| contestant.bot.thinking::<R>().how).collect(),
            seed: self.seed,
        };
        let save = args.save.as_deref();
        let known = save.map_or_else(|| Ok(Vec::new()), |file| saved(file, &heading)).map_err(NotPlayed::Save)?;
        let keep = save.map(append_to).transpose().map_err(NotPlayed::Save)?.map(Mutex::new);
        let known = known.into_iter().map(|game| (game.game, game)).collect();
        let watching = if args.plain { Watching::Results } else { Watching::Luck };
        let run = Run { games: args.games, threads: args.threads, file: keep.as_ref() };
        let play = |number| play_and_watch(&rules, &setup, (&contestants, &order), self.seed, number, watching).ok();
        let finished = run.complete(known, play, Finished::clone);
        Ok(report(&args.game, args.players, &names, &finished))
    }
}

fn print(report: &Report, seed: u64, out: &mut impl Write) -> std::io::Result<()> {
    writeln!(out, "{}, {} players, {} games (seed {seed})\n", report.game, report.players, report.games)?;
    writeln!(
        out,
        "{:<20} {:>8} {:>17} {:>25} {:>8} {:>6} {:>8} {:>12}",
        "bot", "wins", "95 %", "without luck (95 %)", "rating", "place", "points", "ms/decision"
    )?;
    for row in &report.bots {
        let interval = format!("{:.1} – {:.1} %", 100.0 * row.wins.low, 100.0 * row.wins.high);
        let without_luck = row.wins_without_luck.map_or_else(
            || "–".to_owned(),
            |wins| format!("{:.1} % ({:.1} – {:.1})", 100.0 * wins.mean, 100.0 * wins.low, 100.0 * wins.high),
        );
        writeln!(
            out,
            "{:<20} {:>6.1} % {:>17} {:>25} {:>8.1} {:>6.2} {:>8.1} {:>12.3}",
            row.name,
            100.0 * row.wins.mean,
            interval,
            without_luck,
            row.rating,
            row.place,
            row.points,
            row.milliseconds_per_decision
        )?;
    }
    writeln!(out)?;
    for pair in &report.pairs {
        writeln!(
            out,
            "{} before {}: {:.1} % of {} results, {} of them ties (95 %: {:.1} – {:.1} %)",
            pair.a,
            pair.b,
            100.0 * pair.a_share,
            pair.results,
            pair.ties,
            100.0 * pair.low,
            100.0 * pair.high
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn heading(seed: u64) -> Heading {
        let bots = vec!["adept".to_owned(), "random".to_owned()];
        let how = vec![Parameters::default(); 2];
        Heading { game: "game".to_owned(), data: "data".to_owned(), players: 2, variants: Vec::new(), bots, how, seed }
    }

    fn game(game: u64) -> Finished {
        Finished {
            game,
            seats: vec![0, 1],
            points: vec![9, 3],
            places: vec![1, 2],
            decisions: vec![5, 5],
            seconds: vec![0.5, 0.0],
            sides: Vec::new(),
            luck: Vec::new(),
        }
    }

    #[test]
    fn an_arena_goes_on_where_it_stopped_even_in_the_middle_of_a_line() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("arena.jsonl");
        assert_eq!(saved(&file, &heading(1)).expect("a new file"), []);
        let mut end = append_to(&file).expect("the file");
        writeln!(end, "{}", serde_json::to_string(&game(0)).expect("a line")).expect("written");
        write!(end, "{{\"game\":1,\"sea").expect("written");
        assert_eq!(saved(&file, &heading(1)).expect("the same arena"), [game(0)]);
        let mut end = append_to(&file).expect("the file");
        writeln!(end, "{}", serde_json::to_string(&game(1)).expect("a line")).expect("written");
        assert_eq!(saved(&file, &heading(1)).expect("the same arena"), [game(0), game(1)]);
    }

    #[test]
    fn a_file_is_not_continued_with_something_else() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("arena.jsonl");
        saved(&file, &heading(1)).expect("a new file");
        assert!(saved(&file, &heading(2)).is_err());
        assert!(saved(&file, &Heading { data: "other data".to_owned(), ..heading(1) }).is_err());
        let otherwise = vec![Parameters { depth: 3, ..Parameters::default() }; 2];
        assert!(saved(&file, &Heading { how: otherwise, ..heading(1) }).is_err());
        fs::write(&file, "no JSON at all\n").expect("written");
        assert!(saved(&file, &heading(1)).is_err());
    }
    #[test]
    fn a_game_is_counted_once_and_one_of_another_table_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("arena.jsonl");
        saved(&file, &heading(1)).expect("a new file");
        let line = |game: &Finished| serde_json::to_string(game).expect("a line");
        let mut end = append_to(&file).expect("the file");
        writeln!(end, "{}\n{}", line(&game(0)), line(&game(0))).expect("written");
        assert_eq!(saved(&file, &heading(1)).expect("the same arena"), [game(0)]);
        for strange in [Finished { places: Vec::new(), ..game(1) }, Finished { seats: vec![0, 7], ..game(1) }] {
            fs::copy(&file, folder.path().join("copy")).expect("copied");
            writeln!(append_to(&folder.path().join("copy")).expect("the file"), "{}", line(&strange)).expect("written");
            assert!(saved(&folder.path().join("copy"), &heading(1)).is_err(), "{strange:?}");
        }
    }
}
