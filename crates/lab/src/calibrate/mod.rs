//! Fits chances to what comes of games, and measures them on games that were not used for that.
//!
//! A game is played by equal bots; at some of its moments every seat is asked what playouts suggest through its eyes. Even games are
//! for fitting, odd ones for measuring.

pub mod errors;
mod fit;
mod measure;
mod plot;

pub use fit::fit;
pub use measure::measure;
pub use plot::{page, reliability};

use crate::calibration::Fitted;
use crate::values::{Estimator, Raw, heard_after, mix, readable};
use coven_bots::{Bot, Level, Memory};
use coven_engine::{Dice, FastDice, Game, Knowledge, Seat, Seed, SetupError};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What is played to calibrate a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    pub level: Level,
    /// Worlds to be imagined at each moment.
    pub worlds: u32,
    /// Moments of each game.
    pub moments: usize,
    pub seed: u64,
}

/// What a seat was told at one moment of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moment {
    pub round: usize,
    pub eyes: usize,
    pub raw: Raw,
}

/// A game that was played to the end, and some of its moments.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sampled {
    pub game: u64,
    pub moments: Vec<Moment>,
    /// The share of the victory of every seat.
    pub won: Vec<f64>,
    pub places: Vec<u8>,
    pub points: Vec<i32>,
}

impl Sampled {
    /// Whether it is of a table with this number of players. A file may hold anything.
    pub fn fits(&self, players: usize) -> bool {
        let raw = |moment: &Moment| {
            moment.eyes < players
                && [&moment.raw.victory, &moment.raw.place, &moment.raw.points].iter().all(|list| list.len() == players)
        };
        [self.won.len(), self.places.len(), self.points.len()] == [players; 3] && self.moments.iter().all(raw)
    }

    /// The share of every seat, and at the end that of nobody.
    pub fn outcome(&self) -> Vec<f64> {
        let nobody = 1.0 - self.won.iter().sum::<f64>();
        self.won.iter().copied().chain([nobody.max(0.0)]).collect()
    }

    /// Odd games are for measuring.
    pub const fn is_kept_back(&self) -> bool {
        self.game % 2 == 1
    }
}

/// The share of the victory of every seat.
pub fn shares(places: &[u8]) -> Vec<f64> {
    let winners = places.iter().filter(|&&place| place == 1).count().max(1) as f64;
    places.iter().map(|&place| if place == 1 { readable(1.0 / winners) } else { 0.0 }).collect()
}

/// Plays one game and looks at some of its moments.
pub fn sample<R: Knowledge>(rules: &Arc<R>, setup: &R::Setup, plan: &Plan, game: u64) -> Result<Sampled, SetupError> {
    let seats = rules.seats(setup);
    let seed = mix(&[plan.seed, game]);
    let mut table = Game::start(rules.clone(), setup.clone(), Seed::from_number(seed))?;
    let bot = Bot::new(plan.level);
    let mut memories: Vec<Memory<R::Move>> = (0..seats).map(|_| Memory::default()).collect();
    // The states of a game are small, and looking back is cheaper than playing again.
    let mut states = vec![table.state().clone()];
    while let Some(seat) = table.deciding().first() {
        let thought = mix(&[seed, table.turns().len() as u64]);
        let Some(m) = bot.play(&table, seat, &mut memories[seat.index()], thought) else { break };
        if table.play(seat, m).is_err() {
            break;
        }
        states.push(table.state().clone());
    }
    let places = rules.places(table.state()).map_or_else(|| vec![0; seats], |places| places.as_slice().to_vec());
    let mut dice = FastDice::new(mix(&[seed, 1]));
    let mut estimator = Estimator::new(&**rules, seats, plan.level);
    let mut moments = Vec::new();
    for _ in 0..plan.moments {
        let at = dice.below((states.len() - 1).max(1) as u32) as usize;
        for eyes in Seat::all(seats) {
            let belief = rules.believe(&states[at], eyes, &heard_after(&table, eyes, at));
            let seed = mix(&[seed, at as u64, eyes.0.into()]);
            let raw = estimator.of_position(&states[at], eyes, &belief, plan.worlds, seed).raw(seats);
            moments.push(Moment { round: rules.round(&states[at]), eyes: eyes.index(), raw });
        }
    }
    let points = Seat::all(seats).map(|seat| rules.points(table.state(), seat)).collect();
    Ok(Sampled { game, moments, won: shares(&places), places, points })
}

/// Fits a table's maps on the even games and measures them on the odd ones.
pub fn calibrate(players: usize, plan: &Plan, sampled: &[Sampled]) -> Fitted {
    let (kept_back, for_fitting): (Vec<&Sampled>, Vec<&Sampled>) = sampled.iter().partition(|game| game.is_kept_back());
    let maps = fit(&for_fitting);
    let measured = measure(&maps, &kept_back);
    Fitted { players, level: plan.level, games: for_fitting.len(), worlds: plan.worlds, maps, measured }
}
