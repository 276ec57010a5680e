//! What only Septima's table has: reasons for what is dimmed, explained pages in every language, and moments to look at.

use crate::games::{Drawn, NAMES, agreed, each_moment, html, latest, visitor};
use crate::markup;
use crate::sizes::whole;
use coven_engine::{Game, Rules, Seat, Viewer};
use coven_septima::Septima;
use coven_septima::state::Stage;
use coven_septima::task::{Question, Task};
use coven_text::{Language, Texts};
use coven_ui::Speak;
use coven_ui::draw::{self, Wish};
use coven_ui::page::{self, TablePage};
use std::collections::BTreeSet;

/// A page with every question explained: the fullest that there is.
fn explained_page(game: &Game<Septima>, viewer: Viewer, texts: &Texts) -> String {
    let (seq, over) = (game.turns().len(), game.deciding().is_empty());
    let page = TablePage { about: Septima::about(), table: "t1", seq, over, replay: None };
    let names = &NAMES[..game.seats()];
    let layout = draw::layout(game, viewer, Speak::new(texts, names), Wish { coach: true });
    page::table(&visitor(texts, names), &page, layout).into_string()
}

/// Whatever is dimmed says why and by which rule.
#[test]
fn what_is_dimmed_has_reasons() {
    let texts = coven_ui::texts(Language::English);
    let mut reasons = BTreeSet::new();
    for (number, setup) in Septima::all_setups().into_iter().enumerate().skip(1).step_by(3) {
        each_moment::<Septima>(setup, 70 + number as u64, |game| {
            let Some(seat) = game.deciding().first().filter(|_| game.turns().len() % 2 == 0) else {
                return;
            };
            let page = html(&latest(game, Viewer::Seat(seat), &texts));
            for tag in page.split('<').filter(|tag| tag.contains("data-why=")) {
                let attribute = |name: &str| tag.split(&format!("{name}=\"")).nth(1).and_then(|rest| rest.split('"').next());
                let (why, rule) = (attribute("data-why"), attribute("data-rule"));
                assert!(why.is_some_and(|why| !why.starts_with("refused-")), "{tag}");
                assert!(rule.is_some_and(|rule| rule.starts_with("SEP-") || rule.starts_with("TABLE-")), "{tag}");
                reasons.extend(why.map(str::to_owned));
            }
        });
    }
    assert!(reasons.len() >= 12, "{reasons:?}");
}

#[test]
fn pages_are_sound_light_and_say_everything_in_every_language() {
    let unsaid = |page: &str| {
        let named = |text: &&str| ["page-", "septima-", "refused-"].iter().any(|id| text.starts_with(id));
        page.split(['>', '"']).find(named).map(str::to_owned)
    };
    let mut heaviest = 0;
    for (number, setup) in Septima::all_setups().into_iter().enumerate() {
        let language = Language::ALL[number % Language::ALL.len()];
        let texts = coven_ui::texts(language);
        each_moment::<Septima>(setup, 40 + number as u64, |game| {
            let (moment, over) = (game.turns().len(), game.deciding().is_empty());
            if moment % 37 != 0 && !over {
                return;
            }
            for viewer in Viewer::all(game.seats()) {
                let page = explained_page(game, viewer, &texts);
                markup::check(&page);
                assert_eq!(unsaid(&page), None, "{language}");
                if moment % 5 == 0 || over {
                    heaviest = heaviest.max(whole(&page));
                }
            }
        });
    }
    println!("the heaviest table page of Septima with all it loads: {heaviest} bytes, compressed");
    assert!(heaviest < 250_000, "{heaviest}");
}

/// The first moment at which seat 0 is asked such a question, part by part, one tag a line.
fn first(players: usize, variants: &[&str], wanted: fn(Question) -> bool, ids: &[&str]) -> String {
    let texts = coven_ui::texts(Language::English);
    let mut found = None;
    for seed in 0..40 {
        each_moment::<Septima>(agreed::<Septima>(players, variants), seed, |game| {
            let asked = match (game.state().stage, game.state().agenda.last()) {
                (Stage::Agenda, Some(&Task::Ask(question))) => wanted(question),
                _ => false,
            };
            if found.is_none() && asked && game.deciding().contains(Seat(0)) {
                let parts = latest(game, Viewer::Seat(Seat(0)), &texts);
                found = Some(ids.iter().map(|id| parts.html(id).into_string().replace("><", ">\n<") + "\n").collect::<String>());
            }
        });
        if found.is_some() {
            break;
        }
    }
    found.expect("some game has such a moment")
}

#[test]
fn a_quick_move() {
    let ids = ["prompt", "duel", "board-trail", "board-leaders", "board-choices"];
    insta::assert_snapshot!(first(3, &["basic"], |question| matches!(question, Question::QuickMove(..)), &ids));
}

#[test]
fn a_workbench() {
    insta::assert_snapshot!(first(2, &["full"], |question| matches!(question, Question::Brew(_)), &["prompt", "hand", "seat-0"]));
}

#[test]
fn a_spider_on_its_way() {
    let ids = ["prompt", "board-choices", "seat-1", "town-book"];
    insta::assert_snapshot!(first(
        1,
        &[],
        |question| matches!(question, Question::Widow(coven_septima::widow::Ask::Path(_))),
        &ids
    ));
}
