//! The whole screen of the terminal, for the commands that show a table.

use crate::recordfile;
use crate::rules;
use crate::seating::Seating;
use crate::shell::{Outcome, Shell, Stop};
use coven_engine::{Phrase, Record};
use coven_tui::app::App;
use coven_tui::host::Host;
use coven_tui::hosts::Save;
use coven_tui::paint::{Colours, Paint};
use coven_tui::terminal;
use std::io::Write;
use std::path::PathBuf;

fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// Whether a table can be shown on the whole screen here.
pub fn is_able() -> bool {
    terminal::is_able(variable)
}

/// Shows tables until they are left; then says what is to be said.
pub fn run(shell: &Shell, hosts: Vec<Box<dyn Host>>, out: &mut impl Write) -> Result<Outcome, Stop> {
    let paint = Paint { colours: Colours::of_environment(variable) };
    let explain = |about, word: &str| {
        let mut told = Vec::new();
        let known = rules::speak_of(shell, Some(about), word);
        let explained = known.and_then(|known| if known { rules::explain(shell, Some(about), word, &mut told) } else { Ok(()) });
        match explained {
            Ok(()) => String::from_utf8_lossy(&told).lines().map(str::to_owned).collect(),
            Err(stop) => vec![stop.to_string()],
        }
    };
    let mut app = App::new(shell.texts.clone(), paint, shell.data.clone(), Box::new(explain), hosts);
    let said = terminal::run(&mut app, &mut *out).map_err(Stop::input)?;
    said.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    Ok(Outcome::Good)
}

/// Keeps the record of a game in a file when the screen is left.
pub fn save(shell: &Shell, file: PathBuf, seating: Seating) -> Save {
    let texts = shell.texts.clone();
    Box::new(move |mut record: Record| {
        record.header.seats = seating.to_record();
        let shown = file.display().to_string();
        if let Err(stop) = recordfile::write(&file, &record) {
            return vec![stop.to_string()];
        }
        let say = |id: &'static str| texts.say(&Phrase::new(id).with("file", shown.as_str()), &[]);
        vec![say("play-saved"), say("play-resume")]
    })
}
