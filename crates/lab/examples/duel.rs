//! A quick look at two bots while something is being tuned: `duel GAME PLAYERS GAMES SEED BOT BOT…`. It is the arena without its
//! comforts, and builds in a fraction of the time.

use coven_catalog::{Agreement, Visitor, agree, visit};
use coven_engine::{DataSource, WholeGame};
use coven_lab::arena::{by_name, play, report};
use coven_lab::balance::Fairness;
use coven_lab::entrant::Entrant;
use std::error::Error;
use std::sync::Arc;

struct Duel {
    players: usize,
    games: u64,
    seed: u64,
    entrants: Vec<Entrant>,
}

impl Duel {
    fn read(args: &[String]) -> Option<Duel> {
        let [players, games, seed, bots @ ..] = args else {
            return None;
        };
        let entrants: Vec<Entrant> = bots.iter().map(|bot| bot.parse().ok()).collect::<Option<_>>()?;
        Some(Duel { players: players.parse().ok()?, games: games.parse().ok()?, seed: seed.parse().ok()?, entrants })
    }
}

impl Visitor for Duel {
    type Output = Result<(), Box<dyn Error>>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        let Duel { players, games, seed, entrants } = self;
        let setup = agree(&*rules, Agreement::Words { players, variants: &[] })?;
        let (bots, order) = by_name(entrants.iter().map(Entrant::contestant::<R>).collect());
        let finished: Vec<_> = (0..games).filter_map(|number| play(&rules, &setup, (&bots, &order), seed, number).ok()).collect();
        let names: Vec<String> = bots.iter().map(|bot| bot.name.clone()).collect();
        let report = report(R::about().id, players, &names, &finished);
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
        Ok(())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some((game, duel)) = args.split_first().and_then(|(game, rest)| Some((game, Duel::read(rest)?))) else {
        return Err("usage: duel GAME PLAYERS GAMES SEED BOT BOT…".into());
    };
    visit(game, &DataSource::builtin(), duel)?
}
