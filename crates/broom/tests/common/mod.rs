//! What the tests of this folder share: the rules, and random games looked at move by move.
#![allow(dead_code)] // Every test file uses its own part.

use coven_broom::{Broom, Happening, Move, Setup, State};
use coven_engine::{DataSource, Dice, FastDice, MoveList, Rules, Seat, Story};
use std::sync::Arc;

pub fn rules() -> Arc<Broom> {
    Arc::new(Broom::load(&DataSource::builtin()).expect("the built-in data"))
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
    pub story: Vec<Happening>,
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
        let before = self.state;
        let mut story = Story::default();
        self.rules.apply(&mut self.state, seat, m, &mut self.dice, &mut story);
        Some(Made { before, seat, m, story: story.told.into_iter().map(|told| told.event).collect() })
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
