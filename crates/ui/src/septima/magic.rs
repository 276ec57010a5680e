//! Magic, beside the map: the ritual track with everybody's marker, the spells on display, and the recipes.

use super::Scene;
use super::art::pictures;
use super::choices::Place;
use super::tips::capital;
use crate::art::{icon, seat};
use crate::fragment::{Part, Parts};
use coven_engine::{Arg, Phrase, Seat};
use coven_septima::{Element, Item, Move, Potion, RITUAL_ROWS, Ribbon, RitualSpace, Shelf, Spell};
use maud::{Markup, html};

/// The ritual track: how far apart its columns and rows are.
const COLUMN: i32 = 26;
const ROW: i32 = 24;
const MARGIN: i32 = 18;
const WIDTH: i32 = 8 * COLUMN + 2 * MARGIN;
const HEIGHT: i32 = (RITUAL_ROWS as i32 - 1) * ROW + 2 * MARGIN - 4;

impl Scene<'_> {
    pub(super) fn magic_parts(&self) -> Vec<Part> {
        let mut parts = vec![Part::fixed("magic-recipes", self.recipes())];
        if self.is_full() {
            parts.push(Part::fixed("ritual-pieces", self.ritual_pieces()));
            parts.push(Part::fixed("magic-market", self.market()));
        }
        parts
    }

    pub(super) fn magic(&self, parts: &Parts) -> Markup {
        html! {
            section #magic data-in-tab aria-label=(self.speak.word("page-septima-magic")) {
                @if self.is_full() {
                    div.ritual.sheet { (self.ritual_track(parts)) }
                    (parts.html("magic-market"))
                }
                (parts.html("magic-recipes"))
                @if !self.is_solo() && !self.is_full() { (parts.html("town-book")) }
            }
        }
    }

    /// The track itself: spaces by element, with the icon that each asks for; ribbons across.
    fn ritual_track(&self, parts: &Parts) -> Markup {
        html! {
            svg.track viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="group" aria-label=(self.speak.word("page-septima-ritual")) {
                @for row in 0..RITUAL_ROWS {
                    @let ribbon = RitualSpace::row_spaces(row).next().and_then(|space| self.rules.ribbon(space));
                    @if let Some(ribbon) = ribbon { (self.ribbon(row, ribbon)) }
                    @for space in RitualSpace::row_spaces(row) { (self.ritual_space(space)) }
                }
                (parts.html("ritual-pieces"))
            }
        }
    }

    fn ribbon(&self, row: u8, ribbon: Ribbon) -> Markup {
        let y = row_at(row);
        html! {
            g.ribbon data-tip=(self.ribbon_text(ribbon)) data-explain="SEP-RIT-7" {
                rect x="1" y=(y - 11) width=(WIDTH - 2) height="22" rx="6" {}
                @if ribbon.gains_spell { (icon::CARDS.at(MARGIN + COLUMN, y, 18)) } @else { (pictures::LASTING.at(MARGIN + COLUMN, y, 17)) }
                @if ribbon.wisdom > 0 { (pictures::WISDOM.at(MARGIN + 3 * COLUMN, y, 18)) text.tally x=(MARGIN + 5 * COLUMN) y=(y + 5) { "+" (ribbon.wisdom) } }
                @if ribbon.offering > 0 { (pictures::HERB.at(MARGIN + 7 * COLUMN + 3, y, 15)) text.tally x=(MARGIN + 7 * COLUMN - 8) y=(y + 5) { "−" } }
            }
        }
    }

    fn ribbon_text(&self, ribbon: Ribbon) -> String {
        let id = match (ribbon.gains_spell, ribbon.wisdom > 0) {
            (true, _) => "page-septima-ribbon-gain",
            (false, false) => "page-septima-ribbon-prepare",
            (false, true) => "page-septima-ribbon-top",
        };
        self.speak.say(&Phrase::new(id).with("offering", ribbon.offering).with("wisdom", ribbon.wisdom))
    }

    fn ritual_space(&self, space: RitualSpace) -> Markup {
        let [x, y] = ritual_at(space);
        let facts = self.rules.ritual_facts(space);
        let mut elements = facts.elements;
        let first = elements.next().unwrap_or(Element::Air);
        let second = elements.next().unwrap_or(first);
        html! {
            g.rung data-tip=(self.ritual_tip(space)) data-explain="SEP-RIT-4" {
                path class=(format!("half {first}")) d=(format!("M{x} {}a11 11 0 0 0 0 22z", y - 11)) {}
                path class=(format!("half {second}")) d=(format!("M{x} {}a11 11 0 0 1 0 22z", y - 11)) {}
                circle.rim cx=(x) cy=(y) r="11" {}
                @if let Some(action) = facts.icon { (pictures::action(action).at(x, y, 17)) }
            }
        }
    }

    fn ritual_tip(&self, space: RitualSpace) -> String {
        let facts = self.rules.ritual_facts(space);
        let elements: Arg = facts.elements.map(|element| Arg::from(self.name(element))).collect();
        let tip = match facts.icon {
            Some(action) => Phrase::new("page-septima-tip-ritual").with("action", self.name(action)),
            None => Phrase::new("page-septima-tip-ritual-start"),
        };
        self.speak.say(&tip.with("space", capital(&self.name(space))).with("elements", elements))
    }

    /// Everybody's marker, and the spaces that can be chosen.
    fn ritual_pieces(&self) -> Markup {
        let markers: Vec<(Seat, RitualSpace)> =
            self.view.covens.iter().enumerate().filter_map(|(n, coven)| Some((Seat(n as u8), coven.ritual?))).collect();
        let why = |space| self.asked.as_ref().and_then(|asked| asked.why(|m| m == Move::Ritual(space)));
        let refused = self.own_coven().and_then(|coven| coven.ritual).into_iter().flat_map(|here| here.above());
        html! {
            g #ritual-pieces {
                @for (n, &(seat, space)) in markers.iter().enumerate() {
                    @let [x, y] = ritual_at(space);
                    @let aside = markers[..n].iter().filter(|(_, other)| *other == space).count() as i32 * 7;
                    g.{ "marker " (seat::class(seat)) } data-piece=(format!("ritual-{seat}")) transform=(format!("translate({} {})", x + aside - 7, y - 7))
                        data-tip=(self.coven_title(seat)) data-explain="SEP-RIT-1" {
                        circle.seat.piece r="8.5" {} (seat::on_piece(seat, 0, 0, 10))
                    }
                }
                @for space in refused {
                    @if let Some(why) = why(space) {
                        @let [x, y] = ritual_at(space);
                        circle.closed cx=(x) cy=(y) r="12" data-tip=(self.ritual_tip(space)) data-why=[self.why(Some(why))] data-rule=(why.rule) {}
                    }
                }
                @for choice in self.choices() {
                    @if let Place::Ritual(space) = self.place(choice.m) {
                        @let [x, y] = ritual_at(space);
                        a.choice role="button" tabindex="0" data-move=(choice.m) aria-label=(self.sentence(choice)) {
                            circle.finger cx=(x) cy=(y) r="15" {} circle.casing cx=(x) cy=(y) r="13" {} circle.ring cx=(x) cy=(y) r="13" {}
                        }
                    }
                }
            }
        }
    }

    /// The spells that lie open: by element, scoring spells first.
    fn market(&self) -> Markup {
        html! {
            ul #magic-market.sheet aria-label=(self.speak.word("page-septima-market")) {
                @for &element in Element::ALL {
                    @let shelf = self.shelf(element);
                    @for spell in shelf.scoring.last().copied().into_iter().chain(shelf.middle).chain(shelf.lower) { li { (self.spell_line(spell)) } }
                }
            }
        }
    }

    pub(super) fn shelf(&self, element: Element) -> &Shelf {
        let shelves = &self.view.board.shelves;
        match element {
            Element::Earth => &shelves.earth,
            Element::Air => &shelves.air,
            Element::Fire => &shelves.fire,
        }
    }

    /// A spell in one line.
    pub(super) fn spell_line(&self, spell: Spell) -> Markup {
        let facts = self.rules.spell(spell);
        let also = self.also(Move::Spell(spell));
        html! {
            span.{ "spell " (facts.element) } data-also=[also] data-piece=(format!("spell-{spell}")) data-tip=(self.spell_tip(spell)) data-explain=(spell.rule()) {
                (pictures::element(facts.element).draw()) span.name { (self.name(spell)) }
                @if facts.scoring { (pictures::WISDOM.draw()) }
                @if let Some(action) = facts.icon { (pictures::action(action).draw()) }
            }
        }
    }

    /// What is brewed of what.
    fn recipes(&self) -> Markup {
        html! {
            ul #magic-recipes.sheet aria-label=(self.speak.word("page-septima-recipes")) {
                @for potion in Potion::all() {
                    li data-tip=(self.potion_tip(potion)) data-explain="SEP-POT-2" {
                        (pictures::good(potion.into()).draw()) span.name { (capital(&self.name(potion))) } span.signs {
                            @for ingredient in self.rules.recipe(potion).kinds() { (pictures::good(ingredient.into()).draw()) }
                        }
                    }
                }
            }
        }
    }
}

fn row_at(row: u8) -> i32 {
    HEIGHT - MARGIN + 2 - i32::from(row) * ROW
}

fn ritual_at(space: RitualSpace) -> [i32; 2] {
    [MARGIN + i32::from(space.x()) * COLUMN, row_at(space.row())]
}
