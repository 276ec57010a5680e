//! A quick look at two bots while something is being tuned: `duel GAME PLAYERS GAMES SEED BOT BOT…`. It is the arena without its
//! comforts, and builds in a fraction of the time.

use coven_engine::{DataSource, Knowledge};
use coven_lab::arena::{by_name, play, report};
use coven_lab::balance::Fairness;
use coven_lab::entrant::Entrant;
use std::sync::Arc;

fn duel<R: Knowledge>(game: &str, args: &[String]) -> Option<()> {
    let rules = Arc::new(R::load(&DataSource::builtin()).ok()?);
    let players: usize = args.first()?.parse().ok()?;
    let (games, seed): (u64, u64) = (args.get(1)?.parse().ok()?, args.get(2)?.parse().ok()?);
    let entrants: Vec<Entrant> = args[3..].iter().map(|bot| bot.parse().ok()).collect::<Option<_>>()?;
    let setup = rules.agree(players, &[]).ok()?;
    let (bots, order) = by_name(entrants.iter().map(Entrant::contestant::<R>).collect());
    let finished: Vec<_> = (0..games).filter_map(|number| play(&rules, &setup, (&bots, &order), seed, number).ok()).collect();
    let names: Vec<String> = bots.iter().map(|bot| bot.name.clone()).collect();
    let report = report(game, players, &names, &finished);
    for row in &report.bots {
        let (won, points, ms) = (100.0 * row.wins.mean, row.points, row.milliseconds_per_decision);
        println!("{:<40} {won:5.1} % wins {points:6.1} points {ms:8.3} ms", row.name);
    }
    for pair in &report.pairs {
        let [share, low, high] = [pair.a_share, pair.low, pair.high].map(|share| 100.0 * share);
        println!("{} before {}: {share:.1} % ({low:.1} – {high:.1})", pair.a, pair.b);
    }
    for (side, won) in Fairness::of(&finished).sides {
        println!("{side}: won {:.1} % ({:.1} – {:.1})", 100.0 * won.mean, 100.0 * won.low, 100.0 * won.high);
    }
    Some(())
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let game = args.first().map_or("", String::as_str);
    let done = match game {
        "broom" => duel::<coven_broom::Broom>(game, &args[1..]),
        "salem" => duel::<coven_salem::Salem>(game, &args[1..]),
        "septima" => duel::<coven_septima::Septima>(game, &args[1..]),
        _ => None,
    };
    if done.is_none() {
        eprintln!("usage: duel GAME PLAYERS GAMES SEED BOT BOT…");
    }
}
