//! The words of lessons. A file of a lesson names its messages shortly (`title`); among all messages they have longer names.

use coven_engine::lesson::{id_of, message};

/// The code of a language, and messages.
pub type LessonSource = (String, String);

/// The messages of a game's lessons, from the files `text/<language>/NN-name.ftl` among those of its folder.
pub fn lesson_sources<'a>(game: &str, files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Vec<LessonSource> {
    let source = |(path, text): (&'a str, &'a str)| {
        let (code, file) = path.strip_prefix("text/")?.split_once('/')?;
        let lesson = id_of(file).filter(|_| file.ends_with(".ftl"))?;
        Some((code.to_owned(), named_in_full(game, lesson, text)))
    };
    files.into_iter().filter_map(source).collect()
}

/// A message begins with a letter at the beginning of its line; everything else in a file is indented, a comment or a bracket.
fn named_in_full(game: &str, lesson: &str, text: &str) -> String {
    let line = |line: &str| match line.starts_with(|first: char| first.is_ascii_alphabetic()) {
        true => format!("{}\n", message(game, lesson, line).id),
        false => format!("{line}\n"),
    };
    text.lines().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Texts};

    #[test]
    fn messages_of_lessons_are_named_by_game_and_lesson() {
        let files = [("text/en/01-bids.ftl", "title = Bids\nlong = One\n    and two\n# a note\n"), ("01-bids.toml", "x = 1")];
        let sources = lesson_sources("toy", files);
        let texts = Texts::teaching(Language::English, &[], &[], &sources);
        let say = |name: &str| texts.say(&message("toy", "bids", name), &[]);
        assert_eq!((say("title").as_str(), say("long").as_str()), ("Bids", "One\nand two"));
        assert!(!texts.has(&message("toy", "bids", "other")));
    }
}
