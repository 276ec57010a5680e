//! Who is whose friend, and who wants nothing to do with whom. Each bond is a row of whoever it belongs to: friends have one each,
//! somebody who asks or blocks has one, and the other one none.

use crate::db::{Db, Row, args};
use crate::error::StoreError;
use crate::store::Store;

/// What somebody is to another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BondKind {
    /// The person has asked the other one to be friends, who has not said yes.
    Asked,
    Friend,
    Blocked,
}

impl BondKind {
    const fn name(self) -> &'static str {
        match self {
            BondKind::Asked => "asked",
            BondKind::Friend => "friend",
            BondKind::Blocked => "blocked",
        }
    }

    fn of(name: &str) -> Option<BondKind> {
        [BondKind::Asked, BondKind::Friend, BondKind::Blocked].into_iter().find(|kind| kind.name() == name)
    }
}

/// Somebody to whom a person has a bond.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bond {
    pub other: String,
    /// What the other one is called now.
    pub name: String,
    pub kind: BondKind,
}

/// What came of a wish to be friends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonded {
    Asked,
    Friends,
    /// The person has as many friends and open questions as there may be.
    TooMany,
}

/// The kind of the row of one person about another one.
fn kind(db: &mut dyn Db, person: &str, other: &str) -> Result<Option<BondKind>, StoreError> {
    let row = db.row("SELECT kind FROM bonds WHERE person = $1 AND other = $2", args![person, other])?;
    Ok(row.map(|row| row.text(0)).transpose()?.as_deref().and_then(BondKind::of))
}

fn set(db: &mut dyn Db, person: &str, other: &str, kind: BondKind, now: i64) -> Result<(), StoreError> {
    // Whoever was deleted meanwhile leaves nothing.
    let sql = "INSERT INTO bonds (person, other, kind, at)
        SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS BIGINT)
        WHERE EXISTS (SELECT 1 FROM people WHERE id = $1) AND EXISTS (SELECT 1 FROM people WHERE id = $2)
        ON CONFLICT (person, other) DO UPDATE SET kind = excluded.kind, at = excluded.at";
    db.run(sql, args![person, other, kind.name(), now]).map(|_| ())
}

fn count(db: &mut dyn Db, person: &str, blocked: bool) -> Result<i64, StoreError> {
    let sql = "SELECT count(*) FROM bonds WHERE person = $1 AND (kind = 'blocked') = (CAST($2 AS BIGINT) = 1)";
    db.row(sql, args![person, blocked])?.map_or(Ok(0), |row| row.int(0))
}

fn forget(db: &mut dyn Db, person: &str, other: &str, kept: Option<BondKind>) -> Result<(), StoreError> {
    let sql = "DELETE FROM bonds WHERE person = $1 AND other = $2 AND kind <> $3";
    db.run(sql, args![person, other, kept.map_or("", BondKind::name)]).map(|_| ())
}

impl Store {
    /// Asks somebody to be friends, or says yes to somebody who has asked. Whoever has blocked the person does not hear of it, and the
    /// person cannot tell.
    pub async fn befriend(&self, person: &str, other: &str, most: i64, now: i64) -> Result<Bonded, StoreError> {
        let (person, other) = (person.to_owned(), other.to_owned());
        let write = move |db: &mut dyn Db| {
            let (mine, theirs) = (kind(db, &person, &other)?, kind(db, &other, &person)?);
            if mine == Some(BondKind::Friend) {
                return Ok(Bonded::Friends);
            }
            if mine != Some(BondKind::Asked) && count(db, &person, false)? >= most {
                return Ok(Bonded::TooMany);
            }
            if theirs != Some(BondKind::Asked) {
                set(db, &person, &other, BondKind::Asked, now)?;
                return Ok(Bonded::Asked);
            }
            set(db, &person, &other, BondKind::Friend, now)?;
            set(db, &other, &person, BondKind::Friend, now)?;
            Ok(Bonded::Friends)
        };
        self.writing.call(write).await
    }

    /// Ends what there is between two people: a friendship, a question, an answer. What the other one has blocked stays so.
    pub async fn part(&self, person: &str, other: &str) -> Result<(), StoreError> {
        let (person, other) = (person.to_owned(), other.to_owned());
        let write = move |db: &mut dyn Db| {
            forget(db, &person, &other, Some(BondKind::Blocked))?;
            forget(db, &other, &person, Some(BondKind::Blocked))
        };
        self.writing.call(write).await
    }

    /// Has nothing to do with somebody any more. False if the person has blocked as many as there may be.
    pub async fn block(&self, person: &str, other: &str, most: i64, now: i64) -> Result<bool, StoreError> {
        let (person, other) = (person.to_owned(), other.to_owned());
        let write = move |db: &mut dyn Db| {
            if count(db, &person, true)? >= most {
                return Ok(kind(db, &person, &other)? == Some(BondKind::Blocked));
            }
            set(db, &person, &other, BondKind::Blocked, now)?;
            forget(db, &other, &person, Some(BondKind::Blocked))?;
            Ok(true)
        };
        self.writing.call(write).await
    }

    pub async fn unblock(&self, person: &str, other: &str) -> Result<(), StoreError> {
        let (person, other) = (person.to_owned(), other.to_owned());
        let write = move |db: &mut dyn Db| {
            let sql = "DELETE FROM bonds WHERE person = $1 AND other = $2 AND kind = 'blocked'";
            db.run(sql, args![&person, &other]).map(|_| ())
        };
        self.writing.call(write).await
    }

    /// Everybody to whom a person has a bond, by name.
    pub async fn bonds_of(&self, person: &str) -> Result<Vec<Bond>, StoreError> {
        let person = person.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT b.other, p.name, b.kind FROM bonds b JOIN people p ON p.id = b.other
                WHERE b.person = $1 ORDER BY p.name, b.other";
            db.rows(sql, args![&person])?.iter().map(bond).filter_map(Result::transpose).collect()
        };
        self.reading.call(read).await
    }

    /// Who has asked a person to be friends and waits for an answer, by name. Whom the person has blocked is not among them.
    pub async fn asking_to_be_friends(&self, person: &str) -> Result<Vec<Bond>, StoreError> {
        let person = person.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT b.person, p.name, b.kind FROM bonds b JOIN people p ON p.id = b.person
                WHERE b.other = $1 AND b.kind = 'asked'
                AND NOT EXISTS (SELECT 1 FROM bonds o WHERE o.person = b.other AND o.other = b.person AND o.kind = 'blocked')
                ORDER BY p.name, b.person";
            db.rows(sql, args![&person])?.iter().map(bond).filter_map(Result::transpose).collect()
        };
        self.reading.call(read).await
    }

    /// Who of all people has blocked somebody.
    pub async fn blocked_by(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let person = person.to_owned();
        let read = move |db: &mut dyn Db| {
            let rows =
                db.rows("SELECT person FROM bonds WHERE other = $1 AND kind = 'blocked' ORDER BY person", args![&person])?;
            rows.iter().map(|row| row.text(0)).collect()
        };
        self.reading.call(read).await
    }

    /// What a person's own bond to somebody is.
    pub async fn bond(&self, person: &str, other: &str) -> Result<Option<BondKind>, StoreError> {
        let (person, other) = (person.to_owned(), other.to_owned());
        self.reading.call(move |db: &mut dyn Db| kind(db, &person, &other)).await
    }
}

fn bond(row: &Row) -> Result<Option<Bond>, StoreError> {
    let (other, name) = (row.text(0)?, row.text(1)?);
    Ok(BondKind::of(&row.text(2)?).map(|kind| Bond { other, name, kind }))
}
