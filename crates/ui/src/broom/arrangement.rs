//! Where everything that does not move is drawn, so that nothing covers anything else.
//!
//! The data says where things belong. What touches several regions stays exactly there; what lies inside one region is moved
//! aside as far as needed. This depends on the data, the setup and the language of the names alone and takes a while, so it is
//! worked out once and kept.

use super::geometry::{Label, Obstacle, Point, contains, settle, stands};
use super::land::{HEIGHT, WIDTH};
use crate::Speak;
use coven_broom::{Broom, Circle, CloudSpace, Region, RegionData, Side, SideData, TileSpace, Tower};
use coven_engine::Rules;
use coven_text::Language;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// As many pawns as can meet in one region, and two more that might land there.
const MOST_PAWNS: usize = 12;

/// How far each kind of thing reaches from its middle.
const TOWER: i32 = 40;
const CASTLE: i32 = 50;
const TILE: i32 = 42;
const STONES: i32 = 42;
const CLOUD: i32 = 44;
const PAWN: i32 = 25;
/// How near to the frame a name may come.
const MARGIN: i32 = 14;
/// The row of amulets under a mountain tile: how far below its middle.
pub const AMULETS_BELOW: i32 = 46;

/// The places of one side of the board.
#[derive(Debug, Default)]
pub struct Arrangement {
    towers: BTreeMap<Tower, Point>,
    tiles: BTreeMap<Region, Point>,
    circles: BTreeMap<Circle, Point>,
    clouds: BTreeMap<CloudSpace, Point>,
    labels: BTreeMap<Region, Label>,
    pawns: BTreeMap<Region, Vec<Point>>,
}

type Key = (String, Side, bool, Language);

static KNOWN: LazyLock<Mutex<HashMap<Key, Arc<Arrangement>>>> = LazyLock::new(Mutex::default);

impl Arrangement {
    /// The places on a side of the board, with or without mountain tiles.
    pub fn of(rules: &Broom, side: Side, mountain_tiles: bool, speak: &Speak<'_>) -> Arc<Arrangement> {
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        let name = |region| speak.say(&rules.region_name(side, region));
        let make = || Arc::new(Arrangement::new(rules.data().side(side), mountain_tiles, name));
        known.entry((rules.data_hash().to_owned(), side, mountain_tiles, speak.language())).or_insert_with(make).clone()
    }

    fn new(side: &SideData, mountain_tiles: bool, name: impl Fn(Region) -> String) -> Arrangement {
        let mut things = Things::default();
        let mut places = Arrangement::default();
        let region = |id: Region| side.region.iter().find(|region| region.id == id);
        let towers = || side.tower.iter().filter(|tower| !(mountain_tiles && tower.covered_by_mountain_tile));
        side.castle.iter().for_each(|castle| things.put(castle.xy, CASTLE));
        for tower in towers().filter(|tower| tower.regions.len() > 1) {
            things.put(tower.xy, TOWER);
            places.towers.insert(tower.id, tower.xy);
        }
        let used = |space: TileSpace| mountain_tiles || space != TileSpace::Mountain;
        for spot in side.region.iter().filter(|region| region.tile_space.is_some_and(used)) {
            let at = things.settle(spot, spot.tile_xy, TILE);
            things.put([at[0], at[1] + AMULETS_BELOW / 2], TILE);
            places.tiles.insert(spot.id, at);
        }
        for circle in &side.stone_circle {
            let at = region(circle.region).map_or(circle.xy, |region| things.settle(region, circle.xy, STONES));
            places.circles.insert(circle.id, at);
        }
        for tower in towers().filter(|tower| tower.regions.len() == 1) {
            let at = region(tower.regions[0]).map_or(tower.xy, |region| things.settle(region, tower.xy, TOWER));
            places.towers.insert(tower.id, at);
        }
        let without_clouds = things.clone();
        for space in &side.cloud_space {
            let at = region(space.region).map_or(space.xy, |region| things.settle(region, space.xy, CLOUD));
            places.clouds.insert(space.id, at);
        }
        for region in &side.region {
            let label = things.label(region, &name(region.id), &side.region, &places.labels);
            // Where pawns stand there are no clouds: they may use that room.
            places.pawns.insert(region.id, without_clouds.stands(region, &label));
            places.labels.insert(region.id, label);
        }
        places
    }

    pub fn tower(&self, tower: Tower) -> Option<Point> {
        self.towers.get(&tower).copied()
    }

    pub fn tile(&self, region: Region) -> Point {
        self.tiles.get(&region).copied().unwrap_or_default()
    }

    pub fn circle(&self, circle: Circle) -> Point {
        self.circles.get(&circle).copied().unwrap_or_default()
    }

    pub fn cloud(&self, space: CloudSpace) -> Point {
        self.clouds.get(&space).copied().unwrap_or_default()
    }

    pub fn label(&self, region: Region) -> Option<&Label> {
        self.labels.get(&region)
    }

    /// The place of the n-th pawn in a region.
    pub fn pawn(&self, region: Region, n: usize) -> Point {
        self.pawns.get(&region).and_then(|places| places.get(n)).copied().unwrap_or_default()
    }
}

/// What has its place already.
#[derive(Clone, Default)]
struct Things(Vec<(Point, i32)>);

impl Things {
    fn put(&mut self, at: Point, reach: i32) {
        self.0.push((at, reach));
    }

    /// The obstacles for something that reaches so far itself.
    fn obstacles(&self, reach: i32) -> Vec<Obstacle> {
        self.0.iter().map(|&(at, other)| Obstacle { at, reach: other + reach }).collect()
    }

    fn settle(&mut self, region: &RegionData, wish: Point, reach: i32) -> Point {
        let at = settle(&region.polygon, &self.obstacles(reach), wish);
        self.put(at, reach);
        at
    }

    fn label(&self, region: &RegionData, name: &str, all: &[RegionData], labels: &BTreeMap<Region, Label>) -> Label {
        let off_canvas = |[x, y]: Point| !(MARGIN..WIDTH - MARGIN).contains(&x) || !(MARGIN..HEIGHT - MARGIN).contains(&y);
        let foreign = |point| all.iter().any(|other| other.id != region.id && contains(&other.polygon, point));
        // Cut off, a name cannot be read; on somebody else's land it misleads.
        let strays = |point| match point {
            point if off_canvas(point) => 1000,
            point if foreign(point) => 60,
            _ => 30,
        };
        let labels: Vec<&Label> = labels.values().collect();
        Label::new((name, &region.id.to_string()), &region.polygon, (&self.obstacles(2), &labels), region.label_xy, strays)
    }

    fn stands(&self, region: &RegionData, label: &Label) -> Vec<Point> {
        let mut obstacles = self.obstacles(PAWN);
        let [x, y] = label.at;
        let along = |n: i32| Obstacle { at: [x + n * label.half_width / 2, y], reach: label.half_height + PAWN + 10 };
        obstacles.extend((-2..=2).map(along));
        stands(&region.polygon, &obstacles, region.label_xy, MOST_PAWNS)
    }
}

#[cfg(test)]
mod tests {
    use super::super::geometry::distance;
    use super::*;
    use coven_engine::DataSource;

    /// Every side in every language.
    fn all(mut look: impl FnMut(String, &Arrangement)) {
        let rules = Broom::load(&DataSource::builtin()).expect("the built-in data");
        for language in Language::ALL {
            let texts = crate::texts(language);
            for (&side, tiles) in Side::ALL.iter().flat_map(|side| [true, false].map(|tiles| (side, tiles))) {
                let places = Arrangement::of(&rules, side, tiles, &Speak::new(&texts, &[]));
                look(format!("{language} {side}"), &places);
            }
        }
    }

    #[test]
    fn names_stand_on_the_map_whole_and_apart() {
        all(|whose, places| {
            let labels: Vec<(&Region, &Label)> = places.labels.iter().collect();
            for (n, &(region, label)) in labels.iter().enumerate() {
                let ([x, y], wide, high) = (label.at, label.half_width, label.half_height);
                assert!(x >= wide && x + wide <= WIDTH && y >= high && y + high <= HEIGHT, "{whose} {region}: {label:?}");
                for (other, near) in &labels[..n] {
                    let apart =
                        (near.at[0] - x).abs() >= near.half_width + wide || (near.at[1] - y).abs() >= near.half_height + high;
                    assert!(apart, "{whose} {region} and {other}: {label:?} {near:?}");
                }
            }
        });
    }

    #[test]
    fn pawns_that_share_a_region_do_not_cover_each_other() {
        all(|whose, places| {
            for (region, pawns) in &places.pawns {
                for (n, &pawn) in pawns.iter().take(10).enumerate() {
                    let nearest = pawns[..n].iter().map(|&other| distance(pawn, other)).min().unwrap_or(i32::MAX);
                    assert!(nearest >= 22, "{whose} {region}: {nearest}");
                }
            }
        });
    }
}
