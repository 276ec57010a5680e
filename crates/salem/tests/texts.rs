//! The texts in four languages: the same messages with the same variables, and every phrase finds its words.

use coven_engine::{Arg, DataSource, Dice, FastDice, Game, Knowledge, Phrase, Rules, Seat, Seed, Tell, Viewer};
use coven_salem::{EventCard, Salem, Statement};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Id and text of every message. A message begins at the start of a line: `id = text`.
fn messages(source: &str) -> BTreeMap<&str, String> {
    let mut found: BTreeMap<&str, String> = BTreeMap::new();
    let mut latest = "";
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" = ").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase())) {
            Some((id, text)) => {
                assert!(found.insert(id, text.to_owned()).is_none(), "{id} is defined twice");
                latest = id;
            }
            None if !latest.is_empty() => found.entry(latest).or_default().push_str(line),
            None => {}
        }
    }
    found
}

fn variables(text: &str) -> BTreeSet<&str> {
    let ends = |c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_';
    text.split('$').skip(1).map(|rest| rest.split(ends).next().unwrap_or_default()).collect()
}

fn languages() -> Vec<(&'static str, BTreeMap<&'static str, String>)> {
    Salem::about().texts.iter().map(|(language, source)| (*language, messages(source))).collect()
}

#[test]
fn every_language_says_the_same_things() {
    let languages = languages();
    let (_, english) = &languages[0];
    assert_eq!(languages.len(), 4);
    for (language, texts) in &languages[1..] {
        assert_eq!(texts.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>(), "{language}");
        for (id, text) in texts {
            assert_eq!(variables(text), variables(&english[id]), "{language}: {id}");
        }
        let words = |text: &str| text.split_whitespace().filter(|word| word.starts_with(char::is_alphabetic)).count() > 2;
        let copied: Vec<_> = texts.iter().filter(|(id, text)| **text == english[*id] && words(text)).collect();
        assert!(copied.is_empty(), "not translated into {language}: {copied:?}");
    }
}

/// A phrase and everything inside it can be said, with exactly the arguments that its text uses.
fn check(phrase: &Phrase, english: &BTreeMap<&str, String>, said: &mut BTreeSet<String>) {
    let text = english.get(phrase.id.as_ref()).unwrap_or_else(|| panic!("there is no message {}", phrase.id));
    let given: BTreeSet<&str> = phrase.args.iter().map(|(name, _)| *name).collect();
    let used = variables(text);
    assert!(used.is_subset(&given), "{} needs {used:?}, but gets {given:?}", phrase.id);
    said.insert(phrase.id.to_string());
    phrase.args.iter().for_each(|(_, arg)| check_arg(arg, english, said));
}

fn check_arg(arg: &Arg, english: &BTreeMap<&str, String>, said: &mut BTreeSet<String>) {
    match arg {
        Arg::Phrase(phrase) => check(phrase, english, said),
        Arg::List(items) => items.iter().for_each(|item| check_arg(item, english, said)),
        Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
    }
}

#[test]
fn everything_that_is_told_has_words() {
    let rules = Arc::new(Salem::load(&DataSource::builtin()).expect("built-in data"));
    let languages = languages();
    let english = &languages[0].1;
    let mut said = BTreeSet::new();
    let mut chance = FastDice::new(1);
    for game in 0..480 {
        let setup = rules.agree(3 + game as usize % 6, &[]).expect("setup");
        let mut game = Game::start(rules.clone(), setup, Seed::from_number(game)).expect("start");
        let opening = game.opening().clone();
        opening.told.iter().for_each(|told| check(&rules.tell_event(&told.event), english, &mut said));
        while let Some(seat) = game.deciding().first() {
            check(&rules.prompt(game.state(), seat).phrase, english, &mut said);
            let moves = game.legal(seat);
            for &m in moves.iter() {
                check(&rules.tell_move(game.state(), seat, m), english, &mut said);
                rules.reason(game.state(), seat, m).iter().for_each(|why| check(why, english, &mut said));
            }
            let m = moves[chance.below(moves.len() as u32) as usize];
            let viewer = Viewer::Seat(Seat(chance.below(game.seats() as u32) as u8));
            rules.tell_view(&rules.view(game.state(), viewer)).iter().for_each(|line| check(line, english, &mut said));
            let story = game.play(seat, m).expect("legal").clone();
            story.told.iter().for_each(|told| check(&rules.tell_event(&told.event), english, &mut said));
        }
        rules.tell_view(&rules.view(game.state(), Viewer::Spectator)).iter().for_each(|line| check(line, english, &mut said));
        for result in rules.standing(game.state()).expect("a standing") {
            for line in &result.sheet.lines {
                check(&Phrase::new(format!("salem-sheet-{}", line.key)), english, &mut said);
            }
        }
    }
    for &event in EventCard::ALL {
        check(&rules.event_text(event), english, &mut said);
    }
    let statements = "claim-role witch; claim-types trade+finance+education; claim-types entertainment+justice+death; \
        claim-saw 1 witch; accuse 1; trust 1; want alms; want trial 1; offer 1; offer 1 alms; refuse; ask-constable 1";
    for text in statements.split(';') {
        check(&text.parse::<Statement>().expect("a statement").phrase(Seat(0)), english, &mut said);
    }
    // What no random game shows: an answer to no question, and a Constable for whom nobody may follow.
    let rare = ["salem-prompt-nothing", "salem-event-stays-constable"];
    let never: Vec<&&str> = english
        .keys()
        .filter(|id| !said.contains(**id) && !id.starts_with("refused-") && !id.starts_with("setup-") && !rare.contains(id))
        .collect();
    assert!(never.is_empty(), "never said: {never:?}");
}

/// The codes that stand in a source file after `constructor`.
fn codes<'a>(source: &'a str, constructor: &str) -> BTreeSet<&'a str> {
    let after = source.split(constructor).skip(1);
    after.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next()).collect()
}

#[test]
fn every_refusal_has_words_and_none_is_left_over() {
    let sources = [include_str!("../src/refuse.rs"), include_str!("../src/talk.rs"), include_str!("../src/lib.rs")];
    let refusals: BTreeSet<String> =
        sources.iter().flat_map(|source| codes(source, "Illegal::new(")).map(|code| format!("refused-{code}")).collect();
    let setups: BTreeSet<String> =
        codes(include_str!("../src/setup.rs"), "SetupError::new(").iter().map(|code| format!("setup-{code}")).collect();
    assert!(refusals.len() > 20 && setups.len() == 3, "{refusals:?} {setups:?}");
    for (language, texts) in languages() {
        let there = |beginning: &str| texts.keys().filter(|id| id.starts_with(beginning)).map(|id| id.to_string()).collect();
        let (refused, setup): (BTreeSet<String>, BTreeSet<String>) = (there("refused-"), there("setup-"));
        assert_eq!((refused, setup), (refusals.clone(), setups.clone()), "{language}");
    }
}
