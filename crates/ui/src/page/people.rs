//! Who sits where, as everybody at a table may know it.

use super::moment::moment;
use crate::Speak;
use crate::art::{icon, seat};
use coven_engine::{Phrase, Seat};
use maud::{Markup, html};

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    Nobody,
    You,
    Person,
    /// Somebody at the screen of whoever opened the table.
    Beside,
    /// A bot of this level.
    Bot(&'static str),
    /// Nobody yet: the chair is held for somebody who was asked to play, `you` perhaps, up to that moment in milliseconds since 1970.
    Invited {
        until: i64,
        you: bool,
    },
}

/// A chair at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    pub seat: Seat,
    pub name: String,
    pub sitter: Sitter,
    /// The level that plays for a person who is away, or on a chair that was left.
    pub stand_in: Option<&'static str>,
    /// A bot plays here and made its last move in a hurry, because many think at once.
    pub hurried: bool,
    /// The table waits for this seat.
    pub asked: bool,
}

impl Chair {
    pub(super) fn is_yours(&self) -> bool {
        self.sitter == Sitter::You
    }

    /// Mark and name, and what kind of player it is.
    pub(super) fn described(&self, speak: &Speak<'_>) -> Markup {
        html! {
            (seat::mark(self.seat))
            @if self.sitter == Sitter::Nobody && self.stand_in.is_none() {
                span.name.quiet { (speak.word("page-chair-free")) }
            } @else {
                span.name { (self.name) }
            }
            span.kind.quiet {
                @match (&self.sitter, self.stand_in) {
                    (_, Some(level)) => { (icon::BOT.draw()) (speak.say(&Phrase::new("page-chair-stand-in").with("level", level_name(level, speak)))) }
                    (Sitter::Bot(level), None) => { (icon::BOT.draw()) (level_name(level, speak)) }
                    (Sitter::You, None) => { (speak.word("page-seat-you")) }
                    (Sitter::Invited { until, .. }, None) => { (icon::WAIT.draw()) span { (speak.word("page-chair-held")) " " (moment(*until)) } }
                    (Sitter::Beside, None) => { (speak.word("page-chair-beside")) }
                    (Sitter::Nobody | Sitter::Person, None) => {}
                }
                @if self.hurried { "; " (speak.word("page-bot-hurried")) }
            }
        }
    }
}

/// What a level of computer players is called.
pub(super) fn level_name(level: &str, speak: &Speak<'_>) -> String {
    speak.say(&Phrase::new(format!("page-level-{level}")))
}
