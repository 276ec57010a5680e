//! Looking after a server: everybody and every table there is, and what has to be done about some of them.
//!
//! All of it can be done while a server uses the database. Whatever changes something tells the server in the same transaction.

use crate::db::{Db, Row, args};
use crate::error::StoreError;
use crate::journal::{Card, Line, seat};
use crate::owned;
use crate::people::{end_sessions, tell_of};
use crate::store::{Notice, Store};

/// Number of tables whose journals are searched with one question.
const SEARCHED_AT_ONCE: i64 = 500;

/// Somebody who has been here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Visitor {
    pub id: String,
    pub name: String,
    /// A guest has none.
    pub login: Option<String>,
    pub created: i64,
    /// When the person was last here, to within an hour.
    pub seen: i64,
    pub banned: Option<i64>,
    /// Number of tables at which the person sits.
    pub tables: i64,
}

/// A table as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    pub id: String,
    pub game: String,
    pub stage: String,
    /// Shown in the lobby.
    pub listed: bool,
    pub lines: i64,
    pub changed: i64,
    /// What lists show of it.
    pub shown: String,
}

/// What nobody has used for a long time.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stale {
    /// The id of a table, and where it stands.
    pub tables: Vec<(String, String)>,
    /// Guests who sit at no other table.
    pub guests: Vec<String>,
}

fn tell(db: &mut dyn Db, notice: &Notice) -> Result<(), StoreError> {
    db.notify(&serde_json::to_string(notice).unwrap_or_default())
}

impl Store {
    /// Everybody, those who came first at first.
    pub async fn people(&self) -> Result<Vec<Visitor>, StoreError> {
        let read = |db: &mut dyn Db| {
            let sql = "SELECT p.id, p.name, p.login, p.created, p.seen, p.banned, (SELECT count(*) FROM sitters s WHERE s.person = p.id)
                FROM people p ORDER BY p.created, p.id";
            let visitor = |row: &Row| {
                Ok(Visitor {
                    id: row.text(0)?,
                    name: row.text(1)?,
                    login: row.maybe_text(2)?,
                    created: row.int(3)?,
                    seen: row.int(4)?,
                    banned: row.maybe_int(5)?,
                    tables: row.int(6)?,
                })
            };
            db.rows(sql, &[])?.iter().map(visitor).collect()
        };
        self.reading.call(read).await
    }

    /// Bans a person until then, or lets the person in again. False if there is no such person.
    pub async fn ban(&self, person: &str, until: Option<i64>) -> Result<bool, StoreError> {
        let person = person.to_owned();
        let write = move |db: &mut dyn Db| {
            let known = db.run("UPDATE people SET banned = $1 WHERE id = $2", args![until, &person])? == 1;
            tell_of(db, &person)?;
            Ok(known)
        };
        self.writing.call(write).await
    }

    /// Ends all sessions of an account and takes its tokens away; no passphrase fits until another is set. Returns the new epoch; none if
    /// there is no such account.
    pub async fn begin_reset(&self, person: &str, now: i64) -> Result<Option<i64>, StoreError> {
        let person = person.to_owned();
        let write = move |db: &mut dyn Db| {
            // This text is not a valid hash, so no passphrase matches it.
            let sql = "UPDATE people SET passphrase = 'to be set anew' WHERE id = $1 AND login IS NOT NULL";
            if db.run(sql, args![&person])? == 0 {
                return Ok(None);
            }
            db.run("DELETE FROM tokens WHERE person = $1", args![&person])?;
            end_sessions(db, &person, now)?;
            db.row("SELECT epoch FROM people WHERE id = $1", args![&person])?.map(|row| row.int(0)).transpose()
        };
        self.writing.call(write).await
    }

    /// Sets the passphrase of an account, if it is still in this epoch, takes its tokens away and begins the next epoch. So it happens once.
    pub async fn end_reset(&self, person: &str, epoch: i64, passphrase: &str, now: i64) -> Result<bool, StoreError> {
        let (person, passphrase) = (person.to_owned(), passphrase.to_owned());
        let write = move |db: &mut dyn Db| {
            let sql = "UPDATE people SET passphrase = $1 WHERE id = $2 AND epoch = $3 AND login IS NOT NULL";
            if db.run(sql, args![&passphrase, &person, epoch])? == 0 {
                return Ok(false);
            }
            db.run("DELETE FROM tokens WHERE person = $1", args![&person])?;
            end_sessions(db, &person, now)
        };
        self.writing.call(write).await
    }

    /// Deletes a person with everything that belongs to nobody else. False if there is no such person.
    pub async fn drop_person(&self, person: &str) -> Result<bool, StoreError> {
        let person = person.to_owned();
        let write = move |db: &mut dyn Db| {
            owned::delete(db, &person)?;
            let known = db.run("DELETE FROM people WHERE id = $1", args![&person])? == 1;
            tell_of(db, &person)?;
            Ok(known)
        };
        self.writing.call(write).await
    }

    /// Every table, or those that stand there; the latest first.
    pub async fn tables(&self, stage: Option<&str>) -> Result<Vec<Kept>, StoreError> {
        let stage = stage.map(str::to_owned);
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT t.id, t.game, t.stage, t.listed, t.seq, t.changed, c.shown FROM tables t JOIN cards c ON c.table_id = t.id
                WHERE $1 IN ('', t.stage) ORDER BY t.changed DESC, t.id";
            let kept = |row: &Row| {
                Ok(Kept {
                    id: row.text(0)?,
                    game: row.text(1)?,
                    stage: row.text(2)?,
                    listed: row.int(3)? == 1,
                    lines: row.int(4)?,
                    changed: row.int(5)?,
                    shown: row.text(6)?,
                })
            };
            db.rows(sql, args![stage.as_deref().unwrap_or_default()])?.iter().map(kept).collect()
        };
        self.reading.call(read).await
    }

    /// Deletes a table with its journal, if nothing has happened there since `unused_since`. False if there is no such table.
    pub async fn drop_table(&self, table: &str, unused_since: i64) -> Result<bool, StoreError> {
        let table = table.to_owned();
        let write = move |db: &mut dyn Db| {
            if db.run("DELETE FROM tables WHERE id = $1 AND changed < $2", args![&table, unused_since])? == 0 {
                return Ok(false);
            }
            for sql in [
                "DELETE FROM entries WHERE table_id = $1",
                "DELETE FROM snapshots WHERE table_id = $1",
                "DELETE FROM sitters WHERE table_id = $1",
                "DELETE FROM cards WHERE table_id = $1",
                "DELETE FROM reports WHERE table_id = $1",
                "DELETE FROM seat_games WHERE table_id = $1",
                "DELETE FROM table_notes WHERE table_id = $1",
                "DELETE FROM prepared WHERE table_id = $1",
                "DELETE FROM outbox WHERE table_id = $1",
                "DELETE FROM daily_games WHERE table_id = $1",
                "DELETE FROM club_tables WHERE table_id = $1",
            ] {
                db.run(sql, args![&table])?;
            }
            tell(db, &Notice::Rewritten { table: table.clone() })?;
            Ok(true)
        };
        self.writing.call(write).await
    }

    /// The tables in whose journals a word stands.
    pub async fn tables_that_mention(&self, word: &str) -> Result<Vec<String>, StoreError> {
        let (mut found, mut last) = (Vec::new(), String::new());
        loop {
            let (after, like) = (last.clone(), format!("%{word}%"));
            let read = move |db: &mut dyn Db| {
                let part =
                    db.rows("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2", args![&after, SEARCHED_AT_ONCE])?;
                let Some(end) = part.last().map(|row| row.text(0)).transpose()? else {
                    return Ok(None);
                };
                let sql = "SELECT DISTINCT table_id FROM entries WHERE table_id > $1 AND table_id <= $2 AND line LIKE $3";
                let rows = db.rows(sql, args![&after, &end, &like])?;
                Ok(Some((end, rows.iter().map(|row| row.text(0)).collect::<Result<Vec<_>, _>>()?)))
            };
            let Some((end, part)) = self.reading.call(read).await? else {
                return Ok(found);
            };
            found.extend(part);
            last = end;
        }
    }

    /// Writes lines of a journal anew, with the host and the card that follow from them. False if the journal is longer than was
    /// `expected`; then nothing is written.
    pub async fn rewrite(
        &self,
        table: &str,
        expected: i64,
        lines: Vec<Line>,
        host: &str,
        card: Card,
    ) -> Result<bool, StoreError> {
        let (table, host) = (table.to_owned(), host.to_owned());
        let write = move |db: &mut dyn Db| {
            // Nobody appends until this is done.
            if db.run("UPDATE tables SET host = $1 WHERE id = $2 AND seq = $3", args![&host, &table, expected])? == 0 {
                return Ok(false);
            }
            for line in &lines {
                let sql = "UPDATE entries SET line = $1 WHERE table_id = $2 AND seq = $3";
                db.run(sql, args![&line.text, &table, line.seq])?;
            }
            if let Some(shown) = &card.shown {
                db.run("UPDATE cards SET shown = $1 WHERE table_id = $2", args![shown, &table])?;
            }
            seat(db, &table, &card)?;
            tell(db, &Notice::Rewritten { table: table.clone() })?;
            Ok(true)
        };
        self.writing.call(write).await
    }

    /// Tables at which nothing has happened since then, and guests who have not been here since then and sit at no other table.
    pub async fn stale(&self, since: i64) -> Result<Stale, StoreError> {
        let read = move |db: &mut dyn Db| {
            let tables = db.rows("SELECT id, stage FROM tables WHERE changed < $1 ORDER BY changed, id", args![since])?;
            let sql = "SELECT p.id FROM people p WHERE p.login IS NULL AND p.created < $1 AND p.seen < $2 AND NOT EXISTS (
                SELECT 1 FROM sitters s JOIN tables t ON t.id = s.table_id WHERE s.person = p.id AND t.changed >= $3)
                ORDER BY p.created, p.id";
            let guests = db.rows(sql, args![since, since, since])?;
            Ok(Stale {
                tables: tables.iter().map(|row| Ok((row.text(0)?, row.text(1)?))).collect::<Result<_, _>>()?,
                guests: guests.iter().map(|row| row.text(0)).collect::<Result<_, _>>()?,
            })
        };
        self.reading.call(read).await
    }

    /// What was told beside a file after that number, and the last number. Nodes of a PostgreSQL hear it without asking.
    pub async fn told_beside(&self, after: i64) -> Result<(i64, Vec<Notice>), StoreError> {
        let read = move |db: &mut dyn Db| {
            let rows = db.rows("SELECT id, payload FROM notices WHERE id > $1 ORDER BY id", args![after])?;
            let last = rows.last().map_or(Ok(after), |row| row.int(0))?;
            let payloads = rows.iter().map(|row| row.text(1)).collect::<Result<Vec<_>, _>>()?;
            Ok((last, payloads.iter().filter_map(|payload| Notice::read(payload)).collect()))
        };
        self.reading.call(read).await
    }
}
