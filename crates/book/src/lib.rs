//! Everything that can be read about a game, in one language: the player's book, the numbered rules, the components.
//!
//! A [`Library`] is what pages, shell and API read, so that all of them say the same. It knows no game.

#![forbid(unsafe_code)]

pub mod markdown;
mod search;

pub use markdown::{Book, Section, Target};
pub use search::{Found, Piece, What, Words, context};

use coven_engine::rulebook::{Block, LooseTable, Rule};
use coven_engine::scenario::Scenario;
use coven_engine::{About, Thing};
use coven_text::{Explanation, Texts};

/// What can be read about one game.
#[derive(Clone, Copy, Debug)]
pub struct Library<'a> {
    pub about: &'static About,
    pub texts: &'a Texts,
    pub things: &'a [Thing],
}

impl<'a> Library<'a> {
    fn language(&self) -> &'static str {
        self.texts.language().code()
    }

    /// The numbered rules of the game, then those of every table.
    pub fn rules(&self) -> Vec<Rule<'static>> {
        let mut rules = self.about.rulebook(self.language()).rules();
        rules.extend(coven_catalog::table_rules(self.language()).rules());
        rules
    }

    /// The rule of this id, of the game or of every table.
    pub fn rule(&self, id: &str) -> Option<Rule<'static>> {
        self.rules().into_iter().find(|rule| rule.id.eq_ignore_ascii_case(id))
    }

    /// The tables of the game that belong to no single rule.
    pub fn tables(&self) -> Vec<LooseTable<'static>> {
        self.about.rulebook(self.language()).tables()
    }

    /// The player's book; none for a game that has none. That ours can be read is proven by tests.
    pub fn book(&self) -> Option<Book> {
        Book::parse(self.about.book(self.language())?).ok()
    }

    /// The player's aid: what one wants to glance at during play.
    pub fn aid(&self) -> Option<Book> {
        Book::parse(self.about.aid(self.language())?).ok()
    }

    /// What a scenario is about, for a heading: its own words in English, in which it is written, and elsewhere what the first of
    /// its rules says.
    pub fn heading_of(&self, scenario: &Scenario) -> String {
        let rule = scenario.rules.first().and_then(|id| self.rule(id)).filter(|rule| rule.language != "en");
        let said = rule.and_then(|rule| match rule.blocks().into_iter().next()? {
            Block::Paragraph(text) | Block::Item(_, text) | Block::Field(_, text) => Some(first_sentence(&text).to_owned()),
            Block::Table(_) => None,
        });
        said.unwrap_or_else(|| scenario.name.clone())
    }

    /// The component of this id.
    pub fn thing(&self, id: &str) -> Option<&'a Thing> {
        self.things.iter().find(|thing| thing.id == id)
    }

    /// The components of which a rule speaks.
    pub fn things_of(&self, rule: &str) -> impl Iterator<Item = &'a Thing> {
        self.things.iter().filter(move |thing| thing.rules.contains(&rule))
    }

    /// What a component is called and does.
    pub fn explain(&self, thing: &Thing) -> Explanation {
        self.texts.explain(thing)
    }

    /// The sections of the player's book that refer to something.
    pub fn sections_about(&self, target: &Target) -> Vec<Section> {
        let book = self.book().unwrap_or_default();
        book.sections.into_iter().filter(|section| section.targets().contains(&target)).collect()
    }
}

/// A text up to its first full stop, without it.
fn first_sentence(text: &str) -> &str {
    let end = text.match_indices(". ").map(|(at, _)| at).find(|&at| {
        // A single letter or a word in brackets before the stop is an abbreviation.
        let word = text[..at].rsplit([' ', '(']).next().unwrap_or_default();
        word.chars().count() > 3 && text[at + 2..].starts_with(char::is_uppercase)
    });
    text[..end.unwrap_or(text.len())].trim_end_matches(['.', ':', ' ', '\u{a0}'])
}

#[cfg(test)]
mod tests {
    use super::first_sentence;

    #[test]
    fn a_sentence_ends_where_the_next_one_begins() {
        for (text, first) in [
            ("Ordine in un turno. Le azioni da codardo vengono prima.", "Ordine in un turno"),
            ("Karty (np. Owoce) leżą obok. Potem", "Karty (np. Owoce) leżą obok"),
            ("Chaque autre joueur :", "Chaque autre joueur"),
            ("Une phrase", "Une phrase"),
        ] {
            assert_eq!(first_sentence(text), first);
        }
    }
}
