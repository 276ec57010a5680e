//! The seats: points, resources, cards and what else lies before them.

use super::Scene;
use super::art::{role, sign};
use super::pieces::flask;
use crate::art::{Symbol, icon, seat};
use crate::fragment::{Part, Parts};
use coven_broom::{ForestTile, Resource, SeatView};
use coven_engine::{Arg, Phrase, Seat};
use maud::{Markup, html};

impl Scene<'_> {
    pub(super) fn seat_parts(&self) -> Vec<Part> {
        let seats = Seat::all(self.view.seats.len());
        seats.zip(&self.view.seats).map(|(seat, there)| Part::fixed(seat_id(seat), self.seat(seat, there))).collect()
    }

    /// All seats, the viewer's own first.
    pub fn seats(&self, parts: &Parts) -> Markup {
        let first = self.own_seat().unwrap_or(Seat(0));
        html! { @for seat in first.round(self.view.seats.len()) { (parts.html(&seat_id(seat))) } }
    }

    fn seat(&self, seat: Seat, there: &SeatView) -> Markup {
        let deciding = self.view.deciding.contains(&seat);
        let own = self.own_seat() == Some(seat);
        html! {
            section id=(seat_id(seat)) .{ "player sheet " (seat::class(seat)) }.deciding[deciding].own[own]
                aria-label=(self.speak.name(seat)) {
                header {
                    (seat::mark(seat)) span.name { (self.speak.name(seat)) }
                    @if self.view.leader == seat { span.leads data-tip=(self.speak.word("page-broom-leads")) data-explain="BRM-TURN-1" { (icon::CROWN.draw()) } }
                    b.points data-tip=(self.points_tip(there)) data-explain="BRM-SCORE-SETS" { (if self.view.over { there.total } else { there.points.into() }) (icon::POINTS.draw()) }
                }
                ul.stock {
                    @for &resource in Resource::ALL {
                        (self.counted(flask(resource), there.stock.of(resource), &self.resource_name(resource), "BRM-SCORE-SETS"))
                    }
                    (self.counted(icon::CARDS, there.cards_left, &self.speak.word("page-broom-cards-left"), "BRM-TURN-10"))
                    (self.counted(sign::BOLT, there.bolts, &self.speak.word("page-broom-lightning"), "BRM-SCORE-LIGHTNING"))
                    @if self.view.setup.mountain_tiles {
                        (self.counted(sign::AMULET, there.amulets.len() as u8, &self.speak.word("page-broom-amulets"), "BRM-SCORE-AMULETS"))
                    }
                }
                (self.belongings(there))
            }
        }
    }

    fn counted(&self, symbol: Symbol, number: u8, name: &str, rule: &str) -> Markup {
        html! {
            li.none[number == 0] data-tip=(self.speak.labelled(name, number)) data-explain=(rule) { (symbol.draw()) b { (number) } }
        }
    }

    fn points_tip(&self, there: &SeatView) -> String {
        self.speak.say(&match self.view.over {
            true => Phrase::new("page-broom-final-tip").with("total", there.total),
            false => Phrase::new("page-broom-points-tip").with("points", there.points).with("total", there.total),
        })
    }

    /// The cards that a seat has laid in this round, and its forest tiles.
    fn belongings(&self, there: &SeatView) -> Markup {
        let roles: Arg = there.possible.map(|role| Arg::from(self.role_name(role))).collect();
        let unknown = there.hand.is_none() && there.cards_left > 0;
        html! {
            @if !there.laid.is_empty() || !there.forest_tiles.is_empty() || unknown {
                ul.laid data-explain="BRM-TURN-10" data-tip=[unknown.then(|| self.speak.say(&Phrase::new("page-broom-may-hold").with("roles", roles)))] {
                    @for laid in there.laid { li data-tip=(self.role_name(laid)) { (role::picture(laid)) } }
                    @if there.hand.is_none() { @for _ in 0..there.cards_left { li.face-down aria-hidden="true" {} } }
                    @for &tile in &there.forest_tiles { li.kept data-tip=(self.forest_tile_tip(tile)) data-explain="BRM-TILE-FOR-2" { (kept_tile(tile).draw()) } }
                }
            }
        }
    }
}

const fn kept_tile(tile: ForestTile) -> Symbol {
    match tile {
        ForestTile::ActBrave => sign::BRAVE,
        ForestTile::ExtraCard => icon::CARDS,
        ForestTile::FiveVp => icon::POINTS,
    }
}

pub(super) fn seat_id(seat: Seat) -> String {
    format!("seat-{seat}")
}
