//! What people type.

use crate::shell::Stop;
use std::io::BufRead;
use std::path::PathBuf;

/// Lines of input. Bytes that are no text are replaced, so that a wrong key is a wrong answer and not an end.
#[derive(Debug)]
pub struct Lines<I>(I);

impl<I: BufRead> Lines<I> {
    pub fn new(input: I) -> Self {
        Lines(input)
    }

    /// The next line without its end and surrounding space; none at the end of the input.
    pub fn next(&mut self) -> Result<Option<String>, Stop> {
        let mut bytes = Vec::new();
        let read = self.0.read_until(b'\n', &mut bytes);
        if read.map_err(|error| Stop::Input(format!("the input cannot be read: {error}")))? == 0 {
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }
}

/// One answer to a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    Nothing,
    /// The number of a listed move, as it is shown.
    Number(usize),
    /// Anything else is taken for a move in notation.
    Move(String),
    /// Whose move; by default the asked seat's.
    Undo(Option<String>),
    View,
    /// What a good player would do.
    Hint,
    Help,
    /// A rule's id, or a word to look for.
    Explain(String),
    Save(Option<PathBuf>),
    Quit,
}

impl Answer {
    pub fn read(line: &str) -> Answer {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = Some(rest.trim()).filter(|rest| !rest.is_empty());
        match (word, rest) {
            ("", _) => Answer::Nothing,
            ("undo", who) => Answer::Undo(who.map(str::to_owned)),
            ("save", file) => Answer::Save(file.map(PathBuf::from)),
            ("view", None) => Answer::View,
            ("hint", None) => Answer::Hint,
            ("quit" | "exit", None) => Answer::Quit,
            ("?" | "help", None) => Answer::Help,
            ("?" | "help", Some(what)) => Answer::Explain(what.to_owned()),
            _ => match (line.strip_prefix('?'), line.parse()) {
                (Some(what), _) => Answer::Explain(what.trim().to_owned()),
                (None, Ok(number)) => Answer::Number(number),
                (None, Err(_)) => Answer::Move(line.to_owned()),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_told_apart() {
        for (line, answer) in [
            ("", Answer::Nothing),
            ("12", Answer::Number(12)),
            ("bid 12", Answer::Move("bid 12".to_owned())),
            ("undo", Answer::Undo(None)),
            ("undo Bea", Answer::Undo(Some("Bea".to_owned()))),
            ("?", Answer::Help),
            ("? TABLE-UNDO", Answer::Explain("TABLE-UNDO".to_owned())),
            ("?cloud", Answer::Explain("cloud".to_owned())),
            ("save my game.jsonl", Answer::Save(Some("my game.jsonl".into()))),
            ("quit", Answer::Quit),
            ("-3", Answer::Move("-3".to_owned())),
        ] {
            assert_eq!(Answer::read(line), answer, "{line}");
        }
    }

    #[test]
    fn lines_survive_bytes_that_are_no_text() {
        let mut lines = Lines::new(&b"  one \r\n\xff\ntwo"[..]);
        let read: Vec<Option<String>> = (0..4).map(|_| lines.next().expect("bytes in memory")).collect();
        assert_eq!(read, [Some("one".to_owned()), Some("\u{fffd}".to_owned()), Some("two".to_owned()), None]);
    }
}
