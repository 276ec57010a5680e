//! `coven puzzles`: lists what is built in, refuses what it cannot read, and goes on with a file that it wrote.

use crate::Desk;
use serde_json::Value;

#[test]
fn every_game_lists_its_puzzles() {
    let desk = Desk::new();
    let run = desk.coven("puzzles --json");
    assert_eq!(run.code, 0, "{}", run.err);
    for line in run.out.lines() {
        let listed: Value = serde_json::from_str(line).expect("an object");
        let sum = |of: &str| listed[of].as_object().expect("counts").values().filter_map(Value::as_u64).sum::<u64>();
        assert!(listed["puzzles"] == sum("grades") && listed["puzzles"] == sum("themes"), "{line}");
    }
}

#[test]
fn bad_input_is_refused_in_one_sentence() {
    let desk = Desk::new();
    desk.write("no.jsonl", "{\"no\": \"puzzle\"}\n");
    let unknown = "there is no game 'chess'; the games are: broom";
    assert!(desk.coven("puzzles make chess --count 1").refused().starts_with(unknown));
    assert!(desk.coven("puzzles check chess").refused().starts_with(unknown));
    for command in ["make broom --out no.jsonl", "check broom --file no.jsonl"] {
        let said = desk.coven(&format!("puzzles {command}")).refused();
        assert!(said.starts_with("no.jsonl: line 1 is no puzzle"), "{said}");
    }
    assert!(desk.coven("puzzles check broom --file nowhere.jsonl").refused().starts_with("nowhere.jsonl: "));
    desk.write("empty.jsonl", "");
    assert_eq!(desk.coven("puzzles check broom --file empty.jsonl").refused(), "broom has no puzzles to check");
}

/// A file that holds enough already is left as it is.
#[test]
fn what_was_found_is_kept() {
    let desk = Desk::new();
    let built_in = include_str!("../../../broom/puzzles.jsonl");
    let first = built_in.lines().next().expect("a puzzle").to_owned() + "\n";
    desk.write("kept.jsonl", &first);
    let run = desk.coven("puzzles make broom --count 1 --out kept.jsonl");
    assert_eq!(run.code, 0, "{}", run.err);
    assert_eq!(std::fs::read_to_string(desk.path("kept.jsonl")).expect("the file"), first);
    let checked = desk.coven("puzzles check broom --file kept.jsonl --sample 5 --deeper 1 --json");
    let told: Value = serde_json::from_str(&checked.out).expect("an object");
    assert!(checked.code == 0 && told["sample"] == 1 && told["overturned"] == 0, "{told}");
}
