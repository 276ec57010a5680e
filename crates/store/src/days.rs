//! Play over days: when people sleep and when they are away, and what they noted down for themselves at tables.

use crate::db::{Db, args};
use crate::error::StoreError;
use crate::store::Store;
use std::collections::HashMap;

/// By person, how each keeps time, in words that only the server reads.
pub type PersonTimes = HashMap<String, String>;

/// What somebody noted down at a table, for nobody else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    pub table: String,
    pub text: String,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
}

impl Store {
    /// How these people keep time; those who have not said it are left out.
    pub async fn times_of(&self, people: Vec<String>) -> Result<PersonTimes, StoreError> {
        let read = move |db: &mut dyn Db| {
            let mut times = PersonTimes::new();
            for person in &people {
                if let Some(row) = db.row("SELECT kept FROM person_times WHERE person = $1", args![person])? {
                    times.insert(person.clone(), row.text(0)?);
                }
            }
            Ok(times)
        };
        self.reading.call(read).await
    }

    /// Keeps how a person keeps time, if that is still what it `was`. False if it has been changed meanwhile, or there is no such person.
    pub async fn set_time(&self, person: &str, was: Option<String>, kept: String) -> Result<bool, StoreError> {
        let person = person.to_owned();
        let write = move |db: &mut dyn Db| {
            let changed = match &was {
                Some(was) => {
                    let sql = "UPDATE person_times SET kept = $1 WHERE person = $2 AND kept = $3";
                    db.run(sql, args![&kept, &person, was])?
                }
                None => {
                    // Whoever is being deleted leaves nothing behind.
                    let sql = "INSERT INTO person_times (person, kept) SELECT id, $1 FROM people WHERE id = $2
                        ON CONFLICT (person) DO NOTHING";
                    db.run(sql, args![&kept, &person])?
                }
            };
            Ok(changed == 1)
        };
        self.writing.call(write).await
    }

    /// What a person noted down at a table.
    pub async fn note(&self, person: &str, table: &str) -> Result<Option<Note>, StoreError> {
        let (person, table) = (person.to_owned(), table.to_owned());
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT table_id, text, at FROM table_notes WHERE person = $1 AND table_id = $2";
            db.row(sql, args![&person, &table])?.as_ref().map(note).transpose()
        };
        self.reading.call(read).await
    }

    /// Everything that a person noted down, the latest first.
    pub async fn notes_of(&self, person: &str) -> Result<Vec<Note>, StoreError> {
        let person = person.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT table_id, text, at FROM table_notes WHERE person = $1 ORDER BY at DESC, table_id";
            db.rows(sql, args![&person])?.iter().map(note).collect()
        };
        self.reading.call(read).await
    }

    /// Keeps a note in the place of the one before; an empty one takes it away.
    pub async fn keep_note(&self, person: &str, table: &str, text: &str, now: i64) -> Result<(), StoreError> {
        let (person, table, text) = (person.to_owned(), table.to_owned(), text.to_owned());
        let write = move |db: &mut dyn Db| {
            if text.is_empty() {
                let sql = "DELETE FROM table_notes WHERE person = $1 AND table_id = $2";
                return db.run(sql, args![&person, &table]).map(|_| ());
            }
            let sql = "INSERT INTO table_notes (table_id, person, text, at)
                SELECT t.id, p.id, $1, CAST($2 AS BIGINT) FROM tables t JOIN people p ON p.id = $3 WHERE t.id = $4
                ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text, at = excluded.at";
            db.run(sql, args![&text, now, &person, &table]).map(|_| ())
        };
        self.writing.call(write).await
    }
}

fn note(row: &crate::db::Row) -> Result<Note, StoreError> {
    Ok(Note { table: row.text(0)?, text: row.text(1)?, at: row.int(2)? })
}
