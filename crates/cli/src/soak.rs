//! `coven soak`: the conformance kit over as many random games as wished. Every finding becomes a record that can be
//! replayed.

use crate::chance::quick_seed;
use crate::examples::examples;
use crate::recordfile;
use crate::shell::{Outcome, Shell, Stop, complain};
use crate::sim::{game_seed, progress};
use crate::threads;
use coven_catalog::{Visitor, about, games, visit};
use coven_engine::testing::{Care, Finding, check_game};
use coven_engine::{About, Coverage, WholeGame};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Columns of the table of what was used.
const COLUMNS: usize = 3;

/// Hunt for faults of the rules: every promise of the engine, checked by random play
///
/// Then plays on without the checks and prints what random games make use of, where a game counts it.
///
/// Goes through every number of players and every combination of variants in turn, on all cores. For every finding a
/// record and a note are written; exit code 1 if there is one.
#[derive(clap::Args, Debug)]
#[command(after_help = examples(&[
    "coven soak {game} --games 10000",
    "coven soak all --games 1000000 --findings findings",
]))]
pub struct Args {
    /// The game, or all
    game: String,
    /// How many games, of each game
    #[arg(long, value_name = "N")]
    games: u64,
    /// A number from which all chance follows [default: random]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Where findings are written
    #[arg(long, value_name = "DIR", default_value = "findings")]
    findings: PathBuf,
    /// Stop after this number of findings
    #[arg(long, value_name = "N", default_value_t = 100)]
    stop_after: u64,
    /// The costly checks (views, imagination, undo) are made at every N-th decision
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..))]
    costly_every: u64,
    /// How many games are played to count what random play makes use of; fewer than that leave rare things out
    #[arg(long, value_name = "N", default_value_t = 60_000)]
    coverage: u64,
}

pub fn run(shell: &Shell, args: &Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    let chosen: Vec<&'static About> = match args.game.as_str() {
        "all" => games().to_vec(),
        game => vec![about(game)?],
    };
    let seed = quick_seed(args.seed)?;
    let mut outcome = Outcome::Good;
    for game in chosen {
        let report = visit(game.id, &shell.data, Soak { args, seed })?;
        writeln!(
            out,
            "{}: {} games, {} decisions in {:.1} s, {} setups, {} findings (seed {seed})",
            game.id,
            args.games,
            report.decisions,
            report.seconds,
            report.setups,
            report.findings.len()
        )?;
        for finding in report.findings {
            writeln!(out, "  {}", finding?.display())?;
            outcome = Outcome::Found;
        }
        print_coverage(&report.coverage, out)?;
    }
    Ok(outcome)
}

/// What the games made use of, in columns; what was never used comes first.
fn print_coverage(coverage: &Coverage, out: &mut impl Write) -> Result<(), Stop> {
    let mut lines: Vec<(&String, u64)> = coverage.iter().map(|(name, count)| (name, *count)).collect();
    lines.sort_by_key(|(_, count)| *count > 0);
    let unused = lines.iter().take_while(|(_, count)| *count == 0).count();
    if !lines.is_empty() {
        writeln!(out, "  coverage: {} of {} used", lines.len() - unused, lines.len())?;
    }
    let width = lines.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    for row in lines.chunks(COLUMNS) {
        let cells: Vec<String> = row.iter().map(|(name, count)| format!("{count:>9} {name:width$}")).collect();
        writeln!(out, "  {}", cells.join(" ").trim_end())?;
    }
    Ok(())
}

struct Soak<'a> {
    args: &'a Args,
    seed: u64,
}

#[derive(Default)]
struct Report {
    decisions: usize,
    seconds: f64,
    setups: usize,
    /// The files that were written.
    findings: Vec<Result<PathBuf, Stop>>,
    coverage: Coverage,
}

impl Visitor for Soak<'_> {
    type Output = Report;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Report {
        let Args { games, findings, stop_after, costly_every, .. } = self.args;
        let setups: Vec<R::Setup> = R::about().seats.clone().flat_map(|players| rules.setups(players)).collect();
        let care = Care { costly_every: *costly_every as usize };
        let found = AtomicU64::new(0);
        let bar = progress(*games);
        let begun = Instant::now();
        let parts = threads::share_out(threads::count(None), *games, |numbers| {
            let mut report = Report::default();
            for (number, setup) in numbers.map(|number| (number, &setups[(number % setups.len() as u64) as usize])) {
                match check_game(&rules, setup, game_seed(self.seed, number), care) {
                    Ok(decisions) => report.decisions += decisions,
                    Err(finding) => {
                        bar.suspend(|| complain(&finding));
                        report.findings.push(write_finding(findings, &format!("{}-{number}", R::about().id), &finding));
                        found.fetch_add(1, Ordering::Relaxed);
                    }
                }
                bar.inc(1);
                if found.load(Ordering::Relaxed) >= *stop_after {
                    break;
                }
            }
            report
        });
        bar.finish_and_clear();
        let mut whole = Report { seconds: begun.elapsed().as_secs_f64(), setups: setups.len(), ..Report::default() };
        for part in parts {
            whole.decisions += part.decisions;
            whole.findings.extend(part.findings);
        }
        whole.coverage = rules.coverage(self.args.coverage, self.seed);
        whole
    }
}

/// Writes the record of a finding and, beside it, what was found.
fn write_finding(folder: &Path, name: &str, finding: &Finding) -> Result<PathBuf, Stop> {
    fs::create_dir_all(folder).map_err(|error| Stop::file(folder, error))?;
    let note = folder.join(format!("{name}.txt"));
    fs::write(&note, format!("{finding}\n")).map_err(|error| Stop::file(&note, error))?;
    let Some(record) = &finding.record else {
        return Ok(note);
    };
    let file = note.with_extension("jsonl");
    recordfile::write(&file, record)?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_catalog::{Agreement, start};
    use coven_engine::{DataSource, Record, Seed};

    #[test]
    fn a_finding_is_written_as_a_note_and_a_record() {
        let about = games()[0];
        let agreement = Agreement::Words { players: *about.seats.end(), variants: &[] };
        let table = start(about.id, &DataSource::builtin(), agreement, Seed::from_number(1)).expect("the base game");
        let folder = tempfile::tempdir().expect("a folder for temporary files");
        let finding = Finding { what: "something is wrong".to_owned(), record: Some(table.record(Vec::new())) };
        let file = write_finding(folder.path(), "game-7", &finding).expect("a writable folder");
        let record = Record::parse(&fs::read_to_string(file).expect("a record")).expect("a record that can be read");
        assert_eq!(record.header.commitment, table.commitment());
        let note = fs::read_to_string(folder.path().join("game-7.txt")).expect("a note");
        assert!(note.starts_with("something is wrong (after 0 moves; setup {"), "{note}");
    }
}
