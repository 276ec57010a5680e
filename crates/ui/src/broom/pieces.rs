//! What stands and lies on the land: towers, clouds, tiles, amulets and pawns.

use super::Scene;
use super::arrangement::AMULETS_BELOW;
use super::art::{building, sign};
use super::geometry::Point;
use crate::art::{Symbol, icon, seat};
use coven_broom::CloudView;
use coven_broom::{CloudData, RegionData, Shape, StormKind, TowerData};
use coven_broom::{CloudSpace, ForestTile, HillTile, MountainTile, Region, Resource, Tower};
use coven_engine::Seat;
use maud::{Markup, html};

const TOWER: i32 = 80;
const CLOUD: i32 = 92;
const TILE: i32 = 76;

/// A pawn and where it stands.
pub struct Standing {
    pub seat: Seat,
    /// Which of the seat's two pawns.
    pub pawn: usize,
    pub region: Region,
    pub at: Point,
}

pub const fn flask(resource: Resource) -> Symbol {
    match resource {
        Resource::Orange => sign::FLASK_ORANGE,
        Resource::Green => sign::FLASK_GREEN,
        Resource::Purple => sign::FLASK_PURPLE,
        Resource::Wand => sign::WAND,
    }
}

impl Scene<'_> {
    pub(super) fn region_data(&self, region: Region) -> Option<&RegionData> {
        self.side().region.iter().find(|known| known.id == region)
    }

    /// Towers that stand in the game: those under a mountain tile do not.
    pub(super) fn towers(&self) -> impl Iterator<Item = &TowerData> {
        let tiles = self.view.setup.mountain_tiles;
        self.side().tower.iter().filter(move |tower| !(tiles && tower.covered_by_mountain_tile))
    }

    pub(super) fn tower_layer(&self) -> Markup {
        html! { g #board-towers aria-hidden="true" { @for tower in self.towers() { (self.tower(tower)) } } }
    }

    fn tower(&self, tower: &TowerData) -> Markup {
        let taken = self.view.occupied.contains(&tower.id);
        let [x, y] = self.places.tower(tower.id).unwrap_or(tower.xy);
        let building = match tower.shape {
            Shape::Round => building::ROUND_TOWER,
            Shape::Square => building::SQUARE_TOWER,
        };
        let why = self.asked.as_ref().and_then(|asked| asked.why_not_deliver(tower.id));
        html! {
            g.{ "tower own-" (tower.colour) }.taken[taken] id=(format!("tower-{}", tower.id)) data-tip=(self.tower_tip(tower, taken))
                data-explain="BRM-BOARD-7" data-why=[self.why(why)] data-rule=[why.map(|why| why.rule)] {
                (building.at(x, y, TOWER))
                @if taken {
                    (flask(tower.colour).at(x, y + 12, 46))
                } @else {
                    text.value x=(x - 2) y=(y + 33) { (tower.vp) }
                    (flask(tower.colour).at(x - 30, y + 24, 32))
                    @for wand in 0..i32::from(tower.wands) { (sign::WAND.at(x + 34, y + 26 - wand * 26, 30)) }
                }
            }
        }
    }

    /// Where a tower stands; the orange hill tile works as one.
    pub(super) fn tower_at(&self, tower: Tower, from: Region) -> Point {
        self.places.tower(tower).unwrap_or_else(|| self.places.tile(from))
    }

    pub(super) fn cloud_layer(&self) -> Markup {
        let clouded: std::collections::BTreeSet<Region> = self.view.clouds.values().map(|cloud| cloud.region).collect();
        html! {
            g #board-clouds aria-hidden="true" {
                @for region in clouded.iter().filter_map(|&region| self.region_data(region)) {
                    use.under-cloud href=(super::land::shape_href(region)) {}
                }
                @for (&space, cloud) in &self.view.clouds { (self.cloud(space, cloud)) }
            }
        }
    }

    fn cloud(&self, space: CloudSpace, cloud: &CloudView) -> Markup {
        let [x, y] = self.places.cloud(space);
        let data = self.rules.data().clouds().find(|known| known.id == cloud.cloud);
        let why = self.asked.as_ref().and_then(|asked| asked.why_not_dispel(space));
        let symbol = if cloud.cloud.is_storm() { building::STORM_CLOUD } else { building::HEAVY_CLOUD };
        html! {
            g.cloud data-piece=(format!("cloud-{}", cloud.cloud)) transform=(format!("translate({x} {y})"))
                data-tip=(self.cloud_tip(cloud, data)) data-explain="BRM-CLOUD-2"
                data-why=[self.why(why)] data-rule=[why.map(|why| why.rule)] {
                (symbol.at(0, -4, CLOUD))
                (sign::WAND.at(-29, 4, 30))
                text.price x="-15" y="17" { (cloud.wands) }
                @for bolt in 0..i32::from(cloud.bolts) { (sign::BOLT.at(13 + bolt * 13, 5, 26)) }
                @if let Some(data) = data { (storm_sign(data)) }
            }
        }
    }

    pub(super) fn tile_layer(&self) -> Markup {
        html! {
            g #board-tiles aria-hidden="true" {
                @for (&region, &tile) in &self.view.mountain_tiles {
                    (self.tile(region, self.mountain_tile_tip(tile), "BRM-TILE-MTN-2", mountain_tile(tile)))
                    (self.amulets(region))
                }
                @for (&region, &tile) in &self.view.forest_tiles {
                    (self.tile(region, self.forest_tile_tip(tile), "BRM-TILE-FOR-2", forest_tile(tile)))
                }
                @for (&region, &tile) in &self.view.hill_tiles {
                    (self.tile(region, self.hill_tile_tip(tile), "BRM-TILE-HIL-TURBO", self.hill_tile(tile)))
                }
            }
        }
    }

    fn tile(&self, region: Region, tip: String, rule: &str, picture: Markup) -> Markup {
        let [x, y] = self.places.tile(region);
        html! {
            g.tile transform=(format!("translate({x} {y})")) data-tip=(tip) data-explain=(rule) {
                (building::TILE.at(0, 0, TILE)) (picture)
            }
        }
    }

    fn hill_tile(&self, tile: HillTile) -> Markup {
        let data = self.rules.data().hill_tile.iter().find(|known| known.id == tile);
        html! {
            @if let Some(data) = data {
                @if let [first, second] = data.circles[..] {
                    text.letter x="-16" y="2" { (first) } text.letter x="16" y="24" { (second) }
                    path.k d="M-26 22 26-20" {}
                } @else {
                    (sign::FLASK_ORANGE.at(-14, 0, 36)) text.letter x="16" y="12" { (data.vp) }
                }
            }
        }
    }

    /// The amulets that still lie beside a mountain's tile.
    fn amulets(&self, mountain: Region) -> Markup {
        let [x, y] = self.places.tile(mountain);
        let lie = self.view.seats.iter().enumerate().filter(|(_, there)| !there.amulets.contains(&mountain));
        html! {
            @for (n, (seat, _)) in lie.enumerate() {
                @let (x, y) = (x - 42 + n as i32 * 21, y + AMULETS_BELOW);
                g.amulet data-piece=(format!("amulet-{seat}-{mountain}")) transform=(format!("translate({x} {y})")) {
                    path.k.f-gold d="M0-13 11 0 0 13-11 0z" {} (seat::mark_at(Seat(seat as u8), 0, 0, 13))
                }
            }
        }
    }

    /// Every pawn and its place: seats in order, so that pawns which share a region stand side by side.
    pub(super) fn pawns(&self) -> Vec<Standing> {
        let mut pawns = Vec::new();
        let regions: std::collections::BTreeSet<Region> = self.view.seats.iter().flat_map(|seat| seat.pawns).collect();
        for region in regions {
            let there: Vec<(usize, usize)> = (self.view.seats.iter().enumerate())
                .flat_map(|(seat, view)| (0..2).filter(|&pawn| view.pawns[pawn] == region).map(move |pawn| (seat, pawn)))
                .collect();
            let stand = |(n, (seat, pawn))| Standing { seat: Seat(seat as u8), pawn, region, at: self.places.pawn(region, n) };
            pawns.extend(there.into_iter().enumerate().map(stand));
        }
        pawns
    }

    pub(super) fn pawn_layer(&self) -> Markup {
        html! {
            g #board-pawns aria-hidden="true" {
                @for pawn in self.pawns() {
                    g class=(format!("pawn {}", seat::class(pawn.seat))) data-piece=(format!("pawn-{}-{}", pawn.seat, pawn.pawn))
                        transform=(format!("translate({} {})", pawn.at[0], pawn.at[1])) data-tip=(self.pawn_tip(pawn.seat, pawn.region)) data-explain="BRM-BOARD-4" {
                        (seat::pawn(pawn.seat))
                    }
                }
            }
        }
    }
}

/// What a storm cloud brings, as a sign on its edge.
fn storm_sign(cloud: &CloudData) -> Markup {
    html! {
        @match cloud.kind {
            Some(StormKind::Tailwind) => { text.sign x="-16" y="-18" { "+" (cloud.delivery_bonus_vp) } (sign::DELIVER.at(16, -26, 34)) }
            Some(StormKind::Gust) => { (sign::FLY.at(0, -26, 40)) }
            Some(StormKind::Parcel) => { (sign::DELIVER.at(0, -26, 38)) }
            Some(StormKind::Hoard) => {
                text.sign x="-16" y="-18" { (cloud.needed) }
                @if let Some(colour) = cloud.colour { (flask(colour).at(10, -26, 36)) }
            }
            None => {}
        }
    }
}

pub fn mountain_tile(tile: MountainTile) -> Markup {
    html! {
        @match tile {
            MountainTile::Potions => {
                (sign::FLASK_ORANGE.at(-16, -12, 30)) (sign::FLASK_GREEN.at(16, -12, 30)) (sign::FLASK_PURPLE.at(0, 16, 30))
            }
            MountainTile::Wands => { (sign::WAND.at(-12, 0, 40)) (sign::WAND.at(12, 0, 40)) }
            MountainTile::Deliver => { (sign::DELIVER.at(0, 0, 52)) }
            MountainTile::Moves => { (sign::FLY.at(-8, -10, 40)) (sign::FLY.at(10, 14, 40)) }
            MountainTile::Dispel => { (sign::DISPEL.at(0, 0, 52)) }
        }
    }
}

pub fn forest_tile(tile: ForestTile) -> Markup {
    html! {
        @match tile {
            ForestTile::ActBrave => { (sign::BRAVE.at(-10, 0, 46)) (sign::COWARDLY.at(16, 8, 32)) }
            ForestTile::ExtraCard => { (icon::CARDS.at(-11, 3, 42)) text.letter.small x="17" y="4" { "+1" } }
            ForestTile::FiveVp => { (icon::POINTS.at(0, 0, 58)) text.letter.on-gold x="0" y="12" { "5" } }
        }
    }
}
