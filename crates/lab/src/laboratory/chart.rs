//! Small charts as SVG. Colours are part of the drawing, so that it can be looked at anywhere, and no line is told by its colour alone.

use crate::statistics::Estimate;
use maud::{Markup, html};

/// What is drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    pub title: String,
    pub kind: Kind,
    /// Whether values are shares, to be shown in per cent.
    pub percent: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Kind {
    /// Means with their intervals, one below the other, and a line at a value to compare with.
    Intervals { rows: Vec<(String, Estimate)>, reference: Option<f64> },
    /// Lines over the course of something, whose ends are named.
    Lines { lines: Vec<(String, Vec<f64>)>, from: String, to: String },
    /// How often values came.
    Histogram { values: Vec<f64> },
}

const WIDTH: f64 = 720.0;
const LEFT: f64 = 48.0;
const RIGHT: f64 = 16.0;
const ROW: f64 = 22.0;
const LABELS: f64 = 270.0;
const HEIGHT: f64 = 240.0;
const BOTTOM: f64 = 34.0;
const TOP: f64 = 10.0;
const MOST_BARS: usize = 24;
const COLOURS: [(&str, &str); 6] =
    [("#7b52ab", ""), ("#1f7a8c", "7 3"), ("#b3541e", "2 3"), ("#3a7d44", "9 3 2 3"), ("#b03a5b", "12 4"), ("#4a5fc1", "1 4")];

impl Chart {
    pub fn draw(&self) -> Markup {
        match &self.kind {
            Kind::Intervals { rows, reference } => self.intervals(rows, *reference),
            Kind::Lines { lines, from, to } => self.lines(lines, from, to),
            Kind::Histogram { values } => self.histogram(values),
        }
    }

    fn written(&self, value: f64) -> String {
        if self.percent {
            format!("{:.0} %", 100.0 * value)
        } else if value.abs() < 10.0 && value.fract() != 0.0 {
            format!("{value:.1}")
        } else {
            format!("{value:.0}")
        }
    }

    fn frame(&self, height: f64, inside: &Markup, below: &Markup) -> Markup {
        html! {
            figure {
                figcaption { (self.title) }
                svg viewBox=(format!("0 0 {WIDTH} {height:.0}")) role="img" aria-label=(self.title) font-family="sans-serif" font-size="13" {
                    (inside)
                }
                (below)
            }
        }
    }

    fn intervals(&self, rows: &[(String, Estimate)], reference: Option<f64>) -> Markup {
        let ends = rows.iter().flat_map(|(_, row)| [row.low, row.high]).chain(reference);
        let (low, high) = bounds(ends);
        let height = TOP + ROW * rows.len() as f64 + BOTTOM;
        let x = |value: f64| LABELS + (WIDTH - LABELS - RIGHT - 12.0) * (value - low) / (high - low);
        let inside = html! {
            @for tick in ticks(low, high) {
                path d=(format!("M{:.1} {TOP}V{:.1}", x(tick), height - BOTTOM)) stroke="#8884" fill="none" {}
                text x=(format!("{:.1}", x(tick))) y=(format!("{:.1}", height - BOTTOM + 18.0)) text-anchor="middle" fill="currentColor" { (self.written(tick)) }
            }
            @if let Some(reference) = reference {
                path d=(format!("M{:.1} {TOP}V{:.1}", x(reference), height - BOTTOM)) stroke="#b03a5b" stroke-dasharray="4 3" fill="none" {}
            }
            @for (place, (label, row)) in rows.iter().enumerate() {
                @let y = TOP + ROW * (place as f64 + 0.5);
                text x=(LABELS - 10.0) y=(format!("{:.1}", y + 4.0)) text-anchor="end" fill="currentColor" { (shortened(label)) }
                path d=(format!("M{:.1} {y:.1}H{:.1}", x(row.low), x(row.high))) stroke="#7b52ab" stroke-width="3" stroke-linecap="round" fill="none" {}
                circle cx=(format!("{:.1}", x(row.mean))) cy=(format!("{y:.1}")) r="4.5" fill="#7b52ab" { title { (label) ": " (self.written(row.mean)) } }
            }
        };
        self.frame(height, &inside, &html! {})
    }

    fn lines(&self, lines: &[(String, Vec<f64>)], from: &str, to: &str) -> Markup {
        let (low, high) = if self.percent { (0.0, 1.0) } else { bounds(lines.iter().flat_map(|(_, line)| line.iter().copied())) };
        let y = |value: f64| HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low);
        let drawn = |line: &[f64]| {
            let last = line.len().saturating_sub(1).max(1) as f64;
            let x = |at: usize| LEFT + (WIDTH - LEFT - RIGHT) * at as f64 / last;
            line.iter().enumerate().map(|(at, &value)| format!("{:.1},{:.1}", x(at), y(value))).collect::<Vec<_>>().join(" ")
        };
        let style = |place: usize| COLOURS[place % COLOURS.len()];
        let inside = html! {
            @for tick in ticks(low, high) {
                path d=(format!("M{LEFT} {:.1}H{:.1}", y(tick), WIDTH - RIGHT)) stroke="#8884" fill="none" {}
                text x=(LEFT - 6.0) y=(format!("{:.1}", y(tick) + 4.0)) text-anchor="end" fill="currentColor" { (self.written(tick)) }
            }
            text x=(LEFT) y=(HEIGHT - 10.0) fill="currentColor" { (from) }
            text x=(WIDTH - RIGHT) y=(HEIGHT - 10.0) text-anchor="end" fill="currentColor" { (to) }
            @for (place, (_, line)) in lines.iter().enumerate() {
                polyline points=(drawn(line)) fill="none" stroke=(style(place).0) stroke-width="2.4" stroke-dasharray=(style(place).1) stroke-linejoin="round" {}
            }
        };
        let legend = html! {
            ul.legend {
                @for (place, (label, _)) in lines.iter().enumerate() {
                    li {
                        svg viewBox="0 0 36 8" width="36" height="8" aria-hidden="true" {
                            path d="M0 4H36" stroke=(style(place).0) stroke-width="3" stroke-dasharray=(style(place).1) {}
                        }
                        " " (label)
                    }
                }
            }
        };
        self.frame(HEIGHT, &inside, &legend)
    }

    fn histogram(&self, values: &[f64]) -> Markup {
        let bars = bars(values);
        let highest = bars.iter().map(|bar| bar.2).max().unwrap_or(1).max(1) as f64;
        let (low, high) = (bars.first().map_or(0.0, |bar| bar.0), bars.last().map_or(1.0, |bar| bar.1));
        let x = |value: f64| LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low).max(f64::MIN_POSITIVE);
        let y = |count: usize| HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * count as f64 / highest;
        let inside = html! {
            @for &(from, to, count) in &bars {
                rect x=(format!("{:.1}", x(from) + 1.0)) y=(format!("{:.1}", y(count))) width=(format!("{:.1}", (x(to) - x(from) - 2.0).max(1.0)))
                    height=(format!("{:.1}", HEIGHT - BOTTOM - y(count))) fill="#7b52ab" {
                    title { (self.written(from)) " – " (self.written(to)) ": " (count) }
                }
            }
            @for tick in ticks(low, high) {
                text x=(format!("{:.1}", x(tick))) y=(HEIGHT - 12.0) text-anchor="middle" fill="currentColor" { (self.written(tick)) }
            }
            text x=(LEFT - 6.0) y=(TOP + 10.0) text-anchor="end" fill="currentColor" { (highest) }
        };
        self.frame(HEIGHT, &inside, &html! {})
    }
}

/// Bars of equal width: from, to, and how many values lie there. Whole numbers get bars of whole width.
fn bars(values: &[f64]) -> Vec<(f64, f64, usize)> {
    let (Some(low), Some(high)) = (values.iter().copied().reduce(f64::min), values.iter().copied().reduce(f64::max)) else {
        return Vec::new();
    };
    let width = ((high - low + 1.0) / MOST_BARS as f64).ceil().max(1.0);
    let number = ((high - low) / width).floor() as usize + 1;
    let mut bars: Vec<(f64, f64, usize)> =
        (0..number).map(|bar| (low + width * bar as f64, low + width * (bar + 1) as f64, 0)).collect();
    for value in values {
        bars[((value - low) / width) as usize].2 += 1;
    }
    bars
}

/// The ends of an axis that shows all values.
fn bounds(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let (low, high) = values.fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)));
    if low > high {
        (0.0, 1.0)
    } else {
        let margin = ((high - low) * 0.05).max(1e-3);
        (low - margin, high + margin)
    }
}

/// Round values on an axis, about five.
fn ticks(low: f64, high: f64) -> Vec<f64> {
    let rough = (high - low).max(1e-9) / 5.0;
    let power = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|times| times * power).into_iter().find(|step| *step >= rough).unwrap_or(rough);
    let first = (low / step).ceil() as i64;
    (first..).map(|number| number as f64 * step).take_while(|tick| *tick <= high + 1e-9).collect()
}

const LONGEST_LABEL: usize = 38;

fn shortened(label: &str) -> String {
    if label.chars().count() <= LONGEST_LABEL {
        return label.to_owned();
    }
    label.chars().take(LONGEST_LABEL - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_have_round_values() {
        assert_eq!(ticks(0.0, 1.0), [0.0, 0.2, 0.4, 0.6000000000000001, 0.8, 1.0]);
        assert_eq!(ticks(17.0, 61.0), [20.0, 30.0, 40.0, 50.0, 60.0]);
    }

    #[test]
    fn every_value_is_in_one_bar() {
        for values in [vec![3.0], vec![1.0, 1.0, 2.0, 90.0], (0..500).map(f64::from).collect()] {
            let bars = bars(&values);
            assert_eq!(bars.iter().map(|bar| bar.2).sum::<usize>(), values.len());
            assert!(bars.len() <= MOST_BARS);
        }
        assert_eq!(bars(&[]), []);
    }
}
