//! Places and how they are written: `Z1a` is a space, `V3` a hex, `4` a hut, `r5x4` a space of the ritual track.

use crate::set::Set;
use coven_engine::names::{Item, UnknownName};
use std::fmt;
use std::str::FromStr;

pub const ZONES: usize = 6;
pub const SPACES_PER_ZONE: usize = 12;
pub const SPACES: usize = ZONES * SPACES_PER_ZONE;

/// A corner of a hex, where Leaders stand. SEP-MAP-3: `Z1a` to `Z6l`, twelve in each of six zones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Space(u8);

impl Space {
    pub const fn new(zone: usize, letter: usize) -> Space {
        Space((zone * SPACES_PER_ZONE + letter) as u8)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    /// SEP-MAP-2: the zone in which the space lies, named by its hut.
    pub const fn zone(self) -> Hut {
        Hut(self.0 / SPACES_PER_ZONE as u8)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(b'a' + self.0 % SPACES_PER_ZONE as u8);
        write!(f, "Z{}{letter}", self.zone())
    }
}

impl FromStr for Space {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Self, UnknownName> {
        let unknown = || UnknownName::new(word, "space", "Z1a to Z6l");
        let [b'Z', zone @ b'1'..=b'6', letter @ b'a'..=b'l'] = *word.as_bytes() else {
            return Err(unknown());
        };
        Ok(Space::new(usize::from(zone - b'1'), usize::from(letter - b'a')))
    }
}

coven_engine::written_as_text!(Space);

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Spaces(u128);

impl Spaces {
    pub const NONE: Spaces = Spaces(0);
    pub const ALL: Spaces = Spaces((1 << SPACES) - 1);

    pub const fn only(space: Space) -> Spaces {
        Spaces(1 << space.0)
    }

    pub const fn contains(self, space: Space) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub const fn and(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }

    #[must_use]
    pub const fn without(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }
}

impl Iterator for Spaces {
    type Item = Space;

    fn next(&mut self) -> Option<Space> {
        if self.0 == 0 {
            return None;
        }
        let space = Space(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(space)
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Spaces {
        spaces.into_iter().fold(Spaces::NONE, |set, space| set.and(Spaces::only(space)))
    }
}

/// A hexagon. SEP-MAP-6: the Hospital `H`, the village `V1` to `V6`, the forest `F1` to `F12` and the outlying `O1` to `O6`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hex(u8);

const HEX_GROUPS: [(char, u8, u8); 3] = [('V', 1, 6), ('F', 7, 12), ('O', 19, 6)];

impl Hex {
    pub const HOSPITAL: Hex = Hex(0);

    /// The village hex with this number, counted from 0.
    pub const fn village(number: usize) -> Hex {
        Hex(1 + number as u8)
    }

    /// The number of a village hex, counted from 0.
    pub const fn village_number(self) -> Option<usize> {
        if self.0 >= 1 && self.0 <= 6 { Some(self.0 as usize - 1) } else { None }
    }
}

impl Set<Hex> {
    /// The village hexes of the set, as bits by their numbers.
    pub const fn village(self) -> u32 {
        self.bits() >> 1 & 0b11_1111
    }
}

impl Item for Hex {
    const COUNT: usize = 25;

    fn index(self) -> usize {
        self.0 as usize
    }

    fn at(index: usize) -> Self {
        Hex(index as u8)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match HEX_GROUPS.iter().rev().find(|group| self.0 >= group.1) {
            Some((letter, first, _)) => write!(f, "{letter}{}", self.0 - first + 1),
            None => f.write_str("H"),
        }
    }
}

impl FromStr for Hex {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Self, UnknownName> {
        Hex::by_name(word, "hex")
    }
}

coven_engine::written_as_text!(Hex);

/// A hunter's hut, and the zone it belongs to. SEP-MAP-2: numbered 1 to 6 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Hut(u8);

impl Hut {
    /// The next hut counter-clockwise: descending numbers, 1 is followed by 6.
    pub const fn before(self) -> Hut {
        Hut((self.0 + ZONES as u8 - 1) % ZONES as u8)
    }
}

impl Item for Hut {
    const COUNT: usize = ZONES;

    fn index(self) -> usize {
        self.0 as usize
    }

    fn at(index: usize) -> Self {
        Hut(index as u8)
    }
}

impl fmt::Display for Hut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0 + 1).fmt(f)
    }
}

impl FromStr for Hut {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Self, UnknownName> {
        Hut::by_name(word, "hut")
    }
}

coven_engine::written_as_text!(Hut);

pub const RITUAL_ROWS: u8 = 10;
pub const RITUAL_SPACES: usize = 45;

/// A space of the ritual track. SEP-RIT-2: even rows have the columns x = 1, 3, 5, 7, odd rows x = 0, 2, 4, 6, 8.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RitualSpace {
    row: u8,
    x: u8,
}

impl RitualSpace {
    pub fn new(row: u8, x: u8) -> Option<RitualSpace> {
        (row < RITUAL_ROWS && x <= 8 && (row + x) % 2 == 1).then_some(RitualSpace { row, x })
    }

    pub const fn row(self) -> u8 {
        self.row
    }

    pub const fn x(self) -> u8 {
        self.x
    }

    pub const fn is_top(self) -> bool {
        self.row == RITUAL_ROWS - 1
    }

    pub fn index(self) -> usize {
        usize::from(self.row / 2 * 9 + self.row % 2 * 4 + self.x / 2)
    }

    pub fn row_spaces(row: u8) -> impl Iterator<Item = RitualSpace> {
        (0..=8).filter_map(move |x| RitualSpace::new(row, x))
    }

    /// SEP-RIT-3: the spaces above, one column to the left and one to the right.
    pub fn above(self) -> impl Iterator<Item = RitualSpace> {
        self.shifted(1, 1)
    }

    /// SEP-RIT-3: the spaces to the left and to the right.
    pub fn beside(self) -> impl Iterator<Item = RitualSpace> {
        self.shifted(0, 2)
    }

    fn shifted(self, up: u8, sideways: u8) -> impl Iterator<Item = RitualSpace> {
        let (left, right) = (self.x.checked_sub(sideways), self.x + sideways);
        let row = self.row + up;
        left.and_then(|x| RitualSpace::new(row, x)).into_iter().chain(RitualSpace::new(row, right))
    }
}

impl fmt::Display for RitualSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}x{}", self.row, self.x)
    }
}

impl FromStr for RitualSpace {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Self, UnknownName> {
        let unknown = || UnknownName::new(word, "ritual space", "r0x1 to r9x8, row and column together odd");
        let [b'r', row @ b'0'..=b'9', b'x', x @ b'0'..=b'8'] = *word.as_bytes() else {
            return Err(unknown());
        };
        RitualSpace::new(row - b'0', x - b'0').ok_or_else(unknown)
    }
}

coven_engine::written_as_text!(RitualSpace);

#[cfg(test)]
mod tests {
    use super::*;
    use coven_proves::proves;

    #[test]
    fn places_read_back() {
        assert!(Space::all().all(|space| space.to_string().parse() == Ok(space)));
        assert!(Hex::all().all(|hex| hex.to_string().parse() == Ok(hex)));
        assert!(Hut::all().all(|hut| hut.to_string().parse() == Ok(hut)));
        assert_eq!(Space::new(3, 11).to_string(), "Z4l");
        assert_eq!(
            "r5x3".parse::<RitualSpace>().map_err(|e| e.to_string()),
            Err("'r5x3' is no ritual space; known are: r0x1 to r9x8, row and column together odd".to_owned())
        );
    }

    #[test]
    #[proves("SEP-RIT-2", "SEP-RIT-3")]
    fn the_ritual_track_has_45_spaces_in_two_kinds_of_rows() {
        let spaces: Vec<RitualSpace> = (0..RITUAL_ROWS).flat_map(RitualSpace::row_spaces).collect();
        assert_eq!(spaces.len(), RITUAL_SPACES);
        assert!(spaces.iter().enumerate().all(|(i, space)| space.index() == i));
        let written = |spaces: &mut dyn Iterator<Item = RitualSpace>| spaces.map(|s| s.to_string()).collect::<Vec<_>>();
        let edge: RitualSpace = "r3x0".parse().unwrap();
        assert_eq!(written(&mut edge.above()), ["r4x1"]);
        assert_eq!(written(&mut edge.beside()), ["r3x2"]);
        let middle: RitualSpace = "r4x3".parse().unwrap();
        assert_eq!(written(&mut middle.above()), ["r5x2", "r5x4"]);
        assert_eq!(written(&mut middle.beside()), ["r4x1", "r4x5"]);
        let top: RitualSpace = "r9x4".parse().unwrap();
        assert!(top.is_top() && top.above().next().is_none());
    }
}
