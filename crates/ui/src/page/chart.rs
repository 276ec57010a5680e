//! Points over time, as lines: each seat has its colour, its mark and its own dashes.

use crate::Speak;
use crate::art::seat;
use coven_engine::Seat;
use maud::{Markup, html};

/// One seat's points after every move.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    pub seat: Seat,
    pub points: &'a [i32],
}

const WIDTH: i32 = 720;
const HEIGHT: i32 = 240;
const LEFT: i32 = 60;
const RIGHT: i32 = 24;
const TOP: i32 = 16;
const BOTTOM: i32 = 28;

/// The chart. `rounds` are the moves with which a new round began.
pub fn chart(lines: &[Line<'_>], rounds: &[usize], speak: &Speak<'_>) -> Markup {
    let all = || lines.iter().flat_map(|line| line.points.iter().copied());
    let reach = all().max().unwrap_or(1) - all().min().unwrap_or(0).min(0);
    let step = if reach > 30 { 20 } else { 5 };
    let lowest = all().min().unwrap_or(0).min(0).div_euclid(step) * step;
    let highest = (all().max().unwrap_or(1).max(1) + step - 1).div_euclid(step) * step;
    let last = lines.iter().map(|line| line.points.len()).max().unwrap_or(1).saturating_sub(1).max(1);
    let x = |n: usize| LEFT + (WIDTH - LEFT - RIGHT) * n as i32 / last as i32;
    let y = |points: i32| HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (points - lowest) / (highest - lowest).max(1);
    html! {
        figure.chart {
            figcaption { (speak.word("page-chart")) }
            svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(speak.word("page-chart")) {
                @for level in (lowest..=highest).step_by(step as usize) {
                    path.grid d=(format!("M{LEFT} {0}H{1}", y(level), WIDTH - RIGHT)) {}
                    text.level x=(LEFT - 8) y=(y(level) + 5) { (level) }
                }
                @for (number, &from) in rounds.iter().enumerate() {
                    path.round-line d=(format!("M{} {TOP}V{}", x(from), HEIGHT - BOTTOM)) {}
                    text.round-number x=(x(from) + 6) y=(HEIGHT - 8) { (number + 1) }
                }
                @for line in lines { path class=(format!("line {}", seat::class(line.seat))) d=(path(line.points, &x, &y)) {} }
                @for line in lines {
                    @if let Some(&end) = line.points.last() { (seat::mark_at(line.seat, x(line.points.len() - 1), y(end), 16)) }
                }
            }
        }
    }
}

fn path(points: &[i32], x: &impl Fn(usize) -> i32, y: &impl Fn(i32) -> i32) -> String {
    let mut path = String::new();
    for (n, &value) in points.iter().enumerate() {
        let unchanged = n > 0 && n + 1 < points.len() && points[n - 1] == value && points[n + 1] == value;
        if !unchanged {
            let command = if path.is_empty() { 'M' } else { 'L' };
            path.push_str(&format!("{command}{} {}", x(n), y(value)));
        }
    }
    path
}
