use crate::games::{Drawn, create_page, each_moment, gather_page, home_page, lobby_page, table_page};
use coven_broom::Broom;
use coven_engine::Viewer;
use coven_salem::Salem;
use coven_text::Language;
use coven_ui::page::KnownDeal;
use std::collections::BTreeSet;

const VOID: [&str; 4] = ["meta", "link", "input", "!DOCTYPE"];

/// The tags of a page: name, attributes, whether it closes, whether it closes itself.
fn tags(page: &str) -> impl Iterator<Item = (&str, Vec<(&str, &str)>, bool, bool)> {
    page.split('<').skip(1).map(|tag| {
        let tag = tag.split('>').next().unwrap_or_default();
        let (closes, tag) = (tag.starts_with('/'), tag.trim_start_matches('/'));
        let (empty, tag) = (tag.ends_with('/'), tag.trim_end_matches('/'));
        let name_end = tag.find(' ').unwrap_or(tag.len());
        (&tag[..name_end], attributes(&tag[name_end..]), closes, empty)
    })
}

fn attributes(mut text: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    loop {
        text = text.trim_start();
        let end = text.find(['=', ' ']).unwrap_or(text.len());
        if end == 0 {
            return found;
        }
        let name = &text[..end];
        text = &text[end..];
        let value = match text.strip_prefix('=') {
            Some(rest) => {
                let quote = &rest[..1];
                let value = rest[1..].split(quote).next().unwrap_or_default();
                text = &rest[value.len() + 2..];
                value
            }
            None => "",
        };
        found.push((name, value));
    }
}

pub fn check(page: &str) {
    // What is open, and whether a rule explains it.
    let mut open: Vec<(&str, bool)> = Vec::new();
    let mut ids = BTreeSet::new();
    let mut references = BTreeSet::new();
    for (name, attributes, closes, empty) in tags(page) {
        if closes {
            assert_eq!(open.pop().map(|(opened, _)| opened), Some(name), "a tag closes what is not open");
            continue;
        }
        let mut names = BTreeSet::new();
        for (attribute, value) in &attributes {
            assert!(names.insert(*attribute), "{name} has {attribute} twice");
            // A strict content security policy forbids both.
            assert!(*attribute != "style" && !attribute.starts_with("on"), "{name} {attribute}");
            if *attribute == "id" {
                assert!(ids.insert(*value), "{value} is there twice");
            }
            if *attribute == "href" && value.starts_with('#') {
                references.insert(&value[1..]);
            }
        }
        assert!(name != "script" || names.contains("src"), "no script stands in the page");
        // The rule of what lies around it, or that of the question if it is a choice.
        let explained = names.contains("data-explain") || names.contains("data-move") || open.last().is_some_and(|(_, by)| *by);
        let linked = explained || names.contains("data-rule");
        assert!(!names.contains("data-tip") || linked, "a tip leads to no rule: {name} {attributes:?}");
        if !empty && !VOID.contains(&name) {
            open.push((name, explained));
        }
    }
    assert_eq!(open, Vec::new());
    let missing: Vec<_> = references.difference(&ids).collect();
    assert!(missing.is_empty(), "nothing has the id {missing:?}");
}

#[test]
fn pages_are_well_formed_and_keep_to_a_strict_policy() {
    for language in Language::ALL {
        let texts = coven_ui::texts(language);
        let gathering = gather_page(&texts, KnownDeal::Word);
        for page in [home_page(&texts), lobby_page(&texts), create_page(&texts), gathering] {
            check(&page);
        }
    }
    tables_are_well_formed::<Broom>(Broom::all_setups().into_iter());
    tables_are_well_formed::<Salem>(Salem::all_setups().into_iter().step_by(3));
}

fn tables_are_well_formed<R: Drawn>(setups: impl Iterator<Item = R::Setup>) {
    let texts = coven_ui::texts(Language::Polish);
    for (number, setup) in setups.enumerate() {
        let mut moment = 0;
        each_moment::<R>(setup, number as u64, |game| {
            moment += 1;
            if moment % 60 == 0 || game.deciding().is_empty() {
                for viewer in Viewer::all(game.seats()) {
                    check(&table_page(game, viewer, &texts));
                }
            }
        });
    }
}

#[test]
fn the_checker_notices_what_it_should() {
    let refused = |page: &'static str| std::panic::catch_unwind(|| check(page)).is_err();
    assert!(refused("<p><b></p>") && refused("<p style=\"x\"></p>") && refused("<p class=\"a\" class=\"b\"></p>"));
    assert!(refused("<script>x</script>") && refused("<i id=\"a\"></i><i id=\"a\"></i>") && refused("<a href=\"#none\"></a>"));
    assert!(!refused("<p id='a'><path d='M0 0'/><a href=\"#a\">x</a></p>"));
}
