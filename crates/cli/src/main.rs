//! `coven`: the games of the house from the shell.

#![forbid(unsafe_code)]

mod admin;
mod analyse;
mod arena;
mod backup;
mod balance;
mod bench;
mod calibrate;
mod chance;
mod config;
mod configuration;
mod database;
mod doctor;
mod examples;
mod guests;
mod health;
mod join;
mod kept;
mod lab;
mod lessons;
mod load;
mod mcp;
mod menu;
mod play;
mod puzzles;
mod recordfile;
mod replay;
mod replayed;
mod restore;
mod rules;
mod scenario;
mod screen;
mod seating;
mod serve;
mod service;
mod shell;
mod sim;
mod soak;
mod standing;
mod threads;
mod verify;

use clap::{Parser, Subcommand};
use configuration::{Around, Fault, Settings};
use coven_text::Language;
use shell::{Outcome, Shell, Stop};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// A server makes thousands of small answers a second, on several threads; `coven bench` counts what the rules ask for.
#[global_allocator]
static MEMORY: alloc_tracker::Allocator<mimalloc::MiMalloc> = alloc_tracker::Allocator::new(mimalloc::MiMalloc);

/// A table for witch games: serve, play, simulate, replay, verify, look up rules.
///
/// Without a command it serves the tables of this machine to a browser, and prints the address to open.
#[derive(Parser)]
#[command(name = "coven", version, after_help = after_help())]
struct Cli {
    /// The language of everything that is told: en, it, fr or pl [default: the system's]
    #[arg(long, global = true, value_name = "CODE")]
    lang: Option<Language>,
    /// A folder with component data (GAME.toml) to be used instead of what is built in
    #[arg(long, global = true, value_name = "DIR")]
    data: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

fn after_help() -> String {
    let examples = examples::examples(&[
        "coven play {game} --seats human,random,random",
        "coven sim {game} --players {most} --games 100000",
        "coven replay game.jsonl --seat 0",
        "coven rules --search card",
    ]);
    format!(
        "{examples}\n\nExit codes: 0 all is well, 1 something was found (a failed scenario, a broken promise, a finding), 2 bad input."
    )
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    /// Start a game in the shell from a short menu
    Menu,
    Config(config::Args),
    Admin(admin::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    Health(health::Args),
    Doctor(doctor::Args),
    Load(load::Args),
    Play(play::Args),
    Join(join::Args),
    Mcp(mcp::Args),
    Sim(sim::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Analyse(analyse::Args),
    #[command(subcommand)]
    Scenario(scenario::Command),
    Rules(rules::Args),
    Lessons(lessons::Args),
    Arena(arena::Args),
    Balance(balance::Args),
    #[command(subcommand)]
    Lab(lab::Command),
    Calibrate(calibrate::Args),
    Puzzles(puzzles::Args),
    Bench(bench::Args),
    Soak(soak::Args),
}

fn main() -> ExitCode {
    let (cli, settings) = match configuration::read(std::env::args_os().collect(), &Around::here()) {
        Ok(read) => read,
        Err(Fault::CommandLine(error)) => error.exit(),
        Err(Fault::Stop(stop)) => {
            shell::complain(&stop);
            return ExitCode::from(2);
        }
    };
    // Not locked: `coven mcp` writes there from a thread of its own.
    let mut out = io::BufWriter::new(io::stdout());
    let done = run(cli, &settings, &mut out).and_then(|outcome| out.flush().map(|()| outcome).map_err(Stop::Output));
    match done {
        Ok(Outcome::Good) => ExitCode::SUCCESS,
        Ok(Outcome::Found) => ExitCode::from(1),
        Ok(Outcome::BadInput) => ExitCode::from(2),
        // The reader has closed the pipe (as `head` does): that is no error.
        Err(Stop::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(stop) => {
            let _ = out.flush();
            shell::complain(&stop);
            ExitCode::from(2)
        }
    }
}

fn run(cli: Cli, settings: &Settings, out: &mut impl Write) -> Result<Outcome, Stop> {
    let shell = Shell::open(cli.lang, cli.data.as_deref())?;
    match cli.command {
        // Without a command it serves: `configuration::read` has said so.
        None => Err(Stop::input("name a command")),
        Some(Command::Menu) => menu::run(&shell, out),
        Some(Command::Serve(args)) => serve::run(&shell, args, out),
        Some(Command::Config(args)) => config::run(&args, settings, out),
        Some(Command::Admin(args)) => admin::run(&shell, args, out),
        Some(Command::Backup(args)) => backup::run(&shell, args, out),
        Some(Command::Restore(args)) => restore::run(&shell, args, out),
        Some(Command::Health(args)) => health::run(&shell, &args, out),
        Some(Command::Doctor(args)) => doctor::run(&shell, args, out),
        Some(Command::Load(args)) => load::run(&shell, &args, out),
        Some(Command::Play(args)) => play::run(&shell, args, out),
        Some(Command::Join(args)) => join::run(&shell, &args, out),
        Some(Command::Mcp(args)) => mcp::run(&shell, args),
        Some(Command::Sim(args)) => sim::run(&shell, &args, out),
        Some(Command::Replay(args)) => replay::run(&shell, &args, out),
        Some(Command::Verify(args)) => verify::run(&shell, &args, out),
        Some(Command::Analyse(args)) => analyse::run(&shell, &args, out),
        Some(Command::Scenario(command)) => scenario::run(&shell, command, out),
        Some(Command::Rules(args)) => rules::run(&shell, &args, out),
        Some(Command::Lessons(args)) => lessons::run(&shell, &args, out),
        Some(Command::Arena(args)) => arena::run(&shell, &args, out),
        Some(Command::Balance(args)) => balance::run(&shell, &args, out),
        Some(Command::Lab(command)) => lab::run(&shell, command, out),
        Some(Command::Calibrate(args)) => calibrate::run(&shell, &args, out),
        Some(Command::Puzzles(args)) => puzzles::run(&shell, &args, out),
        Some(Command::Bench(args)) => bench::run(&shell, &args, out),
        Some(Command::Soak(args)) => soak::run(&shell, &args, out),
    }
}
