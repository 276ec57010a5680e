//! The component file as it is written. What it means is worked out in `components`.

use crate::card::{Building, Spell, Witch};
use crate::places::{Hex, Hut, Space};
use crate::set::{Set, Tally};
use crate::words::{Action, Element, Face, Flag, Illness, Ingredient, Negotiation, Potion, Season};
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::collections::BTreeMap;

/// Tables that may carry, beside their fields, what only people read.
macro_rules! tables {
    ($($(#[$doc:meta])* $name:ident { $($(#[$attr:meta])* $field:ident: $type:ty),* $(,)? })*) => {
        $(
            $(#[$doc])*
            #[derive(Debug, Deserialize)]
            #[serde(deny_unknown_fields)]
            pub struct $name {
                $($(#[$attr])* pub $field: $type,)*
                #[serde(default, rename = "source", skip_serializing)]
                _source: IgnoredAny,
                #[serde(default, rename = "name")]
                _name: IgnoredAny,
                #[serde(default, rename = "text")]
                _text: IgnoredAny,
                #[serde(default, rename = "effect_text")]
                _effect: IgnoredAny,
                #[serde(default, rename = "note")]
                _note: IgnoredAny,
                #[serde(default, rename = "reference")]
                _reference: IgnoredAny,
                #[serde(default, rename = "designed_fields")]
                _designed: IgnoredAny,
                #[serde(default, rename = "known_from_examples")]
                _known: IgnoredAny,
            }
        )*
    };
}

/// Fields that do not matter to the rules: a change in them leaves records readable.
pub const COSMETIC: [&str; 9] =
    ["source", "text", "effect_text", "note", "reference", "designed_fields", "known_from_examples", "sources", "name"];

/// The whole file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    #[serde(rename = "sources")]
    _sources: IgnoredAny,
    pub components: Components,
    pub seasons: Seasons,
    pub moon_track: MoonTrack,
    pub suspicion_track: SuspicionTrack,
    pub angry_lines: AngryLines,
    pub chambers: Chambers,
    pub hunter_die: HunterDie,
    pub potions: Vec<PotionTable>,
    pub potion_rules: PotionRules,
    pub patient_placement: PatientPlacement,
    pub patient_tracks: PatientTracks,
    pub hexes: Vec<HexTable>,
    pub zones: Vec<ZoneTable>,
    pub spaces: Vec<SpaceTable>,
    pub ritual: Ritual,
    pub spells: Vec<SpellTable>,
    pub witches: Vec<WitchTable>,
    pub buildings: Vec<BuildingTable>,
    pub book_of_divinations: BookRules,
    pub books: Vec<BookTable>,
    pub prologue: Vec<PrologueTable>,
    pub prologue_rules: PrologueRules,
    pub trial: Trial,
    pub post_trial_favours: TrialFavours,
    pub scoring: Scoring,
    pub two_player: TwoPlayer,
    pub deterministic: Deterministic,
    pub solo_die: SoloDie,
    pub solo: SoloTable,
    pub widow_cards: Vec<WidowCardTable>,
    #[serde(rename = "negotiation_cards")]
    _negotiation_cards: Vec<NegotiationTable>,
}

tables! {
    Components { angry_citizens: u8, loyal_citizens_per_player: u8, coven_size: u8 }
    Seasons { new_hunter_on_entering: Set<Season>, starting_hunter_huts: Vec<u8> }
    MoonTrack { lunar_slots_of_phase: [[u8; 2]; 5] }
    SuspicionTrack {
        min: i8,
        max: i8,
        start: i8,
        widow_start: i8,
        widow_reset: i8,
    }
    AngryLines { values: Vec<i8> }
    Chambers { spaces: BTreeMap<String, u8> }
    HunterDie { faces: Vec<i8> }
    PotionTable { id: Potion, kind: PotionKind, heals: Option<Illness>, recipe: BTreeMap<Ingredient, u8> }
    PotionRules { brew_wisdom_utility: i8 }
    PatientPlacement { on_board: BTreeMap<String, u8> }
    PatientTracks { scoring: TrackScoring, rewards: Vec<RewardTable> }
    TrackScoring { level_wisdom: [u8; 6], complete_level_bonus: u8 }
    RewardTable { side: crate::setup::Mode, level: usize, blind: String, paralysed: String, infected: String }
    HexTable {
        id: Hex,
        q: i8,
        r: i8,
        kind: HexKind,
        flag: Option<Flag>,
        building_site: Option<Back>,
        #[serde(default)] ingredients: Vec<Ingredient>,
        #[serde(default)] crystal_outcrop: bool,
        shrine: Option<Element>,
    }
    ZoneTable { number: u8, colour: Back, hut: Hut8, entrance: Space }
    SpaceTable { id: Space, zone: u8, hexes: Set<Hex>, neighbours: Vec<Space> }
    Ritual { top_advance_wisdom: i8, ribbons: Vec<RibbonTable>, spaces: Vec<RitualTable> }
    RibbonTable { row: u8, offering: u8, effect: RibbonEffect }
    RitualTable { row: u8, x: u8, elements: Set<Element>, icon: Option<Action> }
    SpellTable {
        id: Spell,
        element: Element,
        kind: SpellKind,
        icon: Icon,
        windows: Vec<WindowWord>,
        #[serde(default)] first_in_window: bool,
        duration: Lasts,
    }
    WitchTable { id: Witch, mode: Availability, trigger: Trigger, kind: Kind, windows: Vec<WindowWord> }
    BuildingTable { id: Building, back: Back, action: Action, kind: Kind, windows: Vec<WindowWord> }
    BookRules { slot_wisdom: [i32; 4] }
    BookTable { number: u8, mode: Availability, objectives: [String; 4] }
    PrologueTable { number: u8, top: Vec<Ingredient>, bottom: String }
    PrologueRules { multipliers_top_to_bottom: [u8; 3] }
    Trial { winner_wisdom: i8, winner_recall: i8, summer_citizens_left_in_chamber: u8, capture_wisdom_loss: i8 }
    TrialFavours { favours_for_citizens_in_crowd: BTreeMap<String, u8>, citizens_recalled_if_any_taken: i8 }
    Scoring {
        loyal_citizens: BTreeMap<String, u8>,
        lucky_charm: i32,
        potion: i32,
        ingredients_and_crystals_per_wisdom: i32,
    }
    TwoPlayer { suspicion_left: u8, suspicion_right: u8 }
    Deterministic { lucky_charm_reduction: u8, albert_windows: Vec<WindowWord> }
    SoloDie { faces: Vec<Face>, #[serde(default, rename = "known_symbols")] _known_symbols: IgnoredAny }
    SoloTable {
        start_wisdom: u16,
        spiders: u8,
        spider_start_huts: Vec<u8>,
        harass_loss_adjacent: u8,
        harass_loss_same_space: u8,
        tribulations_to_win: u8,
        tribulations_to_win_easy: u8,
        tribulations_to_win_hard: Vec<u8>,
        wisdom_target: u8,
        wisdom_target_easy: u8,
        wisdom_target_hard: Vec<u8>,
        negotiation: Tally<Negotiation, 3>,
        #[serde(rename = "negotiation_total")] _negotiation_total: Tally<Negotiation, 3>,
        negotiation_easy: Tally<Negotiation, 3>,
        negotiation_hard: Tally<Negotiation, 3>,
    }
    WidowCardTable {
        id: String,
        action: Action,
        copies: Action,
        shadow_zones: Vec<u8>,
        #[serde(default, rename = "main")] _main: IgnoredAny,
        #[serde(default, rename = "bonus")] _bonus: IgnoredAny,
    }
    NegotiationTable { #[serde(rename = "id")] _id: Negotiation }
}

/// A hut written as a number.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "u8")]
pub struct Hut8(pub Hut);

impl TryFrom<u8> for Hut8 {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        number.to_string().parse().map(Hut8).map_err(|error: coven_engine::names::UnknownName| error.to_string())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PotionKind {
    Remedy,
    Utility,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HexKind {
    Hospital,
    Village,
    Forest,
}

/// The back of a building tile, and the colour of zones and building sites.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Back {
    Centre,
    Gold,
    Bronze,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RibbonEffect {
    GainSpell,
    PrepareSpell,
    #[serde(rename = "prepare_spell_wisdom_5")]
    PrepareSpellWisdom5,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpellKind {
    Scoring,
    Standard,
}

/// SEP-SPL-2: the icon on a spell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Icon {
    Any,
    #[serde(untagged)]
    Only(Action),
}

/// SEP-SPL-5: how long a spell acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lasts {
    Instant,
    ThisTurn,
    UntilEndOfSeason,
    UntilYouMove,
    UntilYouWinATrial,
}

impl Lasts {
    /// SEP-SPL-5: permanent spells get a marker.
    pub const fn is_permanent(self) -> bool {
        matches!(self, Lasts::UntilEndOfSeason | Lasts::UntilYouMove | Lasts::UntilYouWinATrial)
    }
}

/// When an ability acts: in a window, inside a step, or outside the coven's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum WindowWord {
    W1,
    W2,
    B1,
    B2,
    #[serde(rename = "RITUAL")]
    Ritual,
    #[serde(rename = "C")]
    StepC,
    #[serde(rename = "TRIAL")]
    Trial,
    #[serde(rename = "FAVOUR")]
    Favour,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Availability {
    Both,
    Full,
}

/// SEP-WIT-1: what a witch's ability is tied to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    QuickMove,
    HunterRoll,
    Ribbon,
    AnyUnattuned,
    AnyAttuned,
    EndOfFirstTrial,
    TrialAndFavours,
    FavoursAfterTrials,
    #[serde(untagged)]
    Card(Action),
}

/// SEP-WIT-1: how an ability is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Modifier,
    Reaction,
    Extra,
    AttuneSource,
}
