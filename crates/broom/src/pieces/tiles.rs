//! The tiles that lie on the board: clouds, and those of mountains, forests and hills.

use super::written_as_text;
use coven_engine::{BadNotation, named};
use std::fmt;
use std::str::FromStr;

named! {
    /// BRM-TILE-MTN-1: the five mountain tiles.
    pub enum MountainTile { Potions = "potions", Wands = "wands", Deliver = "deliver", Moves = "moves", Dispel = "dispel" }
}

named! {
    /// BRM-TILE-FOR-1: three kinds of forest tiles, two of each.
    pub enum ForestTile { ActBrave = "act_brave", ExtraCard = "extra_card", FiveVp = "five_vp" }
}

named! {
    /// BRM-TILE-HIL-1: the six hill tiles; the last is the orange one.
    pub enum HillTile { One = "HIL-1", Two = "HIL-2", Three = "HIL-3", Four = "HIL-4", Five = "HIL-5", Six = "HIL-6" }
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

written_as_text!(Cloud);
