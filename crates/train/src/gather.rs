//! Games from which a net learns: searchers play each other, and every decision gives positions with what they were worth.
//!
//! A search looks at many positions that no good player reaches. So from every decision of a game one strays: a few careless moves,
//! then a few advised ones; what comes is judged, too.

use crate::plan::{Games, Plan, Tables};
use crate::samples::Sample;
use coven_bots::{Budget, Cancel, Level, Net, Parameters, Playout, Search, Thinking, Verdict};
use coven_engine::{Dice, Eyes, FastDice, MAX_SEATS, MoveList, Seat, Silence, WholeGame};
use coven_lab::values::mix;
use std::sync::Arc;

/// The player who makes the games.
pub struct Gatherer<'a, R: WholeGame> {
    rules: &'a R,
    games: Games,
    tables: Tables,
    how: Parameters,
    net: Option<Arc<Net>>,
    playout: Playout<R>,
    moves: MoveList<R::Move>,
    observation: Vec<f32>,
}

/// A decision of the game, to which the result is added when the game is over.
struct Kept {
    seat: Seat,
    sample: Sample,
    /// What the search expected; none for a position off the path, which nobody played on from.
    expected: Option<Verdict>,
}

impl<'a, R: WholeGame> Gatherer<'a, R> {
    pub fn new(rules: &'a R, plan: &Plan, step: usize, net: Option<Arc<Net>>) -> Result<Self, String> {
        let usual = Thinking::of::<R>(Level::Archwitch).how;
        let how = if net.is_some() { plan.search(usual)? } else { usual };
        Ok(Gatherer {
            rules,
            games: plan.steps[step].games,
            tables: plan.tables,
            how,
            net,
            playout: Playout::new(),
            moves: MoveList::new(),
            observation: vec![0.0; rules.observation_length()],
        })
    }

    /// A table: mostly the usual one, sometimes any other.
    fn setup(&self, dice: &mut FastDice) -> Option<R::Setup> {
        let usual = dice.below(100) < self.games.usual_per_cent;
        if usual {
            return self.rules.agree(self.tables.players, &[]).ok();
        }
        let sizes = self.tables.sizes;
        let players = sizes[0] + dice.below((sizes[1] - sizes[0] + 1) as u32) as usize;
        let setups = self.rules.setups(players);
        let which = dice.below(setups.len().max(1) as u32) as usize;
        setups.into_iter().nth(which)
    }

    /// Plays one game and gives its positions.
    pub fn game(&mut self, seed: u64) -> Vec<Sample> {
        let mut dice = FastDice::new(mix(&[seed, 0xe1de4]));
        let Some(setup) = self.setup(&mut dice) else { return Vec::new() };
        let Ok(mut state) = self.rules.start(&setup, &mut dice, &mut Silence) else { return Vec::new() };
        let seats = self.rules.seats(&setup);
        let mut kept = Vec::new();
        while let Some(seat) = self.rules.deciding(&state).first() {
            self.moves.clear();
            self.rules.legal(&state, seat, &mut self.moves);
            let mut m = self.moves[0];
            if self.moves.len() > 1 {
                let legal = self.moves.clone();
                let (sample, expected, shares) = self.decision(&state, seats, seat, self.games.iterations, &mut dice);
                kept.push(Kept { seat, sample, expected: Some(expected) });
                for _ in 0..self.games.strays {
                    kept.extend(self.stray(state.clone(), seats, &mut dice));
                }
                m = self.choose(&legal, &shares, &mut dice);
            }
            self.rules.apply(&mut state, seat, m, &mut dice, &mut Silence);
        }
        let last = self.playout.run(self.rules, &mut state, seats, &self.how, &mut dice);
        self.finish(kept, last, seats)
    }

    /// Mostly the best move; sometimes another that was considered, and now and then any.
    fn choose(&self, legal: &[R::Move], shares: &[f32], dice: &mut FastDice) -> R::Move {
        let best = || (0..shares.len()).fold(0, |best, other| if shares[other] > shares[best] { other } else { best });
        match dice.below(100) {
            percent if percent < self.games.any_per_cent => legal[dice.below(legal.len() as u32) as usize],
            percent if percent < self.games.any_per_cent + self.games.considered_per_cent => {
                let mut left = dice.below(1 << 16) as f32 / 65536.0;
                let drawn = shares.iter().position(|share| {
                    left -= share;
                    left < 0.0
                });
                legal[drawn.unwrap_or_else(best)]
            }
            _ => legal[best()],
        }
    }

    /// A decision, searched.
    fn decision(
        &mut self,
        state: &R::State,
        seats: usize,
        seat: Seat,
        iterations: u32,
        dice: &mut FastDice,
    ) -> (Sample, Verdict, Vec<f32>) {
        let eyes = Eyes::new(seat, seats);
        let belief = self.rules.believe(state, seat, &[]);
        let mut search = Search::new(self.rules, seats, self.how, dice.below(u32::MAX).into()).with_net(self.net.clone());
        let (judged, spent) = search.run(state, seat, &belief, Budget::Iterations(iterations), &Cancel::default());
        let expected = search.standing(spent);
        let mut sample = self.sample(state, eyes, &expected);
        self.moves.clear();
        self.rules.legal(state, seat, &mut self.moves);
        let all: u32 = judged.iter().map(|judged| judged.visits).sum();
        let visits = |m: &R::Move| judged.iter().find(|judged| judged.m == *m).map_or(0, |judged| judged.visits);
        let shares: Vec<f32> = self.moves.iter().map(|m| visits(m) as f32 / all.max(1) as f32).collect();
        let numbered = self.moves.iter().zip(&shares);
        sample.moves = numbered.filter_map(|(&m, &share)| Some((self.rules.index(eyes, m)? as u16, share))).collect();
        (sample, expected, shares)
    }

    /// A position off the path, judged by playing on or by a short search.
    fn stray(&mut self, mut state: R::State, seats: usize, dice: &mut FastDice) -> Option<Kept> {
        let careless = Parameters { horizon: 1 + dice.below(2), careless_per_mille: 1000, ..self.how };
        self.playout.play_on(self.rules, &mut state, &careless, dice);
        let advised = Parameters { horizon: dice.below(12), ..self.how };
        self.playout.play_on(self.rules, &mut state, &advised, dice);
        loop {
            let seat = self.rules.deciding(&state).first()?;
            self.moves.clear();
            self.rules.legal(&state, seat, &mut self.moves);
            if self.moves.len() > 1 {
                let sample = match self.net {
                    Some(_) => self.decision(&state, seats, seat, self.games.stray_iterations, dice).0,
                    None => {
                        let verdict = self.play_on(&state, seats, dice);
                        self.sample(&state, Eyes::new(seat, seats), &verdict)
                    }
                };
                return Some(Kept { seat, sample, expected: None });
            }
            let only = self.moves[0];
            self.rules.apply(&mut state, seat, only, dice, &mut Silence);
        }
    }

    /// What comes of a position if the advice plays on to the end.
    fn play_on(&mut self, state: &R::State, seats: usize, dice: &mut FastDice) -> Verdict {
        let to_the_end = Parameters { horizon: u32::MAX, ..self.how };
        let mut sums = Verdict::NOTHING;
        for _ in 0..self.games.playouts {
            sums.add(&self.playout.run(self.rules, &mut state.clone(), seats, &to_the_end, dice));
        }
        let mean = |sums: [f32; MAX_SEATS]| sums.map(|sum| sum / self.games.playouts.max(1) as f32);
        Verdict { worth: mean(sums.worth), victory: mean(sums.victory) }
    }

    fn sample(&mut self, state: &R::State, eyes: Eyes, verdict: &Verdict) -> Sample {
        self.rules.observe_state(state, eyes, &mut self.observation);
        let seen = self.observation.iter().enumerate().filter(|(_, value)| **value != 0.0);
        let seen = seen.map(|(which, &value)| (which as u16, value)).collect();
        let (worth, victory) = turned(verdict, eyes);
        Sample { seen, worth, victory, moves: Vec::new() }
    }

    /// Mixes what the searches expected with what came, from the last decision to the first.
    fn finish(&self, kept: Vec<Kept>, last: Verdict, seats: usize) -> Vec<Sample> {
        let mut came = last;
        let finished = kept.into_iter().rev().map(|one| {
            let Kept { seat, mut sample, expected } = one;
            if let Some(expected) = expected {
                came = blend(expected, came, self.games.fades);
                let blended = blend(expected, came, self.games.result);
                (sample.worth, sample.victory) = turned(&blended, Eyes::new(seat, seats));
            }
            sample
        });
        finished.collect()
    }
}

/// Something of the one and `part` of the other.
fn blend(one: Verdict, other: Verdict, part: f32) -> Verdict {
    let blend =
        |one: [f32; MAX_SEATS], other: [f32; MAX_SEATS]| std::array::from_fn(|seat| one[seat] + part * (other[seat] - one[seat]));
    Verdict { worth: blend(one.worth, other.worth), victory: blend(one.victory, other.victory) }
}

/// A verdict in the order of the eyes.
fn turned(verdict: &Verdict, eyes: Eyes) -> (Vec<f32>, Vec<f32>) {
    let seats = || (0..eyes.seats).filter_map(|place| eyes.seat_after(place)).map(Seat::index);
    (seats().map(|seat| verdict.worth[seat]).collect(), seats().map(|seat| verdict.victory[seat]).collect())
}
