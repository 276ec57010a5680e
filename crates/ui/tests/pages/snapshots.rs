//! Fixed moments of fixed games, part by part. Whoever changes how something looks sees here what changed.

use crate::games::{RULES, each_moment, parts};
use coven_broom::{Broom, Pending};
use coven_engine::{Game, Rules, Seat, Viewer};
use coven_text::Language;

/// The parts that tell the most, one tag a line.
fn shown(game: &Game<Broom>, language: Language, ids: &[&str]) -> String {
    let texts = coven_ui::texts(language);
    let parts = parts(game, Viewer::Seat(Seat(0)), &texts);
    ids.iter().map(|id| parts.html(id).into_string().replace("><", ">\n<") + "\n").collect()
}

/// The first moment of a game at which seat 0 is asked such a question.
fn first(players: usize, variants: &[&str], seed: u64, wanted: fn(Pending) -> bool, ids: &[&str]) -> String {
    let setup = RULES.agree(players, variants).expect("an allowed setup");
    let mut found = None;
    each_moment(setup, seed, |game| {
        let asked = game.deciding().contains(Seat(0)) && game.state().pending.top().is_some_and(wanted);
        if asked && found.is_none() {
            found = Some(shown(game, Language::English, ids));
        }
    });
    found.expect("the game has such a moment")
}

#[test]
fn choosing_the_hand() {
    insta::assert_snapshot!(first(3, &[], 1, |question| question == Pending::Pick, &["prompt", "duel", "event", "hand"]));
}

#[test]
fn leading() {
    insta::assert_snapshot!(first(3, &[], 1, |question| matches!(question, Pending::Lead { .. }), &["prompt", "duel", "hand"]));
}

#[test]
fn flying() {
    let ids = ["prompt", "duel", "board-ground", "board-pawns", "board-choices"];
    insta::assert_snapshot!(first(4, &[], 2, |question| matches!(question, Pending::Fly { .. }), &ids));
}

#[test]
fn delivering() {
    let ids = ["prompt", "board-choices", "seat-0", "seat-1"];
    insta::assert_snapshot!(first(
        2,
        &["back"],
        3,
        |question| matches!(question, Pending::Serve { .. } | Pending::DropOff { .. }),
        &ids
    ));
}

#[test]
fn the_end() {
    let setup = RULES.agree(3, &["mountain"]).expect("an allowed setup");
    let mut last = String::new();
    each_moment(setup, 6, |game| {
        if game.deciding().is_empty() {
            last = shown(game, Language::Italian, &["prompt", "hand"]);
        }
    });
    insta::assert_snapshot!(last);
}
