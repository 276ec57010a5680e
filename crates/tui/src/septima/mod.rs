//! Septima with characters: the map as a wall of bricks, the town, the ritual track, and what the coven can use.

mod cards;
mod map;
mod notes;
mod ritual;
mod town;

use crate::drawn::{DrawnGame, texts};
use crate::paint::{Tint, mark};
use crate::picture::{Page, Picture, Scene};
use crate::wrap::{cut, wrap};
use coven_engine::{Phrase, Seat, Tell};
use coven_septima::{Coven, Element, Good, Illness, Ingredient, Mode, Potion, Septima, View};
use coven_text::Source;
use ratatui::text::{Line, Span};

struct Drawing<'a> {
    rules: &'a Septima,
    view: &'a View,
    scene: &'a Scene<'a>,
}

impl DrawnGame for Septima {
    const TEXTS: &'static [Source] = texts!("text");

    fn draw(&self, view: &View, scene: &Scene<'_>) -> Picture {
        let drawing = Drawing { rules: self, view, scene };
        let phrases = self.tell_view(view);
        let told: Vec<String> = phrases.iter().map(|phrase| scene.say(phrase)).collect();
        let mut pages = vec![drawing.map(&told), drawing.cards(), drawing.town(&told)];
        if view.setup.mode == Mode::Full {
            pages.push(drawing.ritual());
        }
        pages.extend(drawing.book(&phrases));
        Picture {
            status: told.first().cloned().unwrap_or_default(),
            pages,
            own: drawing.own(),
            seats: drawing.seats(),
            notes: drawing.notes(),
            about: drawing.about(),
            legend: drawing.legend(),
            tables: told.into_iter().chain(drawing.hex_lines()).collect(),
            ..Picture::default()
        }
    }
}

fn kebab(word: impl std::fmt::Display) -> String {
    word.to_string().replace('_', "-")
}

impl Drawing<'_> {
    fn name(&self, kind: &str, word: impl std::fmt::Display) -> String {
        self.scene.say(&Phrase::new(format!("septima-{kind}-{}", kebab(word))))
    }

    fn letter(&self, ingredient: Ingredient) -> String {
        self.scene.say(&Phrase::new(format!("tui-septima-letter-{ingredient}")))
    }

    fn illness_letter(&self, illness: Illness) -> String {
        self.scene.say(&Phrase::new(format!("tui-septima-letter-{illness}")))
    }

    fn tint(ingredient: Ingredient) -> Tint {
        match ingredient {
            Ingredient::Berry => Tint::Red,
            Ingredient::Skull => Tint::Mountain,
            Ingredient::Herb => Tint::Green,
            Ingredient::Mushroom => Tint::Orange,
            Ingredient::Root => Tint::Purple,
        }
    }

    /// What the viewer plays for: the objectives of the own book, and against the Widow what she has and what must be overcome.
    fn book(&self, phrases: &[Phrase]) -> Option<Page> {
        let is_part =
            |id: &str| matches!(id, "septima-view-book" | "septima-view-draft") || id.starts_with("septima-widow-view-");
        let width = self.scene.room.0.clamp(44, 90);
        let told = phrases.iter().filter(|phrase| is_part(&phrase.id)).map(|phrase| self.scene.say(phrase));
        let lines: Vec<Line<'_>> = told.flat_map(|said| wrap(&said, width.into())).map(Line::from).collect();
        (!lines.is_empty()).then(|| Page::of_lines(self.scene.word("tui-septima-book"), &lines, width))
    }

    /// The covens of people and of the Widow, with their seats.
    fn covens(&self) -> impl Iterator<Item = (Seat, &Coven)> {
        Seat::all(self.view.covens.len()).zip(self.view.covens.iter())
    }

    /// What a coven is called; the Widow has no seat and so no name.
    fn coven_name(&self, seat: Seat) -> String {
        let name = self.scene.seen.name(seat);
        if name.is_empty() { self.scene.word("tui-septima-widow") } else { name.to_owned() }
    }

    fn ingredients(&self, coven: &Coven) -> Vec<Span<'static>> {
        let paint = self.scene.paint;
        let mut spans: Vec<Span<'static>> = Ingredient::ALL
            .iter()
            .map(|&kind| {
                Span::styled(format!("{}{} ", self.letter(kind), coven.goods[kind.into()]), paint.bold(Self::tint(kind)))
            })
            .collect();
        spans.push(Span::styled(format!("◇{} ", coven.goods[Good::Crystal]), paint.bold(Tint::Blue)));
        spans
    }

    /// The same with their names, so that the letters of the map explain themselves; without them where there is no room.
    fn named_ingredients(&self, coven: &Coven, width: usize) -> Vec<Span<'static>> {
        let paint = self.scene.paint;
        let of = |&kind: &Ingredient| {
            let text = format!("{} {} {}", self.letter(kind), self.name("good", kind), coven.goods[kind.into()]);
            Span::styled(text, paint.bold(Self::tint(kind)))
        };
        let crystals = format!("◇ {} {}", self.name("good", "crystal"), coven.goods[Good::Crystal]);
        let mut spans: Vec<Span<'static>> = Ingredient::ALL.iter().map(of).collect();
        spans.push(Span::styled(crystals, paint.bold(Tint::Blue)));
        let taken = spans.iter().map(Span::width).sum::<usize>() + 2 * spans.len();
        if taken > width {
            return self.ingredients(coven);
        }
        spans.into_iter().flat_map(|span| [span, Span::raw("  ")]).collect()
    }

    /// Potions and charms that a coven owns.
    fn potions(&self, coven: &Coven) -> String {
        let owned = |good: Good, name: String| match coven.goods[good] {
            0 => None,
            1 => Some(name),
            count => Some(format!("{count}× {name}")),
        };
        let potions = Potion::ALL.iter().filter_map(|&potion| owned(potion.into(), self.name("good", potion)));
        potions.chain(owned(Good::Charm, self.name("good", "charm"))).collect::<Vec<_>>().join(", ")
    }

    fn measures(&self, coven: &Coven) -> String {
        let said = Phrase::new("tui-septima-measures").with("wisdom", coven.wisdom).with("suspicion", coven.suspicion);
        self.scene.say(&said.with("crowd", coven.crowd))
    }

    fn own(&self) -> Vec<Line<'static>> {
        let Some((seat, coven)) = self.scene.seen.own_seat().and_then(|own| self.covens().find(|(seat, _)| *seat == own)) else {
            return Vec::new();
        };
        let mut first = vec![Span::styled(format!("{} ", mark(seat)), self.scene.paint.seat(seat))];
        first.extend(self.named_ingredients(coven, self.scene.own_width() - 2));
        let tracks: Vec<String> =
            Illness::ALL.iter().map(|&illness| format!("{}{}", self.illness_letter(illness), coven.tracks[illness])).collect();
        let goods = Phrase::new("tui-septima-goods").with("tracks", tracks.join(" ")).with("potions", self.potions(coven));
        let told = format!("{} · {}", self.measures(coven), self.scene.say(&goods));
        let witches: Vec<String> = coven.witches.map(|witch| self.name("witch", witch)).collect();
        let spells: Vec<String> = coven.ready.map(|spell| self.name("spell", spell)).collect();
        let named = |names: Vec<String>| if names.is_empty() { "–".to_owned() } else { names.join(", ") };
        let coven_told = Phrase::new("tui-septima-coven").with("witches", named(witches)).with("spells", named(spells));
        let told = [told, self.scene.say(&coven_told)];
        let told = told.map(|text| Line::from(cut(text.trim_end_matches([' ', '·']), self.scene.own_width())));
        std::iter::once(Line::from(first)).chain(told).collect()
    }

    fn seats(&self) -> Vec<Line<'static>> {
        let paint = self.scene.paint;
        let mut lines = Vec::new();
        for (seat, coven) in self.covens() {
            let acting = if self.view.board.acting == seat { "▸" } else { " " };
            let card = coven.card.map(|card| format!(" [{}]", self.name("action", card))).unwrap_or_default();
            let leader = coven.leader.map(|space| format!(" {space}")).unwrap_or_default();
            lines.push(Line::from(vec![
                Span::styled(format!("{acting}{} {}{leader}", mark(seat), self.coven_name(seat)), paint.seat(seat)),
                Span::raw(card),
            ]));
            let mut spans = vec![Span::raw("   ")];
            spans.extend(self.ingredients(coven));
            spans.push(Span::raw(format!("★{} ?{} ☺{}", coven.wisdom, coven.suspicion, coven.crowd)));
            lines.push(Line::from(spans));
            let owned = self.potions(coven);
            if !owned.is_empty() {
                lines.push(Line::styled(format!("   {owned}"), paint.ink(Tint::Faint)));
            }
        }
        lines
    }

    fn legend(&self) -> Vec<String> {
        let mut legend = self.scene.signs("tui-septima-legend");
        legend.extend(Ingredient::ALL.iter().map(|&kind| format!("{}  {}", self.letter(kind), self.name("good", kind))));
        legend.extend(Illness::ALL.iter().map(|&kind| format!("{}  {}", self.illness_letter(kind), self.name("illness", kind))));
        if self.view.setup.mode == Mode::Full {
            legend.extend(self.scene.signs("tui-septima-legend-ritual"));
            legend.extend(
                Element::ALL.iter().map(|&kind| format!("{}  {}", self.element_letter(kind), self.name("element", kind))),
            );
        }
        legend.extend(self.covens().map(|(seat, _)| format!("{}  {}", mark(seat), self.coven_name(seat))));
        legend
    }
}
