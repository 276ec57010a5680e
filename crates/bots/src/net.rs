//! A learned judge of positions: a small net that reads what a seat sees, in the numbers of the game's encoding, and says how well
//! every seat stands and which moves look promising.
//!
//! It reads an observation and nothing else, so it is as honest as the view from which the observation is written. Two hidden layers
//! stand between; the first is by far the largest, and most of what it reads is zero and skipped.

mod file;

pub use file::{BadNet, Header, MOST_BYTES, meaning};

use crate::playout::Verdict;
use coven_engine::{Encode, Eyes};
use std::ops::RangeInclusive;

/// A layer: what each of its inputs adds to all of its outputs, input after input.
#[derive(Clone, PartialEq, Debug)]
struct Layer {
    weights: Vec<f32>,
    bias: Vec<f32>,
}

impl Layer {
    /// What the inputs add up to. Two inputs at a time, so that the sums are read and written half as often.
    fn run(&self, inputs: &[f32], out: &mut [f32]) {
        out.copy_from_slice(&self.bias);
        let width = out.len();
        let row = |input: usize| &self.weights[input * width..][..width];
        let mut waiting: Option<usize> = None;
        for (input, &value) in inputs.iter().enumerate() {
            if value == 0.0 {
                continue;
            }
            let Some(earlier) = waiting.take() else {
                waiting = Some(input);
                continue;
            };
            let factor = inputs[earlier];
            for ((sum, one), other) in out.iter_mut().zip(row(earlier)).zip(row(input)) {
                *sum += factor * one + value * other;
            }
        }
        if let Some(last) = waiting {
            out.iter_mut().zip(row(last)).for_each(|(sum, weight)| *sum += inputs[last] * weight);
        }
    }
}

fn rectify(sums: &mut [f32]) {
    sums.iter_mut().for_each(|sum| *sum = sum.max(0.0));
}

fn share(sum: f32) -> f32 {
    1.0 / (1.0 + (-sum).exp())
}

/// The weights of a net, as they are at work.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// For how many players it was trained.
    seats: RangeInclusive<usize>,
    /// How many seats it judges.
    places: usize,
    first: Layer,
    second: Layer,
    /// First what every seat strives for, then its share of the victory, in the order of the eyes.
    judges: Layer,
    /// For each number of a move a row of its own: only the moves that are legal are asked about.
    advises: Layer,
}

/// What a net thinks of one position, and the room for thinking: it is made once for many positions.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading {
    observation: Vec<f32>,
    first: Vec<f32>,
    second: Vec<f32>,
    judged: Vec<f32>,
}

impl Net {
    /// Whether it was trained for a table of this size.
    pub fn knows_tables_for(&self, seats: usize) -> bool {
        self.seats.contains(&seats)
    }

    /// Room for reading positions.
    pub fn reading(&self) -> Reading {
        Reading {
            observation: vec![0.0; self.first.weights.len() / self.first.bias.len()],
            first: vec![0.0; self.first.bias.len()],
            second: vec![0.0; self.second.bias.len()],
            judged: vec![0.0; self.judges.bias.len()],
        }
    }

    /// Reads a position through the eyes of a seat, from the state: nothing but what the seat's view shows.
    pub fn read_state<R: Encode>(&self, rules: &R, state: &R::State, eyes: Eyes, reading: &mut Reading) {
        rules.observe_state(state, eyes, &mut reading.observation);
        self.think(reading);
    }

    /// Reads an observation. One of another length is read as far as both go; [`Net::of`] gives no net that does not fit its game.
    pub fn read(&self, observation: &[f32], reading: &mut Reading) {
        reading.observation.fill(0.0);
        reading.observation.iter_mut().zip(observation).for_each(|(own, given)| *own = *given);
        self.think(reading);
    }

    fn think(&self, reading: &mut Reading) {
        self.first.run(&reading.observation, &mut reading.first);
        rectify(&mut reading.first);
        self.second.run(&reading.first, &mut reading.second);
        rectify(&mut reading.second);
    }

    /// How well every seat stands in the position that was read.
    pub fn judge(&self, eyes: Eyes, reading: &mut Reading) -> Verdict {
        self.judges.run(&reading.second, &mut reading.judged);
        let mut verdict = Verdict::NOTHING;
        for place in 0..self.places {
            if let Some(seat) = eyes.seat_after(place) {
                verdict.worth[seat.index()] = share(reading.judged[place]);
                verdict.victory[seat.index()] = share(reading.judged[self.places + place]);
            }
        }
        verdict
    }

    /// How promising moves look in the position that was read: shares of one, in the order of their numbers given.
    pub fn advise(&self, actions: &[u32], reading: &Reading, shares: &mut Vec<f32>) {
        let width = reading.second.len();
        shares.clear();
        shares.extend(actions.iter().map(|&action| {
            let row = &self.advises.weights[action as usize * width..][..width];
            let sum: f32 = row.iter().zip(&reading.second).map(|(weight, value)| weight * value).sum();
            sum + self.advises.bias[action as usize]
        }));
        let most = shares.iter().copied().fold(f32::MIN, f32::max);
        shares.iter_mut().for_each(|share| *share = (*share - most).exp());
        let all: f32 = shares.iter().sum();
        shares.iter_mut().for_each(|share| *share /= all);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::Seat;

    /// Three inputs, two neurons in either layer, two seats, two moves.
    fn small() -> Net {
        Net {
            seats: 2..=2,
            places: 2,
            first: Layer { weights: vec![1.0, -1.0, 2.0, 0.5, -3.0, 1.0], bias: vec![0.5, 0.0] },
            second: Layer { weights: vec![1.0, 0.0, 2.0, -1.0], bias: vec![0.0, 0.25] },
            judges: Layer { weights: vec![1.0, -1.0, 0.5, 0.0, 0.0, 0.0, 0.0, 2.0], bias: vec![0.0, 1.0, -1.0, 0.0] },
            advises: Layer { weights: vec![1.0, 0.0, 0.0, 1.0], bias: vec![0.0, 2.5] },
        }
    }

    #[test]
    fn a_net_computes_what_one_computes_by_hand() {
        let net = small();
        let mut reading = net.reading();
        net.read(&[1.0, 0.0, 0.0], &mut reading);
        // 1.5 and -1, of which nothing remains; then 1.5 and 0.25.
        assert_eq!((&reading.first[..], &reading.second[..]), (&[1.5, 0.0][..], &[1.5, 0.25][..]));
        let verdict = net.judge(Eyes::new(Seat(1), 2), &mut reading);
        let close = |value: f32, sum: f32| assert!((value - 1.0 / (1.0 + (-sum).exp())).abs() < 1e-6, "{value} {sum}");
        close(verdict.worth[1], 1.5);
        close(verdict.worth[0], 1.0 - 1.5);
        close(verdict.victory[1], 0.75 - 1.0);
        close(verdict.victory[0], 2.0 * 0.25);
        let mut shares = Vec::new();
        net.advise(&[0, 1], &reading, &mut shares);
        let odds = (1.5f32 - 2.75).exp();
        assert!((shares[0] - odds / (1.0 + odds)).abs() < 1e-6 && (shares[0] + shares[1] - 1.0).abs() < 1e-6, "{shares:?}");
    }

    #[test]
    fn inputs_add_up_in_pairs_and_alone() {
        let net = small();
        let mut reading = net.reading();
        net.read(&[1.0, 2.0, 0.5], &mut reading);
        assert_eq!(reading.first, [0.5 + 1.0 + 4.0 - 1.5, 0.0 - 1.0 + 1.0 + 0.5]);
        net.read(&[0.0, 0.0, 0.0], &mut reading);
        assert_eq!(reading.first, [0.5, 0.0]);
    }
}
