//! Structured logs: one JSON object per line on the error output. No names, no addresses, no links to tables: only what an
//! operator needs.

use serde_json::{Value, json};
use std::io::Write;
use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// Writes a line. `more` is an object.
pub fn event(what: &str, more: Value) {
    let mut line = json!({ "at": now(), "event": what });
    if let (Some(line), Value::Object(more)) = (line.as_object_mut(), more) {
        line.extend(more);
    }
    // A server whose log is closed goes on.
    let _ = writeln!(std::io::stderr(), "{line}");
}
