//! What flies over the page when something happens: cards into streets, cubes between buildings.

use super::Scene;
use super::art::{front, town};
use super::street::{lot_id, plate_id};
use crate::table::Flight;
use coven_salem::{Cube, Event};

impl Scene<'_> {
    pub(super) fn flight(&self, event: &Event) -> Option<Flight> {
        let fly = |what, from, to| Some(Flight { what, from, to });
        match *event {
            Event::Built { seat, building, .. } => {
                let own = self.own_seat() == Some(seat);
                let hand = if own { format!("card-{building}") } else { plate_id(seat) };
                fly(front::front(building), hand, lot_id(seat, building))
            }
            Event::DespairRemoved { owner, building, .. } => fly(town::DESPAIR, lot_id(owner, building), "gauge".to_owned()),
            Event::Gave { seat, building } => fly(town::HOPE, lot_id(seat, building), plate_id(self.view.constable)),
            Event::Placed { seat, building, cube } => {
                let what = if cube == Cube::Hope { town::HOPE } else { town::DESPAIR };
                fly(what, plate_id(seat), lot_id(seat, building))
            }
            Event::Paid { seat, building } => fly(town::HOPE, lot_id(seat, building), "cards".to_owned()),
            Event::Seized { from, to, building } => fly(front::front(building), plate_id(from), lot_id(to, building)),
            Event::Bartered { seat, with, got, .. } => fly(front::front(got), plate_id(with), lot_id(seat, got)),
            Event::PutOnTrial { seat } => fly(town::GAVEL, "cards".to_owned(), plate_id(seat)),
            _ => None,
        }
    }
}
