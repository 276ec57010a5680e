use crate::games::{RULES, each_moment, html, latest, setups};
use coven_broom::Pending;
use coven_catalog::Table;
use coven_engine::Viewer;
use coven_text::Language;
use std::collections::BTreeSet;

/// The notations of all controls, in the order of the page.
fn controls(html: &str) -> Vec<&str> {
    html.split("data-move=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn kind(question: Pending) -> String {
    let name = format!("{question:?}");
    name.split([' ', '{']).next().unwrap_or_default().to_owned()
}

#[test]
fn every_choice_is_a_control_exactly_once_and_nobody_else_has_one() {
    let texts = coven_ui::texts(Language::English);
    let mut kinds = BTreeSet::new();
    for (number, setup) in setups().enumerate() {
        let mut moment = 0;
        each_moment(setup, number as u64, |game| {
            moment += 1;
            kinds.extend(game.state().pending.top().map(kind));
            let seats = game.seats();
            let table: &dyn Table = game;
            // The others are looked at now and then: their pages change little from one moment to the next.
            for viewer in Viewer::all(seats) {
                let choices = match viewer {
                    Viewer::Seat(seat) => table.choices(seat),
                    Viewer::Spectator => Vec::new(),
                };
                if choices.is_empty() && moment % 16 != 0 {
                    continue;
                }
                let page = html(&latest(game, viewer, &texts));
                let mut shown = controls(&page);
                let mut legal: Vec<&str> = choices.iter().map(|choice| choice.notation.as_str()).collect();
                shown.sort_unstable();
                legal.sort_unstable();
                assert_eq!(shown, legal, "{viewer} in {:?}", game.state().pending.top());
            }
        });
    }
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
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), all, "every kind of question was met");
}

/// Whoever cannot see hears what every control does.
#[test]
fn every_control_has_a_name() {
    let texts = coven_ui::texts(Language::English);
    let setup = coven_engine::Rules::agree(&**RULES, 3, &["back", "storm"]).expect("an allowed setup");
    each_moment(setup, 5, |game| {
        for seat in game.deciding() {
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
fn what_is_dimmed_says_why_and_by_which_rule() {
    let texts = coven_ui::texts(Language::English);
    let mut reasons = BTreeSet::new();
    for (number, setup) in setups().enumerate().step_by(3) {
        each_moment(setup, number as u64, |game| {
            let Some(seat) = game.deciding().first() else {
                return;
            };
            let page = html(&latest(game, Viewer::Seat(seat), &texts));
            for tag in page.split('<').filter(|tag| tag.contains("data-why=")) {
                let attribute = |name: &str| tag.split(&format!("{name}=\"")).nth(1).and_then(|rest| rest.split('"').next());
                let (why, rule) = (attribute("data-why"), attribute("data-rule"));
                assert!(why.is_some_and(|why| !why.starts_with("refused-")), "{tag}");
                assert!(rule.is_some_and(|rule| rule.starts_with("BRM-") || rule.starts_with("TABLE-")), "{tag}");
                reasons.extend(why.map(str::to_owned));
            }
        });
    }
    assert!(reasons.len() >= 8, "{reasons:?}");
}
