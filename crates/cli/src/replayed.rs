//! Plays the games of a backup through, and compares how they stand with what was known of them.

use coven_server::table::Desk;
use coven_server::{Games, OpenError};
use coven_store::KeptTable;
use serde_json::Value;
use std::collections::HashMap;

/// How a table came through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replayed {
    /// Every move was made again, and the table stands as it did.
    AsItWas,
    /// Its rules or data are not to be had any more: it goes on from the last position that was kept, as it would after an upgrade.
    TakenUp,
}

/// Plays a table through, as a server does that opens it. An error says what is not as it was.
pub fn replay(games: &Games, data: &HashMap<String, String>, table: &KeptTable) -> Result<Replayed, String> {
    let desk = open(games, data, table).map_err(|error| error.to_string())?;
    if desk.taken_up {
        return Ok(Replayed::TakenUp);
    }
    compare(table, &desk).map(|()| Replayed::AsItWas)
}

/// Unlike a server, this does not fall back on a kept position where the moves could be replayed and are refused: the backup is broken.
fn open(games: &Games, data: &HashMap<String, String>, table: &KeptTable) -> Result<Desk, OpenError> {
    let founding = Desk::founding(&table.lines)?;
    let journal = games.journal(&table.id, &table.lines, data.get(&founding.data).map(String::as_str))?;
    Ok(journal.replay().unwrap_or_else(|| journal.take_up(table.snapshot.as_ref()))?)
}

/// Where the table stands, who is asked, and who has won must be what the server wrote down while it was played.
fn compare(table: &KeptTable, desk: &Desk) -> Result<(), String> {
    let card = desk.card(true);
    let differs = |what: &str, was: &dyn std::fmt::Display, is: &dyn std::fmt::Display| {
        Err(format!("played through, {what} is {is}, and it was {was}"))
    };
    if desk.seq != table.seq {
        return differs("its last line", &table.seq, &desk.seq);
    }
    if card.stage != table.stage {
        return differs("its stage", &table.stage, &card.stage);
    }
    if i64::from(card.asked) != table.asked {
        return differs("the set of seats that are asked", &table.asked, &card.asked);
    }
    let (was, is) = (winners(&table.shown), winners(&card.shown.unwrap_or_default()));
    if was != is {
        return differs("the winner's seat", &format!("{was:?}"), &format!("{is:?}"));
    }
    Ok(())
}

/// The seats that have won, by what lists show of a table. None while the game goes on.
fn winners(shown: &str) -> Vec<usize> {
    let shown: Value = serde_json::from_str(shown).unwrap_or_default();
    let seats = shown["seats"].as_array().cloned().unwrap_or_default();
    seats.iter().enumerate().filter(|(_, seat)| seat["won"] == true).map(|(number, _)| number).collect()
}
