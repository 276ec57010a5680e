//! Every component can be looked up: it has a name and a text in every language, and rules that speak of it.

use coven_catalog::{games, things};
use coven_engine::{About, DataSource, Thing};
use coven_text::{Language, Texts};
use std::collections::{BTreeMap, BTreeSet};

fn all() -> Vec<(&'static About, Vec<Thing>)> {
    games().iter().map(|about| (*about, things(about.id, &DataSource::builtin()).expect("a game of the house"))).collect()
}

#[test]
fn what_lies_in_the_boxes_is_there_kind_by_kind() {
    let mut counts: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for (about, things) in all() {
        things.iter().for_each(|thing| *counts.entry((about.id, thing.kind)).or_default() += 1);
    }
    for (game, kind, count) in [
        ("broom", "role", 10),
        ("broom", "event", 10),
        ("broom", "mountain-tile", 5),
        ("broom", "forest-tile", 3),
        ("broom", "hill-tile", 6),
        ("broom", "cloud", 5),
        ("broom", "amulet", 1),
        ("salem", "character", 10),
        ("salem", "building", 18),
        ("salem", "event", 19),
        ("septima", "witch", 24),
        ("septima", "spell", 30),
        ("septima", "potion", 7),
        ("septima", "building", 7),
        ("septima", "objective", 9),
        ("septima", "tribulation", 8),
    ] {
        assert_eq!(counts.get(&(game, kind)), Some(&count), "{game}: {kind}");
    }
}

#[test]
fn every_thing_explains_itself_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language, games());
        for (about, things) in all() {
            let kinds: BTreeSet<&str> = things.iter().map(|thing| thing.kind).collect();
            for kind in kinds {
                let id = format!("{}-things-{kind}", about.id);
                assert_ne!(texts.say(&coven_engine::Phrase::new(id.clone()), &[]), id, "{language}");
            }
            for thing in things {
                let explained = texts.explain(&thing);
                for (id, said) in [(&thing.name.id, &explained.name), (&thing.text.id, &explained.text)] {
                    assert!(said != id && !said.is_empty() && !said.contains(['{', '$']), "{language}: {id}: {said}");
                }
            }
        }
    }
}

#[test]
fn every_thing_has_an_id_of_its_own_rules_and_an_origin() {
    for (about, things) in all() {
        let rules: BTreeSet<&str> = about.rulebook("en").rules().iter().map(|rule| rule.id).collect();
        let ids: BTreeSet<&str> = things.iter().map(|thing| &*thing.id).collect();
        assert_eq!(ids.len(), things.len(), "{}", about.id);
        for thing in &things {
            assert!(!thing.rules.is_empty(), "{}", thing.id);
            let unknown: Vec<&&str> = thing.rules.iter().filter(|rule| !rules.contains(**rule)).collect();
            assert!(unknown.is_empty(), "{}: {unknown:?}", thing.id);
            assert!(thing.origin.is_some() && thing.count != Some(0), "{thing:?}");
        }
    }
}
