//! The land: what never changes while a table is played.

use super::Scene;
use super::art::building;
use super::geometry::{Label, Point};
use coven_broom::{RegionData, SideData};
use coven_broom::{Side, Terrain};
use maud::{Markup, html};

pub const WIDTH: i32 = 1600;
pub const HEIGHT: i32 = 1000;

impl Scene<'_> {
    pub(super) fn land(&self) -> Markup {
        let side = self.side();
        html! {
            defs { @for region in &side.region { path id=(shape_id(region)) d=(outline(&region.polygon)) {} } }
            (sea(side))
            g #board-land aria-hidden="true" {
                @for region in &side.region { (self.region(region)) }
                @for circle in &side.stone_circle {
                    @let [x, y] = self.places.circle(circle.id);
                    g.stones { (building::STONES.at(x, y, 92)) text.letter x=(x) y=(y + 14) { (circle.id) } }
                }
                @for castle in &side.castle {
                    g.castle.banner-back[self.view.setup.side == Side::Back] {
                        (building::CASTLE.at(castle.xy[0], castle.xy[1], 104))
                    }
                }
            }
        }
    }

    pub(super) fn names(&self) -> Markup {
        html! { g #board-names aria-hidden="true" { @for region in &self.side().region { (self.name(region)) } } }
    }

    /// A region's name, and behind it the letter and number by which moves call it.
    fn name(&self, region: &RegionData) -> Markup {
        let Some(label) = self.places.label(region.id) else {
            return html! {};
        };
        let [x, y] = label.at;
        let first = y - label.half_height + Label::LINE * 3 / 4;
        html! {
            text.place.on-water[region.terrain == Terrain::Water] x=(x) y=(first) {
                @for (n, line) in label.lines.iter().enumerate() {
                    tspan x=(x) dy=[(n > 0).then_some(Label::LINE)] {
                        (line) @if n + 1 == label.lines.len() { tspan.code dx="6" { (region.id) } }
                    }
                }
            }
        }
    }

    fn region(&self, region: &RegionData) -> Markup {
        html! { g data-tip=(self.region_tip(region)) data-explain=(explaining_rule(region.terrain)) { (land(region)) } }
    }
}

/// A region's ground: colour and hatch.
pub(super) fn land(region: &RegionData) -> Markup {
    let shape = shape_href(region);
    html! {
        use.{ "land f-" (region.terrain) } href=(shape) {}
        use.{ "hatch h-" (region.terrain) } href=(shape) {}
    }
}

/// The rule that says what can be done on a kind of land.
fn explaining_rule(terrain: Terrain) -> &'static str {
    if terrain == Terrain::Water { "BRM-BOARD-3" } else { "BRM-BOARD-4" }
}

/// The coast: lines that follow the land's outer edge, as engravers draw them.
fn sea(side: &SideData) -> Markup {
    html! {
        g.sea aria-hidden="true" {
            rect.open-sea width=(WIDTH) height=(HEIGHT) {}
            rect.hatch.h-water width=(WIDTH) height=(HEIGHT) {}
            @for ring in ["coast far", "coast near", "coast shore"] {
                g class=(ring) { @for region in &side.region { use href=(shape_href(region)) {} } }
            }
        }
    }
}

fn outline(polygon: &[Point]) -> String {
    let points: Vec<String> = polygon.iter().map(|[x, y]| format!("{x} {y}")).collect();
    format!("M{}z", points.join("L"))
}

fn shape_id(region: &RegionData) -> String {
    format!("shape-{}", region.id)
}

pub(super) fn shape_href(region: &RegionData) -> String {
    format!("#{}", shape_id(region))
}
