//! What only Septima's table has: closed books, moments, explained pages in every language, and moments to look at.

use crate::games::{Drawn, NAMES, agreed, each_moment, html, latest, visitor};
use crate::markup;
use crate::sizes::whole;
use coven_engine::{Game, Rules, Seat, Viewer};
use coven_septima::{Event, Progress, Question, Septima, Task, WidowEvent};
use coven_text::{Language, Texts};
use coven_ui::Speak;
use coven_ui::draw;
use coven_ui::page::{self, TablePage};
use coven_ui::table::log;
use std::collections::{BTreeMap, BTreeSet};

/// A page with every question explained: the fullest that there is.
fn explained_page(game: &Game<Septima>, viewer: Viewer, texts: &Texts) -> String {
    let (seq, over) = (game.turns().len(), game.deciding().is_empty());
    let page = TablePage { about: Septima::about(), table: "t1", seq, over, replay: None };
    let names = &NAMES[..game.seats()];
    let layout = draw::layout(game, viewer, Speak::new(texts, names));
    page::table(&visitor(texts, names), &page, layout).into_string()
}

/// What stands in the other covens' books shows nowhere before the end; then all of them lie open.
#[test]
fn the_other_books_are_closed_until_the_end() {
    let texts = coven_ui::texts(Language::English);
    let mut ends = 0;
    for (players, seed) in [(2, 3), (3, 4), (4, 5)] {
        each_moment::<Septima>(agreed::<Septima>(players, &["full"]), seed, |game| {
            let over = game.deciding().is_empty();
            if game.turns().len() % 17 != 0 && !over {
                return;
            }
            // The others have taken each other's books, or one from the box.
            let mut other = *game.state();
            let taken: Vec<u8> = game.state().secret.books.iter().copied().collect();
            let boxed = (1..).find(|book| !taken.contains(book)).expect("a book in the box");
            other.secret.books[1] = boxed;
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
                let told = log(game, viewer);
                let speak = Speak::new(&texts, &NAMES[..players]);
                let page = |state| html(&game.rules().seen(state, viewer, &told, &[], speak));
                let (real, changed) = (page(game.state()), page(&other));
                assert_eq!(real == changed, !over, "{viewer} after {} moves", game.turns().len());
                assert_eq!(real.matches("class=\"book ").count(), if over { players } else { 0 });
                ends += usize::from(over);
            }
        });
    }
    assert_eq!(ends, 6);
}

/// The Widow's name begins with an article, which is written small inside a sentence.
#[test]
fn the_widow_is_written_with_a_capital_only_where_she_begins_a_sentence() {
    for (language, capital, small) in [(Language::English, "The Widow", "the Widow"), (Language::French, "La Veuve", "la Veuve")]
    {
        let texts = coven_ui::texts(language);
        let mut both = [0, 0];
        each_moment::<Septima>(agreed::<Septima>(1, &[]), 6, |game| {
            let page = explained_page(game, Viewer::Seat(Seat(0)), &texts);
            for text in page.split(['<', '>', '"']) {
                for (at, _) in text.match_indices(capital) {
                    let before = text[..at].trim_end();
                    assert!(!before.ends_with(|c: char| c.is_alphanumeric() || c == ','), "{language}: {text}");
                }
            }
            both[0] += page.matches(capital).count();
            both[1] += page.matches(small).count();
        });
        assert!(both.iter().all(|&times| times > 0), "{language}: {both:?}");
    }
}

/// A coven's board shows the wisdom gained, and at the end the total of its score sheet, with what the end brought.
#[test]
fn the_boards_show_the_final_total_at_the_end() {
    let texts = coven_ui::texts(Language::English);
    let mut brought = 0;
    for (players, seed) in [(1, 6), (2, 3), (3, 4)] {
        each_moment::<Septima>(agreed::<Septima>(players, &[]), seed, |game| {
            let Some(standing) = game.rules().standing(game.state()) else { return };
            let parts = latest(game, Viewer::Spectator, &texts);
            for line in &standing {
                let board = parts.html(&format!("seat-{}", line.seat)).into_string();
                let shown = board.split("SEP-SCORE-1\">").nth(1).and_then(|rest| rest.split('<').next());
                assert_eq!(shown, Some(line.sheet.total.to_string().as_str()), "{} of {players}", line.seat);
                brought += line.sheet.total - i32::from(game.state().covens[line.seat.index()].wisdom);
            }
        });
    }
    assert_ne!(brought, 0, "the end brought something");
}

/// The reveal and every trial is a moment that no other has the name of, and stays the same while it is there.
#[test]
fn every_reveal_and_every_trial_is_a_moment_of_its_own() {
    let texts = coven_ui::texts(Language::English);
    let mut scenes: BTreeMap<String, String> = BTreeMap::new();
    each_moment::<Septima>(agreed::<Septima>(3, &["full"]), 8, |game| {
        let moments = latest(game, Viewer::Seat(Seat(0)), &texts).html("moments").into_string();
        for moment in moments.split("data-moment=\"").skip(1) {
            let (name, scene) = moment.split_once('"').expect("a name");
            // A verdict may come later than its trial, and what attuning costs may change; cards and citizens stay what they were.
            let before = scene.split("ruling").next().unwrap_or_default();
            let names: Vec<&str> = before.split("<b>").skip(1).filter_map(|rest| rest.split("</b>").next()).collect();
            let shown = format!("{names:?} {}", before.matches("class=\"person").count());
            assert_eq!(scenes.entry(name.to_owned()).or_insert_with(|| shown.clone()), &shown, "{name}");
        }
    });
    assert_eq!(scenes.keys().filter(|name| name.starts_with("reveal-")).count(), 20, "five moon phases in each of four seasons");
    assert!(scenes.keys().any(|name| name.starts_with("trial-")), "{:?}", scenes.keys());
}

/// Alone every move is the viewer's own. What the Widow does is told all the same, in the strip and to those who listen, and each
/// of her turns is a moment.
#[test]
fn the_widow_is_watched_and_heard() {
    let texts = coven_ui::texts(Language::English);
    let (mut watched, mut acted) = (BTreeSet::new(), 0);
    each_moment::<Septima>(agreed::<Septima>(1, &[]), 6, |game| {
        let parts = latest(game, Viewer::Seat(Seat(0)), &texts);
        let html = |id: &str| parts.html(id).into_string();
        let told = log(game, Viewer::Seat(Seat(0)));
        let hers = told.iter().filter_map(|line| match line.event {
            Event::Widow(event) => Some(event),
            _ => None,
        });
        let since: Vec<&WidowEvent> = {
            let all: Vec<&WidowEvent> = hers.collect();
            acted = all.iter().filter(|event| matches!(event, WidowEvent::Resolves { .. })).count();
            let card = all.iter().rposition(|event| matches!(event, WidowEvent::CardPlayed { .. }));
            card.map_or_else(Vec::new, |card| all[card..].to_vec())
        };
        let resolved = since.iter().any(|event| matches!(event, WidowEvent::Resolves { .. }));
        assert_eq!(html("latest").contains("<span>"), !since.is_empty(), "after {} moves", game.turns().len());
        assert!(!resolved || html("above").contains("class=\"news\""), "after {} moves", game.turns().len());
        watched
            .extend(html("moments").split("data-moment=\"widow-").skip(1).map(|rest| rest.split('"').next().map(str::to_owned)));
    });
    assert!(acted > 10, "{acted}");
    assert_eq!(watched.len(), acted, "each of her turns");
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
                (Progress::Agenda, Some(&Task::Ask(question))) => wanted(question),
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
    let ids = ["prompt", "above", "board-trail", "board-leaders", "board-choices"];
    insta::assert_snapshot!(first(3, &["basic"], |question| matches!(question, Question::QuickMove(..)), &ids));
}

#[test]
fn a_workbench() {
    insta::assert_snapshot!(first(
        2,
        &["full"],
        |question| matches!(question, Question::Brew(_)),
        &["prompt", "below", "seat-0"]
    ));
}

#[test]
fn a_spider_on_its_way() {
    let ids = ["prompt", "board-choices", "seat-1", "town-book"];
    insta::assert_snapshot!(first(1, &[], |question| matches!(question, Question::Widow(coven_septima::Ask::Path(_))), &ids));
}

/// The Italian box has English cards: tips show what is printed on them.
#[test]
fn tips_show_what_is_printed_on_the_card() {
    let game =
        Game::start(Septima::rules(), agreed::<Septima>(2, &["full"]), coven_engine::Seed::from_number(3)).expect("a table");
    let page = |language| explained_page(&game, Viewer::Seat(Seat(0)), &coven_ui::texts(language));
    assert!(page(Language::Italian).contains("data-tip=\"Raccogliere (Collect): "), "an action");
    assert!(!page(Language::Polish).contains("(Collect)"));
}
