//! The pictures of New Salem.

pub mod decree;
pub mod front;
pub mod person;
pub mod scenery;
pub mod town;

use crate::art::define;
use coven_salem::Building;
use maud::{Markup, html};

/// The symbols of the sprite.
pub fn symbols() -> Markup {
    html! {
        (define(town::ALL))
        @for &building in Building::ALL { (front::front(building).define()) }
        @for &card in decree::ALL { (decree::picture(card).define()) }
    }
}
