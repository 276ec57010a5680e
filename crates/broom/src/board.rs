//! Chapter 1, the board: what lies where, and what is near what.

use crate::data::{Data, SideData};
use crate::pieces::{Circle, MOST_CLOUD_SPACES, Region, RegionSet, Resource, Side, Terrain, Tower};

/// One side of the board, in a form that the rules can ask quickly.
#[derive(Clone, Debug)]
pub struct Board {
    pub side: Side,
    pub regions: RegionSet,
    /// BRM-BOARD-2: the regions that share an edge with a region.
    border: [RegionSet; 64],
    water: RegionSet,
    /// BRM-BOARD-9: where the pawns start.
    pub castles: [Region; 2],
    /// BRM-BOARD-5: the region of every cloud space.
    pub cloud_spaces: Vec<Region>,
    towers: [TowerInfo; 64],
    /// BRM-BOARD-7: the towers whose base touches a region, as bits of their index.
    touching: [u64; 64],
    of_colour: [u64; 3],
    /// BRM-TILE-MTN-1: the towers under a mountain tile.
    pub covered: u64,
    /// BRM-BOARD-10: the regions of the stone circles A to D; none on the front.
    circles: Vec<Region>,
}

/// BRM-BOARD-8: what a tower pays.
#[derive(Clone, Copy, Debug, Default)]
pub struct TowerInfo {
    pub points: i16,
    pub wands: u8,
}

impl Board {
    pub fn new(data: &Data, side: Side) -> Board {
        let from: &SideData = data.side(side);
        let mut board = Board {
            side,
            regions: from.region.iter().map(|region| region.id).collect(),
            border: [RegionSet::NONE; 64],
            water: RegionSet::NONE,
            castles: [from.castle[0].region, from.castle[1].region],
            cloud_spaces: from.cloud_space.iter().map(|space| space.region).collect(),
            towers: [TowerInfo::default(); 64],
            touching: [0; 64],
            of_colour: [0; 3],
            covered: 0,
            circles: from.stone_circle.iter().map(|circle| circle.region).collect(),
        };
        debug_assert!(board.cloud_spaces.len() <= MOST_CLOUD_SPACES);
        board.water = board.regions.and(RegionSet::of(Terrain::Water));
        for region in &from.region {
            board.border[region.id.index()] = region.adjacent.iter().copied().collect();
        }
        for tower in &from.tower {
            board.towers[tower.id.index()] = TowerInfo { points: tower.vp, wands: tower.wands };
            board.of_colour[tower.colour.index()] |= tower.id.bit();
            for region in &tower.regions {
                board.touching[region.index()] |= tower.id.bit();
            }
            if tower.covered_by_mountain_tile {
                board.covered |= tower.id.bit();
            }
        }
        let orange_tile = data.hill_tile.last().map_or(0, |tile| tile.vp);
        board.towers[Tower::ORANGE_TILE.index()] = TowerInfo { points: orange_tile, wands: 0 };
        board.of_colour[Resource::Orange.index()] |= Tower::ORANGE_TILE.bit();
        board
    }

    pub fn border(&self, region: Region) -> RegionSet {
        self.border[region.index()]
    }

    /// BRM-BOARD-3, BRM-RUL-25: across a border, or from land to land over one water region that holds no cloud. Nothing is
    /// near a region without borders (BRM-RUL-36).
    pub fn near(&self, region: Region, clouded: RegionSet) -> RegionSet {
        let border = self.border(region);
        let open_water = border.and(self.water).minus(clouded);
        let across = open_water.fold(RegionSet::NONE, |across, water| across.or(self.border(water)));
        border.or(across.and(RegionSet::LAND)).without(region)
    }

    /// BRM-BOARD-4, BRM-BOARD-6: where a pawn may move from a region: near, on land, under no cloud.
    pub fn reach(&self, region: Region, clouded: RegionSet) -> RegionSet {
        self.near(region, clouded).and(RegionSet::LAND).minus(clouded)
    }

    pub fn tower(&self, tower: Tower) -> TowerInfo {
        self.towers[tower.index()]
    }

    pub fn has_tower(&self, tower: Tower) -> bool {
        tower.side() == Some(self.side) && self.of_colour.iter().any(|towers| towers & tower.bit() != 0)
    }

    /// The towers that can be served from a region, as bits.
    pub fn touching(&self, region: Region) -> u64 {
        self.touching[region.index()]
    }

    /// The towers that accept a colour, as bits.
    pub fn of_colour(&self, colour: Resource) -> u64 {
        self.of_colour.get(colour.index()).copied().unwrap_or(0)
    }

    pub fn colour_of(&self, tower: Tower) -> Resource {
        Resource::POTIONS.into_iter().find(|&colour| self.of_colour(colour) & tower.bit() != 0).unwrap_or(Resource::Orange)
    }

    pub fn circle(&self, circle: Circle) -> Option<Region> {
        self.circles.get(circle.index()).copied()
    }
}
