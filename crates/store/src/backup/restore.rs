//! From a file into an empty database. Either everything is there afterwards, or nothing.

use super::layout::{Kind, Relation, layout};
use super::{Contents, End, FORMAT, Header, KIND, Section};
use crate::address::Address;
use crate::db::{Db, Exclusive, Value, args};
use crate::error::StoreError;
use crate::journal::Line;
use crate::postgres::Postgres;
use crate::sqlite::{self, Sqlite};
use crate::store::Database;
use crate::{schema, secret};
use flate2::read::GzDecoder;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read};

/// Number of values that one statement writes; SQLite allows 32,766.
const VALUES_AT_ONCE: usize = 4_000;

/// KiB of an SQLite file that are kept in memory meanwhile.
const CACHE: u32 = 8_000;

/// What every server puts into a database by itself: it may be there, and the backup brings its own.
const BROUGHT_ALONG: [&str; 2] = ["settings", "component_data"];

/// Why nothing was restored.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    #[error("line {line}: {what}")]
    File { line: u64, what: String },
    #[error("it has the form {0}, and this program reads {FORMAT}: a newer program is needed")]
    Format(u32),
    #[error("it has the schema {0}, and this program knows {known}: a newer program is needed", known = schema::KNOWN)]
    Schema(usize),
    #[error("the database is not empty: somebody has used it already")]
    NotEmpty,
    #[error("table {table}: {why}")]
    Table { table: String, why: String },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A table as it came out of the file, for somebody who knows games to look at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptTable {
    pub id: String,
    /// How long the journal is said to be.
    pub seq: i64,
    pub stage: String,
    /// The seats that are being asked, one bit for each.
    pub asked: i64,
    pub shown: String,
    pub lines: Vec<Line>,
    /// The latest position that was kept, and its line.
    pub snapshot: Option<(i64, String)>,
}

/// What somebody who knows games says of a table: an error, why it is not as it should be.
pub type Judged = Result<(), String>;

/// What was restored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Restored {
    pub tables: u64,
    pub people: u64,
    /// When the backup was made, in milliseconds since 1970.
    pub made: i64,
}

/// Restores a backup into a database that is empty or not there yet. `judge` is shown the component data, by their hashes, and every
/// table; if it does not like one, nothing is restored.
pub fn restore(
    database: &Database,
    file: impl Read + Send,
    judge: &mut (dyn FnMut(&HashMap<String, String>, &KeptTable) -> Judged + Send),
) -> Result<Restored, RestoreError> {
    std::thread::scope(|scope| {
        let restored = scope.spawn(|| match database {
            Database::Sqlite(path) => {
                let _lock = sqlite::lock(path)?;
                let was_there = path.exists();
                sqlite::create(path)?;
                let restored = Sqlite::open(path, CACHE)
                    .map_err(RestoreError::from)
                    .and_then(|mut db| whole(&mut db, file, judge, &|_, secret| secret::put_beside(path, secret)));
                if restored.is_err() && !was_there {
                    let _ = std::fs::remove_file(path);
                }
                restored
            }
            Database::Postgres(url) => {
                whole(&mut Postgres::new(Address::read(url)?), file, judge, &|db, secret| secret::put_within(db, secret))
            }
        });
        restored.join().unwrap_or_else(|_| Err(StoreError::Broken("it could not be written".to_owned()).into()))
    })
}

type Judge<'a> = &'a mut (dyn FnMut(&HashMap<String, String>, &KeptTable) -> Judged + Send);
type KeepSecret<'a> = &'a dyn Fn(&mut dyn Db, &[u8; 32]) -> Result<(), StoreError>;

fn whole(db: &mut dyn Db, file: impl Read, judge: Judge<'_>, keep_secret: KeepSecret<'_>) -> Result<Restored, RestoreError> {
    let mut lines = Lines { file: BufReader::new(GzDecoder::new(file)), before: Sha256::new(), text: String::new(), number: 0 };
    let contents = header(&mut lines)?;
    let secret = secret::parse(&contents.secret).map_err(|error| lines.wrong(error))?;
    db.begin()?;
    let restored = (|| {
        db.exclude(Exclusive::Migration)?;
        clear(db)?;
        schema::pending_number(db, contents.schema)?;
        rows(db, &mut lines, contents.schema)?;
        schema::pending_number(db, schema::KNOWN)?;
        let restored = look(db, judge)?;
        keep_secret(db, &secret)?;
        Ok(Restored { made: contents.made, ..restored })
    })();
    match restored {
        Ok(_) => db.commit()?,
        Err(_) => db.rollback(),
    }
    restored
}

fn header(lines: &mut Lines<impl Read>) -> Result<Contents, RestoreError> {
    let header: Header = match lines.next() {
        Ok(true) => lines.read().map_err(|_| lines.wrong("this is no backup of a coven server"))?,
        _ => return Err(lines.wrong("this is no backup of a coven server")),
    };
    if header.coven != KIND {
        return Err(lines.wrong("this is no backup of a coven server"));
    }
    if header.format != FORMAT {
        return Err(RestoreError::Format(header.format));
    }
    // A newer schema is told before anything else that a newer program may write here.
    let number = header.rest.get("schema").and_then(serde_json::Value::as_u64).unwrap_or_default() as usize;
    if number > schema::KNOWN {
        return Err(RestoreError::Schema(number));
    }
    let contents: Contents =
        serde_json::from_value(serde_json::Value::Object(header.rest)).map_err(|error| lines.wrong(error))?;
    if contents.schema == 0 {
        return Err(lines.wrong("there is no schema 0"));
    }
    Ok(contents)
}

/// Makes room: what a server that has not been used yet has put there is taken away. What people have made is not.
fn clear(db: &mut dyn Db) -> Result<(), RestoreError> {
    let present = schema::number_or_none(db)?;
    if present > schema::KNOWN {
        return Err(StoreError::Newer(present).into());
    }
    let relations = if present == 0 { Vec::new() } else { layout(present)? };
    for Relation { name, .. } in relations.iter().filter(|relation| !BROUGHT_ALONG.contains(&relation.name.as_str())) {
        let mut used = false;
        db.each(&format!("SELECT 1 FROM {name} LIMIT 1"), &mut |_| {
            used = true;
            Ok(())
        })?;
        if used {
            return Err(RestoreError::NotEmpty);
        }
    }
    for Relation { name, .. } in &relations {
        db.script(&format!("DROP TABLE {name}"))?;
    }
    Ok(())
}

/// Writes all rows, and looks whether the file is whole.
fn rows(db: &mut dyn Db, lines: &mut Lines<impl Read>, schema: usize) -> Result<(), RestoreError> {
    let mut count = 0;
    lines.demand()?;
    for relation in layout(schema)? {
        let section: Section = lines.read()?;
        if section.relation != relation.name || section.columns != relation.column_names() {
            let columns = relation.column_names().join(", ");
            return Err(lines.wrong(format!("here should be {} with the columns {columns}", relation.name)));
        }
        let mut batch = Batch { relation: &relation, values: Vec::new(), first: 0 };
        lines.demand()?;
        while lines.text.starts_with('[') {
            batch.take(lines)?;
            count += 1;
            if batch.values.len() + relation.columns.len() > VALUES_AT_ONCE {
                batch.write(db)?;
            }
            lines.demand()?;
        }
        batch.write(db)?;
    }
    let end: End = lines.read()?;
    if end.rows != count {
        return Err(lines.wrong(format!("there should be {} rows, and there are {count}", end.rows)));
    }
    if end.sha256 != hex::encode(lines.before.clone().finalize()) {
        return Err(lines.wrong("the lines before this one are not those that were written"));
    }
    if lines.next()? {
        return Err(lines.wrong("nothing should stand behind the end"));
    }
    Ok(())
}

/// Rows that are written together.
struct Batch<'a> {
    relation: &'a Relation,
    values: Vec<Value>,
    /// The line of the first one.
    first: u64,
}

impl Batch<'_> {
    fn take(&mut self, lines: &Lines<impl Read>) -> Result<(), RestoreError> {
        let row: Vec<serde_json::Value> = lines.read()?;
        let columns = &self.relation.columns;
        if row.len() != columns.len() {
            return Err(lines.wrong(format!("here should be {} values", columns.len())));
        }
        if self.values.is_empty() {
            self.first = lines.number;
        }
        for (column, value) in columns.iter().zip(row) {
            let value = native(column.kind, value);
            self.values.push(value.ok_or_else(|| lines.wrong(format!("{} is of another kind", column.name)))?);
        }
        Ok(())
    }

    fn write(&mut self, db: &mut dyn Db) -> Result<(), RestoreError> {
        if self.values.is_empty() {
            return Ok(());
        }
        let rows = self.values.len() / self.relation.columns.len();
        let written = db.run_once(&self.relation.insert(rows), &self.values).map(|_| ());
        self.values.clear();
        written.map_err(|error| match error {
            StoreError::Broken(why) => {
                RestoreError::File { line: self.first, what: format!("this row or one of the next {rows} is refused: {why}") }
            }
            other => other.into(),
        })
    }
}

/// A value of the file as the database knows it; none if it is of another kind than its column.
fn native(kind: Kind, value: serde_json::Value) -> Option<Value> {
    Some(match (kind, value) {
        (_, serde_json::Value::Null) => Value::Null,
        (Kind::Int, value) => Value::Int(value.as_i64()?),
        (Kind::Real, serde_json::Value::String(text)) => Value::Real(text.parse().ok()?),
        (Kind::Text, serde_json::Value::String(text)) => Value::Text(text),
        _ => return None,
    })
}

/// Shows every table to somebody who knows games, as it stands in the database now.
fn look(db: &mut dyn Db, judge: Judge<'_>) -> Result<Restored, RestoreError> {
    let data = db.rows("SELECT hash, text FROM component_data", &[])?;
    let data = data.iter().map(|row| Ok((row.text(0)?, row.text(1)?))).collect::<Result<HashMap<_, _>, StoreError>>()?;
    let tables = db.rows("SELECT id FROM tables ORDER BY id", &[])?;
    for row in &tables {
        let table = kept_table(db, row.text(0)?)?;
        judge(&data, &table).map_err(|why| RestoreError::Table { table: table.id, why })?;
    }
    let people = db.row("SELECT count(*) FROM people", &[])?.map(|row| row.int(0)).transpose()?;
    Ok(Restored { tables: tables.len() as u64, people: people.unwrap_or_default().unsigned_abs(), made: 0 })
}

fn kept_table(db: &mut dyn Db, id: String) -> Result<KeptTable, RestoreError> {
    let lost = |what: &str| RestoreError::Table { table: id.clone(), why: format!("its {what} is missing") };
    let sql = "SELECT t.seq, t.stage, t.asked, c.shown FROM tables t JOIN cards c ON c.table_id = t.id WHERE t.id = $1";
    let table = db.row(sql, args![&id])?.ok_or_else(|| lost("card"))?;
    let lines = db.rows("SELECT seq, at, line FROM entries WHERE table_id = $1 ORDER BY seq", args![&id])?;
    let line = |row: &crate::db::Row| Ok(Line { seq: row.int(0)?, at: row.int(1)?, text: row.text(2)? });
    let lines = lines.iter().map(line).collect::<Result<Vec<_>, StoreError>>()?;
    let snapshot = db.row("SELECT seq, position FROM snapshots WHERE table_id = $1 ORDER BY seq DESC LIMIT 1", args![&id])?;
    let snapshot = snapshot.map(|row| Ok::<_, StoreError>((row.int(0)?, row.text(1)?))).transpose()?;
    let (seq, stage, asked, shown) = (table.int(0)?, table.text(1)?, table.int(2)?, table.text(3)?);
    Ok(KeptTable { id, seq, stage, asked, shown, lines, snapshot })
}

/// The lines of the file, one after the other.
struct Lines<R: Read> {
    file: BufReader<GzDecoder<R>>,
    /// All lines before the present one.
    before: Sha256,
    /// The present line, with its end.
    text: String,
    number: u64,
}

impl<R: Read> Lines<R> {
    /// Goes to the next line. False if there is none.
    fn next(&mut self) -> Result<bool, RestoreError> {
        self.before.update(&self.text);
        self.text.clear();
        self.number += 1;
        let read = self.file.read_line(&mut self.text);
        read.map(|length| length > 0).map_err(|error| self.wrong(error))
    }

    /// Goes to the next line, which must be there.
    fn demand(&mut self) -> Result<(), RestoreError> {
        if self.next()? { Ok(()) } else { Err(self.wrong("the file ends before its end")) }
    }

    fn read<T: serde::de::DeserializeOwned>(&self) -> Result<T, RestoreError> {
        serde_json::from_str(&self.text).map_err(|error| self.wrong(format!("it cannot be read at column {}", error.column())))
    }

    fn wrong(&self, what: impl ToString) -> RestoreError {
        RestoreError::File { line: self.number, what: what.to_string() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_backup_of_earlier_days_is_brought_up_to_date() {
        let folder = tempfile::tempdir().expect("a folder");
        let old = folder.path().join("old.db");
        {
            let mut db = Sqlite::open(&old, 500).expect("a file");
            schema::up_to_number(&mut db, 2).expect("the earlier schema");
            let sql = "INSERT INTO tables (id, seq, game, listed, stage, asked, changed, shown)
                VALUES ('t', 0, 'toy', 1, 'playing', 0, 5, 'as it was')";
            db.run(sql, &[]).expect("a table");
        }
        let mut bytes = Vec::new();
        crate::backup::backup(&Database::Sqlite(old), &mut bytes, 0).expect("a backup");
        let mut shown = String::new();
        let mut judge = |_: &HashMap<String, String>, table: &KeptTable| {
            shown = table.shown.clone();
            Ok(())
        };
        restore(&Database::Sqlite(folder.path().join("new.db")), bytes.as_slice(), &mut judge).expect("it is restored");
        assert_eq!(shown, "as it was");
    }
}
