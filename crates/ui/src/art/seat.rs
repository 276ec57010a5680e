//! Seats: always a colour *and* a mark, on pawns, names, log lines and charts alike.

use coven_engine::{MAX_SEATS, Seat};
use maud::{Markup, PreEscaped, html};

/// The marks on a grid of 24, in seat order: disc, triangle, square, diamond, star, pentagon, cross, crescent.
const MARKS: [&str; MAX_SEATS] = [
    "M12 3a9 9 0 1 0 .01 0z",
    "M12 2.5 22 20.5H2z",
    "M4 4h16v16H4z",
    "M12 1.5 21 12l-9 10.5L3 12z",
    "M12 1.5l3 7.2 7.8.6-5.9 5.1 1.8 7.6-6.7-4.1-6.7 4.1 1.8-7.6-5.9-5.1L9 8.7z",
    "M12 2 22 9.3 18.2 21H5.8L2 9.3z",
    "M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z",
    "M15.5 2.5a10 10 0 1 0 5 15.5 8.5 8.5 0 0 1-5-15.5z",
];

/// A pawn on a grid of 48: a witch's hat on a wide foot. The mark stands on the hat.
const PAWN: &str = "<ellipse class='f-shadow' cx='24' cy='43' rx='17' ry='4'/>\
    <path class='k seat' d='M7 39c0-6 8-7 9-11l6-22c.6-2.4 3-3.6 5-2.5l7 4c1 .6.6 2-.5 1.8l-5-.8 4.5 19.5c1 4 8 5 8 11 0 5-34 5-34 0z'/>\
    <path class='kt' d='M14 33c6 2.5 14 2.5 20 0'/>";

/// The class that gives a seat's things their colour.
pub fn class(seat: Seat) -> String {
    format!("s{}", seat.index() % MAX_SEATS)
}

pub(super) fn symbols() -> Markup {
    html! {
        @for (seat, mark) in MARKS.iter().enumerate() {
            symbol id=(format!("mark-{seat}")) viewBox="0 0 24 24" { path d=(mark) {} }
        }
        symbol id="pawn" viewBox="0 0 48 48" { (PreEscaped(PAWN)) }
    }
}

/// A seat's mark in its colour, for names, lists and log lines.
pub fn mark(seat: Seat) -> Markup {
    html! { svg class=(format!("mark {}", class(seat))) aria-hidden="true" { use href=(mark_id(seat)) {} } }
}

fn mark_id(seat: Seat) -> String {
    format!("#mark-{}", seat.index() % MAX_SEATS)
}

/// A seat's pawn, its foot centred on the origin of the drawing.
pub fn pawn(seat: Seat) -> Markup {
    html! {
        use href="#pawn" x="-27" y="-48" width="54" height="54" {}
        use.on-seat href=(mark_id(seat)) x="-8.5" y="-20" width="17" height="17" {}
    }
}

/// A seat's mark as a part of a larger drawing, centred on a point.
pub fn mark_at(seat: Seat, x: i32, y: i32, size: i32) -> Markup {
    html! {
        g class=(class(seat)) {
            use.seat href=(mark_id(seat)) x=(x - size / 2) y=(y - size / 2) width=(size) height=(size) {}
        }
    }
}

/// A seat's mark in white on a piece of its colour, centred on a point.
pub fn on_piece(seat: Seat, x: i32, y: i32, size: i32) -> Markup {
    html! { use.on-seat href=(mark_id(seat)) x=(x - size / 2) y=(y - size / 2) width=(size) height=(size) {} }
}
