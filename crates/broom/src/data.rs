//! The component data as it stands in `data.toml`.
//!
//! Numbers that come from the box are read from here and nowhere else. Fields that only describe (names, coordinates, what a
//! role does in words) are kept for those who show the game; the rules do not look at them.

use crate::pieces::{Circle, Cloud, EventCard, ForestTile, HillTile, MountainTile, Region, Resource, Role, Side, Terrain, Tower};
use crate::pieces::{CloudSpace, HEAVY_CLOUDS, HILL_TILES, STORM_CLOUDS};
use coven_engine::data::{DataError, DataFile};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The name of the file; `--data DIR` looks for it there.
pub const FILE: &str = "broom.toml";

/// Fields that the rules do not read: changing them leaves old records valid.
const COSMETIC: &[&str] = &[
    "source",
    "note",
    "name",
    "german",
    "xy",
    "label_xy",
    "tile_xy",
    "polygon",
    "banner",
    "canvas_width",
    "canvas_height",
    "brave",
    "cowardly",
    "data_version",
    "game",
];

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
    /// Reads the file and checks that the rules can be played with it. Returns the data and its hash.
    pub fn read(text: &str) -> Result<(Data, String), DataError> {
        let file = DataFile::parse(FILE, text)?;
        let data: Data = file.read()?;
        data.check().map_err(|(at, what)| DataError::new(FILE, at, what))?;
        Ok((data, file.hash_without(COSMETIC)))
    }

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

    fn check(&self) -> Checked {
        in_order("role", self.role.iter().map(|role| role.id.index()), Role::ALL.len())?;
        in_order("event", self.event.iter().map(|event| event.id.index()), EventCard::ALL.len())?;
        in_order("heavy_cloud", self.heavy_cloud.iter().map(|cloud| cloud.id.index()), HEAVY_CLOUDS.into())?;
        let storms = self.storm_cloud.iter().map(|cloud| cloud.id.index().wrapping_sub(HEAVY_CLOUDS.into()));
        in_order("storm_cloud", storms, STORM_CLOUDS.into())?;
        in_order("mountain_tile", self.mountain_tile.iter().map(|tile| tile.kind.index()), MountainTile::ALL.len())?;
        in_order("hill_tile", self.hill_tile.iter().map(|tile| tile.id.index()), HILL_TILES.into())?;
        self.check_cards()?;
        self.check_tiles()?;
        for side in Side::ALL {
            self.side(*side).check(*side).map_err(|(at, what)| (format!("{side}.{at}"), what))?;
        }
        Ok(())
    }

    fn check_cards(&self) -> Checked {
        let more_or_less = &self.event[EventCard::MoreOrLess.index()];
        if more_or_less.choices.len() != more_or_less.vp_by_choice.len() || more_or_less.choices.is_empty() {
            return wrong("event[0].vp_by_choice", "must have one entry for each of choices");
        }
        if more_or_less.choices.iter().any(|&roles| !(1..Role::ALL.len() as u8).contains(&roles)) {
            return wrong("event[0].choices", "must be numbers of roles from 1 to 9");
        }
        if self.setup.bewitched_by_players.len() != 6 || self.setup.bewitched_by_players.iter().any(|&cards| cards > 3) {
            return wrong("setup.bewitched_by_players", "must have six entries of at most 3, for 0 to 5 players");
        }
        if !(1..=7).contains(&self.setup.rounds) {
            return wrong("setup.rounds", "must be from 1 to 7, because three of the ten events stay in the box");
        }
        if !(1..=8).contains(&self.setup.roles_chosen_per_round) {
            return wrong("setup.roles_chosen_per_round", "must be from 1 to 8");
        }
        for (i, storm) in self.storm_cloud.iter().enumerate() {
            match storm.kind {
                None => return wrong(format!("storm_cloud[{i}].kind"), "is missing"),
                Some(StormKind::Hoard) if storm.colour.is_none_or(|colour| colour == Resource::Wand) => {
                    return wrong(format!("storm_cloud[{i}].colour"), "must be a potion colour");
                }
                Some(_) => {}
            }
        }
        Ok(())
    }

    fn check_tiles(&self) -> Checked {
        for kind in ForestTile::ALL {
            if self.forest_tile.iter().filter(|tile| tile.kind == *kind).count() != 2 {
                return wrong("forest_tile", format!("must have two tiles of the kind {kind}"));
            }
        }
        let (orange, turbo) = match self.hill_tile.split_last() {
            Some(parts) => parts,
            None => return wrong("hill_tile", "is empty"),
        };
        if orange.colour != Some(Resource::Orange) {
            return wrong("hill_tile[5].colour", "must be orange: the last hill tile is the orange tower");
        }
        match turbo.iter().position(|tile| tile.circles.len() != 2 || tile.circles[0] == tile.circles[1]) {
            Some(i) => wrong(format!("hill_tile[{i}].circles"), "must name two different stone circles"),
            None => Ok(()),
        }
    }
}

impl SideData {
    fn check(&self, side: Side) -> Checked {
        count("region", self.region.len(), self.region_count)?;
        count("tower", self.tower.len(), self.tower_count)?;
        count("cloud_space", self.cloud_space.len(), self.cloud_space_count)?;
        count("castle", self.castle.len(), 2)?;
        in_order("cloud_space", self.cloud_space.iter().map(|space| space.id.index()), self.cloud_space_count)?;
        self.check_regions()?;
        self.check_tile_spaces(side)?;
        let there = |region: &Region| self.region.iter().any(|known| known.id == *region);
        for (i, tower) in self.tower.iter().enumerate() {
            if tower.id.side() != Some(side) || (tower.shape == Shape::Square) != tower.id.is_square() {
                return wrong(format!("tower[{i}].id"), "must name the side and the shape of the tower, such as FR01 or BS02");
            }
            if tower.colour == Resource::Wand {
                return wrong(format!("tower[{i}].colour"), "must be a potion colour");
            }
            if tower.regions.is_empty() || !tower.regions.iter().all(there) {
                return wrong(format!("tower[{i}].regions"), "must be regions of this side");
            }
            if self.tower[..i].iter().any(|other| other.id == tower.id) {
                return wrong(format!("tower[{i}].id"), "is there twice");
            }
        }
        if let Some(i) = self.cloud_space.iter().position(|space| space.id.side() != side || !there(&space.region)) {
            return wrong(format!("cloud_space[{i}]"), "must have an id and a region of this side");
        }
        // BRM-RUL-24: no pawn may ever stand under a cloud, so pawns must not start or land under one.
        let clouded = |region: Region| self.cloud_space.iter().any(|space| space.region == region);
        if let Some(i) = self.castle.iter().position(|castle| !there(&castle.region) || clouded(castle.region)) {
            return wrong(format!("castle[{i}].region"), "must be a region of this side without a cloud space");
        }
        let bad = |circle: &CircleData| !there(&circle.region) || (circle.id != Circle::B && clouded(circle.region));
        match self.stone_circle.iter().position(|circle| bad(circle) || circle.region.terrain() != Terrain::Prairie) {
            Some(i) => wrong(
                format!("stone_circle[{i}].region"),
                "must be a prairie of this side, without clouds unless the circle is B",
            ),
            None => Ok(()),
        }
    }

    /// BRM-BOARD-2, BRM-INV-7: borders go both ways.
    fn check_regions(&self) -> Checked {
        for (i, region) in self.region.iter().enumerate() {
            if region.id.terrain() != region.terrain {
                return wrong(format!("region[{i}].id"), "must begin with the letter of its terrain: P, H, M, F, or L for water");
            }
            if self.region[..i].iter().any(|other| other.id == region.id) {
                return wrong(format!("region[{i}].id"), "is there twice");
            }
            for other in &region.adjacent {
                let back = self.region.iter().find(|known| known.id == *other);
                if !back.is_some_and(|known| known.adjacent.contains(&region.id)) {
                    return wrong(
                        format!("region[{i}].adjacent"),
                        format!("names {other}, which does not name {} in turn", region.id),
                    );
                }
            }
        }
        Ok(())
    }

    /// BRM-BOARD-10: three mountains with tile spaces on each side; four forests, four hills and four circles on the back.
    fn check_tile_spaces(&self, side: Side) -> Checked {
        let expected = |terrain, space, number: usize| {
            let ids = (0..number as u8).map(|n| Region::nth(terrain, n));
            let here = self.region.iter().filter(|region| region.tile_space == Some(space)).map(|region| region.id);
            let mut here: Vec<Region> = here.collect();
            here.sort();
            if ids.eq(here) {
                Ok(())
            } else {
                wrong("region.tile_space", format!("must mark exactly the first {number} of {terrain}"))
            }
        };
        let back = if side == Side::Back { 4 } else { 0 };
        expected(Terrain::Mountain, TileSpace::Mountain, 3)?;
        expected(Terrain::Forest, TileSpace::Forest, back)?;
        expected(Terrain::Hills, TileSpace::Hill, back)?;
        in_order("stone_circle", self.stone_circle.iter().map(|circle| circle.id.index()), back)
    }
}

/// What is wrong, and where.
type Checked = Result<(), (String, String)>;

fn wrong(at: impl ToString, what: impl ToString) -> Checked {
    Err((at.to_string(), what.to_string()))
}

fn count(at: &str, there: usize, said: usize) -> Checked {
    if there == said { Ok(()) } else { wrong(at, format!("has {there} entries where {said} are expected")) }
}

/// The entries are those of the box, all of them, in the order of their ids.
fn in_order(at: &str, ids: impl ExactSizeIterator<Item = usize>, number: usize) -> Checked {
    count(at, ids.len(), number)?;
    match ids.enumerate().find(|(i, id)| i != id) {
        Some((i, _)) => wrong(format!("{at}[{i}].id"), "is out of order or there twice"),
        None => Ok(()),
    }
}
