//! Small things that glide from one place of the page to another because of what just happened.

use super::LogLine;
use crate::art::Symbol;
use crate::fragment::Part;
use maud::html;

/// One of them. A place is the id of an element, or how the name of a piece begins.
#[derive(Clone, Debug)]
pub struct Flight {
    pub what: Symbol,
    pub from: String,
    pub to: String,
}

/// Maximum number of flights that are shown at once: the eye cannot follow more.
const MAX_FLIGHTS: usize = 8;

/// The flights of the last move. The script lets each of them be seen once, when it arrives.
pub fn flights<E>(log: &[LogLine<'_, E>], flight: impl Fn(&E) -> Option<Flight>) -> Part {
    let after = log.last().map_or(0, |line| line.after);
    let latest = log.iter().rev().take_while(|line| line.after == after).collect::<Vec<_>>();
    let flights = latest.into_iter().rev().filter_map(|line| flight(line.event)).take(MAX_FLIGHTS);
    let html = html! {
        div #flights hidden data-after=(after) {
            @for Flight { what, from, to } in flights { span data-from=(from) data-to=(to) { (what.draw()) } }
        }
    };
    Part::fixed("flights", html)
}
