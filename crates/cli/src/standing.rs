//! How a game ended, seat by seat and line by line.

use crate::shell::{Shell, Stop};
use coven_catalog::Table;
use coven_engine::Phrase;
use std::io::Write;

/// Prints the final standing, best place first. Nothing while the game is running.
pub fn print(shell: &Shell, table: &dyn Table, names: &[String], out: &mut impl Write) -> Result<(), Stop> {
    let Some(mut standing) = table.standing() else {
        return Ok(());
    };
    standing.sort_by_key(|result| (result.place, result.seat));
    for result in &standing {
        let place = Phrase::new("standing-place").with("place", result.place).with("name", result.seat);
        writeln!(out, "{}", shell.texts.say(&place.with("points", result.sheet.total), names))?;
        for (what, line) in table.sheet_lines(result.seat).into_iter().zip(&result.sheet.lines) {
            let line = Phrase::new("standing-line").with("what", what).with("points", line.points);
            writeln!(out, "   {}", shell.texts.say(&line, names))?;
        }
    }
    Ok(())
}
