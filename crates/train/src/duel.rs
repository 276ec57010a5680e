//! Two bots at one table, one or both of them with a net from a file: what an arena does, for nets that are no part of the game yet.

use crate::net_of;
use coven_catalog::Visitor;
use coven_engine::{Dice, Eyes, FastDice, MoveList, Silence, WholeGame};
use coven_lab::arena::{by_name, play, report};
use coven_lab::entrant::Entrant;
use std::hint::black_box;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

#[derive(clap::Args)]
pub struct Args {
    pub game: String,
    /// Two bots or more, as `coven arena` takes them
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<Entrant>,
    /// The nets of the bots, in order; a dash for a bot without one
    #[arg(long, value_delimiter = ',')]
    nets: Vec<PathBuf>,
    #[arg(long)]
    players: usize,
    /// Variants, divided by commas
    #[arg(long, value_delimiter = ',')]
    variant: Vec<String>,
    #[arg(long, default_value_t = 100)]
    games: u64,
    #[arg(long, default_value_t = 2026)]
    seed: u64,
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

impl Visitor for Args {
    type Output = Result<(), String>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        let variants: Vec<&str> = self.variant.iter().map(String::as_str).collect();
        let setup = rules.agree(self.players, &variants).map_err(|error| error.to_string())?;
        let mut asked: Vec<_> = self.bots.iter().map(Entrant::contestant::<R>).collect();
        for (contestant, path) in asked.iter_mut().zip(&self.nets) {
            if path.as_os_str() != "-" {
                contestant.bot.net = Some(net_of(&*rules, path)?);
                contestant.name = format!("{} {}", contestant.name, path.display());
            }
        }
        for contestant in &asked {
            // It would play without its net and be taken for one with it.
            contestant.bot.net(&*rules, self.players).map_err(|error| format!("{}: {error}", contestant.name))?;
        }
        let (contestants, order) = by_name(asked);
        let names: Vec<String> = contestants.iter().map(|contestant| contestant.name.clone()).collect();
        let (next, finished) = (AtomicU64::new(0), Mutex::new(Vec::new()));
        let began = Instant::now();
        let run = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    break;
                }
                let Ok(game) = play(&rules, &setup, (&contestants, &order), self.seed, number) else { break };
                let mut finished = finished.lock().unwrap_or_else(PoisonError::into_inner);
                finished.push(game);
                finished.sort_by_key(|game: &coven_lab::arena::Finished| game.game);
                if finished.len() % 20 == 0 || finished.len() as u64 == self.games {
                    let report = report(R::about().id, self.players, &names, &finished);
                    println!("{} games, {:.0} s", finished.len(), began.elapsed().as_secs_f64());
                    for row in &report.bots {
                        println!("  {}: {:.1} points, {:.2} ms a decision", row.name, row.points, row.milliseconds_per_decision);
                    }
                    for pair in &report.pairs {
                        let [share, low, high] = [pair.a_share, pair.low, pair.high].map(|share| 100.0 * share);
                        println!("  {} before {}: {share:.1} % ({low:.1} – {high:.1})", pair.a, pair.b);
                    }
                }
            }
        };
        std::thread::scope(|scope| (0..self.threads).for_each(|_| drop(scope.spawn(run))));
        Ok(())
    }
}

/// How long a net takes for a position, with and without writing the observation.
pub struct Speed {
    pub net: PathBuf,
}

impl Visitor for Speed {
    type Output = Result<(), String>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        let net = net_of(&*rules, &self.net)?;
        let players = R::about().seats.clone().find(|&seats| net.knows_tables_for(seats)).unwrap_or(2);
        let players = players.max((players + *R::about().seats.end()) / 2);
        let setup = rules.agree(players, &[]).map_err(|error| error.to_string())?;
        let mut dice = FastDice::new(1);
        let mut state = rules.start(&setup, &mut dice, &mut Silence).map_err(|error| error.to_string())?;
        let (mut states, mut moves) = (Vec::new(), MoveList::new());
        while let Some(seat) = rules.deciding(&state).first() {
            states.push((state.clone(), seat));
            moves.clear();
            rules.legal(&state, seat, &mut moves);
            let m = moves[dice.below(moves.len() as u32) as usize];
            rules.apply(&mut state, seat, m, &mut dice, &mut Silence);
        }
        let mut observation = vec![0.0; rules.observation_length()];
        let mut reading = net.reading();
        let rounds = 200;
        let per = |seconds: f64| 1e6 * seconds / (rounds * states.len()) as f64;
        let mut seen = 0;
        let began = Instant::now();
        for (state, seat) in (0..rounds).flat_map(|_| &states) {
            rules.observe_state(state, Eyes::new(*seat, players), &mut observation);
            black_box(&observation);
        }
        let observing = per(began.elapsed().as_secs_f64());
        let began = Instant::now();
        for (state, seat) in (0..rounds).flat_map(|_| &states) {
            let eyes = Eyes::new(*seat, players);
            net.read_state(&*rules, state, eyes, &mut reading);
            black_box(net.judge(eyes, &mut reading));
        }
        let all = per(began.elapsed().as_secs_f64());
        for (state, seat) in &states {
            rules.observe_state(state, Eyes::new(*seat, players), &mut observation);
            seen += observation.iter().filter(|value| **value != 0.0).count();
        }
        println!(
            "{} inputs of which {} are not zero, {} moves; {observing:.2} µs to observe, {:.2} µs to judge",
            observation.len(),
            seen / states.len(),
            rules.actions(),
            all - observing
        );
        Ok(())
    }
}
