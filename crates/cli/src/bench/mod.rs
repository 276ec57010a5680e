//! `coven bench`: how fast random play is, beside what this machine could do at best.
//!
//! One thread, one run: the ceiling and the game take turns, so that both meet the same machine, and the median of
//! several repetitions is told. Random play means: list all legal moves, pick one, play it, to the end of the game.

mod search;

use crate::examples::examples;
use crate::shell::{Outcome, Shell, Stop};
use coven_catalog::{Agreement, StartError, Visitor, about, agree, games, visit};
use coven_engine::random_play::RandomPlay;
use coven_engine::{About, Dice, FastDice, Silence, WholeGame};
use serde::Serialize;
use std::hint::black_box;
use std::io::Write;
use std::sync::{Arc, Barrier};
use std::time::{Duration, Instant};

/// The block that the ceiling copies for every decision: the size that a state should not exceed.
const BLOCK: usize = 1024;

/// Copies between two looks at the clock.
const BATCH: u64 = 10_000;

/// Games during which allocations are counted, after a first game.
const COUNTED_GAMES: u64 = 100;

/// Measure random play
///
/// Prints decisions per second (only decisions with two or more legal moves count), games per second, the size of a
/// state, allocations after the first game, what two threads do together, and the ceiling of this machine: copying
/// 1 KiB and drawing one random number per decision. The ratio is ceiling ÷ decisions; smaller is better.
#[derive(clap::Args, Debug)]
#[command(after_help = examples(&[
    "coven bench",
    "coven bench {game} --json",
]))]
pub struct Args {
    /// The game [default: every game]
    game: Option<String>,
    /// Number of players [default: 4, or the nearest that the game allows]
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// Variants, divided by commas
    #[arg(long, value_delimiter = ',', value_name = "NAMES", requires = "game")]
    variant: Vec<String>,
    /// How often everything is measured; the median counts
    #[arg(long, value_name = "N", default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=1000))]
    repetitions: u32,
    /// How long one measurement takes, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=60_000))]
    slice: u64,
    /// One JSON object per line and game
    #[arg(long)]
    json: bool,
}

/// One line of the benchmark.
#[derive(Serialize, Debug)]
struct Line {
    game: &'static str,
    players: usize,
    decisions_per_s: f64,
    games_per_s: f64,
    decisions_per_game: f64,
    state_bytes: usize,
    ceiling_per_s: f64,
    /// Ceiling ÷ decisions.
    ceiling_ratio: f64,
    /// Allocations in [`COUNTED_GAMES`] games after a first one.
    allocations: u64,
    /// Decisions of two threads ÷ decisions of one; none on a machine with one core.
    two_threads: Option<f64>,
    /// Iterations of a bot's search with whole playouts, from positions in mid-game.
    search_iterations_per_s: f64,
    /// Imagined states, from the same positions.
    imagine_per_s: f64,
    /// Shares of the time of a search.
    time_in_rules: f64,
    time_in_knowledge: f64,
    time_in_tree: f64,
    repetitions: u32,
}

pub fn run(shell: &Shell, args: &Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    let chosen: Vec<&'static About> = match &args.game {
        Some(game) => vec![about(game)?],
        None => games().to_vec(),
    };
    for game in chosen {
        let line = visit(game.id, &shell.data, Bench { args })?.map_err(|error| shell.not_started(&error))?;
        if args.json {
            writeln!(out, "{}", serde_json::to_string(&line).unwrap_or_default())?;
        } else {
            line.print(out)?;
        }
        out.flush()?;
    }
    Ok(Outcome::Good)
}

impl Line {
    fn print(&self, out: &mut impl Write) -> std::io::Result<()> {
        let million = |rate: f64| rate / 1e6;
        writeln!(out, "{}, {} players (median of {})", self.game, self.players, self.repetitions)?;
        writeln!(out, "  decisions/s  {:.3} million", million(self.decisions_per_s))?;
        writeln!(out, "  ceiling/s    {:.3} million, ratio 1:{:.2}", million(self.ceiling_per_s), self.ceiling_ratio)?;
        writeln!(out, "  games/s      {:.0}, {:.1} decisions each", self.games_per_s, self.decisions_per_game)?;
        writeln!(out, "  state        {} bytes", self.state_bytes)?;
        writeln!(out, "  allocations  {} in {COUNTED_GAMES} games after the first", self.allocations)?;
        match self.two_threads {
            Some(factor) => writeln!(out, "  two threads  {factor:.2} times one")?,
            None => writeln!(out, "  two threads  not measured: this machine has one core")?,
        }
        writeln!(out, "  search       {:.0} iterations/s with whole playouts", self.search_iterations_per_s)?;
        let [rules, knowledge, tree] = [self.time_in_rules, self.time_in_knowledge, self.time_in_tree].map(|part| 100.0 * part);
        writeln!(out, "  its time     {rules:.0} % rules, {knowledge:.0} % knowledge, {tree:.0} % tree")?;
        writeln!(out, "  imagine      {:.3} million states/s", million(self.imagine_per_s))
    }
}

struct Bench<'a> {
    args: &'a Args,
}

impl Visitor for Bench<'_> {
    type Output = Result<Line, StartError>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        let About { id, seats, .. } = R::about();
        let players = self.args.players.unwrap_or_else(|| 4.clamp(*seats.start(), *seats.end()));
        let variants: Vec<&str> = self.args.variant.iter().map(String::as_str).collect();
        let setup = agree(&*rules, Agreement::Words { players, variants: &variants })?;
        rules.start(&setup, &mut FastDice::new(0), &mut Silence)?;

        let slice = Duration::from_millis(self.args.slice);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let mut player = Player::new(&*rules, &setup, 1);
        let allocations = player.allocations();
        let (mut ceilings, mut rates, mut factors, mut thinking) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for _ in 0..self.args.repetitions {
            ceilings.push(ceiling(slice));
            rates.push(player.play_for(slice));
            thinking.push(search::measure(&*rules, &setup, slice));
            if cores >= 2 {
                let alone = rates[rates.len() - 1].decisions;
                factors.push(two_threads(&*rules, &setup, slice) / alone);
            }
        }
        let decisions_per_s = median(rates.iter().map(|rate| rate.decisions));
        let games_per_s = median(rates.iter().map(|rate| rate.games));
        let ceiling_per_s = median(ceilings.into_iter());
        Ok(Line {
            game: id,
            players,
            decisions_per_s,
            games_per_s,
            decisions_per_game: decisions_per_s / games_per_s,
            state_bytes: size_of::<R::State>(),
            ceiling_per_s,
            ceiling_ratio: ceiling_per_s / decisions_per_s,
            allocations,
            two_threads: (!factors.is_empty()).then(|| median(factors.into_iter())),
            search_iterations_per_s: median(thinking.iter().map(|rate| rate.iterations)),
            imagine_per_s: median(thinking.iter().map(|rate| rate.imagined)),
            time_in_rules: median(thinking.iter().map(|rate| rate.shares.rules)),
            time_in_knowledge: median(thinking.iter().map(|rate| rate.shares.knowledge)),
            time_in_tree: median(thinking.iter().map(|rate| rate.shares.tree)),
            repetitions: self.args.repetitions,
        })
    }
}

/// What this machine does at best: for every decision one block copied and one random number drawn.
fn ceiling(slice: Duration) -> f64 {
    let source = [1u8; BLOCK];
    let mut target = [0u8; BLOCK];
    let mut dice = FastDice::new(1);
    let mut copies = 0;
    let begun = Instant::now();
    while begun.elapsed() < slice {
        for _ in 0..BATCH {
            *black_box(&mut target) = *black_box(&source);
            black_box(dice.below(64));
        }
        copies += BATCH;
    }
    copies as f64 / begun.elapsed().as_secs_f64()
}

/// Plays one random game after another in the same memory.
struct Player<'a, R: WholeGame> {
    rules: &'a R,
    setup: &'a R::Setup,
    dice: FastDice,
    random: RandomPlay<R>,
}

/// Per second.
struct Rate {
    decisions: f64,
    games: f64,
}

impl<'a, R: WholeGame> Player<'a, R> {
    fn new(rules: &'a R, setup: &'a R::Setup, seed: u64) -> Self {
        Player { rules, setup, dice: FastDice::new(seed), random: RandomPlay::default() }
    }

    fn play_one(&mut self) {
        if let Ok(mut state) = self.rules.start(self.setup, &mut self.dice, &mut Silence) {
            self.random.finish(self.rules, &mut state, &mut self.dice);
            black_box(&state);
        }
    }

    fn play_for(&mut self, slice: Duration) -> Rate {
        let (before, mut games) = (self.random.decisions, 0u64);
        let begun = Instant::now();
        while begun.elapsed() < slice {
            self.play_one();
            games += 1;
        }
        let seconds = begun.elapsed().as_secs_f64();
        Rate { decisions: (self.random.decisions - before) as f64 / seconds, games: games as f64 / seconds }
    }

    fn allocations(&mut self) -> u64 {
        self.play_one();
        let session = alloc_tracker::Session::new();
        {
            let games = session.operation("games");
            let _counted = games.measure_thread().iterations(COUNTED_GAMES);
            (0..COUNTED_GAMES).for_each(|_| self.play_one());
        }
        session.to_report().operations().map(|(_, games)| games.total_allocations_count()).sum()
    }
}

/// Decisions per second of two threads together, begun at the same moment.
fn two_threads<R: WholeGame>(rules: &R, setup: &R::Setup, slice: Duration) -> f64 {
    let together = Barrier::new(2);
    let play = |seed| {
        let mut player = Player::new(rules, setup, seed);
        player.play_one();
        together.wait();
        player.play_for(slice).decisions
    };
    std::thread::scope(|scope| {
        let other = scope.spawn(|| play(2));
        let one = play(3);
        one + other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

/// The middle value; of an even number the higher of the two in the middle.
fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut sorted: Vec<f64> = values.collect();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle() {
        assert_eq!(median([3.0, 1.0, 2.0].into_iter()), 2.0);
        assert_eq!(median([9.0].into_iter()), 9.0);
    }
}
