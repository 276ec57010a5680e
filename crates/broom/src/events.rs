//! What `play` reports while a move is carried out: the log, the animations and what bots remember come from these.

use crate::pieces::{Circle, Cloud, CloudSpace, EventCard, ForestTile, MountainTile, Region, Resource, Role, Side, Stance, Tower};
use coven_engine::Seat;
use serde::Serialize;

/// One thing that happened. All of it is public: hidden choices are told only when they are revealed.
#[derive(Clone, PartialEq, Hash, Debug, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Event {
    RoundBegan {
        round: u8,
        event: EventCard,
        bewitched: Vec<Role>,
    },
    /// The seat has given its sealed answer.
    Answered {
        seat: Seat,
    },
    NumberShown {
        seat: Seat,
        roles: u8,
        points: i16,
    },
    ExtraCardUsed {
        seat: Seat,
    },
    ExtraCardKept {
        seat: Seat,
    },
    Laid {
        seat: Seat,
        role: Role,
        stance: Stance,
    },
    /// The role matched a bewitched one.
    Bewitched {
        seat: Seat,
        points: i16,
    },
    WandForLeading {
        seat: Seat,
        wands: u8,
    },
    /// The seat does not hold the role of the turn.
    Passed {
        seat: Seat,
        role: Role,
    },
    Bumped {
        seat: Seat,
        by: Seat,
    },
    BlackMarket {
        seat: Seat,
        points: i16,
    },
    Moonshine {
        seat: Seat,
        resource: Resource,
    },
    ActedBravely {
        seat: Seat,
    },
    TileForPoints {
        seat: Seat,
        points: i16,
    },
    Moved {
        seat: Seat,
        side: Side,
        from: Region,
        to: Region,
    },
    FlewOn {
        seat: Seat,
        side: Side,
        circle: Circle,
        to: Region,
    },
    Delivered {
        seat: Seat,
        side: Side,
        from: Region,
        tower: Tower,
        points: i16,
        wands: u8,
        bonus: i16,
        tailwind: i16,
    },
    Gained {
        seat: Seat,
        resource: Resource,
        number: u8,
    },
    Dispelled {
        seat: Seat,
        space: CloudSpace,
        cloud: Cloud,
        wands: u8,
        bonus: i16,
    },
    Hoard {
        seat: Seat,
        points: i16,
    },
    ForestTileTaken {
        seat: Seat,
        tile: ForestTile,
    },
    AmuletTaken {
        seat: Seat,
        side: Side,
        mountain: Region,
    },
    MountainTileUsed {
        seat: Seat,
        tile: MountainTile,
    },
    /// The seat did not use what it could.
    Declined {
        seat: Seat,
    },
    RoundEnded {
        round: u8,
        event: EventCard,
    },
    OfferShown {
        seat: Seat,
        offer: [u8; 4],
    },
    EventPaid {
        seat: Seat,
        points: i16,
    },
    Leads {
        seat: Seat,
    },
    FinalPoints {
        seat: Seat,
        points: i32,
    },
}
