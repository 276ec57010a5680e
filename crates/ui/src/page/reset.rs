//! A new passphrase for one that was lost.

use super::shell::{Kind, shell};
use super::{Address, Visitor};
use coven_engine::Phrase;
use maud::{Markup, html};

/// Asks for a new passphrase. `link` is the end of the address, which was given out.
pub fn reset(visitor: &Visitor<'_>, link: &str, login: &str) -> Markup {
    let speak = &visitor.speak;
    let body = html! {
        main #main.you {
            h1 { (speak.word("page-reset")) }
            section.forms {
                form.sheet method="post" action=(Address::Reset { link }) {
                    p { (speak.say(&Phrase::new("page-reset-about").with("login", login))) }
                    input type="hidden" name="login" value=(login) autocomplete="username";
                    label { (speak.word("page-passphrase")) input type="password" name="passphrase" minlength="8" maxlength="200" required autocomplete="new-password"; }
                    button.act { (speak.word("page-save")) }
                }
            }
        }
    };
    shell(visitor, Kind::Open, &speak.word("page-reset"), html! {}, body)
}
