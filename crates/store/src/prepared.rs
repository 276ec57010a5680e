//! Answers that people have prepared for the next time that their seats are asked. They are no part of the journal, for a line would tell
//! the others that there is something; but they change with it, in the same transaction, so nothing is given twice and nothing is lost.

use crate::db::{Db, args};
use crate::error::StoreError;
use crate::store::Store;

/// What somebody has prepared at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prepared {
    pub person: String,
    pub seat: u8,
    /// In words that only the server reads.
    pub answers: String,
}

/// What becomes of somebody's prepared answers with a line. If they are not what they `was` any more, the line is not written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PreparedChange {
    pub person: String,
    pub was: Option<String>,
    pub now: Option<String>,
}

impl Store {
    /// Everything that is prepared at a table.
    pub async fn prepared_at(&self, table: &str) -> Result<Vec<Prepared>, StoreError> {
        let table = table.to_owned();
        let read = move |db: &mut dyn Db| {
            let rows = db.rows("SELECT person, weight, answers FROM prepared WHERE table_id = $1", args![&table])?;
            let prepared = |row: &crate::db::Row| {
                Ok(Prepared { person: row.text(0)?, seat: row.int(1)?.trailing_zeros() as u8, answers: row.text(2)? })
            };
            rows.iter().map(prepared).collect()
        };
        self.reading.call(read).await
    }

    /// Keeps what somebody has prepared in the place of what was there; none takes it away. False, and nothing is changed, if the table
    /// has another last line than expected.
    pub async fn prepare(
        &self,
        person: &str,
        table: &str,
        seat: u8,
        expected: i64,
        answers: Option<String>,
    ) -> Result<bool, StoreError> {
        let (person, table) = (person.to_owned(), table.to_owned());
        let write = move |db: &mut dyn Db| {
            if !is_held(db, &table, expected)? {
                return Ok(false);
            }
            keep(db, &table, &person, answers.as_deref(), Some(1i64 << seat))?;
            Ok(true)
        };
        self.writing.call(write).await
    }
}

/// Holds a table until the transaction ends, if its last line is the expected one.
fn is_held(db: &mut dyn Db, table: &str, expected: i64) -> Result<bool, StoreError> {
    Ok(db.run("UPDATE tables SET seq = seq WHERE id = $1 AND seq = $2", args![table, expected])? == 1)
}

/// Keeps what is prepared on a new seat, or on the one that it was for.
fn keep(db: &mut dyn Db, table: &str, person: &str, answers: Option<&str>, weight: Option<i64>) -> Result<(), StoreError> {
    match (answers, weight) {
        (None, _) => db.run("DELETE FROM prepared WHERE table_id = $1 AND person = $2", args![table, person]),
        (Some(answers), None) => {
            let sql = "UPDATE prepared SET answers = $1 WHERE table_id = $2 AND person = $3";
            db.run(sql, args![answers, table, person])
        }
        (Some(answers), Some(weight)) => {
            // Whoever is being deleted leaves nothing behind.
            let sql = "INSERT INTO prepared (table_id, person, weight, answers)
                SELECT CAST($1 AS TEXT), p.id, CAST($2 AS BIGINT), CAST($3 AS TEXT) FROM people p WHERE p.id = $4
                ON CONFLICT (table_id, person) DO UPDATE SET weight = excluded.weight, answers = excluded.answers";
            db.run(sql, args![table, weight, answers, person])
        }
    }
    .map(|_| ())
}

/// Whether everything prepared is as a line expects it. The table is held from then on: whoever prepares something waits for the line.
pub(crate) fn is_as_expected(
    db: &mut dyn Db,
    table: &str,
    expected: i64,
    changes: &[PreparedChange],
) -> Result<bool, StoreError> {
    if changes.is_empty() {
        return Ok(true);
    }
    if !is_held(db, table, expected)? {
        return Ok(false);
    }
    for PreparedChange { person, was, .. } in changes {
        let found = db.row("SELECT answers FROM prepared WHERE table_id = $1 AND person = $2", args![table, person])?;
        if found.map(|row| row.text(0)).transpose()? != *was {
            return Ok(false);
        }
    }
    Ok(true)
}

pub(crate) fn change(db: &mut dyn Db, table: &str, changes: &[PreparedChange]) -> Result<(), StoreError> {
    for PreparedChange { person, was, now } in changes {
        if was != now {
            keep(db, table, person, now.as_deref(), None)?;
        }
    }
    Ok(())
}

/// Forgets what nobody can give any more: the game does not go on, or the person no longer sits there.
pub(crate) fn forget_the_gone(db: &mut dyn Db, table: &str, playing: bool) -> Result<(), StoreError> {
    let sql = match playing {
        true => {
            "DELETE FROM prepared WHERE table_id = $1 AND NOT EXISTS (SELECT 1 FROM sitters s
                WHERE s.table_id = prepared.table_id AND s.person = prepared.person AND s.weight = prepared.weight)"
        }
        false => "DELETE FROM prepared WHERE table_id = $1",
    };
    db.run(sql, args![table]).map(|_| ())
}
