//! The words of the texts: what the glossaries say is said, what they forbid is not, and names stand where they need no form that
//! they do not have.

mod messages;
mod names;

use messages::Message;
use serde::Deserialize;
use std::path::Path;

/// `glossary/<language>.toml`: what is called how, in which game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Glossary {
    term: Vec<Term>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    /// The game's id, or `all`.
    game: String,
    concept: String,
    say: Vec<String>,
    never: Vec<String>,
}

impl Term {
    fn messages<'a>(&'a self, all: &'a [Message]) -> impl Iterator<Item = &'a Message> {
        all.iter().filter(|message| message.is_of(&self.game))
    }
}

/// The languages that have a glossary: all but English, which the others are translated from.
const TRANSLATED: [&str; 3] = ["it", "fr", "pl"];

fn glossary(language: &str) -> Vec<Term> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("glossary").join(format!("{language}.toml"));
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    toml::from_str::<Glossary>(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display())).term
}

#[test]
fn no_message_and_no_rulebook_says_what_its_glossary_forbids() {
    let mut found = Vec::new();
    for language in TRANSLATED {
        let all: Vec<Message> = messages::of(language).into_iter().chain(messages::lines(language)).collect();
        for term in glossary(language) {
            for words in &term.never {
                let saying = term.messages(&all).filter(|message| message.says(words));
                found.extend(saying.map(|message| format!("{language}: {}: “{words}” for {}", message.id, term.concept)));
            }
        }
    }
    assert!(found.is_empty(), "{} forbidden words:\n{}", found.len(), found.join("\n"));
}

#[test]
fn every_term_of_a_glossary_is_in_use() {
    let mut unused = Vec::new();
    for language in TRANSLATED {
        let all = messages::of(language);
        for term in glossary(language) {
            let used = term.say.iter().any(|words| term.messages(&all).any(|message| message.says(words)));
            if !used || term.say.iter().any(|words| words.trim().is_empty()) {
                unused.push(format!("{language}: {} ({}): {:?}", term.concept, term.game, term.say));
            }
        }
    }
    assert!(unused.is_empty(), "nobody says:\n{}", unused.join("\n"));
}

#[test]
fn french_marks_keep_to_their_words() {
    let mut found = Vec::new();
    for message in messages::of("fr").into_iter().chain(messages::lines("fr")) {
        let loose = [" :", " ;", " !", " ?", " »", " %", "« "];
        found.extend(
            loose
                .iter()
                .filter(|mark| message.wordings.iter().any(|text| text.contains(*mark)))
                .map(|mark| format!("{}: “{mark}” needs a no-break space", message.id)),
        );
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// French alone puts a space before the sign of a percentage.
#[test]
fn the_sign_of_a_percentage_follows_its_number() {
    let mut found = Vec::new();
    for language in ["en", "it", "pl"] {
        let spaced = |message: &Message| message.wordings.iter().any(|text| text.contains(" %") || text.contains("\u{a0}%"));
        let said = messages::of(language).into_iter().chain(messages::lines(language)).filter(spaced);
        found.extend(said.map(|message| format!("{language}: {}", message.id)));
    }
    assert!(found.is_empty(), "a space before %:\n{}", found.join("\n"));
}

/// What messages count in English, one and several.
const COUNTED: [(&str, &str); 7] = [
    ("card", "cards"),
    ("cube", "cubes"),
    ("game", "games"),
    ("ingredient", "ingredients"),
    ("point", "points"),
    ("step", "steps"),
    ("witch", "witches"),
];

/// Messages whose numbers come from the box and are never one.
const SEVERAL: [&str; 10] = [
    "page-broom-bewitched-tip",
    "page-broom-effect-druid-brave",
    "page-broom-effect-fairy-brave",
    "page-broom-pick-bewitched",
    "page-broom-tip-hoard",
    "page-broom-tip-tailwind",
    "page-salem-tip-set",
    "septima-widow-prompt-draft",
    "septima-widow-trouble-her-witches",
    "septima-widow-trouble-own-witches",
];

/// "1 point", not "1 points".
#[test]
fn english_counts_one_in_the_singular() {
    let follows = |message: &Message, word: &str| message.wordings.iter().any(|text| text.contains(&format!("}} {word}")));
    let wrong = |message: &Message| {
        COUNTED.iter().any(|(one, several)| {
            let singular = message.wordings.iter().any(|text| text.replace(several, "").contains(one));
            follows(message, several) && !singular
        })
    };
    let faults: Vec<String> = messages::of("en").into_iter().filter(wrong).map(|message| message.id).collect();
    let found: Vec<&String> = faults.iter().filter(|id| !SEVERAL.contains(&id.as_str())).collect();
    assert!(found.is_empty(), "a plural that may follow 1: {found:?}");
    assert!(SEVERAL.iter().all(|id| faults.iter().any(|fault| fault == id)), "an exception that is none: {faults:?}");
}
