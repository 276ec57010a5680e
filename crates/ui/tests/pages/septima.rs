//! Septima's table, checked over random games of every number of players, basic and full, deterministic and alone.

use crate::choices::controls;
use crate::games::{html, visitor};
use crate::markup;
use crate::sizes::whole;
use coven_catalog::Table;
use coven_engine::{Dice, FastDice, Game, Rules, Seat, Seed, Viewer};
use coven_septima::state::Stage;
use coven_septima::task::{Question, Task};
use coven_septima::{Septima, Setup};
use coven_text::{Language, Texts};
use coven_ui::fragment::{Parts, Shown};
use coven_ui::page::{self, TablePage};
use coven_ui::septima::Scene;
use coven_ui::{Speak, table};
use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

static RULES: LazyLock<Arc<Septima>> = LazyLock::new(|| Arc::new(Septima::builtin()));
static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| ["Morgana", "Sybil", "Circe", "Vasilisa"].map(str::to_owned).to_vec());

/// Basic and full, with dice and without, for two to four; and alone, the usual and the hardest way.
fn setups() -> Vec<Setup> {
    let agreed: [(usize, &[&str]); 9] = [
        (2, &["basic"]),
        (3, &["basic", "deterministic"]),
        (4, &["basic"]),
        (2, &["full", "deterministic"]),
        (3, &["full"]),
        (4, &["full"]),
        (4, &["full", "deterministic"]),
        (1, &[]),
        (1, &["hardest"]),
    ];
    agreed.into_iter().map(|(players, variants)| RULES.agree(players, variants).expect("an allowed setup")).collect()
}

/// Plays a random game and shows every moment of it, the end included.
fn each_moment(setup: Setup, seed: u64, mut look: impl FnMut(&Game<Septima>, usize)) {
    let mut game = Game::start(RULES.clone(), setup, Seed::from_number(seed)).expect("an allowed setup");
    let mut dice = FastDice::new(seed);
    for moment in 0.. {
        look(&game, moment);
        let Some(seat) = game.deciding().first() else {
            return;
        };
        let moves = game.legal(seat);
        game.play(seat, moves[dice.below(moves.len() as u32) as usize]).expect("a legal move");
    }
}

fn latest(game: &Game<Septima>, viewer: Viewer, texts: &Texts) -> Parts {
    let story = table::heard(game, viewer);
    Scene::of_game(game, viewer, &story, Speak::new(texts, &NAMES[..game.seats()])).latest()
}

fn table_page(game: &Game<Septima>, viewer: Viewer, texts: &Texts) -> String {
    let story = table::heard(game, viewer);
    let mut scene = Scene::of_game(game, viewer, &story, Speak::new(texts, &NAMES[..game.seats()]));
    scene.manner.coach = true;
    let (seq, over) = (game.turns().len(), game.deciding().is_empty());
    let page = TablePage { about: Septima::about(), table: "t1", seq, over, replay: None };
    page::table(&visitor(texts, &NAMES[..game.seats()]), &page, scene.layout()).into_string()
}

fn question(game: &Game<Septima>) -> String {
    let state = game.state();
    let asked = match (state.stage, state.agenda.last()) {
        (Stage::Agenda, Some(&Task::Ask(Question::Widow(ask)))) => format!("Widow{ask:?}"),
        (Stage::Agenda, Some(&Task::Ask(question))) => format!("{question:?}"),
        (stage, _) => format!("{stage:?}"),
    };
    asked.split(['(', ' ', '{']).next().unwrap_or_default().to_owned()
}

#[test]
fn every_choice_is_a_control_exactly_once_and_nobody_else_has_one() {
    let texts = coven_ui::texts(Language::English);
    let mut kinds = BTreeSet::new();
    for (number, setup) in setups().into_iter().enumerate() {
        each_moment(setup, number as u64, |game, moment| {
            kinds.insert(question(game));
            for viewer in Viewer::all(game.seats()) {
                let choices = match viewer {
                    Viewer::Seat(seat) => Table::choices(game, seat),
                    Viewer::Spectator => Vec::new(),
                };
                // The others are looked at now and then: their pages change little from one moment to the next.
                if choices.is_empty() && moment % 64 != 0 {
                    continue;
                }
                let page = html(&latest(game, viewer, &texts));
                let mut shown = controls(&page);
                let mut legal: Vec<&str> = choices.iter().map(|choice| choice.notation.as_str()).collect();
                shown.sort_unstable();
                legal.sort_unstable();
                assert_eq!(shown, legal, "{viewer} in {}", question(game));
            }
        });
    }
    assert!(kinds.len() >= 38, "almost every kind of question was met: {} {kinds:?}", kinds.len());
}

/// Whoever cannot see hears what every control does, and whatever is dimmed says why and by which rule.
#[test]
fn controls_have_names_and_what_is_dimmed_has_reasons() {
    let texts = coven_ui::texts(Language::English);
    let mut reasons = BTreeSet::new();
    for (number, setup) in setups().into_iter().enumerate().skip(1).step_by(3) {
        each_moment(setup, 70 + number as u64, |game, moment| {
            let Some(seat) = game.deciding().first().filter(|_| moment % 2 == 0) else {
                return;
            };
            let page = html(&latest(game, Viewer::Seat(seat), &texts));
            for control in page.split('<').filter(|tag| tag.contains("data-move=")) {
                let labelled = control.split("aria-label=\"").nth(1).is_some_and(|label| !label.starts_with('"'));
                let inside = page.split(control).nth(1).and_then(|after| after.split("</button>").next()).unwrap_or_default();
                let within: String = inside.split('<').filter_map(|piece| piece.split('>').nth(1)).collect();
                let directly = control.split('>').nth(1).unwrap_or_default();
                assert!(labelled || !directly.trim().is_empty() || !within.trim().is_empty(), "{control}");
            }
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

/// Two tables that differ only in what a viewer may not know look the same to that viewer, byte by byte.
#[test]
fn nothing_hidden_stands_in_a_page() {
    let texts = coven_ui::texts(Language::English);
    let mut different = 0;
    for (number, setup) in setups().into_iter().enumerate() {
        each_moment(setup, 100 + number as u64, |game, moment| {
            if moment % 29 != 0 && moment > 12 {
                return;
            }
            for viewer in Viewer::all(game.seats()) {
                let story = table::heard(game, viewer);
                let speak = Speak::new(&texts, &NAMES[..game.seats()]);
                let page = |state| html(&Scene::new(game.rules(), state, viewer, &story, speak).latest());
                let imagined = game.rules().imagine(game.state(), viewer, &mut FastDice::new(moment as u64));
                different += usize::from(imagined != *game.state());
                assert_eq!(page(game.state()), page(&imagined), "{viewer}");
            }
        });
    }
    assert!(different > 250, "the imagined tables were other tables: {different}");
}

#[test]
fn pages_are_sound_light_and_say_everything_in_every_language() {
    let unsaid = |page: &str| {
        let named = |text: &&str| ["page-", "septima-", "refused-"].iter().any(|id| text.starts_with(id));
        page.split(['>', '"']).find(named).map(str::to_owned)
    };
    let mut heaviest = 0;
    for (number, setup) in setups().into_iter().enumerate() {
        let language = Language::ALL[number % Language::ALL.len()];
        let texts = coven_ui::texts(language);
        each_moment(setup, 40 + number as u64, |game, moment| {
            let over = game.deciding().is_empty();
            if moment % 37 != 0 && !over {
                return;
            }
            for viewer in Viewer::all(game.seats()) {
                let page = table_page(game, viewer, &texts);
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

/// Whoever applies what is sent has the page of the present, and what is sent is small.
#[test]
fn fragments_keep_a_page_up_to_date() {
    let texts = coven_ui::texts(Language::English);
    let viewer = Viewer::Seat(Seat(1));
    let mut shown: Vec<(String, String)> = Vec::new();
    let mut before = Shown::default();
    let mut sizes: Vec<usize> = Vec::new();
    each_moment(RULES.agree(4, &["full"]).expect("an allowed setup"), 3, |game, _| {
        let story = table::heard(game, viewer);
        let scene = Scene::of_game(game, viewer, &story, Speak::new(&texts, &NAMES));
        let now = scene.parts();
        let fragments = scene.latest().since(&before);
        sizes.push(serde_json::to_string(&fragments).expect("plain text").len());
        for fragment in fragments {
            match shown.iter_mut().find(|(id, _)| *id == fragment.target) {
                Some((_, html)) => *html = fragment.html,
                None => shown.push((fragment.target, fragment.html)),
            }
        }
        shown.retain(|(_, html)| !html.is_empty());
        let mut expected: Vec<(String, String)> = now.iter().map(|part| (part.id.clone(), part.html.clone())).collect();
        expected.sort();
        shown.sort();
        assert_eq!(shown, expected);
        before = now.shown();
    });
    let moves = &mut sizes[1..];
    moves.sort_unstable();
    let (median, most) = (moves[moves.len() / 2], moves[moves.len() - 1]);
    println!("a move's fragments at Septima, uncompressed: median {median} bytes, largest {most} bytes");
    assert!(median < 20_000, "{median}");
}

/// The first moment at which seat 0 is asked such a question, part by part, one tag a line.
fn first(players: usize, variants: &[&str], wanted: fn(Question) -> bool, ids: &[&str]) -> String {
    let texts = coven_ui::texts(Language::English);
    let mut found = None;
    for seed in 0..40 {
        each_moment(RULES.agree(players, variants).expect("an allowed setup"), seed, |game, _| {
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
