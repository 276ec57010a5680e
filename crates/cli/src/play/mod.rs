//! `coven play`: a game on the screen of a terminal, or line by line for pipes and screen readers.

mod coach;
mod compact;
mod curtain;
mod input;
mod session;
mod story;

pub use input::Lines;

use crate::chance::{quick_seed, table_seed};
use crate::examples::{examples, which_game};
use crate::recordfile;
use crate::screen;
use crate::seating::{Seating, Sitter};
use crate::shell::{Outcome, Shell, Stop};
use coven_bots::Level;
use coven_catalog::{Agreement, Table, about, resume, start};
use coven_engine::{FastDice, Phrase, Seat};
use coven_tui::hosts::LocalTable;
use curtain::Curtain;
use session::Session;
use std::io::{BufRead, Write};
use std::path::PathBuf;

/// Play a game in this terminal
///
/// Shows the table on the whole screen; ? explains the keys. With --plain, in a small window and through a pipe, it is played line by
/// line: what has changed, numbered moves, and a number or a move in notation as the answer. Between several people a curtain falls;
/// an empty line lifts it. When it is left the record is saved; --resume takes it up again.
#[derive(clap::Args, Debug)]
#[command(after_help = examples(&[
    "coven play {game}",
    "coven play {game} --seats human,random,random --seed 7",
    "coven play {game} --seats human:Ada,human:Bea,adept --variant {variant}",
    "printf '1\\n1\\n' | coven play {game} --seed 7 --record game.jsonl",
    "printf '1\\n1\\n' | coven play {game} --seats human,human --no-curtain",
    "coven play {game} --coach",
    "coven play {alone} --solo",
    "coven play {game} --plain",
    "coven play --resume game.jsonl",
]))]
pub struct Args {
    #[arg(help = which_game(), required_unless_present = "resume", conflicts_with = "resume")]
    pub game: Option<String>,
    /// Who sits where, divided by commas: human, human:NAME, random, novice, apprentice, adept or archwitch [default: a
    /// human and novices]
    #[arg(long, value_delimiter = ',', value_name = "SEATS")]
    pub seats: Vec<Sitter>,
    /// A number from which all chance follows [default: random bytes from the system]
    #[arg(long, value_name = "N", conflicts_with = "resume")]
    pub seed: Option<u64>,
    /// Variants, divided by commas
    #[arg(long, value_delimiter = ',', value_name = "NAMES", conflicts_with = "resume")]
    pub variant: Vec<String>,
    /// Play alone against the game itself, where it can be played so
    #[arg(long, conflicts_with_all = ["seats", "resume"])]
    pub solo: bool,
    /// Explain every kind of question once, point out dangers, and offer a plan for every round; without --seats and
    /// --variant, a first game
    #[arg(long)]
    pub coach: bool,
    /// How hard the game is for one alone, in words of the game divided by commas, such as easy, hard or hardest
    #[arg(long, value_delimiter = ',', value_name = "NAMES", requires = "solo")]
    pub difficulty: Vec<String>,
    /// Where the record is saved [default: a file in this folder]
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Go on with the game of this record
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Line by line, for screen readers and plain terminals
    #[arg(long)]
    pub plain: bool,
    /// Line by line, with nothing hidden between the people who play here, and no empty line to hand over to the next: for
    /// scripts that play for several, and for people who look together
    #[arg(long)]
    pub no_curtain: bool,
}

pub fn run(shell: &Shell, args: Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    if !args.plain && !args.no_curtain && screen::is_able() {
        return on_screen(shell, args, out);
    }
    sit_down(shell, args, Lines::new(std::io::stdin().lock()), out)
}

/// Plays on the whole screen.
fn on_screen(shell: &Shell, args: Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    let dice = FastDice::new(quick_seed(args.seed)?);
    let coach = args.coach;
    let (table, seating, file) = match args.resume {
        Some(file) => take_up(shell, file, args.seats, args.record)?,
        None => open(shell, &args, &mut std::io::sink())?,
    };
    let levels = Seat::all(table.seats()).map(|seat| seating.bot(seat)).collect();
    let save = screen::save(shell, file, seating.clone());
    let host = LocalTable::new(shell.texts.clone(), table, levels, seating.names(), dice, coach, save);
    screen::run(shell, vec![Box::new(host)], out)
}

/// Opens the table and plays until the game is over or the input ends.
pub fn sit_down(shell: &Shell, args: Args, input: Lines<impl BufRead>, out: &mut impl Write) -> Result<Outcome, Stop> {
    let dice = FastDice::new(quick_seed(args.seed)?);
    let resumed = args.resume.is_some();
    let (table, seating, file) = match args.resume {
        Some(file) => take_up(shell, file, args.seats, args.record)?,
        None => open(shell, &args, out)?,
    };
    let curtain = if args.no_curtain { Curtain::None } else { Curtain::between(shell, seating.humans().count())? };
    let mut session = Session::new(shell, table, seating, file, dice, input, out)?;
    session.curtain = curtain;
    if args.coach {
        session.call_coach();
    }
    if resumed { session.go_on() } else { session.begin() }
}

type Opened = (Box<dyn Table>, Seating, PathBuf);

/// A new table. The promise is shown before anything is dealt.
fn open(shell: &Shell, args: &Args, out: &mut impl Write) -> Result<Opened, Stop> {
    let game = args.game.as_deref().unwrap_or_default();
    let about = about(game)?;
    let first = about.first_game;
    let seating = match args.seats.len() {
        0 if args.coach && !args.solo => Seating::alone(first.players, Level::Novice),
        0 if args.solo => Seating::alone(1, Level::Novice),
        0 => Seating::alone(3.clamp(*about.seats.start(), *about.seats.end()), Level::Novice),
        _ => Seating::new(args.seats.clone()),
    };
    let mut variants: Vec<&str> = args.variant.iter().chain(&args.difficulty).map(String::as_str).collect();
    if args.coach && !args.solo && args.seats.is_empty() && variants.is_empty() {
        variants.extend(first.variants);
    }
    let seed = table_seed(args.seed)?;
    let commitment = seed.commitment().to_string();
    writeln!(out, "{}", shell.say(Phrase::new("play-title").with("game", about.title)))?;
    writeln!(out, "{}", shell.say(Phrase::new("play-commitment").with("commitment", commitment.as_str())))?;
    let agreement = Agreement::Words { players: seating.len(), variants: &variants };
    let table = start(game, &shell.data, agreement, seed).map_err(|error| shell.not_started(&error))?;
    let file = args.record.clone().unwrap_or_else(|| format!("{game}-{}.jsonl", &commitment[..8]).into());
    Ok((table, seating, file))
}

/// The table of a record, saved to the same file again unless another is named.
fn take_up(shell: &Shell, file: PathBuf, seats: Vec<Sitter>, record: Option<PathBuf>) -> Result<Opened, Stop> {
    let written = recordfile::read(&file)?;
    let table = resume(&written, &shell.data).map_err(|error| Stop::file(&file, error))?;
    let seating = match seats.len() {
        0 => Seating::from_record(&written.header.seats, table.seats()),
        given if given == table.seats() => Seating::new(seats),
        given => return Err(Stop::Input(format!("the record has {} seats, but --seats names {given}", table.seats()))),
    };
    Ok((table, seating, record.unwrap_or(file)))
}
