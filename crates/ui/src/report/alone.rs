//! The report as one file that needs no server, no script and no other file.

use super::{Lesson, report};
use crate::Speak;
use coven_engine::Phrase;
use coven_lab::analysis::Report;
use maud::{DOCTYPE, Markup, PreEscaped, html};

const STYLE: &str = "
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 1.5rem auto; padding: 0 1rem; }
figure { margin: 1rem 0; }
svg { max-width: 100%; }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; padding: 0; }
.scroll-x { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid #8886; white-space: nowrap; font-variant-numeric: tabular-nums; }
th:first-child { text-align: left; }
.errors p { margin: .1rem 0; }
.errors li { margin-bottom: 1rem; }
.explained { max-width: 46rem; }
";

/// The whole page.
pub fn alone(found: &Report, lessons: &[Lesson], title: &str, speak: &Speak<'_>) -> Markup {
    let title = speak.say(&Phrase::new("page-report-title").with("game", title));
    html! {
        (DOCTYPE)
        html lang=(speak.language().to_string()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body { main { h1 { (title) } (report(found, lessons, speak, &|_| None)) } }
        }
    }
}
