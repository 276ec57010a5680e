//! What flies over the page when something happens: cards into streets, cubes between buildings; and what an act is about.

use super::Scene;
use super::art::{front, town};
use super::street::{lot_id, plate_id};
use crate::table::{Flight, Showing};
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

    /// What of the table an act is about.
    pub(super) fn showing(&self, event: &Event) -> Showing {
        match *event {
            Event::Chose { .. } | Event::GivesNoMore { .. } | Event::Redrew { .. } | Event::PhaseEnded { .. } => Showing::brief(),
            Event::Built { seat, building, .. }
            | Event::Gave { seat, building }
            | Event::Placed { seat, building, .. }
            | Event::Paid { seat, building } => Showing::at([lot_id(seat, building)]),
            Event::DespairRemoved { owner, building, .. } => Showing::at([lot_id(owner, building)]),
            Event::Burned { owner, .. } => Showing::at([plate_id(owner)]),
            Event::Seized { from, to, building } => Showing::at([plate_id(from), lot_id(to, building)]),
            Event::Bartered { seat, with, got, gave } => Showing::at([lot_id(seat, got), lot_id(with, gave)]),
            Event::LookedAt { viewer, owner } => Showing::at([plate_id(viewer), plate_id(owner)]),
            Event::EventTurnedUp { event } | Event::WentUnder { event } => Showing::at([format!("event-{event}")]),
            Event::Triggered { seat, event } | Event::Given { event, seat } | Event::GivenBack { event, seat } => {
                Showing::at([format!("event-{event}"), plate_id(seat)])
            }
            Event::Announced { seat, event, target } => {
                let event = event.map(|event| format!("event-{event}"));
                Showing::at([Some(plate_id(seat)), event, target.map(plate_id)].into_iter().flatten())
            }
            Event::FirstConstable { seat }
            | Event::AnnouncedEnd { seat }
            | Event::GiftsOpen { constable: seat, .. }
            | Event::Asked { seat }
            | Event::PutOnTrial { seat }
            | Event::Pardoned { seat }
            | Event::TurnedUp { seat, .. }
            | Event::TookUp { seat, .. }
            | Event::PutUnder { seat, .. }
            | Event::Appointed { seat }
            | Event::StaysConstable { seat }
            | Event::CharacterRevealed { seat, .. } => Showing::at([plate_id(seat)]),
            Event::MayGiveAgain { ref seats } | Event::BadgesReturned { ref seats } => {
                Showing::at(seats.iter().map(|&seat| plate_id(seat)))
            }
            Event::CharacterDealt { .. }
            | Event::RoundBegan { .. }
            | Event::HandDealt { .. }
            | Event::HandReceived { .. }
            | Event::Discarded { .. }
            | Event::Saw { .. }
            | Event::CardsSeen { .. }
            | Event::RoundEnded { .. }
            | Event::Reckoned { .. }
            | Event::SideWon { .. }
            | Event::EverybodyLost => Showing::default(),
        }
    }
}
