//! Alone against the Widow not points but tribulations decide: how likely each of the eight will be overcome, and from that how
//! likely enough of them are.

use crate::scene::Scene;
use crate::widow::tribulations::Trouble;
use crate::widow::{HUMAN, WIDOW};

/// Wisdom that a phase brings on the average, and by how much the end differs from what was expected.
const WISDOM_A_PHASE: f32 = 1.6;
const WISDOM_SPREAD: f32 = 6.0;
/// Rows of the ritual track that a phase brings if one tries.
const ROWS_A_PHASE: f32 = 0.55;

impl Scene<'_> {
    /// SEP-SOLO-27: the chance that enough tribulations will be overcome.
    pub(super) fn chance_against_the_widow(&self) -> f32 {
        let book = self.s.secret.books.first().copied().unwrap_or(1);
        let needed = usize::from(self.rules.tribulations_needed(&self.s.setup));
        // `met[n]`: the chance of exactly n so far.
        let mut met = [0.0f32; 9];
        met[0] = 1.0;
        for (number, trouble) in self.rules.tribulations(&self.s.setup, book).into_iter().enumerate() {
            let chance = self.chance_to_overcome(trouble);
            for n in (0..=number).rev() {
                met[n + 1] += met[n] * chance;
                met[n] *= 1.0 - chance;
            }
        }
        met[needed.min(8)..].iter().sum()
    }

    fn chance_to_overcome(&self, trouble: Trouble) -> f32 {
        let left = self.game_left();
        let (human, widow) = (self.coven(HUMAN), self.coven(WIDOW));
        // What is met may be lost again, what is begun may still be met: both less likely the nearer the end.
        let holds = 1.0 - 0.3 * left;
        let comes = |progress: f32| (0.15 + 0.65 * progress) * (4.0 * left).min(1.0);
        match trouble {
            Trouble::Book(objective) => match self.progress(HUMAN, objective) {
                progress if progress >= 1.0 => holds,
                progress => comes(progress),
            },
            Trouble::OwnWitches(count) => match human.witches.len() as f32 / f32::from(count) {
                share if share >= 1.0 => holds,
                share => comes(share * 0.8),
            },
            Trouble::HerWitchesAtMost(count) => match f32::from(count) - widow.witches.len() as f32 {
                spare if spare < 0.0 => 0.15 * left,
                spare => 1.0 - left * if spare < 1.0 { 0.5 } else { 0.25 },
            },
            Trouble::TopRibbon => {
                let row = human.ritual.map_or(0.0, |space| f32::from(space.row()));
                let (rows, phases) = (9.0 - row, self.phases_left());
                if rows <= 0.0 { 1.0 } else { (1.2 - 0.7 * rows / (phases * ROWS_A_PHASE + 0.01)).clamp(0.0, 0.95) }
            }
            Trouble::Wisdom(count) => {
                let expected = self.solo_points() as f32 + 0.5 * self.promise(HUMAN) + WISDOM_A_PHASE * self.phases_left();
                let spread = WISDOM_SPREAD * (0.25 + left);
                1.0 / (1.0 + ((f32::from(count) - 0.5 - expected) / spread * 1.7).exp())
            }
        }
    }
}
