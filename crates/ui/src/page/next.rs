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

impl NextTable {
    /// The way there. It is found out anew when somebody goes it, for the visitor may have been at that table meanwhile. As long as the
    /// visitor is asked here, the style hides it.
    pub(super) fn way(&self, here: &str, speak: &Speak<'_>) -> Markup {
        html! {
            nav #next-table {
                a.act href=(Address::Next { table: here }) title=[(!self.others.is_empty()).then(|| self.others.join(", "))] {
                    (speak.say(&Phrase::new("page-next-table").with("game", self.title.as_str())))
                }
            }
        }
    }
}
