//! The map: regions with their towers, clouds, tiles and pawns, each where it lies on the board.

use super::Drawing;
use super::land::{Land, Taken, texture};
use crate::paint::{Colours, Tint, mark};
use crate::picture::Page;
use coven_broom::{Region, RegionData, Shape, Terrain, TowerData};
use coven_engine::{Phrase, Seat};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

/// From this width on there is room for the names of regions.
const NAMED: u16 = 96;

impl Drawing<'_> {
    pub(super) fn side(&self) -> &coven_broom::SideData {
        self.rules.data().side(self.view.setup.side)
    }

    pub(super) fn map(&self) -> Page {
        let side = self.side();
        let land = Land::fitting(side, self.scene.room);
        let mut page = Page::new(self.scene.word("tui-broom-map"), land.width, land.height);
        for y in 0..land.height {
            for x in 0..land.width {
                let region = land.at(x, y).map(|number| &side.region[number]);
                let cell = &mut page.buffer[(x, y)];
                let Some(region) = region else {
                    continue;
                };
                let parts_left = x > 0 && land.at(x, y) != land.at(x - 1, y);
                let parts_below = land.at(x, y) != land.at(x, y + 1);
                cell.set_char(if parts_left { '▏' } else { texture(region.terrain, x, y) });
                cell.set_style(self.ground(region.terrain));
                if parts_below {
                    cell.modifier |= Modifier::UNDERLINED;
                }
            }
        }
        let mut taken = Taken::none(&land);
        for region in &side.region {
            self.region(region, &land, &mut taken, &mut page);
        }
        for tower in &side.tower {
            self.tower(tower, &land, &mut taken, &mut page);
        }
        for space in &side.cloud_space {
            if let Some(cloud) = self.view.clouds.get(&space.id) {
                let (x, y) = taken.place(land.place(space.xy), 2);
                let sign = if cloud.cloud.is_storm() { 'ϟ' } else { '≋' };
                let end =
                    page.write(x, y, &format!("{sign}{}", cloud.wands), self.on(&page, x, y, self.scene.paint.bold(Tint::Text)));
                page.spot(x, y, end - x, self.scene.seen.choices_naming(&space.id.to_string()));
            }
        }
        for circle in &side.stone_circle {
            let (x, y) = taken.place(land.place(circle.xy), 2);
            page.write(x, y, &format!("◌{}", circle.id), self.on(&page, x, y, Style::new()));
            page.spot(x, y, 2, self.scene.seen.choices_naming(&circle.id.to_string()));
        }
        page
    }

    /// The ground of a terrain; its texture is a little lighter than it.
    fn ground(&self, terrain: Terrain) -> Style {
        let (ground, sign) = match terrain {
            Terrain::Prairie => (58, 143),
            Terrain::Hills => (94, 173),
            Terrain::Forest => (22, 71),
            Terrain::Mountain => (239, 249),
            Terrain::Water => (24, 74),
        };
        match self.scene.paint.colours {
            Colours::Many => Style::new().bg(Color::Indexed(ground)).fg(Color::Indexed(sign)),
            _ => self.scene.paint.ink(Self::terrain_tint(terrain)),
        }
    }

    pub(super) const fn terrain_tint(terrain: Terrain) -> Tint {
        match terrain {
            Terrain::Prairie => Tint::Prairie,
            Terrain::Hills => Tint::Hills,
            Terrain::Forest => Tint::Forest,
            Terrain::Mountain => Tint::Mountain,
            Terrain::Water => Tint::Water,
        }
    }

    /// Something that stands on the ground: it keeps the ground's colour.
    fn on(&self, page: &Page, x: u16, y: u16, style: Style) -> Style {
        let there = page.buffer.cell((x, y)).map(|cell| cell.bg);
        match there {
            Some(Color::Reset) | None => style,
            Some(ground) => style.bg(ground),
        }
    }

    /// The code of a region and the pawns on it; with room, its name.
    fn region(&self, region: &RegionData, land: &Land, taken: &mut Taken, page: &mut Page) {
        let (middle, y) = land.place(region.label_xy);
        let code = region.id.to_string();
        let pawns: Vec<Seat> = Seat::all(self.view.seats.len())
            .flat_map(|seat| self.view.seats[seat.index()].pawns.iter().filter(|at| **at == region.id).map(move |_| seat))
            .collect();
        let width = (1 + code.len() + pawns.len() + usize::from(self.has_tile(region.id))) as u16;
        let (x, y) = taken.place((middle.saturating_sub(width / 2), y), width);
        let paint = self.scene.paint;
        if land.width >= NAMED && y > 0 {
            let name = self.region_name(region.id);
            let name = crate::wrap::cut(&name, 11);
            let from = middle.saturating_sub(name.chars().count() as u16 / 2);
            let (from, above) = taken.place((from, y - 1), name.chars().count() as u16);
            page.write(from, above, &name, self.on(page, middle, y, Style::new()));
        }
        let mut next = page.write(x + 1, y, &code, self.on(page, middle, y, paint.bold(Tint::Text)));
        for seat in pawns {
            next = page.write(next, y, &mark(seat).to_string(), self.on(page, middle, y, paint.seat(seat)));
        }
        if self.has_tile(region.id) {
            next = page.write(next, y, "✦", self.on(page, middle, y, paint.bold(Tint::Gold)));
        }
        let choices = self.scene.seen.choices_of("move").filter(|(_, words)| words.get(1) == Some(&code.as_str()));
        let choices = choices.map(|(number, _)| number).collect();
        page.spot_at(Rect::new(x, y, next - x, 1), (x, y), choices);
    }

    pub(super) fn has_tile(&self, region: Region) -> bool {
        let view = self.view;
        view.mountain_tiles.contains_key(&region)
            || view.forest_tiles.contains_key(&region)
            || view.hill_tiles.contains_key(&region)
    }

    pub(super) fn region_name(&self, region: Region) -> String {
        self.scene.say(&self.rules.region_name(self.view.setup.side, region))
    }

    pub(super) fn is_taken(&self, tower: &TowerData) -> bool {
        self.view.occupied.contains(&tower.id) || tower.covered_by_mountain_tile && self.view.setup.mountain_tiles
    }

    fn tower(&self, tower: &TowerData, land: &Land, taken: &mut Taken, page: &mut Page) {
        let paint = self.scene.paint;
        if self.is_taken(tower) {
            let (x, y) = taken.place(land.place(tower.xy), 1);
            page.write(x, y, "×", self.on(page, x, y, paint.ink(Tint::Faint)));
            return;
        }
        let shape = match tower.shape {
            Shape::Round => "○",
            Shape::Square => "□",
        };
        let text = format!("{shape}{}{}", self.letter(tower.colour), tower.vp);
        let (x, y) = taken.place(land.place(tower.xy), text.chars().count() as u16);
        let ink = match paint.colours {
            // On a ground of its own, so that every colour can be read.
            Colours::Many => paint.bold(Self::tint(tower.colour)).bg(Color::Indexed(233)),
            _ => paint.bold(Self::tint(tower.colour)),
        };
        let end = page.write(x, y, &text, ink);
        let id = tower.id.to_string();
        let choices = self.scene.seen.choices_of("deliver").filter(|(_, words)| words.get(1) == Some(&id.as_str()));
        page.spot(x, y, end - x, choices.map(|(number, _)| number).collect());
    }

    /// A cloud's sign in words: what a storm does.
    pub(super) fn storm_word(&self, cloud: coven_broom::Cloud) -> Option<String> {
        let data = self.rules.data().storm_cloud.iter().find(|data| data.id == cloud)?;
        let word = match data.kind? {
            coven_broom::StormKind::Tailwind => "tailwind",
            coven_broom::StormKind::Gust => "gust",
            coven_broom::StormKind::Parcel => "parcel",
            coven_broom::StormKind::Hoard => "hoard",
        };
        Some(self.scene.say(&Phrase::new(format!("broom-cloud-{word}"))))
    }
}
