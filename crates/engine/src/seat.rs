//! Places at a table, and who is looking.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats any game of the house has.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted from 0 in seat order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats` seats.
    pub const fn next(self, seats: usize) -> Seat {
        let after = self.0 + 1;
        Seat(if after as usize >= seats { 0 } else { after })
    }

    /// All seats of a table, in seat order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats as u8).map(Seat)
    }

    /// All seats of a table, clockwise, beginning with this one.
    pub fn round(self, seats: usize) -> impl Iterator<Item = Seat> {
        // Twice around at most, so one subtraction does: a division here is felt in playouts.
        let wrapped = move |place: usize| if place < seats { place } else { place - seats };
        (0..seats).map(move |step| Seat(wrapped(self.index() + step) as u8))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    pub const NONE: Seats = Seats(0);

    /// The seat's bit; none for a number that no table has, as a move from outside may name it.
    const fn bit(seat: Seat) -> u8 {
        if seat.index() < MAX_SEATS { 1 << seat.0 } else { 0 }
    }

    pub const fn only(seat: Seat) -> Seats {
        Seats(Seats::bit(seat))
    }

    /// The first `seats` seats: everybody at the table.
    pub const fn all(seats: usize) -> Seats {
        Seats(((1u16 << seats) - 1) as u8)
    }

    /// Whether the seat belongs to the set. A seat that no table has, as a file may name it, belongs to none.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & Seats::bit(seat) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | Seats::bit(seat))
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !Seats::bit(seat))
    }

    pub fn insert(&mut self, seat: Seat) {
        *self = self.with(seat);
    }

    pub fn remove(&mut self, seat: Seat) {
        *self = self.without(seat);
    }

    /// The lowest seat of the set.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }
}

impl Iterator for Seats {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let seat = self.first()?;
        self.remove(seat);
        Some(seat)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.map(|seat| seat.0)).finish()
    }
}

/// Who is looking at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    Seat(Seat),
    /// Sees what lies open, and nothing else.
    Spectator,
}

impl Viewer {
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Every viewer of a table: each seat, then the spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_clockwise_and_wrap() {
        let order: Vec<u8> = Seat(3).round(5).map(|seat| seat.0).collect();
        assert_eq!(order, [3, 4, 0, 1, 2]);
        assert_eq!(Seat(4).next(5), Seat(0));
    }

    #[test]
    fn a_full_table_of_eight_fits() {
        assert_eq!(Seats::all(8).len(), 8);
        assert_eq!(Seats::all(8).count(), 8);
    }

    #[test]
    fn a_seat_that_no_table_has_is_in_no_set() {
        for seat in [8, 9, 64, 255].map(Seat) {
            assert!(!Seats::all(8).contains(seat), "{seat}");
            assert!(Seats::only(seat).is_empty());
            assert_eq!(Seats::all(8).with(seat).without(seat), Seats::all(8));
        }
    }

    #[test]
    fn sets_add_and_remove() {
        let some = Seats::only(Seat(2)).with(Seat(5));
        assert!(some.contains(Seat(5)) && !some.contains(Seat(3)));
        assert_eq!(some.without(Seat(2)), Seats::only(Seat(5)));
        assert_eq!(some.first(), Some(Seat(2)));
    }
}
