//! `coven admin tables`: which tables there are, and what to do about one.

use super::{Office, when};
use crate::shell::{Outcome, Stop};
use clap::ValueEnum;
use coven_store::Kept;
use serde_json::{Value, json};
use std::io::Write;

/// Number of letters from which on the beginning of an id is taken for the whole.
const ENOUGH: usize = 6;

#[derive(clap::Subcommand, Debug)]
pub enum Command {
    /// List all tables, the latest first
    List {
        /// Only those that stand there
        #[arg(long, value_enum)]
        state: Option<State>,
    },
    /// End a table without a result: it is not rated, and those who are at it are told
    Close {
        /// The id, or its beginning if no other begins so
        table: String,
    },
    /// Delete a table with its journal, as if it had never been
    Delete {
        /// The id, or its beginning if no other begins so
        table: String,
    },
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum State {
    Gathering,
    Playing,
    Over,
    Closed,
}

impl State {
    const fn name(self) -> &'static str {
        match self {
            State::Gathering => "gathering",
            State::Playing => "playing",
            State::Over => "over",
            State::Closed => "closed",
        }
    }
}

pub async fn run(office: &mut Office<'_, impl Write>, command: Command) -> Result<Outcome, Stop> {
    match command {
        Command::List { state } => list(office, state).await,
        Command::Close { table } => {
            let table = find(office, &table).await?;
            office.care.close(&table.id).await?;
            office.say(&format!("Table {} is closed.", table.id), &json!({ "table": table.id }))?;
            Ok(Outcome::Good)
        }
        Command::Delete { table } => {
            let table = find(office, &table).await?;
            office.care.store.drop_table(&table.id, i64::MAX).await.map_err(Stop::input)?;
            office.say(&format!("Table {} is deleted.", table.id), &json!({ "table": table.id }))?;
            Ok(Outcome::Good)
        }
    }
}

async fn list(office: &mut Office<'_, impl Write>, state: Option<State>) -> Result<Outcome, Stop> {
    let tables = office.care.store.tables(state.map(State::name)).await.map_err(Stop::input)?;
    if office.json {
        let all: Vec<Value> = tables.iter().map(as_json).collect();
        writeln!(office.out, "{:#}", Value::Array(all))?;
        return Ok(Outcome::Good);
    }
    let row = |table: &Kept| {
        let listed = if table.listed { "yes" } else { "" };
        let at = names(table).iter().map(|name| name.as_str().unwrap_or("-").to_owned()).collect::<Vec<_>>().join(", ");
        let (id, game, stage) = (table.id.clone(), table.game.clone(), table.stage.clone());
        [id, game, stage, when::shown(table.changed), table.lines.to_string(), listed.to_owned(), at]
    };
    let rows: Vec<[String; 7]> = tables.iter().map(row).collect();
    office.columns(["ID", "GAME", "STATE", "CHANGED", "LINES", "LISTED", "SEATS"], &rows)?;
    Ok(Outcome::Good)
}

/// The names on the chairs, by what lists show; null where nobody sits.
fn names(table: &Kept) -> Vec<Value> {
    let shown: Value = serde_json::from_str(&table.shown).unwrap_or_default();
    shown["seats"].as_array().into_iter().flatten().map(|seat| seat["name"].clone()).collect()
}

fn as_json(table: &Kept) -> Value {
    json!({
        "id": table.id,
        "game": table.game,
        "state": table.stage,
        "changed": table.changed,
        "lines": table.lines,
        "listed": table.listed,
        "seats": names(table),
    })
}

async fn find(office: &Office<'_, impl Write>, word: &str) -> Result<Kept, Stop> {
    let tables = office.care.store.tables(None).await.map_err(Stop::input)?;
    let mut fitting: Vec<Kept> =
        tables.into_iter().filter(|table| table.id == word || word.len() >= ENOUGH && table.id.starts_with(word)).collect();
    match fitting.len() {
        0 => Err(Stop::Input(format!("there is no table '{word}'"))),
        1 => Ok(fitting.swap_remove(0)),
        several => Err(Stop::Input(format!("{several} tables begin with '{word}'; write more of it"))),
    }
}
