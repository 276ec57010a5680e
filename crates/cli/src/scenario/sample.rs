//! What a game's scenarios can say, found out by playing it: names of draws, notations, refusals, a live position.

use coven_engine::dice::Dice;
use coven_engine::{FastDice, MoveList, Seat, Silence, Viewer, WholeGame};
use serde::Serialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Random games that are looked at, for each setup.
const GAMES: u64 = 2;

/// Examples that are kept of each kind of move, and results of each kind of draw.
const MOVES: usize = 8;
const RESULTS: usize = 40;

/// The decision at which the position and the view are taken: the table is no longer as it was laid out.
const LIVE: usize = 30;

/// What was seen.
#[derive(Serialize, Debug, Default)]
pub struct Sample {
    pub game: &'static str,
    /// One setup for every number of players and combination of variants.
    pub setups: Vec<Value>,
    /// Names of draws, each with some of the results it can have.
    pub draws: BTreeMap<&'static str, BTreeSet<String>>,
    /// First words of moves, each with some of the moves.
    pub moves: BTreeMap<String, BTreeSet<String>>,
    /// Codes with which moves are refused; the message says why.
    pub refusals: BTreeMap<String, String>,
    /// The keys of a score sheet.
    pub sheet: BTreeSet<String>,
    pub position: Value,
    /// What seat 0 sees of that position.
    pub view: Value,
}

impl Sample {
    pub fn of<R: WholeGame>(rules: &Arc<R>) -> Sample {
        let mut sample = Sample { game: R::about().id, refusals: refusal_codes(R::about().texts), ..Sample::default() };
        for players in R::about().seats.clone() {
            for setup in rules.setups(players) {
                sample.setups.push(serde_json::to_value(&setup).unwrap_or_default());
                (0..GAMES).for_each(|seed| sample.watch(rules, &setup, seed));
            }
        }
        sample
    }

    fn watch<R: WholeGame>(&mut self, rules: &Arc<R>, setup: &R::Setup, seed: u64) {
        let mut chance = FastDice::new(seed);
        let mut dice = CuriousDice { dice: FastDice::new(seed), draws: &mut self.draws };
        let Ok(mut state) = rules.start(setup, &mut dice, &mut Silence) else {
            return;
        };
        let mut legal = MoveList::new();
        let mut number = 0;
        while let Some(seat) = rules.deciding(&state).first() {
            legal.clear();
            rules.legal(&state, seat, &mut legal);
            for m in legal.iter() {
                let notation = m.to_string();
                let first = notation.split(' ').next().unwrap_or_default().to_owned();
                keep(self.moves.entry(first).or_default(), notation, MOVES);
            }
            let m = legal[chance.below(legal.len() as u32) as usize];
            rules.apply(&mut state, seat, m, &mut dice, &mut Silence);
            number += 1;
            if number == LIVE && self.position.is_null() {
                self.position = serde_json::to_value(rules.position(&state)).unwrap_or_default();
                self.view = serde_json::to_value(rules.view(&state, Viewer::Seat(Seat(0)))).unwrap_or_default();
            }
        }
        self.sheet.extend(rules.sheet(&state, Seat(0)).lines.into_iter().map(|line| line.key));
    }
}

fn keep(examples: &mut BTreeSet<String>, example: String, most: usize) {
    if examples.len() < most {
        examples.insert(example);
    }
}

/// A game has a message for every code with which it refuses a move.
fn refusal_codes(texts: &[(&str, &str)]) -> BTreeMap<String, String> {
    let english = texts.iter().find(|(language, _)| *language == "en").map_or("", |(_, source)| source);
    let refusal = |line: &str| {
        let (code, message) = line.strip_prefix("refused-")?.split_once('=')?;
        Some((code.trim().to_owned(), message.trim().to_owned()))
    };
    english.lines().filter_map(refusal).collect()
}

/// Dice that write down what is drawn.
struct CuriousDice<'a> {
    dice: FastDice,
    draws: &'a mut BTreeMap<&'static str, BTreeSet<String>>,
}

impl Dice for CuriousDice<'_> {
    fn below(&mut self, n: u32) -> u32 {
        self.dice.below(n)
    }

    fn pick(&mut self, what: &'static str, n: u32, name: impl Fn(u32) -> String) -> u32 {
        let chosen = self.dice.below(n);
        keep(self.draws.entry(what).or_default(), name(chosen), RESULTS);
        chosen
    }
}
