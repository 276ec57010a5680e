//! The story: one chapter for the beginning of each round and one for each turn.

use crate::table::Chapter;
use coven_broom::Happening;

pub(super) const fn chapter(event: &Happening) -> Chapter {
    match event {
        Happening::RoundBegan { .. } => Chapter::Round,
        Happening::Leads { .. } | Happening::RoundEnded { .. } => Chapter::Opens,
        _ => Chapter::Within,
    }
}
