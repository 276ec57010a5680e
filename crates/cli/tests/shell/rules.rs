//! `coven rules`.

use crate::Desk;
use std::io::Read;
use std::process::{Command, Stdio};

#[test]
fn a_rule_is_found_by_its_id_in_any_case() {
    let desk = Desk::new();
    let run = desk.coven("rules brm-turn-1").good();
    run.has("BRM-TURN-1 · 4. Turn\n  ").lacks("**").lacks("BRM-TURN-2 ·");
    let rule = &desk.coven("rules BRM-TURN-1 --json").good().json()[0];
    assert_eq!(rule["id"], "BRM-TURN-1");
    assert!(rule["text"].as_str().expect("a text").contains("leader"));
    desk.coven("rules TABLE-UNDO").good().has("At every table");
}

#[test]
fn a_beginning_of_ids_gives_the_chapter() {
    Desk::new().coven("rules BRM-TURN").good().has("BRM-TURN-1 · ").has("BRM-TURN-2 · ").lacks("BRM-SETUP-1 · ");
}

#[test]
fn rules_are_found_by_their_words() {
    let desk = Desk::new();
    let all = desk.coven("rules --search CLOUD --json").good().json();
    assert!(all.len() > 5 && all.iter().all(|rule| rule.to_string().to_lowercase().contains("cloud")));
    desk.coven("rules broom --search bewitched").good().has("BRM-");
    assert_eq!(desk.coven("rules --search xyzzy").refused(), "No rule speaks of “xyzzy”.");
}

/// The player's book, the rules and the things are told in the language that is spoken.
#[test]
fn everything_is_told_in_the_language_that_is_spoken() {
    let desk = Desk::new();
    desk.coven("--lang it rules BRM-TURN-1").good().has("BRM-TURN-1 · 4. ").lacks("The leader picks");
    let english = desk.coven("--lang en rules broom --book --json").good().json();
    let polish = desk.coven("--lang pl rules broom --book --json").good().json();
    assert!(english.len() > 5 && english.len() == polish.len());
    assert_ne!(english[1]["title"], polish[1]["title"]);
    // Accents need not be typed.
    desk.coven("--lang fr rules --search fee").good().has("Fée");
    let run = desk.coven_with("--lang it play broom --seats human,novice --seed 1 --record g.jsonl", "? BRM-TURN-1\n").good();
    run.has("BRM-TURN-1 · 4. ").lacks("The leader picks");
}

#[test]
fn all_rules_of_a_game_are_listed() {
    assert!(Desk::new().coven("rules broom --json").good().json().len() > 100);
}

#[test]
fn a_card_is_found_by_its_name_in_the_language_that_is_spoken() {
    let desk = Desk::new();
    desk.coven("rules fire").good().has("Fire\n  A building of another player goes under the building deck.");
    desk.coven("rules prayer").good().has("Day of Prayer\n  Remove one Despair each from 4 different buildings.");
    desk.coven("rules black_market").good().has("Black Market\n  Instead of a cowardly action you may take ").lacks("$");
    desk.coven("--lang it rules incendio").good().has("Incendio\n  ");
    assert_eq!(desk.coven("rules fire --json").good().json()[0]["name"], "Fire");
    let run = desk.coven_with("play salem --seats human,novice,novice --seed 1 --record g.jsonl", "? fire\n").good();
    run.has("> Fire\n  A building of another player");
}

#[test]
fn a_word_that_names_nothing_finds_the_rules_that_speak_of_it() {
    Desk::new().coven("rules bewitched").good().has("BRM-ROUND-1 · ");
}

#[test]
fn tables_are_shown_in_columns_and_rows_with_their_header() {
    let desk = Desk::new();
    desk.coven("rules NSM-SETUP-1").good().has("\n  players  witch cards  puritan cards").has("\n  3        1            3");
    desk.coven("rules NSM-EVT-FIRE").good().has("NSM-EVT-FIRE · 13. Events\n  event: Fire\n  cost: 3\n");
    desk.coven("rules broom").good().has("Front board\n  id  name").has("P1  Larkmead");
}

#[test]
fn a_sentence_is_whole_without_the_marks_of_its_sources() {
    let run = Desk::new().coven("rules BRM-ROLE-1").good();
    run.has("(Names: printed in the rulebook and from public references; \"Peak Druid\" is our rendering.)");
}

/// `coven rules broom | head -1` is no mistake.
#[test]
fn whoever_stops_reading_causes_no_complaint() {
    let mut child = Command::new(assert_cmd::cargo::cargo_bin!("coven"))
        .args(["rules", "broom"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    drop(child.stdout.take());
    let status = child.wait().expect("the program ends");
    let mut complaint = String::new();
    child.stderr.take().expect("an error output").read_to_string(&mut complaint).expect("text");
    assert_eq!((status.code(), complaint.as_str()), (Some(0), ""));
}
