//! A look at a database from outside, which changes nothing and keeps nobody from their work.

use crate::address::Address;
use crate::db::Db;
use crate::error::StoreError;
use crate::postgres::Postgres;
use crate::schema;
use crate::sqlite::Sqlite;
use crate::store::Database;

/// KiB of an SQLite file that are kept in memory meanwhile.
const CACHE: u32 = 100;

/// What can be seen of a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Looked {
    pub schema: usize,
    pub tables: i64,
    pub people: i64,
    /// When something last happened at a table, in milliseconds since 1970.
    pub latest: Option<i64>,
    /// What time it is at the database, if that is another machine.
    pub clock: Option<i64>,
}

/// Looks at a database. None if nothing has been kept in it yet.
pub fn look(database: &Database) -> Result<Option<Looked>, StoreError> {
    let looked = std::thread::scope(|scope| {
        let looking = scope.spawn(|| match database {
            Database::Sqlite(path) if !path.exists() => Ok(None),
            Database::Sqlite(path) => {
                let mut db = Sqlite::open(path, CACHE)?;
                within(&mut db, "SELECT name FROM sqlite_master WHERE name = 'settings'", None)
            }
            Database::Postgres(url) => {
                let mut db = Postgres::new(Address::read(url)?);
                let clock = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
                within(&mut db, "SELECT to_regclass('settings')::text", Some(clock))
            }
        });
        looking.join()
    });
    looked.unwrap_or_else(|_| Err(StoreError::Broken("it could not be looked at".to_owned())))
}

fn within(db: &mut dyn Db, begun: &'static str, clock: Option<&'static str>) -> Result<Option<Looked>, StoreError> {
    let begun = db.row(begun, &[])?.map(|row| row.maybe_text(0)).transpose()?.flatten();
    if begun.is_none() {
        return Ok(None);
    }
    let schema = schema::known_number(db)?;
    let mut number = |sql| db.row(sql, &[])?.map(|row| row.maybe_int(0)).transpose().map(Option::flatten);
    Ok(Some(Looked {
        schema,
        tables: number("SELECT count(*) FROM tables")?.unwrap_or_default(),
        people: number("SELECT count(*) FROM people")?.unwrap_or_default(),
        latest: number("SELECT max(changed) FROM tables")?,
        clock: clock.map_or(Ok(None), number)?,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Person, Store};
    use coven_store::testing::PostgresServer;

    #[tokio::test]
    async fn a_database_is_looked_at_while_it_is_used() {
        let folder = tempfile::tempdir().expect("a folder");
        let server = PostgresServer::shared();
        let databases = [Database::Sqlite(folder.path().join("coven.db")), Database::Postgres(server.database())];
        for database in &databases {
            assert_eq!(look(database), Ok(None), "nothing is there yet");
            let (store, _notices) = Store::open(database).expect("a store");
            let person = Person {
                id: "ada".to_owned(),
                name: "Ada".to_owned(),
                language: "en".to_owned(),
                login: None,
                passphrase: None,
                webhook: None,
                created: 1,
                epoch: 0,
                banned: None,
                seen: 1,
            };
            store.add_person(person).await.expect("a person");
            let looked = look(database).expect("an answer").expect("something");
            assert_eq!((looked.schema, looked.tables, looked.people, looked.latest), (schema::KNOWN, 0, 1, None));
            assert_eq!(looked.clock.is_some(), matches!(database, Database::Postgres(_)));
        }
        assert!(!folder.path().join("none.db").exists());
        assert!(look(&Database::Postgres("postgres://coven@127.0.0.1:9/coven".to_owned())).is_err());
    }
}
