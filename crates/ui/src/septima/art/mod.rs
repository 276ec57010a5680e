//! The pictures of Septima.

pub mod pictures;
pub mod scenery;
pub mod witch;

use crate::art::define;
use maud::{Markup, html};

/// The symbols of the sprite.
pub fn symbols() -> Markup {
    html! { (define(pictures::ALL)) (witch::symbols()) }
}
