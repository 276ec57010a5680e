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
    for rate in ["decisions_per_s", "games_per_s", "decisions_per_game", "ceiling_per_s"] {
        assert!(line[rate].as_f64().expect(rate) > 1.0, "{rate}");
    }
    let number = |field: &str| line[field].as_f64().expect("a number");
    assert!((number("ceiling_ratio") - number("ceiling_per_s") / number("decisions_per_s")).abs() < 1e-6);
    assert!(line["state_bytes"].as_u64().expect("a number") <= 1024);
    assert_eq!(line["allocations"], 0);
    Desk::new().coven("bench --repetitions 1 --slice 5").good().has("broom, 4 players").has("ratio 1:").has("allocations");
}

#[test]
fn a_soak_of_sound_rules_finds_nothing() {
    let desk = Desk::new();
    let run = desk.coven("soak all --games 40 --seed 1 --costly-every 40").good();
    run.has("broom: 40 games, ").has(" 0 findings (seed 1)");
    assert!(!desk.path("findings").exists());
}
