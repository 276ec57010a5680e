//! Names stand in messages as they are called: without an article, in no case, not elided. After a preposition they would need one
//! of these, so only some arguments may stand there; the rest is put behind a colon or in parentheses.

use crate::messages::{self, Message};
use std::collections::BTreeSet;

/// Arguments that are said alike everywhere: numbers, things with their number, letters and numbers of places, files, addresses.
const INVARIABLE: &[&str] = &[
    "address",
    "blind",
    "catching",
    "chance",
    "cost",
    "count",
    "despair",
    "detail",
    "distance",
    "faces",
    "file",
    "first",
    "folder",
    "from",
    "games",
    "hex",
    "hope",
    "hour",
    "house",
    "least",
    "level",
    "memo",
    "most",
    "mountain",
    "moves",
    "needed",
    "of",
    "place",
    "points",
    "regret",
    "remove",
    "rounds",
    "seconds",
    "space",
    "steps",
    "suspicion",
    "time",
    "to",
    "total",
    "tried",
    "url",
];

/// Arguments that are people, and witches, who are called like people.
const PEOPLE: &[&str] =
    &["constable", "coven", "healers", "holder", "leader", "owner", "seat", "seats", "target", "witch", "with"];

/// What a language does to a name after certain words.
struct Rule {
    language: &'static str,
    after: &'static [&'static str],
    fitting: &'static [&'static [&'static str]],
    /// Messages that are right although another argument stands there.
    right: &'static [&'static str],
}

const RULES: [Rule; 4] = [
    // "dal Mercato", but "da Ada".
    Rule {
        language: "it",
        after: &["di", "da", "a", "in", "su", "con", "per", "tra", "fra", "verso", "contro", "presso"],
        fitting: &[INVARIABLE, PEOPLE],
        right: &[
            // The letter and number of a region.
            "broom-move-dispel",
            "broom-event-dispelled",
            // The titles of cards and games.
            "letter-challenge",
            "page-book-aid-of",
            "page-book-exact-of",
            "page-book-of",
            "page-book-things-of",
            "page-salem-say-hope-for",
            "page-septima-tip-ritual",
            "salem-say-offer-for",
            "server-challenge",
            "server-your-turn",
            // A witch.
            "septima-move-use-witch",
        ],
    },
    // "d’Ada": nobody knows with which letter a name begins.
    Rule {
        language: "fr",
        after: &["de", "d’", "que", "qu’", "jusque"],
        fitting: &[INVARIABLE],
        right: &[
            "page-book-exact-of",
            "page-book-of",
            "page-book-things-of",
            // Left or right.
            "septima-event-septima-shown",
            "septima-move-replace",
        ],
    },
    // "au Marché", but "à Ada".
    Rule {
        language: "fr",
        after: &["à", "jusqu’à", "en", "sur", "sous", "dans", "avec", "pour", "par", "chez", "contre", "entre", "vers"],
        fitting: &[INVARIABLE, PEOPLE],
        right: &[
            "broom-move-dispel",
            "broom-event-dispelled",
            "letter-challenge",
            "page-book-aid-of",
            "page-salem-say-hope-for",
            "salem-say-offer-for",
            "septima-move-use-witch",
            "server-challenge",
            "server-your-turn",
        ],
    },
    // "dla Ady": even people's names would need a case.
    Rule {
        language: "pl",
        after: &[
            "bez", "dla", "do", "ku", "między", "na", "nad", "o", "obok", "od", "po", "pod", "przeciw", "przed", "przez", "przy",
            "u", "w", "we", "według", "wśród", "z", "za", "ze",
        ],
        fitting: &[INVARIABLE],
        right: &[
            "broom-move-dispel",
            "broom-event-dispelled",
            // A number, which chooses the form of its noun.
            "server-challenge",
        ],
    },
];

/// The arguments that stand right behind a word of the rule and do not fit there.
fn bare<'a>(rule: &Rule, message: &'a Message) -> BTreeSet<&'a str> {
    let behind = |wording: &'a String| {
        wording.match_indices("{$").filter_map(|(at, sign)| {
            let word = wording[..at].split_whitespace().next_back()?.trim_start_matches(|c: char| !c.is_alphanumeric());
            let argument = wording[at + sign.len()..].split('}').next()?;
            let fits = rule.fitting.iter().any(|arguments| arguments.contains(&argument));
            (rule.after.contains(&word.to_lowercase().as_str()) && !fits).then_some(argument)
        })
    };
    message.wordings.iter().flat_map(behind).collect()
}

#[test]
fn a_name_stands_where_it_needs_no_other_form() {
    let mut found = Vec::new();
    for rule in &RULES {
        let faults: Vec<(String, String)> = messages::of(rule.language)
            .iter()
            .filter_map(|message| Some((message.id.clone(), (*bare(rule, message).first()?).to_owned())))
            .collect();
        let unneeded = rule.right.iter().filter(|id| !faults.iter().any(|(fault, _)| fault == *id));
        found.extend(unneeded.map(|id| format!("{}: {id} needs no exception", rule.language)));
        let wrong = faults.iter().filter(|(id, _)| !rule.right.contains(&id.as_str()));
        found.extend(wrong.map(|(id, argument)| format!("{}: {id}: ${argument} follows a preposition", rule.language)));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Arguments that are names of things.
const THINGS: &[&str] = &[
    "action",
    "building",
    "buildings",
    "card",
    "character",
    "event",
    "favour",
    "gave",
    "good",
    "got",
    "illness",
    "own",
    "patient",
    "potion",
    "region",
    "resource",
    "role",
    "slot",
    "spell",
    "tile",
    "tower",
    "type",
];

/// Polish words behind which a thing is called by its own name: nouns that bear the case, and "is".
const BEARERS: &[&str] = &["akcja", "czar", "karty", "kartę", "to"];

/// Messages in which it stands behind a verb and is right: it is the subject, or its accusative is like its name.
const SUBJECTS: &[&str] = &[
    "broom-move-deliver",
    "broom-storm-hoard",
    "salem-event-burned",
    "sealed-move-bid",
    "sealed-move-swap",
    "septima-event-acted",
];

/// "konfiskuje Szkołę", not "konfiskuje Szkoła": the thing is put behind a colon, or a noun stands before it.
fn uninflected(message: &Message) -> bool {
    message.wordings.iter().any(|wording| {
        wording.match_indices("{$").any(|(at, sign)| {
            let argument = wording[at + sign.len()..].split('}').next().unwrap_or_default();
            let word = wording[..at].strip_suffix(' ').and_then(|before| before.split_whitespace().next_back());
            let verb = |word: &str| word.chars().all(char::is_alphabetic) && !BEARERS.contains(&word.to_lowercase().as_str());
            THINGS.contains(&argument) && word.is_some_and(verb)
        })
    })
}

#[test]
fn a_polish_thing_stands_behind_no_word_that_asks_for_a_case() {
    let messages = messages::of("pl");
    let faults: Vec<&str> = messages.iter().filter(|message| uninflected(message)).map(|message| message.id.as_str()).collect();
    let wrong = faults.iter().filter(|id| !SUBJECTS.contains(id)).map(|id| format!("{id}: a thing needs a case"));
    let unneeded = SUBJECTS.iter().filter(|id| !faults.contains(id)).map(|id| format!("{id} needs no exception"));
    let found: Vec<String> = wrong.chain(unneeded).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}
