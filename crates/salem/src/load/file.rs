//! `data.toml` as it is written, table by table.

use crate::cards::{Building, Character, EventCard, Side, Type};
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::collections::BTreeMap;

/// Fields that the rules do not read: provenance, names, pictures. Records do not depend on them.
pub const COSMETIC: &[&str] = &[
    "source",
    "game",
    "edition",
    "designers",
    "publisher",
    "note",
    "name",
    "name_source",
    "profession",
    "types_source",
    "colour",
    "colour_source",
    "edge_left",
    "edge_right",
    "rule",
    "cost_source",
    "effect_source",
    "text",
];

macro_rules! table {
    ($(#[$doc:meta])* $name:ident { $($field:ident: $type:ty),* $(,)? } looks { $($look:literal $ignored:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Deserialize, Debug)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            #[serde(rename = "source")]
            _source: IgnoredAny,
            $(pub $field: $type,)*
            $(#[serde(default, rename = $look)] $ignored: Option<IgnoredAny>,)*
        }
    };
    ($(#[$doc:meta])* $name:ident { $($field:ident: $type:ty),* $(,)? }) => {
        table!($(#[$doc])* $name { $($field: $type),* } looks {});
    };
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct File {
    pub meta: Meta,
    pub components: Components,
    #[serde(rename = "components_reference")]
    _components_reference: IgnoredAny,
    pub constants: Constants,
    pub character_pool: Vec<CharacterPool>,
    pub despair_threshold: Vec<DespairThreshold>,
    pub trial_supply: Vec<TrialSupply>,
    pub rounds: Vec<Round>,
    pub types: Vec<TypeRow>,
    pub buildings: Vec<BuildingRow>,
    pub characters: Vec<CharacterRow>,
    pub events: Vec<EventRow>,
}

table!(Meta { data_version: u32, min_players: usize, max_players: usize }
    looks { "game" _game, "edition" _edition, "designers" _designers, "publisher" _publisher });

table!(Components { buildings: usize, characters: usize, events: usize, round_cards: usize });

table!(Constants { trial: TrialConstants, sets: SetConstants, constable: ConstableConstants, model: ModelConstants });

table!(TrialConstants {
    cost: u8,
    witch_on_trial: i32,
    witch_not_on_trial: i32,
    puritan_on_trial: i32,
    puritan_not_on_trial: i32,
});

table!(SetConstants {
    unique_buildings_per_set: usize,
    points_per_set: i32,
    points_per_matching_building: i32,
    death_set_despair: i32,
    justice_set_despair: i32,
});

table!(ConstableConstants { hope_for_first_constable: u8, hope_for_new_constable: u8, badges_held_max: u8 });

table!(ModelConstants { asks_per_tenure: u8, last_calls_per_tenure: u8, announce: bool, min_event_cost: u8 });

table!(CharacterPool { players: usize, witches: u8, puritans: u8 });

table!(DespairThreshold { players: usize, despair: i32 });

table!(TrialSupply { players: usize, trials: u8 });

table!(Round { round: usize, deal: u8, build: u8 } looks { "note" _note });

table!(TypeRow { id: Type, end_despair_per_set: i32 } looks { "colour" _colour, "colour_source" _colour_source });

/// How many copies have which number in the corner (NSM-SETUP-4).
pub type Copies = BTreeMap<String, u8>;

table!(BuildingRow { id: Building, r#type: Type, set_position: usize, hope: u8, despair: u8, remove: u8, copies: Copies }
    looks { "name" _name, "name_source" _name_source, "edge_left" _edge_left, "edge_right" _edge_right });

table!(CharacterRow { id: Character, role: Side, types: Vec<Type> }
    looks { "name" _name, "profession" _profession, "types_source" _types_source });

table!(EventRow { id: EventCard, cost: u8, copies: Copies, permanent: bool, give_take: bool, remove: u8 }
    looks { "name" _name, "rule" _rule, "cost_source" _cost_source, "effect_source" _effect_source, "text" _text });
