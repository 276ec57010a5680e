//! What people say beside the game.

use super::{Address, Visitor};
use crate::art::icon;
use crate::fragment::{Part, Parts};
use maud::{Markup, html};

/// One message that somebody wrote.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatMessage {
    /// Grows with every message.
    pub number: usize,
    pub name: String,
    pub text: String,
}

/// What was said lately, line by line.
pub(super) fn lines(said: &[ChatMessage]) -> Parts {
    let line = |message: &ChatMessage| {
        let id = format!("said-{}", message.number);
        Part::growing(
            id.clone(),
            "talk-lines",
            message.number,
            html! { li id=(id) { b { (message.name) } " " span { (message.text) } } },
        )
    };
    Parts::new(said.iter().map(line).collect())
}

/// The place where it stands, with a line to say something for those who sit at the table.
pub(super) fn talk(visitor: &Visitor<'_>, table: &str, said: &[ChatMessage], may_talk: bool) -> Markup {
    let speak = &visitor.speak;
    html! {
        details #talk.sheet open[!said.is_empty()] {
            summary { (icon::TALK.draw()) (speak.word("page-talk")) }
            ol #talk-lines aria-live="polite" { (lines(said).of("talk-lines")) }
            @if may_talk {
                form method="post" action=(Address::Talk { table }) data-send="talk" {
                    input name="text" maxlength="500" required autocomplete="off" aria-label=(speak.word("page-talk-say")) placeholder=(speak.word("page-talk-say"));
                    button.act.quiet { (speak.word("page-talk-send")) }
                }
            }
        }
    }
}
