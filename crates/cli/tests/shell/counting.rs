//! `coven sim`, `coven bench` and `coven soak`.

use crate::Desk;
use serde_json::Value;

/// The summary without what depends on the clock.
fn timeless(mut summary: Value) -> Value {
    let fields = summary.as_object_mut().expect("fields");
    fields.retain(|field, _| field != "seconds" && !field.ends_with("_per_s"));
    summary
}

fn simulated(args: &str) -> Value {
    let run = Desk::new().coven(&format!("sim broom --json --seed 9 {args}")).good();
    assert_eq!(run.json().len(), 1);
    run.json().remove(0)
}

#[test]
fn a_simulation_can_be_read_by_people_and_programs() {
    let run = Desk::new().coven("sim broom --players 3 --games 20").good();
    run.has("broom, 3 players: 20 games in").has("games/s").has("decisions/s").has("length").has("wins");
    let summary = simulated("--players 4 --games 30");
    assert_eq!((&summary["game"], &summary["players"], &summary["games"]), (&"broom".into(), &4.into(), &30.into()));
    assert!(summary["decisions"].as_u64().expect("a number") > 30 && summary["seconds"].as_f64().expect("a number") > 0.0);
    let seats = summary["seats"].as_array().expect("seats");
    assert_eq!(seats.len(), 4);
    let shares: f64 = seats.iter().map(|seat| seat["win_share"].as_f64().expect("a number")).sum();
    assert!((shares - 1.0).abs() < 1e-9, "every game is won: {shares}");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let one = timeless(simulated("--players 2 --games 40 --threads 1"));
    assert_eq!(one, timeless(simulated("--players 2 --games 40 --threads 3")));
}

#[test]
fn shards_are_the_parts_of_the_whole() {
    let sum = |args: &str, field: &str| simulated(args)[field].as_u64().expect("a number");
    for field in ["games", "decisions"] {
        let parts: u64 = (1..=3).map(|part| sum(&format!("--players 2 --games 10 --shard {part}/3"), field)).sum();
        assert_eq!(parts, sum("--players 2 --games 10", field), "{field}");
    }
}

#[test]
fn the_benchmark_says_what_it_must() {
    let run = Desk::new().coven("bench broom --json --repetitions 1 --slice 20").good();
    let line = &run.json()[0];
    assert_eq!((&line["game"], &line["players"]), (&"broom".into(), &4.into()));
    for rate in
        ["decisions_per_s", "games_per_s", "decisions_per_game", "ceiling_per_s", "search_iterations_per_s", "imagine_per_s"]
    {
        assert!(line[rate].as_f64().expect(rate) > 1.0, "{rate}");
    }
    let number = |field: &str| line[field].as_f64().expect("a number");
    assert!((number("ceiling_ratio") - number("ceiling_per_s") / number("decisions_per_s")).abs() < 1e-6);
    assert!(line["state_bytes"].as_u64().expect("a number") <= 1024);
    assert_eq!(line["allocations"], 0);
    Desk::new().coven("bench --repetitions 1 --slice 5").good().has("broom, 4 players").has("ratio 1:").has("allocations");
}

#[test]
fn an_arena_says_what_it_must_and_can_be_repeated_and_continued() {
    let desk = Desk::new();
    let arena = "arena septima --players 3 --bots apprentice,novice,random --seed 5 --json";
    let run = desk.coven(&format!("{arena} --games 6 --threads 2")).good();
    let report = &run.json()[0];
    assert_eq!((&report["game"], &report["players"], &report["games"]), (&"septima".into(), &3.into(), &6.into()));
    let pairs = report["pairs"].as_array().expect("pairs");
    assert_eq!(pairs.len(), 3);
    for pair in pairs {
        assert!(pair["a"].is_string() && pair["b"].is_string());
        assert_eq!(pair["results"], 6, "one of each at every table");
        let number = |field: &str| pair[field].as_f64().expect("a number");
        assert!(number("low") <= number("a_share") && number("a_share") <= number("high"));
    }
    let of = |report: &Value| (report["pairs"].clone(), report["bots"][0]["points"].clone());
    desk.coven(&format!("{arena} --games 2 --save games.jsonl")).good();
    let continued = desk.coven(&format!("{arena} --games 6 --save games.jsonl --threads 1")).good();
    assert_eq!(of(&continued.json()[0]), of(report), "two games and four more are the same six");
    desk.coven("arena septima --players 3 --bots novice,random --seed 5 --save games.jsonl").refused();
}

#[test]
fn the_balance_of_a_game_is_a_page_with_a_row_for_every_table() {
    let run = Desk::new().coven("balance --game salem --bot random --games 4 --seed 2").good();
    let rows = run.out.lines().filter(|line| line.starts_with("| ") && line.contains("puritan")).count();
    assert_eq!(rows, 6, "{}", run.out);
}

#[test]
fn a_soak_of_sound_rules_finds_nothing() {
    let desk = Desk::new();
    let run = desk.coven("soak all --games 12 --seed 1 --costly-every 40 --coverage 600").good();
    run.has("broom: 12 games, ").has(" 0 findings (seed 1)");
    assert!(!desk.path("findings").exists());
}
