//! The door of a server that is open to those who were invited.

use super::shell::{Kind, shell};
use super::{Address, Visitor};
use maud::{Markup, html};

/// `code` stood in the link by which the visitor came; `back` is where the visitor wanted to go.
pub fn enter(visitor: &Visitor<'_>, code: &str, back: &str) -> Markup {
    let speak = &visitor.speak;
    let body = html! {
        main #main.you {
            h1 { (speak.word("page-enter")) }
            section.forms {
                form.sheet method="post" action=(Address::Enter) {
                    p { (speak.word("page-enter-about")) }
                    @if visitor.name.is_none() {
                        label { (speak.word("page-your-name")) input name="name" maxlength="32" required autocomplete="nickname"; }
                    }
                    label { (speak.word("page-invitation-code")) input name="invitation" value=(code) maxlength="64" required autocapitalize="none" autocomplete="off" spellcheck="false"; }
                    input type="hidden" name="back" value=(back);
                    button.act.main { (speak.word("page-enter-now")) }
                }
                p { a href=(Address::You) { (speak.word("page-sign-in-about")) } }
            }
        }
    };
    shell(visitor, Kind::Open, &speak.word("page-enter"), html! {}, body)
}
