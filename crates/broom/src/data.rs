//! The component data as it stands in `data.toml`.
//!
//! Numbers that come from the box are read from here and nowhere else. Fields that only describe (names, coordinates, what a
//! role does in words) are kept for those who show the game; the rules do not look at them.

use crate::Broom;
use crate::pieces::{
    Circle, Cloud, CloudSpace, EventCard, ForestTile, HillTile, MountainTile, Region, Resource, Role, Side, Terrain, Tower,
};
use serde::Deserialize;
use std::collections::BTreeMap;

/// Everything of the file that somebody reads.
#[derive(Clone, Debug, Deserialize)]
pub struct Data {
    pub setup: SetupData,
    pub scoring: Scoring,
    pub options: Options,
    pub role: Vec<RoleData>,
    pub event: Vec<EventData>,
    pub heavy_cloud: Vec<CloudData>,
    pub storm_cloud: Vec<CloudData>,
    pub mountain_tile: Vec<MountainTileData>,
    pub forest_tile: Vec<ForestTileData>,
    pub hill_tile: Vec<HillTileData>,
    pub front: SideData,
    pub back: SideData,
}

#[derive(Clone, Debug, Deserialize)]
pub struct SetupData {
    pub rounds: u8,
    pub roles_chosen_per_round: u8,
    pub start_vp: i16,
    pub start_orange: u8,
    pub start_green: u8,
    pub start_purple: u8,
    pub wands_first_player: u8,
    pub wands_last_player: u8,
    pub wands_other_players: u8,
    pub wands_each_in_two_player_game: u8,
    pub bewitched_penalty_vp: i16,
    pub bewitched_by_players: Vec<u8>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Scoring {
    pub set_of_4_different_resources: i16,
    pub set_of_3_different_resources: i16,
    pub amulets: Vec<i16>,
    pub lightning: Lightning,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Lightning {
    pub table: Vec<i16>,
    pub beyond_each: i16,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Options {
    pub heavy_clouds_mixed_with_storms: HeavyCloudLimits,
}

#[derive(Clone, Debug, Deserialize)]
pub struct HeavyCloudLimits {
    pub default: u8,
    pub max: u8,
    pub min_front: u8,
    pub min_back: u8,
}

#[derive(Clone, Debug, Deserialize)]
pub struct RoleData {
    pub id: Role,
    pub terrain: Option<Terrain>,
    #[serde(default)]
    pub terrains: Vec<Terrain>,
    pub colour: Option<Resource>,
    #[serde(default)]
    pub brave_bonus_vp: i16,
    #[serde(default)]
    pub brave_gain: BTreeMap<Resource, u8>,
    #[serde(default)]
    pub cowardly_gain_one_of: Vec<Resource>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct EventData {
    pub id: EventCard,
    #[serde(default)]
    pub vp: i16,
    #[serde(default)]
    pub choices: Vec<u8>,
    #[serde(default)]
    pub vp_by_choice: Vec<i16>,
    #[serde(default)]
    pub vp_per_pawn: BTreeMap<Terrain, i16>,
    #[serde(default)]
    pub max_resources: u8,
    #[serde(default)]
    pub leader_wand: u8,
    #[serde(default)]
    pub cost: BTreeMap<Resource, u8>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct CloudData {
    pub id: Cloud,
    pub wands: u8,
    pub bolts: u8,
    pub kind: Option<StormKind>,
    #[serde(default)]
    pub delivery_bonus_vp: i16,
    #[serde(default)]
    pub free_moves: u8,
    pub colour: Option<Resource>,
    #[serde(default)]
    pub needed: u8,
    #[serde(default)]
    pub vp: i16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StormKind {
    Tailwind,
    Gust,
    Parcel,
    Hoard,
}

#[derive(Clone, Debug, Deserialize)]
pub struct MountainTileData {
    pub kind: MountainTile,
    #[serde(default)]
    pub gain: BTreeMap<Resource, u8>,
    #[serde(default)]
    pub moves: u8,
}

#[derive(Clone, Debug, Deserialize)]
pub struct ForestTileData {
    pub kind: ForestTile,
}

#[derive(Clone, Debug, Deserialize)]
pub struct HillTileData {
    pub id: HillTile,
    #[serde(default)]
    pub circles: Vec<Circle>,
    pub colour: Option<Resource>,
    #[serde(default)]
    pub vp: i16,
}

#[derive(Clone, Debug, Deserialize)]
pub struct SideData {
    pub cloud_space_count: usize,
    pub region_count: usize,
    pub tower_count: usize,
    pub region: Vec<RegionData>,
    pub castle: Vec<CastleData>,
    pub tower: Vec<TowerData>,
    pub cloud_space: Vec<CloudSpaceData>,
    #[serde(default)]
    pub stone_circle: Vec<CircleData>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct RegionData {
    pub id: Region,
    pub name: String,
    pub terrain: Terrain,
    pub adjacent: Vec<Region>,
    pub tile_space: Option<TileSpace>,
    #[serde(default)]
    pub polygon: Vec<[i32; 2]>,
    #[serde(default)]
    pub label_xy: [i32; 2],
    #[serde(default)]
    pub tile_xy: [i32; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TileSpace {
    Mountain,
    Forest,
    Hill,
}

#[derive(Clone, Debug, Deserialize)]
pub struct CastleData {
    pub name: String,
    pub region: Region,
    #[serde(default)]
    pub xy: [i32; 2],
}

#[derive(Clone, Debug, Deserialize)]
pub struct TowerData {
    pub id: Tower,
    pub shape: Shape,
    pub colour: Resource,
    pub vp: i16,
    pub wands: u8,
    pub regions: Vec<Region>,
    pub covered_by_mountain_tile: bool,
    #[serde(default)]
    pub xy: [i32; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    Round,
    Square,
}

#[derive(Clone, Debug, Deserialize)]
pub struct CloudSpaceData {
    pub id: CloudSpace,
    pub region: Region,
    #[serde(default)]
    pub xy: [i32; 2],
}

#[derive(Clone, Debug, Deserialize)]
pub struct CircleData {
    pub id: Circle,
    pub region: Region,
    #[serde(default)]
    pub xy: [i32; 2],
}

impl Data {
    pub fn side(&self, side: Side) -> &SideData {
        match side {
            Side::Front => &self.front,
            Side::Back => &self.back,
        }
    }

    /// The clouds of the box, heavy ones first.
    pub fn clouds(&self) -> impl Iterator<Item = &CloudData> {
        self.heavy_cloud.iter().chain(&self.storm_cloud)
    }
}

impl Broom {
    pub fn data(&self) -> &Data {
        &self.data
    }

    pub(crate) fn event(&self, card: EventCard) -> &EventData {
        &self.data.event[card.index()]
    }

    pub(crate) fn role(&self, role: Role) -> &RoleData {
        &self.data.role[role.index()]
    }

    pub(crate) fn mountain_tile(&self, tile: MountainTile) -> &MountainTileData {
        &self.data.mountain_tile[tile.index()]
    }
}
