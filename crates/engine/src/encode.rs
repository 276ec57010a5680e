//! A game in numbers, for programs that learn: which number a move has, and what a seat sees as a row of numbers. `testing` checks
//! each sentence of the contract by random play.
//!
//! **Two ways, one meaning.** What an observation is stands in [`Encode::observe`], which has nothing but the seat's view: so a learned
//! player is as honest as a searching one. A view is made for people, though, with lists and maps on the heap, and takes longer to
//! build than a move to play. [`Encode::observe_state`] therefore may write the same numbers straight from the state; whoever
//! overrides it must write what `observe` would, and the kit compares both for every seat of every position that random play meets.

use crate::rules::Rules;
use crate::seat::{Seat, Viewer};

/// Through whose eyes numbers are to be read. The own seat comes first, the others follow clockwise, so that a learned player need
/// not learn every chair of the table anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eyes {
    pub seat: Seat,
    /// How many sit at the table.
    pub seats: usize,
}

impl Eyes {
    pub const fn new(seat: Seat, seats: usize) -> Eyes {
        Eyes { seat, seats }
    }

    /// How many places another seat sits further, clockwise; 0 for the own seat. None for a seat that the table does not have, as a
    /// move from outside may name it.
    pub const fn places_to(self, other: Seat) -> Option<usize> {
        if other.index() < self.seats { Some((other.index() + self.seats - self.seat.index()) % self.seats) } else { None }
    }

    /// The seat that sits `places` further; none if the table has fewer seats.
    pub const fn seat_after(self, places: usize) -> Option<Seat> {
        if places < self.seats { Some(Seat(((self.seat.index() + places) % self.seats) as u8)) } else { None }
    }
}

/// A named part of an observation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    pub name: &'static str,
    /// How many numbers it has in all.
    pub length: usize,
    /// For a part that tells the same of every seat: how many seats it has room for. The blocks stand in the order of the
    /// [`Eyes`], those of absent seats are zero, and they hold only what everybody sees: the block of a seat is the same
    /// through all eyes.
    pub seats: Option<usize>,
}

impl Part {
    pub const fn new(name: &'static str, length: usize) -> Part {
        Part { name, length, seats: None }
    }

    /// What everybody sees of each of `seats` seats, in `each` numbers.
    pub const fn of_seats(name: &'static str, each: usize, seats: usize) -> Part {
        Part { name, length: each * seats, seats: Some(seats) }
    }
}

/// How many numbers these parts have together.
pub const fn length(parts: &[Part]) -> usize {
    let (mut sum, mut at) = (0, 0);
    while at < parts.len() {
        sum += parts[at].length;
        at += 1;
    }
    sum
}

/// A game in numbers.
///
/// Numbers of moves and the parts of observations are the same for every setup and every number of players of a game; what a table
/// does not have is never legal, and zero. They follow from the component data, so that other data may have other numbers.
pub trait Encode: Rules {
    /// Changes whenever a number changes its meaning. Whoever keeps numbers (a trained player, a file of episodes) keeps this, too.
    const ENCODING: u32;

    /// How many numbers there are for moves: all are below.
    fn actions(&self) -> usize;

    /// The number of a move. Every legal move has one, and no two legal moves of a decision share it. None for a move that is legal
    /// nowhere. It depends on where the seat sits, never on the state.
    fn index(&self, eyes: Eyes, m: Self::Move) -> Option<usize>;

    /// The move with this number: `move_at(index(m)) == m`. None for a number that no move of this table has.
    fn move_at(&self, eyes: Eyes, index: usize) -> Option<Self::Move>;

    /// What an observation consists of, in order.
    fn parts(&self) -> &[Part];

    /// Writes what a seat sees. `view` is the view of `eyes.seat`, `out` has exactly the length of all parts together and may hold
    /// anything; every number is finite, most lie between -1 and 1. Nothing is allocated.
    fn observe(&self, view: &Self::View, eyes: Eyes, out: &mut [f32]);

    /// Writes the same without building a view, where a game can do so. It reads nothing that the seat's view does not show.
    fn observe_state(&self, state: &Self::State, eyes: Eyes, out: &mut [f32]) {
        self.observe(&self.view(state, Viewer::Seat(eyes.seat)), eyes, out);
    }

    /// How many numbers an observation has.
    fn observation_length(&self) -> usize {
        length(self.parts())
    }
}

/// Numbers for several kinds of moves, one kind after another.
#[derive(Clone, Debug)]
pub struct Ranges<const KINDS: usize> {
    counts: [usize; KINDS],
    starts: [usize; KINDS],
    total: usize,
}

impl<const KINDS: usize> Ranges<KINDS> {
    /// The ranges of kinds that have these numbers of moves.
    pub const fn new(counts: [usize; KINDS]) -> Self {
        let mut starts = [0; KINDS];
        let (mut total, mut kind) = (0, 0);
        while kind < KINDS {
            starts[kind] = total;
            total += counts[kind];
            kind += 1;
        }
        Ranges { counts, starts, total }
    }

    pub const fn total(&self) -> usize {
        self.total
    }

    /// The number of a move, by its kind and its place among those of its kind; none if there is no such place.
    pub const fn index(&self, kind: usize, place: usize) -> Option<usize> {
        if place < self.counts[kind] { Some(self.starts[kind] + place) } else { None }
    }

    /// The kind to which a number belongs, and the place there.
    pub fn find(&self, index: usize) -> Option<(usize, usize)> {
        let kind = self.starts.partition_point(|&start| start <= index).checked_sub(1)?;
        // Kinds without a move begin where the next one does.
        (index < self.total).then(|| (kind, index - self.starts[kind]))
    }
}

/// Writes an observation from its beginning to its end.
#[derive(Debug)]
pub struct Pen<'a> {
    out: &'a mut [f32],
    at: usize,
    parts: std::slice::Iter<'a, Part>,
}

impl<'a> Pen<'a> {
    /// Clears what was there before, so that only what is not zero need be written.
    pub fn new(out: &'a mut [f32], parts: &'a [Part]) -> Pen<'a> {
        debug_assert_eq!(out.len(), length(parts), "the observation has another length than its parts");
        out.fill(0.0);
        Pen { out, at: 0, parts: parts.iter() }
    }

    /// Says which part comes next. Tests and debug builds check that the parts have the lengths that the game declares.
    pub fn part(&mut self, name: &str) {
        if cfg!(debug_assertions) {
            let left = length(self.parts.as_slice());
            let begun = self.out.len() - left;
            assert_eq!(self.at, begun, "before part '{name}' {} numbers were written instead of {begun}", self.at);
            let declared = self.parts.next().map(|part| part.name);
            assert_eq!(declared, Some(name), "another part is declared here");
        }
    }

    /// Says that everything is written.
    pub fn end(self) {
        debug_assert_eq!(self.at, self.out.len(), "the last part has another length than declared");
    }

    pub fn number(&mut self, value: f32) {
        self.out[self.at] = value;
        self.at += 1;
    }

    /// A count, as a share of one that is usual.
    pub fn share(&mut self, value: impl Into<f64>, usual: f32) {
        self.number(value.into() as f32 / usual);
    }

    pub fn flag(&mut self, value: bool) {
        self.number(f32::from(u8::from(value)));
    }

    /// `count` numbers, of which the one that is meant is 1; all are 0 if none is.
    pub fn one_of(&mut self, which: Option<usize>, count: usize) {
        if let Some(which) = which {
            debug_assert!(which < count, "{which} is none of {count}");
            self.out[self.at + which] = 1.0;
        }
        self.at += count;
    }

    /// `count` numbers, 1 where the bit is set.
    pub fn bits(&mut self, bits: u64, count: usize) {
        let mut left = bits;
        while left != 0 {
            let bit = left.trailing_zeros() as usize;
            debug_assert!(bit < count, "bit {bit} is none of {count}");
            self.out[self.at + bit] = 1.0;
            left &= left - 1;
        }
        self.at += count;
    }

    /// `counts` as shares of what is usual.
    pub fn shares(&mut self, counts: &[u8], usual: f32) {
        for (place, &count) in self.out[self.at..].iter_mut().zip(counts) {
            *place = f32::from(count) / usual;
        }
        self.at += counts.len();
    }

    /// Adds to one of the numbers that follow, and stays where it is: for what is counted while it is looked through.
    pub fn add(&mut self, which: usize, value: f32) {
        self.out[self.at + which] += value;
    }

    /// Leaves `count` numbers as they are.
    pub fn skip(&mut self, count: usize) {
        self.at += count;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_seat_comes_first_and_the_others_clockwise() {
        let eyes = Eyes::new(Seat(3), 5);
        let order: Vec<u8> = (0..5).filter_map(|places| eyes.seat_after(places)).map(|seat| seat.0).collect();
        assert_eq!(order, [3, 4, 0, 1, 2]);
        assert!((0..5).all(|places| eyes.seat_after(places).and_then(|seat| eyes.places_to(seat)) == Some(places)));
        assert_eq!((eyes.seat_after(5), eyes.places_to(Seat(5)), eyes.places_to(Seat(255))), (None, None, None));
    }

    #[test]
    fn ranges_follow_each_other() {
        let ranges = Ranges::new([2, 0, 3]);
        assert_eq!((ranges.total(), ranges.index(0, 1), ranges.index(2, 0), ranges.index(1, 0)), (5, Some(1), Some(2), None));
        let found: Vec<_> = (0..6).map(|index| ranges.find(index)).collect();
        assert_eq!(found, [Some((0, 0)), Some((0, 1)), Some((2, 0)), Some((2, 1)), Some((2, 2)), None]);
    }

    #[test]
    fn a_pen_writes_part_by_part() {
        const PARTS: &[Part] = &[Part::new("first", 3), Part::new("second", 7)];
        let mut out = [9.0; 10];
        let mut pen = Pen::new(&mut out, PARTS);
        pen.part("first");
        pen.one_of(Some(1), 3);
        pen.part("second");
        pen.bits(0b101, 3);
        pen.share(3, 2.0);
        pen.flag(true);
        pen.shares(&[1, 2], 4.0);
        pen.end();
        assert_eq!(out, [0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.5, 1.0, 0.25, 0.5]);
    }

    #[test]
    #[should_panic(expected = "before part 'second' 2 numbers were written instead of 3")]
    fn a_part_that_is_too_short_is_found() {
        const PARTS: &[Part] = &[Part::new("first", 3), Part::new("second", 1)];
        let mut out = [0.0; 4];
        let mut pen = Pen::new(&mut out, PARTS);
        pen.part("first");
        pen.skip(2);
        pen.part("second");
    }
}
