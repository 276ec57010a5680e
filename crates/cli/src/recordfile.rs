//! Records as files.

use crate::shell::Stop;
use coven_engine::Record;
use std::fs;
use std::path::Path;

pub fn read(path: &Path) -> Result<Record, Stop> {
    let text = fs::read_to_string(path).map_err(|error| Stop::file(path, error))?;
    Record::parse(&text).map_err(|error| Stop::file(path, error))
}

/// Writes a record. The old file stays whole until the new one is.
pub fn write(path: &Path, record: &Record) -> Result<(), Stop> {
    let mut unfinished = path.as_os_str().to_owned();
    unfinished.push(".part");
    fs::write(&unfinished, record.to_string()).map_err(|error| Stop::file(path, error))?;
    fs::rename(&unfinished, path).map_err(|error| Stop::file(path, error))
}
