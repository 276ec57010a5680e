//! The whole database in one file that knows nothing of where it came from: a backup, and the way from SQLite to PostgreSQL and back.
//!
//! The file is JSON lines, compressed with gzip:
//!
//! 1. a [`Header`]: format, schema, when it was made, the secret;
//! 2. for each table of the schema, in the order of their names, one object that names it and its columns, and then an array for each
//!    row, in the order of the keys. Whole numbers are numbers, texts are texts, fractions are texts that read as such, so that they
//!    come back exactly;
//! 3. an [`End`]: how many rows there are, and the SHA-256 of all lines before.
//!
//! Everything is read in one transaction, so that the file shows one moment, whoever writes meanwhile.

pub(crate) mod layout;
mod restore;
mod write;

pub use restore::{Judged, KeptTable, RestoreError, Restored, restore};
pub use write::{BackedUp, BackupError, backup};

use serde::{Deserialize, Serialize};

/// The number of this file's form. It changes when an older program could not read it any more.
const FORMAT: u32 = 1;

const KIND: &str = "backup";

/// Says to whoever opens the file what they have before them.
const WARNING: &str =
    "This file holds the secret of the server and the hashes of passphrases: keep it as private as the database.";

/// Whether a database has a setting for itself alone: the number of its schema, the secret, which stands in the header, and what a node may
/// have left that was killed while it tried whether it can write.
fn is_own_setting(name: &str) -> bool {
    matches!(name, "schema" | "secret") || name.starts_with(crate::probe::PREFIX)
}

#[derive(Debug, Serialize, Deserialize)]
struct Header {
    coven: String,
    format: u32,
    #[serde(flatten)]
    rest: serde_json::Map<String, serde_json::Value>,
}

/// What stands behind the format in the first line.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Contents {
    schema: usize,
    /// The program that made it.
    program: String,
    /// Milliseconds since 1970.
    made: i64,
    warning: String,
    /// 64 hexadecimal digits.
    secret: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Section {
    relation: String,
    columns: Vec<String>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    end: bool,
    rows: u64,
    sha256: String,
}
