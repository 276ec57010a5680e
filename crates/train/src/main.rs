//! Trains the net of a game, by the plan in `plans/<game>.toml`:
//!
//! ```text
//! cargo run --release --manifest-path crates/train/Cargo.toml -- train GAME
//! ```
//!
//! Every step leaves its games and its net in the working folder, and a run that was interrupted goes on where it stopped: within a
//! step after the last whole game. What came of it is written to `elder.net` there; it is put into the game by hand, once a duel has
//! shown that it is stronger.

#![forbid(unsafe_code)]

mod duel;
mod fit;
mod gather;
mod plan;
mod samples;

use clap::{Parser, Subcommand};
use coven_bots::Net;
use coven_catalog::{Visitor, visit};
use coven_engine::{DataSource, WholeGame};
use gather::Gatherer;
use plan::Plan;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

#[derive(Parser)]
struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Trains the net of a game
    Train {
        game: String,
        /// Where games and nets are kept
        #[arg(long)]
        work: Option<PathBuf>,
        /// The plan
        #[arg(long)]
        plan: Option<PathBuf>,
        #[arg(long, default_value_t = 2)]
        threads: usize,
    },
    /// Lets two bots play each other, with a net from a file
    Duel(duel::Args),
    /// Shows how fast a net is
    Speed { game: String, net: PathBuf },
}

fn main() -> ExitCode {
    let done = match Args::parse().what {
        What::Train { game, work, plan, threads } => {
            let work = work.unwrap_or_else(|| PathBuf::from("target/train").join(&game));
            let plan = plan.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("plans/{game}.toml")));
            Plan::read(&plan).and_then(|plan| with_game(&game, Training { plan, work, threads }))
        }
        What::Duel(args) => with_game(&args.game.clone(), args),
        What::Speed { game, net } => with_game(&game, duel::Speed { net }),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn with_game<V: Visitor<Output = Result<(), String>>>(game: &str, visitor: V) -> Result<(), String> {
    visit(game, &DataSource::builtin(), visitor).map_err(|error| error.to_string())?
}

/// A net from a file, for a game.
fn net_of<R: WholeGame>(rules: &R, path: &Path) -> Result<Arc<Net>, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Net::from_bytes(rules, &bytes).map(Arc::new).map_err(|error| format!("{}: {error}", path.display()))
}

struct Training {
    plan: Plan,
    work: PathBuf,
    threads: usize,
}

impl Visitor for Training {
    type Output = Result<(), String>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        std::fs::create_dir_all(&self.work).map_err(|error| format!("{}: {error}", self.work.display()))?;
        let mut last = None;
        for number in 0..self.plan.steps.len() {
            let net = last.take().filter(|_| self.plan.steps[number].games.with_net);
            self.gather(&*rules, number, net)?;
            last = Some(self.fit(&*rules, number)?);
        }
        Ok(())
    }
}

impl Training {
    fn games(&self, step: usize) -> PathBuf {
        self.work.join(format!("{step}.games"))
    }

    /// Plays the games of a step that are not there yet.
    fn gather<R: WholeGame>(&self, rules: &R, step: usize, net: Option<Arc<Net>>) -> Result<(), String> {
        let games = self.plan.steps[step].games;
        let failed = |error: std::io::Error| format!("{}: {error}", self.games(step).display());
        let (writer, known) = samples::Writer::open(&self.games(step)).map_err(failed)?;
        let (next, began) = (AtomicU64::new(0), Instant::now());
        let (writer, failure) = (Mutex::new(writer), Mutex::new(None::<String>));
        let note = |error: String| *failure.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
        let play = || {
            let mut gatherer = match Gatherer::new(rules, &self.plan, step, net.clone()) {
                Ok(gatherer) => gatherer,
                Err(error) => return note(error),
            };
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games.count {
                    break;
                }
                if known.contains(&number) {
                    continue;
                }
                let samples = gatherer.game(games.seed.wrapping_mul(1_000_003).wrapping_add(number));
                let written = writer.lock().unwrap_or_else(PoisonError::into_inner).write(number, &samples);
                if let Err(error) = written {
                    note(failed(error));
                    break;
                }
                if (number + 1) % 50 == 0 {
                    println!("step {step}: {} games, {:.0} s", number + 1, began.elapsed().as_secs_f64());
                }
            }
        };
        std::thread::scope(|scope| (0..self.threads).for_each(|_| drop(scope.spawn(play))));
        failure.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
    }

    /// Fits the net of a step, unless it is there.
    fn fit<R: WholeGame>(&self, rules: &R, step: usize) -> Result<Arc<Net>, String> {
        let path = self.work.join(format!("{step}.net"));
        if !path.exists() {
            let how = self.plan.steps[step].fit;
            let mut samples = Vec::new();
            for from in how.from..=step {
                samples.extend(samples::read(&self.games(from)).map_err(|error| error.to_string())?);
            }
            let began = Instant::now();
            println!("step {step}: {} positions", samples.len());
            let tell = |line: &str| println!("step {step}: {line}, {:.0} s", began.elapsed().as_secs_f64());
            let shape = (self.plan.net, self.plan.tables.sizes);
            let fitted = fit::fit(rules, shape, how, &samples, step as u64 + 1, tell);
            let bytes = fitted.map_err(|error| error.to_string())?.map_err(|error| error.to_string())?;
            println!("step {step}: a net of {} bytes", bytes.len());
            std::fs::write(&path, &bytes).map_err(|error| error.to_string())?;
            std::fs::write(self.work.join("elder.net"), &bytes).map_err(|error| error.to_string())?;
        }
        net_of(rules, &path)
    }
}
