//! Components: all of them by kind, and a page for each.

use super::written::Written;
use super::{Room, page, said};
use crate::page::{Address, Visitor};
use coven_book::{Library, Target};
use coven_engine::{Origin, Phrase, Thing};
use maud::{Markup, html};

/// Everything that lies in the box, kind by kind.
pub fn things(visitor: &Visitor<'_>, library: &Library<'_>) -> Markup {
    let written = Written::of(library);
    let title = said(visitor, "page-book-things-of", library);
    let body = html! {
        h1 { (title) }
        @for kind in kinds(library) {
            section.kind id=(kind) {
                h2 { (kind_name(visitor, library, kind)) }
                ul.things { @for thing in library.things.iter().filter(|thing| thing.kind == kind) { li { (small(visitor, library, &written, thing)) } } }
            }
        }
    };
    page(visitor, library, Some(Room::Things), "", &title, body)
}

/// One component; none if there is no such id.
pub fn thing(visitor: &Visitor<'_>, library: &Library<'_>, id: &str) -> Option<Markup> {
    let (speak, game) = (&visitor.speak, library.about.id);
    let thing = library.thing(id)?;
    let explained = library.explain(thing);
    let name = speak.sentence(&thing.name);
    let written = Written::of(library);
    let rules = thing.rules.iter().filter_map(|id| library.rule(id));
    let told = library.sections_about(&Target::Thing(id.to_owned()));
    let others: Vec<&Thing> = library.things.iter().filter(|other| other.kind == thing.kind && other.id != thing.id).collect();
    let count = match thing.count {
        Some(count) => Phrase::new("page-book-count").with("count", count),
        None => Phrase::new("page-book-count-any"),
    };
    let body = html! {
        article.component {
            div.picture { (written.thing_picture(id)) }
            div {
                p.quiet { a href=(format!("{}#{}", Address::Things { game }, thing.kind)) { (kind_name(visitor, library, thing.kind)) } }
                h1 { (name) @if let Some(printed) = speak.texts().printed(&thing.name) { small { " (" (printed) ")" } } }
                p { (explained.text) }
                @if let Some(bonus) = &explained.bonus { p { (speak.say(&Phrase::new("rules-bonus").with("text", bonus.as_str()))) } }
                p.quiet { (speak.say(&count)) }
                @if let Some(origin) = thing.origin { p.quiet { (speak.word(origin_word(origin))) } }
            }
        }
        section.more {
            h2 { (speak.word("page-book-rules")) }
            @for rule in rules {
                article.numbered {
                    h3 { a href=(Address::Rule { game, id: rule.id }) { (rule.id) } }
                    (written.rule(&rule))
                }
            }
        }
        @if !told.is_empty() {
            section.more {
                h2 { (speak.word("page-book-told")) }
                ul { @for section in told { li { a href=(format!("{}#{}", Address::Rules { game }, section.anchor())) { (section.title) } } } }
            }
        }
        @if !others.is_empty() {
            section.more {
                h2 { (kind_name(visitor, library, thing.kind)) }
                ul.things { @for other in others { li { (small(visitor, library, &written, other)) } } }
            }
        }
    };
    Some(page(visitor, library, Some(Room::Things), "", &name, body))
}

fn small(visitor: &Visitor<'_>, library: &Library<'_>, written: &Written<'_>, thing: &Thing) -> Markup {
    html! {
        a href=(Address::Thing { game: library.about.id, id: &thing.id }) {
            (written.thing_picture(&thing.id)) span { (visitor.speak.sentence(&thing.name)) }
        }
    }
}

/// The kinds in the order of their first things.
fn kinds(library: &Library<'_>) -> Vec<&'static str> {
    let mut kinds: Vec<&'static str> = Vec::new();
    for thing in library.things {
        if !kinds.contains(&thing.kind) {
            kinds.push(thing.kind);
        }
    }
    kinds
}

fn kind_name(visitor: &Visitor<'_>, library: &Library<'_>, kind: &str) -> String {
    visitor.speak.say(&Phrase::new(format!("{}-things-{kind}", library.about.id)))
}

const fn origin_word(origin: Origin) -> &'static str {
    match origin {
        Origin::Rulebook => "page-origin-rulebook",
        Origin::Reference => "page-origin-reference",
        Origin::Designed => "page-origin-designed",
    }
}
