//! Between people who play at one terminal: how each is kept from what the others saw, line by line.

use crate::shell::{Shell, Stop};
use coven_engine::Phrase;
use std::io::IsTerminal;

/// What is done before the next person is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Curtain {
    /// Nothing: one person plays here, or all who play here may see everything.
    None,
    /// The terminal is cleared, with what was scrolled away.
    Clears,
    /// Blank lines move what was written out of sight, where nobody knows what shows it: behind a pipe.
    MovesAway,
}

/// Number of blank lines that fill every usual screen.
const BLANK_LINES: usize = 60;

impl Curtain {
    /// The curtain for so many people. A terminal that cannot be cleared would show each what the others saw.
    pub fn between(shell: &Shell, people: usize) -> Result<Curtain, Stop> {
        if people < 2 {
            return Ok(Curtain::None);
        }
        if !(std::io::stdin().is_terminal() && std::io::stdout().is_terminal()) {
            return Ok(Curtain::MovesAway);
        }
        let term = std::env::var("TERM").unwrap_or_default();
        if matches!(term.as_str(), "" | "dumb" | "unknown") {
            return Err(Stop::Input(shell.say(Phrase::new("tui-cannot-clear"))));
        }
        Ok(Curtain::Clears)
    }

    pub fn hangs(self) -> bool {
        self != Curtain::None
    }

    /// What is written to hide everything before it.
    pub fn falls(self) -> String {
        match self {
            Curtain::None => String::new(),
            Curtain::Clears => "\x1b[H\x1b[2J\x1b[3J".to_owned(),
            Curtain::MovesAway => "\n".repeat(BLANK_LINES),
        }
    }

    /// What is written when the next person is there, so that the curtain does not stay on a terminal.
    pub fn lifts(self) -> String {
        match self {
            Curtain::Clears => self.falls(),
            Curtain::None | Curtain::MovesAway => "\n".to_owned(),
        }
    }
}
