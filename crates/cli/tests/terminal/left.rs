//! However the screen is left, the terminal is as it was before.

use crate::window::Window;
use rustix::process::{Pid, Signal, kill_process};
use std::path::Path;

const PLAY: [&str; 8] = ["play", "broom", "--seats", "human,random", "--seed", "1", "--record", "game.jsonl"];

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

fn at_table(folder: &Path) -> Window {
    let window = Window::open(folder, (100, 30), &PLAY);
    window.wait_for("▶");
    assert!(window.is_whole_screen() && !window.is_as_before());
    window
}

fn id(window: &Window) -> Pid {
    Pid::from_raw(window.child.process_id().expect("it runs") as i32).expect("a process")
}

#[test]
fn control_c_leaves_and_keeps_the_record() {
    let folder = folder();
    let mut window = at_table(folder.path());
    window.press("\x03");
    assert!(window.end() && window.is_as_before(), "{}", window.text());
    assert!(folder.path().join("game.jsonl").is_file());
}

#[test]
fn control_z_stops_and_goes_on() {
    let folder = folder();
    let mut window = at_table(folder.path());
    window.press("\x1a");
    window.wait("the terminal is given back", Window::is_as_before);
    let status = format!("/proc/{}/stat", id(&window).as_raw_nonzero());
    window.wait("it is stopped", |_| std::fs::read_to_string(&status).is_ok_and(|stat| stat.contains(") T ")));
    kill_process(id(&window), Signal::CONT).expect("it can go on");
    window.wait("the table is back", |window| window.is_whole_screen() && window.text().contains('▶'));
    window.press("\x03");
    assert!(window.end() && window.is_as_before());
}

#[test]
fn being_told_to_end_leaves_as_well() {
    for signal in [Signal::TERM, Signal::HUP, Signal::INT] {
        let folder = folder();
        let mut window = at_table(folder.path());
        kill_process(id(&window), signal).expect("it can be told");
        assert!(window.end() && window.is_as_before(), "{signal:?}: {}", window.text());
        assert!(folder.path().join("game.jsonl").is_file(), "{signal:?}");
    }
}

#[test]
fn a_window_may_become_too_small_and_large_again() {
    let folder = folder();
    let mut window = at_table(folder.path());
    window.resize(40, 10);
    window.wait_for("too small");
    window.resize(10, 3);
    window.wait("a word of it", |window| window.text().contains("This"));
    window.resize(200, 60);
    window.wait_for("▶");
    window.settle();
    window.resize(80, 24);
    window.wait_for("▶");
    window.press("\x03");
    assert!(window.end() && window.is_as_before());
}

/// Line mode has no chance to say anything when Ctrl-C is pressed: the record is there already.
#[test]
fn control_c_in_line_mode_keeps_the_record() {
    let folder = folder();
    let plain = PLAY.iter().copied().chain(["--plain"]).collect::<Vec<_>>();
    let mut window = Window::open(folder.path(), (100, 30), &plain);
    let asks = |window: &Window| window.text().trim_end().ends_with('>');
    window.wait(">", asks);
    window.press("1\r");
    let record = folder.path().join("game.jsonl");
    let moves = || std::fs::read_to_string(&record).unwrap_or_default().matches("\"seat\":0").count();
    window.wait("the move is kept", |_| moves() == 1);
    window.press("\x03");
    window.end();
    assert!(window.is_as_before() && moves() == 1, "{}", window.text());
}

#[test]
fn small_windows_and_plain_terminals_play_line_by_line() {
    let folder = folder();
    let plain = PLAY.iter().copied().chain(["--plain"]).collect::<Vec<_>>();
    let windows = [
        Window::open(folder.path(), (60, 20), &PLAY),
        Window::open_as(folder.path(), (100, 30), &PLAY, "dumb"),
        Window::open_as(folder.path(), (100, 30), &PLAY, ""),
        Window::open(folder.path(), (100, 30), &plain),
    ];
    for mut window in windows {
        window.wait(">", |window| window.text().trim_end().ends_with('>'));
        assert!(!window.is_whole_screen() && !String::from_utf8_lossy(&window.written()).contains("\x1b["));
        window.press("quit\r");
        assert!(window.end() && window.is_as_before(), "{}", window.text());
    }
}

#[test]
fn a_terminal_that_cannot_be_cleared_is_refused_to_several_people() {
    let folder = folder();
    let arguments = ["play", "salem", "--seats", "human:Ada,human:Bea,random", "--seed", "5"];
    let mut window = Window::open_as(folder.path(), (100, 30), &arguments, "dumb");
    assert!(!window.end());
    assert!(window.text().contains("cannot be cleared"), "{}", window.text());
}
