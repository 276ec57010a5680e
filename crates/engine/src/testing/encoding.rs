//! The game in numbers: moves and their numbers, observations and what they may tell.

use super::contract::{Check, Checked};
use crate::dice::FastDice;
use crate::encode::Eyes;
use crate::rules::WholeGame;
use crate::seat::{Seat, Viewer};

impl<R: WholeGame> Check<R> {
    fn eyes(&self, seat: Seat) -> Eyes {
        Eyes::new(seat, self.game.seats())
    }

    /// Every number that stands for a move at this table comes back from that move, whoever asks.
    pub(super) fn numbers_read_back(&self) -> Checked {
        let rules = self.rules();
        for seat in Seat::all(self.game.seats()) {
            let eyes = self.eyes(seat);
            for index in 0..rules.actions() {
                if let Some(m) = rules.move_at(eyes, index)
                    && rules.index(eyes, m) != Some(index)
                {
                    return Err(format!("the number {index} stands for '{m}', which has the number {:?}", rules.index(eyes, m)));
                }
            }
            if let Some(m) = rules.move_at(eyes, rules.actions()) {
                return Err(format!("'{m}' has the number {}, but all numbers are below", rules.actions()));
            }
        }
        Ok(())
    }

    /// Every legal move has a number of its own.
    pub(super) fn moves_have_numbers(&self) -> Checked {
        let rules = self.rules();
        for seat in self.game.deciding() {
            let (eyes, moves) = (self.eyes(seat), self.game.legal(seat));
            let mut taken: Vec<(usize, R::Move)> = Vec::with_capacity(moves.len());
            for &m in moves.iter() {
                let Some(index) = rules.index(eyes, m) else {
                    return Err(format!("the legal move '{m}' of seat {seat} has no number"));
                };
                if index >= rules.actions() {
                    return Err(format!("'{m}' has the number {index}, but all numbers are below {}", rules.actions()));
                }
                if let Some((_, other)) = taken.iter().find(|(known, _)| *known == index) {
                    return Err(format!("'{m}' and '{other}' share the number {index}"));
                }
                taken.push((index, m));
            }
            if let Some((index, m)) = taken.into_iter().find(|&(index, m)| rules.move_at(eyes, index) != Some(m)) {
                return Err(format!("'{m}' has the number {index}, which stands for {:?}", rules.move_at(eyes, index)));
            }
        }
        Ok(())
    }

    /// What a seat is told in numbers is what its view shows, and no more; blocks of seats stand where the eyes say.
    pub(super) fn observations_are_sound(&self) -> Checked {
        let rules = self.game.shared_rules();
        let (seats, length) = (self.game.seats(), rules.observation_length());
        let mut seen = vec![vec![f32::NAN; length]; seats];
        let mut other = vec![f32::NAN; length];
        for seat in Seat::all(seats) {
            let (eyes, viewer) = (self.eyes(seat), Viewer::Seat(seat));
            let shown = &mut seen[seat.index()];
            rules.observe(&rules.view(self.game.state(), viewer), eyes, shown);
            if let Some(at) = shown.iter().position(|number| !number.is_finite()) {
                return Err(format!("number {at} of what seat {seat} observes is {}", shown[at]));
            }
            rules.observe_state(self.game.state(), eyes, &mut other);
            if let Some(at) = difference(shown, &other) {
                return Err(format!("what seat {seat} observes of the state is not what its view shows ({})", name(&*rules, at)));
            }
            // Dice of its own: which games the other checks meet does not depend on this one.
            let mut dice = FastDice::new(self.game.turns().len() as u64);
            let imagined = rules.imagine(self.game.state(), viewer, &mut dice);
            rules.observe_state(&imagined, eyes, &mut other);
            if let Some(at) = difference(shown, &other) {
                return Err(format!("what seat {seat} observes depends on what it cannot know ({})", name(&*rules, at)));
            }
        }
        self.blocks_follow_the_eyes(&seen)
    }

    /// What everybody sees of a seat is the same through all eyes, and stands where those eyes see the seat.
    fn blocks_follow_the_eyes(&self, seen: &[Vec<f32>]) -> Checked {
        let seats = self.game.seats();
        let mut begin = 0;
        for part in self.rules().parts() {
            let (start, each) = (begin, part.length / part.seats.unwrap_or(1).max(1));
            begin += part.length;
            let Some(room) = part.seats else { continue };
            if room < seats {
                return Err(format!("the part '{}' has no room for {seats} seats", part.name));
            }
            let block = |eyes: Eyes, of: Seat| {
                let at = start + eyes.places_to(of).unwrap_or(0) * each;
                &seen[eyes.seat.index()][at..at + each]
            };
            for (of, seat) in Seat::all(seats).flat_map(|of| Seat::all(seats).map(move |seat| (of, seat))) {
                if block(self.eyes(of), of) != block(self.eyes(seat), of) {
                    return Err(format!("in the part '{}' seat {seat} finds seat {of} in another place or otherwise", part.name));
                }
            }
            let empty = seen.iter().any(|numbers| numbers[start + seats * each..begin].iter().any(|&number| number != 0.0));
            if empty {
                return Err(format!("the part '{}' tells of seats that nobody has", part.name));
            }
        }
        Ok(())
    }
}

fn difference(one: &[f32], other: &[f32]) -> Option<usize> {
    one.iter().zip(other).position(|(one, other)| one.to_bits() != other.to_bits())
}

/// Which part a number of an observation belongs to.
fn name<R: WholeGame>(rules: &R, at: usize) -> String {
    let mut begin = 0;
    for part in rules.parts() {
        if at < begin + part.length {
            return format!("number {} of the part '{}'", at - begin, part.name);
        }
        begin += part.length;
    }
    format!("number {at}")
}
