//! Lists of tables: one's own, and those where seats are free.

use super::Address;
use crate::Speak;
use crate::art::icon;
use coven_engine::{Arg, Phrase};
use maud::{Markup, html};
use std::time::Duration;

/// A table at which the visitor sits.
#[derive(Clone, Debug)]
pub struct RunningTable {
    pub id: String,
    /// The game's title.
    pub title: String,
    pub names: Vec<String>,
    pub turn: Turn,
    /// How long ago something last happened there.
    pub quiet_for: Duration,
}

/// What a table waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Turn {
    Yours,
    Others,
    /// The game has not begun, and `free` seats are not taken yet.
    Gathering {
        free: usize,
    },
    /// Nothing: the game is over. Nobody may have won, and of old tables nobody knows.
    Over {
        winners: Vec<String>,
    },
}

/// A table that waits for people.
#[derive(Clone, Debug)]
pub struct OpenTable {
    pub id: String,
    pub title: String,
    /// Who sits there already.
    pub names: Vec<String>,
    pub free: usize,
    /// The visitor sits there already.
    pub yours: bool,
}

/// The visitor's own tables.
pub(super) fn own(tables: &[RunningTable], speak: &Speak<'_>) -> Markup {
    html! {
        ul.tables {
            @for table in tables {
                li.sheet.yours[table.turn == Turn::Yours] {
                    a href=(Address::Table { table: &table.id }) {
                        b { (table.title) } span { (table.names.join(", ")) }
                        em { @if let Some(waits) = table.turn.told(speak) { (waits) " · " } (ago(table.quiet_for, speak)) }
                    }
                }
            }
        }
    }
}

impl Turn {
    fn told(&self, speak: &Speak<'_>) -> Option<String> {
        match self {
            Turn::Yours => Some(speak.word("page-your-turn")),
            Turn::Others => Some(speak.word("page-others-turn")),
            Turn::Gathering { free: 0 } => Some(speak.word("page-all-here")),
            Turn::Gathering { free } => Some(speak.say(&Phrase::new("page-free-seats").with("number", *free))),
            Turn::Over { winners } if winners.is_empty() => None,
            Turn::Over { winners } => {
                let names: Arg = winners.iter().map(|name| Arg::from(name.as_str())).collect();
                Some(speak.say(&Phrase::new("page-winner").with("names", names).with("number", winners.len())))
            }
        }
    }
}

/// A time that has passed, in the largest unit of which there is one.
fn ago(passed: Duration, speak: &Speak<'_>) -> String {
    let minutes = passed.as_secs() / 60;
    let (id, number) = match (minutes / (24 * 60), minutes / 60, minutes) {
        (0, 0, 0) => return speak.word("page-ago-now"),
        (0, 0, minutes) => ("page-ago-minutes", minutes),
        (0, hours, _) => ("page-ago-hours", hours),
        (days, ..) => ("page-ago-days", days),
    };
    speak.say(&Phrase::new(id).with("number", number as i64))
}

pub(super) fn open(tables: &[OpenTable], speak: &Speak<'_>) -> Markup {
    html! {
        @if tables.is_empty() { p.quiet { (speak.word("page-lobby-empty")) } }
        ul.tables {
            @for table in tables {
                li.sheet {
                    div {
                        b { (table.title) } span { (table.names.join(", ")) }
                        em { (icon::PEOPLE.draw()) (speak.say(&Phrase::new("page-free-seats").with("number", table.free))) }
                    }
                    @if table.yours {
                        div.bar { a.act.quiet href=(Address::Table { table: &table.id }) { (speak.word("page-to-table")) } }
                    } @else {
                        form method="post" action=(Address::Join { table: &table.id }) { button.act { (speak.word("page-join")) } }
                    }
                }
            }
        }
    }
}
