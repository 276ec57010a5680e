//! A link as a picture that a phone can read.

use maud::{Markup, html};
use qrcode::{Color, QrCode};

/// White around the code, in modules, as readers want it.
const MARGIN: usize = 4;

/// The code of a link; nothing for a link that is too long for one.
pub(super) fn code(link: &str, name: &str) -> Markup {
    let Ok(code) = QrCode::new(link) else {
        return html! {};
    };
    let (width, modules) = (code.width(), code.to_colors());
    let dark = modules.iter().enumerate().filter(|(_, colour)| **colour == Color::Dark);
    let path: String = dark.map(|(n, _)| format!("M{} {}h1v1h-1z", n % width + MARGIN, n / width + MARGIN)).collect();
    let edge = width + 2 * MARGIN;
    html! {
        svg.qr viewBox=(format!("0 0 {edge} {edge}")) role="img" aria-label=(name) shape-rendering="crispEdges" {
            rect width=(edge) height=(edge) fill="#fff" {}
            path d=(path) fill="#000" {}
        }
    }
}
