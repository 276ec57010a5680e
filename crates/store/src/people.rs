//! People, and the tokens of their programs.

use crate::db::{Db, Row, args};
use crate::error::StoreError;
use crate::outbox::set_ready;
use crate::store::{Notice, Store};

/// Somebody who sits at tables. A guest has no login.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    pub id: String,
    pub name: String,
    /// The code of a language.
    pub language: String,
    pub login: Option<String>,
    /// A hash, never the passphrase.
    pub passphrase: Option<String>,
    /// Where "your turn" is announced, as the server writes it.
    pub webhook: Option<String>,
    pub created: i64,
    /// When all sessions last ended, in milliseconds since 1970: a cookie of another epoch is no longer believed.
    pub epoch: i64,
    /// Until when the person is banned from the server, in milliseconds since 1970.
    pub banned: Option<i64>,
    /// When the person was last here, to within an hour.
    pub seen: i64,
}

impl Person {
    pub fn is_banned(&self, now: i64) -> bool {
        self.banned.is_some_and(|until| until > now)
    }
}

/// A program's key, without the key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    pub id: String,
    pub label: String,
    pub created: i64,
}

macro_rules! people {
    ($where:literal) => {
        concat!("SELECT id, name, language, login, passphrase, webhook, created, epoch, banned, seen FROM people WHERE ", $where)
    };
}

fn person(row: &Row) -> Result<Person, StoreError> {
    Ok(Person {
        id: row.text(0)?,
        name: row.text(1)?,
        language: row.text(2)?,
        login: row.maybe_text(3)?,
        passphrase: row.maybe_text(4)?,
        webhook: row.maybe_text(5)?,
        created: row.int(6)?,
        epoch: row.int(7)?,
        banned: row.maybe_int(8)?,
        seen: row.int(9)?,
    })
}

pub(crate) fn insert(db: &mut dyn Db, person: &Person) -> Result<(), StoreError> {
    let Person { id, name, language, login, passphrase, webhook, created, epoch, banned: _, seen } = person;
    db.run(
        "INSERT INTO people (id, name, language, login, passphrase, webhook, created, epoch, seen)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        args![id, name, language, login.as_deref(), passphrase.as_deref(), webhook.as_deref(), *created, *epoch, *seen],
    )
    .map(|_| ())
}

/// Begins a new epoch, which is always a later one.
pub(crate) fn end_sessions(db: &mut dyn Db, id: &str, now: i64) -> Result<bool, StoreError> {
    let sql = "UPDATE people SET epoch = CASE WHEN epoch < $1 THEN $1 ELSE epoch + 1 END WHERE id = $2";
    let ended = db.run(sql, args![now, id])? == 1;
    tell_of(db, id)?;
    Ok(ended)
}

/// Tells all nodes that they have to look who somebody is, and whether the person may be here at all.
pub(crate) fn tell_of(db: &mut dyn Db, id: &str) -> Result<(), StoreError> {
    let notice = Notice::Ended { person: id.to_owned() };
    db.notify(&serde_json::to_string(&notice).unwrap_or_default())
}

impl Store {
    pub async fn add_person(&self, person: Person) -> Result<(), StoreError> {
        self.writing.call(move |db| insert(db, &person)).await
    }

    pub async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        let id = id.to_owned();
        self.one_person(move |db| db.row(people!("id = $1"), args![&id])).await
    }

    pub async fn person_by_login(&self, login: &str) -> Result<Option<Person>, StoreError> {
        let login = login.to_owned();
        self.one_person(move |db| db.row(people!("login = $1"), args![&login])).await
    }

    /// Whose token has this hash.
    pub async fn person_by_token(&self, hash: &str) -> Result<Option<Person>, StoreError> {
        let hash = hash.to_owned();
        let ask = move |db: &mut dyn Db| db.row(people!("id = (SELECT person FROM tokens WHERE hash = $1)"), args![&hash]);
        self.one_person(ask).await
    }

    async fn one_person(
        &self,
        mut ask: impl FnMut(&mut dyn Db) -> Result<Option<Row>, StoreError> + Send + 'static,
    ) -> Result<Option<Person>, StoreError> {
        self.reading.call(move |db| ask(db)?.as_ref().map(person).transpose()).await
    }

    /// Somebody is here.
    pub async fn saw(&self, person: &str, now: i64) -> Result<(), StoreError> {
        let person = person.to_owned();
        let write = move |db: &mut dyn Db| {
            db.run("UPDATE people SET seen = $1 WHERE id = $2 AND seen < $3", args![now, &person, now]).map(|_| ())
        };
        self.writing.call(write).await
    }

    /// Changes the name or the language of a person, and tells all nodes. What is not given stays: another node may have changed it.
    pub async fn change_person(&self, id: &str, name: Option<String>, language: Option<String>) -> Result<(), StoreError> {
        let id = id.to_owned();
        let write = move |db: &mut dyn Db| {
            let sql = "UPDATE people SET name = coalesce($1, name), language = coalesce($2, language) WHERE id = $3";
            db.run(sql, args![name.as_deref(), language.as_deref(), &id])?;
            db.notify(&Notice::Changed { person: id.clone() }.written())
        };
        self.writing.call(write).await
    }

    /// Says where a person is told of turns, and tells all nodes. Whoever has none yet wants to hear of these kinds there.
    pub async fn set_webhook(&self, id: &str, webhook: Option<String>, kinds: i64) -> Result<(), StoreError> {
        let id = id.to_owned();
        let write = move |db: &mut dyn Db| {
            db.run("UPDATE people SET webhook = $1 WHERE id = $2", args![webhook.as_deref(), &id])?;
            set_ready(db, &id, "webhook", kinds, webhook.is_some())?;
            db.notify(&Notice::Changed { person: id.clone() }.written())
        };
        self.writing.call(write).await
    }

    /// Gives a person a login, or a new passphrase for the one there is. All sessions end, and with a new passphrase all tokens.
    /// False if the login is somebody else's.
    pub async fn register(&self, id: &str, login: &str, passphrase: &str, now: i64) -> Result<bool, StoreError> {
        let (id, login, passphrase) = (id.to_owned(), login.to_owned(), passphrase.to_owned());
        let write = move |db: &mut dyn Db| {
            let taken = db.row("SELECT id FROM people WHERE login = $1 AND id <> $2", args![&login, &id])?;
            if taken.is_some() {
                return Ok(false);
            }
            let sql = "DELETE FROM tokens WHERE person = (SELECT id FROM people WHERE id = $1 AND passphrase IS NOT NULL)";
            db.run(sql, args![&id])?;
            let sql = "UPDATE people SET login = $1, passphrase = $2 WHERE id = $3";
            Ok(db.run(sql, args![&login, &passphrase, &id])? == 1 && end_sessions(db, &id, now)?)
        };
        self.writing.call(write).await
    }

    /// Ends all sessions of a person, and tells all nodes. False if there is no such person.
    pub async fn end_sessions(&self, id: &str, now: i64) -> Result<bool, StoreError> {
        let id = id.to_owned();
        self.writing.call(move |db| end_sessions(db, &id, now)).await
    }

    pub async fn add_token(&self, token: Token, person: &str, hash: &str) -> Result<(), StoreError> {
        let (person, hash) = (person.to_owned(), hash.to_owned());
        let write = move |db: &mut dyn Db| {
            db.run(
                "INSERT INTO tokens (id, person, label, hash, created) VALUES ($1, $2, $3, $4, $5)",
                args![&token.id, &person, &token.label, &hash, token.created],
            )
            .map(|_| ())
        };
        self.writing.call(write).await
    }

    pub async fn tokens_of(&self, person: &str) -> Result<Vec<Token>, StoreError> {
        let person = person.to_owned();
        let read = move |db: &mut dyn Db| {
            let rows = db.rows("SELECT id, label, created FROM tokens WHERE person = $1 ORDER BY created, id", args![&person])?;
            rows.iter().map(|row| Ok(Token { id: row.text(0)?, label: row.text(1)?, created: row.int(2)? })).collect()
        };
        self.reading.call(read).await
    }

    /// Takes a token away, and tells all nodes. False if the person has no such token.
    pub async fn drop_token(&self, person: &str, id: &str) -> Result<bool, StoreError> {
        let (person, id) = (person.to_owned(), id.to_owned());
        let write = move |db: &mut dyn Db| {
            let dropped = db.run("DELETE FROM tokens WHERE id = $1 AND person = $2", args![&id, &person])? == 1;
            if dropped {
                tell_of(db, &person)?;
            }
            Ok(dropped)
        };
        self.writing.call(write).await
    }
}
