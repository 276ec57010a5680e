//! The texts in four languages: the same messages with the same arguments, and everything that is said has one.

use coven_engine::testing::{Care, check_game};
use coven_engine::{Arg, Dice, FastDice, Game, Phrase, Rules, Seat, Seed, Tell, Viewer};
use coven_septima::Septima;
use coven_septima::card::CardId;
use coven_text::{Language, Texts};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Id and text of every message. A message begins at the start of a line: `id = text`.
fn messages(source: &str) -> BTreeMap<String, String> {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    let mut latest = String::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" = ").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase())) {
            Some((id, text)) => {
                assert!(found.insert(id.to_owned(), text.to_owned()).is_none(), "{id} is defined twice");
                latest = id.to_owned();
            }
            None => {
                if let Some(text) = found.get_mut(&latest) {
                    text.push_str(line);
                }
            }
        }
    }
    found
}

fn variables(text: &str) -> BTreeSet<&str> {
    let ends = |c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_');
    text.split('$').skip(1).map(|rest| rest.split(ends).next().unwrap_or("")).collect()
}

fn texts() -> BTreeMap<&'static str, BTreeMap<String, String>> {
    Septima::about().texts.iter().map(|(language, source)| (*language, messages(source))).collect()
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_arguments() {
    let texts = texts();
    let english = &texts["en"];
    assert_eq!(texts.keys().copied().collect::<Vec<_>>(), ["en", "fr", "it", "pl"]);
    assert!(english.len() > 300, "{}", english.len());
    for (language, messages) in &texts {
        assert_eq!(messages.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>(), "{language}");
        for (id, text) in messages {
            assert_eq!(variables(text), variables(&english[id]), "{language}: {id}");
        }
        if *language != "en" {
            let copied: Vec<&String> = messages.iter().filter(|(id, text)| **text == english[*id]).map(|(id, _)| id).collect();
            assert!(copied.len() < 14, "{language} repeats English: {copied:?}");
        }
    }
}

/// Every message that the telling names by a word exists, and every message is named.
#[test]
fn every_message_is_said_somewhere() {
    let english = &texts()["en"];
    let sources = [
        ("septima-prompt-", include_str!("../src/tell/prompts.rs")),
        ("septima-move-", include_str!("../src/tell/moves.rs")),
        ("septima-event-", include_str!("../src/tell/events.rs")),
        ("septima-view-", include_str!("../src/tell/view.rs")),
    ];
    for (kind, source) in sources {
        let named: BTreeSet<String> = source.split('"').skip(1).step_by(2).map(|word| format!("{kind}{word}")).collect();
        let ids: Vec<&String> = english.keys().filter(|id| id.starts_with(kind)).collect();
        assert!(ids.len() > 20, "{kind}");
        let silent: Vec<_> = ids.iter().filter(|id| !named.contains(id.as_str())).collect();
        assert!(silent.is_empty(), "never said: {silent:?}");
    }
}

/// The messages of which a phrase is made, each with its arguments.
fn parts<'a>(phrase: &'a Phrase, out: &mut Vec<&'a Phrase>) {
    fn inside<'a>(arg: &'a Arg, out: &mut Vec<&'a Phrase>) {
        match arg {
            Arg::Phrase(phrase) => parts(phrase, out),
            Arg::List(items) => items.iter().for_each(|item| inside(item, out)),
            _ => {}
        }
    }
    out.push(phrase);
    phrase.args.iter().for_each(|(_, arg)| inside(arg, out));
}

#[test]
fn whatever_random_games_say_has_a_text_in_every_language() {
    let rules = Arc::new(Septima::builtin());
    let texts = texts();
    let (mut said, mut asked): (BTreeMap<String, BTreeSet<&'static str>>, BTreeSet<&'static str>) = Default::default();
    let mut hear = |phrase: &Phrase| {
        let mut found = Vec::new();
        parts(phrase, &mut found);
        for part in found {
            said.entry(part.id.to_string()).or_insert_with(|| part.args.iter().map(|(name, _)| *name).collect());
        }
    };
    for players in 2..=4 {
        for (number, setup) in rules.setups(players).into_iter().enumerate() {
            let seed = (players * 100 + number) as u64;
            let mut game = Game::start(rules.clone(), setup, Seed::from_number(seed)).expect("a listed setup");
            let mut chance = FastDice::new(seed);
            while let Some(seat) = game.deciding().first() {
                let prompt = rules.prompt(game.state(), seat);
                asked.insert(prompt.rule);
                hear(&prompt.phrase);
                let moves = game.legal(seat);
                moves.iter().for_each(|&m| hear(&rules.tell_move(game.state(), seat, m)));
                let story = game.play(seat, moves[chance.below(moves.len() as u32) as usize]).expect("a listed move");
                story.told.iter().for_each(|told| hear(&rules.tell_event(&told.event)));
                if chance.below(20) == 0 {
                    Viewer::all(players)
                        .for_each(|viewer| rules.tell_view(&rules.view(game.state(), viewer)).iter().for_each(&mut hear));
                }
            }
            let sheet = rules.sheet(game.state(), Seat(0));
            sheet.lines.iter().for_each(|line| hear(&Phrase::new(format!("septima-sheet-{}", line.key))));
        }
    }
    for (id, given) in &said {
        for (language, messages) in &texts {
            let text = messages.get(id).unwrap_or_else(|| panic!("{language} has no '{id}'"));
            let wanted = variables(text);
            assert!(wanted.iter().all(|name| given.contains(name)), "{language}: {id} wants {wanted:?}, but is given {given:?}");
        }
    }
    let rulebook = coven_engine::rulebook::rules(Septima::about().rulebook, "SEP");
    let unknown: Vec<_> = asked.iter().filter(|id| !rulebook.iter().any(|rule| rule.id == **id)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
    assert!(said.len() > 200, "{}", said.len());
}

#[test]
fn sentences_are_whole_in_every_language() {
    let names = ["Jade".to_owned(), "Ambre".to_owned()];
    for language in [Language::English, Language::Italian, Language::French, Language::Polish] {
        let texts = Texts::new(language, &[Septima::about()]);
        for (id, wanted) in messages(Septima::about().texts[0].1) {
            let mut phrase = Phrase::new(id.clone());
            for name in ["seat", "count", "hospital", "good", "illness", "space", "from", "to", "card", "witch"] {
                if variables(&wanted).contains(name) {
                    phrase = phrase.with(name, 1);
                }
            }
            let sentence = texts.say(&phrase, &names);
            assert!(sentence != id && !sentence.is_empty(), "{language:?}: {id}");
        }
    }
}

/// Every card's rule is in the rulebook, so that "what does this do?" has an answer.
#[test]
fn every_card_names_a_rule_of_the_rulebook() {
    let rules = coven_engine::rulebook::rules(Septima::about().rulebook, "SEP");
    for id in CardId::all() {
        assert!(rules.iter().any(|rule| rule.id == id.card().rule), "{id}: {}", id.card().rule);
    }
}

/// What is refused is refused with a code that has a sentence.
#[test]
fn refusals_of_random_games_have_sentences() {
    let rules = Arc::new(Septima::builtin());
    let english = &texts()["en"];
    let shared = ["other-question", "not-possible"];
    for setup in rules.setups(3) {
        let mut game = Game::start(rules.clone(), setup, Seed::from_number(5)).expect("a listed setup");
        let mut chance = FastDice::new(5);
        let mut strangers: Vec<_> = Vec::new();
        while let Some(seat) = game.deciding().first() {
            let moves = game.legal(seat);
            for &m in &strangers {
                if !moves.contains(&m) {
                    let illegal = rules.refuse(game.state(), seat, m);
                    let known = shared.contains(&illegal.code) || english.contains_key(&format!("refused-{}", illegal.code));
                    assert!(known, "{illegal}");
                }
            }
            let m = moves[chance.below(moves.len() as u32) as usize];
            strangers.push(m);
            strangers.truncate(200);
            game.play(seat, m).expect("a listed move");
        }
    }
    assert!(check_game(&rules, &rules.setups(2)[0], 1, Care { costly_every: 1000 }).is_ok());
}
