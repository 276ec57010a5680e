//! A hint: what a good player would do, and why.

use super::shell::{Kind, shell};
use super::{Address, Good, Visitor};
use crate::Speak;
use crate::art::icon;
use coven_engine::Phrase;
use maud::{Markup, html};

/// The few moves that a good player would consider, the best first, for the dialog of a table.
pub fn hint(hints: &[Good], speak: &Speak<'_>) -> Markup {
    html! { section.hint { h2 { (icon::HELP.draw()) (speak.word("page-hint")) } (considered(hints, speak)) } }
}

fn considered(hints: &[Good], speak: &Speak<'_>) -> Markup {
    html! {
        @if hints.is_empty() { p { (speak.word("page-hint-none")) } }
        ol { @for good in hints { li data-hint=(good.notation) { b { (good.sentence) } @if let Some(reason) = &good.reason { " " span { (reason) "." } } (chance(good, speak)) } } }
        p.quiet { (speak.word("page-hint-about")) }
    }
}

fn chance(good: &Good, speak: &Speak<'_>) -> Markup {
    html! { @if let Some(chance) = good.chance { " " small.quiet { (speak.say(&Phrase::new("page-hint-chance").with("percent", chance))) } } }
}

/// The same as a page of its own, for browsers without a script.
pub fn hint_page(visitor: &Visitor<'_>, table: &str, hints: &[Good]) -> Markup {
    let speak = &visitor.speak;
    let body = html! {
        main #main.hint {
            h1 { (speak.word("page-hint")) }
            (considered(hints, speak))
            p { a.act href=(Address::Table { table }) { (speak.word("page-to-table")) } }
        }
    };
    shell(visitor, Kind::Open, &speak.word("page-hint"), html! {}, body)
}
