//! Several moves of one decision, tried in the same imagined worlds with the same dice.

use crate::values::{Estimator, Sums};
use coven_engine::{FastDice, Knowledge, Seat, Silence};

/// What came of several moves in the same worlds.
#[derive(Clone, Debug, Default)]
pub struct Trials {
    pub(crate) sums: Vec<Sums>,
    /// The mover's share of the victory, move by move and world by world.
    pub(crate) shares: Vec<Vec<f32>>,
}

impl Trials {
    pub fn of(moves: usize) -> Trials {
        Trials { sums: vec![Sums::default(); moves], shares: vec![Vec::new(); moves] }
    }

    pub fn mean(&self, which: usize) -> f64 {
        let shares = &self.shares[which];
        shares.iter().copied().map(f64::from).sum::<f64>() / shares.len().max(1) as f64
    }

    /// By how much the one is better than the other, and the standard error of that.
    pub fn lead(&self, one: usize, other: usize) -> (f64, f64) {
        let n = self.shares[one].len().max(1) as f64;
        let differences = || self.shares[one].iter().zip(&self.shares[other]).map(|(one, other)| f64::from(one - other));
        let mean = differences().sum::<f64>() / n;
        let variance = differences().map(|difference| (difference - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        // A single world says nothing of how far worlds differ.
        (mean, if n < 2.0 { f64::INFINITY } else { (variance / n).sqrt() })
    }

    /// The move that did best; the first of those that did equally well.
    pub fn best(&self) -> usize {
        (1..self.shares.len()).fold(0, |best, other| if self.mean(other) > self.mean(best) { other } else { best })
    }

    /// The same for some of the moves, in this order.
    #[must_use]
    pub fn only(&self, which: &[usize]) -> Trials {
        Trials {
            sums: which.iter().map(|&number| self.sums[number]).collect(),
            shares: which.iter().map(|&number| self.shares[number].clone()).collect(),
        }
    }

    pub fn join(&mut self, other: Trials) {
        self.sums.iter_mut().zip(&other.sums).for_each(|(sums, more)| sums.add(more));
        self.shares.iter_mut().zip(other.shares).for_each(|(shares, more)| shares.extend(more));
    }

    /// Makes each of the moves in one more world, with the same dice afterwards.
    pub fn add_world<R: Knowledge>(
        &mut self,
        estimator: &mut Estimator<'_, R>,
        (world, dice): (&R::State, &FastDice),
        seat: Seat,
        moves: &[R::Move],
    ) {
        for (which, &m) in moves.iter().enumerate() {
            let (mut after, mut dice) = (world.clone(), dice.clone());
            estimator.rules.apply(&mut after, seat, m, &mut dice, &mut Silence);
            let victory = estimator.play_on(after, &mut dice, &mut self.sums[which]);
            self.shares[which].push(victory[seat.index()]);
        }
    }
}
