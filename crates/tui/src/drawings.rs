//! The one list of drawings. A game that is not here gets the [plain](crate::plain) one.
//!
//! To draw a game, make a folder for it beside this file, implement [`DrawnGame`](crate::drawn::DrawnGame) there, and add its two
//! lines here.

#[path = "broom/mod.rs"]
mod broom;
#[path = "salem/mod.rs"]
mod salem;
#[path = "septima/mod.rs"]
mod septima;

use crate::drawn::GameDrawing;

pub static DRAWINGS: [GameDrawing; 3] = [
    GameDrawing::of::<coven_broom::Broom>(),
    GameDrawing::of::<coven_salem::Salem>(),
    GameDrawing::of::<coven_septima::Septima>(),
];
