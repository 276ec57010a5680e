//! The figures of `coven bench` without the program around it: it builds in a fraction of the time. `speed` measures every game,
//! `speed GAME` one; `speed GAME random GAMES` and `speed GAME search ITERATIONS` only work, for a profiler to watch; `speed GAME
//! same SEEDS` tells a number that stays the same as long as rules, advice and search do.

use coven_bots::{Budget, Cancel, Level, Parameters, Search, Thinking, profile};
use coven_catalog::{Agreement, Visitor, agree, games, visit};
use coven_engine::random_play::RandomPlay;
use coven_engine::{About, DataSource, Dice, FastDice, MoveList, Seat, Silence, Viewer, WholeGame};
use std::error::Error;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How often everything is measured. The best counts: what else runs on the machine only ever takes time away.
const REPETITIONS: u32 = 15;
/// What one measurement takes, in seconds, and iterations from each position.
const SLICE: f64 = 0.1;
const ITERATIONS: u32 = 100;

enum Task {
    Measure,
    Random(u64),
    Search(u32),
    Same(u64),
}

struct Speed {
    task: Task,
}

impl Visitor for Speed {
    type Output = Result<(), Box<dyn Error>>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        let About { id, seats, .. } = R::about();
        let players = 4.clamp(*seats.start(), *seats.end());
        let setup = agree(&*rules, Agreement::Words { players, variants: &[] })?;
        match self.task {
            Task::Measure => measure(id, &*rules, &setup),
            Task::Random(games) => println!("{} decisions", random(&*rules, &setup, games, &mut FastDice::new(1))),
            Task::Search(iterations) => search(&*rules, &setup, iterations).for_each(drop),
            Task::Same(seeds) => println!("{id} {:016x}", same(&*rules, seeds)?),
        }
        Ok(())
    }
}

fn measure<R: WholeGame>(id: &str, rules: &R, setup: &R::Setup) {
    let (mut ceiling, mut decisions, mut iterations) = (0.0f64, 0.0f64, 0.0f64);
    let mut dice = FastDice::new(1);
    for _ in 0..REPETITIONS {
        ceiling = ceiling.max(copies_per_second());
        let (clock, mut made) = (Clock::start(), 0);
        while clock.seconds() < SLICE {
            made += random(rules, setup, 50, &mut dice);
        }
        decisions = decisions.max(made as f64 / clock.seconds());
        let (mut spent, mut seconds) = (0, 0.0);
        for (number, took) in search(rules, setup, ITERATIONS) {
            spent += number;
            seconds += took;
        }
        iterations = iterations.max(f64::from(spent) / seconds);
    }
    let how = Parameters { horizon: u32::MAX, ..Thinking::of::<R>(Level::Archwitch).how };
    let shares: Vec<_> = midgame(rules, setup)
        .map(|(state, seat)| profile(rules, &state, seat, rules.seats(setup), how, Duration::from_secs_f64(SLICE)))
        .collect();
    let mean = |share: fn(&coven_bots::Shares) -> f64| 100.0 * shares.iter().map(share).sum::<f64>() / shares.len() as f64;
    println!(
        "{id:8} {:.2} M decisions/s, ratio 1:{:.2}; {iterations:.0} iterations/s: {:.0} % rules, {:.0} % knowledge, {:.0} % tree",
        decisions / 1e6,
        ceiling / decisions,
        mean(|of| of.rules),
        mean(|of| of.knowledge),
        mean(|of| of.tree),
    );
}

/// What this machine does at best: for every decision one block of 1 KiB copied and one random number drawn.
fn copies_per_second() -> f64 {
    let (source, mut target, mut dice) = ([1u8; 1024], [0u8; 1024], FastDice::new(1));
    let (clock, mut copies) = (Clock::start(), 0u64);
    while clock.seconds() < SLICE {
        for _ in 0..10_000 {
            *black_box(&mut target) = *black_box(&source);
            black_box(dice.below(64));
        }
        copies += 10_000;
    }
    copies as f64 / clock.seconds()
}

/// Seconds of work of this thread where the system tells them, so that others on the machine are felt less; otherwise seconds.
struct Clock {
    worked: Option<f64>,
    begun: Instant,
}

impl Clock {
    fn start() -> Clock {
        Clock { worked: Clock::worked(), begun: Instant::now() }
    }

    fn seconds(&self) -> f64 {
        match (self.worked, Clock::worked()) {
            (Some(then), Some(now)) => now - then,
            _ => self.begun.elapsed().as_secs_f64(),
        }
    }

    fn worked() -> Option<f64> {
        let times = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        times.split(' ').next()?.parse::<f64>().ok().map(|nanoseconds| nanoseconds / 1e9)
    }
}

/// Decisions with a choice in so many random games.
fn random<R: WholeGame>(rules: &R, setup: &R::Setup, games: u64, dice: &mut FastDice) -> u64 {
    let mut random = RandomPlay::default();
    for _ in 0..games {
        if let Ok(mut state) = rules.start(setup, dice, &mut Silence) {
            random.finish(rules, &mut state, dice);
            black_box(&state);
        }
    }
    random.decisions
}

/// Searches with whole playouts from positions in mid-game: iterations and seconds of each.
fn search<R: WholeGame>(rules: &R, setup: &R::Setup, iterations: u32) -> impl Iterator<Item = (u32, f64)> {
    let how = Parameters { horizon: u32::MAX, ..Thinking::of::<R>(Level::Archwitch).how };
    let seats = rules.seats(setup);
    midgame(rules, setup).map(move |(state, seat)| {
        let clock = Clock::start();
        let belief = rules.believe(&state, seat, &[]);
        let budget = Budget::Iterations(iterations);
        let (judged, spent) = Search::new(rules, seats, how, 1).run(&state, seat, &belief, budget, &Cancel::default());
        black_box(judged);
        (spent, clock.seconds())
    })
}

/// Random games at half their length, where somebody has a choice.
fn midgame<R: WholeGame>(rules: &R, setup: &R::Setup) -> impl Iterator<Item = (R::State, Seat)> {
    (0..8).filter_map(move |seed| {
        let start = |dice: &mut FastDice| rules.start(setup, dice, &mut Silence).ok();
        let (mut random, mut dice) = (RandomPlay::default(), FastDice::new(seed));
        let mut state = start(&mut dice)?;
        random.finish(rules, &mut state, &mut dice);
        let half = random.moves_made / 2;
        let (mut random, mut dice) = (RandomPlay::default(), FastDice::new(seed));
        let mut state = start(&mut dice)?;
        while random.moves_made < half && random.step(rules, &mut state, &mut dice) {}
        Some((state.clone(), rules.deciding(&state).first()?))
    })
}

/// For every number of players and every setup: the legal moves and the advice for all of them, bit by bit, at every decision of a
/// random game, imagined and supposed states, and what searches find now and then.
fn same<R: WholeGame>(rules: &R, seeds: u64) -> Result<u64, Box<dyn Error>> {
    let mut all = DefaultHasher::new();
    for players in R::about().seats.clone() {
        for setup in rules.setups(players) {
            for seed in 0..seeds {
                follow(rules, &setup, seed, &mut all)?;
            }
        }
    }
    Ok(all.finish())
}

fn follow<R: WholeGame>(rules: &R, setup: &R::Setup, seed: u64, all: &mut DefaultHasher) -> Result<(), Box<dyn Error>> {
    let seats = rules.seats(setup);
    let mut dice = FastDice::new(seed);
    let mut state = rules.start(setup, &mut dice, &mut Silence).map_err(|error| format!("{error:?}"))?;
    let (mut moves, mut weights) = (MoveList::new(), Vec::new());
    let mut number = seed;
    while let Some(seat) = rules.deciding(&state).first() {
        moves.clear();
        rules.legal(&state, seat, &mut moves);
        rules.advise(&state, seat, &moves, &mut weights);
        moves.hash(all);
        weights.iter().for_each(|weight| weight.to_bits().hash(all));
        rules.outlook(&state, seats).map(f32::to_bits).hash(all);
        number += 1;
        if number.is_multiple_of(7) {
            let belief = rules.believe(&state, seat, &[]);
            format!("{:?}", rules.imagine(&state, Viewer::Seat(seat), &mut dice)).hash(all);
            format!("{:?}", rules.suppose(&state, seat, &belief, &mut dice)).hash(all);
        }
        if number.is_multiple_of(29) {
            let how = Thinking::of::<R>(Level::Archwitch).how;
            let belief = rules.believe(&state, seat, &[]);
            let found =
                Search::new(rules, seats, how, number).run(&state, seat, &belief, Budget::Iterations(60), &Cancel::default()).0;
            for judged in found {
                (judged.m, judged.visits, judged.victory.to_bits()).hash(all);
            }
        }
        // Every second game follows the advice, because good play comes to other positions than random play.
        let best = (0..moves.len()).max_by(|&a, &b| weights[a].total_cmp(&weights[b])).unwrap_or(0);
        let chosen = if seed % 2 == 1 && dice.below(4) > 0 { best } else { dice.below(moves.len() as u32) as usize };
        rules.apply(&mut state, seat, moves[chosen], &mut dice, &mut Silence);
    }
    format!("{state:?}").hash(all);
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let task = |what: &[String]| -> Option<Task> {
        Some(match what {
            [] => Task::Measure,
            [what, number] if what == "random" => Task::Random(number.parse().ok()?),
            [what, number] if what == "search" => Task::Search(number.parse().ok()?),
            [what, number] if what == "same" => Task::Same(number.parse().ok()?),
            _ => return None,
        })
    };
    let names: Vec<&str> = if args.is_empty() { games().iter().map(|game| game.id).collect() } else { vec![&args[0]] };
    for game in names {
        let Some(task) = task(args.get(1..).unwrap_or_default()) else {
            return Err("usage: speed [GAME [random GAMES | search ITERATIONS | same SEEDS]]".into());
        };
        visit(game, &DataSource::builtin(), Speed { task })??;
    }
    Ok(())
}
