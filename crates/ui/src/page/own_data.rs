//! What is kept of the visitor: to be taken home, and to be deleted.

use super::shell::{Kind, shell};
use super::{Address, Visitor};
use maud::{Markup, html};

/// `login` is that of somebody who has an account; `guest` is somebody without one, and without both there is nothing to show.
pub fn own_data(visitor: &Visitor<'_>, login: Option<&str>) -> Markup {
    let speak = &visitor.speak;
    let title = speak.word("page-data");
    let body = html! {
        main #main.own-data {
            h1 { (title) }
            @if visitor.name.is_none() { p { (speak.word("page-data-nobody")) } }
            @else {
                section.sheet {
                    h2 { (speak.word("page-data-export")) }
                    p { (speak.word("page-data-export-about")) }
                    a.act href=(Address::Export) download { (speak.word("page-data-export-do")) }
                }
                form.sheet method="post" action=(Address::Delete) {
                    h2 { (speak.word("page-data-delete")) }
                    p { (speak.word("page-data-delete-about")) }
                    @if let Some(login) = login {
                        // A keeper of passwords finds by it which one is asked.
                        input.hidden type="text" name="login" value=(login) autocomplete="username" tabindex="-1" aria-hidden="true" readonly;
                        label { (speak.word("page-passphrase")) input type="password" name="passphrase" maxlength="200" required autocomplete="current-password"; }
                    }
                    label.choice-line { input type="checkbox" name="sure" value="yes" required; span { (speak.word("page-data-delete-sure")) } }
                    button.act.quiet { (speak.word("page-data-delete-do")) }
                }
            }
        }
    };
    shell(visitor, Kind::Open, &title, html! {}, body)
}
