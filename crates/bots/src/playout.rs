//! Playing on to see what comes of it: moves drawn by the game's advice, up to the end or to a horizon.

use crate::parameters::Parameters;
use coven_engine::{Dice, FastDice, Knowledge, MAX_SEATS, MoveList, Seat, Silence};

/// The memory of a playout, kept from one to the next.
#[derive(Debug)]
pub struct Playout<R: Knowledge> {
    moves: MoveList<R::Move>,
    weights: Vec<f32>,
    /// Of the line of play under way.
    notes: R::Notes,
}

impl<R: Knowledge> Default for Playout<R> {
    fn default() -> Self {
        Playout::new()
    }
}

impl<R: Knowledge> Playout<R> {
    pub fn new() -> Self {
        Playout { moves: MoveList::new(), weights: Vec::new(), notes: R::Notes::default() }
    }

    /// How well every seat stands after playing on from this state, which becomes the one at which playing on has ended.
    pub fn run(&mut self, rules: &R, state: &mut R::State, seats: usize, how: &Parameters, dice: &mut FastDice) -> Verdict {
        self.play_on(rules, state, how, dice);
        judge(rules, state, seats, how)
    }

    /// Plays on to the horizon.
    pub fn play_on(&mut self, rules: &R, state: &mut R::State, how: &Parameters, dice: &mut FastDice) {
        self.notes = R::Notes::default();
        let mut deciding = rules.list_first(state, &mut self.moves);
        for _ in 0..how.horizon {
            let Some(seat) = deciding else {
                break;
            };
            let m = if self.moves.len() == 1 { self.moves[0] } else { self.choose(rules, state, seat, how, dice) };
            deciding = rules.apply_and_list(state, seat, m, dice, &mut Silence, &mut self.moves);
        }
    }

    fn choose(&mut self, rules: &R, state: &R::State, seat: Seat, how: &Parameters, dice: &mut FastDice) -> R::Move {
        if dice.below(1000) < how.careless_per_mille {
            return self.moves[dice.below(self.moves.len() as u32) as usize];
        }
        rules.advise_along(state, seat, &self.moves, &mut self.weights, &mut self.notes);
        self.moves[draw(&mut self.weights, how.sharpness, dice)]
    }
}

/// Draws an index with probability proportional to weight to the power of `sharpness`; the weights become these powers.
pub(crate) fn draw(weights: &mut [f32], sharpness: i32, dice: &mut FastDice) -> usize {
    let total = raise(weights, sharpness);
    let mut left = total * (dice.below(1 << 24) as f32 / (1 << 24) as f32);
    for (i, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return i;
        }
    }
    weights.len() - 1
}

/// Raises every weight to a power; returns their sum. Small whole powers by multiplication, which is faster than `powf`: this runs
/// for every candidate move.
pub(crate) fn raise(weights: &mut [f32], exponent: i32) -> f32 {
    match exponent {
        1 => change(weights, |weight| weight),
        2 => change(weights, |weight| weight * weight),
        3 => change(weights, |weight| weight * weight * weight),
        4 => change(weights, |weight| (weight * weight) * (weight * weight)),
        _ => change(weights, |weight| weight.powi(exponent)),
    }
}

fn change(weights: &mut [f32], power: impl Fn(f32) -> f32) -> f32 {
    let mut total = 0.0;
    for weight in weights {
        *weight = power(*weight);
        total += *weight;
    }
    total
}

/// What came of a playout, for every seat.
#[derive(Clone, Copy, Debug)]
pub struct Verdict {
    /// What the search strives for: final places if the game is over, mixed with the outlook so that a better defeat and a clearer
    /// victory count a little too.
    pub worth: [f32; MAX_SEATS],
    /// The share of the victory: what a person wants to be told.
    pub victory: [f32; MAX_SEATS],
}

impl Verdict {
    pub const NOTHING: Verdict = Verdict { worth: [0.0; MAX_SEATS], victory: [0.0; MAX_SEATS] };

    /// Adds another, seat by seat.
    pub fn add(&mut self, other: &Verdict) {
        self.worth.iter_mut().zip(other.worth).for_each(|(sum, worth)| *sum += worth);
        self.victory.iter_mut().zip(other.victory).for_each(|(sum, victory)| *sum += victory);
    }
}

pub(crate) fn judge<R: Knowledge>(rules: &R, state: &R::State, seats: usize, how: &Parameters) -> Verdict {
    let outlook = rules.outlook(state, seats);
    let mut verdict = Verdict { worth: outlook, victory: outlook };
    if let Some(places) = rules.places(state) {
        let winners = places.as_slice().iter().filter(|&&place| place == 1).count().max(1) as f32;
        for seat in Seat::all(seats) {
            let won = if places.of(seat) == 1 { 1.0 / winners } else { 0.0 };
            verdict.victory[seat.index()] = won;
            verdict.worth[seat.index()] = how.winning_matters * won + (1.0 - how.winning_matters) * outlook[seat.index()];
        }
    } else if seats > 1 {
        // The outlooks of all seats do not add up to one; shares of victory must.
        let all = outlook[..seats].iter().sum::<f32>().max(f32::MIN_POSITIVE);
        verdict.victory.iter_mut().for_each(|share| *share /= all);
    }
    verdict
}
