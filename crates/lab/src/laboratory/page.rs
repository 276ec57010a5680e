//! A report as a value: sections of sentences, grids of numbers and charts. `writing` turns it into HTML, Markdown or CSV.

use super::chart::Chart;
use crate::statistics::Estimate;

/// A whole report.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    pub title: String,
    pub sections: Vec<Section>,
}

/// A part of a report under a heading of its own.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    pub title: String,
    pub parts: Vec<Part>,
}

/// Something in a section.
#[derive(Clone, PartialEq, Debug)]
pub enum Part {
    Text(String),
    Grid(Grid),
    Chart(Chart),
}

/// Rows of cells under a head. The first cell of a row is its name.
#[derive(Clone, PartialEq, Debug)]
pub struct Grid {
    pub name: String,
    pub head: Vec<String>,
    pub rows: Vec<Vec<Cell>>,
    /// After how many rows a page shows the rest only to those who ask for it.
    pub first: usize,
}

/// One cell.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    Text(String),
    /// A number and how many digits behind the point are shown.
    Number(f64, usize),
    Percent(f64),
    /// A mean with its interval, and digits as above.
    Estimate(Estimate, usize),
    /// The same in per cent.
    Share(Estimate),
    /// A difference of shares in points of a per cent.
    Points(Estimate),
    Empty,
}

impl Grid {
    pub fn new(name: &str, head: &[&str]) -> Grid {
        let head = head.iter().map(|word| (*word).to_owned()).collect();
        Grid { name: name.to_owned(), head, rows: Vec::new(), first: usize::MAX }
    }
}

impl Cell {
    pub fn text(text: impl ToString) -> Cell {
        Cell::Text(text.to_string())
    }

    pub fn share(estimate: Option<Estimate>) -> Cell {
        estimate.map_or(Cell::Empty, Cell::Share)
    }

    pub fn points(estimate: Option<Estimate>) -> Cell {
        estimate.map_or(Cell::Empty, Cell::Points)
    }

    /// As people read it.
    pub fn shown(&self) -> String {
        let signed = |value: f64| minus(format!("{:+.1}", 100.0 * value));
        match self {
            Cell::Text(text) => text.clone(),
            Cell::Number(value, digits) => minus(format!("{value:.digits$}")),
            Cell::Percent(value) => format!("{:.1} %", 100.0 * value),
            Cell::Estimate(Estimate { mean, low, high }, digits) => {
                minus(format!("{mean:.digits$} ({low:.digits$} to {high:.digits$})"))
            }
            Cell::Share(Estimate { mean, low, high }) => {
                minus(format!("{:.1} % ({:.1} to {:.1})", 100.0 * mean, 100.0 * low, 100.0 * high))
            }
            Cell::Points(Estimate { mean, low, high }) => {
                format!("{} ({} to {})", signed(*mean), signed(*low), signed(*high))
            }
            Cell::Empty => "–".to_owned(),
        }
    }

    /// Value and interval as plain numbers, for programs.
    pub fn numbers(&self) -> [Option<f64>; 3] {
        match self {
            Cell::Number(value, _) | Cell::Percent(value) => [Some(*value), None, None],
            Cell::Estimate(estimate, _) | Cell::Share(estimate) | Cell::Points(estimate) => {
                [Some(estimate.mean), Some(estimate.low), Some(estimate.high)]
            }
            Cell::Text(_) | Cell::Empty => [None; 3],
        }
    }
}

/// With a real minus sign.
fn minus(number: String) -> String {
    number.replace('-', "−")
}
