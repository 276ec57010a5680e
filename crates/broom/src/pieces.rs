//! The pieces of the box and the names by which notation, data and files call them.

use coven_engine::{BadNotation, named};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

named! {
    /// BRM-ROLE-1: the ten roles; every player owns the same ten.
    pub enum Role {
        ForestWitch = "forest_witch",
        HillWitch = "hill_witch",
        MountainWitch = "mountain_witch",
        PrairieWitch = "prairie_witch",
        ValleyDruid = "valley_druid",
        PeakDruid = "peak_druid",
        RootGatherer = "root_gatherer",
        HerbGatherer = "herb_gatherer",
        FruitGatherer = "fruit_gatherer",
        WeatherFairy = "weather_fairy",
    }
}

named! {
    /// Declared when a card is laid.
    pub enum Stance { Brave = "brave", Cowardly = "cowardly" }
}

named! {
    /// BRM-BOARD-1: four kinds of land, and water.
    pub enum Terrain { Prairie = "prairie", Hills = "hills", Mountain = "mountain", Forest = "forest", Water = "water" }
}

named! {
    /// BRM-BOARD-1: the two sides of the board.
    pub enum Side { Front = "front", Back = "back" }
}

named! {
    /// A potion of one of three colours, or a magic wand.
    pub enum Resource { Orange = "orange", Green = "green", Purple = "purple", Wand = "wand" }
}

named! {
    /// The ten event cards.
    pub enum EventCard {
        MoreOrLess = "more_or_less",
        DangerousAreas = "dangerous_areas",
        FavourableAreas = "favourable_areas",
        EmptyHands = "empty_hands",
        BraveHeart = "brave_heart",
        BlackMarket = "black_market",
        MoonshineStill = "moonshine_still",
        FullHands = "full_hands",
        AllAtOnce = "all_at_once",
        LikeMinded = "like_minded",
    }
}

named! {
    /// BRM-TILE-MTN-1: the five mountain tiles.
    pub enum MountainTile { Potions = "potions", Wands = "wands", Deliver = "deliver", Moves = "moves", Dispel = "dispel" }
}

named! {
    /// BRM-TILE-FOR-1: three kinds of forest tiles, two of each.
    pub enum ForestTile { ActBrave = "act_brave", ExtraCard = "extra_card", FiveVp = "five_vp" }
}

named! {
    /// BRM-BOARD-10: the stone circles of the back.
    pub enum Circle { A = "A", B = "B", C = "C", D = "D" }
}

impl Resource {
    pub const POTIONS: [Resource; 3] = [Resource::Orange, Resource::Green, Resource::Purple];
}

/// A set of roles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RoleSet(pub u16);

impl RoleSet {
    pub const NONE: RoleSet = RoleSet(0);
    pub const ALL: RoleSet = RoleSet((1 << Role::ALL.len()) - 1);

    pub const fn contains(self, role: Role) -> bool {
        self.0 >> role as u16 & 1 == 1
    }

    #[must_use]
    pub const fn with(self, role: Role) -> RoleSet {
        RoleSet(self.0 | 1 << role as u16)
    }

    #[must_use]
    pub const fn without(self, role: Role) -> RoleSet {
        RoleSet(self.0 & !(1 << role as u16))
    }

    #[must_use]
    pub const fn minus(self, other: RoleSet) -> RoleSet {
        RoleSet(self.0 & !other.0)
    }

    pub const fn intersects(self, other: RoleSet) -> bool {
        self.0 & other.0 != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
}

impl Iterator for RoleSet {
    type Item = Role;

    fn next(&mut self) -> Option<Role> {
        let role = *Role::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(role)
    }
}

impl FromIterator<Role> for RoleSet {
    fn from_iter<I: IntoIterator<Item = Role>>(roles: I) -> RoleSet {
        roles.into_iter().fold(RoleSet::NONE, RoleSet::with)
    }
}

impl Serialize for RoleSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl fmt::Debug for RoleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
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

/// How many heavy clouds the box holds (BRM-CLOUD-4).
pub const HEAVY_CLOUDS: u8 = 24;
/// How many storm clouds the box holds (BRM-STORM-1).
pub const STORM_CLOUDS: u8 = 8;

/// A cloud tile: `HC-01` to `HC-24` are heavy clouds, `SC-1` to `SC-8` storm clouds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cloud(u8);

impl Cloud {
    pub const fn heavy(number: u8) -> Cloud {
        Cloud(number)
    }

    pub const fn storm(number: u8) -> Cloud {
        Cloud(HEAVY_CLOUDS + number)
    }

    pub fn all() -> impl Iterator<Item = Cloud> {
        (0..HEAVY_CLOUDS + STORM_CLOUDS).map(Cloud)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn is_storm(self) -> bool {
        self.0 >= HEAVY_CLOUDS
    }

    pub const fn bit(self) -> u32 {
        1 << self.0
    }
}

impl fmt::Display for Cloud {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.checked_sub(HEAVY_CLOUDS) {
            Some(storm) => write!(f, "SC-{}", storm + 1),
            None => write!(f, "HC-{:02}", self.0 + 1),
        }
    }
}

impl FromStr for Cloud {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Cloud, BadNotation> {
        Cloud::all()
            .find(|cloud| cloud.to_string() == text)
            .ok_or_else(|| BadNotation::new(text, "a cloud is HC-01 to HC-24 or SC-1 to SC-8"))
    }
}

/// How many hill tiles the box holds (BRM-TILE-HIL-1).
pub const HILL_TILES: u8 = 6;

/// A hill tile, `HIL-1` to `HIL-6`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HillTile(u8);

impl HillTile {
    pub const fn nth(number: u8) -> HillTile {
        HillTile(number)
    }

    pub fn all() -> impl Iterator<Item = HillTile> {
        (0..HILL_TILES).map(HillTile)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for HillTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HIL-{}", self.0 + 1)
    }
}

impl FromStr for HillTile {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<HillTile, BadNotation> {
        HillTile::all()
            .find(|tile| tile.to_string() == text)
            .ok_or_else(|| BadNotation::new(text, "a hill tile is HIL-1 to HIL-6"))
    }
}

macro_rules! written_as_text {
    ($($type:ident),*) => {
        $(
            impl fmt::Debug for $type {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    fmt::Display::fmt(self, f)
                }
            }

            impl Serialize for $type {
                fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    static WRITTEN: [OnceLock<Box<str>>; 256] = [const { OnceLock::new() }; 256];
                    // Views are full of these: each is written once and for all.
                    serializer.serialize_str(WRITTEN[usize::from(self.0)].get_or_init(|| self.to_string().into()))
                }
            }

            impl<'de> Deserialize<'de> for $type {
                fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
                }
            }
        )*
    };
}

written_as_text!(Region, Tower, CloudSpace, Cloud, HillTile);

#[cfg(test)]
mod tests {
    use super::*;

    fn reads_back<T: FromStr<Err: fmt::Debug> + fmt::Display + PartialEq + fmt::Debug>(text: &str) {
        assert_eq!(text.parse::<T>().expect(text).to_string(), text);
    }

    #[test]
    fn ids_read_back() {
        for region in ["P1", "P11", "H7", "M3", "F6", "L3"] {
            reads_back::<Region>(region);
        }
        for tower in ["FR01", "FR28", "FS04", "BR26", "BS05", "HIL-6"] {
            reads_back::<Tower>(tower);
        }
        reads_back::<CloudSpace>("BC19");
        reads_back::<Cloud>("HC-24");
        reads_back::<Cloud>("SC-8");
        reads_back::<HillTile>("HIL-1");
    }

    #[test]
    fn other_spellings_are_refused() {
        for text in ["", "P", "P0", "P01", "P13", "X1", "é1"] {
            assert!(text.parse::<Region>().is_err(), "{text}");
        }
        for text in ["FR1", "FR00", "FR33", "FT01", "XR01", "BS31", "FRé"] {
            assert!(text.parse::<Tower>().is_err(), "{text}");
        }
        assert!("FC20".parse::<CloudSpace>().is_err());
    }

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
