//! The story: one chapter for each round, each event that is turned up, and each tenure of a Constable.

use crate::table::Chapter;
use coven_salem::Event;

pub(super) const fn chapter(event: &Event) -> Chapter {
    match event {
        Event::RoundBegan { .. } => Chapter::Round,
        Event::EventTurnedUp { .. }
        | Event::Appointed { .. }
        | Event::StaysConstable { .. }
        | Event::RoundEnded { .. }
        | Event::Reckoned { .. } => Chapter::Opens,
        _ => Chapter::Within,
    }
}
