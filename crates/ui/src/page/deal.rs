//! Whether somebody may know beforehand what a table deals.

use crate::Speak;
use maud::{Markup, html};

/// How somebody may know it. Such a game is not rated, and whoever sits down is told so before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KnownDeal {
    /// Tables of the same host and word are dealt alike, and the host begins them.
    Word,
    /// The deal stands in a record.
    Record,
    /// The table began in a position that was set up by hand.
    Position,
    /// It is the deal of a day.
    Day,
    /// All tables of a tournament's round are dealt alike.
    Tournament,
}

impl KnownDeal {
    pub(super) fn told(self, speak: &Speak<'_>) -> Markup {
        let message = match self {
            KnownDeal::Word => "page-deal-word",
            KnownDeal::Record => "page-deal-record",
            KnownDeal::Position => "page-deal-position",
            KnownDeal::Day => "page-deal-day",
            KnownDeal::Tournament => "page-deal-tournament",
        };
        html! { p.known.sheet role="note" { (speak.word(message)) } }
    }
}
