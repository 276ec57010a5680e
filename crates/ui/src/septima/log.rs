//! The story: a chapter for each season, each moon phase, each turn, the hunt and each trial.

use crate::table::Chapter;
use coven_septima::{Event, WidowEvent};

pub(super) const fn chapter(event: &Event) -> Chapter {
    match event {
        Event::SeasonBegins { .. } => Chapter::Round,
        Event::PhaseBegins { .. }
        | Event::TrialHeld { .. }
        | Event::FirstPlayer { .. }
        | Event::Rolled { .. }
        | Event::Widow(WidowEvent::Shadows { .. } | WidowEvent::TrialHeld { .. }) => Chapter::Opens,
        _ => Chapter::Within,
    }
}
