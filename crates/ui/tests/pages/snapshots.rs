//! Fixed moments of fixed games, part by part. Whoever changes how something looks sees here what changed.

use crate::games::{Drawn, agreed, each_moment, parts};
use coven_broom::Broom;
use coven_engine::{Game, Seat, Viewer};
use coven_salem::Salem;
use coven_text::Language;

/// The parts that tell the most, one tag a line.
fn shown<R: Drawn>(game: &Game<R>, language: Language, ids: &[&str]) -> String {
    let texts = coven_ui::texts(language);
    let parts = parts(game, Viewer::Seat(Seat(0)), &texts);
    ids.iter().map(|id| parts.html(id).into_string().replace("><", ">\n<") + "\n").collect()
}

/// The first moment of a game at which seat 0 is asked such a question.
fn first<R: Drawn>(setup: R::Setup, seed: u64, wanted: &[&str], ids: &[&str]) -> String {
    let mut found = None;
    each_moment::<R>(setup, seed, |game| {
        let question = game.rules().question(game.state()).unwrap_or_default();
        if found.is_none() && game.deciding().contains(Seat(0)) && wanted.contains(&question.as_str()) {
            found = Some(shown(game, Language::English, ids));
        }
    });
    found.expect("the game has such a moment")
}

/// The end of a game.
fn last<R: Drawn>(setup: R::Setup, seed: u64, ids: &[&str]) -> String {
    let mut last = String::new();
    each_moment::<R>(setup, seed, |game| {
        if game.deciding().is_empty() {
            last = shown(game, Language::Italian, ids);
        }
    });
    last
}

#[test]
fn choosing_the_hand() {
    insta::assert_snapshot!(first::<Broom>(agreed::<Broom>(3, &[]), 1, &["Pick"], &["prompt", "above", "event", "below"]));
}

#[test]
fn leading() {
    insta::assert_snapshot!(first::<Broom>(agreed::<Broom>(3, &[]), 1, &["Lead"], &["prompt", "above", "below"]));
}

#[test]
fn flying() {
    let ids = ["prompt", "above", "board-ground", "board-pawns", "board-choices"];
    insta::assert_snapshot!(first::<Broom>(agreed::<Broom>(4, &[]), 2, &["Fly"], &ids));
}

#[test]
fn delivering() {
    let ids = ["prompt", "board-choices", "seat-0", "seat-1"];
    insta::assert_snapshot!(first::<Broom>(agreed::<Broom>(2, &["back"]), 3, &["Serve", "DropOff"], &ids));
}

#[test]
fn the_end() {
    insta::assert_snapshot!(last::<Broom>(agreed::<Broom>(3, &["mountain"]), 6, &["prompt", "below"]));
}

#[test]
fn salem_drafting() {
    let ids = ["prompt", "gauge", "role", "cards", "facts"];
    insta::assert_snapshot!(first::<Salem>(agreed::<Salem>(3, &[]), 1, &["Pick"], &ids));
}

#[test]
fn salem_giving() {
    insta::assert_snapshot!(first::<Salem>(
        agreed::<Salem>(4, &[]),
        2,
        &["Gifts"],
        &["prompt", "plate-0", "quarter-0-trade", "quarter-0-finance", "plate-1", "said", "composer"]
    ));
}

#[test]
fn salem_deciding() {
    insta::assert_snapshot!(first::<Salem>(agreed::<Salem>(3, &[]), 3, &["Decide"], &["prompt", "cards"]));
}

#[test]
fn salem_the_end() {
    insta::assert_snapshot!(last::<Salem>(agreed::<Salem>(3, &[]), 6, &["prompt", "gauge", "cards"]));
}
