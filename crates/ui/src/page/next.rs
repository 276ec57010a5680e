//! Where to go on: the most urgent other table at which the visitor is asked.

use super::Address;
use crate::Speak;
use coven_engine::Phrase;
use maud::{Markup, html};

/// A table at which the visitor is asked, too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NextTable {
    /// The title of the game.
    pub title: String,
    /// Who else sits there.
    pub others: Vec<String>,
}

/// The way to the next table, or the place for it. The answer to a move brings it anew, for the visitor may be asked elsewhere by then or
/// no longer; and which table it is, is found out when somebody goes there. As long as the visitor is asked here, the style hides it.
pub fn next_table(here: &str, next: Option<&NextTable>, speak: &Speak<'_>) -> Markup {
    html! {
        nav #next-table hidden[next.is_none()] {
            @if let Some(next) = next {
                a.act href=(Address::Next { table: here }) title=[(!next.others.is_empty()).then(|| next.others.join(", "))] {
                    (speak.say(&Phrase::new("page-next-table").with("game", next.title.as_str())))
                }
            }
        }
    }
}
