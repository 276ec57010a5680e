use crate::games::{Drawn, agreed, each_moment, html, latest};
use coven_broom::Broom;
use coven_catalog::Table;
use coven_engine::Viewer;
use coven_salem::Salem;
use coven_septima::Septima;
use coven_text::Language;
use std::collections::BTreeSet;

/// The notations of all controls, in the order of the page.
pub fn controls(html: &str) -> Vec<&str> {
    let of = |attribute: &'static str| html.split(attribute).skip(1).filter_map(|rest| rest.split('"').next());
    // Where one form answers several questions, those of its options that answer the first are marked.
    of("data-move=\"").chain(of("data-answer=\"")).collect()
}

/// Every kind of question that was met while every choice of every moment was looked for.
fn choices_of_all_moments<R: Drawn>(fewest_games: usize) -> Vec<String> {
    let texts = coven_ui::texts(Language::English);
    let mut kinds = BTreeSet::new();
    let setups = R::all_setups();
    // Where there are few setups, several games of each meet every kind of question.
    for number in 0..setups.len().max(fewest_games) {
        let setup = setups[number % setups.len()].clone();
        let mut moment = 0;
        each_moment::<R>(setup, number as u64, |game| {
            moment += 1;
            kinds.extend(game.rules().question(game.state()));
            // The others are looked at now and then: their pages change little from one moment to the next.
            for viewer in Viewer::all(game.seats()) {
                let choices = match viewer {
                    Viewer::Seat(seat) => Table::choices(game, seat),
                    Viewer::Spectator => Vec::new(),
                };
                if choices.is_empty() && moment % 32 != 0 {
                    continue;
                }
                let page = html(&latest(game, viewer, &texts));
                let mut shown = controls(&page);
                let mut legal: Vec<&str> = choices.iter().map(|choice| choice.notation.as_str()).collect();
                shown.sort_unstable();
                legal.sort_unstable();
                assert_eq!(shown, legal, "{viewer} in {:?}", game.rules().question(game.state()));
                // What can be clicked elsewhere too is one of them.
                let elsewhere = page.split("data-also=\"").skip(1).filter_map(|rest| rest.split('"').next());
                elsewhere.for_each(|also| assert!(legal.contains(&also), "{viewer}: {also}"));
            }
        });
    }
    kinds.into_iter().collect()
}

#[test]
fn every_choice_of_broom_service_is_a_control_exactly_once() {
    let all: [&str; 18] = [
        "Arrival",
        "CowardlyMode",
        "DropOff",
        "ExtraCard",
        "Fly",
        "Follow",
        "FreeDelivery",
        "FreeDispel",
        "FreeMoves",
        "Gather",
        "Lead",
        "Number",
        "Offers",
        "Pick",
        "Serve",
        "Trade",
        "Turbo",
        "Weather",
    ];
    assert_eq!(choices_of_all_moments::<Broom>(0), all, "every kind of question was met");
}

#[test]
fn every_choice_of_new_salem_is_a_control_exactly_once() {
    let all: [&str; 16] = [
        "Announce",
        "Appoint",
        "BarterFor",
        "BarterOwn",
        "ChooseBuilding",
        "ChoosePlayers",
        "Decide",
        "Discard",
        "Gifts",
        "GrantBuild",
        "GrantUnder",
        "Pay",
        "Pick",
        "Place",
        "Remove",
        "Winter",
    ];
    assert_eq!(choices_of_all_moments::<Salem>(30), all, "every kind of question was met");
}

#[test]
fn every_choice_of_septima_is_a_control_exactly_once() {
    let kinds = choices_of_all_moments::<Septima>(0);
    assert!(kinds.len() >= 38, "almost every kind of question was met: {} {kinds:?}", kinds.len());
}

/// Whoever cannot see hears what every control does.
fn every_control_has_a_name<R: Drawn>(players: usize, variants: &[&str], seed: u64) {
    let texts = coven_ui::texts(Language::English);
    each_moment::<R>(agreed::<R>(players, variants), seed, |game| {
        for seat in game.deciding().take(2) {
            let page = html(&latest(game, Viewer::Seat(seat), &texts));
            for control in page.split('<').filter(|tag| tag.contains("data-move=")) {
                let labelled = control.split("aria-label=\"").nth(1).is_some_and(|label| !label.starts_with('"'));
                let inside = page.split(control).nth(1).and_then(|after| after.split("</button>").next()).unwrap_or_default();
                let directly = control.split('>').nth(1).unwrap_or_default();
                let within: String = inside.split('<').filter_map(|piece| piece.split('>').nth(1)).collect();
                assert!(labelled || !directly.trim().is_empty() || !within.trim().is_empty(), "{control}");
            }
        }
    });
}

#[test]
fn every_control_of_every_game_has_a_name() {
    every_control_has_a_name::<Broom>(3, &["back", "storm"], 5);
    every_control_has_a_name::<Salem>(4, &[], 5);
    every_control_has_a_name::<Septima>(3, &["basic", "deterministic"], 71);
    every_control_has_a_name::<Septima>(3, &["full"], 74);
    every_control_has_a_name::<Septima>(1, &[], 77);
}

/// The reasons that are given against what is dimmed.
fn reasons<R: Drawn>(setups: impl Iterator<Item = R::Setup>) -> BTreeSet<String> {
    let texts = coven_ui::texts(Language::English);
    let prefix = format!("{}-", R::about().rule_prefix);
    let mut reasons = BTreeSet::new();
    for (number, setup) in setups.enumerate() {
        each_moment::<R>(setup, number as u64, |game| {
            let Some(seat) = game.deciding().first() else {
                return;
            };
            let page = html(&latest(game, Viewer::Seat(seat), &texts));
            for tag in page.split('<').filter(|tag| tag.contains("data-why=")) {
                let attribute = |name: &str| tag.split(&format!("{name}=\"")).nth(1).and_then(|rest| rest.split('"').next());
                let (why, rule) = (attribute("data-why"), attribute("data-rule"));
                assert!(why.is_some_and(|why| !why.starts_with("refused-")), "{tag}");
                assert!(rule.is_some_and(|rule| rule.starts_with(&prefix) || rule.starts_with("TABLE-")), "{tag}");
                reasons.extend(why.map(str::to_owned));
            }
        });
    }
    reasons
}

#[test]
fn what_is_dimmed_says_why_and_by_which_rule() {
    let found = reasons::<Broom>(Broom::all_setups().into_iter().step_by(3));
    assert!(found.len() >= 8, "{found:?}");
    let found = reasons::<Salem>(Salem::all_setups().into_iter().step_by(5));
    assert!(found.len() >= 6, "{found:?}");
    let found = reasons::<Septima>(Septima::all_setups().into_iter().skip(1).step_by(3));
    assert!(found.len() >= 12, "{found:?}");
}
