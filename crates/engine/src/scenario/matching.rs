//! Laying changes over a position, and comparing a part with the whole.

use serde_json::{Map, Value};

/// Stands for "nothing" in a file format that has no word for it.
const NONE: &str = "none";

/// Lays `changes` over `target`: tables merge, entries of lists are addressed by number, everything else is replaced.
pub fn lay_over(target: &mut Value, changes: Map<String, Value>, at: &str) -> Result<(), String> {
    for (key, change) in changes {
        let at = if at.is_empty() { key.clone() } else { format!("{at}.{key}") };
        let slot = match target {
            Value::Object(fields) => fields.get_mut(&key),
            Value::Array(items) => key.parse::<usize>().ok().and_then(|i| items.get_mut(i)),
            _ => None,
        };
        let slot = slot.ok_or_else(|| format!("position.{at}: there is no such field"))?;
        match change {
            Value::Object(inner) if slot.is_object() || slot.is_array() => lay_over(slot, inner, &at)?,
            Value::String(word) if word == NONE => *slot = Value::Null,
            whole => *slot = whole,
        }
    }
    Ok(())
}

/// Every difference between what is expected and what is there, as readable lines. What is not named does not matter.
pub fn differences(expected: &Value, there: &Value, at: &str, out: &mut Vec<String>) {
    match (expected, there) {
        (Value::Object(fields), Value::Object(_) | Value::Array(_)) => {
            for (key, inner) in fields {
                let at = format!("{at}.{key}");
                match child(there, key) {
                    Some(value) => differences(inner, value, &at, out),
                    None => out.push(format!("{at}: expected {inner}, but there is no such field")),
                }
            }
        }
        _ if expected == there => {}
        _ => out.push(format!("{at}: expected {expected}, found {there}")),
    }
}

/// Follows a path such as `seats.1.hand`.
pub fn at_path<'a>(value: &'a Value, path: &str) -> Option<&'a Value> {
    path.split('.').filter(|part| !part.is_empty()).try_fold(value, child)
}

fn child<'a>(value: &'a Value, key: &str) -> Option<&'a Value> {
    match value {
        Value::Object(fields) => fields.get(key),
        Value::Array(items) => key.parse::<usize>().ok().and_then(|i| items.get(i)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn laid_over(changes: Value) -> Result<Value, String> {
        let mut target = json!({ "round": 1, "holder": 2, "seats": [{ "points": 10 }, { "points": 11 }] });
        let Value::Object(changes) = changes else { panic!("a table") };
        lay_over(&mut target, changes, "").map(|()| target)
    }

    #[test]
    fn changes_reach_into_tables_and_lists() {
        let changed = laid_over(json!({ "seats": { "1": { "points": 5 } }, "holder": "none" }));
        assert_eq!(changed, Ok(json!({ "round": 1, "holder": null, "seats": [{ "points": 10 }, { "points": 5 }] })));
    }

    #[test]
    fn a_change_to_nothing_is_named() {
        assert_eq!(
            laid_over(json!({ "seats": { "2": { "points": 5 } } })),
            Err("position.seats.2: there is no such field".to_owned())
        );
    }

    #[test]
    fn differences_are_named_by_path() {
        let there = json!({ "seats": [{ "points": 10 }] });
        let mut out = Vec::new();
        differences(&json!({ "seats": { "0": { "points": 12 } }, "x": 1 }), &there, "state", &mut out);
        assert_eq!(out, ["state.seats.0.points: expected 12, found 10", "state.x: expected 1, but there is no such field"]);
    }
}
