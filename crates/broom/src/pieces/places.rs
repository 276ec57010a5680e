//! The places of the board: regions and their terrains, towers, cloud spaces and stone circles, each with its id.

use super::written_as_text;
use coven_engine::{BadNotation, named};
use std::fmt;
use std::str::FromStr;

named! {
    /// BRM-BOARD-1: the two sides of the board.
    pub enum Side { Front = "front", Back = "back" }
}

named! {
    /// BRM-BOARD-1: four kinds of land, and water.
    pub enum Terrain { Prairie = "prairie", Hills = "hills", Mountain = "mountain", Forest = "forest", Water = "water" }
}

named! {
    /// BRM-BOARD-10: the stone circles of the back.
    pub enum Circle { A = "A", B = "B", C = "C", D = "D" }
}

/// How many regions of one terrain an id can number: `P1` to `P12`.
const REGIONS_PER_TERRAIN: u8 = 12;

/// A region, named by the letter of its terrain and a number (water is `L`, for lake). The same id names different
/// regions on the two sides of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Region(u8);

impl Region {
    const LETTERS: [char; 5] = ['P', 'H', 'M', 'F', 'L'];

    /// The region with the given number, counted from 0, among those of a terrain.
    pub const fn nth(terrain: Terrain, number: u8) -> Region {
        Region(terrain as u8 * REGIONS_PER_TERRAIN + number)
    }

    pub const fn terrain(self) -> Terrain {
        Terrain::ALL[(self.0 / REGIONS_PER_TERRAIN) as usize]
    }

    /// Its number among the regions of its terrain, counted from 0.
    pub const fn number(self) -> usize {
        (self.0 % REGIONS_PER_TERRAIN) as usize
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Region::LETTERS[self.terrain().index()], self.number() + 1)
    }
}

impl FromStr for Region {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Region, BadNotation> {
        let wrong = || BadNotation::new(text, "a region is a letter of P, H, M, F, L and a number from 1 to 12, such as H3");
        let mut letters = text.chars();
        let terrain = Region::LETTERS.iter().position(|&letter| letters.clone().next() == Some(letter)).ok_or_else(wrong)?;
        letters.next();
        let number = plain_number(letters.as_str(), 1..=REGIONS_PER_TERRAIN).ok_or_else(wrong)?;
        Ok(Region::nth(Terrain::ALL[terrain], number - 1))
    }
}

/// A number written as we write it: no sign, no leading zero.
fn plain_number(text: &str, range: std::ops::RangeInclusive<u8>) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| range.contains(number) && number.to_string() == text)
}

/// A set of regions.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct RegionSet(pub u64);

impl RegionSet {
    pub const NONE: RegionSet = RegionSet(0);

    /// All regions of a terrain, on whichever board.
    pub const fn of(terrain: Terrain) -> RegionSet {
        RegionSet(((1 << REGIONS_PER_TERRAIN) - 1) << (terrain as u8 * REGIONS_PER_TERRAIN))
    }

    /// Water comes last among the terrains, so land is everything below the first water region.
    pub const LAND: RegionSet = RegionSet(Region::nth(Terrain::Water, 0).bit() - 1);

    pub const fn contains(self, region: Region) -> bool {
        self.0 & region.bit() != 0
    }

    #[must_use]
    pub const fn with(self, region: Region) -> RegionSet {
        RegionSet(self.0 | region.bit())
    }

    #[must_use]
    pub const fn without(self, region: Region) -> RegionSet {
        RegionSet(self.0 & !region.bit())
    }

    #[must_use]
    pub const fn and(self, other: RegionSet) -> RegionSet {
        RegionSet(self.0 & other.0)
    }

    #[must_use]
    pub const fn or(self, other: RegionSet) -> RegionSet {
        RegionSet(self.0 | other.0)
    }

    #[must_use]
    pub const fn minus(self, other: RegionSet) -> RegionSet {
        RegionSet(self.0 & !other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for RegionSet {
    type Item = Region;

    fn next(&mut self) -> Option<Region> {
        if self.0 == 0 {
            return None;
        }
        let region = Region(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(region)
    }
}

impl FromIterator<Region> for RegionSet {
    fn from_iter<I: IntoIterator<Item = Region>>(regions: I) -> RegionSet {
        regions.into_iter().fold(RegionSet::NONE, RegionSet::with)
    }
}

impl fmt::Debug for RegionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.map(|region| region.to_string())).finish()
    }
}

/// The bit that tells the back's towers and cloud spaces from the front's.
const BACK: u8 = 0x40;

/// A tower: `FR01` is the first round tower of the front, `BS02` the second square tower of the back; the orange hill tile
/// works as a tower and is called `HIL-6`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tower(u8);

impl Tower {
    const FIRST_SQUARE: u8 = 32;

    /// BRM-RUL-35: the orange hill tile.
    pub const ORANGE_TILE: Tower = Tower(63);

    /// Its place among the towers of its side of the board, below 64.
    pub const fn index(self) -> usize {
        (self.0 & !BACK) as usize
    }

    pub const fn bit(self) -> u64 {
        1 << self.index()
    }

    pub const fn is_square(self) -> bool {
        self.index() >= Tower::FIRST_SQUARE as usize
    }

    /// The tower at a place of a side of the board.
    pub const fn at(side: Side, index: usize) -> Tower {
        match side {
            Side::Back if index != Tower::ORANGE_TILE.index() => Tower(index as u8 | BACK),
            _ => Tower(index as u8),
        }
    }

    pub fn side(self) -> Option<Side> {
        (self != Tower::ORANGE_TILE).then_some(if self.0 & BACK == 0 { Side::Front } else { Side::Back })
    }
}

impl fmt::Display for Tower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Tower::ORANGE_TILE {
            return f.write_str("HIL-6");
        }
        let side = if self.0 & BACK == 0 { 'F' } else { 'B' };
        match self.0 & !BACK {
            square if self.is_square() => write!(f, "{side}S{:02}", square - Tower::FIRST_SQUARE + 1),
            round => write!(f, "{side}R{:02}", round + 1),
        }
    }
}

impl FromStr for Tower {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Tower, BadNotation> {
        let wrong = || BadNotation::new(text, "a tower is FR, FS, BR or BS and two digits, such as FR01, or HIL-6");
        if text == "HIL-6" {
            return Ok(Tower::ORANGE_TILE);
        }
        let (first, highest) = match text.get(1..2) {
            Some("R") => (0, Tower::FIRST_SQUARE),
            Some("S") => (Tower::FIRST_SQUARE, 30),
            _ => return Err(wrong()),
        };
        let (side, number) = side_and_number(text, 2).ok_or_else(wrong)?;
        (1..=highest).contains(&number).then(|| Tower((first + number - 1) | side)).ok_or_else(wrong)
    }
}

/// Reads `F…07` or `B…12`: the side's bit and the two digits after `prefix` characters.
fn side_and_number(text: &str, prefix: usize) -> Option<(u8, u8)> {
    let side = match text.get(..1)? {
        "F" => 0,
        "B" => BACK,
        _ => return None,
    };
    let digits = text.get(prefix..)?;
    let two_digits = digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_digit());
    two_digits.then(|| digits.parse().ok().map(|number| (side, number)))?
}

/// How many cloud spaces a side of the board may have.
pub const MOST_CLOUD_SPACES: usize = 19;

/// A cloud space: `FC01` is the first of the front.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CloudSpace(u8);

impl CloudSpace {
    pub const fn index(self) -> usize {
        (self.0 & !BACK) as usize
    }

    pub const fn at(side: Side, index: usize) -> CloudSpace {
        CloudSpace(index as u8 | if matches!(side, Side::Back) { BACK } else { 0 })
    }

    pub const fn side(self) -> Side {
        if self.0 & BACK == 0 { Side::Front } else { Side::Back }
    }
}

impl fmt::Display for CloudSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}C{:02}", if self.0 & BACK == 0 { 'F' } else { 'B' }, self.index() + 1)
    }
}

impl FromStr for CloudSpace {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<CloudSpace, BadNotation> {
        let number = side_and_number(text, 2)
            .filter(|&(_, number)| text.get(1..2) == Some("C") && (1..=MOST_CLOUD_SPACES as u8).contains(&number));
        let (side, number) =
            number.ok_or_else(|| BadNotation::new(text, "a cloud space is FC or BC and two digits up to 19, such as FC01"))?;
        Ok(CloudSpace((number - 1) | side))
    }
}

written_as_text!(Region, Tower, CloudSpace);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn land_is_everything_but_water() {
        for terrain in Terrain::ALL {
            for number in 0..REGIONS_PER_TERRAIN {
                let region = Region::nth(*terrain, number);
                assert_eq!(RegionSet::LAND.contains(region), *terrain != Terrain::Water, "{region}");
            }
        }
    }
}
