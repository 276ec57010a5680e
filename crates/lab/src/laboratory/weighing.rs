//! One decision of a game, move by move: how much was there to gain, and what was each thing worth that could be chosen?
//!
//! Every move is tried in the same imagined worlds with the same dice. The worlds are in two halves: each half chooses moves that the
//! other measures, so that nothing looks good because it was lucky where it was chosen.

use super::uses::Words;
use crate::experiment::Watch;
use crate::values::{Estimator, Sums, heard_after, mix, readable};
use coven_engine::{Dice, FastDice, Game, MoveList, Seat, Silence, WholeGame};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What was found at one decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weighing {
    pub seat: usize,
    /// How much of the game was over, from 0 to 1.
    pub when: f64,
    /// How many moves were possible.
    pub choices: u32,
    /// What the best move is worth more than a move at random, in shares of a victory.
    pub stake: f64,
    /// What the best move is worth more than the one that was made.
    pub lost: f64,
    /// The things of which some moves speak and others do not.
    pub offers: Vec<Offer>,
}

/// Something that could be chosen or left.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Offer {
    pub thing: String,
    pub taken: bool,
    /// What the best move with it is worth more than the best without.
    pub worth: f64,
}

/// No more moves than this are tried: those that the game's advice praises most, and the one that was made.
const MOST_MOVES: usize = 16;

/// Some decisions of a game that were real, at random.
pub fn chosen<R: WholeGame>(game: &Game<R>, watch: &Watch, dice: &mut FastDice, words: &mut Words<'_>) -> Vec<usize> {
    let mut real = Vec::new();
    if let (1.., Ok(mut replay)) = (watch.decisions, game.at(0)) {
        for (at, turn) in game.turns().iter().enumerate() {
            let legal = replay.legal(turn.seat);
            let mut speaks_of_it = |&m: &R::Move| {
                let things = words.of(replay.rules().tell_move(replay.state(), turn.seat, m)).things;
                watch.focus.iter().any(|word| things.iter().any(|thing| thing.starts_with(word)))
            };
            if legal.len() > 1 && (watch.focus.is_empty() || legal.iter().any(&mut speaks_of_it)) {
                real.push(at);
            }
            if replay.play(turn.seat, turn.m).is_err() {
                break;
            }
        }
    }
    let mut chosen = Vec::new();
    while chosen.len() < watch.decisions as usize && !real.is_empty() {
        chosen.push(real.swap_remove(dice.below(real.len() as u32) as usize));
    }
    chosen
}

/// Looks at the decision before a move of a game. None if nothing was to be decided.
pub fn weigh<R: WholeGame>(
    game: &Game<R>,
    state: &R::State,
    at: usize,
    estimator: &mut Estimator<'_, R>,
    worlds: u32,
    seed: u64,
    words: &mut Words<'_>,
) -> Option<Weighing> {
    let (rules, turn) = (game.rules(), game.turns().get(at)?);
    let seat = turn.seat;
    let (moves, choices) = candidates(rules, state, seat, turn.m);
    if moves.len() < 2 {
        return None;
    }
    let belief = rules.believe(state, seat, &heard_after(game, seat, at));
    // What each move brought, in either half of the worlds.
    let mut halves = [vec![0.0; moves.len()], vec![0.0; moves.len()]];
    let each = (worlds / 2).max(1);
    for number in 0..2 * each {
        let mut dice = FastDice::new(mix(&[seed, number.into()]));
        let world = rules.suppose(state, seat, &belief, &mut dice);
        for (place, &m) in moves.iter().enumerate() {
            let (mut after, mut dice) = (world.clone(), dice.clone());
            rules.apply(&mut after, seat, m, &mut dice, &mut Silence);
            let victory = estimator.play_on(after, &mut dice, &mut Sums::default());
            halves[(number % 2) as usize][place] += f64::from(victory[seat.index()]) / f64::from(each);
        }
    }
    let made = moves.iter().position(|&m| m == turn.m)?;
    let every: Vec<usize> = (0..moves.len()).collect();
    let best = measured(&halves, &every);
    let plain = |places: &[usize]| {
        let sum: f64 = halves.iter().map(|half| places.iter().map(|&place| half[place]).sum::<f64>()).sum();
        sum / (2 * places.len()) as f64
    };
    let mut with: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (place, &m) in moves.iter().enumerate() {
        for thing in words.of(rules.tell_move(state, seat, m)).things {
            with.entry(thing).or_default().push(place);
        }
    }
    let offer = |(thing, with): (String, Vec<usize>)| {
        let without: Vec<usize> = every.iter().copied().filter(|place| !with.contains(place)).collect();
        let worth = || readable(measured(&halves, &with) - measured(&halves, &without));
        (!without.is_empty()).then(|| Offer { taken: with.contains(&made), worth: worth(), thing })
    };
    Some(Weighing {
        seat: seat.index(),
        when: 0.0,
        choices,
        stake: readable(best - plain(&every)),
        lost: readable(best - plain(&[made])),
        offers: with.into_iter().filter_map(offer).collect(),
    })
}

/// The value of the best of these moves: each half of the worlds chooses, the other measures.
fn measured(halves: &[Vec<f64>; 2], among: &[usize]) -> f64 {
    let best = |half: &[f64]| among.iter().copied().max_by(|&a, &b| half[a].total_cmp(&half[b]));
    let of = |chooses: usize, measures: usize| best(&halves[chooses]).map_or(0.0, |place| halves[measures][place]);
    (of(0, 1) + of(1, 0)) / 2.0
}

/// The moves to be tried, and how many there are.
fn candidates<R: WholeGame>(rules: &R, state: &R::State, seat: Seat, made: R::Move) -> (Vec<R::Move>, u32) {
    let mut legal = MoveList::new();
    rules.legal(state, seat, &mut legal);
    let choices = legal.len() as u32;
    let mut weights = Vec::new();
    rules.advise(state, seat, &legal, &mut weights);
    let mut ranked: Vec<(f32, R::Move)> = weights.into_iter().zip(legal.iter().copied()).collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut moves: Vec<R::Move> = ranked.into_iter().map(|(_, m)| m).collect();
    let place = moves.iter().position(|&m| m == made).unwrap_or(0);
    moves[..=place].rotate_right(1);
    moves.truncate(MOST_MOVES);
    (moves, choices)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_that_was_lucky_in_one_half_gains_nothing_by_it() {
        // The first move is the best in one half by chance alone; all are worth nothing in the other.
        let halves = [vec![1.0, 0.0, 0.0], vec![0.0, 0.0, 0.0]];
        assert_eq!(measured(&halves, &[0]), 0.5);
        assert!(measured(&[vec![0.9, 0.1], vec![0.1, 0.9]], &[0, 1]) < 0.2);
        assert!(measured(&[vec![0.9, 0.1], vec![0.8, 0.2]], &[0, 1]) > 0.8);
    }
}
