//! Random play: the quickest way through a game, for simulations, tests and the benchmark.

use crate::dice::Dice;
use crate::events::Silence;
use crate::moves::MoveList;
use crate::rules::Rules;
use crate::seat::Seat;

/// Plays games of one setup at random, again and again, in the same memory.
#[derive(Debug)]
pub struct RandomPlay<R: Rules> {
    moves: MoveList<R::Move>,
    /// Decisions with two or more legal moves so far.
    pub decisions: u64,
    /// All decisions so far, also those without a choice.
    pub moves_made: u64,
}

impl<R: Rules> Default for RandomPlay<R> {
    fn default() -> Self {
        RandomPlay { moves: MoveList::new(), decisions: 0, moves_made: 0 }
    }
}

impl<R: Rules> RandomPlay<R> {
    /// Plays one random move of the first deciding seat. False when the game is over.
    pub fn step(&mut self, rules: &R, state: &mut R::State, dice: &mut impl Dice) -> bool {
        let Some(seat) = rules.list_first(state, &mut self.moves) else {
            return false;
        };
        let chosen = self.choose(dice);
        rules.apply(state, seat, chosen, dice, &mut Silence);
        true
    }

    /// Plays to the end.
    pub fn finish(&mut self, rules: &R, state: &mut R::State, dice: &mut impl Dice) {
        let mut deciding = rules.list_first(state, &mut self.moves);
        while let Some(seat) = deciding {
            let chosen = self.choose(dice);
            deciding = rules.apply_and_list(state, seat, chosen, dice, &mut Silence, &mut self.moves);
        }
    }

    fn choose(&mut self, dice: &mut impl Dice) -> R::Move {
        self.moves_made += 1;
        let choices = self.moves.len() as u32;
        if choices > 1 {
            self.decisions += 1;
            self.moves[dice.below(choices) as usize]
        } else {
            self.moves[0]
        }
    }
}

/// The points of every seat.
pub fn points<R: Rules>(rules: &R, state: &R::State, seats: usize) -> impl Iterator<Item = i32> {
    Seat::all(seats).map(move |seat| rules.points(state, seat))
}
