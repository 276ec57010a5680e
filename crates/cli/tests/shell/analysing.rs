//! Why a game went as it did, and how true chances are.

use crate::desk::{Desk, Run};
use serde_json::Value;

fn json(run: &Run) -> Value {
    serde_json::from_str(&run.out).expect("one JSON object")
}

#[test]
fn the_parts_of_every_seat_add_up_as_they_are_written() {
    let desk = Desk::new();
    let game = desk.finished_game();
    let run = desk.coven(&format!("analyse {game} --json --playouts 3000 --seed 5")).good();
    let report = json(&run);
    assert_eq!((report["game"].as_str(), report["players"].as_u64()), (Some("broom"), Some(3)));
    let seats = report["seats"].as_array().expect("seats");
    assert_eq!(seats.len(), 3);
    for seat in seats {
        let number = |name: &str| seat[name].as_f64().unwrap_or_else(|| panic!("{name} of {seat}"));
        // Counted in the parts in which shares are kept: this reader of JSON may be wrong in the last bit.
        let counted = |name: &str| (number(name) * f64::from(1 << 30)).round() as i64;
        let parts: i64 = ["draws", "reveals", "guesses", "others", "errors"].map(counted).iter().sum();
        assert_eq!(counted("prior") + parts, counted("result"), "{seat}");
        assert!(number("errors") <= 0.0 && (0.0..=100.0).contains(&number("accuracy")), "{seat}");
    }
    let moves = report["moves"].as_array().expect("moves");
    for (number, m) in moves.iter().enumerate() {
        assert_eq!(m["seq"].as_u64(), Some(number as u64 + 1));
        assert!(m["move"].is_string() && m["best"].is_string() && m["seat"].is_u64(), "{m}");
        assert!(m["low"].as_f64() <= m["high"].as_f64() && m["loss"].as_f64() >= Some(0.0), "{m}");
    }
    let record = desk.read(game);
    assert_eq!(moves.len(), record.lines().count() - 2, "every move is judged");
    assert_eq!(
        run.out,
        desk.coven(&format!("analyse {game} --json --playouts 3000 --seed 5")).out,
        "the same seed, the same report"
    );
}

#[test]
fn a_report_is_told_and_written_as_one_page() {
    let desk = Desk::new();
    let game = desk.finished_game();
    let run = desk.coven(&format!("analyse {game} --playouts 20000 --html report.html")).good();
    run.has("luck and skill").has("own errors").has("The moves that mattered most");
    let page = desk.read("report.html");
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("<svg") && page.contains("<polyline"), "{page}");
    assert!(!page.contains("<script") && !page.contains("src=") && !page.contains("href="), "it needs nothing else");
    let italian = desk.coven(&format!("--lang it analyse {game} --playouts 300")).good();
    italian.has("fortuna e abilità");
}

#[test]
fn what_cannot_be_analysed_is_refused_in_one_sentence() {
    let desk = Desk::new();
    let game = desk.finished_game();
    let record = desk.read(game);
    let lines: Vec<&str> = record.lines().collect();
    let unfinished = format!("{}\n{}\n{{\"moves\":1}}\n", lines[0], lines[1]);
    desk.write("unfinished.jsonl", &unfinished);
    desk.write("cut.jsonl", &lines[..lines.len() - 1].join("\n"));
    desk.write("foreign.jsonl", &record.replacen("\"game\":\"broom\"", "\"game\":\"chess\"", 1));
    desk.write("data.jsonl", &record.replacen("\"data\":\"", "\"data\":\"0", 1));
    desk.write("prose.jsonl", "Once upon a time\n");
    for (file, says) in [
        ("unfinished.jsonl", "only finished games are analysed"),
        ("cut.jsonl", "cut off"),
        ("foreign.jsonl", "there is no game 'chess'"),
        ("data.jsonl", "other component data"),
        ("prose.jsonl", "cannot be read"),
        ("absent.jsonl", "absent.jsonl"),
    ] {
        for form in ["", " --json"] {
            let run = desk.coven(&format!("analyse {file}{form}"));
            assert_eq!((run.code, run.out.as_str()), (2, ""), "{file}: {}", run.err);
            assert!(run.err.contains(says) && run.err.trim_end().lines().count() == 1, "{file}: {}", run.err);
        }
    }
}

#[test]
fn chances_are_fitted_on_one_half_and_measured_on_the_other() {
    let desk = Desk::new();
    let command = "calibrate broom --players 2 --level novice --games 12 --moments 3 --worlds 4 --save games.jsonl --json";
    let run = desk.coven(command).good();
    let told = json(&run);
    let table = &told["tables"][0];
    assert_eq!((table["games"].as_u64(), table["measured"]["games"].as_u64()), (Some(6), Some(6)));
    for name in ["brier", "log_loss", "calibration_error"] {
        assert!(table["measured"][name].as_f64().is_some_and(|value| value >= 0.0), "{name}: {table}");
    }
    assert!(table["measured"]["rounds"].as_array().is_some_and(|rounds| !rounds.is_empty()));
    // The games are kept: the second time nothing is played, and the figures are the same.
    let kept = desk.read("games.jsonl");
    assert_eq!(desk.coven(command).out, run.out);
    assert_eq!(desk.read("games.jsonl"), kept);
    desk.coven(&format!("{command} --fit fitted.toml")).good();
    assert!(desk.read("fitted.toml").contains("[[fitted]]"));
    desk.write("fitted.toml", "no = \"calibration\"");
    assert_eq!(desk.coven(&format!("{command} --fit fitted.toml")).code, 2);
}

#[test]
fn what_errors_are_called_follows_from_what_a_level_does() {
    let desk = Desk::new();
    desk.coven("calibrate broom --errors 1 --players 2 --level novice --fit errors.toml").good().has("mistake from");
    assert!(desk.read("errors.toml").contains("[errors]"));
    assert_eq!(desk.coven("calibrate broom --errors 0").code, 2);
    assert_eq!(desk.coven("calibrate broom --errors 1 --games 5").code, 2);
}

#[test]
fn the_page_of_figures_is_made_of_what_is_built_in() {
    let desk = Desk::new();
    desk.coven("calibrate --page calibration.md").good();
    assert!(desk.read("calibration.md").starts_with("# Chances to win"));
    assert_eq!(desk.coven("calibrate").code, 2);
    assert_eq!(desk.coven("calibrate broom --players 99").code, 2);
}
