//! A table drawn for one viewer, whatever is played at it. This is what a server calls.
//!
//! [`layout`] makes the whole page; [`latest`] makes the parts that a move may have changed, of which those that differ from
//! what the viewer was [`shown`](crate::fragment::Shown) are sent. A game without a drawing of its own gets the [`Plain`] one.

use crate::Speak;
use crate::drawings::DRAWINGS;
use crate::fragment::{Part, Parts};
use crate::page::Layout;
use crate::plain::Plain;
use crate::table::{Drawing, Gesture};
use coven_catalog::Table;
use coven_engine::Viewer;
use maud::html;

/// Every part of the page, in its place.
pub fn layout(table: &dyn Table, viewer: Viewer, speak: Speak<'_>) -> Layout {
    let layout = drawing(table, viewer, speak).layout();
    Layout { prompt: html! { (layout.prompt) (gesture(table, viewer).draw(&speak)) }, ..layout }
}

/// The parts that a move may have changed.
pub fn latest(table: &dyn Table, viewer: Viewer, speak: Speak<'_>) -> Parts {
    drawing(table, viewer, speak).latest().and(with_gesture(table, viewer, speak))
}

/// All parts of the page that can change.
pub fn parts(table: &dyn Table, viewer: Viewer, speak: Speak<'_>) -> Parts {
    drawing(table, viewer, speak).parts().and(with_gesture(table, viewer, speak))
}

fn with_gesture(table: &dyn Table, viewer: Viewer, speak: Speak<'_>) -> Parts {
    Parts::new(vec![Part::fixed("gesture", gesture(table, viewer).draw(&speak))])
}

fn gesture(table: &dyn Table, viewer: Viewer) -> Gesture {
    DRAWINGS.iter().find_map(|game| (game.gesture)(table, viewer)).unwrap_or_default()
}

fn drawing<'a>(table: &'a dyn Table, viewer: Viewer, speak: Speak<'a>) -> Box<dyn Drawing + 'a> {
    let viewer = match viewer {
        Viewer::Seat(seat) if seat.index() < table.seats() => viewer,
        _ => Viewer::Spectator,
    };
    let own = DRAWINGS.iter().find_map(|game| (game.draw)(table, viewer, speak));
    own.unwrap_or_else(|| Box::new(Plain::new(table, viewer, speak)))
}
