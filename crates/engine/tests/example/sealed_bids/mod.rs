//! Sealed Bids: the smallest game that has everything a game of the house can have. Its rules stand in `rules.md`.

mod moves;
mod play;
mod stage;
mod state;
mod telling;
mod view;

pub use moves::{Card, Move, Slot};
pub use state::{SEATS, State};
pub use telling::Event;
pub use view::View;

use coven_engine::{About, DataError, DataSource, FirstGame, Knowledge, Variant};
use serde::{Deserialize, Serialize};

pub static ABOUT: About = About {
    id: "sealed",
    title: "Sealed Bids",
    seats: 3..=3,
    versions: 1..=1,
    rule_prefix: "SLB",
    rulebook: include_str!("rules.md"),
    data: include_str!("data.toml"),
    texts: &[
        ("en", include_str!("text/en.ftl")),
        ("it", include_str!("text/it.ftl")),
        ("fr", include_str!("text/fr.ftl")),
        ("pl", include_str!("text/pl.ftl")),
    ],
    variants: &[Variant::offered("blind")],
    modes: &[&[], &["blind"]],
    first_game: FirstGame { players: 3, variants: &[], answers: 4 },
};

/// What the table agreed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// SLB-SETUP-2
    #[serde(default)]
    pub blind: bool,
}

/// The rules with their component data.
#[derive(Clone, Debug)]
pub struct SealedBids {
    sides: u8,
    fixed: u8,
    hash: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    die: Die,
    prize: Prize,
}

#[derive(Deserialize)]
struct Die {
    sides: u8,
}

#[derive(Deserialize)]
struct Prize {
    fixed: u8,
}

impl SealedBids {
    fn read(source: &DataSource) -> Result<Self, DataError> {
        let file = source.file("sealed.toml", include_str!("data.toml"))?;
        let Data { die: Die { sides }, prize: Prize { fixed } } = file.read()?;
        if sides == 0 {
            return Err(DataError::new("sealed.toml", "die.sides", "a die has at least one side"));
        }
        Ok(SealedBids { sides, fixed, hash: file.hash_without(&["source"]) })
    }
}

/// Computer players get no advice: they go by the points.
impl Knowledge for SealedBids {
    type Belief = ();
}
