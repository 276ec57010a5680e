//! Chapter 22: the map in the data is the one that the rulebook constructs from coordinates.

mod common;

use common::{rules, watch_games};
use coven_proves::proves;
use coven_septima::{Hex, Hut, Ingredient, Item, Mode, Space, Spaces};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

type Cell = (i32, i32);
type Corner = BTreeSet<Cell>;

#[derive(Deserialize)]
struct Drawn {
    hexes: Vec<DrawnHex>,
    zones: Vec<DrawnZone>,
    spaces: Vec<DrawnSpace>,
}

#[derive(Deserialize)]
struct DrawnHex {
    id: String,
    q: i32,
    r: i32,
    #[serde(default)]
    ingredients: Vec<String>,
}

#[derive(Deserialize)]
struct DrawnZone {
    number: u8,
    colour: String,
    entrance: String,
}

#[derive(Deserialize)]
struct DrawnSpace {
    id: String,
    hexes: Vec<String>,
    neighbours: Vec<String>,
}

fn drawn() -> Drawn {
    toml::from_str(include_str!("../data.toml")).expect("the built-in data")
}

/// SEP-MAP-5: the neighbours of a cell, clockwise from north-east.
const NEIGHBOURS: [Cell; 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

fn around(cell: Cell, i: usize) -> Cell {
    (cell.0 + NEIGHBOURS[i % 6].0, cell.1 + NEIGHBOURS[i % 6].1)
}

/// SEP-MAP-5: a clockwise turn by 60 degrees about the centre.
fn turned(cell: Cell) -> Cell {
    (-cell.1, cell.0 + cell.1)
}

/// SEP-MAP-9: the cells of zone 1, letter by letter.
const ZONE_1: [[Cell; 3]; 12] = [
    [(0, 0), (1, -1), (1, 0)],
    [(1, -1), (1, 0), (2, -1)],
    [(1, -1), (2, -2), (2, -1)],
    [(1, 0), (2, -1), (2, 0)],
    [(2, -2), (2, -1), (3, -2)],
    [(2, -1), (2, 0), (3, -1)],
    [(2, -1), (3, -2), (3, -1)],
    [(2, -3), (2, -2), (3, -3)],
    [(2, -2), (3, -3), (3, -2)],
    [(3, -2), (3, -1), (4, -2)],
    [(3, -3), (3, -2), (4, -3)],
    [(3, -2), (4, -3), (4, -2)],
];

/// Every space with the three cells that meet there.
fn constructed() -> BTreeMap<String, Corner> {
    let mut spaces = BTreeMap::new();
    for (letter, cells) in ('a'..='l').zip(ZONE_1) {
        let mut cells = cells;
        for zone in 1..=6 {
            spaces.insert(format!("Z{zone}{letter}"), cells.into_iter().collect());
            cells = cells.map(turned);
        }
    }
    spaces
}

/// The Hospital, six village hexes clockwise, the second ring and the outlying hexes lie where the coordinates say.
#[test]
#[proves("SEP-MAP-5", "SEP-MAP-6")]
fn hexes_lie_where_the_rulebook_says() {
    let cells: BTreeMap<String, Cell> = drawn().hexes.into_iter().map(|hex| (hex.id, (hex.q, hex.r))).collect();
    assert_eq!(cells.len(), 25);
    assert_eq!(cells["H"], (0, 0));
    for (i, &cell) in NEIGHBOURS.iter().enumerate() {
        assert_eq!(cells[&format!("V{}", i + 1)], cell);
    }
    assert_eq!((cells["F1"], cells["O1"]), ((2, -2), (3, -2)));
    for k in 1..=5 {
        assert_eq!(turned(cells[&format!("O{k}")]), cells[&format!("O{}", k + 1)]);
    }
    for k in 1..=10 {
        assert_eq!(turned(cells[&format!("F{k}")]), cells[&format!("F{}", k + 2)]);
    }
    let ring: BTreeSet<Cell> = (1..=12).map(|k| cells[&format!("F{k}")]).collect();
    assert!(ring.iter().all(|&(q, r)| q.abs().max(r.abs()).max((q + r).abs()) == 2) && ring.len() == 12);
}

/// The spaces are the corners of the hexes, each once, and nothing else.
#[test]
#[proves("SEP-MAP-3", "SEP-MAP-7")]
fn spaces_are_the_corners_of_the_hexes() {
    let drawn = drawn();
    let mut corners: BTreeSet<Corner> = BTreeSet::new();
    for hex in &drawn.hexes {
        let cell = (hex.q, hex.r);
        (0..6).for_each(|i| {
            corners.insert([cell, around(cell, i), around(cell, i + 1)].into_iter().collect());
        });
    }
    assert_eq!(corners.len(), 72);
    assert_eq!(constructed().into_values().collect::<BTreeSet<Corner>>(), corners);
}

/// Neighbours and hexes of every space in the data are the constructed ones.
#[test]
#[proves("SEP-MAP-4", "SEP-MAP-8", "SEP-MAP-10")]
fn neighbours_follow_from_the_corners() {
    let drawn = drawn();
    let hexes: BTreeMap<Cell, &str> = drawn.hexes.iter().map(|hex| ((hex.q, hex.r), hex.id.as_str())).collect();
    let spaces = constructed();
    let mut edges = 0;
    for space in &drawn.spaces {
        let here = &spaces[&space.id];
        let touched: BTreeSet<&str> = here.iter().filter_map(|cell| hexes.get(cell).copied()).collect();
        assert_eq!(space.hexes.iter().map(String::as_str).collect::<BTreeSet<_>>(), touched, "{}", space.id);
        let joined = |other: &Corner| {
            let shared: Vec<&Cell> = here.intersection(other).collect();
            shared.len() == 2 && shared.iter().any(|cell| hexes.contains_key(cell))
        };
        let next: BTreeSet<&str> = spaces.iter().filter(|(_, other)| joined(other)).map(|(id, _)| id.as_str()).collect();
        assert_eq!(space.neighbours.iter().map(String::as_str).collect::<BTreeSet<_>>(), next, "{}", space.id);
        edges += next.len();
    }
    assert_eq!((drawn.spaces.len(), edges / 2), (72, 96));
}

/// Bronze and gold zones take turns, and each hut is joined to the space l of its zone.
#[test]
#[proves("SEP-MAP-2", "SEP-MAP-9")]
fn zones_take_turns_in_colour() {
    for zone in drawn().zones {
        assert_eq!(zone.colour, if zone.number % 2 == 1 { "bronze" } else { "gold" });
        assert_eq!(zone.entrance, format!("Z{}l", zone.number));
    }
}

/// Zones are connected and no two of one colour touch; every zone reaches all ingredients; each ingredient is printed six
/// times; each village hex touches two zones; every pair of lunar ingredients yields three somewhere.
#[test]
#[proves("SEP-MAP-12")]
fn the_facts_of_the_map_hold() {
    let map = &rules().map;
    for hut in Hut::all() {
        let zone: Spaces = Space::all().filter(|space| space.zone() == hut).collect();
        let mut reached = zone.into_iter().take(1).collect::<Spaces>();
        for _ in 0..zone.count() {
            let next = reached.fold(Spaces::NONE, |all, space| all.and(map.next_to[space.index()]));
            reached = reached.and(next.filter(|&space| zone.contains(space)).collect());
        }
        assert_eq!((reached.count(), zone.count()), (12, 12), "zone {hut} is connected");
        for &ingredient in Ingredient::ALL {
            assert!(zone.into_iter().any(|space| map.touches_printed(space, ingredient)), "{ingredient} in zone {hut}");
        }
    }
    for space in Space::all() {
        for other in map.next_to[space.index()] {
            let apart = (Item::index(space.zone()) + 6 - Item::index(other.zone())) % 6;
            assert!([0, 1, 5].contains(&apart), "{space} and {other} lie in zones of one colour");
        }
    }
    for &ingredient in Ingredient::ALL {
        let printed = drawn().hexes.iter().flat_map(|hex| hex.ingredients.clone()).filter(|i| i == ingredient.name()).count();
        assert_eq!(printed, 6, "{ingredient}");
    }
    for number in 0..6 {
        let zones: BTreeSet<Hut> = map.corners[Hex::village(number).index()].map(|space| space.zone()).collect();
        assert_eq!(zones.len(), 2, "V{}", number + 1);
    }
    for &one in Ingredient::ALL {
        for &other in Ingredient::ALL.iter().filter(|&&other| other > one) {
            let yields = |space: Space| map.printed[space.index()][one.index()] + map.printed[space.index()][other.index()];
            assert!(Space::all().any(|space| yields(space) >= 3), "{one} and {other}");
        }
    }
}

/// In basic mode shrines, building sites, spells and the ritual track are never used, and full-mode witches, books and
/// cards never turn up.
#[test]
#[proves("SEP-MAP-11", "SEP-GEN-1", "SEP-SETUP-1")]
fn basic_mode_leaves_the_full_side_alone() {
    let rules = rules();
    watch_games(1, |_, walk| {
        let s = &walk.state;
        if s.setup.mode == Mode::Basic {
            assert!(s.board.buildings.gold.is_none() && s.board.buildings.bronze.is_none() && s.turn.shrines.is_empty());
            assert!(s.covens.iter().all(|coven| coven.ritual.is_none() && coven.spells().is_empty()));
            assert!(s.secret.books.iter().all(|&book| book <= 4));
            let witches =
                s.covens.iter().flat_map(|coven| coven.witches).chain(s.board.accused).chain(s.board.captured.iter().copied());
            assert!(witches.into_iter().all(|witch| rules.witches_of(Mode::Basic).contains(witch)));
        }
    });
}
