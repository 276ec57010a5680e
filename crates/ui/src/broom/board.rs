//! The board: the land, what is on it in layers, and on top of all the choices, lit where they are.

use super::Scene;
use super::asked::Choice;
use super::choices::{Place, place};
use super::geometry::{PAWN_MIDDLE, Point, arc};
use super::land::{HEIGHT, WIDTH, land, shape_href};
use crate::art::seat;
use crate::fragment::{Part, Parts};
use coven_broom::{Event, Move, Pending, Region, Side};
use coven_engine::Seat;
use maud::{Markup, html};
use std::collections::BTreeMap;

/// How far the ring of a choice reaches: at least 44 pixels wide on the smallest board that is shown whole.
const RING: i32 = 52;

impl Scene<'_> {
    pub(super) fn board_parts(&self) -> Vec<Part> {
        vec![
            Part::fixed("board-ground", self.ground_layer()),
            Part::fixed("board-towers", self.tower_layer()),
            Part::fixed("board-tiles", self.tile_layer()),
            Part::fixed("board-clouds", self.cloud_layer()),
            Part::fixed("board-trail", self.trail_layer()),
            Part::fixed("board-pawns", self.pawn_layer()),
            Part::fixed("board-choices", self.choice_layer()),
        ]
    }

    /// The whole board, around the parts that change.
    pub fn board(&self, parts: &Parts) -> Markup {
        html! {
            svg #board class=(format!("board {}", self.view.setup.side)) viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="group"
                aria-label=(self.speak.word(match self.view.setup.side {
                    Side::Front => "page-broom-board-front",
                    Side::Back => "page-broom-board-back",
                })) {
                (self.land())
                (parts.html("board-ground"))
                (self.names())
                @for layer in ["towers", "tiles", "clouds", "trail", "pawns", "choices"] {
                    (parts.html(&format!("board-{layer}")))
                }
                rect.frame x="3" y="3" width=(WIDTH - 6) height=(HEIGHT - 6) rx="14" {}
            }
        }
    }

    /// On the land, under everything that stands there: where pawns can fly, and why not elsewhere. While something on the board
    /// is to be chosen, the rest of the land lies in the dusk.
    fn ground_layer(&self) -> Markup {
        let why = |region| self.asked.as_ref().and_then(|asked| asked.why_not_fly(region));
        let lit = |region| self.choices().any(|choice| place(choice.m) == Place::Region(region));
        let on_board = self.choices().any(|choice| !matches!(place(choice.m), Place::Card(_) | Place::Bar));
        html! {
            g #board-ground aria-hidden="true" {
                @if on_board { rect.dusk width=(WIDTH) height=(HEIGHT) {} }
                @for region in &self.side().region {
                    @if lit(region.id) {
                        (land(region))
                        @for class in ["reach", "casing", "edge"] { use class=(class) href=(shape_href(region)) {} }
                    }
                    @if let Some(why) = why(region.id) {
                        use.closed href=(shape_href(region)) data-tip=(self.region_tip(region))
                            data-why=[self.why(Some(why))] data-rule=(why.rule) {}
                    }
                }
            }
        }
    }

    /// What the others did since the viewer's last move.
    fn trail_layer(&self) -> Markup {
        let flights = self.fresh().filter_map(|line| match *line.event {
            Event::Moved { seat, from, to, .. } if self.own_seat() != Some(seat) => Some((seat, from, to)),
            _ => None,
        });
        let served = self.fresh().filter_map(|line| match *line.event {
            Event::Delivered { seat, from, tower, .. } if self.own_seat() != Some(seat) => {
                Some((seat, self.tower_at(tower, from)))
            }
            _ => None,
        });
        html! {
            g #board-trail aria-hidden="true" {
                @for (seat, from, to) in flights {
                    path class=(format!("trail {}", seat::class(seat))) d=(arc(self.middle(from), self.middle(to))) {}
                }
                @for (seat, [x, y]) in served {
                    circle class=(format!("trail {}", seat::class(seat))) cx=(x) cy=(y) r="50" {}
                }
            }
        }
    }

    fn middle(&self, region: Region) -> Point {
        self.region_data(region).map_or([0, 0], |region| region.label_xy)
    }

    fn choice_layer(&self) -> Markup {
        let mut flights: BTreeMap<Region, Vec<(Region, &Choice)>> = BTreeMap::new();
        let mut deliveries: BTreeMap<String, Vec<(Region, &Choice)>> = BTreeMap::new();
        for choice in self.choices() {
            match choice.m {
                Move::Fly { from, to } => flights.entry(to).or_default().push((from, choice)),
                Move::Deliver { from, tower } => deliveries.entry(tower.to_string()).or_default().push((from, choice)),
                _ => {}
            }
        }
        html! {
            g #board-choices {
                @for (to, choices) in &flights { (self.flights_to(*to, choices)) }
                @for choices in deliveries.values() { (self.deliveries(choices)) }
                @for choice in self.choices() {
                    @match place(choice.m) {
                        Place::Cloud(space) => { (self.ring(choice, self.places.cloud(space))) }
                        Place::Circle(circle) => { (self.ring(choice, self.places.circle(circle))) }
                        Place::MountainTile => { (self.ring(choice, self.arrival_tile())) }
                        Place::Region(_) | Place::Tower(_) | Place::Card(_) | Place::Bar => {}
                    }
                }
            }
        }
    }

    /// The flights that end in a region. One alone lights the whole region; of two, each is a landing place of its own.
    fn flights_to(&self, to: Region, choices: &[(Region, &Choice)]) -> Markup {
        let Some(region) = self.region_data(to) else {
            return html! {};
        };
        let own = self.own_seat().unwrap_or(Seat(0));
        let pawns = self.pawns();
        let there = pawns.iter().filter(|pawn| pawn.region == to).count();
        let shape = shape_href(region);
        let alone = choices.len() == 1;
        html! {
            @for (n, &(from, choice)) in choices.iter().enumerate() {
                @let [x, y] = self.places.pawn(to, there + n);
                @let start = pawns.iter().find(|pawn| pawn.seat == own && pawn.region == from).map_or([x, y], |pawn| pawn.at);
                (control(choice, &self.sentence(choice), html! {
                    @if alone { use.hit href=(shape) {} }
                    path.flight d=(arc([start[0], start[1] - PAWN_MIDDLE], [x, y - PAWN_MIDDLE])) {}
                    (circled([x, y - PAWN_MIDDLE], RING - 14))
                    g class=(format!("ghost {}", seat::class(own))) transform=(format!("translate({x} {y})")) { (seat::pawn(own)) }
                }))
            }
        }
    }

    /// Deliveries to one tower: from one region a ring, from two a ring on either side.
    fn deliveries(&self, choices: &[(Region, &Choice)]) -> Markup {
        html! {
            @for (n, &(from, choice)) in choices.iter().enumerate() {
                @if let Move::Deliver { tower, .. } = choice.m {
                    @let [x, y] = self.tower_at(tower, from);
                    @if choices.len() == 1 {
                        (self.ring(choice, [x, y]))
                    } @else {
                        @let x = x - 50 + 100 * n as i32;
                        (control(choice, &self.sentence(choice), html! {
                            (circled([x, y], 42))
                            text.from x=(x) y=(y + 9) { (from) }
                        }))
                    }
                }
            }
        }
    }

    fn ring(&self, choice: &Choice, at: Point) -> Markup {
        control(choice, &self.sentence(choice), circled(at, RING))
    }

    /// Where the tile lies that the viewer may use.
    fn arrival_tile(&self) -> Point {
        match self.question() {
            Some(Pending::Arrival { mountain, .. }) => self.places.tile(mountain),
            _ => [0, 0],
        }
    }
}

/// A move that is made by touching a place of the board.
fn control(choice: &Choice, sentence: &str, picture: Markup) -> Markup {
    html! { a.choice role="button" tabindex="0" data-move=(choice.m) aria-label=(sentence) { (picture) } }
}

/// A ring of gold in a dark casing: it must stand out on every ground, also without colour.
fn circled([x, y]: Point, reach: i32) -> Markup {
    html! { circle.casing cx=(x) cy=(y) r=(reach) {} circle.ring cx=(x) cy=(y) r=(reach) {} }
}
