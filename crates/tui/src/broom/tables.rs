//! The map as lines, one for each region that has something on it, and everybody's goods.

use super::Drawing;
use crate::paint::mark;
use coven_broom::{RegionData, Resource};
use coven_engine::{Arg, Phrase, Seat};

impl Drawing<'_> {
    pub(super) fn tables(&self) -> Vec<String> {
        let mut lines = vec![self.status(), self.scene.say(&self.rules.event_text(self.view.event))];
        lines.extend(Seat::all(self.view.seats.len()).map(|seat| self.seat_line(seat)));
        lines.extend(self.side().region.iter().filter_map(|region| self.region_line(region)));
        lines.extend(self.side().region.iter().map(|region| self.border_line(region)));
        lines
    }

    fn seat_line(&self, seat: Seat) -> String {
        let there = &self.view.seats[seat.index()];
        let goods: Vec<String> =
            Resource::ALL.iter().map(|&resource| format!("{}{}", self.letter(resource), there.stock.of(resource))).collect();
        let laid: Vec<String> = there
            .laid
            .map(|role| format!("{}{}", if there.brave.contains(role) { "!" } else { "" }, self.role_name(role)))
            .collect();
        let said =
            Phrase::new("tui-broom-own").with("points", there.points).with("total", there.total).with("bolts", there.bolts);
        let mut parts = vec![format!("{} {}", mark(seat), self.scene.seen.name(seat)), goods.join(" "), self.scene.say(&said)];
        parts.push(there.pawns.map(|region| region.to_string()).join(" "));
        if !laid.is_empty() {
            parts.push(laid.join(", "));
        }
        let hand: Vec<String> = there.hand.into_iter().flatten().map(|role| self.role_name(role)).collect();
        if !hand.is_empty() {
            parts.push(format!("▣ {}", hand.join(", ")));
        }
        parts.join(" | ")
    }

    /// The towers, clouds and tiles of a region; with the words by which moves call them, or without.
    pub(super) fn lies_on(&self, region: &RegionData, with_ids: bool) -> Vec<String> {
        let id = |id: String| if with_ids { format!(" ({id})") } else { String::new() };
        let mut parts = Vec::new();
        let towers = self.side().tower.iter().filter(|tower| tower.regions.contains(&region.id) && !self.is_taken(tower));
        let towers: Vec<String> = towers
            .map(|tower| {
                let wands =
                    if tower.wands > 0 { format!("+{}{}", tower.wands, self.letter(Resource::Wand)) } else { String::new() };
                let square = if tower.id.is_square() { "□" } else { "○" };
                format!("{square}{}{}{wands}{}", self.letter(tower.colour), tower.vp, id(tower.id.to_string()))
            })
            .collect();
        parts.extend((!towers.is_empty()).then(|| towers.join(" ")));
        for (space, cloud) in self.view.clouds.iter().filter(|(_, cloud)| cloud.region == region.id) {
            let storm = self.storm_word(cloud.cloud).map(|word| format!(" {word}")).unwrap_or_default();
            let sign = if cloud.cloud.is_storm() { "ϟ" } else { "≋" };
            parts.push(format!("{sign}{}/{}{}{storm}", cloud.wands, cloud.bolts, id(space.to_string())));
        }
        let tile = |kind: &str, tile: String| self.scene.say(&Phrase::new(format!("broom-{kind}-tile-{tile}")));
        parts.extend(self.view.mountain_tiles.get(&region.id).map(|there| format!("✦ {}", tile("mountain", there.to_string()))));
        parts.extend(self.view.forest_tiles.get(&region.id).map(|there| format!("✦ {}", tile("forest", there.to_string()))));
        parts.extend(self.view.hill_tiles.get(&region.id).map(|there| {
            let told = match self.rules.hill_tile(*there) {
                Arg::Phrase(phrase) => self.scene.say(&phrase),
                _ => String::new(),
            };
            format!("✦ {told}{}", id(there.to_string()))
        }));
        parts.extend(self.side().stone_circle.iter().filter(|circle| circle.region == region.id).map(|circle| {
            let name = Phrase::new("tui-broom-circle").with("circle", circle.id.to_string());
            format!("◌{}{}", circle.id, if with_ids { format!(" {}", self.scene.say(&name)) } else { String::new() })
        }));
        parts
    }

    /// The neighbours of a region. They never change, so that line mode tells them once.
    fn border_line(&self, region: &RegionData) -> String {
        let next: Vec<String> = region.adjacent.iter().map(ToString::to_string).collect();
        let terrain = self.terrain_name(region.terrain);
        format!("{} {} ({terrain}) → {}", region.id, self.region_name(region.id), next.join(" "))
    }

    /// A region with what lies on it; none if there is nothing.
    fn region_line(&self, region: &RegionData) -> Option<String> {
        let mut parts = self.lies_on(region, true);
        let pawns: Vec<String> = Seat::all(self.view.seats.len())
            .flat_map(|seat| {
                let here = self.view.seats[seat.index()].pawns.iter().filter(|at| **at == region.id).count();
                std::iter::repeat_n(format!("{} {}", mark(seat), self.scene.seen.name(seat)), here)
            })
            .collect();
        parts.extend((!pawns.is_empty()).then(|| pawns.join(" ")));
        if parts.is_empty() {
            return None;
        }
        let terrain = self.terrain_name(region.terrain);
        let name = format!("{} {} ({terrain})", region.id, self.region_name(region.id));
        Some(self.scene.explained(&name, &parts.join(" | ")))
    }
}
