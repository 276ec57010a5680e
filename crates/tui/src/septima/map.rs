//! The map as a wall of bricks: a hex is a brick, its six corners lie three on the upper and three on the lower edge. So every space
//! has a character of its own, ways run along the edges, and the whole map is 37 characters wide and 15 lines high at its smallest.

use super::Drawing;
use crate::paint::{Tint, mark};
use crate::picture::Page;
use coven_septima::{Flag, Hex, Hunter, Hut, Ingredient, Item, Mode, Site, Space};
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::collections::HashMap;

/// How wide the way from a space to the next is, and how high a brick is inside; the largest first.
const SCALES: [(u16, u16); 5] = [(7, 3), (6, 2), (5, 2), (4, 1), (3, 1)];

/// Where bricks and spaces lie: columns of spaces, and lines of spaces from the top.
pub(super) struct Wall {
    step: u16,
    inner: u16,
    left: i16,
    top: i16,
    columns: u16,
    lines: u16,
}

impl Wall {
    fn new(drawing: &Drawing<'_>) -> Wall {
        let (columns, lines): (Vec<i16>, Vec<i16>) = Hex::all().map(|hex| brick(drawing, hex)).unzip();
        let span = |values: &[i16]| (values.iter().copied().min().unwrap_or(0), values.iter().copied().max().unwrap_or(0));
        let ((left, right), (top, bottom)) = (span(&columns), span(&lines));
        let columns = (right - left + 3) as u16;
        let lines = (bottom - top + 2) as u16;
        let (width, height) = drawing.scene.room;
        let fits = |(step, inner): &&(u16, u16)| (columns - 1) * step + 3 <= width && lines + (lines - 1) * inner <= height;
        let (step, inner) = SCALES.iter().find(fits).copied().unwrap_or(SCALES[SCALES.len() - 1]);
        Wall { step, inner, left: left - 1, top, columns, lines }
    }

    /// The character of a space, by its column and line.
    fn at(&self, (column, line): (i16, i16)) -> (u16, u16) {
        let (x, y) = ((column - self.left) as u16, (line - self.top) as u16);
        (x * self.step, y * (self.inner + 1))
    }
}

/// The column of a hex's middle and the line of its upper edge.
fn brick(drawing: &Drawing<'_>, hex: Hex) -> (i16, i16) {
    let [q, r] = drawing.rules.map.facts(hex).at.map(i16::from);
    (2 * q + r, r)
}

/// The six corners of a hex, by column and line.
fn corners((column, line): (i16, i16)) -> impl Iterator<Item = (i16, i16)> {
    [0, 1].into_iter().flat_map(move |down| [-1, 0, 1].into_iter().map(move |aside| (column + aside, line + down)))
}

/// The corner of each space: the one that all of its hexes share and that no other space has. Where a hex of the edge leaves
/// several, neighbours decide.
fn spaces(drawing: &Drawing<'_>) -> Vec<(i16, i16)> {
    let map = &drawing.rules.map;
    let mut placed: Vec<Option<(i16, i16)>> = vec![None; coven_septima::SPACES];
    let mut around: HashMap<(i16, i16), Vec<Hex>> = HashMap::new();
    for hex in Hex::all() {
        corners(brick(drawing, hex)).for_each(|corner| around.entry(corner).or_default().push(hex));
    }
    let touching = |corner: (i16, i16)| around.get(&corner).map(Vec::as_slice).unwrap_or_default();
    for careful in [true, false] {
        loop {
            let before = placed.iter().flatten().count();
            for space in Space::all() {
                if placed[space.index()].is_some() {
                    continue;
                }
                let hexes: Vec<Hex> = map.touches[space.index()].collect();
                let Some(&first) = hexes.first() else {
                    continue;
                };
                let is_next = |a: (i16, i16), b: (i16, i16)| ways(a).any(|c| c == b) && shares_an_edge(touching(a), touching(b));
                let open: Vec<(i16, i16)> = corners(brick(drawing, first))
                    .filter(|corner| {
                        let around = touching(*corner);
                        around.len() == hexes.len() && hexes.iter().all(|hex| around.contains(hex))
                    })
                    .filter(|corner| !placed.contains(&Some(*corner)))
                    .filter(|corner| {
                        { map.next_to[space.index()] }
                            .filter_map(|other| placed[other.index()])
                            .all(|other| is_next(*corner, other))
                    })
                    .collect();
                if open.len() == 1 || !careful {
                    placed[space.index()] = open.first().copied();
                }
            }
            if placed.iter().flatten().count() == before {
                break;
            }
        }
    }
    placed.into_iter().map(Option::unwrap_or_default).collect()
}

/// Where an edge may lead from a corner: along the line, or straight up or down at the end of a brick. Bricks of neighbouring lines are
/// half a brick apart, so that ends point up and down in turn.
fn ways((column, line): (i16, i16)) -> impl Iterator<Item = (i16, i16)> {
    let upright = if (column - line).rem_euclid(2) == 1 { line + 1 } else { line - 1 };
    [(column - 1, line), (column + 1, line), (column, upright)].into_iter()
}

fn shares_an_edge(a: &[Hex], b: &[Hex]) -> bool {
    a.iter().any(|hex| b.contains(hex))
}

impl Drawing<'_> {
    /// `told` is the view in sentences: what of the moon and the Septima matters now stands below the map, where there is room.
    pub(super) fn map(&self, told: &[String]) -> Page {
        let wall = Wall::new(self);
        let width = (wall.columns - 1) * wall.step + 3;
        let height = wall.lines + (wall.lines - 1) * wall.inner;
        let lunar = told.get(1).and_then(|line| line.rsplit(" · ").next());
        let below: Vec<&str> = lunar.into_iter().chain(told.get(2).map(String::as_str)).collect();
        let rows = below.len().min(self.scene.room.1.saturating_sub(height).into());
        let mut page = Page::new(self.scene.word("tui-septima-map"), width.max(44), height + rows as u16);
        for (y, line) in (height..).zip(&below[..rows]) {
            page.write(0, y, line, self.scene.paint.ink(Tint::Gold));
        }
        let places = spaces(self);
        self.roads(&wall, &places, &mut page);
        for hex in Hex::all() {
            self.hex(hex, &wall, &mut page);
        }
        for space in Space::all() {
            self.space(space, wall.at(places[space.index()]), &wall, &mut page);
        }
        for hut in Hut::all() {
            self.hut(hut, wall.at(places[self.rules.map.entrance(hut).index()]), &mut page);
        }
        page
    }

    fn roads(&self, wall: &Wall, places: &[(i16, i16)], page: &mut Page) {
        let faint = self.scene.paint.ink(Tint::Faint);
        for from in Space::all() {
            for to in { self.rules.map.next_to[from.index()] }.filter(|to| to.index() > from.index()) {
                let ((x, y), (a, b)) = (wall.at(places[from.index()]), wall.at(places[to.index()]));
                if y == b {
                    (x.min(a)..=x.max(a)).for_each(|x| {
                        page.write(x, y, "─", faint);
                    });
                } else if x == a {
                    (y.min(b) + 1..y.max(b)).for_each(|y| {
                        page.write(x, y, "│", faint);
                    });
                }
            }
        }
    }

    fn space(&self, space: Space, (x, y): (u16, u16), wall: &Wall, page: &mut Page) {
        let paint = self.scene.paint;
        let (dot, tint) = match self.rules.map.colours[space.zone().index()] {
            Site::Gold => ("∘", Tint::Gold),
            Site::Bronze => ("•", Tint::Hills),
        };
        page.write(x, y, dot, paint.ink(tint));
        let mut next = x + 1;
        if wall.step >= 5 {
            let name = space.to_string();
            next = page.write(next, y, name.strip_prefix('Z').unwrap_or(&name), paint.ink(tint));
        }
        let choices = self.scene.seen.choices_naming(&space.to_string());
        let leaders = self.covens().filter(|(_, coven)| coven.leader == Some(space)).map(|(seat, _)| seat);
        // Where the letter of a choice stands on the space, Leaders stand beside it, as a second one always does.
        let beside = if choices.is_empty() { x } else { next };
        for (at, seat) in (beside..).zip(leaders) {
            page.write(at, y, &mark(seat).to_string(), paint.seat(seat));
        }
        let spiders = self.view.board.widow.iter().flat_map(|widow| &widow.spiders).filter(|spider| spider.space == space);
        for spider in spiders {
            page.write(beside, y, if spider.lying { "w" } else { "W" }, paint.bold(Tint::Danger));
        }
        page.spot_at(Rect::new(x, y, next - x, 1), (x, y), choices);
    }

    /// A hunter beside the entrance of the hut.
    fn hut(&self, hut: Hut, (x, y): (u16, u16), page: &mut Page) {
        let (sign, tint) = match self.view.board.hunters.at(hut) {
            Hunter::Awake => ("‡", Tint::Danger),
            Hunter::Dormant => ("z", Tint::Faint),
            Hunter::None => ("⌂", Tint::Faint),
        };
        let number = hut.to_string();
        // Behind the name of the space and the Leaders beside it; before it where the map ends.
        let is_way = |x: &u16| page.buffer.cell((*x, y)).is_some_and(|cell| matches!(cell.symbol(), "─" | " "));
        let x = (x + 1..x + 5).find(is_way).unwrap_or(x.saturating_sub(1));
        page.write(x, y, sign, self.scene.paint.bold(tint));
        let is_meant = |words: &[&str]| words.last() == Some(&number.as_str());
        let seen = self.scene.seen;
        let choices = seen.choices_of("hunter").chain(seen.choices_of("shift")).filter(|(_, words)| is_meant(words));
        page.spot(x, y, 1, choices.map(|(choice, _)| choice).collect());
    }

    fn hex(&self, hex: Hex, wall: &Wall, page: &mut Page) {
        let (column, line) = brick(self, hex);
        let (middle, top) = wall.at((column, line));
        let room = Rect::new(middle - wall.step + 1, top + 1, 2 * wall.step - 1, wall.inner);
        let rows = if room.height == 1 { vec![self.brick_line(hex)] } else { self.brick_lines(hex) };
        for (y, row) in (room.y..room.bottom()).zip(rows) {
            let width: u16 = row.iter().map(|(text, _)| unicode_width::UnicodeWidthStr::width(text.as_str()) as u16).sum();
            let mut x = room.x + room.width.saturating_sub(width) / 2;
            for (text, style) in row {
                if x < room.right() {
                    x = page.write(x, y, &crate::wrap::cut(&text, (room.right() - x).into()), style);
                }
            }
        }
        let choices = self.scene.seen.choices_naming(&hex.to_string());
        let ward = format!("{hex}");
        let heals = self.scene.seen.choices_of("heal").filter(|(_, words)| words.first() == Some(&ward.as_str())).map(|(n, _)| n);
        let mut choices: Vec<usize> = choices.into_iter().chain(heals).collect();
        choices.sort_unstable();
        choices.dedup();
        page.spot_at(room, (room.x, room.y), choices);
    }

    /// What lies on a hex: its patient, or what grows there.
    fn contents(&self, hex: Hex) -> Vec<(String, Style)> {
        let (paint, facts) = (self.scene.paint, self.rules.map.facts(hex));
        let mut parts = Vec::new();
        if let Some(bed) = hex.village_number().and_then(|number| self.view.board.patients.village[number]) {
            let flag = match bed.patient.flag() {
                Flag::Yellow => "▸",
                Flag::Blue => "»",
            };
            let is_healed = !bed.healed_by.is_empty();
            let style = if is_healed { paint.ink(Tint::Faint) } else { paint.bold(Tint::Danger) };
            parts.push((format!("{flag}{}", self.illness_letter(bed.patient.illness())), style));
            if bed.angry {
                parts.push(("!".to_owned(), paint.bold(Tint::Danger)));
            }
            parts.extend(bed.healed_by.map(|seat| (mark(seat).to_string(), paint.seat(seat))));
        }
        for &kind in Ingredient::ALL {
            let count = facts.ingredients[kind.index()];
            if count > 0 {
                // What is lunar now stands out.
                let is_lunar = self.rules.lunar(&self.view.board).contains(&kind);
                let style = if is_lunar { paint.bold(Self::tint(kind)) } else { paint.ink(Self::tint(kind)) };
                parts.push((self.letter(kind).repeat(count.into()), style));
            }
        }
        if facts.outcrop {
            parts.push(("◇".to_owned(), paint.bold(Tint::Blue)));
        }
        if self.view.setup.mode == Mode::Full {
            let shrine = facts.shrine.map(|element| (format!("△{}", self.element_letter(element)), paint.bold(Tint::Gold)));
            parts.extend(shrine);
            parts.extend(self.building_on(hex).map(|_| ("⌂".to_owned(), paint.bold(Tint::Gold))));
        }
        parts
    }

    pub(super) fn element_letter(&self, element: coven_septima::Element) -> String {
        self.scene.say(&coven_engine::Phrase::new(format!("tui-septima-letter-{element}")))
    }

    /// All of a hex in one line.
    fn brick_line(&self, hex: Hex) -> Vec<(String, Style)> {
        let mut line = self.contents(hex);
        if hex == Hex::HOSPITAL || hex.village_number().is_some() {
            line.insert(0, (hex.to_string(), self.scene.paint.ink(Tint::Faint)));
        }
        line
    }

    /// The name of a hex and what lies on it.
    fn brick_lines(&self, hex: Hex) -> Vec<Vec<(String, Style)>> {
        let paint = self.scene.paint;
        let mut title = vec![(hex.to_string(), paint.ink(Tint::Faint))];
        let flag = self.rules.map.facts(hex).flag.map(|flag| if flag == Flag::Yellow { " ▸" } else { " »" });
        title.extend(flag.map(|flag| (flag.to_owned(), paint.ink(Tint::Faint))));
        vec![title, self.contents(hex)]
    }

    /// The map as a table: one line for each hex with what is printed there and its spaces, one for each zone with the ways from its
    /// spaces, and one with the entrances of the huts. Leaders, patients and the moon change and
    /// stand in lines of their own, so that the map is told once.
    pub(super) fn hex_lines(&self) -> Vec<String> {
        let line = |hex: Hex| {
            let spaces: Vec<String> = { self.rules.map.corners[hex.index()] }.map(|space| space.to_string()).collect();
            let told = format!("{} | {}", self.printed_words(hex, &[]).join(", "), spaces.join(" "));
            self.scene.explained(&hex.to_string(), &told)
        };
        let next = |space: Space| {
            let next: Vec<String> = { self.rules.map.next_to[space.index()] }.map(|space| space.to_string()).collect();
            format!("{space} → {}", next.join(" "))
        };
        let zones = Hut::all().map(|zone| Space::all().filter(|space| space.zone() == zone).map(next).collect::<Vec<_>>());
        let hut = |hut: Hut| {
            let space = self.rules.map.entrance(hut).to_string();
            self.scene.say(&coven_engine::Phrase::new("tui-septima-hut-at").with("hut", hut.to_string()).with("space", space))
        };
        let huts = Hut::all().map(hut).collect::<Vec<_>>().join(" · ");
        Hex::all().map(line).chain(zones.map(|ways| ways.join(" · "))).chain([huts]).collect()
    }
}
