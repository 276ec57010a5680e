//! A table drawn for one viewer, whatever is played at it. This is what a server calls.
//!
//! [`layout`] makes the whole page; [`latest`] makes the parts that a move may have changed, of which those that differ from
//! what the viewer was [`shown`](crate::fragment::Shown) are sent. A game whose table nobody has drawn yet is told in words.

use crate::Speak;
use crate::broom;
use crate::fragment::{Part, Parts};
use crate::page::Layout;
use crate::plain::Plain;
use crate::salem;
use crate::septima;
use crate::table::{self, Drawing, Gesture};
use coven_broom::Broom;
use coven_catalog::Table;
use coven_engine::{Game, Viewer};
use coven_salem::Salem;
use coven_septima::Septima;
use maud::html;
use std::any::Any;

/// How a viewer wants the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Wish {
    /// Explain every question, for somebody who plays for the first time.
    pub coach: bool,
}

/// Every part of the page, in its place.
pub fn layout(table: &dyn Table, viewer: Viewer, speak: Speak<'_>, wish: Wish) -> Layout {
    let layout = with_drawing(table, viewer, speak, wish, |drawing| drawing.layout());
    Layout { prompt: html! { (layout.prompt) (gesture(table, viewer).draw(&speak)) }, ..layout }
}

/// The parts that a move may have changed.
pub fn latest(table: &dyn Table, viewer: Viewer, speak: Speak<'_>, wish: Wish) -> Parts {
    with_drawing(table, viewer, speak, wish, |drawing| drawing.latest()).and(with_gesture(table, viewer, speak))
}

/// All parts of the page that can change.
pub fn parts(table: &dyn Table, viewer: Viewer, speak: Speak<'_>, wish: Wish) -> Parts {
    with_drawing(table, viewer, speak, wish, |drawing| drawing.parts()).and(with_gesture(table, viewer, speak))
}

fn with_gesture(table: &dyn Table, viewer: Viewer, speak: Speak<'_>) -> Parts {
    Parts::new(vec![Part::fixed("gesture", gesture(table, viewer).draw(&speak))])
}

fn gesture(at: &dyn Table, viewer: Viewer) -> Gesture {
    let game: &dyn Any = at;
    let sky = game.downcast_ref::<Game<Broom>>().map(|game| Gesture::of(game, viewer, broom::goes_on));
    let town = || game.downcast_ref::<Game<Salem>>().map(|game| Gesture::of(game, viewer, salem::goes_on));
    let coven = || game.downcast_ref::<Game<Septima>>().map(|game| Gesture::of(game, viewer, |_, _, _| true));
    sky.or_else(town).or_else(coven).unwrap_or_default()
}

fn with_drawing<T>(at: &dyn Table, viewer: Viewer, speak: Speak<'_>, wish: Wish, take: impl Fn(&dyn Drawing) -> T) -> T {
    let viewer = match viewer {
        Viewer::Seat(seat) if seat.index() < at.seats() => viewer,
        _ => Viewer::Spectator,
    };
    let game: &dyn Any = at;
    if let Some(game) = game.downcast_ref::<Game<Broom>>() {
        let story = table::heard(game, viewer);
        let mut scene = broom::Scene::of_game(game, viewer, &story, speak);
        scene.manner.coach = wish.coach;
        return take(&scene);
    }
    if let Some(game) = game.downcast_ref::<Game<Salem>>() {
        let story = table::heard(game, viewer);
        let mut scene = salem::Scene::of_game(game, viewer, &story, speak);
        scene.manner.coach = wish.coach;
        return take(&scene);
    }
    if let Some(game) = game.downcast_ref::<Game<Septima>>() {
        let story = table::heard(game, viewer);
        let mut scene = septima::Scene::of_game(game, viewer, &story, speak);
        scene.manner.coach = wish.coach;
        return take(&scene);
    }
    take(&Plain::new(at, viewer, speak))
}
