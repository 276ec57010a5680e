//! From a database into a file.

use super::layout::layout;
use super::{Contents, End, FORMAT, Header, KIND, Section, WARNING, is_own_setting};
use crate::address::Address;
use crate::db::{Db, Row, Value};
use crate::error::StoreError;
use crate::postgres::Postgres;
use crate::sqlite::Sqlite;
use crate::store::Database;
use crate::{schema, secret};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::io::{self, Write};

/// KiB of an SQLite file that are kept in memory meanwhile.
const CACHE: u32 = 500;

/// What a backup holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BackedUp {
    pub tables: u64,
    pub people: u64,
}

#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the backup cannot be written: {0}")]
    Output(#[from] io::Error),
}

/// Writes everything that a database holds, as it is at one moment. The database may be in use. `made` is the present time.
pub fn backup(database: &Database, out: impl Write + Send, made: i64) -> Result<BackedUp, BackupError> {
    // Connections wait in a way that the threads of a server must not.
    std::thread::scope(|scope| {
        let written = scope.spawn(|| match database {
            Database::Sqlite(path) => {
                if !path.exists() {
                    return Err(StoreError::Unavailable(format!("there is no file {}", path.display())).into());
                }
                let secret = secret::beside(path)?;
                all(&mut Sqlite::open(path, CACHE)?, Some(secret), out, made)
            }
            Database::Postgres(url) => all(&mut Postgres::new(Address::read(url)?), None, out, made),
        });
        written.join().unwrap_or_else(|_| Err(StoreError::Broken("it could not be read".to_owned()).into()))
    })
}

fn all(db: &mut dyn Db, secret: Option<[u8; 32]>, out: impl Write, made: i64) -> Result<BackedUp, BackupError> {
    db.begin_reading()?;
    let written = within(db, secret, out, made);
    db.rollback();
    written
}

fn within(db: &mut dyn Db, secret: Option<[u8; 32]>, out: impl Write, made: i64) -> Result<BackedUp, BackupError> {
    let schema = schema::known_number(db)?;
    let secret = match secret {
        Some(secret) => secret,
        None => secret::kept_within(db)?,
    };
    let program = env!("CARGO_PKG_VERSION").to_owned();
    let contents = Contents { schema, program, made, warning: WARNING.to_owned(), secret: hex::encode(secret) };
    let serde_json::Value::Object(rest) = serde_json::to_value(contents).map_err(io::Error::from)? else {
        return Err(io::Error::other("the header is no object").into());
    };
    let mut lines = Lines { out: GzEncoder::new(out, Compression::default()), hash: Sha256::new(), line: Vec::new() };
    lines.write(&Header { coven: KIND.to_owned(), format: FORMAT, rest })?;
    let mut rows = 0;
    let mut written = BackedUp::default();
    for relation in layout(schema)? {
        let columns = relation.column_names().into_iter().map(str::to_owned).collect();
        lines.write(&Section { relation: relation.name.clone(), columns })?;
        let mut failed = None;
        let sql = relation.select(db.bytewise());
        db.each(&sql, &mut |row: Row| {
            if relation.name == "settings" && is_own_setting(&row.text(0)?) {
                return Ok(());
            }
            match relation.name.as_str() {
                "tables" => written.tables += 1,
                "people" => written.people += 1,
                _ => {}
            }
            rows += 1;
            let values: Vec<serde_json::Value> = row.0.into_iter().map(portable).collect();
            lines.write(&values).map_err(|error| {
                let told = StoreError::Broken(error.to_string());
                failed = Some(error);
                told
            })
        })
        .map_err(|error| failed.take().map_or(BackupError::Store(error), BackupError::Output))?;
    }
    lines.finish(rows)?;
    Ok(written)
}

fn portable(value: Value) -> serde_json::Value {
    match value {
        Value::Null => serde_json::Value::Null,
        Value::Int(value) => value.into(),
        Value::Real(value) => value.to_string().into(),
        Value::Text(value) => value.into(),
    }
}

struct Lines<W: Write> {
    out: GzEncoder<W>,
    hash: Sha256,
    line: Vec<u8>,
}

impl<W: Write> Lines<W> {
    fn write(&mut self, what: &impl Serialize) -> io::Result<()> {
        self.line.clear();
        serde_json::to_writer(&mut self.line, what)?;
        self.line.push(b'\n');
        self.hash.update(&self.line);
        self.out.write_all(&self.line)
    }

    fn finish(mut self, rows: u64) -> io::Result<()> {
        let sha256 = hex::encode(self.hash.clone().finalize());
        self.write(&End { end: true, rows, sha256 })?;
        self.out.finish()?.flush()
    }
}
