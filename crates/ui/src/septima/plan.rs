//! Where everything on the map is drawn. It follows from the coordinates of the hexes and from which spaces touch which, so a
//! corrected map is drawn correctly too.

use coven_engine::Rules;
use coven_septima::{Hex, Hut, Item, Map, SPACES, Septima, Space, ZONES};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// A point of the map's canvas, whose middle is the Hospital.
pub type Point = [i32; 2];

/// The edge of a hex, and so the way from a space to the next.
pub const EDGE: i32 = 100;
/// Half the width and half the height of the canvas.
pub const HALF_WIDTH: i32 = 650;
pub const HALF_HEIGHT: i32 = 668;
/// How far a hut lies beyond its entrance.
const HUT_BEYOND: f64 = 62.0;
/// Corners that are nearer than this are the same.
const SAME: f64 = 12.0;

/// The places of the map.
#[derive(Debug)]
pub struct Plan {
    hexes: [Point; Hex::COUNT],
    spaces: [Point; SPACES],
    huts: [Point; ZONES],
}

/// The plan of each map that was drawn, by the hash of its data: it takes a while and never changes.
static KNOWN: LazyLock<Mutex<HashMap<String, Arc<Plan>>>> = LazyLock::new(Mutex::default);

impl Plan {
    pub fn of(rules: &Septima) -> Arc<Plan> {
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        known.entry(rules.data_hash().to_owned()).or_insert_with(|| Arc::new(Plan::new(rules))).clone()
    }

    fn new(rules: &Septima) -> Plan {
        let map = &rules.map;
        let centres: Vec<[f64; 2]> = Hex::all().map(|hex| centre(map, hex)).collect();
        let spaces = spaces(map, &centres);
        let rounded = |[x, y]: [f64; 2]| [x.round() as i32, y.round() as i32];
        let beyond = |[x, y]: [f64; 2]| {
            let far = (x * x + y * y).sqrt().max(1.0);
            [x * (1.0 + HUT_BEYOND / far), y * (1.0 + HUT_BEYOND / far)]
        };
        Plan {
            hexes: std::array::from_fn(|hex| rounded(centres[hex])),
            spaces: spaces.map(rounded),
            huts: std::array::from_fn(|hut| rounded(beyond(spaces[map.entrance(Hut::at(hut)).index()]))),
        }
    }

    pub fn hex(&self, hex: Hex) -> Point {
        self.hexes[hex.index()]
    }

    pub fn space(&self, space: Space) -> Point {
        self.spaces[space.index()]
    }

    pub fn hut(&self, hut: Hut) -> Point {
        self.huts[hut.index()]
    }
}

fn centre(map: &Map, hex: Hex) -> [f64; 2] {
    let [q, r] = map.facts(hex).at.map(f64::from);
    let edge = f64::from(EDGE);
    [edge * 3f64.sqrt() * (q + r / 2.0), edge * 1.5 * r]
}

/// The corners of a hex, from the top clockwise.
fn corners([x, y]: [f64; 2]) -> impl Iterator<Item = [f64; 2]> {
    (0..6).map(move |n| {
        let angle = f64::from(n) * std::f64::consts::FRAC_PI_3;
        [x + f64::from(EDGE) * angle.sin(), y - f64::from(EDGE) * angle.cos()]
    })
}

fn apart(a: [f64; 2], b: [f64; 2]) -> f64 {
    ((a[0] - b[0]).powi(2) + (a[1] - b[1]).powi(2)).sqrt()
}

/// A space lies on a corner that all its hexes share, one edge from each of its neighbours. Where only one corner is left, the
/// space has its place; that leaves fewer for the others.
fn spaces(map: &Map, centres: &[[f64; 2]]) -> [[f64; 2]; SPACES] {
    let mut placed: [Option<[f64; 2]>; SPACES] = [None; SPACES];
    for careful in [true, false] {
        loop {
            let before = placed.iter().flatten().count();
            for space in Space::all().filter(|space| placed[space.index()].is_none()).collect::<Vec<_>>() {
                let open: Vec<[f64; 2]> = candidates(map, centres, space, &placed).collect();
                // At last, whatever fits: a map that does not lie flat is drawn as well as it can be.
                if open.len() == 1 || !careful {
                    placed[space.index()] = open.first().copied();
                }
            }
            if placed.iter().flatten().count() == before {
                break;
            }
        }
    }
    placed.map(|corner| corner.unwrap_or_default())
}

fn candidates<'a>(
    map: &'a Map,
    centres: &'a [[f64; 2]],
    space: Space,
    placed: &'a [Option<[f64; 2]>; SPACES],
) -> impl Iterator<Item = [f64; 2]> + 'a {
    let mut hexes = map.touches[space.index()];
    let first = hexes.next().unwrap_or_default();
    let shared = move |corner: &[f64; 2]| { hexes }.all(|hex| corners(centres[hex.index()]).any(|c| apart(c, *corner) < SAME));
    let free = |corner: &[f64; 2]| placed.iter().flatten().all(|taken| apart(*taken, *corner) > SAME);
    let joined = move |corner: &[f64; 2]| {
        { map.next_to[space.index()] }
            .filter_map(|next| placed[next.index()])
            .all(|next| (apart(next, *corner) - f64::from(EDGE)).abs() < SAME)
    };
    corners(centres[first.index()]).filter(shared).filter(free).filter(joined)
}

/// The outline of a hex around the origin.
pub fn outline() -> String {
    let points: Vec<String> = corners([0.0, 0.0]).map(|[x, y]| format!("{} {}", x.round(), y.round())).collect();
    format!("M{}z", points.join("L"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_space_lies_one_edge_from_its_neighbours_and_on_its_hexes() {
        let rules = Septima::builtin();
        let plan = Plan::of(&rules);
        let far = |[x, y]: Point, [a, b]: Point| f64::from((x - a).pow(2) + (y - b).pow(2)).sqrt();
        for space in Space::all() {
            for next in rules.map.next_to[space.index()] {
                assert!((far(plan.space(space), plan.space(next)) - 100.0).abs() < 3.0, "{space} {next}");
            }
            for hex in rules.map.touches[space.index()] {
                assert!((far(plan.space(space), plan.hex(hex)) - 100.0).abs() < 3.0, "{space} {hex}");
            }
            assert!(Space::all().all(|other| other == space || plan.space(other) != plan.space(space)));
        }
        for hut in Hut::all() {
            let [x, y] = plan.hut(hut);
            assert!(x.abs() < HALF_WIDTH - 20 && y.abs() < HALF_HEIGHT - 20, "{hut}");
        }
    }
}
