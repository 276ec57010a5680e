//! Whether a move could be written now: the only way to know is to write something.

use crate::db::{Db, args};
use crate::error::StoreError;
use crate::schema;
use crate::store::Store;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

/// What the names of the settings begin with that are written for a moment.
pub(crate) const PREFIX: &str = "probe ";

/// Bytes that are written: about as many as the largest moves need, so that a disk on which they have no room counts as full.
const SIZE: usize = 32 * 1024;

/// Time for which an answer is remembered.
const REMEMBERED: Duration = Duration::from_secs(1);

/// A database that has not written within this time is not well.
const PROBE_TIMEOUT: Duration = Duration::from_secs(3);

pub(crate) struct Probe {
    /// Differs between nodes, so that none waits for another one.
    name: String,
    /// Not to be compressed by any database.
    filler: String,
    timeout: Duration,
    last: Mutex<Option<(Instant, Result<(), StoreError>)>>,
}

impl Probe {
    pub fn new() -> Result<Arc<Probe>, StoreError> {
        let mut chance = [0; SIZE / 2];
        getrandom::fill(&mut chance).map_err(|error| StoreError::Unavailable(format!("no random numbers: {error}")))?;
        let filler = hex::encode(chance);
        let name = format!("{PREFIX}{}", &filler[..16]);
        Ok(Arc::new(Probe { name, filler, timeout: PROBE_TIMEOUT, last: Mutex::default() }))
    }
}

impl Store {
    /// Whether the database can be read and written now, as it was found at most a second ago. The answer comes soon, whatever has
    /// become of the database.
    pub async fn check(&self) -> Result<(), StoreError> {
        // Whoever asks meanwhile gets the same answer.
        let mut last = self.probe.last.lock().await;
        if let Some((when, outcome)) = &*last
            && when.elapsed() < REMEMBERED
        {
            return outcome.clone();
        }
        let late = || StoreError::Unavailable("it does not write in reasonable time".to_owned());
        let outcome = timeout(self.probe.timeout, self.read_and_write()).await.unwrap_or_else(|_| Err(late()));
        *last = Some((Instant::now(), outcome.clone()));
        outcome
    }

    async fn read_and_write(&self) -> Result<(), StoreError> {
        self.reading.call(|db: &mut dyn Db| schema::known_number(db)).await?;
        let probe = self.probe.clone();
        let write = move |db: &mut dyn Db| {
            let sql =
                "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
            db.run(sql, args![&probe.name, &probe.filler])
        };
        self.writing.call(write).await?;
        // Not in the same transaction: SQLite would write nothing of what is gone when it commits.
        let probe = self.probe.clone();
        let clear = move |db: &mut dyn Db| db.run("DELETE FROM settings WHERE name = $1", args![&probe.name]);
        self.writing.call(clear).await.map(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Database;
    use std::sync::mpsc::channel;

    fn open(folder: &std::path::Path) -> Store {
        Store::open(&Database::Sqlite(folder.join("coven.db"))).expect("a store").0
    }

    #[tokio::test]
    async fn a_database_that_can_be_written_is_well_and_nothing_stays_of_the_attempt() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = open(folder.path());
        assert_eq!(store.check().await, Ok(()));
        let left = store.reading.call(|db: &mut dyn Db| db.rows("SELECT name FROM settings WHERE name LIKE 'probe%'", &[]));
        assert!(left.await.expect("an answer").is_empty());
    }

    #[tokio::test]
    async fn a_database_without_room_is_not_well_although_nobody_writes() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = open(folder.path());
        // The file may not grow, as on a full disk.
        let fill = |db: &mut dyn Db| db.rows("PRAGMA max_page_count = 1", &[]).map(|_| ());
        store.writing.call(fill).await.expect("a limit");
        assert_eq!(store.check().await, Err(StoreError::Full));
        let empty = |db: &mut dyn Db| db.rows("PRAGMA max_page_count = 1000000", &[]).map(|_| ());
        store.writing.call(empty).await.expect("room");
        assert_eq!(store.check().await, Err(StoreError::Full), "it is remembered for a moment");
        store.probe.last.lock().await.take();
        assert_eq!(store.check().await, Ok(()));
    }

    #[tokio::test]
    async fn a_database_that_hangs_is_not_well_and_whoever_asks_is_answered() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut store = open(folder.path());
        Arc::get_mut(&mut store.probe).expect("nobody else has it").timeout = Duration::from_millis(200);
        let (release, held) = channel::<()>();
        let hanging = store.clone();
        let hanging = tokio::spawn(async move { hanging.writing.call(move |_: &mut dyn Db| Ok(held.recv().is_ok())).await });
        tokio::task::yield_now().await;
        assert!(matches!(store.check().await, Err(StoreError::Unavailable(_))));
        drop(release);
        hanging.await.expect("no panic").expect("it goes on");
        store.probe.last.lock().await.take();
        assert_eq!(store.check().await, Ok(()));
    }
}
