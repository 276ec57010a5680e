//! Chapters 1 and 15: the maps, the clouds and what they say of themselves.

mod common;

use common::rules;
use coven_broom::{Broom, Circle, Region, RegionData, Resource, Shape, Side, SideData, Terrain, TileSpace};
use coven_engine::Rules;
use coven_proves::proves;
use std::collections::{BTreeMap, BTreeSet};

fn sides() -> [(Side, SideData); 2] {
    let rules = rules();
    [Side::Front, Side::Back].map(|side| (side, rules.data().side(side).clone()))
}

fn edges(region: &RegionData) -> BTreeSet<[[i32; 2]; 2]> {
    let corners = &region.polygon;
    let ends = corners.iter().zip(corners.iter().cycle().skip(1));
    ends.map(|(&a, &b)| if a < b { [a, b] } else { [b, a] }).collect()
}

/// Regions are adjacent exactly where their polygons share an edge.
#[test]
#[proves("BRM-BOARD-2", "BRM-INV-7")]
fn brm_inv_7_polygons_share_edges_exactly_where_regions_are_adjacent() {
    for (side, data) in sides() {
        for one in &data.region {
            assert!(one.polygon.len() >= 3, "{side} {} has no polygon", one.id);
            for other in data.region.iter().filter(|other| other.id != one.id) {
                let shared = !edges(one).is_disjoint(&edges(other));
                assert_eq!(shared, one.adjacent.contains(&other.id), "{side}: {} and {}", one.id, other.id);
            }
        }
    }
}

/// How many regions, lakes and cloud spaces there are.
#[test]
#[proves("BRM-INV-7", "BRM-BOARD-1", "BRM-BOARD-5")]
fn brm_inv_7_regions_and_cloud_spaces_are_counted() {
    let counts = sides().map(|(_, data)| {
        let water = data.region.iter().filter(|region| region.terrain == Terrain::Water).count();
        (data.region.len() - water, water, data.cloud_space.len())
    });
    assert_eq!(counts, [(24, 3, 18), (22, 3, 19)]);
}

/// Three mountains on each side; tiles and circles on the back; B on straits only, D on nothing.
#[test]
#[proves("BRM-BOARD-10")]
fn brm_board_10_mountains_tiles_and_circles() {
    let [(_, front), (_, back)] = sides();
    let count = |data: &SideData, space| data.region.iter().filter(|region| region.tile_space == Some(space)).count();
    let mountains = |data: &SideData| data.region.iter().filter(|region| region.terrain == Terrain::Mountain).count();
    assert_eq!((mountains(&front), mountains(&back)), (3, 3));
    assert_eq!([TileSpace::Mountain, TileSpace::Forest, TileSpace::Hill].map(|space| count(&front, space)), [3, 0, 0]);
    assert_eq!([TileSpace::Mountain, TileSpace::Forest, TileSpace::Hill].map(|space| count(&back, space)), [3, 4, 4]);
    let borders = |circle| {
        let region = back.stone_circle.iter().find(|there| there.id == circle).expect("a circle").region;
        back.region.iter().find(|there| there.id == region).expect("its region").adjacent.clone()
    };
    assert!(borders(Circle::B).iter().all(|region| region.terrain() == Terrain::Water) && !borders(Circle::B).is_empty());
    assert!(borders(Circle::D).is_empty());
    for mainland in [Circle::A, Circle::C] {
        assert!(borders(mainland).iter().any(|region| region.terrain() != Terrain::Water));
    }
}

/// Castles and the circles A, C and D have no cloud space, so no pawn is ever under a cloud.
#[test]
#[proves("BRM-RUL-24")]
fn brm_rul_24_pawns_start_and_land_where_no_clouds_are() {
    for (_, data) in sides() {
        let clouded = |region: Region| data.cloud_space.iter().any(|space| space.region == region);
        assert!(data.castle.iter().all(|castle| !clouded(castle.region)));
        assert!(data.stone_circle.iter().all(|circle| clouded(circle.region) == (circle.id == Circle::B)));
    }
}

/// A tower touches one to three regions of land that meet; square towers more than one where they can.
#[test]
#[proves("BRM-BOARD-7")]
fn brm_board_7_towers_touch_regions_that_meet() {
    for (side, data) in sides() {
        for tower in &data.tower {
            assert!((1..=3).contains(&tower.regions.len()), "{side} {}", tower.id);
            for (i, one) in tower.regions.iter().enumerate() {
                assert_ne!(one.terrain(), Terrain::Water);
                for other in &tower.regions[..i] {
                    let region = data.region.iter().find(|region| region.id == *one).expect("a region");
                    assert!(region.adjacent.contains(other), "{side} {} touches {one} and {other}", tower.id);
                }
            }
        }
    }
}

/// Chapter 15: no two land regions of one terrain share a border, so moving along land always needs another witch.
#[test]
fn chapter_15_neighbours_differ_in_terrain() {
    for (side, data) in sides() {
        for region in data.region.iter().filter(|region| region.terrain != Terrain::Water) {
            assert!(region.adjacent.iter().all(|other| other.terrain() != region.terrain), "{side} {}", region.id);
        }
    }
}

/// Chapter 15: what the towers pay in all.
#[test]
fn chapter_15_tower_totals() {
    let totals = sides().map(|(_, data)| {
        let round: Vec<_> = data.tower.iter().filter(|tower| tower.shape == Shape::Round).collect();
        let of = |colour| {
            let towers = round.iter().filter(|tower| tower.colour == colour);
            (towers.clone().count(), towers.map(|tower| tower.vp).sum::<i16>())
        };
        let wands: u8 = round.iter().map(|tower| tower.wands).sum();
        ([Resource::Purple, Resource::Green, Resource::Orange].map(of), wands, data.tower.len() - round.len())
    });
    assert_eq!(totals[0], ([(10, 49), (10, 47), (8, 52)], 8, 4));
    assert_eq!(totals[1], ([(9, 46), (9, 47), (8, 49)], 5, 5));
}

/// The tables of the rulebook that begin with these columns, one for each side.
fn tables(first: &str) -> Vec<Vec<Vec<&'static str>>> {
    let mut found: Vec<Vec<Vec<&str>>> = Vec::new();
    let mut inside = false;
    for line in Broom::about().rulebook("en").text.lines() {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        if line.starts_with(&format!("| {first} |")) {
            found.push(Vec::new());
            inside = true;
        } else if !line.starts_with('|') {
            inside = false;
        } else if inside && !cells[0].starts_with("---") {
            found.last_mut().expect("a table").push(cells);
        }
    }
    found
}

fn words(cell: &str) -> BTreeSet<String> {
    cell.split_whitespace().filter(|word| *word != "-").map(str::to_owned).collect()
}

/// Chapter 15: the rulebook's tables and the data say the same of every region.
#[test]
fn chapter_15_region_tables_agree_with_the_data() {
    let tables = tables("id | name | terrain | borders | cloud spaces | towers touching | extra");
    assert_eq!(tables.len(), 2);
    for ((side, data), rows) in sides().iter().zip(&tables) {
        assert_eq!(rows.len(), data.region.len(), "{side}");
        for row in rows {
            let region = data.region.iter().find(|region| region.id.to_string() == row[0]).expect(row[0]);
            assert_eq!((region.name.as_str(), region.terrain.name()), (row[1], row[2]));
            assert_eq!(
                region.adjacent.iter().map(Region::to_string).collect::<BTreeSet<_>>(),
                words(row[3]),
                "{side} {}",
                row[0]
            );
            let spaces = data.cloud_space.iter().filter(|space| space.region == region.id);
            assert_eq!(spaces.map(|space| space.id.to_string()).collect::<BTreeSet<_>>(), words(row[4]), "{side} {}", row[0]);
            let towers = data.tower.iter().filter(|tower| tower.regions.contains(&region.id));
            assert_eq!(towers.map(|tower| tower.id.to_string()).collect::<BTreeSet<_>>(), words(row[5]), "{side} {}", row[0]);
            let castle = data.castle.iter().any(|castle| castle.region == region.id);
            assert_eq!(castle, row[6].contains("castle"), "{side} {}", row[0]);
            let circle = data.stone_circle.iter().find(|circle| circle.region == region.id);
            assert_eq!(circle.is_some(), row[6].contains("stone circle"), "{side} {}", row[0]);
            assert!(circle.is_none_or(|circle| row[6].contains(&format!("stone circle {}", circle.id))));
            assert_eq!(region.tile_space.is_some(), row[6].contains("tile space"), "{side} {}", row[0]);
        }
    }
}

/// Chapter 15: the rulebook's tables and the data say the same of every tower.
#[test]
fn chapter_15_tower_tables_agree_with_the_data() {
    let tables = tables("tower | shape | colour | VP | wands | regions | note");
    assert_eq!(tables.len(), 2);
    for ((side, data), rows) in sides().iter().zip(&tables) {
        assert_eq!(rows.len(), data.tower.len(), "{side}");
        for row in rows {
            let tower = data.tower.iter().find(|tower| tower.id.to_string() == row[0]).expect(row[0]);
            let shape = if tower.shape == Shape::Round { "round" } else { "square" };
            assert_eq!((shape, tower.colour.name()), (row[1], row[2]));
            assert_eq!((tower.vp.to_string(), tower.wands.to_string()), (row[3].to_owned(), row[4].to_owned()), "{}", row[0]);
            assert_eq!(tower.regions.iter().map(Region::to_string).collect::<BTreeSet<_>>(), words(row[5]), "{}", row[0]);
            assert_eq!(tower.covered_by_mountain_tile, row[6].contains("covered"), "{}", row[0]);
        }
    }
}

/// Prices and bolts of all clouds.
#[test]
#[proves("BRM-CLOUD-4", "BRM-STORM-2")]
fn brm_cloud_4_prices_and_bolts() {
    let rules = rules();
    let mut heavy: BTreeMap<(u8, u8), u32> = BTreeMap::new();
    for cloud in &rules.data().heavy_cloud {
        *heavy.entry((cloud.wands, cloud.bolts)).or_insert(0) += 1;
    }
    let expected = [((1, 1), 7), ((1, 2), 1), ((2, 1), 3), ((2, 2), 6), ((2, 3), 1), ((3, 2), 3), ((3, 3), 3)];
    assert_eq!(heavy, expected.into_iter().collect());
    let storms: Vec<(u8, u8)> = rules.data().storm_cloud.iter().map(|cloud| (cloud.wands, cloud.bolts)).collect();
    assert_eq!(storms, [(2, 1), (2, 1), (1, 1), (1, 1), (2, 1), (2, 1), (2, 1), (2, 1)]);
}

/// The pairs of circles of the five turbo tiles.
#[test]
#[proves("BRM-TILE-HIL-TURBO")]
fn brm_tile_hil_turbo_pairs() {
    let rules = rules();
    let pairs: Vec<String> =
        rules.data().hill_tile.iter().map(|tile| tile.circles.iter().map(ToString::to_string).collect()).collect();
    assert_eq!(pairs, ["AB", "AC", "BC", "AD", "CD", ""]);
}

/// The roles in numbers.
#[test]
#[proves("BRM-ROLE-1", "BRM-ROLE-DRUID-TERRAIN", "BRM-ROLE-GATHERER-BRAVE", "BRM-ROLE-GATHERER-COWARD")]
fn brm_role_1_the_roles_in_numbers() {
    let rules = rules();
    let gains: Vec<String> =
        rules.data().role.iter().filter(|role| role.colour.is_some()).map(|role| format!("{:?}", role.brave_gain)).collect();
    assert_eq!(gains, ["{Orange: 1, Wand: 2}", "{Green: 2, Wand: 1}", "{Purple: 2, Wand: 1}"]);
    let of_one_kind = rules.data().role.iter().filter(|role| role.colour.is_some());
    let cowardly: Vec<String> = of_one_kind.map(|role| format!("{:?}", role.cowardly_gain_one_of)).collect();
    assert_eq!(cowardly, ["[Orange, Wand]", "[Green, Wand]", "[Purple, Wand]"]);
    let bonus: Vec<i16> = rules.data().role.iter().map(|role| role.brave_bonus_vp).collect();
    assert_eq!(bonus, [0, 0, 0, 0, 3, 3, 0, 0, 0, 3]);
    let terrains: Vec<Vec<Terrain>> =
        rules.data().role.iter().filter(|role| !role.terrains.is_empty()).map(|role| role.terrains.clone()).collect();
    assert_eq!(terrains, [[Terrain::Prairie, Terrain::Forest], [Terrain::Hills, Terrain::Mountain]]);
}
