//! The map: what never changes while a table is played.

use super::Scene;
use super::art::pictures;
use super::plan::{HALF_HEIGHT, HALF_WIDTH, Point, outline};
use coven_engine::Phrase;
use coven_septima::{Flag, Hex, Hut, Item, Site, Space};
use maud::{Markup, html};

/// What is printed on a forest hex: where its ingredients stand, around its middle.
pub(super) const PRINTED: [Point; 2] = [[-38, -12], [38, -12]];
/// The place of a shrine or of an outcrop.
pub(super) const SHRINE: Point = [0, 48];
pub(super) const OUTCROP: Point = [0, -14];

impl Scene<'_> {
    pub(super) fn land(&self) -> Markup {
        html! {
            defs { path #hex-shape d=(outline()) {} }
            g #board-land aria-hidden="true" {
                @for hex in Hex::all() { use.shore href="#hex-shape" transform=(at(self.plan.hex(hex))) {} }
                @for hex in Hex::all() { (self.hex(hex)) }
                (self.roads())
            }
        }
    }

    fn hex(&self, hex: Hex) -> Markup {
        let facts = self.rules.map.facts(hex);
        let village = hex.village_number();
        let kind = match (hex, village) {
            (Hex::HOSPITAL, _) => "hospital",
            (_, Some(_)) => "village",
            _ => "forest",
        };
        html! {
            g class=(kind) transform=(at(self.plan.hex(hex))) {
                use.ground href="#hex-shape" {}
                use.hatch href="#hex-shape" {}
                @if hex == Hex::HOSPITAL {
                    g data-tip=(self.building_tip(self.hospital())) data-explain="SEP-PAT-4" { (pictures::HOSPITAL.at(0, -34, 84)) }
                } @else if let Some(number) = village {
                    g data-tip=(self.village_tip(number, facts.flag)) data-explain="SEP-PREP-3" {
                        @if let Some(flag) = facts.flag { (flag_sign(flag)) }
                        @if facts.site.is_none() || !self.is_full() { (pictures::HOUSES.at(-8, -46, 58)) }
                        text.code x="53" y="-13" { "V" (number + 1) }
                    }
                }
                @if facts.outcrop {
                    g data-tip=(self.speak.word("page-septima-tip-outcrop")) data-explain="SEP-BLD-10" {
                        (pictures::OUTCROP.at(OUTCROP[0], OUTCROP[1], 88))
                    }
                }
                @if let Some(element) = facts.shrine.filter(|_| self.is_full()) {
                    g.{ "shrine own-" (element) } data-tip=(self.shrine_tip(element)) data-explain="SEP-BLD-11" {
                        (pictures::SHRINE.at(SHRINE[0], SHRINE[1], 50)) (pictures::element(element).at(SHRINE[0] + 36, SHRINE[1] + 4, 26))
                    }
                }
            }
        }
    }

    fn village_tip(&self, number: usize, flag: Option<Flag>) -> String {
        let flag = flag.map_or_else(String::new, |flag| flag.to_string());
        self.speak.say(&Phrase::new("page-septima-tip-village").with("number", number + 1).with("flag", flag))
    }

    /// The ways along the edges of the hexes, in the colour of the zone; between zones they are thin. Spaces lie on top.
    fn roads(&self) -> Markup {
        let colour = |hut: Hut| match self.rules.map.colours[hut.index()] {
            Site::Gold => "zone-gold",
            Site::Bronze => "zone-bronze",
        };
        let ways = Space::all().flat_map(|from| {
            { self.rules.map.next_to[from.index()] }.filter(move |to| to.index() > from.index()).map(move |to| (from, to))
        });
        let (within, between): (Vec<_>, Vec<_>) = ways.partition(|(from, to)| from.zone() == to.zone());
        let line = |(from, to): &(Space, Space)| {
            let ([x, y], [a, b]) = (self.plan.space(*from), self.plan.space(*to));
            format!("M{x} {y}L{a} {b}")
        };
        html! {
            path.road.between d=(between.iter().map(line).collect::<String>()) {}
            @for hut in Hut::all() {
                @let roads: String = within.iter().filter(|(from, _)| from.zone() == hut).map(line).collect();
                @let ([x, y], [a, b]) = (self.plan.hut(hut), self.plan.space(self.rules.map.entrance(hut)));
                path.road.casing d=(format!("{roads}M{x} {y}L{a} {b}")) {}
                path class=(format!("road {}", colour(hut))) d=(format!("{roads}M{x} {y}L{a} {b}")) {}
            }
            @for space in Space::all() {
                @let [x, y] = self.plan.space(space);
                circle class=(format!("space {}", colour(space.zone()))) cx=(x) cy=(y) r="14" data-tip=(self.space_tip(space)) data-explain="SEP-MAP-4" {}
            }
            @for space in Space::all() {
                @let [x, y] = self.plan.space(space);
                text.space-code x=(x) y=(y + 38) { (space) }
            }
        }
    }
}

fn flag_sign(flag: Flag) -> Markup {
    // A pennant and a swallowtail: colour is not the only sign.
    let cloth = match flag {
        Flag::Yellow => "M-60 -62h30l-30 20z",
        Flag::Blue => "M-60 -62h30l-9 10 9 10h-30z",
    };
    html! { g.flag { path.kb d="M-60 -64v46" {} path class=(format!("k flag-{flag}")) d=(cloth) {} } }
}

pub(super) fn at([x, y]: Point) -> String {
    format!("translate({x} {y})")
}

/// The window onto the canvas.
pub(super) fn canvas() -> String {
    format!("{} {} {} {}", -HALF_WIDTH, -HALF_HEIGHT, 2 * HALF_WIDTH, 2 * HALF_HEIGHT)
}
