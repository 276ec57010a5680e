//! Finding what speaks of something: capitals and accents make no difference, and every word must occur.

use crate::Library;
use coven_text::{fold, folded};

/// What was found, with the words around the first hit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    pub what: What,
    pub title: String,
    pub context: Vec<Piece>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// A component, by its id.
    Thing(String),
    /// A section of the player's book, by its place on the page.
    Section(String),
    /// A rule, by its id.
    Rule(String),
}

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    pub text: String,
    /// It is one of the words that were looked for.
    pub hit: bool,
}

/// The words that are looked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words(Vec<String>);

impl Words {
    pub fn of(text: &str) -> Words {
        Words(text.split_whitespace().map(fold).collect())
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a text speaks of all of them.
    pub fn occur_in(&self, text: &str) -> bool {
        let text = fold(text);
        !self.is_empty() && self.0.iter().all(|word| text.contains(word.as_str()))
    }
}

/// Number of letters that are shown before and behind the first hit.
const BEFORE: usize = 60;
const BEHIND: usize = 140;

/// The words of a text around the first hit, the hits marked; the beginning of the text if there is none.
pub fn context(text: &str, words: &Words) -> Vec<Piece> {
    let letters: Vec<char> = text.chars().collect();
    let mut typed = String::new();
    // For each byte of what is compared, the letter from which it comes.
    let mut from: Vec<usize> = Vec::new();
    for (number, letter) in letters.iter().enumerate() {
        for plain in folded(*letter) {
            typed.push(plain);
            from.resize(typed.len(), number);
        }
    }
    let mut is_hit = vec![false; letters.len()];
    for word in &words.0 {
        for (at, _) in typed.match_indices(word.as_str()) {
            from[at..at + word.len()].iter().for_each(|&number| is_hit[number] = true);
        }
    }
    let first = is_hit.iter().position(|hit| *hit).unwrap_or(0);
    let is_space = |number: &usize| letters[*number].is_whitespace();
    let start = if first <= BEFORE { 0 } else { (first - BEFORE..first).find(is_space).unwrap_or(first - BEFORE) };
    let most = letters.len().min(first + BEHIND);
    let end = if most == letters.len() { most } else { (first..most).rev().find(is_space).unwrap_or(most) };
    let mut pieces: Vec<Piece> = Vec::new();
    for number in start..end {
        match pieces.last_mut().filter(|piece| piece.hit == is_hit[number]) {
            Some(piece) => piece.text.push(letters[number]),
            None => pieces.push(Piece { text: letters[number].to_string(), hit: is_hit[number] }),
        }
    }
    let dots = || Piece { text: "…".to_owned(), hit: false };
    if start > 0 {
        pieces.insert(0, dots());
    }
    if end < letters.len() {
        pieces.push(dots());
    }
    pieces
}

impl Library<'_> {
    /// What speaks of these words: components first, then the player's book, then the rules; in each of them what is called so
    /// before what only mentions it.
    pub fn search(&self, words: &Words) -> Vec<Found> {
        let things = self.things.iter().map(|thing| {
            let explained = self.explain(thing);
            let text = [explained.text, explained.bonus.unwrap_or_default()].join(" ");
            (What::Thing(thing.id.to_string()), explained.name, text)
        });
        let book = self.book().unwrap_or_default();
        let sections = book
            .sections
            .iter()
            .map(|section| (What::Section(section.anchor()), section.title.clone(), section.words().join(" ")));
        let rules = self.rules().into_iter().map(|rule| {
            let text = rule.plain().split_whitespace().collect::<Vec<_>>().join(" ");
            (What::Rule(rule.id.to_owned()), rule.id.to_owned(), text)
        });
        let groups: [Vec<(What, String, String)>; 3] = [things.collect(), sections.collect(), rules.collect()];
        groups.into_iter().flat_map(|group| found_in(group, words)).collect()
    }
}

fn found_in(group: Vec<(What, String, String)>, words: &Words) -> Vec<Found> {
    let found = group.into_iter().filter(|(_, title, text)| words.occur_in(&format!("{title} {text}")));
    let (called, mentioning): (Vec<_>, Vec<_>) = found.partition(|(_, title, _)| words.occur_in(title));
    let show = |(what, title, text): (What, String, String)| Found { what, title, context: context(&text, words) };
    called.into_iter().chain(mentioning).map(show).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, words: &str) -> String {
        let mark = |piece: Piece| if piece.hit { format!("<{}>", piece.text) } else { piece.text };
        context(text, &Words::of(words)).into_iter().map(mark).collect()
    }

    #[test]
    fn hits_are_marked_as_they_are_written() {
        assert_eq!(shown("Le cœur du Château", "COEUR chateau"), "Le <cœur> du <Château>");
        assert_eq!(shown("Żółw i żaba", "zab"), "Żółw i <żab>a");
        assert_eq!(shown("nothing", "x"), "nothing");
    }

    #[test]
    fn a_long_text_is_cut_between_words_around_the_first_hit() {
        let text = format!("{}owl {}", "many words ".repeat(20), "and more ".repeat(40));
        let shown = shown(&text, "owl");
        assert!(shown.starts_with("… ") && shown.ends_with('…') && shown.contains("<owl>"), "{shown}");
        assert!(shown.chars().count() < 230, "{shown}");
    }

    #[test]
    fn every_word_must_occur() {
        assert!(Words::of("Été chaud").occur_in("chaud comme l’ete"));
        assert!(!Words::of("été froid").occur_in("chaud comme l’été"));
        assert!(!Words::of(" ").occur_in("anything"));
    }
}
