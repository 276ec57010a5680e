//! Every language says everything: the same messages with the same variables, and each can be formatted.

use coven_catalog::games;
use coven_text::{Language, SHARED};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use std::collections::{BTreeMap, BTreeSet};

type Source = (&'static str, &'static str);

/// The shared messages, and those of every game.
fn all_sources() -> Vec<(&'static str, &'static [Source])> {
    let mut all = vec![("shared", SHARED)];
    all.extend(games().iter().map(|about| (about.id, about.texts)));
    all
}

/// The variables of every message. A message begins at the margin with its id and goes on until the next one.
fn messages(source: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut id = "";
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            id = line.split([' ', '=']).next().unwrap_or_default();
            assert!(!found.contains_key(id), "{id} is there twice");
        }
        let variables = line.split('$').skip(1).map(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_').unwrap_or(rest.len());
            &rest[..end]
        });
        found.entry(id).or_default().extend(variables);
    }
    found.remove("");
    found
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    for (whose, sources) in all_sources() {
        let languages: Vec<&str> = sources.iter().map(|(language, _)| *language).collect();
        assert_eq!(languages, Language::ALL.map(Language::code), "{whose}");
        let (_, english) = sources[0];
        let english = messages(english);
        assert!(!english.is_empty());
        for (language, source) in sources {
            let others = messages(source);
            let ids = |messages: &BTreeMap<&'static str, _>| messages.keys().copied().collect::<BTreeSet<&str>>();
            let (here, there) = (ids(&english), ids(&others));
            let missing: Vec<_> = here.symmetric_difference(&there).collect();
            assert!(missing.is_empty(), "{whose}: only one of en and {language} has {missing:?}");
            for (id, variables) in &others {
                assert_eq!(variables, &english[id], "{whose}: the variables of {id} in {language} are not those in en");
            }
        }
    }
}

#[test]
fn every_message_can_be_formatted_with_numbers_and_with_texts() {
    for (whose, sources) in all_sources() {
        for (language, source) in sources {
            let resource = FluentResource::try_new((*source).to_owned());
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("{whose}, {language}: {errors:?}"));
            let mut bundle = FluentBundle::new(vec![language.parse().expect("a language code")]);
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{whose}, {language}: {errors:?}"));
            for (id, variables) in messages(source) {
                let pattern = bundle.get_message(id).and_then(|message| message.value());
                let pattern = pattern.unwrap_or_else(|| panic!("{whose}, {language}: {id} has no text"));
                for as_number in [true, false] {
                    let mut args = FluentArgs::new();
                    for variable in &variables {
                        if as_number { args.set(*variable, 5) } else { args.set(*variable, "x") }
                    }
                    let mut errors = Vec::new();
                    let said = bundle.format_pattern(pattern, Some(&args), &mut errors);
                    assert!(errors.is_empty() && !said.trim().is_empty(), "{whose}, {language}: {id}: {errors:?}");
                }
            }
        }
    }
}

/// All messages are joined in one set, in which the first of two with the same id would win.
#[test]
fn no_two_owners_use_the_same_id() {
    let mut owners: BTreeMap<&str, &str> = BTreeMap::new();
    for (whose, sources) in all_sources() {
        for id in messages(sources[0].1).into_keys() {
            let other = owners.insert(id, whose);
            assert_eq!(other, None, "{whose} and {other:?} both define {id}");
        }
    }
}
