//! Who has played the deal of a day, at which table, and what came of it. The tables themselves are tables like all others.

use crate::db::{Db, Row, args};
use crate::error::StoreError;
use crate::store::Store;

/// Somebody's one game of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyGame {
    pub person: String,
    pub name: String,
    /// Whether the person has an account.
    pub account: bool,
    pub table: String,
    /// What came of it, in words that only the server reads; none before the game is over.
    pub found: Option<String>,
}

impl Store {
    /// Notes at which table somebody plays the deal of a day. There is one; a second one changes nothing.
    pub async fn begin_daily(&self, day: i64, game: &str, person: &str, table: &str) -> Result<(), StoreError> {
        let (game, person, table) = (game.to_owned(), person.to_owned(), table.to_owned());
        let write = move |db: &mut dyn Db| {
            // Whoever was deleted meanwhile leaves nothing.
            let sql = "INSERT INTO daily_games (day, game, person, table_id)
                SELECT CAST($1 AS BIGINT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT)
                WHERE EXISTS (SELECT 1 FROM people WHERE id = $3) ON CONFLICT (day, game, person) DO NOTHING";
            db.run(sql, args![day, &game, &person, &table]).map(|_| ())
        };
        self.writing.call(write).await
    }

    /// Keeps what came of a game of the day.
    pub async fn end_daily(&self, table: &str, found: &str) -> Result<(), StoreError> {
        let (table, found) = (table.to_owned(), found.to_owned());
        let write = move |db: &mut dyn Db| {
            db.run("UPDATE daily_games SET found = $1 WHERE table_id = $2", args![&found, &table]).map(|_| ())
        };
        self.writing.call(write).await
    }

    /// Everybody who has played the deal of a day.
    pub async fn daily_games(&self, day: i64, game: &str, most: i64) -> Result<Vec<DailyGame>, StoreError> {
        let game = game.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT d.person, p.name, CAST(CASE WHEN p.login IS NULL THEN 0 ELSE 1 END AS BIGINT), d.table_id, d.found
                FROM daily_games d JOIN people p ON p.id = d.person
                WHERE d.day = $1 AND d.game = $2 AND p.login IS NOT NULL AND p.banned IS NULL ORDER BY d.person LIMIT $3";
            db.rows(sql, args![day, &game, most])?.iter().map(daily).collect()
        };
        self.reading.call(read).await
    }

    /// A person's own game of a day, also that of a guest.
    pub async fn own_daily(&self, day: i64, game: &str, person: &str) -> Result<Option<DailyGame>, StoreError> {
        let (game, person) = (game.to_owned(), person.to_owned());
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT d.person, p.name, CAST(CASE WHEN p.login IS NULL THEN 0 ELSE 1 END AS BIGINT), d.table_id, d.found
                FROM daily_games d JOIN people p ON p.id = d.person WHERE d.day = $1 AND d.game = $2 AND d.person = $3";
            db.row(sql, args![day, &game, &person])?.as_ref().map(daily).transpose()
        };
        self.reading.call(read).await
    }
}

fn daily(row: &Row) -> Result<DailyGame, StoreError> {
    let (person, name, account) = (row.text(0)?, row.text(1)?, row.int(2)? == 1);
    Ok(DailyGame { person, name, account, table: row.text(3)?, found: row.maybe_text(4)? })
}
