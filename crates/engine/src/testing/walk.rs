//! Random games looked at move by move, for tests of what must hold at every step.

use crate::dice::{Dice, FastDice};
use crate::events::{Silence, Story};
use crate::moves::MoveList;
use crate::rules::Rules;
use crate::seat::Seat;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::Arc;

/// A random game, one move at a time.
pub struct Walk<R: Rules> {
    pub rules: Arc<R>,
    pub state: R::State,
    pub dice: FastDice,
    moves: MoveList<R::Move>,
}

/// One move of a walk: what was before, who did what, and what came of it.
pub struct Made<R: Rules> {
    pub before: R::State,
    pub seat: Seat,
    pub m: R::Move,
    pub events: Vec<R::Event>,
}

impl<R: Rules> Walk<R> {
    /// # Panics
    /// If the setup is refused.
    pub fn new(rules: &Arc<R>, setup: &R::Setup, seed: u64) -> Walk<R> {
        let mut dice = FastDice::new(seed);
        let state = rules.start(setup, &mut dice, &mut Silence).expect("an allowed setup");
        Walk { rules: rules.clone(), state, dice, moves: MoveList::new() }
    }

    /// Makes a random move of a random deciding seat; none when the game is over.
    pub fn make(&mut self) -> Option<Made<R>> {
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

    /// Goes on until a state is found that has what is looked for. False if the game ends before.
    pub fn find(&mut self, wanted: impl Fn(&R::State) -> bool) -> bool {
        loop {
            if wanted(&self.state) {
                return true;
            }
            if self.make().is_none() {
                return false;
            }
        }
    }

    /// Walks through random games, `games` of every setup for every number of players. `look` gets the walk after each move, and what
    /// `begin` made of the walk before the first one.
    pub fn through_games<W>(
        rules: &Arc<R>,
        games: u64,
        begin: impl Fn(&Walk<R>) -> W,
        mut look: impl FnMut(&mut W, &Walk<R>, &Made<R>),
    ) {
        for players in R::about().seats.clone().filter(|&players| players > 1) {
            for (number, setup) in rules.setups(players).iter().enumerate() {
                for game in 0..games {
                    let mut walk = Walk::new(rules, setup, (players as u64) << 40 | (number as u64) << 32 | game);
                    let mut watch = begin(&walk);
                    while let Some(made) = walk.make() {
                        look(&mut watch, &walk, &made);
                    }
                }
            }
        }
    }
}

impl<R: Rules> Debug for Walk<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Walk").finish_non_exhaustive()
    }
}

impl<R: Rules> Debug for Made<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Made").field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// Every one of the possible outcomes came about equally often, within six standard deviations.
///
/// # Panics
/// If not.
pub fn assert_even<K: Debug>(seen: &BTreeMap<K, u32>, outcomes: usize, times: u32) {
    assert_eq!(seen.len(), outcomes, "{seen:?}");
    let chance = 1.0 / outcomes as f64;
    let (mean, deviation) = (f64::from(times) * chance, (f64::from(times) * chance * (1.0 - chance)).sqrt());
    for (outcome, &count) in seen {
        let off = (f64::from(count) - mean).abs();
        assert!(off < 6.0 * deviation, "{outcome:?} came {count} times, not about {mean}");
    }
}
