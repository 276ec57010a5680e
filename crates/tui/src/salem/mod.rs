//! New Salem with characters: the events with their prices, the street of every player, and the hand.

mod hand;
mod notes;
mod street;
mod tables;
mod talk;

use crate::drawn::{DrawnGame, texts};
use crate::paint::{Tint, mark};
use crate::picture::{Picture, Scene};
use coven_engine::{Phrase, Seat};
use coven_salem::{Building, Salem, Statement, Type, View};
use coven_text::Source;
use ratatui::text::{Line, Span};

struct Drawing<'a> {
    rules: &'a Salem,
    view: &'a View,
    scene: &'a Scene<'a>,
}

impl DrawnGame for Salem {
    const TEXTS: &'static [Source] = texts!("text");

    fn draw(&self, view: &View, scene: &Scene<'_>) -> Picture {
        let drawing = Drawing { rules: self, view, scene };
        let mut pages = vec![drawing.streets()];
        pages.extend(drawing.hand());
        Picture {
            status: drawing.status(),
            pages,
            own: drawing.own(),
            seats: drawing.seats(),
            notes: drawing.notes(),
            statements: drawing.statements(),
            legend: drawing.legend(),
            tables: drawing.tables(),
            ..Picture::default()
        }
    }

    fn stated(&self, seat: Seat, statement: &str) -> Option<Phrase> {
        Some(statement.parse::<Statement>().ok()?.phrase(seat))
    }
}

/// The sign of a type of building.
const fn sign(kind: Type) -> char {
    match kind {
        Type::Trade => '$',
        Type::Finance => '%',
        Type::Education => '&',
        Type::Entertainment => '♪',
        Type::Justice => '§',
        Type::Death => '†',
    }
}

const fn tint(kind: Type) -> Tint {
    match kind {
        Type::Trade => Tint::Orange,
        Type::Finance => Tint::Gold,
        Type::Education => Tint::Blue,
        Type::Entertainment => Tint::Purple,
        Type::Justice => Tint::Mountain,
        Type::Death => Tint::Green,
    }
}

const HOPE: char = '♥';
const DESPAIR: char = '♠';
/// Removes a Despair.
const REMOVES: char = '✕';

fn kebab(word: impl std::fmt::Display) -> String {
    word.to_string().replace('_', "-")
}

impl Drawing<'_> {
    fn name(&self, kind: &str, word: impl std::fmt::Display) -> String {
        self.scene.say(&Phrase::new(format!("salem-{kind}-{}", kebab(word))))
    }

    /// What is printed on a building: its type, and what it brings when it is built.
    fn symbols(&self, building: Building) -> String {
        let facts = self.rules.symbols(building);
        let parts = [(HOPE, facts.hope), (DESPAIR, facts.despair), (REMOVES, facts.remove)];
        let printed: String = parts.iter().flat_map(|(sign, count)| std::iter::repeat_n(*sign, usize::from(*count))).collect();
        format!("{}{printed}", sign(self.rules.kind_of(building)))
    }

    fn status(&self) -> String {
        let view = self.view;
        let said = Phrase::new("tui-salem-status").with("round", view.round).with("rounds", Salem::ROUNDS);
        let said = said.with("despair", view.despair).with("needed", view.despair_needed);
        self.scene.say(&said.with("trials", view.trials_left))
    }

    fn own(&self) -> Vec<Line<'static>> {
        let Some(own) = &self.view.own else {
            return Vec::new();
        };
        let hope = self.view.seats.get(own.seat.index()).map_or(0, |there| there.hope);
        let said =
            Phrase::new("tui-salem-own").with("character", Phrase::new(format!("salem-character-{}", kebab(own.character))));
        let said = self.scene.say(&said.with("points", own.points).with("hope", hope));
        let mut lines: Vec<Line<'static>> =
            crate::wrap::wrap(&said, self.scene.own_width()).into_iter().map(Line::from).collect();
        let wanted = self.rules.character(own.character).types.iter().map(|kind| {
            let set = self.rules.set_of(kind).map(|building| self.name("building", building)).join(" ");
            format!("{} {set}", sign(kind))
        });
        lines.extend(crate::picture::flowing(&wanted.collect::<Vec<_>>(), self.scene.own_width()).into_iter().map(Line::from));
        lines
    }

    /// What is known of everybody: a line each.
    fn seats(&self) -> Vec<Line<'static>> {
        let paint = self.scene.paint;
        self.view
            .seats
            .iter()
            .map(|there| {
                let mut spans = vec![Span::styled(
                    format!("{} {}", mark(there.seat), self.scene.seen.name(there.seat)),
                    paint.seat(there.seat),
                )];
                spans.push(Span::raw(format!(" {HOPE}{} {DESPAIR}{}", there.hope, despair(there))));
                spans.push(Span::styled(self.standing_of(there.seat), paint.bold(Tint::Gold)));
                let known = there.character.filter(|_| self.scene.seen.own_seat() != Some(there.seat));
                spans.push(Span::raw(known.map(|known| format!(" {}", self.name("character", known))).unwrap_or_default()));
                Line::from(spans)
            })
            .collect()
    }

    /// The signs of what a player holds: the Constable's office, a badge, a trial, a Pillory, a Sanctuary.
    fn standing_of(&self, seat: Seat) -> String {
        let there = &self.view.seats[seat.index()];
        let held = [
            (self.view.constable == seat, " ⚑"),
            (there.badge, " ✪"),
            (there.on_trial, " ⚖"),
            (there.pillory.is_some(), " #"),
            (there.sanctuary.is_some(), " ✝"),
            (there.chosen, " ✓"),
        ];
        held.into_iter().filter(|(holds, _)| *holds).map(|(_, sign)| sign).collect()
    }

    fn legend(&self) -> Vec<String> {
        let mut legend = self.scene.signs("tui-salem-legend");
        legend.extend(Type::ALL.iter().map(|&kind| {
            let set = self.rules.set_of(kind).map(|building| self.name("building", building)).join(", ");
            format!("{}  {}", sign(kind), self.scene.explained(&self.name("type", kind), &set))
        }));
        legend
    }
}

fn despair(there: &coven_salem::SeatView) -> u32 {
    there.slots.iter().map(|slot| u32::from(slot.despair)).sum()
}
