//! `coven replay` and `coven verify`.

use crate::Desk;
use std::fs;

/// The record of a finished game with a line changed.
fn tampered(desk: &Desk, change: impl Fn(&str) -> String) -> String {
    let text = desk.read(desk.finished_game());
    let changed = change(&text);
    assert_ne!(changed, text, "nothing was changed");
    fs::write(desk.path("game.jsonl"), changed).expect("a writable file");
    let run = desk.coven("verify game.jsonl");
    assert_eq!((run.code, run.err.as_str()), (1, ""), "{}", run.out);
    run.out
}

#[test]
fn a_good_record_is_in_order() {
    let desk = Desk::new();
    let game = desk.finished_game();
    let run = desk.coven(&format!("verify {game} --json")).good();
    let verdict = &run.json()[0];
    assert_eq!((&verdict["ok"], &verdict["over"], &verdict["game"]), (&true.into(), &true.into(), &"broom".into()));
    let commitment = verdict["commitment"].as_str().expect("a commitment");
    desk.coven(&format!("verify {game} --commitment {commitment}")).good().has("is in order");
}

#[test]
fn a_commitment_that_was_not_shown_is_noticed() {
    let desk = Desk::new();
    let game = desk.finished_game();
    let run = desk.coven(&format!("verify {game} --commitment {}", "0".repeat(64)));
    assert_eq!(run.code, 1);
    run.has("is not in order: the record carries another commitment than the one that was shown");
    let run = desk.coven(&format!("verify {game} --json --commitment {}", "0".repeat(64)));
    assert_eq!((run.code, &run.json()[0]["ok"]), (1, &false.into()));
}

#[test]
fn another_seed_is_noticed() {
    let desk = Desk::new();
    let other = "c0ffee".repeat(11)[..64].to_owned();
    let said = tampered(&desk, |text| {
        let at = text.find("\"seed\":\"").expect("a seed") + "\"seed\":\"".len();
        format!("{}{other}{}", &text[..at], &text[at + 64..])
    });
    assert!(said.contains("the deal was not the one that was promised"), "{said}");
}

#[test]
fn a_changed_move_is_noticed() {
    let desk = Desk::new();
    let said = tampered(&desk, |text| text.replacen("\"seat\":1", "\"seat\":0", 1));
    assert!(said.contains("is not in order: move"), "{said}");
}

/// What is wrong is said in the language of the sentence around it.
#[test]
fn a_bad_record_is_explained_in_every_language() {
    let desk = Desk::new();
    tampered(&desk, |text| text.replacen("\"seat\":1", "\"seat\":0", 1));
    let said = |language| desk.coven(&format!("verify game.jsonl --lang {language}")).out;
    assert!(said("it").contains("non è in ordine: la mossa ") && said("it").contains("non è lecita. "), "{}", said("it"));
    assert!(said("fr").contains("n’est pas valide\u{a0}: le coup ") && said("fr").contains("est refusé. "), "{}", said("fr"));
    assert!(said("pl").contains("nie jest w porządku: ruch ") && said("pl").contains("jest niedozwolony. "), "{}", said("pl"));
}

#[test]
fn a_changed_result_is_noticed() {
    let desk = Desk::new();
    let said = tampered(&desk, |text| text.replace("\"place\":2", "\"place\":1"));
    assert!(said.contains("another final standing"), "{said}");
}

#[test]
fn a_replay_tells_the_game_to_whoever_looks() {
    let desk = Desk::new();
    let game = desk.finished_game();
    desk.coven(&format!("replay {game}")).good().has("1. ").has("Round 1 begins");
    let seat = desk.coven(&format!("replay {game} --to 20 --seat 0")).good();
    let spectator = desk.coven(&format!("replay {game} --to 20")).good();
    assert_ne!(seat.out, spectator.out, "a seat sees its own hand");
    spectator.lacks("21. ");
}

#[test]
fn a_replay_can_be_read_by_programs() {
    let desk = Desk::new();
    let game = desk.finished_game();
    let lines = desk.coven(&format!("replay {game} --to 9 --seat 1 --json")).good().json();
    assert_eq!(lines.len(), 11, "the opening, nine moves, and what is seen");
    assert!(lines[0]["opening"].is_array());
    assert_eq!(lines[9]["number"], 9);
    let view = &lines[10]["view"];
    assert!(view["seats"][1]["hand"].is_array() && view["seats"][0]["hand"].is_null());
    for line in &lines[1..10] {
        assert_eq!(line["move"].is_string(), line["seat"] == 1, "only the own moves are shown as they were made");
    }
    assert!(lines[10]["standing"].is_null());
    let whole = desk.coven(&format!("replay {game} --json")).good().json();
    assert!(whole.last().expect("lines")["standing"].is_array());
}
