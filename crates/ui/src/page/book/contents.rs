//! What stands where: the contents at the side of a long page.

use super::Visitor;
use coven_book::Book;
use maud::{Markup, html};

/// The chapters and sections of the player's book.
pub fn of_book(visitor: &Visitor<'_>, book: &Book) -> Markup {
    let chapters = book.sections.iter().filter(|section| section.chapter > 0 && section.number == 0);
    contents(
        visitor,
        html! {
            @for chapter in chapters {
                @let sections: Vec<_> = book.sections.iter().filter(|section| section.chapter == chapter.chapter && section.number > 0).collect();
                li {
                    a href=(format!("#{}", chapter.anchor())) { (chapter.title) }
                    @if !sections.is_empty() {
                        ol { @for section in sections { li { a href=(format!("#{}", section.anchor())) { (section.title) } } } }
                    }
                }
            }
        },
    )
}

/// The chapters of the numbered rules, each with its place.
pub fn of_chapters<'a>(visitor: &Visitor<'_>, chapters: impl Iterator<Item = (String, &'a str)>) -> Markup {
    contents(visitor, html! { @for (anchor, title) in chapters { li { a href=(format!("#{anchor}")) { (title) } } } })
}

fn contents(visitor: &Visitor<'_>, items: Markup) -> Markup {
    let title = visitor.speak.word("page-book-contents");
    html! {
        nav.contents aria-label=(title) {
            details open {
                summary { (title) }
                ol { (items) }
            }
        }
    }
}
