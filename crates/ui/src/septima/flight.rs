//! What flies over the page when something happens: goods from the map to a coven, citizens to the court; and what an act is about.

use super::Scene;
use super::art::pictures;
use super::covens::coven_id;
use crate::table::{Flight, Showing};
use coven_engine::Seat;
use coven_septima::{Event, WIDOW, WidowEvent};

/// The part of the town where citizens and the accused are.
const COURT: &str = "town-court";

impl Scene<'_> {
    pub(super) fn flight(&self, event: &Event) -> Option<Flight> {
        let fly = |what, from, to| Some(Flight { what, from, to });
        match *event {
            Event::CardPlayed { seat, action } => fly(pictures::action(action), coven_id(seat), phase(seat)),
            Event::Collected { seat, good, .. } | Event::Gained { seat, good, .. } => {
                fly(pictures::good(good), leader(seat), coven_id(seat))
            }
            Event::Brewed { seat, potion } => fly(pictures::good(potion.into()), "magic-recipes".to_owned(), coven_id(seat)),
            Event::Wisdom { seat, change } if change > 0 => fly(pictures::WISDOM, leader(seat), coven_id(seat)),
            Event::SuspicionChanged { seat, from, to } if to > from => fly(pictures::SUSPICION, leader(seat), coven_id(seat)),
            Event::Healed { seat, .. } => fly(pictures::PATIENT, leader(seat), coven_id(seat)),
            Event::ToCrowd { seat, .. } | Event::ToChamber { seat, .. } => fly(pictures::CITIZEN, coven_id(seat), COURT.to_owned()),
            Event::AngryToCrowd { .. } => fly(pictures::ANGRY, "board-village".to_owned(), COURT.to_owned()),
            Event::SpellGained { seat, .. } => fly(pictures::RITUAL, "magic-market".to_owned(), coven_id(seat)),
            Event::HunterMoved { from, to } => fly(pictures::HUNTER, format!("hut-{from}"), format!("hut-{to}")),
            Event::HunterArrives { hut } => fly(pictures::HUNTER, "town-time".to_owned(), format!("hut-{hut}")),
            _ => None,
        }
    }

    /// What of the table an act is about.
    pub(super) fn showing(&self, event: &Event) -> Showing {
        match *event {
            Event::CardPlayed { seat, .. } | Event::Copied { seat, .. } | Event::BonusTaken { seat, .. } => Showing::at([phase(seat)]),
            Event::LeaderPlaced { seat, .. } | Event::Moved { seat, .. } => Showing::at([leader(seat)]),
            Event::Rolled { seat, .. } | Event::Escaped { seat, .. } | Event::Caught { seat, .. } => {
                Showing::at([leader(seat), coven_id(seat)])
            }
            Event::RitualBegun { seat, .. } | Event::RitualMoved { seat, .. } | Event::RitualAdvanced { seat, .. } => {
                Showing::at([format!("ritual-{seat}")])
            }
            Event::PatientPlaced { patient, .. } => Showing::at([format!("patient-{patient}")]),
            Event::SpellShown { spell } | Event::SpellGained { spell, .. } | Event::SpellCast { spell, .. } => {
                Showing::at([format!("spell-{spell}")])
            }
            Event::HunterArrives { hut } | Event::HunterSleeps { hut } => Showing::at([format!("hut-{hut}")]),
            Event::HunterMoved { from, to } => Showing::at([format!("hut-{from}"), format!("hut-{to}")]),
            Event::SeptimaShown { action, .. } => Showing::at([format!("marker-{action}")]),
            Event::WitchJoined { seat, witch } | Event::WitchBorrowed { seat, witch } | Event::WitchAside { seat, witch } => {
                Showing::at([format!("witch-{witch}"), coven_id(seat)])
            }
            Event::ToCrowd { seat, .. } | Event::ToChamber { seat, .. } | Event::Recalled { seat, .. } => {
                Showing::at([COURT.to_owned(), coven_id(seat)])
            }
            Event::WitchAccused { .. }
            | Event::AngryToCrowd { .. }
            | Event::AngryLeave { .. }
            | Event::TrialHeld { .. }
            | Event::TrialLost { .. } => Showing::at([COURT.to_owned()]),
            Event::Collected { seat, .. }
            | Event::Gained { seat, .. }
            | Event::Spent { seat, .. }
            | Event::Wisdom { seat, .. }
            | Event::SuspicionChanged { seat, .. }
            | Event::Confronted { seat }
            | Event::Used { seat, .. }
            | Event::UsedAs { seat, .. }
            | Event::Acted { seat, .. }
            | Event::ShrineUsed { seat, .. }
            | Event::Brewed { seat, .. }
            | Event::Healed { seat, .. }
            | Event::TrackAdvanced { seat, .. }
            | Event::Rewarded { seat, .. }
            | Event::FavourTaken { seat, .. }
            | Event::RitualTop { seat }
            | Event::SpellPrepared { seat, .. }
            | Event::SpellEnded { seat, .. }
            | Event::WitchCaptured { seat, .. }
            | Event::CharmDiscarded { seat }
            | Event::TrialWon { seat }
            | Event::FirstPlayer { seat } => Showing::at([coven_id(seat)]),
            Event::TileKept { .. } | Event::ThirdReturned { .. } => Showing::brief(),
            Event::Widow(ref hers) => self.showing_hers(hers),
            _ => Showing::default(),
        }
    }

    fn showing_hers(&self, event: &WidowEvent) -> Showing {
        match event {
            WidowEvent::SpiderMoved { to, .. } => {
                let spiders = self.view.board.widow.map(|widow| widow.spiders).unwrap_or_default();
                let moved = spiders.iter().position(|spider| spider.space == *to);
                Showing::at(moved.map(|number| format!("spider-{number}")))
            }
            WidowEvent::CardPlayed { .. } => Showing::at([phase(WIDOW)]),
            WidowEvent::ToCrowd { .. }
            | WidowEvent::ToChamber { .. }
            | WidowEvent::TrialHeld { .. }
            | WidowEvent::WitchOnTrial { .. }
            | WidowEvent::PileWitchOnTrial { .. } => Showing::at([COURT.to_owned()]),
            _ => Showing::at([coven_id(WIDOW)]),
        }
    }
}

fn leader(seat: Seat) -> String {
    format!("leader-{seat}")
}

fn phase(seat: Seat) -> String {
    format!("phase-{seat}")
}
