//! The kit for the texts of a game, as [`coven_engine::testing`] is the kit for its rules. It stands here because it speaks every
//! language, and the engine speaks none.

use crate::{Language, Texts};
use coven_engine::coach::theme_of;
use coven_engine::{About, Arg, Dice, FastDice, Game, Phrase, Seat, Seed, SetupError, Viewer, WholeGame};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Id and text of every message in one language.
pub type Messages = BTreeMap<&'static str, String>;

/// The messages of a game in every language, English first.
///
/// # Panics
/// If a message is defined twice.
pub fn messages(about: &About) -> Vec<(&'static str, Messages)> {
    about.texts.iter().map(|(language, source)| (*language, read(source))).collect()
}

/// A message begins at the start of a line: `id = text`. What is printed on a component (`.printed = …`) is no text of ours.
fn read(source: &'static str) -> Messages {
    let mut found = Messages::new();
    let mut latest = None;
    let is_text = |line: &&str| !line.is_empty() && !line.starts_with('#') && !line.trim_start().starts_with('.');
    for line in source.lines().filter(is_text) {
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

/// The names that follow `sign` in a text.
fn names_after<'a>(text: &'a str, sign: &str) -> BTreeSet<&'a str> {
    let ends = |c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_');
    text.split(sign).skip(1).map(|rest| rest.split(ends).next().unwrap_or("")).collect()
}

fn variables(text: &str) -> BTreeSet<&str> {
    names_after(text, "$")
}

/// The choices between wordings in a text: the variable that decides, and the cases.
fn choices(text: &str) -> Vec<(&str, BTreeSet<&str>)> {
    let starts = text.match_indices(" ->\n");
    let choice = |(at, arrow): (usize, &str)| {
        let decides = text[..at].rsplit('$').next().unwrap_or("");
        let variants = text[at + arrow.len()..].lines().take_while(|line| !line.starts_with('}'));
        let cases = variants.filter_map(|line| line.split_once('[')?.1.split_once(']')).map(|(case, _)| case);
        (decides, cases.collect())
    };
    starts.map(choice).collect()
}

/// A text that chooses its words by a number has every plural form of its language.
///
/// # Panics
/// With the first message that lacks one.
pub fn check_plurals(about: &About) {
    for (language, messages) in messages(about) {
        let few = language == Language::Polish.code();
        let counted = messages.iter().flat_map(|(id, text)| choices(text).into_iter().map(move |(_, cases)| (id, cases)));
        for (id, cases) in counted.filter(|(_, cases)| cases.contains("one")) {
            // Of whole numbers the last form of Polish is `many`; `other` says the same as a default.
            let rest = cases.contains("other") || few && cases.contains("many");
            assert!(rest && cases.contains("few") == few, "plural forms of {id} in {language}: {cases:?}");
        }
    }
}

/// Texts of three words and more are translated. `is_name` says which messages are names that may be the same in every language.
///
/// # Panics
/// With the messages that repeat the English.
pub fn check_translations(about: &About, is_name: impl Fn(&str) -> bool) {
    let languages = messages(about);
    let english = &languages[0].1;
    let words = |text: &str| text.split_whitespace().filter(|word| word.starts_with(char::is_alphabetic)).count();
    for (language, messages) in &languages[1..] {
        let copies: Vec<_> =
            messages.iter().filter(|(id, text)| english.get(*id) == Some(text) && words(text) > 2 && !is_name(id)).collect();
        assert!(copies.is_empty(), "{language} repeats the English: {copies:?}");
    }
}

/// Number of decisions between two looks at a whole view, on average.
const LOOKS_EVERY: u32 = 4;

/// What a game says to people, and the ids of the rules that ask, explain and stand behind what happens.
#[derive(Debug, Default)]
pub struct Spoken {
    phrases: Vec<Phrase>,
    /// A phrase is kept once for every set of messages that it is made of.
    kept: HashSet<Vec<Cow<'static, str>>>,
    rules: BTreeSet<&'static str>,
}

impl Spoken {
    /// What is said before anybody plays: what the game is, its variants, and what its cards do.
    pub fn of<R: WholeGame>(rules: &R) -> Spoken {
        let mut spoken = Spoken::default();
        let about = R::about();
        spoken.keep(about.tagline());
        spoken.keep(about.goal());
        for variant in about.variants.iter().filter(|variant| variant.offered) {
            spoken.keep(about.tell_variant(variant.word));
        }
        for choice in about.alone {
            spoken.keep(about.tell_alone());
            spoken.keep(about.tell_choice(choice));
            spoken.keep(about.tell_usual(choice));
            choice.words.iter().for_each(|word| spoken.keep(about.tell_variant(word)));
        }
        for thing in rules.things() {
            spoken.keep(Phrase::new(format!("{}-things-{}", about.id, thing.kind)));
            spoken.rules.extend(thing.rules.iter().copied());
            [Some(thing.name), Some(thing.text), thing.bonus].into_iter().flatten().for_each(|phrase| spoken.keep(phrase));
        }
        spoken
    }

    /// Listens to a game in which `choose` makes the moves.
    ///
    /// # Panics
    /// If the setup is refused, or a move that is listed.
    pub fn listen<R: WholeGame>(
        &mut self,
        rules: &Arc<R>,
        setup: &R::Setup,
        seed: u64,
        mut choose: impl FnMut(&[R::Move], &mut FastDice) -> R::Move,
    ) {
        let game = Game::start(rules.clone(), setup.clone(), Seed::from_number(seed));
        let mut game = game.unwrap_or_else(|error| panic!("{error}"));
        let (mut chance, mut looking) = (FastDice::new(seed), FastDice::new(seed));
        let opening: Vec<Phrase> = game.opening().told.iter().map(|told| rules.tell_event(&told.event)).collect();
        opening.into_iter().for_each(|phrase| self.keep(phrase));
        if rules.secret_of(game.state(), Seat(0)).is_some() {
            let about = R::about();
            self.keep(about.ask_secret(Seat(0)));
            self.keep(about.tell_theme("secret"));
            [true, false].into_iter().for_each(|truth| self.keep(about.tell_secret(Seat(0), truth)));
        }
        while let Some(seat) = game.deciding().first() {
            let prompt = rules.prompt(game.state(), seat);
            self.rules.insert(prompt.rule);
            let explained = rules.explained(&prompt);
            let explained = explained.unwrap_or_else(|| panic!("nobody explains {}", prompt.phrase.id));
            self.keep(theme_of(&explained));
            self.keep(explained);
            self.keep(prompt.phrase);
            rules.plan(game.state(), seat).into_iter().for_each(|phrase| self.keep(phrase));
            // A whole view is long, and most of it is as it was a decision before.
            if looking.below(LOOKS_EVERY) == 0 {
                let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
                self.look(&**rules, game.state(), viewers[looking.below(viewers.len() as u32) as usize]);
            }
            let moves = game.legal(seat);
            for &m in moves.iter() {
                self.keep(rules.tell_move(game.state(), seat, m));
                for danger in rules.dangers(game.state(), seat, m) {
                    self.rules.insert(danger.rule);
                    self.keep(danger.phrase);
                }
            }
            let m = choose(&moves, &mut chance);
            // Reasons are worked out slowly, so only those of the chosen move are heard.
            rules.reason(game.state(), seat, m).into_iter().for_each(|why| self.keep(why));
            let round = rules.round(game.state());
            let story = game.play(seat, m).unwrap_or_else(|illegal| panic!("the listed move {m} is refused: {illegal}"));
            for told in &story.told {
                self.keep(rules.tell_event(&told.event));
            }
            // A look back plays the game again, so it is taken only where a round ends, and there every other time.
            let round_ended = rules.round(game.state()) != round && game.turns().len().is_multiple_of(2);
            if round_ended || game.deciding().is_empty() {
                for seat in Seat::all(game.seats()) {
                    let back = game.past_round(seat).map(|past| rules.look_back(seat, &past));
                    back.into_iter().flatten().for_each(|phrase| self.keep(phrase));
                }
            }
        }
        let stories = std::iter::once(game.opening()).chain(game.turns().iter().map(|turn| &turn.story));
        let heard: Vec<&R::Event> = stories.flat_map(|story| &story.told).map(|told| &told.event).collect();
        for number in game.opening().told.len()..heard.len() {
            self.rules.extend(rules.rule_of_event(heard[number], &heard[..number]));
        }
        self.look(&**rules, game.state(), Viewer::Spectator);
        for result in rules.standing(game.state()).unwrap_or_default() {
            self.keep(rules.prompt(game.state(), result.seat).phrase);
            for line in &result.sheet.lines {
                self.keep(rules.tell_line(game.state(), result.seat, line));
            }
        }
    }

    fn look<R: WholeGame>(&mut self, rules: &R, state: &R::State, viewer: Viewer) {
        for phrase in rules.tell_view(&rules.view(state, viewer)) {
            self.keep(phrase);
        }
    }

    /// Hears something that no game says by itself.
    pub fn keep(&mut self, phrase: Phrase) {
        let mut ids = Vec::new();
        with_nested(&phrase, &mut |part| ids.push(part.id.clone()));
        if self.kept.insert(ids) {
            self.phrases.push(phrase);
        }
    }

    /// Every phrase, also those among the arguments of others.
    pub fn parts(&self) -> Vec<&Phrase> {
        let mut parts = Vec::new();
        self.phrases.iter().for_each(|phrase| with_nested(phrase, &mut |part| parts.push(part)));
        parts
    }

    /// What is said has its message and everything that the message needs, is a whole sentence in every language, and is asked by
    /// a rule of the rulebook. Every message of the game is said, but those that `silent` names.
    ///
    /// # Panics
    /// With what is wrong.
    pub fn check(&self, about: &'static About, silent: impl Fn(&str) -> bool) {
        let (_, english) = messages(about).swap_remove(0);
        let parts = self.parts();
        for part in &parts {
            let text = english.get(&*part.id).unwrap_or_else(|| panic!("no message {}", part.id));
            let given = |name: &str| part.args.iter().find(|(given, _)| *given == name).map(|(_, arg)| arg);
            for name in variables(text) {
                assert!(given(name).is_some(), "{} is said without ${name}", part.id);
            }
            for (name, _) in choices(text) {
                assert!(matches!(given(name), Some(Arg::Number(_))), "{} is said with a ${name} that is no number", part.id);
            }
        }
        let said: BTreeSet<&str> = parts.iter().map(|part| &*part.id).collect();
        let own = format!("{}-", about.id);
        let never: Vec<_> = english.keys().filter(|id| id.starts_with(&own) && !said.contains(**id) && !silent(id)).collect();
        assert!(never.is_empty(), "nobody ever says {never:?}");
        self.check_sentences(about);
        let known = rule_ids(about);
        let unknown: Vec<_> = self.rules.iter().filter(|id| !known.contains(*id)).collect();
        assert!(unknown.is_empty(), "{unknown:?} stand nowhere in the rulebook");
    }

    fn check_sentences(&self, about: &'static About) {
        let names: Vec<String> = (0..*about.seats.end()).map(|number| format!("Ada{number}")).collect();
        for language in Language::ALL {
            let texts = Texts::new(language, &[about]);
            for phrase in &self.phrases {
                let sentence = texts.say(phrase, &names);
                let whole = !sentence.trim().is_empty() && !sentence.contains(['{', '}', '$']);
                assert!(whole && !sentence.contains(&format!("{}-", about.id)), "{language}: {} is “{sentence}”", phrase.id);
                // As when a name that has a mark of its own ends a sentence.
                let doubled = ["!.", "?.", ".."].iter().any(|marks| sentence.contains(marks));
                assert!(!doubled, "{language}: {} has two marks: “{sentence}”", phrase.id);
            }
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

/// Any of the moves.
pub fn any<M: Copy>(moves: &[M], chance: &mut FastDice) -> M {
    moves[chance.below(moves.len() as u32) as usize]
}

fn rule_ids(about: &About) -> BTreeSet<&'static str> {
    about.rulebook("en").rules().iter().map(|rule| rule.id).collect()
}

/// Every refusal in the sources of a game has its sentence and names a rule of the rulebook, and no sentence is left over.
///
/// # Panics
/// With what is wrong.
pub fn check_refusals(about: &About, sources: &Path) {
    let (mut codes, mut rules) = (BTreeSet::new(), BTreeSet::new());
    for file in rust_files(sources) {
        let source = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        for call in source.split("Illegal::new(").skip(1) {
            let mut arguments = call.split(',').map(quoted);
            let Some(code) = arguments.next().flatten() else { continue };
            codes.insert(format!("refused-{code}"));
            rules.extend(arguments.next().flatten().map(str::to_owned));
        }
    }
    assert!(!codes.is_empty(), "no refusals in {}", sources.display());
    assert_eq!(codes, sentences(about, "refused-"));
    let known = rule_ids(about);
    let unknown: Vec<_> = rules.iter().filter(|id| !known.contains(id.as_str())).collect();
    assert!(unknown.is_empty(), "{unknown:?} stand nowhere in the rulebook");
}

/// What an argument says between its quotes; nothing of one that is no literal.
fn quoted(argument: &str) -> Option<&str> {
    Some(argument.trim_start().strip_prefix('"')?.split_once('"')?.0)
}

/// Every refused setup has its sentence and names a rule of the rulebook; `errors` are all that the game knows.
///
/// # Panics
/// With what is wrong.
pub fn check_refused_setups(about: &About, errors: &[SetupError]) {
    let codes: BTreeSet<String> = errors.iter().map(|error| format!("setup-{}", error.code)).collect();
    assert_eq!(codes, sentences(about, "setup-"));
    let known = rule_ids(about);
    assert!(errors.iter().all(|error| known.contains(error.rule)), "{errors:?}");
}

fn sentences(about: &About, beginning: &str) -> BTreeSet<String> {
    let (_, english) = messages(about).swap_remove(0);
    english.into_keys().filter(|id| id.starts_with(beginning)).map(str::to_owned).collect()
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let files = |path: PathBuf| match path.is_dir() {
        true => rust_files(&path),
        false => Vec::from_iter(path.extension().is_some_and(|extension| extension == "rs").then_some(path)),
    };
    paths.flat_map(files).collect()
}

/// Every rule is defined once, and every id in the rulebook is that of a rule.
///
/// # Panics
/// With what is wrong.
pub fn check_rulebook(about: &About) {
    let mut times: BTreeMap<&str, usize> = BTreeMap::new();
    for rule in about.rulebook("en").rules() {
        *times.entry(rule.id).or_default() += 1;
    }
    let beginning = format!("{}-", about.rule_prefix);
    for line in about.rulebook("en").text.lines().filter(|line| !line.starts_with("<!--")) {
        for id in names_after(line, &beginning).iter().map(|rest| format!("{beginning}{}", rest.trim_end_matches('-'))) {
            assert_eq!(times.get(id.as_str()), Some(&1), "{id} must be defined exactly once: {line}");
        }
    }
}
