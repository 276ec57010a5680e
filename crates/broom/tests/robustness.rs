//! Bad input never ends a table: moves that are not listed, positions that no game reaches.

mod common;

use common::{Walk, rules};
use coven_broom::{Broom, Move};
use coven_engine::random_play::RandomPlay;
use coven_engine::{Dice, FastDice, Illegal, Rules, Seat, Silence, Stage, Viewer};
use serde_json::{Value, json};

/// Moves of every kind, also of other boards, other tables and no table at all.
fn strange_moves() -> Vec<Move> {
    let mut words: Vec<String> = [
        "use extra_card",
        "keep extra_card",
        "act",
        "black_market",
        "act_brave",
        "five_vp",
        "stay",
        "take all",
        "decline",
        "use tile",
        "decline tile",
        "done",
        "trade",
        "lay forest_witch brave",
        "lay weather_fairy cowardly",
        "moonshine wand",
        "take purple",
    ]
    .map(str::to_owned)
    .into();
    words.extend(["P1", "P12", "H12", "M2", "M12", "F4", "F12", "L1", "L12"].map(|to| format!("move P5 {to}")));
    words.extend(["FR01", "FR32", "FS30", "BR26", "BS05", "HIL-6"].map(|tower| format!("deliver P6 {tower}")));
    words.extend(["FC01", "FC19", "BC01", "BC19"].map(|space| format!("dispel {space}")));
    words.extend(["A", "B", "C", "D"].map(|circle| format!("circle {circle}")));
    words.extend(["number 0", "number 255", "enclose 0", "enclose 255", "pick hill_witch"].map(str::to_owned));
    words.iter().map(|text| text.parse().expect(text)).collect()
}

/// Whatever `apply` does with a move that is not listed, it does not panic.
#[test]
fn applying_a_strange_move_is_no_panic() {
    let rules = rules();
    let strange = strange_moves();
    for players in 2..=5 {
        for (number, setup) in rules.setups(players).iter().enumerate() {
            let mut walk = Walk::new(&rules, setup, number as u64);
            let mut dice = FastDice::new(number as u64);
            while walk.make().is_some() {
                for _ in 0..8 {
                    let m = strange[dice.below(strange.len() as u32) as usize];
                    let seat = Seat(dice.below(players as u32) as u8);
                    rules.apply(&mut walk.state.clone(), seat, m, &mut dice, &mut Silence);
                }
            }
        }
    }
}

/// A seat that is not at the table is not asked.
#[test]
fn a_seat_that_is_not_there_is_refused() {
    let rules = rules();
    let state = Walk::new(&rules, &common::setup(2, &[]), 1).state;
    for seat in [2, 5, 7, 8, 9, 63, 64, 255].map(Seat) {
        let mut changed = state.clone();
        let refused = rules.play(&mut changed, seat, Move::Stay, &mut FastDice::new(1), &mut Silence);
        assert_eq!(refused, Err(Illegal::NOT_ASKED), "seat {seat}");
    }
}

/// Sets up a position in which seat 0 leads its only card, with something changed.
fn staged(rules: &Broom, variants: &[&str], change: impl FnOnce(&mut Value)) -> Result<(), String> {
    let state = Walk::new(&common::rules(), &common::setup(3, variants), 1).state;
    let mut position = serde_json::to_value(rules.position(&state)).expect("JSON");
    position["flow"] = json!("next_chance");
    position["pending"] = json!([{ "lead": { "seat": 0 } }]);
    for seat in 0..3 {
        let hand = if seat == 0 { vec!["root_gatherer"] } else { vec![] };
        position["seats"][seat]["hand_size"] = json!(hand.len());
        position["seats"][seat]["hand"] = json!(hand);
    }
    change(&mut position);
    let position = serde_json::from_value(position).map_err(|error| error.to_string())?;
    let state = rules.stage(position).map_err(|broken| broken.to_string())?;
    rules.check(&state).map_err(|broken| broken.to_string())
}

/// A corrupt position is refused with the id of the rule that it breaks.
#[test]
fn corrupt_positions_are_refused_with_a_rule() {
    let rules = rules();
    assert_eq!(staged(&rules, &["back", "storm"], |_| {}), Ok(()));
    type Change = (&'static str, &'static str, Value, &'static str);
    let changes: &[Change] = &[
        ("", "/round", json!(0), "BRM-END-1"),
        ("", "/round", json!(8), "BRM-END-1"),
        ("", "/round", json!(2), "BRM-ROUND-1"),
        ("", "/bewitched", json!(["forest_witch"]), "BRM-INV-6"),
        ("", "/leader", json!(3), "BRM-SETUP-2"),
        ("", "/holder", json!(200), "BRM-SETUP-2"),
        ("", "/to_come", json!(3), "BRM-TURN-2"),
        ("", "/seats/0/pawns", json!(["L1", "P6"]), "BRM-INV-5"),
        ("", "/seats/0/pawns", json!(["L2", "P6"]), "BRM-INV-5"),
        ("", "/seats/0/pawns", json!(["P9", "P6"]), "BRM-INV-5"),
        ("", "/seats/0/pawns", json!(["F1", "P6"]), "BRM-INV-5"),
        ("", "/seats/0/amulets", json!(["M1"]), "BRM-TILE-MTN-1"),
        ("back", "/seats/0/amulets", json!(["M4"]), "BRM-TILE-MTN-1"),
        ("back", "/seats/0/pawns", json!(["H2", "P5"]), "BRM-INV-5"),
        ("back", "/seats/0/forest_tiles", json!(["five_vp", "five_vp", "five_vp"]), "BRM-TILE-FOR-1"),
        ("", "/seats/0/forest_tiles", json!(["five_vp"]), "BRM-TILE-FOR-1"),
        (
            "",
            "/seats/0/hand",
            json!(["forest_witch", "hill_witch", "peak_druid", "valley_druid", "weather_fairy"]),
            "BRM-ROUND-3",
        ),
        ("", "/seats/0/hand_size", json!(11), "BRM-ROUND-3"),
        ("", "/seats/0/clouds", json!(["HC-01", "HC-01"]), "BRM-INV-3"),
        ("", "/seats/0/clouds", json!(["SC-1"]), "BRM-STORM-1"),
        ("", "/occupied", json!(["FS01"]), "BRM-DEL-2"),
        ("", "/occupied", json!(["BR01"]), "BRM-DEL-2"),
        ("", "/clouds", json!({ "BC01": "HC-01" }), "BRM-BOARD-5"),
        ("back", "/mountain_tiles", json!({ "M1": "wands", "M2": "wands", "M3": "moves" }), "BRM-TILE-MTN-1"),
        ("back", "/hill_tiles", json!({ "P1": "HIL-1" }), "BRM-BOARD-10"),
        ("", "/pending", json!([]), "BRM-DP-0"),
        ("", "/pending", json!(["offers"]), "BRM-DP-0"),
        ("", "/pending", json!([{ "lead": { "seat": 3 } }]), "BRM-DP-0"),
        ("", "/pending", json!([{ "lead": { "seat": 200 } }]), "BRM-DP-0"),
        ("", "/pending", json!([{ "trade": { "seat": 200 } }, { "lead": { "seat": 0 } }]), "BRM-DP-0"),
        ("", "/pending", json!([{ "drop_off": { "seat": 0, "pawn": 2 } }, { "lead": { "seat": 0 } }]), "BRM-DP-0"),
        ("", "/pending", json!([{ "drop_off": { "seat": 0, "pawn": 2 } }]), "BRM-DP-0"),
        ("", "/pending", json!(vec!["pick"; 17]), "BRM-RUL-32"),
        ("back", "/pending", json!([{ "turbo": { "seat": 0, "pawn": 9, "hills": "H1", "brave": true } }]), "BRM-DP-0"),
        (
            "back",
            "/pending",
            json!([{ "arrival": { "seat": 0, "mountain": "M1", "pawn": 9, "tile": false, "delivery": true } }, { "lead": { "seat": 0 } }]),
            "BRM-DP-0",
        ),
        (
            "back",
            "/pending",
            json!([{ "arrival": { "seat": 0, "mountain": "M9", "pawn": 0, "tile": true, "delivery": true } }]),
            "BRM-DP-0",
        ),
        ("", "/seats/0/offered", json!(9), "BRM-DP-12"),
        ("", "/seats/0/offer", json!([9, 0, 0, 0]), "BRM-DP-12"),
        ("", "/setup/players", json!(6), "BRM-SETUP-2"),
        ("", "/setup/forest_tiles", json!(true), "BRM-VAR-1"),
        ("", "/seats", json!([]), "BRM-SETUP-2"),
    ];
    for (variant, path, value, rule) in changes {
        let variants: Vec<&str> = variant.split_whitespace().collect();
        let refused = staged(&rules, &variants, |position| *position.pointer_mut(path).expect(path) = value.clone());
        let error = refused.expect_err(&format!("{path} = {value}"));
        assert!(error.contains(rule), "{path} = {value}: {error} should name {rule}");
    }
}

/// However full the store room of a staged table is, the game can be counted and played.
#[test]
fn great_riches_are_no_panic() {
    let rules = rules();
    let mut state = Walk::new(&rules, &common::setup(2, &[]), 1).state;
    for player in &mut state.players {
        player.stock = [u8::MAX; 4];
    }
    rules.points(&state, Seat(0));
    let mut dice = FastDice::new(1);
    RandomPlay::default().finish(&*rules, &mut state, &mut dice);
    assert!(rules.places(&state).is_some());
}

/// Every number in a position, by its path.
fn numbers(value: &Value, at: &str, out: &mut Vec<String>) {
    match value {
        Value::Number(_) => out.push(at.to_owned()),
        Value::Array(items) => items.iter().enumerate().for_each(|(i, item)| numbers(item, &format!("{at}/{i}"), out)),
        Value::Object(fields) => fields.iter().for_each(|(key, field)| numbers(field, &format!("{at}/{key}"), out)),
        _ => {}
    }
}

/// Positions of real games with one number changed are refused, or can be seen, imagined and played to the end.
#[test]
fn a_changed_number_is_refused_or_playable() {
    let rules = rules();
    let mut dice = FastDice::new(1);
    let (mut refused, mut played) = (0, 0);
    for (number, setup) in (2..=5).flat_map(|players| rules.setups(players)).enumerate() {
        let mut walk = Walk::new(&rules, &setup, number as u64);
        while walk.make().is_some() {
            if dice.below(3) > 0 {
                continue;
            }
            let mut position = serde_json::to_value(rules.position(&walk.state)).expect("JSON");
            let mut paths = Vec::new();
            numbers(&position, "", &mut paths);
            let path = &paths[dice.below(paths.len() as u32) as usize];
            let value = [0, 1, 2, 3, 4, 5, 6, 9, 17, 100, 200, 255][dice.below(12) as usize];
            *position.pointer_mut(path).expect("a path") = json!(value);
            let staged = serde_json::from_value(position).ok().and_then(|position| rules.stage(position).ok());
            match staged.filter(|state| rules.check(state).is_ok()) {
                None => refused += 1,
                Some(mut state) => {
                    for viewer in Viewer::all(state.seats()) {
                        rules.view(&state, viewer);
                        rules.imagine(&state, viewer, &mut dice);
                    }
                    RandomPlay::default().finish(&*rules, &mut state, &mut dice);
                    assert!(rules.places(&state).is_some(), "{path} = {value}");
                    played += 1;
                }
            }
        }
    }
    assert!(refused > 50 && played > 50, "{refused} refused, {played} played");
}
