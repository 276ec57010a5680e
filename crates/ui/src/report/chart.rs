//! Chances over time as lines. The colours are part of the drawing, so that it can be looked at anywhere.

use crate::Speak;
use coven_engine::{MAX_SEATS, Seat};
use coven_lab::analysis::Report;
use coven_lab::share::Share;
use maud::{Markup, html};

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 260.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 30.0;

/// The line of each seat: its colour and its dashes, so that no line is told by its colour alone.
const LINES: [(&str, &str); MAX_SEATS] = [
    ("#7b52ab", ""),
    ("#1f7a8c", "7 3"),
    ("#b3541e", "2 3"),
    ("#3a7d44", "9 3 2 3"),
    ("#b03a5b", "12 4"),
    ("#8a6d1d", "4 4"),
    ("#4a5fc1", "1 4"),
    ("#5f6670", "10 3 2 3 2 3"),
];

/// The chart of chances before the first move and after each, with the beginnings of rounds and the turning points, each a move and
/// the seat whose chance it changed.
pub fn chart(chances: &[Vec<Share>], report: &Report, turning: &[(usize, Seat)], title: &str, speak: &Speak<'_>) -> Markup {
    let last = chances.len().saturating_sub(1).max(1) as f64;
    let x = |at: usize| LEFT + (WIDTH - LEFT - RIGHT) * at as f64 / last;
    let y = |share: f64| HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share.clamp(0.0, 1.0);
    let rounds = (1..report.rounds.len()).filter(|&at| report.rounds[at] != report.rounds[at - 1]);
    let line = |seat: Seat| {
        let points = chances.iter().enumerate().filter_map(|(at, all)| Some((at, all.get(seat.index())?)));
        points.map(|(at, share)| format!("{:.1},{:.1}", x(at), y(share.value()))).collect::<Vec<_>>().join(" ")
    };
    let marks = turning.iter().filter_map(|&(at, seat)| Some((at, seat, chances.get(at)?.get(seat.index())?)));
    html! {
        figure.chances {
            figcaption { (title) }
            svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(title) font-family="sans-serif" font-size="13" {
                @for quarter in 0..=4 {
                    @let height = y(f64::from(quarter) / 4.0);
                    path d=(format!("M{LEFT} {height:.1}H{:.1}", WIDTH - RIGHT)) stroke="#8886" fill="none" {}
                    text x=(LEFT - 6.0) y=(format!("{:.1}", height + 4.0)) text-anchor="end" fill="currentColor" { (25 * quarter) }
                }
                @for at in rounds {
                    path d=(format!("M{:.1} {TOP}V{:.1}", x(at), HEIGHT - BOTTOM)) stroke="#8886" stroke-dasharray="3 4" fill="none" {}
                }
                @for seat in Seat::all(report.players) {
                    @let (colour, dashes) = LINES[seat.index() % MAX_SEATS];
                    polyline points=(line(seat)) fill="none" stroke=(colour) stroke-width="2.4" stroke-dasharray=(dashes) stroke-linejoin="round" {}
                }
                @for (at, seat, share) in marks {
                    circle cx=(format!("{:.1}", x(at))) cy=(format!("{:.1}", y(share.value()))) r="6" fill="none" stroke=(LINES[seat.index() % MAX_SEATS].0) stroke-width="2.4" {
                        title { (at) }
                    }
                }
            }
            ul.legend {
                @for seat in Seat::all(report.players) {
                    @let (colour, dashes) = LINES[seat.index() % MAX_SEATS];
                    li {
                        svg viewBox="0 0 36 8" width="36" height="8" aria-hidden="true" {
                            path d="M0 4H36" stroke=(colour) stroke-width="3" stroke-dasharray=(dashes) {}
                        }
                        " " (speak.name(seat))
                    }
                }
            }
        }
    }
}
