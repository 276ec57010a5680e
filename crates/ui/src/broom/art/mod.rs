//! The pictures of Broom Service.

pub mod building;
pub mod event;
pub mod role;
pub mod scenery;
pub mod sign;

use crate::art::define;
use maud::{Markup, html};

/// The symbols of the sprite.
pub fn symbols() -> Markup {
    html! { (define(sign::ALL)) (define(building::ALL)) (define(event::ALL)) (role::symbols()) }
}
