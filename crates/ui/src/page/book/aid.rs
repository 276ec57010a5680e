//! The player's aid: what one wants to glance at during play. It fits on one printed page.

use super::written::Written;
use super::{Room, page, said};
use crate::page::Visitor;
use coven_book::Library;
use maud::{Markup, html};

/// The aid; none for a game without one.
pub fn aid(visitor: &Visitor<'_>, library: &Library<'_>) -> Option<Markup> {
    let aid = library.aid()?;
    let written = Written::of(library);
    let body = html! {
        article.aid {
            h1 { (aid.title) }
            div.columns {
                @for section in &aid.sections {
                    section { @if section.chapter > 0 { h2 { (section.title) } } (written.blocks(&section.blocks, &visitor.speak)) }
                }
            }
        }
    };
    Some(page(visitor, library, Some(Room::Aid), "", &said(visitor, "page-book-aid-of", library), body))
}
