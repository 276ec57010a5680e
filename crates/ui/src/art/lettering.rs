//! The name of the house, drawn.

use maud::{Markup, PreEscaped, html};

/// The word mark.
pub fn logo() -> Markup {
    html! { svg.logo viewBox="0 0 268 64" role="img" aria-label="Coven" { (PreEscaped(COVEN)) } }
}

const COVEN: &str = "<g class='letters'><path d='M50 16A22 22 0 1 0 50 48M50 10v12M50 42v12'/><path d='M116 10l20 43 20-43M109 10h14M149 10h14'/>\
    <path d='M204 20V10h-30v44h30V44M174 32h22M167 10h7M167 54h7'/><path d='M217 54V10l34 44V10M210 10h7M210 54h14M244 10h14'/></g>\
    <path class='moon' d='M92 8a24 24 0 1 0 10 41 19 19 0 0 1-10-41z'/><path class='star' d='M99 21l2.6 6.3 6.7.5-5.1 4.4 1.6 6.6-5.8-3.6-5.8 3.6 1.6-6.6-5.1-4.4 6.7-.5z'/>";
