//! The player's books can be read, refer only to what exists, and are the same in every language but for their words.

use coven_book::markdown::{Block, Book, Target};
use coven_catalog::{games, things};
use coven_engine::{About, DataSource};

const LANGUAGES: [&str; 4] = ["en", "it", "fr", "pl"];

type Texts = &'static [(&'static str, &'static str)];

/// The books and aids of our games, each in all languages. The example game has none.
fn written() -> Vec<(&'static About, &'static str, Texts)> {
    let of = |about: &'static About| [(about, "book", about.books), (about, "aid", about.aids)];
    games().iter().copied().flat_map(of).filter(|(_, _, texts)| !texts.is_empty()).collect()
}

fn parsed(about: &About, what: &str, (language, text): &(&'static str, &'static str)) -> Book {
    Book::parse(text).unwrap_or_else(|error| panic!("{} of {} in {language}: {error}", what, about.id))
}

/// Everything of a block but its words.
fn shape(block: &Block) -> String {
    match block {
        Block::Paragraph(_) => "p".to_owned(),
        Block::List { ordered, items } => {
            let items: Vec<String> = items.iter().map(|item| item.iter().map(shape).collect()).collect();
            format!("{}({})", if *ordered { "ol" } else { "ul" }, items.join(" "))
        }
        Block::Table { header, rows } => format!("table {}x{}", rows.len(), header.len()),
        Block::Pictures(pictures) => format!("pictures {}", pictures.len()),
    }
}

#[test]
fn every_game_has_a_book_and_an_aid_in_every_language() {
    let expected: Vec<&About> = games().iter().copied().filter(|about| !about.books.is_empty()).collect();
    assert!(expected.len() >= 3, "the games of the house have books");
    for (about, what, texts) in written() {
        let languages: Vec<&str> = texts.iter().map(|(language, _)| *language).collect();
        assert_eq!(languages, LANGUAGES, "{what} of {}", about.id);
    }
}

#[test]
fn books_differ_between_languages_in_their_words_alone() {
    for (about, what, texts) in written() {
        let english = parsed(about, what, &texts[0]);
        for text in &texts[1..] {
            let book = parsed(about, what, text);
            assert_eq!(book.sections.len(), english.sections.len(), "sections: {what} of {} in {}", about.id, text.0);
            for (section, in_english) in book.sections.iter().zip(&english.sections) {
                let place = format!("{what} of {} in {}, {}", about.id, text.0, section.title);
                assert_eq!(section.anchor(), in_english.anchor(), "{place}");
                assert_eq!(section.targets(), in_english.targets(), "{place}");
                let shapes = |blocks: &[Block]| blocks.iter().map(shape).collect::<Vec<_>>();
                assert_eq!(shapes(&section.blocks), shapes(&in_english.blocks), "{place}");
                assert!(
                    section.chapter == 0 || section.blocks.is_empty() || section.words() != in_english.words(),
                    "left in English: {place}"
                );
            }
        }
    }
}

#[test]
fn books_refer_to_rules_components_and_examples_that_exist() {
    for (about, what, texts) in written() {
        let rules: Vec<&str> = about.rulebook("en").rules().iter().map(|rule| rule.id).collect();
        let things = things(about.id, &DataSource::builtin()).expect("a game of the house");
        let book = parsed(about, what, &texts[0]);
        let mut unknown: Vec<&Target> = book.targets();
        unknown.retain(|target| match target {
            Target::Rule(id) => !rules.contains(&id.as_str()),
            Target::Thing(id) => !things.iter().any(|thing| thing.id == *id),
            Target::Example(name, step) => {
                let found = coven_catalog::scenario(about.id, name).ok().flatten();
                !found.is_some_and(|scenario| step.is_none_or(|step| step <= scenario.steps.len()))
            }
        });
        assert!(unknown.is_empty(), "{what} of {}: {unknown:?}", about.id);
    }
}
