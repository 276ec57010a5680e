//! Taking luck out of results changes no mean, whatever the values are: thousands of small matches.

use coven_bots::{Bot, Level};
use coven_engine::{DataSource, Rules};
use coven_example::SealedBids;
use coven_lab::arena::{Contestant, Finished, Watching, by_name, play_and_watch, report};
use coven_lab::statistics::mean_and_deviation;
use std::sync::Arc;

const PLAYERS: usize = 3;
const GAMES: u64 = 3000;

fn matches() -> (Vec<String>, Vec<Finished>) {
    let rules = Arc::new(SealedBids::load(&DataSource::builtin()).expect("built-in data"));
    let setup = rules.agree(PLAYERS, &[]).expect("a setup");
    let asked = [Level::Novice, Level::Random].map(|level| Contestant { name: level.to_string(), bot: Bot::new(level) }).to_vec();
    let (contestants, order) = by_name(asked);
    let play = |game| play_and_watch(&rules, &setup, (&contestants, &order), 11, game, Watching::Luck).expect("a game");
    (contestants.iter().map(|contestant| contestant.name.clone()).collect(), (0..GAMES).map(play).collect())
}

#[test]
fn the_corrected_mean_agrees_with_the_plain_one() {
    let (names, finished) = matches();
    for seat in 0..PLAYERS {
        let luck: Vec<f64> = finished.iter().map(|game| game.luck[seat]).collect();
        let (mean, deviation) = mean_and_deviation(&luck);
        assert!(deviation > 0.01, "chance does something to seat {seat}");
        let error = deviation / (luck.len() as f64).sqrt();
        assert!(mean.abs() < 4.0 * error, "luck of seat {seat} is {mean} ± {error} on the average, and should be nothing");
    }
    let report = report("any", PLAYERS, &names, &finished);
    for row in &report.bots {
        let corrected = row.wins_without_luck.expect("luck was weighed in every game");
        let (plain, narrow) = (row.wins.high - row.wins.low, corrected.high - corrected.low);
        assert!((corrected.mean - row.wins.mean).abs() < plain, "{row:?}");
        assert!(narrow < 1.02 * plain, "{row:?}");
    }
}
