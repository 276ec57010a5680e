//! What flies over the page when something happens: cards to the duel, potions to towers and from the land to a seat.

use super::Scene;
use super::art::{building, sign};
use super::pieces::flask;
use super::seats::seat_id;
use crate::art::icon;
use crate::table::Flight;
use coven_broom::Event;

impl Scene<'_> {
    pub(super) fn flight(&self, event: &Event) -> Option<Flight> {
        let fly = |what, from, to| Some(Flight { what, from, to });
        match *event {
            Event::Laid { seat, role, .. } if self.own_seat() == Some(seat) => {
                fly(icon::CARDS, format!("card-{role}"), format!("duel-{seat}"))
            }
            Event::Laid { seat, .. } => fly(icon::CARDS, seat_id(seat), format!("duel-{seat}")),
            Event::Delivered { seat, tower, .. } => {
                let colour = self.towers().find(|known| known.id == tower).map(|known| known.colour);
                fly(flask(colour?), seat_id(seat), format!("tower-{tower}"))
            }
            Event::Gained { seat, resource, .. } | Event::Moonshine { seat, resource } => {
                fly(flask(resource), "above".to_owned(), seat_id(seat))
            }
            Event::Dispelled { seat, cloud, .. } => fly(building::HEAVY_CLOUD, format!("cloud-{cloud}"), seat_id(seat)),
            Event::AmuletTaken { seat, .. } => fly(sign::AMULET, format!("pawn-{seat}"), seat_id(seat)),
            _ => None,
        }
    }
}
