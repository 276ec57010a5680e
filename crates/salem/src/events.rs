//! What can happen, as it is told to those who may hear of it.

use crate::cards::{Building, Character, EventCard, Side};
use crate::town::Cube;
use coven_engine::Seat;
use serde::Serialize;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Private to the seat.
    CharacterDealt {
        seat: Seat,
        character: Character,
    },
    FirstConstable {
        seat: Seat,
    },
    RoundBegan {
        round: u8,
        cards: u8,
    },
    /// Private to the seat.
    HandDealt {
        seat: Seat,
        cards: Vec<Building>,
    },
    /// A seat has chosen; what, is sealed.
    Chose {
        seat: Seat,
    },
    /// Private to the seat that now holds the hand.
    HandReceived {
        seat: Seat,
        cards: Vec<Building>,
    },
    /// Private to the seat.
    Discarded {
        seat: Seat,
        cards: Vec<Building>,
    },
    Redrew {
        seat: Seat,
    },
    Built {
        seat: Seat,
        building: Building,
        hope: u8,
        despair: u8,
    },
    DespairRemoved {
        by: Seat,
        owner: Seat,
        building: Building,
    },
    EventTurnedUp {
        event: EventCard,
    },
    Announced {
        seat: Seat,
        event: Option<EventCard>,
        target: Option<Seat>,
    },
    AnnouncedEnd {
        seat: Seat,
    },
    GiftsOpen {
        constable: Seat,
        last_call: bool,
    },
    Gave {
        seat: Seat,
        building: Building,
    },
    GivesNoMore {
        seat: Seat,
    },
    /// Hope was given, so these seats are asked again.
    MayGiveAgain {
        seats: Vec<Seat>,
    },
    Asked {
        seat: Seat,
    },
    Placed {
        seat: Seat,
        building: Building,
        cube: Cube,
    },
    Triggered {
        seat: Seat,
        event: EventCard,
    },
    Paid {
        seat: Seat,
        building: Building,
    },
    PutOnTrial {
        seat: Seat,
    },
    Pardoned {
        seat: Seat,
    },
    LookedAt {
        viewer: Seat,
        owner: Seat,
    },
    /// Private to the viewer.
    Saw {
        viewer: Seat,
        owner: Seat,
        character: Character,
    },
    TurnedUp {
        seat: Seat,
        character: Character,
    },
    Burned {
        owner: Seat,
        building: Building,
    },
    Seized {
        from: Seat,
        to: Seat,
        building: Building,
    },
    Bartered {
        seat: Seat,
        gave: Building,
        with: Seat,
        got: Building,
    },
    TookUp {
        seat: Seat,
        cards: u8,
    },
    /// Private to the seat.
    CardsSeen {
        seat: Seat,
        cards: Vec<Building>,
    },
    PutUnder {
        seat: Seat,
        cards: u8,
    },
    Given {
        event: EventCard,
        seat: Seat,
    },
    GivenBack {
        event: EventCard,
        seat: Seat,
    },
    WentUnder {
        event: EventCard,
    },
    Appointed {
        seat: Seat,
    },
    BadgesReturned {
        seats: Vec<Seat>,
    },
    StaysConstable {
        seat: Seat,
    },
    PhaseEnded {
        seat: Seat,
    },
    RoundEnded {
        round: u8,
    },
    CharacterRevealed {
        seat: Seat,
        character: Character,
    },
    Reckoned {
        reckoning: crate::scoring::Reckoning,
    },
    SideWon {
        side: Side,
        winners: Vec<Seat>,
    },
    EverybodyLost,
}
