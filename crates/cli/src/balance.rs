//! `coven balance`: equal bots at every table that can be agreed on, and whether seats and sides are fair.

use crate::examples::examples;
use crate::kept;
use crate::shell::{Outcome, Shell, Stop};
use coven_catalog::{Agreement, StartError, Visitor, agree, games, visit};
use coven_engine::{About, WholeGame};
use coven_lab::arena::{Finished, by_name, play};
use coven_lab::balance::{Fairness, SEAT_TOLERANCE, SIDE_TOLERANCE};
use coven_lab::entrant::Entrant;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;

/// Measure whether seats and sides are fair
///
/// Every game is played in each of its modes at every number of players, with the same bot at all seats. The result is a page of
/// Markdown: docs/balance.md is made by this command.
#[derive(clap::Args, Debug)]
#[command(after_help = examples(&[
    "coven balance > docs/balance.md",
    "coven balance --game {game} --bot adept:40 --games 1000",
]))]
pub struct Args {
    /// Only this game
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// The bot at every seat, with a budget and parameters as in the arena
    #[arg(long, value_name = "BOT", default_value = "apprentice")]
    bot: Entrant,
    /// How many games at every table
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Number of threads [default: one for each core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// A number from which all chance follows
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Keep finished games in this file and go on from there the next time
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

pub fn run(shell: &Shell, args: &Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    let chosen: Vec<&'static About> = match &args.game {
        Some(game) => vec![coven_catalog::about(game)?],
        None => games().to_vec(),
    };
    let kept = kept::Tables::open(args.save.as_deref())?;
    writeln!(out, "# Balance\n")?;
    writeln!(
        out,
        "Equal bots (`{}`) at every seat, {} games at each table, made by `coven balance --bot {} --games {} --seed {}`. A seat \
         is fair if it wins at most {:.0} % more or less than an equal share (100), a side if it wins between {:.0} and {:.0} % of \
         the games in which somebody plays for it. A table is marked where the 95 % interval lies outside of that.\n",
        args.bot,
        args.games,
        args.bot,
        args.games,
        args.seed,
        100.0 * SEAT_TOLERANCE,
        100.0 * SIDE_TOLERANCE,
        100.0 * (1.0 - SIDE_TOLERANCE)
    )?;
    for about in chosen {
        writeln!(out, "## {}\n", about.title)?;
        writeln!(out, "| players | mode | victories by seat | won by a side (95 %) | points | s/game | fair |")?;
        writeln!(out, "| --- | --- | --- | --- | --- | --- | --- |")?;
        for players in about.seats.clone() {
            for words in about.modes {
                let tables = Tables { args, players, words, kept: &kept };
                match visit(about.id, &shell.data, tables)? {
                    Ok(finished) => row(players, words, &Fairness::of(&finished), out)?,
                    // A mode that this number of players does not have.
                    Err(_) => continue,
                }
                out.flush()?;
            }
        }
        writeln!(out)?;
    }
    Ok(Outcome::Good)
}

fn row(players: usize, words: &[&str], fairness: &Fairness, out: &mut impl Write) -> std::io::Result<()> {
    let mode = if words.is_empty() { "–".to_owned() } else { words.join(", ") };
    let seats = match players {
        1 => format!("{:.0} % of games won", 100.0 * fairness.won),
        _ => fairness.relative().map(|share| format!("{:.0}", 100.0 * share)).collect::<Vec<_>>().join(" · "),
    };
    let sides: Vec<String> = fairness
        .sides
        .iter()
        .map(|(side, won)| format!("{side} {:.0} % ({:.0} – {:.0})", 100.0 * won.mean, 100.0 * won.low, 100.0 * won.high))
        .collect();
    writeln!(
        out,
        "| {players} | {mode} | {seats} | {} | {:.1} ± {:.1} | {:.2} | {} |",
        if sides.is_empty() { "–".to_owned() } else { sides.join(", ") },
        fairness.points,
        fairness.points_deviation,
        fairness.seconds_per_game,
        if fairness.is_fair() { "yes" } else { "**no**" }
    )
}

/// All games at one table.
struct Tables<'a> {
    args: &'a Args,
    players: usize,
    words: &'a [&'static str],
    kept: &'a kept::Tables<Finished>,
}

impl Visitor for Tables<'_> {
    type Output = Result<Vec<Finished>, StartError>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        let args = self.args;
        let setup = agree(&*rules, Agreement::Words { players: self.players, variants: self.words })?;
        let (bots, order) = by_name(vec![args.bot.contestant::<R>()]);
        let table = format!(
            "{} {} {} {} {} {}",
            R::about().id,
            self.players,
            self.words.join("+"),
            args.bot,
            args.seed,
            rules.data_hash()
        );
        // The first game says whether the table can be laid out at all.
        play(&rules, &setup, (&bots, &order), args.seed, 0)?;
        // Every game has a deal of its own: equal bots need no rotation.
        let players = self.players as u64;
        let number = |game: &Finished| game.fits(self.players, bots.len()).then_some(game.game / players);
        let play = |number| play(&rules, &setup, (&bots, &order), args.seed, number * players).ok();
        Ok(self.kept.complete(&table, args.games, args.threads, number, play))
    }
}
