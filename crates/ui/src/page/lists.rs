//! Lists of tables: one's own, and those where seats are free.

use super::Address;
use crate::Speak;
use crate::art::icon;
use coven_engine::Phrase;
use maud::{Markup, html};

/// A table at which the visitor sits.
#[derive(Clone, Debug)]
pub struct RunningTable {
    pub id: String,
    /// The game's title.
    pub title: String,
    pub names: Vec<String>,
    /// The visitor is being asked.
    pub your_turn: bool,
}

/// A table that waits for people.
#[derive(Clone, Debug)]
pub struct OpenTable {
    pub id: String,
    pub title: String,
    /// Who sits there already.
    pub names: Vec<String>,
    pub free: usize,
}

pub(super) fn running(tables: &[RunningTable], speak: &Speak<'_>) -> Markup {
    html! {
        ul.tables {
            @for table in tables {
                li.sheet.yours[table.your_turn] {
                    a href=(Address::Table { table: &table.id }) {
                        b { (table.title) } span { (table.names.join(", ")) }
                        em { (speak.word(if table.your_turn { "page-your-turn" } else { "page-others-turn" })) }
                    }
                }
            }
        }
    }
}

/// Tables whose game is over.
pub(super) fn finished(tables: &[RunningTable]) -> Markup {
    html! {
        ul.tables {
            @for table in tables {
                li.sheet { a href=(Address::Table { table: &table.id }) { b { (table.title) } span { (table.names.join(", ")) } } }
            }
        }
    }
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
                    form method="post" action=(Address::Join { table: &table.id }) { button.act { (speak.word("page-join")) } }
                }
            }
        }
    }
}
