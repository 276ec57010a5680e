//! Plays the games of a backup through, and compares how they stand with what was known of them.

use coven_catalog::{CatalogError, GameBox, games, unpack};
use coven_engine::DataSource;
use coven_server::table::{Desk, Founding, Kept};
use coven_store::KeptTable;
use serde_json::Value;
use std::collections::HashMap;
use std::sync::Arc;

/// How a table came through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replayed {
    /// Every move was made again, and the table stands as it did.
    AsItWas,
    /// Its rules or data are not to be had any more: it goes on from the last position that was kept, as it would after an upgrade.
    TakenUp,
}

/// The games of the house, and those of earlier days by the hash of their data.
pub struct Games {
    present: HashMap<&'static str, Arc<dyn GameBox>>,
    earlier: HashMap<String, Arc<dyn GameBox>>,
}

impl Games {
    pub fn unpack(data: &DataSource) -> Result<Games, CatalogError> {
        let present = games().iter().map(|about| Ok((about.id, unpack(about.id, data)?))).collect::<Result<_, CatalogError>>()?;
        Ok(Games { present, earlier: HashMap::new() })
    }

    /// The game as a table began it; as it is now where that is not to be had any more.
    fn of(&mut self, founding: &Founding, data: &HashMap<String, String>) -> Result<Arc<dyn GameBox>, String> {
        let known = || CatalogError::UnknownGame { asked: founding.game.clone(), known: String::new() }.to_string();
        let present = self.present.get(founding.game.as_str()).ok_or_else(known)?;
        if present.data_hash() == founding.data {
            return Ok(present.clone());
        }
        if let Some(earlier) = self.earlier.get(&founding.data) {
            return Ok(earlier.clone());
        }
        let mut source = DataSource::builtin();
        let Some(text) = data.get(&founding.data) else {
            return Ok(present.clone());
        };
        source.replace(format!("{}.toml", founding.game), text.clone());
        let Ok(unpacked) = unpack(&founding.game, &source) else {
            return Ok(present.clone());
        };
        self.earlier.insert(founding.data.clone(), unpacked.clone());
        Ok(unpacked)
    }

    /// Plays a table through, as a server does that opens it. An error says what is not as it was.
    pub fn replay(&mut self, data: &HashMap<String, String>, table: &KeptTable) -> Result<Replayed, String> {
        let founding = Desk::founding(&table.lines).map_err(|error| error.to_string())?;
        let unpacked = self.of(&founding, data)?;
        let whole = unpacked.about().versions.contains(&founding.rules) && unpacked.data_hash() == founding.data;
        if !whole && let Some(kept) = kept(table) {
            Desk::load_kept(&table.id, unpacked, &table.lines, kept).map_err(|error| error.to_string())?;
            return Ok(Replayed::TakenUp);
        }
        match Desk::load(&table.id, unpacked, &table.lines) {
            Ok(desk) => compare(table, &desk).map(|()| Replayed::AsItWas),
            Err(error) => Err(error.to_string()),
        }
    }
}

fn kept(table: &KeptTable) -> Option<Kept> {
    let (seq, text) = table.snapshot.as_ref()?;
    let kept: Kept = serde_json::from_str(text).ok()?;
    Some(Kept { seq: *seq, ..kept })
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
