//! The rulebook of a game: the book from which players learn it, the numbered rules behind it, what lies in the box, and the aid
//! that is printed. Everything works without a script; the script only shows a rule in place.

mod aid;
mod contents;
mod exact;
mod example;
mod rule;
mod search;
mod thing;
mod written;

pub use aid::aid;
pub use exact::exact;
pub use example::Example;
pub use rule::{rule, rule_link, rule_page};
pub use search::search;
pub use thing::{thing, things};

use super::shell::{Kind, shell};
use super::{Address, Visitor};
use crate::drawings;
use coven_book::markdown::{Block, Picture};
use coven_book::{Library, Target};
use coven_engine::Phrase;
use maud::{Markup, html};
use written::Written;

/// A room of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Room {
    Book,
    Exact,
    Things,
    Aid,
}

/// The player's book: contents at the side, then chapter by chapter, and one of its examples drawn, if somebody wants to see it. A
/// game without a book shows its numbered rules.
pub fn book(visitor: &Visitor<'_>, library: &Library<'_>, open: Option<&Example<'_>>) -> Markup {
    let Some(book) = library.book() else {
        return exact(visitor, library);
    };
    let written = Written::showing(library, open);
    let title = said(visitor, "page-book-of", library);
    let body = html! {
        h1 { (title) }
        (contents::of_book(visitor, &book))
        div.text {
            @for section in &book.sections {
                section id=(section.anchor()) {
                    @match (section.chapter, section.number) {
                        (0, _) => {}
                        (_, 0) => h2 { (section.title) },
                        _ => h3 { (section.title) },
                    }
                    (written.blocks(&section.blocks, &visitor.speak))
                }
            }
        }
    };
    page(visitor, library, Some(Room::Book), "", &title, body)
}

/// An example of the book alone; none if the book does not show it.
pub fn book_example(visitor: &Visitor<'_>, library: &Library<'_>, open: &Example<'_>) -> Option<Markup> {
    let book = library.book()?;
    let picture = book.sections.iter().find_map(|section| pictured(&section.blocks, open.name()))?;
    Some(Written::showing(library, Some(open)).figure(picture, &visitor.speak))
}

/// The picture by which blocks show a scenario.
fn pictured<'b>(blocks: &'b [Block], scenario: &str) -> Option<&'b Picture> {
    let shows = |picture: &&Picture| matches!(&picture.shows, Target::Example(name, _) if name == scenario);
    blocks.iter().find_map(|block| match block {
        Block::Pictures(pictures) => pictures.iter().find(shows),
        Block::List { items, .. } => items.iter().find_map(|item| pictured(item, scenario)),
        Block::Paragraph(_) | Block::Table { .. } => None,
    })
}

/// A page of the rulebook, with the ways to its other rooms and the search above it.
fn page(visitor: &Visitor<'_>, library: &Library<'_>, room: Option<Room>, words: &str, title: &str, body: Markup) -> Markup {
    let (game, speak) = (library.about.id, &visitor.speak);
    let symbols = drawings::of(game).map_or_else(|| html! {}, |drawing| (drawing.symbols)());
    let rooms = [
        (Room::Book, Address::Rules { game }, "page-book"),
        (Room::Exact, Address::Exact { game }, "page-book-exact"),
        (Room::Things, Address::Things { game }, "page-book-things"),
        (Room::Aid, Address::Aid { game }, "page-book-aid"),
    ];
    let has = |room: &Room| *room != Room::Aid || !library.about.aids.is_empty();
    let body = html! {
        main #main.book data-rules=(format!("{}/", Address::Rules { game })) {
            nav.rooms aria-label=(said(visitor, "page-book-of", library)) {
                @for (this, to, word) in rooms.into_iter().filter(|(room, ..)| has(room)) {
                    a href=(to) aria-current=[(room == Some(this)).then_some("page")] { (speak.word(word)) }
                }
                form role="search" method="get" action=(Address::Rules { game }) {
                    input type="search" name="q" value=(words) aria-label=(speak.word("page-book-search")) placeholder=(speak.word("page-book-search")) maxlength="80";
                    button.act.quiet { (speak.word("page-book-search-do")) }
                }
            }
            (body)
        }
    };
    shell(visitor, Kind::Open, title, symbols, body)
}

/// A title that names the game.
fn said(visitor: &Visitor<'_>, id: &'static str, library: &Library<'_>) -> String {
    visitor.speak.say(&Phrase::new(id).with("game", library.about.title))
}
