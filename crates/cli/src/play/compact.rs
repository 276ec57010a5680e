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

/// Short texts in columns.
pub fn columns(texts: &[String]) -> Vec<String> {
    let widest = texts.iter().map(|text| text.chars().count()).max().unwrap_or(0) + 2;
    let across = (WIDTH / widest).max(1);
    let line = |row: &[String]| row.iter().map(|text| format!("{text:<widest$}")).collect::<String>().trim_end().to_owned();
    texts.chunks(across).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_short_texts_stand_in_columns() {
        let texts: Vec<String> = (0..30).map(|n| format!("{n:>2} go")).collect();
        let lines = columns(&texts);
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| line.len() <= WIDTH) && lines[0].starts_with(" 0 go   1 go"), "{lines:?}");
    }
}
