//! What the tests of this folder share: the rules, and random games looked at move by move.
#![allow(dead_code)] // Every test file uses its own part.

use coven_broom::{Broom, Event, Move, Setup, State};
use coven_engine::{DataSource, Dice, FastDice, MoveList, Rules, Seat, Story};
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::{Arc, LazyLock};

pub fn rules() -> Arc<Broom> {
    static RULES: LazyLock<Arc<Broom>> =
        LazyLock::new(|| Arc::new(Broom::load(&DataSource::builtin()).expect("the built-in data")));
    RULES.clone()
}

pub fn setup(players: usize, variants: &[&str]) -> Setup {
    rules().agree(players, variants).expect("an allowed setup")
}

/// A random game, one move at a time.
pub struct Walk {
    pub rules: Arc<Broom>,
    pub state: State,
    dice: FastDice,
    moves: MoveList<Move>,
}

/// One move of a walk: what was before, who did what, and what came of it.
pub struct Made {
    pub before: State,
    pub seat: Seat,
    pub m: Move,
    pub events: Vec<Event>,
}

impl Walk {
    pub fn new(rules: &Arc<Broom>, setup: &Setup, seed: u64) -> Walk {
        let mut dice = FastDice::new(seed);
        let state = rules.start(setup, &mut dice, &mut coven_engine::Silence).expect("an allowed setup");
        Walk { rules: rules.clone(), state, dice, moves: MoveList::new() }
    }

    /// Makes a random move of a random deciding seat; none when the game is over.
    pub fn make(&mut self) -> Option<Made> {
        let deciding: Vec<Seat> = self.rules.deciding(&self.state).collect();
        let seat = *deciding.get(self.dice.below(deciding.len().max(1) as u32) as usize)?;
        self.moves.clear();
        self.rules.legal(&self.state, seat, &mut self.moves);
        let m = self.moves[self.dice.below(self.moves.len() as u32) as usize];
        let before = self.state.clone();
        let mut story = Story::default();
        self.rules.apply(&mut self.state, seat, m, &mut self.dice, &mut story);
        Some(Made { before, seat, m, events: story.told.into_iter().map(|told| told.event).collect() })
    }

    /// Goes on until a state is found that has what is looked for.
    pub fn find(&mut self, wanted: impl Fn(&State) -> bool) -> bool {
        loop {
            if wanted(&self.state) {
                return true;
            }
            if self.make().is_none() {
                return false;
            }
        }
    }
}

/// Looks at every move of a number of random games of every setup for every number of players. `look` gets the walk after the
/// move; it begins anew with each game.
pub fn watch_games<W>(games: u64, begin: impl Fn(&Walk) -> W, mut look: impl FnMut(&mut W, &Walk, &Made)) {
    let rules = rules();
    for players in 2..=5 {
        for (number, setup) in rules.setups(players).iter().enumerate() {
            for game in 0..games {
                let mut walk = Walk::new(&rules, setup, (players as u64) << 40 | (number as u64) << 32 | game);
                let mut watch = begin(&walk);
                while let Some(made) = walk.make() {
                    look(&mut watch, &walk, &made);
                }
            }
        }
    }
}

/// Every one of the possible outcomes came about equally often, within six standard deviations.
pub fn assert_even<K: Debug>(seen: &BTreeMap<K, u32>, outcomes: usize, times: u32) {
    assert_eq!(seen.len(), outcomes, "{seen:?}");
    let chance = 1.0 / outcomes as f64;
    let (mean, deviation) = (f64::from(times) * chance, (f64::from(times) * chance * (1.0 - chance)).sqrt());
    for (outcome, &count) in seen {
        let off = (f64::from(count) - mean).abs();
        assert!(off < 6.0 * deviation, "{outcome:?} came {count} times, not about {mean}");
    }
}
