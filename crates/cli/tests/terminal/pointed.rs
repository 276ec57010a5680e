//! The mouse, and terminals with few colours or none.

use crate::window::Window;

const PLAY: [&str; 7] = ["play", "broom", "--seats", "human,random", "--seed", "1", "--record=game.jsonl"];

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

/// The codes of all colours and marks that were written.
fn codes(window: &Window) -> Vec<String> {
    let written = String::from_utf8_lossy(&window.written()).into_owned();
    let ends = |rest: &str| {
        rest.find(|c: char| !c.is_ascii_digit() && c != ';').map(|end| (rest[..end].to_owned(), rest[end..].starts_with('m')))
    };
    written.split("\x1b[").skip(1).filter_map(ends).filter(|(_, is_ink)| *is_ink).map(|(codes, _)| codes).collect()
}

fn is_colour(code: &str) -> bool {
    code.parse::<u8>().is_ok_and(|code| matches!(code, 30..=38 | 40..=48 | 90..=107))
}

#[test]
fn a_click_chooses_and_a_second_one_makes_the_move() {
    let folder = folder();
    let mut window = Window::open(folder.path(), (100, 30), &PLAY);
    window.wait_for("Choose 4 more roles");
    window.settle();
    // A line of the list; the same name stands on the table to its left.
    let (column, line) = window.place_of("c  Mountain Witch");
    window.click((column, line));
    window.wait_for("›c");
    assert!(window.text().contains("Choose 4 more roles"), "nothing has been played yet");
    window.click((column + 5, line));
    window.wait_for("Choose 3 more roles");
    window.settle();
    // A role where it lies on the table.
    let place = window.place_of("a· Forest Witch");
    window.click(place);
    window.settle();
    window.click(place);
    window.wait_for("Choose 2 more roles");
    // A panel, by its name in the last line, needs a wider window; the wheel moves in the list.
    window.press("\x1b[<65;90;10M");
    window.wait_for("›b");
    window.press("\x03");
    assert!(window.end() && window.is_as_before(), "{}", window.text());
    let record = std::fs::read_to_string(folder.path().join("game.jsonl")).expect("a record");
    assert!(record.contains("pick mountain_witch") && record.contains("pick forest_witch"), "{record}");
}

#[test]
fn a_click_on_the_bar_goes_to_that_moment_of_a_replay() {
    let folder = folder();
    let mut window = Window::open(
        folder.path(),
        (100, 30),
        &["play", "broom", "--seats", "human,random", "--seed", "1", "--record=game.jsonl", "--plain"],
    );
    window.wait_for(">");
    window.press("1\r1\r1\r1\rquit\r");
    assert!(window.end());
    let mut replay = Window::open(folder.path(), (100, 30), &["replay", "game.jsonl"]);
    replay.wait_for("0 of ");
    let (column, line) = replay.place_of("────────────────────────────────────────────────── ");
    replay.click((column + 40, line));
    replay.wait("another moment", |window| !window.text().contains(" 0 of "));
    replay.press("\x03");
    assert!(replay.end() && replay.is_as_before());
}

#[test]
fn terminals_get_no_more_colours_than_they_have() {
    let folder = folder();
    let many: &[(&str, &str)] = &[("TERM", "xterm-256color")];
    let sixteen: &[(&str, &str)] = &[("TERM", "linux")];
    let none: &[(&str, &str)] = &[("TERM", "xterm-256color"), ("NO_COLOR", "1")];
    for (set, has_many, has_some) in [(many, true, true), (sixteen, false, true), (none, false, false)] {
        let mut window = Window::open_with(folder.path(), (100, 30), &PLAY, set);
        window.wait_for("▶");
        window.press("[");
        window.settle();
        window.press("\x03");
        assert!(window.end() && window.is_as_before());
        let codes = codes(&window);
        assert!(!codes.is_empty());
        assert_eq!(codes.iter().any(|codes| codes.contains("8;5;")), has_many, "{set:?}");
        assert_eq!(codes.iter().flat_map(|codes| codes.split(';')).any(is_colour), has_some, "{set:?}");
    }
}
