//! `coven analyse`: why a finished game went as it did.

use crate::recordfile;
use crate::screen;
use crate::seating::Seating;
use crate::shell::{Outcome, Shell, Stop};
use coven_bots::Cancel;
use coven_catalog::{Table, resume};
use coven_engine::{Phrase, Viewer};
use coven_lab::analysis::{Report, Settings, Watch, analyse_record};
use coven_tui::hosts::Replay;
use coven_ui::Speak;
use coven_ui::report::{alone, ledger_lines, lessons, sentences};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::Write;
use std::path::PathBuf;

/// Split a finished game into luck, what others did, and errors
///
/// Every seat's result less its chance at the start is split into draws, reveals, guesses, what others did and own errors; the parts
/// add up exactly. In a terminal the game is shown on the whole screen, with what is to be learned beside its moves. Nothing is called an error unless its 95 % interval says so. The same seed gives the same report.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  coven analyse game.jsonl
  coven analyse game.jsonl --deep --html report.html
  coven analyse game.jsonl --json --seed 7")]
pub struct Args {
    file: PathBuf,
    /// Look more closely: minutes instead of seconds
    #[arg(long)]
    deep: bool,
    /// About how many playouts to make, instead of what is usual
    #[arg(long, value_name = "N", conflicts_with = "deep")]
    playouts: Option<u64>,
    /// A number from which all chance follows
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Write the report as one page that needs nothing else
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// One JSON object
    #[arg(long)]
    json: bool,
    /// Line by line, for screen readers and plain terminals
    #[arg(long)]
    plain: bool,
}

pub fn run(shell: &Shell, args: &Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    let record = recordfile::read(&args.file)?;
    let usual = if args.deep { Settings::deep(args.seed) } else { Settings::quick(args.seed) };
    let settings = Settings { playouts: args.playouts.unwrap_or(usual.playouts), ..usual };
    let bar = ProgressBar::new(1000);
    bar.set_style(
        ProgressStyle::with_template("{wide_bar} {percent} %  {eta} left").unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    let mut progress = |done: f64| bar.set_position((1000.0 * done) as u64);
    let mut watch = Watch { cancel: Cancel::default(), progress: &mut progress };
    let found = analyse_record(&record, &shell.data, &settings, &mut watch);
    bar.finish_and_clear();
    let report = found.map_err(|error| Stop::file(&args.file, error))?;
    let table = resume(&record, &shell.data).map_err(|error| Stop::file(&args.file, error))?;
    let texts = coven_ui::texts(shell.texts.language());
    let names = Seating::from_record(&record.header.seats, table.seats()).names();
    let speak = Speak::new(&texts, &names);
    if let Some(file) = &args.html {
        let page = alone(&report, &lessons(&*table, &report, None), table.about().title, &speak);
        std::fs::write(file, page.into_string()).map_err(|error| Stop::file(file, error))?;
    }
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report).map_err(Stop::input)?)?;
    } else if !args.plain && screen::is_able() {
        let mut told = Vec::new();
        print(&*table, &report, &speak, &mut told)?;
        let told = String::from_utf8_lossy(&told).lines().map(str::to_owned).collect();
        let remarks =
            lessons(&*table, &report, None).iter().map(|lesson| (lesson.judged.seq, sentences(lesson, &speak))).collect();
        let replay = Replay::new(shell.texts.clone(), table, names.clone(), Viewer::Spectator, 0);
        let replay = replay.ok_or_else(|| Stop::file(&args.file, "the record cannot be played"))?.with_report(told, remarks);
        return screen::run(shell, vec![Box::new(replay)], out);
    } else {
        print(&*table, &report, &speak, out)?;
    }
    Ok(Outcome::Good)
}

fn print(table: &dyn Table, report: &Report, speak: &Speak<'_>, out: &mut impl Write) -> std::io::Result<()> {
    writeln!(out, "{}\n", speak.say(&Phrase::new("page-report-title").with("game", table.about().title)))?;
    let (head, lines) = ledger_lines(report, speak);
    let width = |column: usize| {
        let cells = lines.iter().chain([&head]).filter_map(|line| line.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    for line in [&head].into_iter().chain(&lines) {
        for (column, cell) in line.iter().enumerate() {
            let padding = " ".repeat(width(column).saturating_sub(cell.chars().count()));
            // Names begin at the left, numbers end at the right.
            if column == 0 { write!(out, "{cell}{padding}")? } else { write!(out, "  {padding}{cell}")? }
        }
        writeln!(out)?;
    }
    writeln!(out, "\n{}\n\n{}", speak.word("page-report-explained"), speak.word("page-report-moves"))?;
    let lessons = lessons(table, report, None);
    if lessons.is_empty() {
        writeln!(out, "  {}", speak.word("page-report-no-errors"))?;
    }
    for lesson in &lessons {
        let lines = sentences(lesson, speak);
        writeln!(out)?;
        lines.iter().enumerate().try_for_each(|(n, line)| writeln!(out, "{}{line}", if n == 0 { "  " } else { "    " }))?;
    }
    Ok(())
}
