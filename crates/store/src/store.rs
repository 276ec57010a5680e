//! A store: where it is, how it is opened, and what it tells.

use crate::address::Address;
use crate::db::Db;
use crate::error::StoreError;
use crate::look::look;
use crate::postgres::Postgres;
use crate::probe::Probe;
use crate::sqlite::Sqlite;
use crate::threads::{Calls, readers, writer};
use crate::{postgres, schema, secret, sqlite};
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

/// Number of threads that read, and so of questions that are answered at the same time.
const READERS: usize = 2;

/// KiB of an SQLite file that the writer keeps in memory: the ends of some hundred journals.
const WRITER_CACHE: u32 = 2000;

/// The same for each reader, who seldom needs a page twice.
const READER_CACHE: u32 = 500;

/// Where the journal is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Database {
    /// One file on this machine.
    Sqlite(PathBuf),
    /// A server, by its URL.
    Postgres(String),
}

/// A URL that leads to no kind of database that we know.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}:// is no kind of database that is known here; name a file, or a URL that begins with postgres://")]
pub struct UnknownKind(String);

impl FromStr for Database {
    type Err = UnknownKind;

    fn from_str(text: &str) -> Result<Database, UnknownKind> {
        match text.split_once("://") {
            Some(("postgres" | "postgresql", _)) => Ok(Database::Postgres(text.to_owned())),
            // A folder may end with a colon, but nobody means one here.
            Some((kind, _)) if !kind.contains('/') => Err(UnknownKind(kind.to_owned())),
            _ => Ok(Database::Sqlite(text.into())),
        }
    }
}

/// What nodes tell each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Notice {
    /// A table's journal reaches to `seq` now, and these people are being asked there.
    Appended { table: String, seq: i64, asked: Vec<String> },
    /// Does this person look at this table, at your node?
    Sought { table: String, person: String },
    /// This person looks at this table.
    Seen { table: String, person: String },
    /// A table is no longer what its journal was: it was deleted, or written anew.
    Rewritten { table: String },
    /// All sessions of this person have ended, or whoever looks after the server has changed something about the person.
    Ended { person: String },
    /// The name, the language or the webhook of this person is another one.
    Changed { person: String },
    /// The journal of a tournament has grown, or was written anew.
    Contested { tournament: String },
    /// The database has this schema now. Whoever does not know it must leave the database alone.
    Migrated { schema: usize },
    /// Notices may have been lost: everything that is known of tables may be out of date.
    Missed,
}

impl Notice {
    pub(crate) fn read(payload: &str) -> Option<Notice> {
        serde_json::from_str(payload).ok()
    }

    pub(crate) fn written(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Why this program must leave the database alone from now on.
    pub fn outgrown(&self) -> Option<StoreError> {
        match self {
            Notice::Migrated { schema } if *schema > schema::KNOWN => Some(StoreError::Newer(*schema)),
            _ => None,
        }
    }
}

/// The journal and everything beside it. Clones share the same connections.
#[derive(Clone)]
pub struct Store {
    pub(crate) writing: Calls,
    pub(crate) reading: Calls,
    pub(crate) probe: Arc<Probe>,
    secret: [u8; 32],
    /// The file, and the lock that is held as long as the store is open.
    file: Option<Arc<(PathBuf, File)>>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}

impl Store {
    /// Opens a store and brings it up to date. The receiver hears what other nodes append.
    pub fn open(database: &Database) -> Result<(Store, UnboundedReceiver<Notice>), StoreError> {
        // On a thread of its own: connections wait in a way that the threads of a server must not.
        let opened = std::thread::scope(|scope| scope.spawn(|| Store::open_here(database)).join());
        opened.unwrap_or_else(|_| Err(StoreError::Broken("it could not be opened".to_owned())))
    }

    /// Opens a database that a server may be using, to look after it. The server hears of whatever is done. Nothing is migrated: that
    /// is the server's affair, and an older one would understand nothing any more.
    pub fn beside(database: &Database) -> Result<Store, StoreError> {
        let opened = std::thread::scope(|scope| scope.spawn(|| Store::beside_here(database)).join());
        opened.unwrap_or_else(|_| Err(StoreError::Broken("it could not be opened".to_owned())))
    }

    fn beside_here(database: &Database) -> Result<Store, StoreError> {
        let kept = look(database)?.ok_or_else(|| StoreError::Unavailable("nothing has been kept in it yet".to_owned()))?;
        if kept.schema != schema::KNOWN {
            let (is, known) = (kept.schema, schema::KNOWN);
            let told = format!("it has schema {is}, and this program works with {known}; start the server of this version once");
            return Err(StoreError::Broken(told));
        }
        Ok(match database {
            Database::Sqlite(path) => {
                let open = || Sqlite::open_beside(path, READER_CACHE).map(boxed);
                Store {
                    writing: writer(open()?),
                    reading: readers(vec![open()?]),
                    probe: Probe::new()?,
                    secret: secret::beside(path)?,
                    file: None,
                }
            }
            Database::Postgres(url) => {
                let address = Address::read(url)?;
                let mut first = Postgres::new(address.clone());
                let secret = secret::kept_within(&mut first)?;
                let reading = readers(vec![boxed(Postgres::new(address))]);
                Store { writing: writer(boxed(first)), reading, probe: Probe::new()?, secret, file: None }
            }
        })
    }

    fn open_here(database: &Database) -> Result<(Store, UnboundedReceiver<Notice>), StoreError> {
        let (notices, heard) = unbounded_channel();
        let store = match database {
            Database::Sqlite(path) => {
                let lock = sqlite::lock(path)?;
                sqlite::create(path)?;
                let mut first = Sqlite::open(path, WRITER_CACHE)?;
                schema::migrate(&mut first)?;
                let others = (0..READERS).map(|_| Sqlite::open(path, READER_CACHE).map(boxed)).collect::<Result<_, _>>()?;
                let secret = secret::beside(path)?;
                let file = Some(Arc::new((path.clone(), lock)));
                Store { writing: writer(boxed(first)), reading: readers(others), probe: Probe::new()?, secret, file }
            }
            Database::Postgres(url) => {
                let address = Address::read(url)?;
                let mut first = Postgres::new(address.clone());
                schema::migrate(&mut first)?;
                let secret = secret::within(&mut first)?;
                let serving = || boxed(Postgres::serving(address.clone()));
                let (writing, reading) = (writer(serving()), readers((0..READERS).map(|_| serving()).collect()));
                let listening = std::thread::Builder::new().name("coven-listener".to_owned());
                listening
                    .spawn(move || postgres::listen(&address, &notices))
                    .map_err(|error| StoreError::Unavailable(error.to_string()))?;
                Store { writing, reading, probe: Probe::new()?, secret, file: None }
            }
        };
        Ok((store, heard))
    }

    /// The secret with which everything is signed that leaves the server. All nodes of a database share it.
    pub fn secret(&self) -> &[u8; 32] {
        &self.secret
    }

    /// Tells all nodes something that is not written down.
    pub async fn tell(&self, notice: Notice) -> Result<(), StoreError> {
        let payload = notice.written();
        self.writing.call(move |db: &mut dyn Db| db.notify(&payload)).await
    }

    /// Finishes what was asked for, and closes all connections. A file is whole then without those beside it; an error says that it is not.
    /// Whatever is asked for later fails.
    pub async fn close(&self) -> Result<(), StoreError> {
        let (reading, writing) = (self.reading.clone(), self.writing.clone());
        let closing = tokio::task::spawn_blocking(move || {
            reading.close();
            writing.close();
        });
        closing.await.map_err(|_| StoreError::Broken("it could not be closed".to_owned()))?;
        let log = self.file.as_ref().map(|file| sqlite::log(&file.0)).filter(|log| log.exists());
        match log {
            Some(log) => Err(StoreError::Unavailable(format!("the last lines still stand in {}", log.display()))),
            None => Ok(()),
        }
    }
}

fn boxed(db: impl Db + 'static) -> Box<dyn Db> {
    Box::new(db)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_a_file_or_a_url_of_a_known_kind() {
        let read = str::parse::<Database>;
        assert_eq!(read("/srv/coven.db"), Ok(Database::Sqlite("/srv/coven.db".into())));
        assert_eq!(read("coven.db"), Ok(Database::Sqlite("coven.db".into())));
        assert_eq!(read("./odd://name"), Ok(Database::Sqlite("./odd://name".into())));
        assert_eq!(read("postgres://db/coven"), Ok(Database::Postgres("postgres://db/coven".to_owned())));
        assert_eq!(read("postgresql://db/coven"), Ok(Database::Postgres("postgresql://db/coven".to_owned())));
        for unknown in ["mysql://db/coven", "sqlite:///srv/coven.db", "postgress://db/coven"] {
            let refused = read(unknown).expect_err(unknown).to_string();
            assert!(refused.contains("postgres://") && !refused.contains("/coven"), "{refused}");
        }
    }
}
