//! What playouts suggest about a position, seen through one seat's eyes: imagined worlds, each played on by the game's advice.
//!
//! Nothing is looked at that the seat cannot know: every world comes out of [`Knowledge::suppose`]. What is found is raw; a
//! [`Calibration`](crate::calibration::Calibration) turns it into chances that are true.

use coven_bots::{Level, Parameters, Playout, Thinking};
use coven_engine::knowledge::Heard;
use coven_engine::{FastDice, Game, Knowledge, MAX_SEATS, MoveList, Seat, Silence, Viewer};
use serde::{Deserialize, Serialize};

/// What came of a number of playouts, added up.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sums {
    victory: [f64; MAX_SEATS],
    place: [f64; MAX_SEATS],
    points: [f64; MAX_SEATS],
    pub worlds: u32,
}

/// The means over a number of playouts, seat by seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Raw {
    /// The share of the victory; what is missing to 1 is the chance that nobody wins.
    pub victory: Vec<f64>,
    /// The place, as it would be if the seats were ranked by how they stand at the end of the playout.
    pub place: Vec<f64>,
    /// The points at the end of the playout.
    pub points: Vec<f64>,
}

impl Sums {
    pub fn raw(&self, seats: usize) -> Raw {
        let worlds = f64::from(self.worlds.max(1));
        let mean = |sums: &[f64; MAX_SEATS]| sums[..seats].iter().map(|sum| readable(sum / worlds)).collect();
        Raw { victory: mean(&self.victory), place: mean(&self.place), points: mean(&self.points) }
    }

    pub fn add(&mut self, other: &Sums) {
        for seat in 0..MAX_SEATS {
            self.victory[seat] += other.victory[seat];
            self.place[seat] += other.place[seat];
            self.points[seat] += other.points[seat];
        }
        self.worlds += other.worlds;
    }
}

/// Rounded to what is read back from a file as it was written: a quick reader of JSON is exact only for numbers of few digits.
pub(crate) fn readable(value: f64) -> f64 {
    (value * 1e9).round() / 1e9
}

/// Everything that a seat had heard after the first `moves` moves.
pub fn heard_after<R: Knowledge>(game: &Game<R>, seat: Seat, moves: usize) -> Vec<Heard<'_, R::Event>> {
    let viewer = Viewer::Seat(seat);
    let earlier = game.earlier();
    let mut said = game.said().iter().filter(|said| said.after <= earlier + moves).peekable();
    let mut heard: Vec<Heard<'_, R::Event>> = game.opening().heard_by(viewer).map(Heard::Event).collect();
    for (number, turn) in game.turns().iter().take(moves).enumerate() {
        while let Some(said) = said.next_if(|said| said.after <= earlier + number) {
            heard.push(Heard::Said(said.seat, &said.statement));
        }
        heard.extend(turn.story.heard_by(viewer).map(Heard::Event));
    }
    heard.extend(said.map(|said| Heard::Said(said.seat, &said.statement)));
    heard
}

/// A number that depends on all of these: the seeds of worlds.
pub fn mix(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0x9e37_79b9_7f4a_7c15, |mixed: u64, &number| {
        let mut x = (mixed ^ number).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x ^= x >> 29;
        x = x.wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 32)
    })
}

/// Plays on from positions, again and again.
#[derive(Debug)]
pub struct Estimator<'a, R: Knowledge> {
    pub rules: &'a R,
    pub seats: usize,
    how: Parameters,
    playout: Playout<R>,
    moves: MoveList<R::Move>,
    /// How many playouts were made.
    pub spent: u64,
}

impl<'a, R: Knowledge> Estimator<'a, R> {
    /// Plays on in the manner of a level.
    pub fn new(rules: &'a R, seats: usize, level: Level) -> Self {
        let how = Thinking::of::<R>(level).how;
        Estimator { rules, seats, how, playout: Playout::new(), moves: MoveList::new(), spent: 0 }
    }

    /// The same with other parameters: another judge.
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut Parameters)) -> Self {
        change(&mut self.how);
        self
    }

    /// Plays on from one world and adds what came of it. Returns the seats' shares of the victory.
    pub fn play_on(&mut self, mut world: R::State, dice: &mut FastDice, sums: &mut Sums) -> [f32; MAX_SEATS] {
        let verdict = self.playout.run(self.rules, &mut world, self.seats, &self.how, dice);
        let places = self.rules.places(&world);
        for seat in Seat::all(self.seats) {
            let at = seat.index();
            let better = |other: &&f32| **other > verdict.worth[at];
            let place = match &places {
                Some(places) => places.of(seat).into(),
                None => 1.0 + verdict.worth[..self.seats].iter().filter(better).count() as f64,
            };
            sums.victory[at] += f64::from(verdict.victory[at]);
            sums.place[at] += place;
            sums.points[at] += f64::from(self.rules.points(&world, seat));
        }
        sums.worlds += 1;
        self.spent += 1;
        verdict.victory
    }

    /// A position through a seat's eyes.
    pub fn of_position(&mut self, state: &R::State, eyes: Seat, belief: &R::Belief, worlds: u32, seed: u64) -> Sums {
        let mut sums = Sums::default();
        for number in 0..worlds {
            let mut dice = FastDice::new(mix(&[seed, number.into()]));
            let world = self.rules.suppose(state, eyes, belief, &mut dice);
            self.play_on(world, &mut dice, &mut sums);
        }
        sums
    }

    /// A position with open cards: what nobody at the table could know.
    pub fn of_open_position(&mut self, state: &R::State, worlds: u32, seed: u64) -> Sums {
        let mut sums = Sums::default();
        for number in 0..worlds {
            self.play_on(state.clone(), &mut FastDice::new(mix(&[seed, number.into()])), &mut sums);
        }
        sums
    }

    /// A table before anything is dealt. None if it cannot be laid out.
    pub fn of_start(&mut self, setup: &R::Setup, worlds: u32, seed: u64) -> Option<Sums> {
        let mut sums = Sums::default();
        for number in 0..worlds {
            let mut dice = FastDice::new(mix(&[seed, number.into()]));
            let world = self.rules.start(setup, &mut dice, &mut Silence).ok()?;
            self.play_on(world, &mut dice, &mut sums);
        }
        Some(sums)
    }

    /// The same moment after a move of somebody else, as a seat would expect it that sees the move but nothing that it brings to
    /// light: only worlds count in which the move can be made. None if there was no such world.
    pub fn after_move_of(
        &mut self,
        state: &R::State,
        (eyes, belief): (Seat, &R::Belief),
        (mover, m): (Seat, R::Move),
        worlds: u32,
        seed: u64,
    ) -> Option<Sums> {
        let mut sums = Sums::default();
        for number in 0..worlds {
            let mut dice = FastDice::new(mix(&[seed, number.into()]));
            let mut world = self.rules.suppose(state, eyes, belief, &mut dice);
            self.moves.clear();
            self.rules.legal(&world, mover, &mut self.moves);
            if self.moves.contains(&m) {
                self.rules.apply(&mut world, mover, m, &mut dice, &mut Silence);
                self.play_on(world, &mut dice, &mut sums);
            }
        }
        (sums.worlds > 0).then_some(sums)
    }

    /// The same moment after a move that was made, with other dice than those that fell: each time through the eyes of a seat.
    pub fn with_other_dice(
        &mut self,
        state: &R::State,
        (eyes, heard): (Seat, &[Heard<'_, R::Event>]),
        (mover, m): (Seat, R::Move),
        worlds: u32,
        seed: u64,
    ) -> Sums {
        let mut sums = Sums::default();
        for number in 0..worlds {
            let mut dice = FastDice::new(mix(&[seed, number.into()]));
            let mut after = state.clone();
            self.rules.apply(&mut after, mover, m, &mut dice, &mut Silence);
            let belief = self.rules.believe(&after, eyes, heard);
            let world = self.rules.suppose(&after, eyes, &belief, &mut dice);
            self.play_on(world, &mut dice, &mut sums);
        }
        sums
    }
}
