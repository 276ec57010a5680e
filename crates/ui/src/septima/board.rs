//! The map in layers, and on top of all the choices, lit where they are.

use super::choices::Place;
use super::land::{at, canvas};
use super::pieces::PATIENT;
use super::plan::Point;
use super::{Choice, Scene};
use crate::art::seat;
use crate::fragment::{Part, Parts};
use coven_engine::Seat;
use coven_septima::{Event, Hex, Item, Move, Space, WidowEvent};
use maud::{Markup, html};

/// How far the ring of a choice reaches. Where all spaces are open it is small, so that the map can be read.
const RING: i32 = 46;
const DOT: i32 = 20;
const WIDE_RING: i32 = 64;
/// What a finger needs on the smallest screen, and where choices lie close together and the map is seen from nearby.
const FINGER: i32 = 80;
const NARROW_FINGER: i32 = 44;
/// The beds of the Hospital stand side by side.
const BED: i32 = 27;
/// More choices than this lie close together.
const FEW: usize = 8;

impl Scene<'_> {
    pub(super) fn board_parts(&self) -> Vec<Part> {
        vec![
            Part::fixed("board-moon", self.ingredient_layer()),
            Part::fixed("board-village", self.village_layer()),
            Part::fixed("board-hunters", self.hunter_layer()),
            Part::fixed("board-trail", self.trail_layer()),
            Part::fixed("board-leaders", self.leader_layer()),
            Part::fixed("board-choices", self.choice_layer()),
        ]
    }

    /// The whole map, around the parts that change.
    pub fn board(&self, parts: &Parts) -> Markup {
        html! {
            svg #board.board viewBox=(canvas()) role="group" aria-label=(self.speak.word("page-septima-board")) {
                (self.land())
                @for layer in ["moon", "village", "hunters", "trail", "leaders", "choices"] { (parts.html(&format!("board-{layer}"))) }
            }
        }
    }

    /// The ways that were gone: the viewer's own in this turn, the others' since the viewer's last move.
    fn trail_layer(&self) -> Markup {
        let own = self.own;
        let turn = self.log.iter().rposition(|line| matches!(line.event, Event::PhaseBegins { .. })).unwrap_or(0);
        let mine = self.log[turn..].iter().filter_map(move |line| match *line.event {
            Event::Moved { seat, from, to } if own == Some(seat) => Some((seat, from, to)),
            _ => None,
        });
        let theirs = self.fresh().filter_map(move |line| match *line.event {
            Event::Moved { seat, from, to } if own != Some(seat) => Some((seat, from, to)),
            Event::Widow(WidowEvent::SpiderMoved { from, to }) => Some((coven_septima::WIDOW, from, to)),
            _ => None,
        });
        let mine: Vec<_> = if self.in_own_turn() { mine.collect() } else { Vec::new() };
        html! {
            g #board-trail aria-hidden="true" {
                @for (seat, from, to) in mine.into_iter().chain(theirs) {
                    @let ([x, y], [a, b]) = (self.plan.space(from), self.plan.space(to));
                    path class=(format!("trail {}", seat::class(seat))) d=(format!("M{x} {y}L{a} {b}")) {}
                }
            }
        }
    }

    fn choice_layer(&self) -> Markup {
        let here: Vec<&Choice> = self.choices().filter(|choice| self.place(choice.m).is_on_map()).collect();
        let many = here.len() > FEW;
        let spaces = || here.iter().filter_map(|choice| if let Move::Go(space) = choice.m { Some(space) } else { None });
        html! {
            g #board-choices.many[many] {
                g aria-hidden="true" {
                    @if !here.is_empty() && !many { @for hex in Hex::all() { use.dusk href="#hex-shape" transform=(at(self.plan.hex(hex))) {} } }
                    (self.closed())
                    @for space in spaces() { (self.step(space)) }
                    @for choice in &here { (self.way(choice)) }
                }
                @if many {
                    @for (name, choices) in self.grouped(&here) {
                        g role=[name.as_ref().map(|_| "group")] aria-label=[name] { @for choice in choices { (self.on_map(choice, many)) } }
                    }
                } @else {
                    @for &choice in &here { (self.on_map(choice, many)) }
                }
                g.catches aria-hidden="true" { @for space in spaces() { (self.catch(space)) } }
            }
        }
    }

    /// Spaces nearby where the Leader cannot go, with the reason.
    fn closed(&self) -> Markup {
        let refused = self.asked.iter().flat_map(|asked| &asked.refused).filter_map(|&(m, why)| match m {
            Move::Go(space) => Some((space, why)),
            _ => None,
        });
        html! {
            @for (space, why) in refused {
                @let [x, y] = self.plan.space(space);
                circle.closed cx=(x) cy=(y) r="40" data-tip=(self.space_tip(space)) data-why=[self.why(Some(why))] data-rule=(why.rule) {}
            }
        }
    }

    /// A choice on the map. Where few are lit, the whole neighbourhood belongs to it, so that a finger finds it.
    fn on_map(&self, choice: &Choice, many: bool) -> Markup {
        let middle = |[x, y]: Point, [dx, dy]: Point| [x + dx, y + dy];
        let (point, reach) = match self.place(choice.m) {
            Place::Space(space) => (self.plan.space(space), if many { DOT } else { WIDE_RING }),
            Place::Bed(illness) => (self.bed_at(illness), BED),
            Place::Way(from, to) => (arrival(self.plan.hut(from), self.plan.hut(to)), BED),
            Place::Hex(hex) => match choice.m {
                Move::Heal(..) | Move::Patient(_) => (middle(self.plan.hex(hex), PATIENT), WIDE_RING),
                Move::Shrine(_) => (middle(self.plan.hex(hex), super::land::SHRINE), RING),
                _ => (middle(self.plan.hex(hex), [0, -42]), RING + 6),
            },
            Place::Hut(hut) => (self.plan.hut(hut), WIDE_RING),
            Place::Spider(number) => (self.spider_at(number), WIDE_RING),
            _ => return html! {},
        };
        let finger = match reach {
            BED => NARROW_FINGER,
            _ if many => RING,
            _ => FINGER,
        };
        html! {
            a.choice role="button" tabindex="0" data-move=(choice.m) aria-label=(self.sentence(choice)) {
                circle.finger cx=(point[0]) cy=(point[1]) r=(finger) {}
                (circled(point, reach))
                @if let (Move::Go(_), Some(own)) = (choice.m, self.own) {
                    g.{ "ghost " (seat::class(own)) } transform=(format!("{} scale(1.3)", at([point[0], point[1] + 14]))) { (seat::pawn(own)) }
                }
            }
        }
    }

    /// The step that a choice would be, from where the Leader stands.
    fn step(&self, to: Space) -> Markup {
        let from = self.own_coven().and_then(|coven| coven.leader);
        html! {
            @if let Some(from) = from.filter(|from| self.rules.map.steps(*from, to) == 1) {
                @let ([x, y], [a, b]) = (self.plan.space(from), self.plan.space(to));
                path.flight d=(format!("M{x} {y}L{a} {b}")) {}
            }
        }
    }

    /// The way that a hunter would be sent.
    fn way(&self, choice: &Choice) -> Markup {
        html! {
            @if let Place::Way(from, to) = self.place(choice.m) {
                @let ([x, y], [a, b]) = (self.plan.hut(from), arrival(self.plan.hut(from), self.plan.hut(to)));
                path.flight d=(format!("M{x} {y}L{a} {b}")) {}
            }
        }
    }

    /// What Collect would gather on a space, as signs beside the ring.
    fn catch(&self, space: Space) -> Markup {
        let [x, y] = self.plan.space(space);
        let goods = self.ahead.gathered_on(space);
        let signs: Vec<_> =
            goods.into_iter().flat_map(|goods| goods.kinds().flat_map(|good| (0..goods[good]).map(move |_| good))).collect();
        let left = x - 19 * (signs.len() as i32 - 1);
        html! {
            @if !signs.is_empty() {
                rect.catch x=(left - 22) y=(y - 96) width=(38 * signs.len() as i32 + 6) height="44" rx="20" {}
                @for (n, &good) in signs.iter().enumerate() { (super::art::pictures::good(good).at(left + 38 * n as i32, y - 74, 36)) }
            }
        }
    }

    /// The mark of a coven as a piece of a drawing; alone, the second one is the Widow's.
    pub(super) fn coven_mark(&self, seat: Seat) -> Markup {
        if self.is_widow(seat) { super::art::pictures::SPIDER.draw() } else { seat::mark(seat) }
    }
}

/// Where the arrow of a way is taken hold of: near its end, so far from it that ways from different huts lie side by side.
fn arrival([x, y]: Point, [a, b]: Point) -> Point {
    const BEFORE: f64 = 118.0;
    let [dx, dy] = [x - a, y - b].map(f64::from);
    let part = BEFORE / dx.hypot(dy).max(BEFORE);
    [a + (dx * part) as i32, b + (dy * part) as i32]
}

/// A ring of gold in a dark casing: it must stand out on every ground, also without colour.
fn circled([x, y]: Point, reach: i32) -> Markup {
    html! { circle.casing cx=(x) cy=(y) r=(reach) {} circle.ring cx=(x) cy=(y) r=(reach) {} }
}
