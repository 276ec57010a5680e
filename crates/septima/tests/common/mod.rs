//! What the tests of this folder share: the rules, and random games looked at move by move.
#![allow(dead_code)] // Every test file uses its own part.

use coven_engine::{Dice, FastDice, MoveList, Rules, Seat, Silence};
use coven_septima::{Move, Septima, Setup, State};
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::{Arc, LazyLock};

pub fn rules() -> Arc<Septima> {
    static RULES: LazyLock<Arc<Septima>> = LazyLock::new(|| Arc::new(Septima::builtin()));
    RULES.clone()
}

pub fn setup(players: usize, variants: &[&str]) -> Setup {
    rules().agree(players, variants).expect("an allowed setup")
}

/// A random game, one move at a time.
pub struct Walk {
    pub rules: Arc<Septima>,
    pub state: State,
    pub dice: FastDice,
    moves: MoveList<Move>,
}

impl Walk {
    pub fn new(setup: &Setup, seed: u64) -> Walk {
        let rules = rules();
        let mut dice = FastDice::new(seed);
        let state = rules.start(setup, &mut dice, &mut Silence).expect("an allowed setup");
        Walk { rules, state, dice, moves: MoveList::new() }
    }

    /// Makes a random move of a random deciding seat; none when the game is over.
    pub fn make(&mut self) -> Option<(Seat, Move)> {
        let deciding: Vec<Seat> = self.rules.deciding(&self.state).collect();
        let seat = *deciding.get(self.dice.below(deciding.len().max(1) as u32) as usize)?;
        self.moves.clear();
        self.rules.legal(&self.state, seat, &mut self.moves);
        let m = self.moves[self.dice.below(self.moves.len() as u32) as usize];
        self.rules.apply(&mut self.state, seat, m, &mut self.dice, &mut Silence);
        Some((seat, m))
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

/// Looks at every state of a number of random games of every setup for every number of players. The game before the move is
/// handed over together with the game after it.
pub fn watch_games(games: u64, mut look: impl FnMut(&State, &Walk)) {
    let rules = rules();
    for players in 2..=4 {
        for (number, setup) in rules.setups(players).iter().enumerate() {
            for game in 0..games {
                let mut walk = Walk::new(setup, (players as u64) << 40 | (number as u64) << 32 | game);
                let mut before = walk.state;
                while walk.make().is_some() {
                    look(&before, &walk);
                    before = walk.state;
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
