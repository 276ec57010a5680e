//! What a game's drawing gives to a screen: pages of characters with the places where choices lie, and lines about everybody.

use crate::paint::Paint;
use crate::seen::Seen;
use coven_engine::Phrase;
use coven_text::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

/// What a drawing is made from.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    pub seen: &'a Seen,
    pub texts: &'a Texts,
    pub paint: Paint,
    /// The room that the screen has for a page, in characters.
    pub room: (u16, u16),
}

impl Scene<'_> {
    pub fn say(&self, phrase: &Phrase) -> String {
        self.texts.say(phrase, &self.seen.names)
    }

    pub fn word(&self, id: &'static str) -> String {
        self.texts.word(id)
    }

    /// A name and what is told of it, with the colon that the language uses.
    pub fn explained(&self, name: &str, text: &str) -> String {
        self.say(&Phrase::new("tui-explained").with("name", name).with("text", text))
    }

    /// The width for what the viewer owns: in a narrow window that stands below everything else.
    pub fn own_width(&self) -> usize {
        if self.room.0 < 60 { 78 } else { self.room.0.into() }
    }

    /// What signs mean, one after another. A line of the message may explain several, three blanks apart.
    pub fn signs(&self, id: &'static str) -> Vec<String> {
        self.word(id).lines().flat_map(|line| line.split("   ")).map(|sign| sign.trim().to_owned()).collect()
    }

    /// The message whose id is put together from these parts, joined as ids are.
    pub fn named(&self, parts: &[&str]) -> String {
        self.say(&Phrase::new(parts.join("-")))
    }
}

/// A place on a page where choices lie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    pub area: Rect,
    /// Where the letter of its choice is written; free of everything else that matters.
    pub label: (u16, u16),
    /// The choices, by their number in [`Seen::choices`].
    pub choices: Vec<usize>,
}

/// A part of the table, drawn.
#[derive(Clone, Debug)]
pub struct Page {
    pub title: String,
    pub buffer: Buffer,
    pub spots: Vec<Spot>,
}

impl Page {
    pub fn new(title: String, width: u16, height: u16) -> Page {
        Page { title, buffer: Buffer::empty(Rect::new(0, 0, width.max(1), height.max(1))), spots: Vec::new() }
    }

    pub fn width(&self) -> u16 {
        self.buffer.area.width
    }

    pub fn height(&self) -> u16 {
        self.buffer.area.height
    }

    /// Writes text and gives the column behind it. What does not fit is cut off.
    pub fn write(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        if x >= self.width() || y >= self.height() {
            return x;
        }
        self.buffer.set_stringn(x, y, text, usize::from(self.width() - x), style).0
    }

    /// Marks a place of one line where choices lie; its letter stands on the first character.
    pub fn spot(&mut self, x: u16, y: u16, width: u16, choices: Vec<usize>) {
        self.spot_at(Rect::new(x, y, width, 1), (x, y), choices);
    }

    pub fn spot_at(&mut self, area: Rect, label: (u16, u16), choices: Vec<usize>) {
        let area = area.intersection(self.buffer.area);
        if !choices.is_empty() && !area.is_empty() {
            self.spots.push(Spot { area, label, choices });
        }
    }

    /// A page of lines.
    pub fn of_lines(title: String, lines: &[Line<'_>], width: u16) -> Page {
        let mut page = Page::new(title, width, lines.len() as u16);
        for (y, line) in lines.iter().enumerate() {
            page.buffer.set_line(0, y as u16, line, width);
        }
        page
    }
}

/// A table, drawn.
#[derive(Clone, Debug, Default)]
pub struct Picture {
    /// One line about where the game stands.
    pub status: String,
    /// The most important first. A screen shows as many as it has room for, and the others when they are asked for.
    pub pages: Vec<Page>,
    /// What the viewer owns, a few lines.
    pub own: Vec<Line<'static>>,
    /// What everybody has, a line or two for each.
    pub seats: Vec<Line<'static>>,
    /// What each choice costs and brings, beyond its words; empty where there is nothing to add. In the order of the choices.
    pub notes: Vec<String>,
    /// What else is to be known of each choice, in sentences. In the order of the choices; may be empty.
    pub about: Vec<Vec<String>>,
    /// What the viewer can say in the game's own words, in notation.
    pub statements: Vec<String>,
    /// What the signs mean.
    pub legend: Vec<String>,
    /// The pages as compact tables for those who read line by line. Each line says whose or where it is, so that the lines that
    /// have changed can be read alone.
    pub tables: Vec<String>,
}

impl Picture {
    /// The lines of the table and the signs that speak of a place or a sign by its own word. A sign is also explained without the
    /// letters and numbers that stand behind it, or with others.
    pub fn speaking_of(&self, word: &str) -> Vec<String> {
        // A single letter is a sign of its own, and otherwise a part of sentences.
        if word.chars().count() == 1 && word.chars().all(char::is_alphanumeric) {
            let is_meant = |line: &&String| words(line).next().is_some_and(|first| first.eq_ignore_ascii_case(word));
            return self.legend.iter().filter(is_meant).cloned().collect();
        }
        let speaks = |text: &str| words(text).any(|part| part.eq_ignore_ascii_case(word));
        // Of the ways from many places, only those from this one are meant.
        let told = |line: &String| -> Vec<String> {
            let is_meant = |part: &&str| speaks(part.split(WAYS).next().unwrap_or_default());
            if line.contains(WAYS) {
                return line.split(" · ").filter(is_meant).map(str::to_owned).collect();
            }
            speaks(line).then(|| line.clone()).into_iter().collect()
        };
        let mut found: Vec<String> = self.tables.iter().flat_map(told).collect();
        let mut signs: Vec<String> = self.legend.iter().filter(|line| speaks(line)).cloned().collect();
        let sign = sign_of(word);
        if signs.is_empty() && !sign.is_empty() {
            let shows = |line: &&String| words(line).any(|part| sign_of(part) == sign);
            signs.extend(self.legend.iter().filter(shows).cloned());
        }
        found.extend(signs);
        found
    }
}

/// Stands between a place and those to which ways lead from it.
const WAYS: char = '→';

/// The words of a line, signs included.
fn words(line: &str) -> impl Iterator<Item = &str> {
    let parts = line.split(|c: char| c.is_whitespace() || matches!(c, ':' | '|' | '(' | ')' | ',' | ';'));
    parts.filter(|part| !part.is_empty())
}

/// The sign with which a word begins: what is no letter or number of our languages.
fn sign_of(word: &str) -> &str {
    const LAST_LATIN: char = '\u{24f}';
    let is_sign = |c: char| !c.is_alphanumeric() || c > LAST_LATIN;
    let end = word.find(|c: char| !is_sign(c)).unwrap_or(word.len());
    &word[..end]
}

/// Lines of a width that fit several short texts each, three blanks apart.
pub fn flowing(items: &[String], width: usize) -> Vec<String> {
    const APART: &str = "   ";
    let mut lines: Vec<String> = Vec::new();
    for item in items {
        let length = |text: &str| unicode_width::UnicodeWidthStr::width(text);
        match lines.last_mut() {
            Some(line) if length(line) + APART.len() + length(item) <= width => {
                line.push_str(APART);
                line.push_str(item);
            }
            _ => lines.push(item.clone()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture() -> Picture {
        let lines = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect();
        Picture {
            tables: lines(&[
                "● Ada | P1 P2",
                "P1 Larkmead: ○G4",
                "P1 Larkmead → P2 F1",
                "Z1a → Z1b Z2a · Z1b → Z1a",
                "V1: berry | Z1a",
            ]),
            legend: lines(&["○G4  a round tower", "ϟ2  a storm cloud", "≋2  a heavy cloud", "G  green"]),
            ..Picture::default()
        }
    }

    #[test]
    fn signs_are_explained_with_and_without_what_follows_them() {
        for (word, told) in
            [("○", "○G4  a round tower"), ("ϟ1", "ϟ2  a storm cloud"), ("≋", "≋2  a heavy cloud"), ("g", "G  green")]
        {
            assert_eq!(picture().speaking_of(word), [told], "{word}");
        }
        assert!(picture().speaking_of("◌").is_empty() && picture().speaking_of("a").is_empty());
    }

    #[test]
    fn a_place_tells_what_lies_there_and_where_its_ways_lead() {
        assert_eq!(picture().speaking_of("p1"), ["● Ada | P1 P2", "P1 Larkmead: ○G4", "P1 Larkmead → P2 F1"]);
        assert_eq!(picture().speaking_of("F1"), Vec::<String>::new());
        assert_eq!(picture().speaking_of("Z1a"), ["Z1a → Z1b Z2a", "V1: berry | Z1a"]);
    }
}
