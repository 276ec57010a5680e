//! What the visitor noted down at a table, for nobody else.

use super::Address;
use crate::Speak;
use crate::art::icon;
use maud::{Markup, html};

/// Maximum length, in characters; the server refuses more.
const LONGEST: &str = "2000";

pub(super) fn note(table: &str, text: &str, speak: &Speak<'_>) -> Markup {
    html! {
        details #note.sheet {
            summary { (icon::LOG.draw()) (speak.word("page-note")) @if !text.is_empty() { " ✓" } }
            form method="post" action=(Address::Note { table }) {
                textarea name="text" rows="5" maxlength=(LONGEST) aria-label=(speak.word("page-note")) aria-describedby="note-about" { "\n" (text) }
                p #note-about.quiet { (speak.word("page-note-about")) }
                button.act.quiet { (speak.word("page-save")) }
            }
        }
    }
}
