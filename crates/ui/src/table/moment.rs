//! Moments: what deserves to be watched, a reveal or a verdict.
//!
//! Whatever has a `data-moment` is played once under that name: the script gives it the class `playing`, waits for the animations
//! that the stylesheet has for it, and shows what came after it only then. A click or a key ends it, and whoever wants no motion
//! sees the result at once. What plays must therefore stand elsewhere on the page too: a moment adds nothing to the table.

use crate::Speak;
use maud::{Markup, html};

/// A moment that is shown over the table while it plays.
#[derive(Debug)]
pub struct Moment {
    /// Its name, which no other moment of the game has.
    pub name: String,
    pub scene: Markup,
}

/// Where moments are played, in this order. Nothing of it is seen while none is.
pub fn moments(moments: &[Moment], speak: &Speak<'_>) -> Markup {
    html! {
        div #moments aria-hidden="true" {
            @for moment in moments {
                div.moment.sheet data-moment=(moment.name) { (moment.scene) small.curtain { (speak.word("page-moment-skip")) } }
            }
        }
    }
}

/// The class that lets a thing come as the `n`th of its moment.
pub fn nth(n: usize) -> String {
    /// The stylesheet counts so far.
    const LAST: usize = 12;
    format!("d{}", n.min(LAST))
}
