//! Words: everything that is said on a page comes through here.

use crate::drawings::DRAWINGS;
use crate::table::texts;
use coven_engine::{Arg, Phrase, Seat};
use coven_text::{Language, Source, Texts};
use std::sync::LazyLock;

/// The messages of the pages that belong to no game.
const SHARED: &[Source] = texts!("../text");

/// What is said of a game by the analyst.
const REPORT: &[Source] = texts!("../text/report");

/// What is said of play over days.
const DAYS: &[Source] = texts!("../text/days");

/// What is said of people: friends, ladders, their data; and of Coven as an app.
const PEOPLE: &[Source] = texts!("../text/people");

/// How people are told who do not look on.
const NOTICES: &[Source] = texts!("../text/notices");

/// Deals of the day and tournaments.
const FAIR: &[Source] = texts!("../text/fair");

/// Clubs.
const CLUBS: &[Source] = texts!("../text/clubs");

/// The messages of the pages, and of each drawn table. There are several sources for each language.
pub static TEXTS: LazyLock<Vec<Source>> = LazyLock::new(|| {
    SHARED
        .iter()
        .chain(REPORT)
        .chain(DAYS)
        .chain(PEOPLE)
        .chain(NOTICES)
        .chain(FAIR)
        .chain(CLUBS)
        .chain(DRAWINGS.iter().flat_map(|game| game.texts))
        .copied()
        .collect()
});

/// Everything that the pages and the games of the house say, in one language.
pub fn texts(language: Language) -> Texts {
    Texts::with(language, coven_catalog::games(), &TEXTS)
}

/// A language, and who sits where.
#[derive(Clone, Copy, Debug)]
pub struct Speak<'a> {
    texts: &'a Texts,
    names: &'a [String],
}

impl<'a> Speak<'a> {
    pub fn new(texts: &'a Texts, names: &'a [String]) -> Self {
        Speak { texts, names }
    }

    pub fn language(&self) -> Language {
        self.texts.language()
    }

    /// All messages in this language.
    pub fn texts(&self) -> &'a Texts {
        self.texts
    }

    pub fn word(&self, id: &'static str) -> String {
        self.texts.word(id)
    }

    pub fn say(&self, phrase: &Phrase) -> String {
        self.texts.say(phrase, self.names)
    }

    /// Whether the language has a message.
    pub fn has(&self, phrase: &Phrase) -> bool {
        self.texts.has(phrase)
    }

    /// The same, as something that begins with it.
    pub fn sentence(&self, phrase: &Phrase) -> String {
        let said = self.say(phrase);
        let mut rest = said.chars();
        rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
    }

    /// Something and what is said of it.
    pub fn labelled(&self, what: impl Into<Arg>, text: impl Into<Arg>) -> String {
        self.say(&Phrase::new("page-labelled").with("what", what).with("text", text))
    }

    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.say(&Phrase::new("seat-unnamed").with("number", seat.0)),
        }
    }

    /// The reason for a refusal, by its stable code.
    pub fn refusal(&self, code: &str) -> String {
        self.say(&coven_text::refusal(code))
    }
}
