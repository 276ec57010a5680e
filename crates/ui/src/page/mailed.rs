//! The pages to which links in mails lead, and the one that sends a link for a forgotten passphrase. A link asks before it does anything:
//! programs look at links before people do.

use super::shell::{Kind, shell};
use super::{Address, Visitor};
use coven_engine::Phrase;
use maud::{Markup, html};

fn page(visitor: &Visitor<'_>, title: &'static str, text: &Phrase, form: Markup) -> Markup {
    let speak = &visitor.speak;
    let body = html! {
        main #main.you.mailed {
            h1 { (speak.word(title)) }
            p { (speak.say(text)) }
            (form)
        }
    };
    shell(visitor, Kind::Open, &speak.word(title), html! {}, body)
}

fn button(visitor: &Visitor<'_>, to: Address<'_>, word: &'static str) -> Markup {
    html! { form method="post" action=(to) { button.act { (visitor.speak.word(word)) } } }
}

fn done(visitor: &Visitor<'_>, title: &'static str, about: &'static str, to: Address<'_>, word: &'static str) -> Markup {
    page(visitor, title, &Phrase::new(about), html! { p { a.act href=(to) { (visitor.speak.word(word)) } } })
}

/// Asks whether an address is to be confirmed.
pub fn confirm_mail(visitor: &Visitor<'_>, link: &str, address: &str) -> Markup {
    let text = Phrase::new("page-mail-confirm-about").with("address", address);
    page(visitor, "page-mail-confirm", &text, button(visitor, Address::ConfirmMail { link }, "page-mail-confirm-do"))
}

pub fn mail_confirmed(visitor: &Visitor<'_>) -> Markup {
    done(visitor, "page-mail-confirmed", "page-mail-confirmed-about", Address::YourNotices, "page-notices")
}

/// Asks whether mails are to end.
pub fn leave_mail(visitor: &Visitor<'_>, link: &str, address: &str) -> Markup {
    let text = Phrase::new("page-mail-leave-about").with("address", address);
    page(visitor, "page-mail-leave", &text, button(visitor, Address::LeaveMail { link }, "page-mail-leave-do"))
}

pub fn mail_left(visitor: &Visitor<'_>) -> Markup {
    done(visitor, "page-mail-left", "page-mail-left-about", Address::Home, "page-home")
}

/// Asks whose passphrase was forgotten.
pub fn forgot(visitor: &Visitor<'_>) -> Markup {
    let speak = &visitor.speak;
    let form = html! {
        section.forms {
            form.sheet method="post" action=(Address::Forgot) {
                label { (speak.word("page-forgot-who")) input name="who" maxlength="254" required autocomplete="username" autocapitalize="none" spellcheck="false"; }
                button.act { (speak.word("page-forgot-do")) }
            }
        }
    };
    page(visitor, "page-forgot", &Phrase::new("page-forgot-about"), form)
}

/// The same, whether there is such an account or not.
pub fn forgot_sent(visitor: &Visitor<'_>) -> Markup {
    done(visitor, "page-forgot-sent", "page-forgot-sent-about", Address::Home, "page-home")
}
