//! The one list of drawings. A game that is not here gets the [plain](crate::plain) one.
//!
//! To draw a game, make a folder for it beside this file, implement [`DrawnGame`](crate::table::DrawnGame) there, and add its
//! two lines here.

#[path = "broom/mod.rs"]
pub mod broom;
#[path = "salem/mod.rs"]
pub mod salem;
#[path = "septima/mod.rs"]
pub mod septima;

use crate::table::GameDrawing;

/// The drawn games, in the order in which their style sheets follow each other.
pub static DRAWINGS: [GameDrawing; 3] = [
    GameDrawing::of::<coven_broom::Broom>(),
    GameDrawing::of::<coven_salem::Salem>(),
    GameDrawing::of::<coven_septima::Septima>(),
];

/// The drawing of a game, by the game's id.
pub fn of(game: &str) -> Option<&'static GameDrawing> {
    DRAWINGS.iter().find(|drawing| (drawing.about)().id == game)
}
