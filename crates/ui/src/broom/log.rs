//! The story: one chapter for the beginning of each round and one for each turn.

use crate::table::Chapter;
use coven_broom::Event;

pub(super) const fn chapter(event: &Event) -> Chapter {
    match event {
        Event::RoundBegan { .. } => Chapter::Round,
        Event::Leads { .. } | Event::RoundEnded { .. } => Chapter::Opens,
        _ => Chapter::Within,
    }
}
