//! What was found in the rulebook.

use super::written::Written;
use super::{page, said};
use crate::page::{Address, Visitor};
use coven_book::{Found, Library, What, Words};
use coven_engine::Phrase;
use maud::{Markup, html};

/// Number of results that are shown at most.
const MOST: usize = 60;

pub fn search(visitor: &Visitor<'_>, library: &Library<'_>, words: &str) -> Markup {
    let speak = &visitor.speak;
    let found = library.search(&Words::of(words));
    let written = Written::of(library);
    let count = match found.len() {
        0 => Phrase::new("page-book-none").with("words", words),
        count => Phrase::new("page-book-found").with("count", count).with("words", words),
    };
    let body = html! {
        h1 { (said(visitor, "page-book-of", library)) }
        p role="status" { (speak.say(&count)) }
        ol.found { @for result in found.iter().take(MOST) { (shown(library.about.id, result, &written)) } }
    };
    page(visitor, library, None, words, words, body)
}

fn shown(game: &str, found: &Found, written: &Written<'_>) -> Markup {
    let to = match &found.what {
        What::Thing(id) => Address::Thing { game, id }.to_string(),
        What::Section(anchor) => format!("{}#{anchor}", Address::Rules { game }),
        What::Rule(id) => Address::Rule { game, id }.to_string(),
    };
    html! {
        li {
            a href=(to) {
                @if let What::Thing(id) = &found.what { (written.thing_picture(id)) }
                b { (found.title) }
            }
            p { @for piece in &found.context { @if piece.hit { mark { (piece.text) } } @else { (piece.text) } } }
        }
    }
}
