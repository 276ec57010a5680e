//! The texts in four languages, and the rulebook: nothing is missing, nothing is left over, nothing is untranslated.

use coven_engine::rulebook;
use coven_engine::{Arg, Dice, FastDice, Game, Knowledge, Phrase, Rules, Seed, SetupError, Tell, Viewer};
use coven_proves::proves;
use coven_septima::{Action, CardId, Event, Favour, Item, Move, Negotiation, RitualSpace, Septima, Setup};
use coven_text::{Language, Texts};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

type Names<'a> = BTreeSet<&'a str>;

/// Nobody is asked anything in these steps, but a view could show them.
const UNASKED: [&str; 3] = ["septima-sheet-floor", "septima-step-d", "septima-step-e"];

/// How the messages begin that only the solitaire game says; `solo.rs` listens to it.
const ALONE: [&str; 3] = ["septima-widow-", "septima-sheet-widow-", "septima-sheet-tribulation-"];

/// What a named thing does stands under its name with this ending.
const EXPLAINS: &str = "-text";

/// Id and text of every message of a Fluent file. A message begins at the start of a line: `id = text`.
fn messages(source: &str) -> BTreeMap<&str, String> {
    let mut found: BTreeMap<&str, String> = BTreeMap::new();
    let mut latest = None;
    for line in source.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
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
    Septima::about().texts.iter().map(|(language, source)| (*language, messages(source))).collect()
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

/// What games say to people, and the ids of the rules that ask.
#[derive(Default)]
struct Said {
    phrases: Vec<Phrase>,
    /// A phrase is kept once for every set of messages that it is made of.
    kept: BTreeSet<Vec<String>>,
    rules: BTreeSet<&'static str>,
}

impl Said {
    /// Random games of every setup.
    fn in_random_games(rules: &Arc<Septima>) -> Said {
        let mut said = Said::default();
        for players in 2..=4 {
            for (number, setup) in rules.setups(players).into_iter().enumerate() {
                let seed = (players * 100 + number) as u64;
                for game in 0..24 {
                    said.listen(rules, setup, TEMPERS[game % TEMPERS.len()], seed << 8 | game as u64);
                }
            }
        }
        said
    }

    fn listen(&mut self, rules: &Arc<Septima>, setup: Setup, likes: Temper, seed: u64) {
        let mut game = Game::start(rules.clone(), setup, Seed::from_number(seed)).expect("a setup that the game lists");
        let mut chance = FastDice::new(seed);
        let opening: Vec<Phrase> = game.opening().told.iter().map(|told| rules.tell_event(&told.event)).collect();
        opening.into_iter().for_each(|phrase| self.keep(phrase));
        while let Some(seat) = game.deciding().first() {
            let prompt = rules.prompt(game.state(), seat);
            self.rules.insert(prompt.rule);
            self.keep(prompt.phrase);
            let moves = game.legal(seat);
            for &m in moves.iter() {
                self.keep(rules.tell_move(game.state(), seat, m));
                rules.reason(game.state(), seat, m).into_iter().for_each(|why| self.keep(why));
            }
            if chance.below(20) == 0 {
                Viewer::all(game.seats()).for_each(|viewer| self.look(rules, &game, viewer));
            }
            let story = game.play(seat, choose(&moves, likes, &mut chance)).expect("a listed move");
            story.told.iter().for_each(|told| self.keep(rules.tell_event(&told.event)));
        }
        self.look(rules, &game, Viewer::Spectator);
        for result in rules.standing(game.state()).expect("the end") {
            self.keep(rules.prompt(game.state(), result.seat).phrase);
            for line in result.sheet.lines {
                self.keep(Phrase::new(format!("septima-sheet-{}", line.key)));
            }
        }
    }

    fn look(&mut self, rules: &Septima, game: &Game<Septima>, viewer: Viewer) {
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

/// Whether a player likes a move, by its notation.
type Temper = fn(&str) -> bool;

/// Blind chance all but never climbs a patient track or the ritual track and seldom fills a
/// coven, so healers, ritualists and advocates play too.
const TEMPERS: [Temper; 4] = [
    |_| true,
    |m| match m.split_once(' ') {
        Some(("heal" | "track" | "keep", _)) => true,
        Some(("card", action)) => ["heal", "brew", "collect"].contains(&action),
        Some(("brew", potion)) => potion.starts_with("remedy_blindness"),
        Some(("take" | "pay", good)) => ["berry", "herb"].contains(&good),
        // Next to the Hospital and two village hexes.
        Some(("go", space)) => space.ends_with('a'),
        _ => false,
    },
    |m| ["ritual", "card ritual", "use remus", "cast", "spell"].iter().any(|beginning| m.starts_with(beginning)),
    |m| ["card plead", "card recruit", "card chant", "send", "keep", "bonus"].iter().any(|beginning| m.starts_with(beginning)),
];

/// Any move, but more often than not one that the player likes.
fn choose(moves: &[Move], likes: Temper, chance: &mut FastDice) -> Move {
    let liked: Vec<Move> = moves.iter().copied().filter(|m| likes(&m.to_string())).collect();
    let among = if liked.is_empty() || chance.below(8) == 0 { moves } else { &liked };
    among[chance.below(among.len() as u32) as usize]
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

/// Every way to ask for a table that Septima refuses.
fn refused_setups(rules: &Septima) -> Vec<SetupError> {
    let asked = |players, words: &[&str]| rules.agree(players, words).expect_err("a setup that is refused");
    vec![
        asked(0, &[]),
        asked(5, &[]),
        asked(300, &[]),
        asked(3, &["snow"]),
        asked(3, &["easy"]),
        asked(1, &["basic"]),
        asked(1, &["tribulations-3"]),
        asked(1, &["wisdom-30"]),
    ]
}

/// The codes that a source file names.
fn codes_in(source: &'static str) -> Names<'static> {
    names_after(source, "\"septima-").into_iter().collect()
}

fn without_prefix<'a>(ids: impl IntoIterator<Item = &'a str>, prefix: &str) -> Names<'a> {
    ids.into_iter().filter_map(|id| id.strip_prefix(prefix)).collect()
}

fn defined_rules() -> Vec<&'static str> {
    let about = Septima::about();
    rulebook::rules(about.rulebook, about.rule_prefix).iter().map(|rule| rule.id).collect()
}

/// The rule ids that a text names.
fn rules_in(text: &str) -> BTreeSet<String> {
    names_after(text, "SEP-").iter().map(|name| format!("SEP-{}", name.trim_end_matches('-'))).collect()
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
        let plurals: Vec<_> = counted.filter(|(_, cases)| !cases.contains("0")).collect();
        assert!(plurals.len() > 40, "{language} has only {} plurals", plurals.len());
        for (id, cases) in plurals {
            assert_eq!(cases, forms.iter().copied().collect(), "plural forms of {id} in {language}");
        }
    }
}

#[test]
fn the_translations_are_no_copies() {
    let texts = texts();
    let english = &texts["en"];
    let is_name = |id: &str| id.starts_with("septima-witch-") && !id.ends_with(EXPLAINS);
    for (language, messages) in texts.iter().filter(|(language, _)| **language != "en") {
        let sentences: Vec<_> = messages.iter().filter(|(id, _)| !is_name(id)).collect();
        let copies: Vec<_> = sentences.iter().filter(|(id, text)| english[**id] == **text).map(|(id, _)| **id).collect();
        assert!(copies.len() * 20 <= sentences.len(), "{language} repeats the English: {copies:?}");
    }
}

#[test]
fn whatever_is_said_has_its_message_and_every_message_is_said() {
    let rules = Arc::new(Septima::builtin());
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
            // A space of the ritual track has a name: its notation stands nowhere on the board.
            let noted = |arg: &Arg| matches!(arg, Arg::Text(text) if text.parse::<RitualSpace>().is_ok());
            assert!(!part.args.iter().any(|(_, arg)| noted(arg)), "{} names a space by its notation", part.id);
            ids.insert(part.id.to_string());
        });
    }
    // The name of a thing that is explained stands above its explanation.
    let explains = |id: &str| id.ends_with(EXPLAINS) || english.contains_key(format!("{id}{EXPLAINS}").as_str());
    let alone = |id: &str| ALONE.iter().any(|beginning| id.starts_with(beginning));
    let speaks = |id: &&&str| id.starts_with("septima-") && !explains(id) && !UNASKED.contains(*id) && !alone(id);
    let silent: Vec<_> = english.keys().filter(speaks).filter(|id| !ids.contains(**id)).collect();
    assert!(silent.is_empty(), "nobody ever says {silent:?}");
    let unknown: Vec<_> = said.rules.iter().filter(|id| !defined_rules().contains(id)).collect();
    assert!(unknown.is_empty(), "{unknown:?} stand nowhere in rules.md");
}

/// SEP-HUNT-3, SEP-DET-2: before a Lucky Charm is given up it is said whether the hunter comes far enough. SEP-MOVE-4: nobody is
/// asked whether to stop where nobody may.
#[test]
#[proves("SEP-HUNT-3", "SEP-DET-2", "SEP-MOVE-4")]
fn a_question_says_what_its_answers_come_to() {
    let rules = Arc::new(Septima::builtin());
    let (mut told, mut taken) = (BTreeMap::<String, u32>::new(), 0);
    for (number, setup) in rules.setups(3).into_iter().enumerate() {
        for game in 0..12 {
            let seed = (number as u64) << 8 | game;
            let mut game = Game::start(rules.clone(), setup, Seed::from_number(seed)).expect("a setup that the game lists");
            let mut chance = FastDice::new(seed);
            while let Some(seat) = game.deciding().first() {
                let id = rules.prompt(game.state(), seat).phrase.id.to_string();
                let moves = game.legal(seat);
                let may_stop = moves.contains(&Move::Done);
                match id.strip_prefix("septima-prompt-") {
                    Some("walk" | "quick-move") => assert!(may_stop, "{id}"),
                    Some("walk-on") => assert!(!may_stop),
                    _ => {}
                }
                taken += u32::from(id.ends_with("walk-on"));
                let m = moves[chance.below(moves.len() as u32) as usize];
                let story = game.play(seat, m).expect("a listed move");
                if !["reroll", "shorten"].iter().any(|asks| id.contains(asks)) || m != Move::Done {
                    continue;
                }
                let mut comes = story.told.iter().filter_map(|told| match told.event {
                    Event::Caught { seat: chased, .. } if chased == seat => Some(true),
                    Event::Escaped { seat: chased, .. } if chased == seat => Some(false),
                    _ => None,
                });
                if let Some(caught) = comes.next() {
                    assert_eq!(id.ends_with("-caught"), caught, "{id}");
                    *told.entry(id).or_default() += 1;
                }
            }
        }
    }
    assert!(told.len() == 4 && taken > 0, "{told:?}, {taken} taken spaces");
}

/// In every language a sentence is put together without a gap.
#[test]
fn sentences_are_whole_in_every_language() {
    let rules = Arc::new(Septima::builtin());
    let names = ["Jade", "Ambre", "Gwen", "Violet"].map(str::to_owned);
    let mut said = Said::default();
    let setup = rules.agree(4, &["full"]).expect("a setup that the game lists");
    TEMPERS.iter().for_each(|&likes| said.listen(&rules, setup, likes, 7));
    for language in Language::ALL {
        let texts = Texts::new(language, &[Septima::about()]);
        for phrase in &said.phrases {
            let sentence = texts.say(phrase, &names);
            let whole = !sentence.trim().is_empty() && !sentence.contains(['{', '}', '$']) && !sentence.contains("septima-");
            assert!(whole, "{language}: {} is said as “{sentence}”", phrase.id);
        }
    }
}

/// Every card of the data file, every action with its bonus, and every favour says what it does.
#[test]
fn everything_with_an_effect_is_explained() {
    let data: toml::Table = include_str!("../data.toml").parse().expect("the built-in data");
    let ids_of = |table: &str| -> Vec<String> {
        let rows = data[table].as_array().expect("a table of components");
        rows.iter().map(|row| row["id"].as_str().expect("an id").replace('_', "-")).collect()
    };
    let kinds = [("witches", "witch"), ("spells", "spell"), ("buildings", "building"), ("potions", "good")];
    let mut wanted: BTreeSet<String> =
        kinds.iter().flat_map(|(table, kind)| ids_of(table).into_iter().map(move |id| format!("septima-{kind}-{id}"))).collect();
    assert_eq!(wanted.len(), CardId::all().count(), "cards");
    wanted
        .extend(Action::all().flat_map(|action| [format!("septima-action-{action}"), format!("septima-action-{action}-bonus")]));
    wanted.extend(Favour::all().map(|favour| format!("septima-favour-{}", favour.name().replace('_', "-"))));
    wanted.extend(["septima-good-crystal", "septima-good-charm", "septima-book"].map(str::to_owned));
    let hers = |action: Action| format!("septima-widow-action-{action}");
    wanted.extend(Action::all().flat_map(|action| [hers(action), format!("{}-bonus", hers(action))]));
    wanted.extend(Negotiation::all().map(|card| format!("septima-widow-card-{card}")));
    let english = &texts()["en"];
    let explained: BTreeSet<String> = english.keys().filter_map(|id| id.strip_suffix(EXPLAINS)).map(str::to_owned).collect();
    assert_eq!(explained, wanted);
    for (language, messages) in texts() {
        for id in &explained {
            let text = &messages[format!("{id}{EXPLAINS}").as_str()];
            assert!(text.ends_with('.') && !text.contains('{'), "{language}: the text of {id} is no plain sentence");
        }
    }
}

#[test]
fn every_refusal_has_its_sentence_and_its_rule() {
    let source = include_str!("../src/refuse.rs");
    assert_eq!(without_prefix(texts()["en"].keys().copied(), "refused-septima-"), codes_in(source));
    let unknown: Vec<String> = rules_in(source).into_iter().filter(|id| !defined_rules().contains(&id.as_str())).collect();
    assert!(unknown.is_empty(), "{unknown:?} stand nowhere in rules.md");
}

#[test]
fn every_refused_setup_has_its_sentence_and_its_rule() {
    let sentences = without_prefix(texts()["en"].keys().copied(), "setup-septima-");
    let errors = refused_setups(&Septima::builtin());
    assert_eq!(without_prefix(errors.iter().map(|error| error.code), "septima-"), sentences);
    let alone = codes_in(include_str!("../src/widow/difficulty.rs"));
    assert_eq!(&codes_in(include_str!("../src/setup.rs")) | &alone, sentences);
    assert!(errors.iter().all(|error| defined_rules().contains(&error.rule)), "{errors:?}");
}

#[test]
fn every_rule_is_defined_once_and_every_id_names_a_rule() {
    let mut times: BTreeMap<&str, usize> = BTreeMap::new();
    for id in defined_rules() {
        *times.entry(id).or_default() += 1;
    }
    assert!(times.len() > 370, "only {} rules are found", times.len());
    let book: String =
        Septima::about().rulebook.lines().filter(|line| !line.starts_with("<!--")).map(|line| format!("{line}\n")).collect();
    for id in rules_in(&book) {
        assert_eq!(times.get(id.as_str()), Some(&1), "{id} must be defined exactly once");
    }
}

#[test]
fn the_worked_examples_stand_in_the_rulebook() {
    for number in 1..=10 {
        assert_eq!(Septima::about().rulebook.matches(&format!("**EX-{number} ")).count(), 1, "EX-{number}");
    }
}
