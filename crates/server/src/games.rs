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

    /// Whether the data with which a table began is at hand.
    fn knows(&self, founding: &Founding) -> Result<bool, CatalogError> {
        let present = self.get(&founding.game)?.data_hash() == founding.data;
        Ok(present || self.earlier.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&founding.data))
    }

    /// The game as a table began it; as it is now where that is not to be had any more. `data` is what was kept of the table's data.
    fn of(&self, founding: &Founding, data: Option<&str>) -> Result<Arc<dyn GameBox>, CatalogError> {
        let present = self.get(&founding.game)?;
        if present.data_hash() == founding.data {
            return Ok(present.clone());
        }
        let mut earlier = self.earlier.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = earlier.get(&founding.data) {
            return Ok(known.clone());
        }
        let Some(text) = data else {
            return Ok(present.clone());
        };
        let mut source = DataSource::builtin();
        source.replace(file(&founding.game), text.to_owned());
        let Ok(unpacked) = unpack(&founding.game, &source) else {
            return Ok(present.clone());
        };
        earlier.insert(founding.data.clone(), unpacked.clone());
        Ok(unpacked)
    }

    /// Reads the first line of a journal and finds the game that it is about. `data` is the component data that was kept under the hash
    /// that the line names; it is needed only where that data is not the present one.
    pub fn journal<'a>(&self, id: &'a str, lines: &'a [Line], data: Option<&str>) -> Result<Journal<'a>, OpenError> {
        let founding = Desk::founding(lines)?;
        let unpacked = self.of(&founding, data)?;
        let replayable = unpacked.about().versions.contains(&founding.rules) && unpacked.data_hash() == founding.data;
        Ok(Journal { id, lines, unpacked, replayable })
    }

    /// Opens a table of a store. Where its moves can no longer be replayed, it goes on from the latest kept position.
    pub async fn open(&self, id: &str, lines: &[Line], store: &Store) -> Result<Desk, OpenError> {
        if lines.is_empty() {
            return Err(OpenError::NoSuchTable);
        }
        let founding = Desk::founding(lines)?;
        let data = if self.knows(&founding)? { None } else { store.data(&founding.data).await? };
        let journal = self.journal(id, lines, data.as_deref())?;
        let replayed = journal.replay();
        if let Some(Ok(desk)) = replayed {
            return Ok(desk);
        }
        let last = lines.last().map_or(0, |line| line.seq);
        match (store.snapshot(id, last).await?, replayed) {
            (None, Some(failed)) => Ok(failed?),
            (snapshot, _) => Ok(journal.take_up(snapshot.as_ref())?),
        }
    }
}

/// A journal together with the game that it is about: the one place where tables are opened, by servers and by `coven restore`.
pub struct Journal<'a> {
    id: &'a str,
    lines: &'a [Line],
    unpacked: Arc<dyn GameBox>,
    /// This program still has the rules and the data with which the table began.
    replayable: bool,
}

impl Journal<'_> {
    /// The table after all its moves. None if its rules or its data are not to be had any more.
    pub fn replay(&self) -> Option<Result<Desk, LoadError>> {
        self.replayable.then(|| Desk::load(self.id, self.unpacked.clone(), self.lines))
    }

    /// The table as it goes on from the latest position that was kept, which is given with its line. Without one nothing has been
    /// played yet, and the table opens by its journal.
    pub fn take_up(&self, snapshot: Option<&(i64, String)>) -> Result<Desk, LoadError> {
        let kept = snapshot.and_then(|(seq, text)| {
            let kept: Kept = serde_json::from_str(text).ok()?;
            Some(Kept { seq: *seq, ..kept })
        });
        match kept {
            Some(kept) => Desk::load_kept(self.id, self.unpacked.clone(), self.lines, kept),
            None => Desk::load(self.id, self.unpacked.clone(), self.lines),
        }
    }
}

impl std::fmt::Debug for Journal<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Journal").field("id", &self.id).field("lines", &self.lines.len()).finish_non_exhaustive()
    }
}
