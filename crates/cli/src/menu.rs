//! `coven menu`: a short menu that sits a person down at a table.

use crate::play::{self, Lines};
use crate::screen;
use crate::seating::Seating;
use crate::shell::{Outcome, Shell, Stop};
use coven_bots::Level;
use coven_catalog::games;
use coven_engine::Phrase;
use std::io::{BufRead, Write};
use std::ops::RangeInclusive;

pub fn run(shell: &Shell, out: &mut impl Write) -> Result<Outcome, Stop> {
    let mut input = Lines::new(std::io::stdin().lock());
    writeln!(out, "{}", shell.texts.word("menu-welcome"))?;
    for (number, about) in games().iter().enumerate() {
        let players = Phrase::new("menu-game").with("number", number + 1).with("title", about.title);
        let players = players.with("least", *about.seats.start()).with("most", *about.seats.end());
        writeln!(out, "{}", shell.say(players))?;
    }
    let Some(choice) = number(shell, "menu-which", 1..=games().len(), &mut input, out)? else {
        return Ok(Outcome::Good);
    };
    let about = games()[choice - 1];
    let Some(players) = number(shell, "menu-players", about.seats.clone(), &mut input, out)? else {
        return Ok(Outcome::Good);
    };
    let args = play::Args {
        game: Some(about.id.to_owned()),
        seats: Seating::alone(players, Level::Novice).sitters().to_vec(),
        seed: None,
        variant: Vec::new(),
        solo: false,
        coach: false,
        difficulty: Vec::new(),
        record: None,
        resume: None,
        plain: false,
        no_curtain: false,
    };
    if screen::is_able() {
        // The screen reads keys by itself.
        drop(input);
        return play::run(shell, args, out);
    }
    play::sit_down(shell, args, input, out)
}

/// Asks for a number until there is one. None at the end of the input.
fn number(
    shell: &Shell,
    question: &'static str,
    range: RangeInclusive<usize>,
    input: &mut Lines<impl BufRead>,
    out: &mut impl Write,
) -> Result<Option<usize>, Stop> {
    let question = shell.say(Phrase::new(question).with("least", *range.start()).with("most", *range.end()));
    loop {
        write!(out, "{question} ")?;
        out.flush()?;
        let Some(line) = input.next()? else {
            writeln!(out)?;
            return Ok(None);
        };
        match line.parse() {
            Ok(number) if range.contains(&number) => return Ok(Some(number)),
            _ if line == "quit" => return Ok(None),
            _ => writeln!(out, "{}", shell.texts.word("menu-again"))?,
        }
    }
}
