//! What flies over the page when something happens: cards to the duel, potions to towers and from the land to a seat; and what an act
//! is about.

use super::Scene;
use super::art::{building, sign};
use super::pieces::flask;
use super::seats::seat_id;
use crate::art::icon;
use crate::table::{Flight, Showing};
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

    /// What of the table an act is about.
    pub(super) fn showing(&self, event: &Event) -> Showing {
        match *event {
            Event::Answered { .. } | Event::Declined { .. } | Event::ExtraCardKept { .. } => Showing::brief(),
            Event::Laid { seat, .. } | Event::Passed { seat, .. } | Event::Bumped { seat, .. } => {
                Showing::at([format!("duel-{seat}")])
            }
            Event::Moved { seat, to, .. } | Event::FlewOn { seat, to, .. } => {
                let pawns = self.view.seats.get(seat.index()).map_or([None; 2], |there| there.pawns.map(Some));
                let moved = pawns.iter().position(|&pawn| pawn == Some(to));
                Showing::at([moved.map_or_else(|| seat_id(seat), |pawn| format!("pawn-{seat}-{pawn}"))])
            }
            Event::Delivered { seat, tower, .. } => Showing::at([format!("tower-{tower}"), seat_id(seat)]),
            Event::AmuletTaken { seat, mountain, .. } => Showing::at([format!("amulet-{seat}-{mountain}"), seat_id(seat)]),
            Event::RoundBegan { .. } | Event::RoundEnded { .. } => Showing::at(["event".to_owned()]),
            Event::NumberShown { seat, .. }
            | Event::ExtraCardUsed { seat }
            | Event::Bewitched { seat, .. }
            | Event::WandForLeading { seat, .. }
            | Event::BlackMarket { seat, .. }
            | Event::Moonshine { seat, .. }
            | Event::ActedBravely { seat }
            | Event::TileForPoints { seat, .. }
            | Event::Gained { seat, .. }
            | Event::Dispelled { seat, .. }
            | Event::Hoard { seat, .. }
            | Event::ForestTileTaken { seat, .. }
            | Event::MountainTileUsed { seat, .. }
            | Event::OfferShown { seat, .. }
            | Event::EventPaid { seat, .. }
            | Event::Leads { seat }
            | Event::FinalPoints { seat, .. } => Showing::at([seat_id(seat)]),
        }
    }
}
