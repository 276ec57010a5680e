//! What those who run the server are told about somebody.

use crate::db::{Db, Row, args};
use crate::error::StoreError;
use crate::store::Store;

/// A complaint of one person about another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complaint {
    pub id: String,
    /// Who complains.
    pub person: String,
    /// About whom.
    pub other: String,
    /// Where it happened; empty if it was at no table.
    pub table: String,
    /// What was said there; empty if it is about something else.
    pub said: String,
    /// Why, in the person's own words.
    pub reason: String,
    pub at: i64,
    /// When somebody who runs the server was done with it.
    pub closed: Option<i64>,
}

impl Store {
    /// Keeps a complaint. False if the person has made as many since then as there may be.
    pub async fn complain(&self, complaint: Complaint, since: i64, most: i64) -> Result<bool, StoreError> {
        let write = move |db: &mut dyn Db| {
            let Complaint { id, person, other, table, said, reason, at, closed: _ } = &complaint;
            let made = db.row("SELECT count(*) FROM complaints WHERE person = $1 AND at > $2", args![person, since])?;
            if made.map_or(Ok(0), |row| row.int(0))? >= most {
                return Ok(false);
            }
            let sql =
                "INSERT INTO complaints (id, person, other, table_id, said, reason, at) VALUES ($1, $2, $3, $4, $5, $6, $7)";
            db.run(sql, args![id, person, other, table, said, reason, *at])?;
            Ok(true)
        };
        self.writing.call(write).await
    }

    /// The complaints that wait, or all of them, the oldest first; each with the names of the two people as they are now.
    pub async fn complaints(&self, closed_too: bool) -> Result<Vec<(Complaint, [String; 2])>, StoreError> {
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT c.id, c.person, c.other, c.table_id, c.said, c.reason, c.at, c.closed, coalesce(p.name, ''), coalesce(o.name, '')
                FROM complaints c LEFT JOIN people p ON p.id = c.person LEFT JOIN people o ON o.id = c.other
                WHERE CAST($1 AS BIGINT) = 1 OR c.closed IS NULL ORDER BY c.at, c.id";
            let found = |row: &Row| {
                let complaint = Complaint {
                    id: row.text(0)?,
                    person: row.text(1)?,
                    other: row.text(2)?,
                    table: row.text(3)?,
                    said: row.text(4)?,
                    reason: row.text(5)?,
                    at: row.int(6)?,
                    closed: row.maybe_int(7)?,
                };
                Ok((complaint, [row.text(8)?, row.text(9)?]))
            };
            db.rows(sql, args![closed_too])?.iter().map(found).collect()
        };
        self.reading.call(read).await
    }

    /// Somebody who runs the server is done with a complaint. False if none of that id waits.
    pub async fn close_complaint(&self, id: &str, now: i64) -> Result<bool, StoreError> {
        let id = id.to_owned();
        let write = move |db: &mut dyn Db| {
            Ok(db.run("UPDATE complaints SET closed = $1 WHERE id = $2 AND closed IS NULL", args![now, &id])? == 1)
        };
        self.writing.call(write).await
    }
}
