//! Chapter 7 and 22: the map, worked out once so that play only looks things up. The data file lists what SEP-MAP-5,
//! SEP-MAP-7, SEP-MAP-8, SEP-MAP-9 and SEP-MAP-10 construct: spaces, their neighbours and their zones.

use crate::places::{Hex, Hut, SPACES, Space, Spaces};
use crate::set::Set;
use crate::words::{Element, Flag, Ingredient};
use coven_engine::names::Item;

/// The farthest walk that is looked up: a favour moves 4, a Quick Move with all helpers too.
pub const LONGEST_WALK: usize = 4;

/// Building sites, one of each per map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Site {
    Gold,
    Bronze,
}

/// What is printed on a hex.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct HexFacts {
    /// SEP-MAP-5: where it lies, in axial coordinates. For drawing: what they imply is written out in the spaces.
    pub at: [i8; 2],
    pub ingredients: [u8; Ingredient::ALL.len()],
    pub outcrop: bool,
    pub shrine: Option<Element>,
    pub site: Option<Site>,
    /// SEP-MAP-1: village hexes fly a flag.
    pub flag: Option<Flag>,
}

/// The whole map. SEP-MAP-11: both sides of the board are the same map; what belongs to full mode alone is ignored in
/// basic mode where it is used.
#[derive(Clone, Debug)]
pub struct Map {
    pub hexes: [HexFacts; Hex::COUNT],
    /// SEP-MAP-4, SEP-MAP-8: spaces joined by an edge.
    pub next_to: [Spaces; SPACES],
    /// SEP-MAP-4, SEP-MAP-7: the hexes of which a space is a corner.
    pub touches: [Set<Hex>; SPACES],
    /// SEP-MAP-10: the corners of a hex.
    pub corners: [Spaces; Hex::COUNT],
    /// Steps from a space to the nearest corner of a hex.
    steps_to_hex: Box<[[u8; Hex::COUNT]; SPACES]>,
    /// What the hexes around a space show, added up.
    pub printed: [[u8; Ingredient::ALL.len()]; SPACES],
    pub outcrops: [u8; SPACES],
    /// `near[d][space]`: spaces at most `d` steps away.
    pub near: [[Spaces; SPACES]; LONGEST_WALK + 1],
    distance: Box<[[u8; SPACES]; SPACES]>,
    /// SEP-HUNT-6: the way from the hut of its own zone.
    from_own_hut: [u8; SPACES],
    /// SEP-MAP-9: the space to which each hut is joined.
    entrance: [Space; Hut::COUNT],
    /// SEP-MAP-9: the colour of each zone.
    pub colours: [Site; Hut::COUNT],
}

impl Map {
    pub fn new(
        hexes: [HexFacts; Hex::COUNT],
        next_to: [Spaces; SPACES],
        touches: [Set<Hex>; SPACES],
        entrance: [Space; Hut::COUNT],
        colours: [Site; Hut::COUNT],
    ) -> Map {
        let mut map = Map {
            hexes,
            next_to,
            touches,
            corners: [Spaces::NONE; Hex::COUNT],
            steps_to_hex: Box::new([[u8::MAX; Hex::COUNT]; SPACES]),
            printed: [[0; Ingredient::ALL.len()]; SPACES],
            outcrops: [0; SPACES],
            near: [[Spaces::NONE; SPACES]; LONGEST_WALK + 1],
            distance: Box::new([[u8::MAX; SPACES]; SPACES]),
            from_own_hut: [0; SPACES],
            entrance,
            colours,
        };
        for space in Space::all() {
            for hex in map.touches[space.index()] {
                let facts = map.hexes[hex.index()];
                let corners = &mut map.corners[hex.index()];
                *corners = corners.and(Spaces::only(space));
                map.outcrops[space.index()] += u8::from(facts.outcrop);
                for (sum, count) in map.printed[space.index()].iter_mut().zip(facts.ingredients) {
                    *sum += count;
                }
            }
            map.measure_from(space);
        }
        for space in Space::all() {
            map.from_own_hut[space.index()] = map.steps_from_hut(space.zone(), space);
        }
        for (space, hex) in Space::all().flat_map(|space| Hex::all().map(move |hex| (space, hex))) {
            let steps = map.corners[hex.index()].map(|corner| map.steps(space, corner)).min();
            map.steps_to_hex[space.index()][hex.index()] = steps.unwrap_or(u8::MAX);
        }
        map
    }

    fn measure_from(&mut self, start: Space) {
        let mut reached = Spaces::only(start);
        let mut edge = reached;
        for steps in 0..=u8::MAX {
            edge.for_each(|space| self.distance[start.index()][space.index()] = steps);
            if let Some(near) = self.near.get_mut(usize::from(steps)) {
                near[start.index()] = reached;
            }
            edge = edge.fold(Spaces::NONE, |next, space| next.and(self.next_to[space.index()])).without(reached);
            if edge.is_empty() {
                break;
            }
            reached = reached.and(edge);
        }
    }

    /// SEP-MAP-12: every space can be reached from every other.
    pub fn is_connected(&self) -> bool {
        self.distance.iter().flatten().all(|&steps| steps < u8::MAX)
    }

    pub fn steps(&self, from: Space, to: Space) -> u8 {
        self.distance[from.index()][to.index()]
    }

    /// SEP-MAP-9: the space to which a hut is joined.
    pub fn entrance(&self, hut: Hut) -> Space {
        self.entrance[hut.index()]
    }

    /// SEP-HUNT-6: the entrance is the first space of a hunter's way.
    pub fn steps_from_hut(&self, hut: Hut, to: Space) -> u8 {
        1 + self.steps(self.entrance[hut.index()], to)
    }

    /// The same for the hut of the zone in which the space lies.
    pub fn steps_from_own_hut(&self, space: Space) -> u8 {
        self.from_own_hut[space.index()]
    }

    /// SEP-WIT-5: steps to the nearest corner of a hex; 0 if adjacent.
    pub fn steps_to_hex(&self, from: Space, hex: Hex) -> u8 {
        self.steps_to_hex[from.index()][hex.index()]
    }

    pub fn is_adjacent(&self, space: Space, hex: Hex) -> bool {
        self.touches[space.index()].contains(hex)
    }

    pub fn facts(&self, hex: Hex) -> &HexFacts {
        &self.hexes[hex.index()]
    }

    /// The hex with this building site.
    pub fn site(&self, site: Site) -> Option<Hex> {
        Hex::all().find(|&hex| self.facts(hex).site == Some(site))
    }

    pub fn touches_printed(&self, space: Space, ingredient: Ingredient) -> bool {
        self.printed[space.index()][ingredient.index()] > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Septima;
    use crate::places::ZONES;
    use coven_proves::proves;

    fn map() -> Map {
        Septima::builtin().map
    }

    fn space(word: &str) -> Space {
        word.parse().unwrap()
    }

    #[test]
    #[proves("SEP-MAP-3", "SEP-MAP-7", "SEP-MAP-8")]
    fn the_map_has_72_spaces_and_96_edges() {
        let map = map();
        let neighbours: Vec<usize> = map.next_to.iter().map(|n| n.count()).collect();
        assert_eq!(neighbours.iter().sum::<usize>() / 2, 96);
        assert_eq!(neighbours.iter().filter(|&&n| n == 3).count(), 48);
        assert_eq!(neighbours.iter().filter(|&&n| n == 2).count(), 24);
        assert!(Space::all().all(|a| { map.next_to[a.index()] }.all(|b| map.next_to[b.index()].contains(a))));
    }

    /// The distances from the hut by letter.
    #[test]
    #[proves("SEP-MAP-9")]
    fn every_zone_is_the_first_one_turned() {
        let map = map();
        for zone in 0..ZONES {
            let hut = Hut::at(zone);
            let by_letter: Vec<u8> = (0..12).map(|letter| map.steps_from_hut(hut, Space::new(zone, letter))).collect();
            assert_eq!(by_letter, [7, 6, 5, 5, 4, 4, 3, 4, 3, 2, 2, 1], "zone {hut}");
            assert_eq!(Space::new(zone, 3).zone(), hut);
        }
    }

    #[test]
    #[proves("SEP-MAP-1", "SEP-MAP-6", "SEP-MAP-10")]
    fn the_village_rings_the_hospital() {
        let map = map();
        let ring: Vec<String> = map.corners[Hex::HOSPITAL.index()].map(|space| space.to_string()).collect();
        assert_eq!(ring, ["Z1a", "Z2a", "Z3a", "Z4a", "Z5a", "Z6a"]);
        for number in 0..6 {
            let hex = Hex::village(number);
            assert_eq!(map.facts(hex).flag, Some(if number % 2 == 0 { Flag::Yellow } else { Flag::Blue }));
            let zones: std::collections::BTreeSet<usize> = map.corners[hex.index()].map(|s| s.zone().index()).collect();
            assert_eq!(zones, [(number + 5) % 6, number].into(), "{hex} touches its zone and the one before");
        }
    }

    #[test]
    #[proves("SEP-MAP-2", "SEP-MAP-5", "SEP-MAP-12")]
    fn the_printed_map_is_fair() {
        let map = map();
        assert!(map.is_connected());
        for &ingredient in Ingredient::ALL {
            let printed: u8 = map.hexes.iter().map(|hex| hex.ingredients[ingredient.index()]).sum();
            assert_eq!(printed, 6, "{ingredient}");
            for zone in 0..ZONES {
                assert!(
                    (0..12).any(|letter| map.touches_printed(Space::new(zone, letter), ingredient)),
                    "{ingredient} in {zone}"
                );
            }
            for &other in Ingredient::ALL.iter().filter(|&&other| other != ingredient) {
                let best = map.printed.iter().map(|p| p[ingredient.index()] + p[other.index()]).max();
                assert!(best >= Some(3), "{ingredient} and {other}");
            }
        }
    }

    #[test]
    fn walks_are_balls_around_a_space() {
        let map = map();
        let from = space("Z1a");
        assert_eq!(map.near[0][from.index()], Spaces::only(from));
        let one: Vec<String> = map.near[1][from.index()].map(|s| s.to_string()).collect();
        assert_eq!(one, ["Z1a", "Z1b", "Z2a", "Z6a"]);
        assert!({ map.near[3][from.index()] }.all(|to| map.steps(from, to) <= 3));
        assert_eq!(map.steps_to_hex(space("Z1l"), Hex::HOSPITAL), 6);
        assert_eq!(map.steps_to_hex(space("Z1b"), Hex::village(0)), 0);
    }
}
