use crate::games::{Drawn, create_page, each_moment, gather_page, home_page, html, lobby_page, parts, table_page};
use coven_broom::Broom;
use coven_engine::{Game, Seat, Seed, Viewer};
use coven_salem::Salem;
use coven_text::Language;
use coven_ui::TEXTS;
use coven_ui::page::KnownDeal;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Everything that the pages say in one language.
fn source(code: &str) -> String {
    TEXTS.iter().filter(|(language, _)| *language == code).map(|(_, source)| *source).collect()
}

/// The variables of every message.
fn messages(source: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut id = "";
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            id = line.split([' ', '=']).next().unwrap_or_default();
            assert!(!found.contains_key(id), "{id} is there twice");
        }
        let variables =
            line.split('$').skip(1).map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default());
        found.entry(id).or_default().extend(variables);
    }
    found.remove("");
    found
}

#[test]
fn every_language_says_everything() {
    let english = source("en");
    for language in Language::ALL {
        let (code, source) = (language.code(), source(language.code()));
        assert_eq!(messages(&source), messages(&english), "{code}");
        let resource = FluentResource::try_new(source.clone()).unwrap_or_else(|(_, errors)| panic!("{code}: {errors:?}"));
        let mut bundle = FluentBundle::new(vec![code.parse().expect("a language code")]);
        bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{code}: {errors:?}"));
        for (id, variables) in messages(&source) {
            let pattern = bundle.get_message(id).and_then(|message| message.value()).unwrap_or_else(|| panic!("{code}: {id}"));
            let mut args = FluentArgs::new();
            variables.iter().for_each(|variable| args.set(*variable, 5));
            let mut errors = Vec::new();
            let said = bundle.format_pattern(pattern, Some(&args), &mut errors);
            assert!(errors.is_empty() && !said.trim().is_empty(), "{code}: {id}: {errors:?}");
        }
    }
}

/// A text that is the same in two languages is one that nobody has translated; names are.
#[test]
fn languages_differ() {
    // What only asks how many there are says nothing yet.
    let says = |line: &&str| line.contains(" = ") && !line.ends_with("->");
    let lines = |code: &str| source(code).lines().filter(says).map(str::to_owned).collect::<BTreeSet<String>>();
    let english = lines("en");
    for code in Language::ALL.map(Language::code).into_iter().filter(|code| *code != "en") {
        let other = lines(code);
        let same: Vec<&String> = english.intersection(&other).collect();
        assert!(same.len() * 40 < english.len(), "{code}: {same:?}");
    }
}

fn source_files(folder: &Path) -> String {
    let mut all = String::new();
    for entry in std::fs::read_dir(folder).expect("the sources") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            all += &source_files(&path);
        } else {
            all += &std::fs::read_to_string(&path).expect("a source file");
        }
    }
    all
}

#[test]
fn no_text_is_missing_and_none_is_unused() {
    let code = source_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let named: BTreeSet<&str> = code.split('"').filter(|word| word.starts_with("page-") && !word.contains(['{', ' '])).collect();
    let english = source("en");
    let known = messages(&english);
    let missing: Vec<_> = named.iter().filter(|id| !known.contains_key(**id)).collect();
    assert!(missing.is_empty(), "no language says {missing:?}");
    // The names of levels are put together from the level.
    let unused: Vec<_> = known.keys().filter(|id| !named.contains(**id) && !id.starts_with("page-level-")).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

/// A message that nobody defines would be shown by its id.
pub fn unsaid(page: &str) -> Option<String> {
    let mut ids = vec!["page-".to_owned(), "refused-".to_owned()];
    ids.extend(coven_catalog::games().iter().map(|about| format!("{}-", about.id)));
    page.split(['<', '>', '"']).find(|text| ids.iter().any(|id| text.starts_with(id))).map(str::to_owned)
}

/// The texts of a page: between its tags, and in its attributes.
fn said(page: &str) -> impl Iterator<Item = &str> {
    page.split(['<', '>', '"'])
}

/// A sentence that ends with a name which has a mark of its own would end twice.
fn doubled(page: &str) -> Option<&str> {
    said(page).find(|text| ["!.", "?.", ".. "].iter().any(|marks| text.contains(marks)) || text.ends_with(".."))
}

/// What is shown when somebody points at a thing.
fn tips(page: &str) -> impl Iterator<Item = &str> {
    page.split(" data-tip=\"").skip(1).filter_map(|rest| rest.split('"').next())
}

fn tables_are_said_well<R: Drawn>(setups: impl Iterator<Item = R::Setup>, language: Language, every: usize) {
    let texts = coven_ui::texts(language);
    for (number, setup) in setups.enumerate() {
        let mut moment = 0;
        each_moment::<R>(setup, 40 + number as u64, |game| {
            moment += 1;
            let viewer = game.deciding().first().map_or(Viewer::Spectator, Viewer::Seat);
            if moment % every == 0 || game.deciding().is_empty() {
                let page = html(&parts(game, viewer, &texts));
                assert_eq!(unsaid(&page), None, "{language}");
                assert_eq!(doubled(&page), None, "{language}");
                let loose = |tip: &&str| tip.match_indices(": ").any(|(at, _)| !tip[..at].ends_with('\u{a0}'));
                assert_eq!(tips(&page).find(|tip| language == Language::French && loose(tip)), None);
            }
        });
    }
}

#[test]
fn no_page_shows_the_id_of_a_message() {
    for language in Language::ALL {
        let texts = coven_ui::texts(language);
        let gathering = [KnownDeal::Word, KnownDeal::Record].map(|deal| gather_page(&texts, deal));
        for page in [home_page(&texts), lobby_page(&texts), create_page(&texts)].iter().chain(&gathering) {
            assert_eq!(unsaid(page), None, "{language}");
        }
        tables_are_said_well::<Broom>(Broom::all_setups().into_iter().step_by(5), language, 5);
        tables_are_said_well::<Salem>(Salem::all_setups().into_iter().step_by(4), language, 9);
    }
}

/// The map and what is said of it call the regions as the language does.
#[test]
fn regions_have_names_in_every_language() {
    let rules = Broom::rules();
    for setup in Broom::all_setups().into_iter().step_by(20) {
        let game = Game::start(rules.clone(), setup, Seed::from_number(5)).expect("an allowed setup");
        let side = game.setup().side;
        for language in Language::ALL {
            let texts = coven_ui::texts(language);
            let page = table_page(&game, Viewer::Seat(Seat(0)), &texts);
            for region in &rules.data().side(side).region {
                let name = texts.say(&rules.region_name(side, region.id), &[]);
                let english = language == Language::English;
                assert!(page.contains(&name.replace('\'', "&#39;")) || page.contains(&name), "{language}: no {name}");
                assert_eq!((page.contains(&region.name), name == region.name), (english, english), "{language}: {name}");
            }
        }
    }
}

/// A mark that names a rule leads to it.
#[test]
fn every_rule_that_is_named_exists() {
    let code = source_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    for about in coven_catalog::games() {
        let known: BTreeSet<&str> = about.rulebook("en").rules().iter().map(|rule| rule.id).collect();
        let prefix = format!("{}-", about.rule_prefix);
        let named =
            code.split('"').filter(|word| word.starts_with(&prefix) && word.len() > prefix.len() && !word.contains([' ', '{']));
        let unknown: BTreeSet<&str> = named.filter(|id| !known.contains(id) && !id.contains("NO-SUCH")).collect();
        assert!(unknown.is_empty(), "{}: {unknown:?}", about.id);
    }
}
