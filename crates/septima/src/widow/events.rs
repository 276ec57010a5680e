//! What the Widow does, as the story tells it.

use crate::card::Witch;
use crate::places::{Hex, Hut, Space};
use crate::set::{Few, Set};
use crate::state::Citizen;
use crate::words::{Action, Face, Illness, Negotiation};
use serde::Serialize;

#[derive(Clone, PartialEq, Hash, Debug, Serialize)]
#[serde(tag = "widow", rename_all = "snake_case")]
pub enum WidowEvent {
    /// SEP-SOLO-4: her Remember card, and what it copies.
    RememberChosen {
        number: u8,
        copies: Action,
    },
    RowLaid {
        left: Option<Action>,
        right: Option<Action>,
    },
    RememberReturned,
    RowCardShown {
        card: Action,
    },
    DraftLaid {
        witches: Set<Witch>,
    },
    WitchJoined {
        witch: Witch,
    },
    Negotiated {
        card: Negotiation,
    },
    NegotiationLost {
        card: Negotiation,
    },
    RowChanged {
        left: Option<Action>,
        right: Option<Action>,
    },
    Rolled {
        face: Face,
    },
    CardPlayed {
        card: Action,
    },
    Shadows {
        zones: Set<Hut>,
    },
    SpiderMoved {
        from: Space,
        to: Space,
    },
    SpidersLieDown,
    /// Wisdom lost: to spiders next to the Leader and on its space.
    Toll {
        beside: u8,
        on: u8,
    },
    Resolves {
        action: Action,
    },
    TakesBonus {
        action: Action,
    },
    NoCrystalsBegin,
    NoCrystalsEnd,
    NoCrystals {
        count: u8,
    },
    Healed {
        hex: Hex,
        illness: Illness,
        level: u8,
    },
    ToCrowd {
        count: u8,
    },
    ToChamber {
        chamber: u8,
    },
    SuspicionChanged {
        from: i8,
        to: i8,
    },
    WitchOnTrial {
        witch: Witch,
    },
    PileWitchOnTrial {
        witch: Witch,
    },
    TrialHeld {
        chamber: u8,
        witch: Witch,
        row: Few<Citizen, 10>,
        loyal: u8,
        angry: u8,
    },
    TrialWon,
    Recalled {
        count: u8,
    },
    /// SEP-SOLO-27: one of the eight, by number.
    Tribulation {
        number: u8,
        met: bool,
    },
    Ended {
        met: u8,
        needed: u8,
    },
}
