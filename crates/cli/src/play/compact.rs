//! The table as lines: the same drawing as on the screen, of which only the tables are told.

use crate::shell::{Shell, Stop};
use coven_catalog::Table;
use coven_engine::{About, Seat, Viewer};
use coven_tui::drawn::Drawer;
use coven_tui::paint::{Colours, Paint};
use coven_tui::picture::{Picture, Scene};
use coven_tui::seen::{Choice, Seen};

/// The width of lines.
const WIDTH: usize = 100;

#[derive(Debug)]
pub struct CompactTable(Drawer);

impl CompactTable {
    pub fn of(shell: &Shell, about: &'static About) -> Result<CompactTable, Stop> {
        Ok(CompactTable(Drawer::of(about.id, &shell.data).map_err(Stop::input)?))
    }

    /// The table as a seat may know it.
    pub fn look(&self, shell: &Shell, table: &dyn Table, seat: Seat, names: &[String]) -> Picture {
        let viewer = Viewer::Seat(seat);
        let choice = |choice: coven_catalog::Choice| Choice { notation: choice.notation, ..Choice::default() };
        let seen = Seen {
            viewer,
            names: names.to_vec(),
            view: table.view_json(viewer),
            lines: table.view_lines(viewer).iter().map(|phrase| shell.texts.say(phrase, names)).collect(),
            choices: table.choices(seat).into_iter().map(choice).collect(),
            ..Seen::nothing(table.about())
        };
        let paint = Paint { colours: Colours::None };
        self.0.draw(&Scene { seen: &seen, texts: &shell.texts, paint, room: (WIDTH as u16, 24) })
    }
}

/// Short texts in columns, read from left to right; each column is as wide as its longest text. They stand below each other where no two
/// fit beside each other.
pub fn columns(texts: &[String]) -> Vec<String> {
    let longest = |across: usize, column: usize| {
        let texts = texts.iter().skip(column).step_by(across);
        texts.map(|text| text.chars().count() + APART).max().unwrap_or(0)
    };
    let widths = |across: usize| (0..across).map(|column| longest(across, column)).collect::<Vec<_>>();
    let fits = |across: &usize| widths(*across).iter().sum::<usize>() <= WIDTH + APART;
    let across = (2..=MOST_COLUMNS).rev().find(fits).unwrap_or(1);
    let widths = widths(across);
    let line = |row: &[String]| {
        let padded = row.iter().zip(&widths).map(|(text, width)| format!("{text:<width$}"));
        padded.collect::<String>().trim_end().to_owned()
    };
    texts.chunks(across).map(line).collect()
}

/// Blanks between columns, and how many columns there are at most.
const APART: usize = 2;
const MOST_COLUMNS: usize = 10;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_short_texts_stand_in_columns() {
        let texts: Vec<String> = (0..30).map(|n| format!("{n:>2} go")).collect();
        let lines = columns(&texts);
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| line.len() <= WIDTH) && lines[0].starts_with(" 0 go   1 go"), "{lines:?}");
        let long = vec!["a choice that is told in many words and has a note of what it costs and brings".to_owned(); 3];
        assert_eq!(columns(&long), long);
    }
}
