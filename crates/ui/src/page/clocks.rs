//! The clocks of a table, as they stand when the page is drawn. The script lets them run.

use crate::Speak;
use crate::art::seat;
use coven_engine::{Phrase, Seat};
use maud::{Markup, html};

/// What one seat has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatClock {
    pub seat: Seat,
    pub left_ms: i64,
    /// The seat is asked, so its time passes.
    pub runs: bool,
    pub yours: bool,
}

/// All clocks of a table; nothing for a table without them.
pub(super) fn clocks(clocks: &[SeatClock], speak: &Speak<'_>) -> Markup {
    html! {
        div #clocks hidden[clocks.is_empty()] title=(speak.word("page-clock-about")) {
            @for clock in clocks {
                @let whose = speak.say(&Phrase::new("page-clock-of").with("seat", clock.seat));
                span.runs[clock.runs].yours[clock.yours] {
                    (seat::mark(clock.seat))
                    time role="timer" aria-label=(whose) data-left=(clock.left_ms) data-low=[clock.yours.then(|| speak.word("page-clock-low"))] { (written(clock.left_ms, speak)) }
                }
            }
        }
    }
}

/// Days and hours, or minutes and seconds.
fn written(left_ms: i64, speak: &Speak<'_>) -> String {
    let seconds = left_ms.max(0) / 1000;
    match seconds / 86_400 {
        0 if seconds < 3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        0 => format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
        days => speak.say(&Phrase::new("page-clock-left").with("days", days).with("hours", seconds / 3600 % 24)),
    }
}

#[cfg(test)]
mod tests {
    use super::written;
    use crate::{Speak, texts};
    use coven_text::Language;

    #[test]
    fn time_is_written_in_the_units_that_matter() {
        let texts = texts(Language::English);
        let said =
            [0, 59_999, 61_000, 3_600_000, 3_661_000, 90_000_000].map(|left_ms| written(left_ms, &Speak::new(&texts, &[])));
        assert_eq!(said, ["0:00", "0:59", "1:01", "1:00:00", "1:01:01", "1 d 1 h"]);
    }
}
