//! The exact wording: every numbered rule, chapter by chapter.

use super::written::Written;
use super::{Room, contents, page, said};
use crate::page::{Address, Visitor};
use coven_book::Library;
use coven_engine::rulebook::{LooseTable, Rule};
use maud::{Markup, html};

/// What stands under one heading.
struct Chapter {
    title: &'static str,
    rules: Vec<Rule<'static>>,
    tables: Vec<LooseTable<'static>>,
}

pub fn exact(visitor: &Visitor<'_>, library: &Library<'_>) -> Markup {
    let written = Written::of(library);
    let chapters = chapters(library);
    let title = said(visitor, "page-book-exact-of", library);
    let body = html! {
        h1 { (title) }
        p.quiet.lead { (visitor.speak.word("page-book-exact-about")) }
        (contents::of_chapters(visitor, chapters.iter().enumerate().map(|(number, chapter)| (format!("k{number}"), chapter.title))))
        div.text lang=(library.rules().first().map_or("en", |rule| rule.language)) {
            @for (number, chapter) in chapters.iter().enumerate() {
                section id=(format!("k{number}")) {
                    h2 { (chapter.title) }
                    @for rule in &chapter.rules {
                        article.numbered id=(rule.id) {
                            h3 { a href=(Address::Rule { game: library.about.id, id: rule.id }) { (rule.id) } }
                            (written.rule(rule))
                        }
                    }
                    @for table in &chapter.tables { (written.rows(&table.rows())) }
                }
            }
        }
    };
    page(visitor, library, Some(Room::Exact), "", &title, body)
}

/// The chapters in the order of the rulebook; those of every table come last.
fn chapters(library: &Library<'_>) -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for rule in library.rules() {
        match chapters.last_mut().filter(|chapter| chapter.title == rule.chapter) {
            Some(chapter) => chapter.rules.push(rule),
            None => chapters.push(Chapter { title: rule.chapter, rules: vec![rule], tables: Vec::new() }),
        }
    }
    for table in library.tables() {
        match chapters.iter_mut().find(|chapter| chapter.title == table.chapter) {
            Some(chapter) => chapter.tables.push(table),
            None => chapters.push(Chapter { title: table.chapter, rules: Vec::new(), tables: vec![table] }),
        }
    }
    chapters
}
