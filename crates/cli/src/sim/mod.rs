//! `coven sim`: many random games, counted.

mod tally;

use crate::chance::quick_seed;
use crate::examples::{examples, which_game};
use crate::shell::{Outcome, Shell, Stop};
use crate::threads;
use coven_catalog::{Agreement, StartError, Visitor, agree, visit};
use coven_engine::random_play::RandomPlay;
use coven_engine::{FastDice, Silence, WholeGame};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::Write;
use std::num::NonZeroUsize;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Instant;
use tally::Tally;

/// Play many games at random and sum them up
///
/// The same seed gives the same games whatever the number of threads; shards of the same seed together give the games
/// of the whole.
#[derive(clap::Args, Debug)]
#[command(after_help = examples(&[
    "coven sim {game} --players {most} --games 100000",
    "coven sim {game} --players {most} --games 1000000 --seed 1 --shard 2/10 --json",
]))]
pub struct Args {
    #[arg(help = which_game())]
    game: String,
    #[arg(long, value_name = "N")]
    players: usize,
    /// How many games in all
    #[arg(long, value_name = "N", default_value_t = 1000)]
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
    /// Play only this part of the games, such as 1/4 to 4/4
    #[arg(long, value_name = "I/N", default_value = "1/1")]
    shard: Shard,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

/// One part of several, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    pub number: u64,
    pub of: u64,
}

impl Shard {
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };

    /// How many of `all` games belong to this part.
    pub fn games(self, all: u64) -> u64 {
        all / self.of + u64::from(all % self.of >= self.number)
    }

    /// The number of this part's game `nth` among all games.
    pub fn game(self, nth: u64) -> u64 {
        nth * self.of + self.number - 1
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let parts = text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        match parts {
            Some((number, of)) if (1..=of).contains(&number) => Ok(Shard { number, of }),
            _ => Err(format!("'{text}' is no part of a whole; the parts of four are 1/4, 2/4, 3/4 and 4/4")),
        }
    }
}

/// Everything that a summary needs.
struct Summary {
    tally: Tally,
    seconds: f64,
    seed: u64,
}

pub fn run(shell: &Shell, args: &Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    let seed = quick_seed(args.seed)?;
    let summary = visit(&args.game, &shell.data, Simulation { args, seed })?.map_err(|error| shell.not_started(&error))?;
    if args.json {
        writeln!(out, "{}", summary.tally.json(&args.game, summary.seed, summary.seconds))?;
    } else {
        summary.tally.print(&args.game, summary.seed, summary.seconds, out)?;
    }
    Ok(Outcome::Good)
}

struct Simulation<'a> {
    args: &'a Args,
    seed: u64,
}

impl Visitor for Simulation<'_> {
    type Output = Result<Summary, StartError>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        let variants: Vec<&str> = self.args.variant.iter().map(String::as_str).collect();
        let setup = agree(&*rules, Agreement::Words { players: self.args.players, variants: &variants })?;
        // A setup that can be laid out once can always be laid out, so this is checked once.
        rules.start(&setup, &mut FastDice::new(0), &mut Silence)?;
        let shard = self.args.shard;
        let games = shard.games(self.args.games);
        let bar = progress(games);
        let begun = Instant::now();
        let tallies = threads::share_out(threads::count(self.args.threads), games, |numbers| {
            let mut tally = Tally::new(self.args.players);
            let mut random = RandomPlay::default();
            for nth in numbers {
                let dice = FastDice::new(game_seed(self.seed, shard.game(nth)));
                play_one(&*rules, &setup, dice, &mut random, &mut tally);
                bar.inc(1);
            }
            tally
        });
        let seconds = begun.elapsed().as_secs_f64();
        bar.finish_and_clear();
        let tally = tallies.iter().fold(Tally::new(self.args.players), Tally::join);
        Ok(Summary { tally, seconds, seed: self.seed })
    }
}

fn play_one<R: WholeGame>(rules: &R, setup: &R::Setup, mut dice: FastDice, random: &mut RandomPlay<R>, tally: &mut Tally) {
    let Ok(mut state) = rules.start(setup, &mut dice, &mut Silence) else {
        return;
    };
    (random.decisions, random.moves_made) = (0, 0);
    random.finish(rules, &mut state, &mut dice);
    tally.count(rules, &state, random);
}

/// The seed of one game; neighbours have nothing in common.
pub fn game_seed(seed: u64, game: u64) -> u64 {
    seed.wrapping_add(game.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// A bar on the error output, if that is a terminal.
pub fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games · {per_sec} · {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_divide_the_games_without_gap_or_overlap() {
        let shards = |of| (1..=of).map(move |number| Shard { number, of });
        let mut all: Vec<u64> = shards(4).flat_map(|shard| (0..shard.games(10)).map(move |nth| shard.game(nth))).collect();
        all.sort_unstable();
        assert!(all.into_iter().eq(0..10));
    }

    #[test]
    fn a_shard_is_part_of_a_whole() {
        assert_eq!("2/4".parse(), Ok(Shard { number: 2, of: 4 }));
        for wrong in ["0/4", "5/4", "1/0", "1", "a/b", ""] {
            assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
        }
    }
}
