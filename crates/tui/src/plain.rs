//! The table of a game without a drawing of its own: what the viewer may know, in sentences, and all choices as a list.

use crate::picture::{Page, Picture, Scene};
use crate::wrap::wrap;
use ratatui::text::Line;
use serde_json::Value;

pub fn draw(scene: &Scene<'_>) -> Picture {
    let told = if scene.seen.lines.is_empty() { outline(&scene.seen.view, 0) } else { scene.seen.lines.clone() };
    let width = scene.room.0.max(1);
    let lines: Vec<Line<'_>> = told.iter().flat_map(|line| wrap(line, width.into())).map(Line::from).collect();
    let page = Page::of_lines(scene.word("tui-page-table"), &lines, width);
    Picture { status: String::new(), pages: vec![page], tables: told, ..Picture::default() }
}

/// Data as indented lines, for a table that tells no sentences.
fn outline(value: &Value, depth: usize) -> Vec<String> {
    let indent = "  ".repeat(depth);
    let entry = |(name, value): (String, &Value)| match value {
        Value::Object(_) | Value::Array(_) => {
            let mut lines = vec![format!("{indent}{name}:")];
            lines.extend(outline(value, depth + 1));
            lines
        }
        Value::String(text) => vec![format!("{indent}{name}: {text}")],
        other => vec![format!("{indent}{name}: {other}")],
    };
    match value {
        Value::Object(fields) => fields.iter().flat_map(|(name, value)| entry((name.clone(), value))).collect(),
        Value::Array(items) => items.iter().enumerate().flat_map(|(n, value)| entry(((n + 1).to_string(), value))).collect(),
        Value::Null => Vec::new(),
        other => vec![format!("{indent}{other}")],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_is_told_line_by_line() {
        let view = serde_json::json!({ "round": 2, "hand": ["owl", { "cat": null }], "over": false });
        let told = ["round: 2", "hand:", "  1: owl", "  2:", "    cat: null", "over: false"];
        assert_eq!(outline(&view, 0), told);
    }
}
