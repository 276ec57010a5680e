//! The rulebook's pages: whole in every language, linked among each other, with a picture of everything.

use crate::games::visitor;
use crate::markup;
use coven_book::Library;
use coven_catalog::{games, things};
use coven_engine::{DataSource, Thing};
use coven_text::{Language, Texts};
use coven_ui::drawings;
use coven_ui::page::book;

/// Looks at the library of every game in every language.
fn each_library(mut look: impl FnMut(&Library<'_>, &Texts)) {
    for language in Language::ALL {
        let texts = coven_ui::texts(language);
        for about in games() {
            let things: Vec<Thing> = things(about.id, &DataSource::builtin()).expect("a game of the house");
            look(&Library { about, texts: &texts, things: &things }, &texts);
        }
    }
}

/// What a page says, without its tags.
fn words(page: &str) -> String {
    page.split('<').filter_map(|part| part.split_once('>')).map(|(_, text)| text).collect()
}

#[test]
fn every_page_is_well_formed_and_says_nothing_in_another_language() {
    each_library(|library, texts| {
        let visitor = visitor(texts, &[]);
        let pages = [
            Some(book::book(&visitor, library, None)),
            Some(book::exact(&visitor, library)),
            Some(book::things(&visitor, library)),
            Some(book::search(&visitor, library, "a")),
            book::aid(&visitor, library),
            book::rule_page(&visitor, library, library.rules()[0].id, None),
            book::thing(&visitor, library, &library.things[0].id),
        ];
        for page in pages.into_iter().flatten() {
            let page = page.into_string();
            markup::check(&page);
            assert_eq!(page.matches("<h1").count(), 1);
            // A message that a language lacks is shown by its id.
            assert!(!words(&page).contains("page-book") && !words(&page).contains("page-origin"));
        }
    });
}

#[test]
fn every_rule_has_a_page_with_its_neighbours_and_the_way_back() {
    each_library(|library, texts| {
        let visitor = visitor(texts, &[]);
        let rules = library.rules();
        for (n, rule) in rules.iter().enumerate().step_by(7) {
            let page = book::rule_page(&visitor, library, rule.id, None).expect(rule.id).into_string();
            let game = library.about.id;
            assert!(
                page.contains(&format!("href=\"/rules/{game}\"")) && page.contains(&format!("/rules/{game}/exact#{}", rule.id)),
                "{page}"
            );
            assert!(rules.get(n + 1).is_none_or(|next| page.contains(&format!("/rules/{game}/{}\"", next.id))), "{}", rule.id);
            assert!(!page.contains("**") && !["[B]", "[D]"].iter().any(|mark| page.contains(mark)), "{}", rule.id);
        }
        assert!(book::rule_page(&visitor, library, "NO-SUCH-RULE", None).is_none());
        assert!(book::rule(library, &visitor.speak, "TABLE-UNDO").is_some(), "rules of every table can be read at every game");
    });
}

/// Also one that is indented like the rule to which it belongs.
#[test]
fn the_table_of_a_rule_is_drawn_as_a_table() {
    let mut drawn = 0;
    each_library(|library, texts| {
        let visitor = visitor(texts, &[]);
        let rules = library.rules();
        let with_table = rules.iter().filter(|rule| rule.text.lines().skip(1).any(|line| line.trim().starts_with('|')));
        for rule in with_table {
            let page = book::rule_page(&visitor, library, rule.id, None).expect(rule.id).into_string();
            assert!(page.contains("<table") && !words(&page).contains("| --"), "{}: {page}", rule.id);
            drawn += 1;
        }
        assert!(!words(&book::exact(&visitor, library).into_string()).contains("| --"), "{}", library.about.id);
    });
    assert!(drawn >= Language::ALL.len() * 3, "{drawn}");
}

#[test]
fn every_thing_has_a_picture_and_a_page() {
    each_library(|library, texts| {
        let visitor = visitor(texts, &[]);
        let Some(drawing) = drawings::of(library.about.id) else { return };
        for thing in library.things {
            let picture = (drawing.picture)(&thing.id).map(|picture| picture.into_string()).unwrap_or_default();
            assert!(picture.contains("<svg"), "{} has no picture", thing.id);
            let page = book::thing(&visitor, library, &thing.id).expect("a page").into_string();
            assert!(page.contains(&format!("/rules/{}/{}", library.about.id, thing.rules[0])), "{}", thing.id);
        }
        assert!(book::thing(&visitor, library, "no-such-thing").is_none());
    });
}

#[test]
fn a_rule_names_the_sections_of_the_book_that_tell_it() {
    each_library(|library, texts| {
        let visitor = visitor(texts, &[]);
        let Some(told) = library.book() else { return };
        let cited = told.sections.iter().flat_map(|section| section.targets().into_iter().map(move |target| (section, target)));
        for (section, target) in cited.step_by(11) {
            let coven_book::Target::Rule(id) = target else { continue };
            let page = book::rule_page(&visitor, library, id, None).expect(id).into_string();
            assert!(page.contains(&format!("/rules/{}#{}\"", library.about.id, section.anchor())), "{id}");
        }
    });
}

/// A rule that a scenario proves shows it, moment by moment, with the way to every other one.
#[test]
fn a_rule_shows_its_examples_moment_by_moment() {
    let texts = coven_ui::texts(Language::Italian);
    for about in games() {
        let unpacked = coven_catalog::unpack(about.id, &DataSource::builtin()).expect("its data");
        let library = Library { about, texts: &texts, things: unpacked.things() };
        for rule in about.rulebook("it").rules().iter().step_by(23) {
            let proving = coven_catalog::proving(about.id, rule.id).expect("a game of the house");
            let Some((_, scenario)) = proving.first() else { continue };
            let names: Vec<&str> = proving.iter().map(|(name, _)| *name).collect();
            let last = unpacked.scene(scenario).expect(scenario.name.as_str()).moments() - 1;
            for moment in [0, last] {
                let scene = unpacked.scene(scenario).expect("the same again");
                let seats: Vec<String> = (0..scene.seats()).map(|seat| format!("Witch {seat}")).collect();
                let example = book::Example { names: names.clone(), shown: 0, scene, moment };
                let page =
                    book::rule_page(&visitor(&texts, &seats), &library, rule.id, Some(&example)).expect(rule.id).into_string();
                markup::check(&page);
                assert!(page.contains(&format!("/scenes/{}/{}/{moment}", about.id, names[0])), "{}", rule.id);
                let leads_on = page.contains(&format!("at={}#example", moment + 1));
                assert_eq!(leads_on, moment < last, "{} at {moment} of {last}", rule.id);
            }
        }
    }
}

#[test]
fn words_and_cards_are_found_whatever_their_capitals_and_accents() {
    for (language, game, typed, place) in [
        (Language::English, "broom", "BLACK market", "/rules/broom/things/broom-card-black_market"),
        (Language::Italian, "salem", "citta", "/rules/salem/NSM-"),
        (Language::French, "broom", "druide des vallees", "/rules/broom/things/broom-role-valley_druid"),
        (Language::Polish, "broom", "wrozka", "/rules/broom/things/broom-role-weather_fairy"),
    ] {
        let texts = coven_ui::texts(language);
        let things = things(game, &DataSource::builtin()).expect("a game of the house");
        let about = coven_catalog::about(game).expect("a game of the house");
        let page = book::search(&visitor(&texts, &[]), &Library { about, texts: &texts, things: &things }, typed).into_string();
        assert!(page.contains(place) && page.contains("<mark>"), "{typed}: {}", words(&page));
    }
}

/// The box of one language has names on its cards that are not in that language: who looks for one finds the card.
#[test]
fn what_is_printed_on_a_card_is_shown_and_found() {
    let mut cards = 0;
    each_library(|library, texts| {
        let visitor = visitor(texts, &[]);
        for thing in library.things {
            let Some(printed) = texts.printed(&thing.name) else {
                continue;
            };
            let page = book::thing(&visitor, library, &thing.id).expect("a page").into_string();
            assert!(words(&page).contains(&format!("({printed})").replace('\'', "&#39;")), "{}: {page}", thing.id);
            let found = book::search(&visitor, library, &printed).into_string();
            assert!(found.contains(&format!("things/{}\"", thing.id)), "{printed}");
            cards += 1;
        }
    });
    assert_eq!(cards, 41, "nine actions, 29 spells and three Negotiation cards in Italian");
}
