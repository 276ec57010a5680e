//! A position that no game could reach is refused with the rule that it breaks, and nothing panics.

use coven_engine::{DataSource, FastDice, Rules, Silence, Stage};
use coven_salem::{Position, Salem};
use serde_json::{Value, json};

/// What is wrong with the first position of a four-player game after a change by hand.
fn wrong(change: impl FnOnce(&mut Value)) -> String {
    let rules = Salem::load(&DataSource::builtin()).expect("built-in data");
    let setup = rules.agree(4, &["constable=0"]).expect("setup");
    let state = rules.start(&setup, &mut FastDice::new(1), &mut Silence).expect("start");
    let mut position = serde_json::to_value(rules.position(&state)).expect("json");
    change(&mut position);
    let position: Position = match serde_json::from_value(position) {
        Ok(position) => position,
        Err(error) => return error.to_string(),
    };
    let broken = rules.stage(position).and_then(|state| rules.check(&state));
    broken.expect_err("the position is corrupt").to_string()
}

/// The same with a Constable who decides.
fn wrong_in_phase_3(change: impl FnOnce(&mut Value)) -> String {
    wrong(|position| {
        position["tasks"] = json!(["decide"]);
        for seat in 0..4 {
            position["seats"][seat]["hand"] = json!([]);
        }
        change(position);
    })
}

fn breaks(rule: &str, found: String) {
    assert!(found.starts_with(&format!("the position breaks {rule}: ")), "expected {rule}: {found}");
}

#[test]
fn cards_are_counted() {
    breaks("NSM-BLD-2", wrong_in_phase_3(|p| p["seats"][0]["slots"] = json!(["market", "market", "market", "market", "market"])));
    breaks("NSM-SETUP-4", wrong_in_phase_3(|p| p["row"] = json!(["plague"])));
    breaks("NSM-SETUP-4", wrong_in_phase_3(|p| p["row"] = json!(["cleanse"])));
    breaks("NSM-DRAW-1", wrong_in_phase_3(|p| p["row"] = json!(["alms", "fire"])));
    breaks("NSM-DRAW-1", wrong_in_phase_3(|p| p["row"] = json!(["alms", "fire", "winter", "pardon", "barter", "verdict"])));
    breaks("NSM-DRAW-1", wrong(|p| p["row"] = json!(["alms"])));
    breaks("NSM-COMP-1", wrong_in_phase_3(|p| p["seats"][0]["slots"] = json!(vec!["market"; 200])));
}

#[test]
fn characters_fit_the_pool() {
    breaks("NSM-COMP-2", wrong(|p| p["seats"][0]["character"] = p["seats"][1]["character"].clone()));
    breaks(
        "NSM-SETUP-2",
        wrong(|p| {
            for (seat, character) in ["marsh", "crowe", "hale", "crane"].iter().enumerate() {
                p["seats"][seat]["character"] = json!(character);
            }
        }),
    );
    breaks("NSM-EVT-1", wrong(|p| p["seats"][2]["seen"] = json!([2])));
}

#[test]
fn offices_fit_the_rules() {
    breaks("NSM-RUL-11", wrong(|p| p["seats"][0]["badge"] = json!(false)));
    breaks("NSM-RUL-10", wrong(|p| p["seats"][0]["on_trial"] = json!(true)));
    breaks("NSM-EVT-PILLORY", wrong(|p| p["pillory"] = json!({ "seat": 0, "since": 1 })));
    breaks("NSM-REND-3", wrong_in_phase_3(|p| p["pillory"] = json!({ "seat": 1, "since": 3 })));
    breaks("NSM-REND-3", wrong_in_phase_3(|p| p["pillory"] = json!({ "seat": 1, "since": 255 })));
    breaks("NSM-RUL-4", wrong(|p| (1..4).for_each(|seat| p["seats"][seat]["on_trial"] = json!(true))));
}

#[test]
fn hands_fit_the_phase() {
    breaks("NSM-DEAL-3", wrong(|p| p["seats"][1]["hand"] = json!(["market"])));
    breaks("NSM-BUILD-7", wrong(|p| p["tasks"] = json!(["decide"])));
    breaks("NSM-DISC-1", wrong(|p| p["tasks"] = json!(["build", { "discard": { "waiting": [0, 1, 2, 3] } }])));
    breaks("NSM-INFO-6", wrong(|p| p["seats"][1]["answer"] = json!({ "build": "market" })));
    breaks(
        "NSM-DISC-1",
        wrong(|p| {
            p["seats"][1]["answer"] = json!("redraw");
            p["tasks"] = json!(["build", { "pick": { "waiting": [0, 2, 3] } }]);
        }),
    );
    breaks("NSM-BUILD-2", wrong(|p| p["passes"] = json!(200)));
    breaks("NSM-DEAL-1", wrong(|p| p["seats"][1]["hand"] = json!(vec!["market"; 9])));
    breaks("NSM-REND-1", wrong(|p| p["buildings_under"] = json!([{ "building": "crypt", "known_to": [1] }])));
}

#[test]
fn questions_can_be_answered() {
    breaks("NSM-ROUND-1", wrong_in_phase_3(|p| p["round"] = json!(0)));
    breaks("NSM-ROUND-2", wrong_in_phase_3(|p| p["tasks"] = json!([])));
    breaks("NSM-DP-1", wrong_in_phase_3(|p| p["tasks"] = json!(["tenure"])));
    breaks("NSM-DP-1", wrong_in_phase_3(|p| p["tasks"] = json!(["decide", "decide"])));
    breaks("NSM-DP-1", wrong_in_phase_3(|p| p["tasks"] = json!(vec!["decide"; 40])));
    // Nobody has Hope to give.
    let gifts = json!(["decide", { "gifts": { "waiting": [], "given": 0, "last_call": false } }]);
    breaks("NSM-DP-1", wrong_in_phase_3(|p| p["tasks"] = gifts));
    breaks("NSM-EVT-PRAYER", wrong_in_phase_3(|p| p["prayed"] = json!([{ "seat": 0, "slot": "crypt" }])));
    let prayer = json!(["succession", { "put_away": "prayer" }, { "remove": { "seat": 0, "left": 9, "from": "apart" } }]);
    breaks(
        "NSM-EVT-PRAYER",
        wrong_in_phase_3(|p| {
            p["tasks"] = prayer;
            p["seats"][1]["slots"] = json!(["crypt 1d", "jail 1d"]);
        }),
    );
    breaks("NSM-EVT-LAND-GRANT", wrong_in_phase_3(|p| p["taken_up"] = json!([{ "building": "crypt", "known_to": [0] }])));
}

#[test]
fn only_seats_of_the_table_are_named() {
    breaks("NSM-SETUP-1", wrong(|p| p["constable"] = json!(4)));
    breaks("NSM-SETUP-1", wrong(|p| p["seats"][0]["seen"] = json!([200])));
    breaks("NSM-SETUP-1", wrong(|p| p["buildings_under"] = json!([{ "building": "crypt", "known_to": [7] }])));
    let remove = json!(["build", { "remove": { "seat": 200, "left": 1, "from": "town" } }]);
    breaks("NSM-SETUP-1", wrong(|p| p["tasks"] = remove));
    breaks("NSM-SETUP-1", wrong(|p| p["seats"] = json!([])));
    assert_eq!(wrong(|p| p["tasks"] = json!(["build", { "pick": { "waiting": [9] } }])), "there is no seat 9");
    assert!(wrong(|p| p["weather"] = json!("fine")).starts_with("unknown field `weather`"));
}
