//! The story: one chapter for each round, each event that is turned up, and each tenure of a Constable.

use crate::table::Chapter;
use coven_salem::Happening;

pub(super) const fn chapter(event: &Happening) -> Chapter {
    match event {
        Happening::RoundBegan { .. } => Chapter::Round,
        Happening::EventTurnedUp { .. }
        | Happening::Appointed { .. }
        | Happening::StaysConstable { .. }
        | Happening::RoundEnded { .. }
        | Happening::Reckoned { .. } => Chapter::Opens,
        _ => Chapter::Within,
    }
}
