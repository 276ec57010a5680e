//! Checking lessons: each is played from its first to its last step, everything that it says, points at and asks is looked up in every
//! language, and what is wrong is named by file, step and field.

mod ask;
mod names;
mod play;
mod words;

pub use names::{Names, names};
pub use words::missing;

use coven_catalog::{GameBox, NamedLesson, Unreadable, read_lessons};
use coven_engine::About;
use coven_text::{Language, Texts, lesson_sources};
use std::fmt;

/// The lessons of one game: the files of its folder, by their paths there, and what they say.
pub struct Folder<'a> {
    pub about: &'static About,
    pub game: &'a dyn GameBox,
    pub lessons: Vec<Result<NamedLesson, Unreadable>>,
    /// In the order of [`Language::ALL`].
    texts: Vec<Texts>,
    /// The texts of lessons by language and file, to find what nobody says.
    sources: Vec<(String, String)>,
}

impl fmt::Debug for Folder<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Folder").field("game", &self.about.id).field("lessons", &self.lessons.len()).finish_non_exhaustive()
    }
}

impl<'a> Folder<'a> {
    pub fn new(game: &'a dyn GameBox, files: &[(String, String)]) -> Folder<'a> {
        let about = game.about();
        let borrowed = || files.iter().map(|(path, text)| (path.as_str(), text.as_str()));
        let sources = lesson_sources(about.id, borrowed());
        let teaching = |language: Language| Texts::teaching(language, coven_catalog::games(), &crate::TEXTS, &sources);
        Folder { about, game, lessons: read_lessons(borrowed()), texts: Language::ALL.map(teaching).into(), sources }
    }

    /// The lessons that are built in.
    pub fn built_in(game: &'a dyn GameBox) -> Folder<'a> {
        let files: Vec<(String, String)> =
            game.about().lessons.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect();
        Folder::new(game, &files)
    }

    /// The languages in which a lesson says everything that it says in English.
    pub fn languages(&self, lesson: &NamedLesson) -> Vec<Language> {
        self.texts.iter().filter(|texts| missing(self.about, lesson, texts).is_empty()).map(Texts::language).collect()
    }

    /// Everything that is wrong.
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        for lesson in &self.lessons {
            match lesson {
                Ok(lesson) => problems.extend(self.problems_of(lesson)),
                Err(Unreadable { file, why }) => {
                    problems.push(Problem { file: file.clone(), at: String::new(), what: why.clone() })
                }
            }
        }
        problems
    }

    fn problems_of(&self, lesson: &NamedLesson) -> Vec<Problem> {
        let mut found = Found { file: &lesson.file, problems: Vec::new() };
        words::check(self, lesson, &mut found);
        if play::check(self, lesson, &mut found) {
            ask::check(self, lesson, &mut found);
        }
        found.problems
    }

    fn english(&self) -> &Texts {
        &self.texts[0]
    }
}

/// Something that is wrong with a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    pub file: String,
    /// The step or question and the field.
    pub at: String,
    pub what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Problem { file, at, what } = self;
        if at.is_empty() { write!(f, "{file}: {what}") } else { write!(f, "{file}: {at}: {what}") }
    }
}

/// Where problems are gathered.
struct Found<'a> {
    file: &'a str,
    problems: Vec<Problem>,
}

impl Found<'_> {
    fn add(&mut self, at: impl fmt::Display, what: impl fmt::Display) {
        self.problems.push(Problem { file: self.file.to_owned(), at: at.to_string(), what: what.to_string() });
    }
}
