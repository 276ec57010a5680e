//! Answers that are prepared for the next time that one is asked: the way to them at a table, what became of them, and their page.

use super::shell::{Kind, shell};
use super::{Address, Visitor};
use crate::Speak;
use crate::art::icon;
use maud::{Markup, html};

/// An answer that is prepared, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prepared {
    pub asked: String,
    /// What must have been heard before; none if it does not matter.
    pub heard: Option<String>,
    pub answer: String,
}

/// A question that may come, with its answers and the cases that can be told apart, each as forms send it and in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MayBeAsked {
    pub question: String,
    pub asked: String,
    pub answers: Vec<(String, String)>,
    pub heard: Vec<(String, String)>,
}

#[derive(Debug)]
pub struct PreparePage<'a> {
    pub table: &'a str,
    pub prepared: &'a [Prepared],
    pub ahead: &'a [MayBeAsked],
}

/// The way to the page, in the line that says whom the table waits for.
pub(super) fn way(table: &str, offered: bool, speak: &Speak<'_>) -> Markup {
    html! {
        nav #prepare hidden[!offered] {
            @if offered {
                a.act.quiet href=(Address::Prepare { table }) title=(speak.word("page-prepare")) { (icon::WAIT.draw()) span { (speak.word("page-prepare")) } }
            }
        }
    }
}

/// What became of what was prepared, or what is prepared.
pub(super) fn told(table: &str, prepared: &[Prepared], became: Option<&'static str>, speak: &Speak<'_>) -> Markup {
    html! {
        section #prepared aria-live="polite" hidden[prepared.is_empty() && became.is_none()] {
            @if let Some(became) = became { p.sheet { (speak.word(became)) } }
            @if !prepared.is_empty() {
                details.sheet {
                    summary { (icon::WAIT.draw()) (speak.word("page-prepared")) " (" (prepared.len()) ")" }
                    (list(prepared, speak))
                    (drop(table, speak))
                }
            }
        }
    }
}

fn list(prepared: &[Prepared], speak: &Speak<'_>) -> Markup {
    html! {
        ol.prepared {
            @for one in prepared {
                li { span.quiet { (one.asked) } @if let Some(heard) = &one.heard { " " small { (speak.word("page-prepare-if")) " " q { (heard) } } } " " b { (one.answer) } }
            }
        }
    }
}

fn drop(table: &str, speak: &Speak<'_>) -> Markup {
    html! {
        form method="post" action=(Address::Prepare { table }) { button.act.quiet name="drop" value="yes" { (speak.word("page-prepared-drop")) } }
    }
}

/// The page on which answers are prepared.
pub fn prepare(visitor: &Visitor<'_>, page: &PreparePage<'_>) -> Markup {
    let speak = &visitor.speak;
    let PreparePage { table, prepared, ahead } = *page;
    let body = html! {
        main #main.prepare {
            h1 { (speak.word("page-prepare")) }
            p { a.act.quiet href=(Address::Table { table }) { (speak.word("page-to-table")) } }
            p.quiet { (speak.word("page-prepare-about")) }
            @if !prepared.is_empty() {
                section.sheet aria-labelledby="prepared-title" {
                    h2 #prepared-title { (speak.word("page-prepared")) }
                    (list(prepared, speak))
                    (drop(table, speak))
                }
            }
            section aria-labelledby="ahead-title" {
                h2 #ahead-title { (speak.word("page-prepare-asked")) }
                @if ahead.is_empty() { p { (speak.word("page-prepare-none")) } }
                @for (number, one) in ahead.iter().enumerate() { (question(table, one, number == 0, speak)) }
            }
        }
    };
    shell(visitor, Kind::Open, &speak.word("page-prepare"), html! {}, body)
}

fn question(table: &str, one: &MayBeAsked, first: bool, speak: &Speak<'_>) -> Markup {
    html! {
        details.sheet open[first] {
            summary { (one.asked) }
            form method="post" action=(Address::Prepare { table }) {
                input type="hidden" name="question" value=(one.question);
                fieldset {
                    legend.hidden { (one.asked) }
                    @for (notation, answer) in &one.answers {
                        label { input type="radio" name="move" value=(notation) required; span { (answer) } }
                    }
                }
                @if !one.heard.is_empty() {
                    label.case {
                        span { (speak.word("page-prepare-when")) }
                        select name="heard" {
                            option value="" { (speak.word("page-prepare-any")) }
                            @for (sentence, heard) in &one.heard { option value=(sentence) { (speak.word("page-prepare-if")) " " (heard) } }
                        }
                    }
                }
                button.act.main { (speak.word("page-prepare-do")) }
            }
        }
    }
}
