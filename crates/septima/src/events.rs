//! What can happen, as the story tells it.

use crate::card::{Building, CardId, Spell, Witch};
use crate::places::{Hex, Hut, RitualSpace, Space};
use crate::set::{Few, Set};
use crate::state::Citizen;
use crate::widow::events::WidowEvent;
use crate::words::{Action, Favour, Good, Illness, Patient, Potion, Season, Side};
use coven_engine::Seat;
use serde::Serialize;

/// Something that happened.
#[derive(Clone, PartialEq, Hash, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    // ---- setup
    /// The lunar markers, by slot.
    MoonLaid {
        ingredients: [Good; 5],
    },
    BuildingPlaced {
        building: Building,
    },
    BookDealt {
        seat: Seat,
        book: u8,
    },
    TilesHeld {
        seat: Seat,
        witches: Set<Witch>,
    },
    TileKept {
        seat: Seat,
        witch: Witch,
    },
    ThirdReturned {
        seat: Seat,
        witch: Witch,
    },
    CovenFormed {
        seat: Seat,
        witches: Set<Witch>,
    },
    PrologueDealt {
        seat: Seat,
        first: u8,
        second: u8,
    },
    PrologueLaid {
        seat: Seat,
        arrangement: u8,
    },
    FirstPlayer {
        seat: Seat,
    },
    LeaderPlaced {
        seat: Seat,
        space: Space,
    },
    RitualBegun {
        seat: Seat,
        space: RitualSpace,
    },
    // ---- seasons and phases
    SeasonBegins {
        season: Season,
    },
    PhaseBegins {
        phase: u8,
    },
    PatientPlaced {
        hex: Hex,
        patient: Patient,
    },
    PatientLeft {
        hex: Hex,
        patient: Patient,
    },
    WitchAccused {
        witch: Witch,
    },
    SeptimaShown {
        side: Side,
        action: Action,
    },
    SpellShown {
        spell: Spell,
    },
    SpellGone {
        spell: Spell,
    },
    HunterArrives {
        hut: Hut,
    },
    HunterRolledAhead {
        face: i8,
    },
    // ---- turns
    CardPlayed {
        seat: Seat,
        action: Action,
    },
    Moved {
        seat: Seat,
        from: Space,
        to: Space,
    },
    Collected {
        seat: Seat,
        good: Good,
        count: u8,
    },
    Gained {
        seat: Seat,
        good: Good,
        count: u8,
    },
    Spent {
        seat: Seat,
        good: Good,
    },
    Wisdom {
        seat: Seat,
        change: i16,
    },
    SuspicionChanged {
        seat: Seat,
        from: i8,
        to: i8,
    },
    Confronted {
        seat: Seat,
    },
    Copied {
        seat: Seat,
        action: Action,
    },
    BonusTaken {
        seat: Seat,
        action: Action,
    },
    Used {
        seat: Seat,
        card: CardId,
    },
    UsedAs {
        seat: Seat,
        spent: Potion,
        meant: Potion,
    },
    /// A card did something by itself, or changed what a rule says.
    Acted {
        seat: Seat,
        card: CardId,
    },
    ShrineUsed {
        seat: Seat,
        hex: Hex,
    },
    Brewed {
        seat: Seat,
        potion: Potion,
    },
    Healed {
        seat: Seat,
        illness: Illness,
        hospital: bool,
    },
    TrackAdvanced {
        seat: Seat,
        illness: Illness,
        level: u8,
    },
    Rewarded {
        seat: Seat,
        illness: Illness,
        level: u8,
    },
    FavourTaken {
        seat: Seat,
        favour: Favour,
    },
    ToCrowd {
        seat: Seat,
        count: u8,
    },
    ToChamber {
        seat: Seat,
        chamber: u8,
        count: u8,
    },
    AngryToCrowd {
        count: u8,
    },
    AngryLeave {
        count: u8,
    },
    /// SEP-PAT-1: a patient was healed, and its angry citizen returns to the supply.
    AngryLeavesPatient,
    RitualMoved {
        seat: Seat,
        space: RitualSpace,
    },
    RitualAdvanced {
        seat: Seat,
        space: RitualSpace,
    },
    RitualTop {
        seat: Seat,
    },
    SpellGained {
        seat: Seat,
        spell: Spell,
    },
    SpellCast {
        seat: Seat,
        spell: Spell,
    },
    SpellPrepared {
        seat: Seat,
        spell: Spell,
    },
    SpellEnded {
        seat: Seat,
        spell: Spell,
    },
    WitchBorrowed {
        seat: Seat,
        witch: Witch,
    },
    PrologueDrawn {
        seat: Seat,
        number: u8,
    },
    WitchesSeen {
        seat: Seat,
        witches: Set<Witch>,
    },
    WitchesDrawn {
        seat: Seat,
        count: u8,
    },
    WitchOffered {
        seat: Seat,
        witch: Witch,
    },
    WitchJoined {
        seat: Seat,
        witch: Witch,
    },
    WitchAside {
        seat: Seat,
        witch: Witch,
    },
    WitchBoxed {
        witch: Witch,
    },
    WitchCaptured {
        seat: Seat,
        witch: Witch,
    },
    // ---- hunters
    HunterSleeps {
        hut: Hut,
    },
    HunterMoved {
        from: Hut,
        to: Hut,
    },
    Rolled {
        seat: Seat,
        face: i8,
    },
    CharmDiscarded {
        seat: Seat,
    },
    Escaped {
        seat: Seat,
        reach: i8,
        distance: u8,
    },
    Caught {
        seat: Seat,
        reach: i8,
        distance: u8,
    },
    // ---- trials and the end
    TrialHeld {
        chamber: u8,
        witch: Witch,
        row: Few<Citizen, 10>,
        loyal: u8,
        angry: u8,
    },
    TrialWon {
        seat: Seat,
    },
    TrialLost {
        chamber: u8,
    },
    Recalled {
        seat: Seat,
        count: u8,
    },
    BookRevealed {
        seat: Seat,
        book: u8,
    },
    /// Something that the Widow did, or that her rules brought about.
    Widow(WidowEvent),
}
