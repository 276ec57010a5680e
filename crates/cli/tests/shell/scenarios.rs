//! `coven scenario`.

use crate::Desk;

const GOOD: &str = "
name = 'the first pick'
game = 'broom'
[setup]
players = 2
[[step]]
moves = ['0: pick forest_witch']
refused = [{ move = '0: pick forest_witch', code = 'broom-already-picked' }]
expect.deciding = [0, 1]
";

#[test]
fn a_folder_of_good_scenarios_passes() {
    let desk = Desk::new();
    desk.write("scenarios/one.toml", GOOD);
    desk.write("scenarios/more/two.toml", GOOD);
    desk.write("scenarios/notes.txt", "not a scenario");
    let run = desk.coven("scenario run scenarios").good();
    run.has("ok     scenarios/one.toml").has("ok     scenarios/more/two.toml").has("2 scenarios, 0 failed");
}

#[test]
fn a_failed_expectation_is_a_readable_difference() {
    let desk = Desk::new();
    desk.write("good.toml", GOOD);
    desk.write("bad.toml", &GOOD.replace("[0, 1]", "[1]"));
    let run = desk.coven("scenario run good.toml bad.toml");
    assert_eq!((run.code, run.err.as_str()), (1, ""));
    run.has("ok     good.toml")
        .has("FAILED bad.toml\n       step 1: deciding: expected [1], found [0, 1]")
        .has("2 scenarios, 1 failed");
    let run = desk.coven("scenario run good.toml bad.toml --json");
    assert_eq!(run.code, 1);
    let (good, bad) = (&run.json()[0], &run.json()[1]);
    assert_eq!((&good["file"], &good["ok"], &good["failures"]), (&"good.toml".into(), &true.into(), &serde_json::json!([])));
    assert_eq!(bad["ok"], false);
    assert_eq!(bad["failures"], serde_json::json!(["step 1: deciding: expected [1], found [0, 1]"]));
}

#[test]
fn a_scenario_that_cannot_be_carried_out_is_bad_input() {
    let desk = Desk::new();
    for (from, to, sentence) in [
        ("[setup]", "colour = 1\n[setup]", "x.toml: colour: line 4: unknown field `colour`"),
        ("name =", "name", "x.toml: line 2: "),
        ("'broom'", "'chess'", "x.toml: there is no game 'chess'; the games are: "),
        ("players = 2", "players = 7", "x.toml: setup: "),
        ("players = 2", "players = 2\ncolour = 1", "x.toml: setup."),
        ("[[step]]", "[position]\ncolour = 1\n[[step]]", "x.toml: position.colour: there is no such field"),
        ("'0: pick forest_witch'", "'0: sing'", "x.toml: step 1: 'sing' is not a move"),
    ] {
        desk.write("x.toml", &GOOD.replace(from, to));
        let said = desk.coven("scenario run x.toml").refused();
        assert!(said.starts_with(sentence), "{said}");
    }
    desk.write("x.toml", &GOOD.replace("[setup]", "colour = 1\n[setup]"));
    desk.write("y.toml", GOOD);
    let run = desk.coven("scenario run x.toml y.toml --json");
    assert_eq!((run.code, run.json().len()), (2, 2), "the others are still run");
    assert_eq!(desk.coven("scenario run nowhere.toml").refused(), "nowhere.toml: No such file or directory (os error 2)");
    std::fs::create_dir(desk.path("empty")).expect("a writable folder");
    assert_eq!(desk.coven("scenario run empty").refused(), "empty: there is no scenario in this folder");
}

#[test]
fn the_schema_says_what_can_be_said() {
    let desk = Desk::new();
    desk.coven("scenario schema").good().has("# Scenarios").has("expect.legal").lacks("# The words of");
    let run = desk.coven("scenario schema broom").good();
    run.has("# Scenarios").has("# The words of broom").has("- event: ").has("pick forest_witch").has("## A position");
    let schema = &desk.coven("scenario schema broom --json").good().json()[0];
    let sample = &schema["sample"];
    assert_eq!(sample["game"], "broom");
    for part in ["setups", "draws", "moves", "refusals", "sheet", "position", "view"] {
        assert!(!sample[part].is_null() && sample[part] != serde_json::json!([]), "{part}");
    }
}
