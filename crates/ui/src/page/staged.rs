//! A staged position as a picture of a table, on a page that is about something else: nobody sits there, and nothing changes while
//! it is looked at. What can be chosen leads to an address, or to nothing.

use super::table::{board_view, tabs};
use crate::Speak;
use crate::art::icon;
use crate::draw;
use coven_catalog::Table;
use coven_engine::Viewer;
use maud::{Markup, PreEscaped, html};

/// A table to be shown. There may be one on a page.
#[derive(Clone, Copy)]
pub struct Staged<'a> {
    pub table: &'a dyn Table,
    pub viewer: Viewer,
    /// Where a choice leads: the move is added to this address as it is. None shows what could be chosen without letting it be.
    pub choose: Option<&'a str>,
    /// Where one goes who takes the last move back.
    pub back: Option<&'a str>,
    /// What is pointed at, by the names that [`point`] explains.
    pub point: &'a [String],
}

impl std::fmt::Debug for Staged<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Staged").field("viewer", &self.viewer).field("choose", &self.choose).finish_non_exhaustive()
    }
}

/// A drawn table.
#[derive(Debug)]
pub struct Picture {
    /// The SVG symbols that it refers to; they belong into the page's sprite.
    pub symbols: Markup,
    /// The table, to stand in the page. Its parts have the ids that they have at every table.
    pub html: Markup,
    /// The names of things that were to be pointed at and are not there.
    pub missing: Vec<String>,
}

/// The table as its viewer would see it. `main` makes it the page's main part, which has the window's height and the whole script;
/// otherwise it is a picture among other things.
pub fn picture(staged: &Staged<'_>, speak: Speak<'_>, main: bool) -> Picture {
    let parts = draw::layout(staged.table, staged.viewer, speak);
    let about = staged.table.about();
    let over = staged.table.deciding().is_empty();
    let inside = html! {
        (parts.prompt)
        (parts.above)
        (board_view(&parts, html! {}, &speak))
        (parts.below)
        aside #side aria-label=(speak.word("page-others")) { div #beside { (parts.beside) } (parts.words) }
        @if main {
            details #log { summary { (icon::LOG.draw()) span { (speak.word("page-log")) } } div #log-story { (parts.log) } }
            (tabs(&parts, &speak))
        }
    };
    let (inside, missing) = point(inside.into_string(), staged.point);
    let class = format!(
        "table staged {}{}{}",
        about.id,
        if over { " over" } else { "" },
        if staged.point.is_empty() { "" } else { " pointing" }
    );
    let rules = format!("/rules/{}/", about.id);
    let inside = PreEscaped(inside);
    let html = html! {
        @if main {
            main #main class=(class) data-rules=(rules) data-play=[staged.choose] data-undo-at=[staged.back] { (inside) }
        } @else {
            div class=(class) data-rules=(rules) { (inside) }
        }
    };
    Picture { symbols: parts.symbols, html, missing }
}

/// Marks what is pointed at with `data-point`, and says what is not there. A name is `#id` for a part of the table, or else the name
/// of a piece (`data-piece`) or the notation of a move (`data-move`, `data-also`, `data-made`).
fn point(mut html: String, names: &[String]) -> (String, Vec<String>) {
    let mut missing = Vec::new();
    for name in names {
        let value = html_escaped(name.strip_prefix('#').unwrap_or(name));
        let attributes: &[&str] =
            if name.starts_with('#') { &["id"] } else { &["data-piece", "data-move", "data-also", "data-made"] };
        let marks: Vec<String> = attributes.iter().map(|attribute| format!(" {attribute}=\"{value}\"")).collect();
        if marks.iter().all(|mark| !html.contains(mark)) {
            missing.push(name.clone());
        }
        for mark in marks {
            html = html.replace(&mark, &format!(" data-point{mark}"));
        }
    }
    (html, missing)
}

/// As maud writes a value into an attribute.
fn html_escaped(text: &str) -> String {
    html! { (text) }.into_string()
}
