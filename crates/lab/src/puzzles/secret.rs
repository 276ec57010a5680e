//! "Who is it?": how likely something hidden is true of another seat, and how a guess is scored.

use super::judge::{Position, WORLDS, short};
use crate::values::mix;
use coven_engine::{FastDice, Knowledge, Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

/// What may be answered, in percent.
pub const GUESSES: [u8; 11] = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
/// How far a guess may be from the honest chance to be as good as that: the step between two guesses, and the noise.
pub const NEAR: f64 = 0.12;
/// How far acts must have moved the chance for the position to be a puzzle.
const TELLING: f64 = 0.2;
/// How far the two judges may be apart.
const AGREED: f64 = 0.05;

/// How a guess scores. The Brier score is the squared difference between a chance and what came, 0 at best: nobody can do better, on the
/// average, than by saying the honest chance.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Guessed {
    pub said: f64,
    /// The Brier score against the truth.
    pub brier: f64,
    /// What it costs on the average against saying the honest chance.
    pub regret: f64,
    /// As good as the honest chance.
    pub near: bool,
}

pub(super) fn score(answer: &str, chance: f64, truth: bool) -> Option<Guessed> {
    let percent: u8 = answer.parse().ok().filter(|percent| *percent <= 100)?;
    let said = f64::from(percent) / 100.0;
    let came = if truth { 1.0 } else { 0.0 };
    let off = (said - chance).abs();
    Some(Guessed { said, brier: short((said - came).powi(2)), regret: short(off.powi(2)), near: off <= NEAR })
}

/// A question about something hidden, with the honest answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Secret {
    pub about: Seat,
    pub chance: f64,
    pub blind: f64,
    pub truth: bool,
}

impl<R: Knowledge> Position<'_, R> {
    /// The share of worlds in which the hidden thing is true of another seat, in as many worlds as asked.
    pub(super) fn chance_of_secret(&self, about: Seat, worlds: u32, seed: u64) -> f64 {
        let holds = |&number: &u32| {
            let world = self.suppose(&mut FastDice::new(mix(&[seed, number.into()])));
            self.game.rules().secret_of(&world, about) == Some(true)
        };
        f64::from((0..worlds).filter(holds).count() as u32) / f64::from(worlds.max(1))
    }

    /// The same if nobody's acts told anything.
    fn blind_chance(&self, about: Seat, worlds: u32, seed: u64) -> f64 {
        let (rules, state) = (self.game.rules(), self.game.state());
        let holds = |&number: &u32| {
            let mut dice = FastDice::new(mix(&[seed, number.into()]));
            rules.secret_of(&rules.imagine(state, Viewer::Seat(self.seat), &mut dice), about) == Some(true)
        };
        f64::from((0..worlds).filter(holds).count() as u32) / f64::from(worlds.max(1))
    }

    /// What can be asked here about something hidden: where acts tell most, if they tell enough and both judges agree.
    pub(super) fn secret(&self, seed: u64) -> Option<Secret> {
        let rules = self.game.rules();
        let others = Seat::all(self.game.seats()).filter(|&other| other != self.seat);
        let asked = others.filter_map(|about| Some((about, rules.secret_of(self.game.state(), about)?)));
        let telling = |(about, truth): (Seat, bool)| {
            let chance = self.chance_of_secret(about, WORLDS, mix(&[seed, 30]));
            // Nothing is hidden of whom the seat knows.
            if chance <= 0.0 || chance >= 1.0 {
                return None;
            }
            let blind = self.blind_chance(about, WORLDS, mix(&[seed, 31]));
            ((chance - blind).abs() >= TELLING).then_some(Secret { about, chance, blind, truth })
        };
        let moved = |secret: &Secret| (secret.chance - secret.blind).abs();
        let most = asked.filter_map(telling).max_by(|a, b| moved(a).total_cmp(&moved(b)))?;
        let again = self.chance_of_secret(most.about, WORLDS, mix(&[seed, 32]));
        ((again - most.chance).abs() <= AGREED).then(|| Secret {
            chance: short(f64::midpoint(again, most.chance)),
            blind: short(most.blind),
            ..most
        })
    }
}

/// How easily it is seen, from 0 to 1: by how much the acts changed the odds.
pub(super) fn ease(secret: &Secret) -> f64 {
    /// What nobody overlooks, as the logarithm of odds.
    const OBVIOUS: f64 = 5.0;
    let log_odds = |chance: f64| (chance / (1.0 - chance)).ln();
    ((log_odds(secret.chance) - log_odds(secret.blind)).abs() / OBVIOUS).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_honest_chance_scores_best_on_the_average() {
        let chance = 0.7;
        let expected = |said: &str| {
            let brier = |truth| score(said, chance, truth).expect("a guess").brier;
            chance * brier(true) + (1.0 - chance) * brier(false)
        };
        let best = GUESSES.iter().min_by(|a, b| expected(&a.to_string()).total_cmp(&expected(&b.to_string())));
        assert_eq!(best, Some(&70));
        assert!(score("70", chance, false).expect("a guess").near && !score("40", chance, true).expect("a guess").near);
        assert!(score("101", chance, true).is_none() && score("much", chance, true).is_none());
    }
}
