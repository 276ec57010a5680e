//! Chapter 1, the board: what lies where, and what is near what.

use crate::Broom;
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
    /// The same the other way round: the cloud spaces of every region, as bits.
    spaces_of: [u32; 64],
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
            spaces_of: [0; 64],
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
        for (space, region) in board.cloud_spaces.iter().enumerate() {
            board.spaces_of[region.index()] |= 1 << space;
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

    /// The cloud spaces of a region, as bits.
    pub fn cloud_spaces_of(&self, region: Region) -> u32 {
        self.spaces_of[region.index()]
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

impl Broom {
    pub(crate) fn board(&self, side: Side) -> &Board {
        &self.boards[side.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::{DataSource, Dice, FastDice, Rules};
    use coven_proves::proves;

    fn rules() -> Broom {
        Broom::load(&DataSource::builtin()).expect("the built-in data")
    }

    /// `near` and `reach`, word for word as the rulebook has them, against the quick ones, over random clouds.
    #[test]
    #[proves("BRM-BOARD-3", "BRM-BOARD-4", "BRM-BOARD-6", "BRM-RUL-25")]
    fn near_is_a_border_or_one_open_water() {
        let rules = rules();
        let mut dice = FastDice::new(1);
        for &side in Side::ALL {
            let (board, data) = (rules.board(side), rules.data().side(side));
            let regions = || data.region.iter().map(|region| region.id);
            let border = |x: Region, y: Region| data.region.iter().any(|region| region.id == x && region.adjacent.contains(&y));
            let land = |x: Region| x.terrain() != Terrain::Water;
            for _ in 0..200 {
                let clouded: RegionSet =
                    data.cloud_space.iter().map(|space| space.region).filter(|_| dice.below(2) == 0).collect();
                for x in regions().filter(|&x| land(x)) {
                    for y in regions().filter(|&y| y != x) {
                        let mut waters = regions().filter(|&w| !land(w) && !clouded.contains(w));
                        let near = border(x, y) || land(y) && waters.any(|w| border(x, w) && border(w, y));
                        assert_eq!(board.near(x, clouded).contains(y), near, "{side}: {x} and {y}, clouds on {clouded:?}");
                        let reach = near && land(y) && !clouded.contains(y);
                        assert_eq!(board.reach(x, clouded).contains(y), reach, "{side}: {x} to {y}, clouds on {clouded:?}");
                    }
                }
            }
        }
    }

    /// All regions that pawns can come to from the castles.
    fn reachable(board: &Board, clouded: RegionSet, avoid: RegionSet) -> RegionSet {
        let mut found: RegionSet = board.castles.into_iter().collect();
        loop {
            let next = found.fold(found, |all, region| all.or(board.reach(region, clouded).minus(avoid)));
            if next == found {
                return found;
            }
            found = next;
        }
    }

    /// Chapter 15: what is open at the start, and that only the island of circle D is cut off in the end.
    #[test]
    fn reachable_regions_are_as_many_as_the_rulebook_says() {
        let rules = rules();
        let [front, back] = [Side::Front, Side::Back].map(|side| rules.board(side));
        let clouds = |board: &Board| board.cloud_spaces.iter().copied().collect::<RegionSet>();
        assert_eq!(reachable(front, clouds(front), RegionSet::NONE).count(), 12);
        assert_eq!(reachable(back, clouds(back), RegionSet::of(Terrain::Hills)).count(), 8);
        assert_eq!(reachable(front, RegionSet::NONE, RegionSet::NONE).count(), 24);
        let all = reachable(back, RegionSet::NONE, RegionSet::NONE);
        assert_eq!(all.count(), 21);
        assert!(back.circle(Circle::D).is_some_and(|island| !all.contains(island)));
    }

    #[test]
    #[proves("BRM-TILE-HIL-2")]
    fn islands_of_circles_can_be_closed_or_impossible_to_leave() {
        let rules = rules();
        let back = rules.board(Side::Back);
        let clouds: RegionSet = back.cloud_spaces.iter().copied().collect();
        let [b, d] = [Circle::B, Circle::D].map(|circle| back.circle(circle).expect("a circle of the back"));
        assert!(clouds.contains(b) && back.reach(b, clouds).is_empty(), "cloud on the island and on the straits around it");
        assert!(!back.reach(b, RegionSet::NONE).is_empty());
        assert!(back.reach(d, RegionSet::NONE).is_empty());
    }
}
