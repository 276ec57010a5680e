//! The secret: made at the first start, kept beside the database, readable by its owner alone.

use crate::db::{Db, args};
use crate::error::StoreError;
use crate::sqlite;
use std::fs;
use std::io::Write;
use std::path::Path;

fn fresh() -> Result<[u8; 32], StoreError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| StoreError::Unavailable(format!("no random numbers: {error}")))?;
    Ok(bytes)
}

pub(crate) fn parse(text: &str) -> Result<[u8; 32], StoreError> {
    let mut bytes = [0; 32];
    let bad = |_| StoreError::Broken("its secret is not a string of 64 hexadecimal digits".to_owned());
    hex::decode_to_slice(text.trim(), &mut bytes).map_err(bad)?;
    Ok(bytes)
}

/// The secret in a file beside the database.
pub(crate) fn beside(database: &Path) -> Result<[u8; 32], StoreError> {
    let path = sqlite::beside(database, "secret");
    let failed = |error: std::io::Error| StoreError::Unavailable(format!("{}: {error}", path.display()));
    if path.exists() {
        return parse(&fs::read_to_string(&path).map_err(failed)?);
    }
    let secret = fresh()?;
    put_beside(database, &secret)?;
    Ok(secret)
}

/// Writes the secret into the file beside the database.
pub(crate) fn put_beside(database: &Path, secret: &[u8; 32]) -> Result<(), StoreError> {
    let path = sqlite::beside(database, "secret");
    let failed = |error: std::io::Error| StoreError::Unavailable(format!("{}: {error}", path.display()));
    // Under another name until it is whole.
    let unfinished = sqlite::beside(database, "secret.new");
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&unfinished).map_err(failed)?;
    file.write_all(hex::encode(secret).as_bytes()).and_then(|()| file.sync_all()).map_err(failed)?;
    fs::rename(&unfinished, &path).map_err(failed)
}

/// The secret within a database that several nodes share. Whoever comes first makes it.
pub(crate) fn within(db: &mut dyn Db) -> Result<[u8; 32], StoreError> {
    let made = hex::encode(fresh()?);
    db.run("INSERT INTO settings (name, value) VALUES ('secret', $1) ON CONFLICT (name) DO NOTHING", args![&made])?;
    kept_within(db)
}

/// The secret that a database has already.
pub(crate) fn kept_within(db: &mut dyn Db) -> Result<[u8; 32], StoreError> {
    let kept = db.row("SELECT value FROM settings WHERE name = 'secret'", &[])?;
    parse(&kept.ok_or_else(|| StoreError::Broken("its secret is missing".to_owned()))?.text(0)?)
}

/// Writes the secret into a database that has none.
pub(crate) fn put_within(db: &mut dyn Db, secret: &[u8; 32]) -> Result<(), StoreError> {
    db.run("INSERT INTO settings (name, value) VALUES ('secret', $1)", args![&hex::encode(secret)]).map(|_| ())
}
