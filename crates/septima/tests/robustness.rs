//! Positions from outside: whatever is changed in a written position, it is either refused with the rule that it breaks, or
//! the game goes on from it without a panic.

use coven_engine::{Dice, FastDice, MoveList, Rules, Silence, Stage, Tell, Viewer};
use coven_septima::{Septima, State};
use serde_json::Value;

/// A random position of a random game.
fn position(rules: &Septima, dice: &mut FastDice) -> Value {
    let players = 2 + dice.below(3) as usize;
    let setups = rules.setups(players);
    let setup = setups[dice.below(setups.len() as u32) as usize];
    let mut state = rules.start(&setup, dice, &mut Silence).expect("a listed setup");
    play_on(rules, &mut state, dice.below(300), dice);
    serde_json::to_value(rules.position(&state)).expect("a position")
}

fn play_on(rules: &Septima, state: &mut State, moves: u32, dice: &mut FastDice) {
    let mut list = MoveList::new();
    for _ in 0..moves {
        let Some(seat) = rules.deciding(state).first() else { return };
        list.clear();
        rules.legal(state, seat, &mut list);
        if list.is_empty() {
            return;
        }
        let m = list[dice.below(list.len() as u32) as usize];
        rules.prompt(state, seat);
        rules.tell_move(state, seat, m);
        rules.apply(state, seat, m, dice, &mut Silence);
    }
}

/// Every single value of a position, by pointer.
fn leaves(value: &Value, at: String, out: &mut Vec<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, inner)| leaves(inner, format!("{at}/{key}"), out)),
        Value::Array(items) if !items.is_empty() => {
            items.iter().enumerate().for_each(|(i, inner)| leaves(inner, format!("{at}/{i}"), out));
        }
        _ => out.push(at),
    }
}

/// Changes one value: another number, the other truth, nothing, or what stands somewhere else.
fn disturb(position: &mut Value, dice: &mut FastDice) -> String {
    let mut all = Vec::new();
    leaves(position, String::new(), &mut all);
    let at = all[dice.below(all.len() as u32) as usize].clone();
    let other = all[dice.below(all.len() as u32) as usize].clone();
    let stranger = position.pointer(&other).cloned().unwrap_or(Value::Null);
    if let Some(value) = position.pointer_mut(&at) {
        *value = match (&*value, dice.below(3)) {
            (Value::Number(_), 0 | 1) => Value::from(i64::from(dice.below(300)) - 10),
            (Value::Bool(truth), 0 | 1) => Value::Bool(!truth),
            (_, 2) => Value::Null,
            _ => stranger,
        };
    }
    at
}

#[test]
fn a_disturbed_position_is_refused_or_playable() {
    let rules = Septima::builtin();
    let mut dice = FastDice::new(1);
    let (mut refused, mut played) = (0, 0);
    for _ in 0..150 {
        let original = position(&rules, &mut dice);
        for _ in 0..60 {
            let mut disturbed = original.clone();
            let at = disturb(&mut disturbed, &mut dice);
            let state = serde_json::from_value::<State>(disturbed).ok().and_then(|position| rules.stage(position).ok());
            let Some(mut state) = state else {
                refused += 1;
                continue;
            };
            played += 1;
            let run = std::panic::AssertUnwindSafe(|| {
                let viewers: Vec<Viewer> = Viewer::all(state.covens.len()).collect();
                for &viewer in &viewers {
                    rules.tell_view(&rules.view(&state, viewer));
                    rules.imagine(&state, viewer, &mut FastDice::new(1));
                }
                play_on(&rules, &mut state, 40, &mut FastDice::new(1));
                rules.sheet(&state, coven_engine::Seat(0));
            });
            assert!(std::panic::catch_unwind(run).is_ok(), "changing {at} ends the table; was {:?}", original.pointer(&at));
        }
    }
    assert!(refused > 500 && played > 500, "{refused} refused, {played} played");
}
