//! What a game says of itself before anybody sits down. Everybody else reads it here: no other crate tells games apart.

use crate::data::DataSource;
use crate::phrase::Phrase;
use crate::rulebook::Rulebook;
use crate::seat::Seat;
use std::ops::RangeInclusive;

/// What is known of a game before anybody sits down.
#[derive(Clone, Debug)]
pub struct About {
    /// The word by which commands, files and messages name the game.
    pub id: &'static str,
    /// The title, the same in every language.
    pub title: &'static str,
    pub seats: RangeInclusive<usize>,
    /// Rules versions whose records this code replays exactly; the last is the present one.
    pub versions: RangeInclusive<u32>,
    /// The first part of every rule id of the game, such as `SLB`.
    pub rule_prefix: &'static str,
    /// The numbered rules in our own words: language code and Markdown, English first.
    pub rulebooks: &'static [(&'static str, &'static str)],
    /// The book from which players learn the game: language code and Markdown, English first. Empty for a game without one.
    pub books: &'static [(&'static str, &'static str)],
    /// What a player wants to glance at during play, on one page: language code and Markdown, English first.
    pub aids: &'static [(&'static str, &'static str)],
    /// The component data as it is built in.
    pub data: &'static str,
    /// Component data that was built in once, each with its hash: records that were made with it still replay.
    pub former_data: &'static [(&'static str, &'static str)],
    /// Messages: language code and Fluent source.
    pub texts: &'static [(&'static str, &'static str)],
    /// The files of `tests/scenarios`, by name: positions that can be looked at.
    pub scenarios: &'static [EmbeddedFile],
    /// The files of `lessons` and the folders in it, by path.
    pub lessons: &'static [EmbeddedFile],
    /// Puzzles, one JSON object on each line, as `coven puzzles make` writes them.
    pub puzzles: &'static str,
    /// What a table may agree on besides its number of players.
    pub variants: &'static [Variant],
    /// The sets of variants that are played differently enough to be balanced on their own.
    pub modes: &'static [&'static [&'static str]],
    /// What somebody plays who has never played before.
    pub first_game: FirstGame,
    /// What is played at once by somebody who has chosen nothing.
    pub quick_game: QuickGame,
    /// What is chosen by somebody who plays alone against the game; nothing where that cannot be done.
    pub alone: &'static [Choice],
}

/// A file that is built in: its path in its folder, and its text.
pub type EmbeddedFile = (&'static str, &'static str);

/// The files of a folder of the crate that says this, embedded by its build script with `coven_embed::folder`.
#[macro_export]
macro_rules! embedded {
    ($folder:literal) => {
        include!(concat!(env!("OUT_DIR"), "/", $folder, ".rs"))
    };
}

/// A word that changes the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variant {
    /// The word by which a table asks for it; `*` stands for what the table fills in.
    pub word: &'static str,
    /// Whether people are offered it when they open a table; its message is then `<game>-variant-<word>`.
    pub offered: bool,
}

impl Variant {
    /// A variant that is offered to people.
    pub const fn offered(word: &'static str) -> Variant {
        Variant { word, offered: true }
    }

    /// A variant for those who know its word.
    pub const fn by_word(word: &'static str) -> Variant {
        Variant { word, offered: false }
    }
}

/// The setup of a first game, played with a coach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstGame {
    pub players: usize,
    pub variants: &'static [&'static str],
}

/// The setup of a game against computer players that suits whoever has not chosen another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuickGame {
    pub players: usize,
    pub variants: &'static [&'static str],
}

/// One of several variants, or none of them for what is usual.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its message is `<game>-choice-<name>`, and that of the usual `<game>-choice-<name>-usual`.
    pub name: &'static str,
    /// The words of the variants; their messages are `<game>-variant-<word>`.
    pub words: &'static [&'static str],
}

impl About {
    /// The numbered rules in a language; in English where the game has no other.
    pub fn rulebook(&self, language: &str) -> Rulebook<'static> {
        let (language, text) = written_in(self.rulebooks, language).unwrap_or(("en", ""));
        Rulebook { language, text, prefix: self.rule_prefix }
    }

    /// The player's book in a language, as Markdown; in English where the game has no other.
    pub fn book(&self, language: &str) -> Option<&'static str> {
        written_in(self.books, language).map(|(_, text)| text)
    }

    /// The player's aid in a language, as Markdown; in English where the game has no other.
    pub fn aid(&self, language: &str) -> Option<&'static str> {
        written_in(self.aids, language).map(|(_, text)| text)
    }

    /// The component data that was built in once under this hash.
    pub fn former_data(&self, hash: &str) -> Option<DataSource> {
        let (_, text) = self.former_data.iter().find(|(known, _)| *known == hash)?;
        let mut source = DataSource::builtin();
        source.replace(format!("{}.toml", self.id), *text);
        Some(source)
    }

    /// What the game is, in one sentence that makes somebody want to play it.
    pub fn tagline(&self) -> Phrase {
        Phrase::new(format!("{}-tagline", self.id))
    }

    /// What the game is about, in two sentences for somebody who plays it for the first time.
    pub fn goal(&self) -> Phrase {
        Phrase::new(format!("{}-goal", self.id))
    }

    /// The name of a kind of decision; see [`theme_of`](crate::coach::theme_of).
    pub fn tell_theme(&self, kind: &str) -> Phrase {
        Phrase::new(format!("{}-theme-{kind}", self.id))
    }

    /// The question about what is hidden of a seat, and its two answers; see
    /// [`Knowledge::secret_of`](crate::knowledge::Knowledge::secret_of).
    pub fn ask_secret(&self, about: Seat) -> Phrase {
        Phrase::new(format!("{}-secret", self.id)).with("seat", about)
    }

    pub fn tell_secret(&self, about: Seat, truth: bool) -> Phrase {
        Phrase::new(format!("{}-secret-{truth}", self.id)).with("seat", about)
    }

    /// What a variant is, for somebody who may choose it.
    pub fn tell_variant(&self, word: &str) -> Phrase {
        Phrase::new(format!("{}-variant-{word}", self.id))
    }

    /// What somebody does who plays alone.
    pub fn tell_alone(&self) -> Phrase {
        Phrase::new(format!("{}-alone", self.id))
    }

    /// What a choice is about.
    pub fn tell_choice(&self, choice: &Choice) -> Phrase {
        Phrase::new(format!("{}-choice-{}", self.id, choice.name))
    }

    /// What holds if nothing is chosen.
    pub fn tell_usual(&self, choice: &Choice) -> Phrase {
        Phrase::new(format!("{}-choice-{}-usual", self.id, choice.name))
    }
}

/// What stands in a list of texts in this language, or else the first of them.
fn written_in(texts: &[(&'static str, &'static str)], language: &str) -> Option<(&'static str, &'static str)> {
    texts.iter().find(|(code, _)| *code == language).or(texts.first()).copied()
}
