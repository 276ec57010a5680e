//! The clocks of a table, as they stand when the page is drawn. The script lets them run. Before the game: how long people may take.

use super::DayOfYear;
use super::people::level_name;
use crate::Speak;
use crate::art::{icon, seat};
use coven_engine::{Phrase, Seat};
use maud::{Markup, html};

/// How long people may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeLimit {
    /// Minutes for the whole game.
    Live { minutes: usize },
    /// Days for each decision.
    Days { days: usize },
}

impl TimeLimit {
    pub(super) fn told(self, speak: &Speak<'_>) -> String {
        speak.say(&match self {
            TimeLimit::Live { minutes } => Phrase::new("page-clock-live").with("minutes", minutes),
            TimeLimit::Days { days } => Phrase::new("page-clock-days").with("days", days),
        })
    }
}

/// How long people may take at a table, and what comes after that.
pub(super) fn limit(limit: TimeLimit, stand_in: &str, speak: &Speak<'_>) -> Markup {
    html! { p { (icon::WAIT.draw()) (speak.say(&Phrase::new("page-labelled").with("what", speak.word("page-clock")).with("text", limit.told(speak)))) ". " (end_of_time(stand_in, speak)) } }
}

/// What happens when somebody's time ends: who plays on.
pub(super) fn end_of_time(stand_in: &str, speak: &Speak<'_>) -> String {
    speak.say(&Phrase::new("page-stand-in-told").with("level", level_name(stand_in, speak)))
}

/// What one seat has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatClock {
    pub seat: Seat,
    pub left_ms: i64,
    /// The seat is asked, so its time passes.
    pub runs: bool,
    pub yours: bool,
    /// The first and the last day on which the person is away before that.
    pub holiday: Option<(DayOfYear, DayOfYear)>,
}

/// All clocks of a table; nothing for a table without them.
pub(super) fn clocks(clocks: &[SeatClock], stand_in: Option<&str>, speak: &Speak<'_>) -> Markup {
    html! {
        div #clocks hidden[clocks.is_empty()] title=[stand_in.map(|level| end_of_time(level, speak))] {
            @for clock in clocks {
                @let whose = speak.say(&Phrase::new("page-clock-of").with("seat", clock.seat));
                span.runs[clock.runs].yours[clock.yours] {
                    (seat::mark(clock.seat))
                    time role="timer" aria-label=(whose) data-left=(clock.left_ms) data-low=[clock.yours.then(|| speak.word("page-clock-low"))] { (written(clock.left_ms, speak)) }
                }
            }
            @for clock in clocks {
                @if let Some((first, last)) = clock.holiday {
                    p.away {
                        (seat::mark(clock.seat))
                        (speak.say(&Phrase::new("page-on-holiday").with("seat", clock.seat).with("from", first.told(speak)).with("until", last.told(speak))))
                    }
                }
            }
        }
    }
}

/// Days and hours, or minutes and seconds.
pub(super) fn written(left_ms: i64, speak: &Speak<'_>) -> String {
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
