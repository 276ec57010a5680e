//! Every language says everything that the screens say.

use coven_catalog::games;
use coven_text::{Language, Texts};
use coven_tui::drawn::messages;
use coven_tui::screen::SMALLEST;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use std::collections::{BTreeMap, BTreeSet};

fn source(code: &str) -> String {
    messages().iter().filter(|(language, _)| *language == code).map(|(_, source)| *source).collect()
}

/// The variables of every message.
fn variables(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut id = String::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            id = line.split([' ', '=']).next().unwrap_or_default().to_owned();
            assert!(!found.contains_key(&id), "{id} is there twice");
        }
        let named =
            line.split('$').skip(1).map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default());
        found.entry(id.clone()).or_default().extend(named.map(str::to_owned));
    }
    found.remove("");
    found
}

#[test]
fn every_language_says_everything() {
    let english = variables(&source("en"));
    assert!(english.len() > 80);
    for language in Language::ALL {
        let (code, source) = (language.code(), source(language.code()));
        assert_eq!(variables(&source), english, "{code}");
        let resource = FluentResource::try_new(source.clone()).unwrap_or_else(|(_, errors)| panic!("{code}: {errors:?}"));
        let mut bundle = FluentBundle::new(vec![code.parse().expect("a language code")]);
        bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{code}: {errors:?}"));
        for (id, named) in &english {
            let pattern = bundle.get_message(id).and_then(|message| message.value()).unwrap_or_else(|| panic!("{code}: {id}"));
            let mut args = FluentArgs::new();
            named.iter().for_each(|variable| args.set(variable.as_str(), 5));
            let mut errors = Vec::new();
            let said = bundle.format_pattern(pattern, Some(&args), &mut errors);
            assert!(errors.is_empty() && !said.trim().is_empty(), "{code}: {id}: {errors:?}");
        }
    }
}

/// One letter stands for one thing, or nobody could tell them apart without colours.
#[test]
fn letters_are_told_apart() {
    let groups: [&[&str]; 4] = [
        &["broom-letter-orange", "broom-letter-green", "broom-letter-purple", "broom-letter-wand"],
        &[
            "septima-letter-berry",
            "septima-letter-skull",
            "septima-letter-herb",
            "septima-letter-mushroom",
            "septima-letter-root",
        ],
        &["septima-letter-blind", "septima-letter-paralysed", "septima-letter-infected"],
        &["septima-letter-earth", "septima-letter-air", "septima-letter-fire"],
    ];
    for language in Language::ALL {
        let source = source(language.code());
        for group in groups {
            let letter = |id: &&str| {
                let line = source.lines().find(|line| line.starts_with(&format!("tui-{id} = "))).expect(id);
                line.rsplit(' ').next().unwrap_or_default().to_owned()
            };
            let letters: BTreeSet<String> = group.iter().map(letter).collect();
            assert_eq!(letters.len(), group.len(), "{language}: {letters:?}");
            assert!(letters.iter().all(|letter| letter.chars().count() == 1), "{language}: {letters:?}");
        }
    }
}

/// The keys stand in one column and what they do in another, in the smallest window.
#[test]
fn help_stands_in_columns() {
    const COLUMN: usize = 16;
    for language in Language::ALL {
        let help = Texts::with(language, games(), &messages()).word("tui-help");
        for line in help.lines().filter(|line| line.starts_with(' ')) {
            let (key, told): (String, String) = (line.chars().take(COLUMN).collect(), line.chars().skip(COLUMN).collect());
            assert!(key.starts_with("  ") && key.ends_with("  ") && !told.starts_with(' '), "{language}: {line}");
        }
        let keys = help.lines().filter(|line| line.starts_with(' ')).count();
        let titles = help.lines().filter(|line| !line.starts_with(' ')).count();
        assert!(titles == 4 && keys > 20, "{language}: {help}");
        assert!(help.lines().all(|line| line.chars().count() <= SMALLEST.0.into()), "{language}: {help}");
    }
}
