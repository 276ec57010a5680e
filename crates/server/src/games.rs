//! The games of the house, each unpacked once; and those of earlier days, for the tables that began with them.

use crate::table::{Desk, Founding, Kept, LoadError};
use coven_catalog::{CatalogError, GameBox, unpack};
use coven_engine::DataSource;
use coven_store::{Line, Store, StoreError};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

pub struct Games {
    present: HashMap<&'static str, Arc<dyn GameBox>>,
    /// By the hash of their data.
    earlier: Mutex<HashMap<String, Arc<dyn GameBox>>>,
    /// The data of the present ones, to be kept with the tables.
    texts: HashMap<&'static str, String>,
}

impl std::fmt::Debug for Games {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.present.keys()).finish()
    }
}

/// Why a table cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("there is no such table")]
    NoSuchTable,
    #[error(transparent)]
    Load(#[from] LoadError),
    #[error(transparent)]
    Catalog(#[from] CatalogError),
}

fn file(game: &str) -> String {
    format!("{game}.toml")
}

impl Games {
    pub fn unpack(data: &DataSource) -> Result<Games, CatalogError> {
        let mut games = Games { present: HashMap::new(), earlier: Mutex::default(), texts: HashMap::new() };
        for about in coven_catalog::games() {
            games.present.insert(about.id, unpack(about.id, data)?);
            let text = data.replacement(&file(about.id)).unwrap_or(about.data);
            games.texts.insert(about.id, text.to_owned());
        }
        Ok(games)
    }

    pub fn get(&self, game: &str) -> Result<&Arc<dyn GameBox>, CatalogError> {
        coven_catalog::about(game)?;
        self.present.get(game).ok_or_else(|| CatalogError::UnknownGame { asked: game.to_owned(), known: String::new() })
    }

    /// The game with the data that a record was made with: the present data, or data that was built in once.
    pub fn with_data(&self, game: &str, hash: &str) -> Result<Arc<dyn GameBox>, CatalogError> {
        match coven_catalog::about(game)?.former_data(hash) {
            Some(source) => unpack(game, &source),
            None => self.get(game).cloned(),
        }
    }

    /// Keeps the present data and all that was built in once with the tables, so that they can go on with it after any upgrade.
    pub async fn keep(&self, store: &Store) -> Result<(), StoreError> {
        for (game, unpacked) in &self.present {
            store.keep_data(unpacked.data_hash(), &self.texts[game]).await?;
            for (hash, text) in unpacked.about().former_data {
                store.keep_data(hash, text).await?;
            }
        }
        Ok(())
    }

    /// The game as a table began it; as it is now where that is not to be had any more.
    async fn of(&self, founding: &Founding, store: &Store) -> Result<Arc<dyn GameBox>, OpenError> {
        let present = self.get(&founding.game)?;
        if present.data_hash() == founding.data {
            return Ok(present.clone());
        }
        let known = self.earlier.lock().unwrap_or_else(PoisonError::into_inner).get(&founding.data).cloned();
        if let Some(earlier) = known {
            return Ok(earlier);
        }
        let Some(text) = store.data(&founding.data).await? else {
            return Ok(present.clone());
        };
        let mut source = DataSource::builtin();
        source.replace(file(&founding.game), text);
        let Ok(unpacked) = unpack(&founding.game, &source) else {
            return Ok(present.clone());
        };
        self.earlier.lock().unwrap_or_else(PoisonError::into_inner).insert(founding.data.clone(), unpacked.clone());
        Ok(unpacked)
    }

    /// Opens a table from its journal. Where its moves can no longer be replayed, it goes on from the latest kept position.
    pub async fn open(&self, id: &str, lines: &[Line], store: &Store) -> Result<Desk, OpenError> {
        if lines.is_empty() {
            return Err(OpenError::NoSuchTable);
        }
        let founding = Desk::founding(lines)?;
        let unpacked = self.of(&founding, store).await?;
        let replayable = unpacked.about().versions.contains(&founding.rules) && unpacked.data_hash() == founding.data;
        let loaded = if replayable { Some(Desk::load(id, unpacked.clone(), lines)) } else { None };
        if let Some(Ok(desk)) = loaded {
            return Ok(desk);
        }
        let last = lines.last().map_or(0, |line| line.seq);
        let kept = store.snapshot(id, last).await?.and_then(|(seq, text)| {
            let kept: Kept = serde_json::from_str(&text).ok()?;
            Some(Kept { seq, ..kept })
        });
        match (kept, loaded) {
            (Some(kept), _) => Ok(Desk::load_kept(id, unpacked, lines, kept)?),
            (None, Some(failed)) => Ok(failed?),
            // Nothing has been played yet.
            (None, None) => Ok(Desk::load(id, unpacked, lines)?),
        }
    }
}
