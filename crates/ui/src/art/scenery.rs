//! The picture of a game on the home page.

use crate::drawings;
use maud::{Markup, PreEscaped, html};

/// The picture of a game; a game without one has the night sky.
pub fn of_game(id: &str) -> Markup {
    let scene = drawings::of(id).map_or(STARS, |drawing| drawing.scenery);
    html! {
        svg.scene viewBox="0 0 480 300" aria-hidden="true" preserveAspectRatio="xMidYMid slice" { (PreEscaped(scene)) }
    }
}

/// A sky with stars and nothing else.
const STARS: &str = "<rect width='480' height='300' fill='#2b2950'/>\
<path d='M130 46h.1M62 100h.1M212 69h.1M44 10h.1M158 110h.1M401 15h.1M284 54h.1M98 21h.1M423 41h.1M331 101h.1' stroke='#efe6cf' stroke-width='4' stroke-linecap='round'/>";
