//! Broom Service with characters: the map with its towers, clouds and pawns, and the roles of the round.

mod land;
mod map;
mod notes;
mod roles;
mod tables;

use crate::drawn::{DrawnGame, texts};
use crate::paint::{Tint, mark};
use crate::picture::{Picture, Scene};
use coven_broom::{Broom, Resource, SeatView, View};
use coven_engine::{Phrase, Seat};
use coven_text::Source;
use ratatui::text::{Line, Span};

/// A table that is being drawn.
struct Drawing<'a> {
    rules: &'a Broom,
    view: &'a View,
    scene: &'a Scene<'a>,
}

impl DrawnGame for Broom {
    const TEXTS: &'static [Source] = texts!("text");

    fn draw(&self, view: &View, scene: &Scene<'_>) -> Picture {
        let drawing = Drawing { rules: self, view, scene };
        Picture {
            status: drawing.status(),
            pages: vec![drawing.map(), drawing.roles()],
            own: drawing.own(),
            seats: drawing.seats(),
            notes: drawing.notes(),
            legend: drawing.legend(),
            tables: drawing.tables(),
            ..Picture::default()
        }
    }
}

/// The letters of the potions and of the wand, in the viewer's language.
const LETTERS: [(Resource, &str); 4] = [
    (Resource::Orange, "tui-broom-letter-orange"),
    (Resource::Green, "tui-broom-letter-green"),
    (Resource::Purple, "tui-broom-letter-purple"),
    (Resource::Wand, "tui-broom-letter-wand"),
];

impl Drawing<'_> {
    fn letter(&self, resource: Resource) -> String {
        self.scene.word(LETTERS[resource.index()].1)
    }

    fn tint(resource: Resource) -> Tint {
        match resource {
            Resource::Orange => Tint::Orange,
            Resource::Green => Tint::Green,
            Resource::Purple => Tint::Purple,
            Resource::Wand => Tint::Gold,
        }
    }

    fn event_name(&self) -> String {
        self.scene.say(&Phrase::new(format!("broom-card-{}", self.view.event)))
    }

    fn status(&self) -> String {
        let phrase = Phrase::new("broom-view-round").with("round", self.view.round).with("rounds", self.view.rounds);
        self.scene.say(&phrase.with("event", self.event_name()))
    }

    /// Resources, by their letters.
    fn stock(&self, there: &SeatView) -> Vec<Span<'static>> {
        let paint = self.scene.paint;
        let span = |resource: &Resource| {
            Span::styled(format!("{}{} ", self.letter(*resource), there.stock.of(*resource)), paint.bold(Self::tint(*resource)))
        };
        Resource::ALL.iter().map(span).collect()
    }

    fn own(&self) -> Vec<Line<'static>> {
        let told = self.scene.say(&self.rules.event_text(self.view.event));
        let mut lines = Vec::new();
        if let Some((seat, there)) = self.view.viewer.and_then(|seat| Some((seat, self.view.seats.get(seat.index())?))) {
            let mut spans = vec![Span::styled(format!("{} ", mark(seat)), self.scene.paint.seat(seat))];
            spans.extend(self.stock(there));
            let said =
                Phrase::new("tui-broom-own").with("points", there.points).with("total", there.total).with("bolts", there.bolts);
            spans.push(Span::raw(self.scene.say(&said)));
            let hand: Vec<String> = there.hand.into_iter().flatten().map(|role| self.role_name(role)).collect();
            if !hand.is_empty() {
                let taken: usize = spans.iter().map(Span::width).sum();
                let room = self.scene.own_width().saturating_sub(taken + 3);
                spans.push(Span::raw(format!(" · {}", crate::wrap::cut(&hand.join(", "), room))));
            }
            lines.push(Line::from(spans));
        }
        lines.extend(crate::wrap::wrap(&told, self.scene.own_width()).into_iter().take(2).map(Line::from));
        let bewitched: Vec<String> = self.view.bewitched.map(|role| self.role_name(role)).collect();
        if !bewitched.is_empty() {
            lines.push(Line::styled(
                self.scene.say(&Phrase::new("broom-view-bewitched").with("roles", bewitched.join(", "))),
                self.scene.paint.ink(Tint::Danger),
            ));
        }
        lines
    }

    fn seats(&self) -> Vec<Line<'static>> {
        let paint = self.scene.paint;
        let mut lines = Vec::new();
        for (seat, there) in Seat::all(self.view.seats.len()).zip(&self.view.seats) {
            let leads = if self.view.leader == seat { "▸" } else { " " };
            let mut spans =
                vec![Span::styled(format!("{leads}{} {} ", mark(seat), self.scene.seen.name(seat)), paint.seat(seat))];
            spans.push(Span::styled(format!("{} ", there.total), paint.bold(Tint::Text)));
            spans.extend(self.stock(there));
            spans.push(Span::raw(format!("ϟ{} ▭{}", there.bolts, there.cards_left)));
            lines.push(Line::from(spans));
            let laid: Vec<String> = there
                .laid
                .map(|role| format!("{}{}", if there.brave.contains(role) { "!" } else { "" }, self.role_name(role)))
                .collect();
            if !laid.is_empty() {
                lines.push(Line::styled(format!("   {}", laid.join(", ")), paint.ink(Tint::Faint)));
            }
        }
        lines
    }

    fn legend(&self) -> Vec<String> {
        let mut legend = self.scene.signs("tui-broom-legend");
        for (resource, _) in LETTERS {
            legend.push(format!(
                "{}  {}",
                self.letter(resource),
                self.scene.say(&Phrase::new(format!("broom-resource-{resource}")))
            ));
        }
        legend.extend(Seat::all(self.view.seats.len()).map(|seat| format!("{}  {}", mark(seat), self.scene.seen.name(seat))));
        legend
    }
}
