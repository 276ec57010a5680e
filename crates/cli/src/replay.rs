//! `coven replay`: a record, told again.

use crate::recordfile;
use crate::screen;
use crate::seating::Seating;
use crate::shell::{Outcome, Shell, Stop};
use crate::standing;
use coven_catalog::{Table, Tale, resume};
use coven_engine::{Phrase, Seat, Viewer};
use coven_tui::hosts::Replay;
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;

/// Tell a recorded game again, move by move
///
/// In a terminal it is shown on the whole screen, where keys go from move to move. Without --seat it is told as a spectator sees it.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  coven replay game.jsonl
  coven replay game.jsonl --to 40 --seat 0
  coven replay game.jsonl --json")]
pub struct Args {
    file: PathBuf,
    /// Stop after this many moves
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Look through the eyes of this seat, counted from 0
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,
    /// One JSON object per line: the opening, every move, and at last what is seen
    #[arg(long)]
    json: bool,
    /// Line by line, for screen readers and plain terminals
    #[arg(long)]
    plain: bool,
}

pub fn run(shell: &Shell, args: &Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    let record = recordfile::read(&args.file)?;
    let whole = resume(&record, &shell.data).map_err(|error| Stop::file(&args.file, error))?;
    let viewer = viewer(args.seat, whole.seats())?;
    let moves = record.moves.len();
    let to = args.to.unwrap_or(moves);
    if to > moves {
        return Err(Stop::file(&args.file, format_args!("the record has {moves} moves, so it cannot be told up to move {to}")));
    }
    let table = whole.at(to).map_err(|error| Stop::file(&args.file, error))?;
    let names = Seating::from_record(&record.header.seats, table.seats()).names();
    if !args.json && !args.plain && screen::is_able() {
        let replay = Replay::new(shell.texts.clone(), whole, names, viewer, args.to.unwrap_or(0));
        let replay = replay.ok_or_else(|| Stop::file(&args.file, "the record cannot be played"))?;
        return screen::run(shell, vec![Box::new(replay)], out);
    }
    let telling = Telling { shell, table: &*table, viewer, names };
    if args.json {
        telling.as_json(out)?
    } else {
        telling.as_text(out)?
    }
    Ok(Outcome::Good)
}

fn viewer(seat: Option<u8>, seats: usize) -> Result<Viewer, Stop> {
    match seat {
        None => Ok(Viewer::Spectator),
        Some(seat) if usize::from(seat) < seats => Ok(Viewer::Seat(Seat(seat))),
        Some(seat) => Err(Stop::Input(format!("there is no seat {seat} at this table; its seats are 0 to {}", seats - 1))),
    }
}

struct Telling<'a> {
    shell: &'a Shell,
    table: &'a dyn Table,
    viewer: Viewer,
    names: Vec<String>,
}

impl Telling<'_> {
    fn as_text(&self, out: &mut impl Write) -> Result<(), Stop> {
        writeln!(out, "{}", self.say(&Phrase::new("play-title").with("game", self.table.about().title)))?;
        self.heard(&self.table.opening()).iter().try_for_each(|said| writeln!(out, "· {said}"))?;
        for (number, entry) in self.table.moves().into_iter().enumerate() {
            let shown = Phrase::new("replay-move").with("number", number + 1).with("name", entry.seat);
            let told = self.heard(&self.table.tale(number).unwrap_or_default());
            writeln!(out, "{}", self.say(&shown))?;
            told.iter().try_for_each(|said| writeln!(out, "  · {said}"))?;
        }
        writeln!(out)?;
        for phrase in self.table.view_lines(self.viewer) {
            writeln!(out, "{}", self.say(&phrase))?;
        }
        standing::print(self.shell, self.table, &self.names, out)
    }

    fn as_json(&self, out: &mut impl Write) -> Result<(), Stop> {
        writeln!(out, "{}", json!({ "opening": self.heard(&self.table.opening()) }))?;
        for (number, entry) in self.table.moves().into_iter().enumerate() {
            let told = self.heard(&self.table.tale(number).unwrap_or_default());
            let shown = self.viewer.is(entry.seat).then_some(entry.notation);
            writeln!(out, "{}", json!({ "number": number + 1, "seat": entry.seat, "move": shown, "told": told }))?;
        }
        let view = self.table.view_json(self.viewer);
        let deciding: Vec<Seat> = self.table.deciding().collect();
        writeln!(out, "{}", json!({ "view": view, "deciding": deciding, "standing": self.table.standing() }))?;
        Ok(())
    }

    fn heard(&self, tale: &Tale) -> Vec<String> {
        tale.heard_by(self.viewer).map(|phrase| self.say(phrase)).collect()
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.shell.texts.say(phrase, &self.names)
    }
}
