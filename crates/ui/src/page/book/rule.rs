//! One rule: a mark that names it, the rule itself, and its page with the ways from it to everything that belongs to it.

use super::written::Written;
use super::{Example, Room, page};
use crate::Speak;
use crate::page::{Address, Visitor};
use coven_book::{Library, Target};
use coven_engine::Phrase;
use coven_engine::rulebook::Rule;
use maud::{Markup, html};

/// A small mark beside something that a rule explains. It is a link; the script shows the rule in place.
pub fn rule_link(game: &str, id: &str, speak: &Speak<'_>) -> Markup {
    let label = speak.say(&Phrase::new("page-rule").with("rule", id));
    html! { a.rule href=(Address::Rule { game, id }) data-rule-link title=(label) aria-label=(label) { "?" } }
}

/// One rule of the game or of every table, with the ways to its page and to the book; none if there is no such id.
pub fn rule(library: &Library<'_>, speak: &Speak<'_>, id: &str) -> Option<Markup> {
    let rule = library.rule(id)?;
    let game = library.about.id;
    Some(html! {
        (article(library, &rule))
        p.ways { a href=(Address::Rule { game, id: rule.id }) { (speak.word("page-book-examples-of")) } " · " a href=(Address::Rules { game }) { (speak.word("page-book-whole")) } }
    })
}

fn article(library: &Library<'_>, rule: &Rule<'_>) -> Markup {
    html! {
        article.rule-text lang=(rule.language) {
            h2 { (library.about.title) " · " (rule.chapter) }
            p.id { (rule.id) }
            (Written::of(library).rule(rule))
        }
    }
}

/// One rule on a page of its own, with an example; none if there is no such id.
pub fn rule_page(visitor: &Visitor<'_>, library: &Library<'_>, id: &str, example: Option<&Example<'_>>) -> Option<Markup> {
    let (speak, game) = (&visitor.speak, library.about.id);
    let rules = library.rules();
    let at = rules.iter().position(|rule| rule.id.eq_ignore_ascii_case(id))?;
    let rule = &rules[at];
    let told = library.sections_about(&Target::Rule(rule.id.to_owned()));
    let written = Written::of(library);
    let things: Vec<_> = library.things_of(rule.id).collect();
    let neighbour = |at: Option<usize>| at.and_then(|at| rules.get(at));
    let body = html! {
        h1.hidden { (rule.id) }
        (article(library, rule))
        nav.neighbours {
            @if let Some(before) = neighbour(at.checked_sub(1)) { a rel="prev" href=(Address::Rule { game, id: before.id }) { "← " (before.id) } }
            a href=(format!("{}#{}", Address::Exact { game }, rule.id)) { (rule.chapter) }
            @if let Some(after) = neighbour(Some(at + 1)) { a rel="next" href=(Address::Rule { game, id: after.id }) { (after.id) " →" } }
        }
        @if !told.is_empty() {
            section.more {
                h2 { (speak.word("page-book-told")) }
                ul { @for section in told { li { a href=(format!("{}#{}", Address::Rules { game }, section.anchor())) { (section.title) } } } }
            }
        }
        @if !things.is_empty() {
            section.more {
                h2 { (speak.word("page-book-things")) }
                ul.things { @for thing in things { li { a href=(Address::Thing { game, id: &thing.id }) { (written.thing_picture(&thing.id)) span { (speak.sentence(&thing.name)) } } } } }
            }
        }
        p { a href=(Address::Rules { game }) { (speak.word("page-book-whole")) } }
        @if let Some(example) = example.and_then(|example| example.of_rule(game, rule.id, speak)) { (example) }
    };
    Some(page(visitor, library, Some(Room::Exact), "", rule.id, body))
}
