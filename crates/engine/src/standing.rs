//! How a game ended.

use crate::seat::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// The final place of every seat: 1 is best, equal numbers share a place. A game nobody wins has no 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Places {
    places: [u8; MAX_SEATS],
    seats: u8,
}

impl Places {
    /// Places by a key: the greatest key comes first, equal keys share the better place.
    pub fn by_key<K: Ord>(seats: usize, key: impl Fn(Seat) -> K) -> Places {
        let mut places = [0; MAX_SEATS];
        // Every playout ends here, and a key may count the points of a whole game: each is worked out once.
        let keys: [Option<K>; MAX_SEATS] = std::array::from_fn(|seat| (seat < seats).then(|| key(Seat(seat as u8))));
        for seat in Seat::all(seats) {
            let better = keys[..seats].iter().filter(|&other| *other > keys[seat.index()]).count();
            places[seat.index()] = better as u8 + 1;
        }
        Places { places, seats: seats as u8 }
    }

    /// Everybody loses: all share the last place. Alone against the game that is the second, for the first would be a win.
    pub fn all_last(seats: usize) -> Places {
        Places { places: [seats.max(2) as u8; MAX_SEATS], seats: seats as u8 }
    }

    pub fn of(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }

    pub fn as_slice(&self) -> &[u8] {
        &self.places[..self.seats as usize]
    }
}

/// One line of a score sheet. `key` names the line; `Tell::tell_line` says what it stands for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SheetLine {
    pub key: String,
    pub points: i32,
}

/// A seat's points, line by line.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sheet {
    pub lines: Vec<SheetLine>,
    pub total: i32,
}

impl Sheet {
    pub fn add(&mut self, key: &str, points: i32) {
        self.lines.push(SheetLine { key: key.to_owned(), points });
        self.total += points;
    }

    pub fn line(&self, key: &str) -> Option<i32> {
        self.lines.iter().find(|line| line.key == key).map(|line| line.points)
    }
}

/// One seat's result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Result {
    pub seat: Seat,
    pub place: u8,
    pub sheet: Sheet,
}

/// The final standing of a table, in seat order.
pub type Standing = Vec<Result>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_the_better_place() {
        let points = [10, 12, 12, 3];
        let places = Places::by_key(4, |seat| points[seat.index()]);
        assert_eq!(places.as_slice(), [3, 1, 1, 4]);
    }

    #[test]
    fn whoever_loses_alone_is_not_first() {
        assert_eq!(Places::all_last(1).as_slice(), [2]);
        assert_eq!(Places::all_last(3).as_slice(), [3, 3, 3]);
    }

    #[test]
    fn a_sheet_adds_up() {
        let mut sheet = Sheet::default();
        sheet.add("towers", 12);
        sheet.add("penalty", -3);
        assert_eq!((sheet.total, sheet.line("penalty"), sheet.line("none")), (9, Some(-3), None));
    }
}
