//! Our own pictures: a woodcut almanac by candlelight.
//!
//! Everything is SVG with a few shared parts. Lines and fills are named by classes whose colours stand in the stylesheet,
//! so a picture is drawn once and is right by day and by night: `k`, `kt`, `kb` are ink lines (normal, thin, bold), `f-…`
//! is a fill. A picture that occurs more than once is a symbol of the page's sprite and is used by its id.

pub mod face;
pub mod hatch;
pub mod icon;
pub mod lettering;
pub mod scenery;
pub mod seat;

use maud::{Markup, PreEscaped, html};

/// A picture of the sprite.
#[derive(Clone, Copy, Debug)]
pub struct Symbol {
    pub id: &'static str,
    /// The edge of its square, from 0.
    pub size: u16,
    /// SVG.
    pub body: &'static str,
}

impl Symbol {
    /// The definition, for the sprite.
    pub fn define(&self) -> Markup {
        html! { symbol id=(self.id) viewBox=(format!("0 0 {0} {0}", self.size)) { (PreEscaped(self.body)) } }
    }

    /// The picture alone, with no meaning for those who cannot see it: what it means stands beside it.
    pub fn draw(&self) -> Markup {
        html! { svg class="icon" aria-hidden="true" { use href=(format!("#{}", self.id)) {} } }
    }

    /// The picture as a part of a larger drawing, centred on a point.
    pub fn at(&self, x: i32, y: i32, size: i32) -> Markup {
        html! { use href=(format!("#{}", self.id)) x=(x - size / 2) y=(y - size / 2) width=(size) height=(size) {} }
    }
}

/// The sprite: symbols and patterns that a page refers to. It stands once at the beginning of the page's body.
pub fn sprite(symbols: Markup) -> Markup {
    html! {
        svg.sprite aria-hidden="true" width="0" height="0" {
            (hatch::definitions())
            (symbols)
        }
    }
}

/// Symbols as a part of the sprite.
pub fn define<'a>(symbols: impl IntoIterator<Item = &'a Symbol>) -> Markup {
    html! { @for symbol in symbols { (symbol.define()) } }
}

/// The symbols that every page may use.
pub fn common_symbols() -> Markup {
    html! { (define(icon::ALL)) (seat::symbols()) }
}
