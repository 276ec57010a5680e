//! SQLite: one file, write-ahead log, every commit flushed to the disk before it is acknowledged.

use crate::db::{Db, Exclusive, Row, Value, args};
use crate::error::StoreError;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ErrorCode, ToSql};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

#[derive(Debug)]
pub(crate) struct Sqlite {
    connection: Connection,
    /// Another program may be serving the file, and wants to hear of what happens here.
    beside: bool,
}

/// Time for which a notice is kept, in milliseconds. Whoever serves the file looks for them twice a second.
const NOTICE_KEPT: i64 = 60 * 60 * 1000;

impl Sqlite {
    /// Opens a connection that keeps at most this many KiB of the file in memory; the system keeps the rest as it can.
    pub fn open(path: &Path, cache: u32) -> Result<Sqlite, StoreError> {
        let connection = Connection::open(path).map_err(failed)?;
        connection.busy_timeout(Duration::from_secs(5)).map_err(failed)?;
        connection.set_prepared_statement_cache_capacity(64);
        // The log goes back into the file every 16 MB: a page that many moves have changed is written there once.
        let pragmas = format!(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -{cache}"
        );
        connection.execute_batch(&pragmas).map_err(failed)?;
        Ok(Sqlite { connection, beside: false })
    }

    /// The same for somebody who is not the one that serves the file.
    pub fn open_beside(path: &Path, cache: u32) -> Result<Sqlite, StoreError> {
        Ok(Sqlite { beside: true, ..Sqlite::open(path, cache)? })
    }

    /// A database that is gone when this is.
    pub fn in_memory() -> Result<Sqlite, StoreError> {
        Ok(Sqlite { connection: Connection::open_in_memory().map_err(failed)?, beside: false })
    }
}

impl Db for Sqlite {
    fn begin(&mut self) -> Result<(), StoreError> {
        self.connection.execute_batch("BEGIN IMMEDIATE").map_err(failed)
    }

    fn commit(&mut self) -> Result<(), StoreError> {
        self.connection.execute_batch("COMMIT").map_err(failed)
    }

    fn rollback(&mut self) {
        // A full disk may have rolled back by itself; then there is nothing to end.
        let _ = self.connection.execute_batch("ROLLBACK");
    }

    fn run(&mut self, sql: &'static str, args: &[Value]) -> Result<u64, StoreError> {
        let mut statement = self.connection.prepare_cached(sql).map_err(failed)?;
        bind(&mut statement, args)?;
        statement.raw_execute().map(|changed| changed as u64).map_err(failed)
    }

    fn rows(&mut self, sql: &'static str, args: &[Value]) -> Result<Vec<Row>, StoreError> {
        let mut statement = self.connection.prepare_cached(sql).map_err(failed)?;
        bind(&mut statement, args)?;
        let columns = statement.column_count();
        let mut answer = statement.raw_query();
        let mut rows = Vec::new();
        while let Some(row) = answer.next().map_err(failed)? {
            let value = |column| row.get_ref(column).map_err(failed).and_then(read);
            rows.push(Row((0..columns).map(value).collect::<Result<_, _>>()?));
        }
        Ok(rows)
    }

    fn begin_reading(&mut self) -> Result<(), StoreError> {
        self.connection.execute_batch("BEGIN").map_err(failed)
    }

    fn run_once(&mut self, sql: &str, args: &[Value]) -> Result<u64, StoreError> {
        let mut statement = self.connection.prepare(sql).map_err(failed)?;
        bind(&mut statement, args)?;
        statement.raw_execute().map(|changed| changed as u64).map_err(failed)
    }

    fn each(&mut self, sql: &str, show: &mut dyn FnMut(Row) -> Result<(), StoreError>) -> Result<(), StoreError> {
        let mut statement = self.connection.prepare(sql).map_err(failed)?;
        let columns = statement.column_count();
        let mut answer = statement.raw_query();
        while let Some(row) = answer.next().map_err(failed)? {
            let value = |column| row.get_ref(column).map_err(failed).and_then(read);
            show(Row((0..columns).map(value).collect::<Result<_, _>>()?))?;
        }
        Ok(())
    }

    fn bytewise(&self) -> &'static str {
        ""
    }

    fn script(&mut self, sql: &str) -> Result<(), StoreError> {
        self.connection.execute_batch(&sql.replace("/*WITHOUT ROWID*/", "WITHOUT ROWID")).map_err(failed)
    }

    fn notify(&mut self, payload: &str) -> Result<(), StoreError> {
        if !self.beside {
            return Ok(());
        }
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64);
        let sql = "INSERT INTO notices (id, at, payload) SELECT coalesce(max(id), 0) + 1, $1, $2 FROM notices";
        self.run(sql, args![now, payload])?;
        // The last one stays, so that numbers go up for ever.
        self.run("DELETE FROM notices WHERE at < $1", args![now - NOTICE_KEPT]).map(|_| ())
    }

    fn exclude(&mut self, _: Exclusive) -> Result<(), StoreError> {
        // A write transaction excludes every other one.
        Ok(())
    }
}

/// SQLite numbers `$1`, `$2`, … by where they first stand in the statement; ours first stand in the order of their numbers.
fn bind(statement: &mut rusqlite::Statement<'_>, args: &[Value]) -> Result<(), StoreError> {
    for (index, value) in (1..).zip(args) {
        debug_assert_eq!(statement.parameter_name(index), Some(format!("${index}").as_str()));
        statement.raw_bind_parameter(index, value).map_err(failed)?;
    }
    Ok(())
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Null => ValueRef::Null,
            Value::Int(value) => ValueRef::Integer(*value),
            Value::Real(value) => ValueRef::Real(*value),
            Value::Text(value) => ValueRef::Text(value.as_bytes()),
        }))
    }
}

fn read(value: ValueRef<'_>) -> Result<Value, StoreError> {
    Ok(match value {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(value) => Value::Int(value),
        ValueRef::Real(value) => Value::Real(value),
        ValueRef::Text(value) => Value::Text(String::from_utf8_lossy(value).into_owned()),
        ValueRef::Blob(_) => return Err(StoreError::Broken("a column holds bytes".to_owned())),
    })
}

fn failed(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Full,
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked | ErrorCode::SystemIoFailure | ErrorCode::CannotOpen) => {
            StoreError::Unavailable(error.to_string())
        }
        _ => StoreError::Broken(error.to_string()),
    }
}

/// Makes the file, for its owner alone; SQLite gives the files beside it the same mode. One that is there stays as it is.
pub(crate) fn create(path: &Path) -> Result<(), StoreError> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop).map_err(|error| StoreError::Unavailable(format!("{}: {error}", path.display())))
}

/// Keeps a second program away from the file: its viewers would not hear of what happens here.
pub(crate) fn lock(path: &Path) -> Result<std::fs::File, StoreError> {
    let beside = beside(path, "lock");
    let file =
        std::fs::File::create(&beside).map_err(|error| StoreError::Unavailable(format!("{}: {error}", beside.display())))?;
    file.try_lock().map_err(|_| StoreError::Unavailable(format!("{} is in use by another coven", path.display())))?;
    Ok(file)
}

/// The write-ahead log of a file. It is gone when nobody has the file open.
pub(crate) fn log(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

/// A file that stands beside the database.
pub(crate) fn beside(path: &Path, extension: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(extension);
    name.into()
}
