//! The database that a command is about: the one that was named, or the one that `coven serve` uses when none is.

use crate::serve;
use crate::shell::Stop;
use coven_store::Database;

pub fn or_usual(named: Option<Database>) -> Result<Database, Stop> {
    named.map_or_else(|| serve::usual_file().map(Database::Sqlite), Ok)
}
