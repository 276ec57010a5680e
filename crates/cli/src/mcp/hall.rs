//! All tables of one client, and what can be asked without one.

use super::answer::{Answer, Refused};
use super::sitting::Sitting;
use crate::chance::{quick_seed, table_seed};
use crate::rules;
use crate::seating::{Seating, Sitter};
use crate::shell::{Shell, Stop};
use coven_bots::{Level, UnknownLevel};
use coven_catalog::{Agreement, StartError, about, games, start};
use coven_engine::{FastDice, Phrase, Seat};
use serde_json::json;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard};

/// More tables than this are not held at once: a client in a loop must not fill the memory.
const MOST_TABLES: usize = 100;

/// Of what speaks of a word no more is told at once: a model reads all that it is given.
const MOST_FOUND: usize = 20;

pub struct Hall {
    shell: Shell,
    /// A folder for the records of finished games.
    records: Option<PathBuf>,
    tables: Mutex<Tables>,
}

#[derive(Default)]
struct Tables {
    /// How many have been opened; the last one's number.
    opened: u32,
    open: BTreeMap<u32, Arc<Mutex<Sitting>>>,
}

/// What a client asks for.
#[derive(Debug)]
pub struct Wish {
    pub game: String,
    pub players: Option<usize>,
    pub seat: usize,
    pub bots: Vec<String>,
    pub variants: Option<Vec<String>>,
    pub seed: Option<u64>,
}

impl Hall {
    pub fn new(shell: Shell, records: Option<PathBuf>) -> Hall {
        Hall { shell, records, tables: Mutex::default() }
    }

    /// What can be played, and against whom.
    pub fn games(&self) -> Result<Answer, Refused> {
        let levels: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
        let (mut words, mut listed) = (Vec::new(), Vec::new());
        for about in games() {
            let (fewest, most) = (about.seats.start(), about.seats.end());
            let variants: Vec<&str> = about.variants.iter().map(|variant| variant.word).collect();
            let tagline = self.shell.say(about.tagline());
            words.push(format!(
                "{}: {}, {fewest} to {most} players. {tagline} Variants: {}",
                about.id,
                about.title,
                variants.join(", ")
            ));
            let players = json!({ "fewest": fewest, "most": most, "usual": about.quick_game.players });
            listed.push(json!({
                "id": about.id,
                "title": about.title,
                "about": tagline,
                "players": players,
                "variants": variants,
                "usual_variants": about.quick_game.variants,
            }));
        }
        words.push(format!("Computer players, the weakest first: {}", levels.join(", ")));
        Answer::new(&words, &json!({ "games": listed, "bots": levels }))
    }

    /// Opens a table, lays it out and lets the computer players answer until the client's seat is asked.
    pub fn open(&self, wish: &Wish) -> Result<Answer, Refused> {
        let about = about(&wish.game).map_err(|error| Refused::new("unknown-game", error))?;
        let players = wish.players.unwrap_or(match wish.bots.len() {
            0 | 1 => about.quick_game.players,
            bots => bots + 1,
        });
        if !about.seats.contains(&players) {
            let wrong = StartError::Players { title: about.title, seats: about.seats.clone(), players };
            return Err(Refused::start(&wrong, &self.shell.texts));
        }
        let seating = seating(players, wish.seat, &wish.bots)?;
        let variants: Vec<&str> = match &wish.variants {
            Some(variants) => variants.iter().map(String::as_str).collect(),
            None if players == about.quick_game.players => about.quick_game.variants.to_vec(),
            None => Vec::new(),
        };
        let no_chance = |error: Stop| Refused::new("no-chance", error);
        let (seed, dice) = (table_seed(wish.seed).map_err(no_chance)?, FastDice::new(quick_seed(wish.seed).map_err(no_chance)?));
        let agreement = Agreement::Words { players, variants: &variants };
        let table = start(&wish.game, &self.shell.data, agreement, seed);
        let table = table.map_err(|error| Refused::start(&error, &self.shell.texts))?;
        let number = self.lock()?.next()?;
        let folder = self.records.as_deref();
        let mut sitting = Sitting::new(&self.shell, number, table, Seat(wish.seat as u8), seating, dice, folder);
        let answer = sitting.begin()?;
        self.lock()?.open.insert(number, Arc::new(Mutex::new(sitting)));
        Ok(answer)
    }

    /// Does something at a table. Others wait only if they are at the same one.
    pub fn at<T>(&self, table: u32, act: impl FnOnce(&mut Sitting) -> Result<T, Refused>) -> Result<T, Refused> {
        let sitting = self.lock()?.open.get(&table).cloned().ok_or_else(|| unknown(table))?;
        let mut sitting = sitting.lock().map_err(|_| Refused::defect("this table was left in the midst of a move"))?;
        act(&mut sitting)
    }

    /// Closes a table.
    pub fn leave(&self, table: u32) -> Result<Answer, Refused> {
        self.lock()?.open.remove(&table).ok_or_else(|| unknown(table))?;
        Answer::new(&[format!("Table {table} is closed.")], &json!({ "table": table }))
    }

    /// A rule by its id, a thing by its name, or the rules that speak of something: of one table's game or of all.
    pub fn rule(&self, what: &str, table: Option<u32>) -> Result<Answer, Refused> {
        let game = table.map(|table| self.at(table, |sitting| Ok(sitting.about()))).transpose()?;
        let mut found = rules::found(&self.shell, game, what).map_err(|error| Refused::new("bad-data", error))?;
        if found.is_empty() {
            return Err(Refused::new("unknown-rule", self.shell.say(Phrase::new("rules-none").with("what", what))));
        }
        let more = found.len().saturating_sub(MOST_FOUND);
        found.truncate(MOST_FOUND);
        let data = json!({ "found": found, "more": more });
        found.extend((more > 0).then(|| format!("{more} more speak of it; name more words to find fewer.")));
        Answer::new(&found, &data)
    }

    fn lock(&self) -> Result<MutexGuard<'_, Tables>, Refused> {
        self.tables.lock().map_err(|_| Refused::defect("the list of tables was left in the midst of a change"))
    }
}

impl Tables {
    /// The number of a new table.
    fn next(&mut self) -> Result<u32, Refused> {
        if self.open.len() >= MOST_TABLES {
            return Err(Refused::new("too-many-tables", format_args!("{MOST_TABLES} tables are open; leave one first")));
        }
        self.opened += 1;
        Ok(self.opened)
    }
}

fn unknown(table: u32) -> Refused {
    Refused::new("unknown-table", format_args!("there is no table {table}"))
}

/// The client at its seat, and computer players on the others: one level for all, or one for each in the order of the seats.
fn seating(players: usize, own: usize, bots: &[String]) -> Result<Seating, Refused> {
    let others = players.saturating_sub(1);
    if own >= players {
        return Err(Refused::new(
            "unknown-seat",
            format_args!("there is no seat {own} at a table for {players}; seats count from 0"),
        ));
    }
    if bots.len() > 1 && bots.len() != others {
        let wrong = format_args!("{} bots do not fill the other {others} seats of a table for {players}", bots.len());
        return Err(Refused::new("bots", wrong));
    }
    let mut levels = Vec::new();
    for number in 0..others {
        let level = match bots.get(number).or(bots.first()) {
            Some(name) => name.parse().map_err(|error: UnknownLevel| Refused::new("unknown-bot", error))?,
            None => Level::Novice,
        };
        levels.push(Sitter::Bot(level));
    }
    levels.insert(own, Sitter::Human { name: None });
    Ok(Seating::new(levels))
}
