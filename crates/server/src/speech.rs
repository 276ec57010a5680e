//! Sentences, each put together once: most of what is said at a table has been said at another one before.

use coven_engine::{MAX_SEATS, Phrase};
use coven_text::Texts;
use rustc_hash::FxHashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

/// Maximum number of sentences that are remembered; when it is reached, all are forgotten.
const MOST_SENTENCES: usize = 4_096;

/// Where a name is to stand in a remembered sentence, by seat: characters that no text has.
const BLANK: u32 = 0xE000;

static BLANKS: LazyLock<Vec<String>> = LazyLock::new(|| (0..MAX_SEATS as u32).filter_map(blank).map(String::from).collect());

fn blank(seat: u32) -> Option<char> {
    char::from_u32(BLANK + seat)
}

/// A sentence with blanks for names.
struct Sentence {
    text: Box<str>,
    names_somebody: bool,
}

/// One language, with what has been said in it.
pub struct Speech {
    texts: Texts,
    said: RwLock<FxHashMap<Phrase, Arc<Sentence>>>,
}

impl std::fmt::Debug for Speech {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.texts.fmt(f)
    }
}

impl Speech {
    pub fn new(texts: Texts) -> Speech {
        Speech { texts, said: RwLock::default() }
    }

    pub fn texts(&self) -> &Texts {
        &self.texts
    }

    /// The sentence for a phrase. `names` says who sits where.
    pub fn say(&self, phrase: &Phrase, names: &[String]) -> String {
        let sentence = self.sentence(phrase);
        if !sentence.names_somebody {
            return sentence.text.to_string();
        }
        let mut said = String::with_capacity(sentence.text.len() + 16);
        for part in sentence.text.chars() {
            match names.get((part as u32).wrapping_sub(BLANK) as usize) {
                Some(name) => said.push_str(name),
                None => said.push(part),
            }
        }
        said
    }

    fn sentence(&self, phrase: &Phrase) -> Arc<Sentence> {
        if let Some(known) = self.said.read().unwrap_or_else(PoisonError::into_inner).get(phrase) {
            return known.clone();
        }
        let text = self.texts.say(phrase, &BLANKS);
        let names_somebody = text.chars().any(|part| (BLANK..BLANK + MAX_SEATS as u32).contains(&(part as u32)));
        let sentence = Arc::new(Sentence { text: text.into(), names_somebody });
        let mut said = self.said.write().unwrap_or_else(PoisonError::into_inner);
        if said.len() >= MOST_SENTENCES {
            said.clear();
        }
        said.insert(phrase.clone(), sentence.clone());
        sentence
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_catalog::{Agreement, start};
    use coven_engine::{DataSource, Dice, FastDice, Seat, Seed};
    use coven_text::Language;

    /// What is remembered is what would have been said, whatever people call themselves.
    #[test]
    fn every_sentence_of_every_game_is_said_as_without_a_memory() {
        let names: Vec<String> = ["Ada\"", "B\"e\\a", "Ćma\u{e000}", "Dora"].map(str::to_owned).into();
        for language in [Language::English, Language::Polish] {
            let speech = Speech::new(Texts::new(language, coven_catalog::games()));
            let mut said = 0;
            for about in coven_catalog::games() {
                let players = 3.clamp(*about.seats.start(), *about.seats.end());
                let agreed = Agreement::Words { players, variants: &[] };
                let mut table = start(about.id, &DataSource::builtin(), agreed, Seed::from_number(4)).expect("a table");
                let mut dice = FastDice::new(2);
                let mut check = |phrase: &Phrase| {
                    for _ in 0..2 {
                        assert_eq!(speech.say(phrase, &names), speech.texts().say(phrase, &names));
                    }
                    said += 1;
                };
                for _ in 0..80 {
                    let Some(seat) = table.deciding().next() else { break };
                    let choices = table.choices(seat);
                    choices.iter().for_each(|choice| check(&choice.phrase));
                    check(&table.prompt(seat).expect("a prompt").phrase);
                    let chosen = &choices[dice.below(choices.len() as u32) as usize].notation;
                    let tale = table.play(seat, chosen).expect("a listed move");
                    tale.iter().for_each(|(_, phrase)| check(phrase));
                }
            }
            assert!(said > 1000, "{said}");
        }
    }

    #[test]
    fn memory_has_an_end() {
        let speech = Speech::new(Texts::new(Language::English, coven_catalog::games()));
        for number in 0..MOST_SENTENCES + 10 {
            speech.sentence(&Phrase::new("seat-unnamed").with("number", number));
        }
        assert_eq!(speech.said.read().expect("no panic").len(), 10);
        assert!(!speech.sentence(&Phrase::new("seat-unnamed").with("number", 1u8)).names_somebody);
        let named = speech.sentence(&Phrase::new("list-join").with("before", Seat(0)).with("after", Seat(1)));
        assert!(named.names_somebody);
    }
}
