//! The texts in four languages, and the rulebook: nothing is missing, nothing is left over, nothing is untranslated.

use coven_broom::{Broom, REFUSALS, Setup, Side};
use coven_engine::rulebook;
use coven_engine::{Arg, DataSource, Dice, FastDice, Game, Knowledge, Phrase, Rules, Seed, SetupError, Silence, Tell, Viewer};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

type Names<'a> = BTreeSet<&'a str>;

/// Id and text of every message of a Fluent file. A message begins at the start of a line: `id = text`.
fn messages(source: &str) -> BTreeMap<&str, String> {
    let mut found: BTreeMap<&str, String> = BTreeMap::new();
    let mut latest = None;
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        let begins = line.starts_with(|c: char| c.is_ascii_lowercase());
        if let Some((id, text)) = line.split_once(" = ").filter(|_| begins) {
            assert!(found.insert(id, text.to_owned()).is_none(), "{id} is defined twice");
            latest = Some(id);
        } else if let Some(message) = latest.and_then(|id| found.get_mut(id)) {
            message.push('\n');
            message.push_str(line);
        }
    }
    found
}

fn texts() -> BTreeMap<&'static str, BTreeMap<&'static str, String>> {
    Broom::about().texts.iter().map(|(language, source)| (*language, messages(source))).collect()
}

/// The names that follow `sign` in a text.
fn names_after<'a>(text: &'a str, sign: &str) -> Vec<&'a str> {
    let ends = |c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_');
    text.split(sign).skip(1).map(|rest| rest.split(ends).next().unwrap_or("")).collect()
}

fn variables(text: &str) -> Names<'_> {
    names_after(text, "$").into_iter().collect()
}

/// The choices between wordings in a text: the variable that decides, and the cases.
fn choices(text: &str) -> Vec<(&str, Names<'_>)> {
    let starts = text.match_indices(" ->\n");
    let choice = |(at, arrow): (usize, &str)| {
        let decides = text[..at].rsplit('$').next().unwrap_or("");
        let variants = text[at + arrow.len()..].lines().take_while(|line| !line.starts_with('}'));
        let cases = variants.filter_map(|line| line.split_once('[')?.1.split_once(']')).map(|(case, _)| case);
        (decides, cases.collect())
    };
    starts.map(choice).collect()
}

fn rules() -> Arc<Broom> {
    Arc::new(Broom::load(&DataSource::builtin()).expect("the built-in data"))
}

/// What random games of every setup say to people, and the ids of the rules that ask.
#[derive(Default)]
struct Said {
    phrases: Vec<Phrase>,
    /// A phrase is kept once for every set of messages that it is made of.
    kept: BTreeSet<Vec<String>>,
    rules: BTreeSet<&'static str>,
}

impl Said {
    fn in_random_games(rules: &Arc<Broom>) -> Said {
        let mut said = Said::default();
        for players in 2..=5 {
            for (number, setup) in rules.setups(players).into_iter().enumerate() {
                let seed = (players * 100 + number) as u64;
                for game in 0..6 {
                    said.listen(rules, setup, seed << 8 | game);
                }
            }
        }
        said
    }

    fn listen(&mut self, rules: &Arc<Broom>, setup: Setup, seed: u64) {
        let mut game = Game::start(rules.clone(), setup, Seed::from_number(seed)).expect("a setup that the game lists");
        let mut chance = FastDice::new(seed);
        let opening: Vec<Phrase> = game.opening().told.iter().map(|told| rules.tell_event(&told.event)).collect();
        opening.into_iter().for_each(|phrase| self.keep(phrase));
        while let Some(seat) = game.deciding().first() {
            let prompt = rules.prompt(game.state(), seat);
            self.rules.insert(prompt.rule);
            self.keep(prompt.phrase);
            self.look(rules, &game, Viewer::Seat(seat));
            let moves = game.legal(seat);
            for &m in moves.iter() {
                self.keep(rules.tell_move(game.state(), seat, m));
                rules.reason(game.state(), seat, m).into_iter().for_each(|why| self.keep(why));
            }
            let m = moves[chance.below(moves.len() as u32) as usize];
            let story = game.play(seat, m).expect("a listed move");
            story.told.iter().for_each(|told| self.keep(rules.tell_event(&told.event)));
        }
        self.look(rules, &game, Viewer::Spectator);
        for result in rules.standing(game.state()).expect("the end") {
            self.keep(rules.prompt(game.state(), result.seat).phrase);
            for line in result.sheet.lines {
                self.keep(Phrase::new(format!("broom-sheet-{}", line.key)));
            }
        }
    }

    fn look(&mut self, rules: &Broom, game: &Game<Broom>, viewer: Viewer) {
        for phrase in rules.tell_view(&rules.view(game.state(), viewer)) {
            self.keep(phrase);
        }
    }

    fn keep(&mut self, phrase: Phrase) {
        let mut ids = Vec::new();
        with_nested(&phrase, &mut |part| ids.push(part.id.to_string()));
        if self.kept.insert(ids) {
            self.phrases.push(phrase);
        }
    }
}

/// Visits a phrase and every phrase among its arguments.
fn with_nested<'a>(phrase: &'a Phrase, visit: &mut impl FnMut(&'a Phrase)) {
    fn inside<'a>(arg: &'a Arg, visit: &mut impl FnMut(&'a Phrase)) {
        match arg {
            Arg::Phrase(phrase) => with_nested(phrase, visit),
            Arg::List(items) => items.iter().for_each(|item| inside(item, visit)),
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
        }
    }
    visit(phrase);
    phrase.args.iter().for_each(|(_, arg)| inside(arg, visit));
}

/// Every way to ask for a table that Broom Service refuses.
fn refused_setups(rules: &Broom) -> Vec<SetupError> {
    let asked = |players, words: &[&str]| rules.agree(players, words).expect_err("a setup that is refused");
    let bare_back = Setup { hill_tiles: false, ..Setup::base(3, Side::Back) };
    vec![
        asked(6, &[]),
        asked(300, &[]),
        asked(3, &["snow"]),
        asked(3, &["heavy=many"]),
        asked(3, &["front", "back"]),
        asked(3, &["forest"]),
        asked(3, &["hill"]),
        asked(3, &["storm", "heavy=1"]),
        asked(3, &["heavy=20"]),
        rules.start(&bare_back, &mut FastDice::new(1), &mut Silence).expect_err("a back without hill tiles"),
    ]
}

/// The codes that a source file names.
fn codes_in(source: &'static str) -> Names<'static> {
    names_after(source, "\"broom-").into_iter().collect()
}

fn without_prefix<'a>(ids: impl IntoIterator<Item = &'a str>, prefix: &str) -> Names<'a> {
    ids.into_iter().filter_map(|id| id.strip_prefix(prefix)).collect()
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let texts = texts();
    assert_eq!(texts.keys().copied().collect::<Vec<_>>(), ["en", "fr", "it", "pl"]);
    let english = &texts["en"];
    for (language, messages) in &texts {
        let (ids, wanted): (Names, Names) = (messages.keys().copied().collect(), english.keys().copied().collect());
        assert_eq!(ids, wanted, "messages of {language}");
        for (id, text) in messages {
            assert_eq!(variables(text), variables(&english[id]), "variables of {id} in {language}");
        }
    }
}

#[test]
fn numbers_have_every_plural_form_of_the_language() {
    for (language, messages) in texts() {
        let forms: &[&str] = if language == "pl" { &["one", "few", "many", "other"] } else { &["one", "other"] };
        let counted = messages.iter().flat_map(|(id, text)| choices(text).into_iter().map(move |(_, cases)| (id, cases)));
        let plurals: Vec<_> = counted.filter(|(_, cases)| cases.contains("one")).collect();
        assert!(plurals.len() > 20, "{language} has only {} plurals", plurals.len());
        for (id, mut cases) in plurals {
            cases.remove("0");
            assert_eq!(cases, forms.iter().copied().collect(), "plural forms of {id} in {language}");
        }
    }
}

#[test]
fn the_translations_are_no_copies() {
    let texts = texts();
    let english = &texts["en"];
    let is_name = |id: &str| ["broom-role-", "broom-card-"].iter().any(|prefix| id.starts_with(prefix));
    for (language, messages) in texts.iter().filter(|(language, _)| **language != "en") {
        let sentences: Vec<_> = messages.iter().filter(|(id, _)| !is_name(id)).collect();
        let copies: Vec<_> = sentences.iter().filter(|(id, text)| english[**id] == **text).map(|(id, _)| **id).collect();
        assert!(copies.len() * 10 <= sentences.len(), "{language} repeats the English: {copies:?}");
    }
}

#[test]
fn whatever_is_said_has_its_message_and_every_message_is_said() {
    let rules = rules();
    let english = &texts()["en"];
    let said = Said::in_random_games(&rules);
    let mut ids: BTreeSet<String> = BTreeSet::new();
    for phrase in &said.phrases {
        with_nested(phrase, &mut |part| {
            let text = english.get(&*part.id).unwrap_or_else(|| panic!("no message {}", part.id));
            let given = |name: &str| part.args.iter().find(|(given, _)| *given == name).map(|(_, arg)| arg);
            for name in variables(text) {
                assert!(given(name).is_some(), "{} is said without ${name}", part.id);
            }
            for (name, _) in choices(text) {
                assert!(matches!(given(name), Some(Arg::Number(_))), "{} is said with a ${name} that is no number", part.id);
            }
            ids.insert(part.id.to_string());
        });
    }
    let silent: Vec<_> = english.keys().filter(|id| id.starts_with("broom-") && !ids.contains(**id)).collect();
    assert!(silent.is_empty(), "nobody ever says {silent:?}");
}

#[test]
fn every_refusal_has_its_sentence() {
    let refused = without_prefix(texts()["en"].keys().copied(), "refused-broom-");
    assert_eq!(refused, without_prefix(REFUSALS.iter().copied(), "broom-"));
    assert_eq!(refused, codes_in(include_str!("../src/refuse.rs")));
}

#[test]
fn every_refused_setup_has_its_sentence() {
    let sentences = without_prefix(texts()["en"].keys().copied(), "setup-broom-");
    let errors = refused_setups(&rules());
    assert_eq!(without_prefix(errors.iter().map(|error| error.code), "broom-"), sentences);
    assert_eq!(codes_in(include_str!("../src/setup.rs")), sentences);
}

#[test]
fn every_rule_is_defined_once_and_every_id_names_a_rule() {
    let about = Broom::about();
    let defined: Vec<&str> = rulebook::rules(about.rulebook, about.rule_prefix).iter().map(|rule| rule.id).collect();
    let mut times: BTreeMap<&str, usize> = BTreeMap::new();
    for id in defined {
        *times.entry(id).or_default() += 1;
    }
    assert!(times.len() > 150, "only {} rules are found", times.len());
    let named = names_after(about.rulebook, "BRM-");
    for id in named.iter().map(|name| format!("BRM-{}", name.trim_end_matches('-'))) {
        assert_eq!(times.get(id.as_str()), Some(&1), "{id} must be defined exactly once");
    }
}

#[test]
fn prompts_and_refused_setups_name_rules_of_the_rulebook() {
    let about = Broom::about();
    let rules = rules();
    let defined: Names = rulebook::rules(about.rulebook, about.rule_prefix).iter().map(|rule| rule.id).collect();
    let mut named = Said::in_random_games(&rules).rules;
    named.extend(refused_setups(&rules).iter().map(|error| error.rule));
    let unknown: Vec<_> = named.difference(&defined).collect();
    assert!(unknown.is_empty(), "{unknown:?} stand nowhere in rules.md");
}

#[test]
fn the_worked_examples_stand_in_the_rulebook() {
    for example in ["**WE-1 ", "**WE-2 ", "**WE-3 "] {
        assert_eq!(Broom::about().rulebook.matches(example).count(), 1, "{example}");
    }
}
