//! What people show of themselves, and at which finished tables they sat.

use crate::db::{Db, Row, args};
use crate::error::StoreError;
use crate::store::Store;

/// What somebody has chosen to keep to themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Profile {
    /// Nobody else sees the person's page.
    pub hidden: bool,
    /// The person stands on no ladder.
    pub unranked: bool,
}

/// A seat on which somebody sat when a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedSeat {
    pub table: String,
    pub game: String,
    pub seat: u8,
    /// What lists show of the table.
    pub shown: String,
}

impl Store {
    pub async fn profile(&self, person: &str) -> Result<Profile, StoreError> {
        let person = person.to_owned();
        let read = move |db: &mut dyn Db| {
            let row = db.row("SELECT hidden, unranked FROM profiles WHERE person = $1", args![&person])?;
            row.map_or(Ok(Profile::default()), |row| Ok(Profile { hidden: row.int(0)? == 1, unranked: row.int(1)? == 1 }))
        };
        self.reading.call(read).await
    }

    pub async fn set_profile(&self, person: &str, profile: Profile) -> Result<(), StoreError> {
        let person = person.to_owned();
        let write = move |db: &mut dyn Db| {
            // Whoever was deleted meanwhile leaves nothing.
            let sql = "INSERT INTO profiles (person, hidden, unranked)
                SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS BIGINT)
                WHERE EXISTS (SELECT 1 FROM people WHERE id = $1)
                ON CONFLICT (person) DO UPDATE SET hidden = excluded.hidden, unranked = excluded.unranked";
            db.run(sql, args![&person, profile.hidden, profile.unranked]).map(|_| ())
        };
        self.writing.call(write).await
    }

    /// Whether two people have sat at one table, or were asked to.
    pub async fn have_met(&self, person: &str, other: &str) -> Result<bool, StoreError> {
        let (person, other) = (person.to_owned(), other.to_owned());
        let read = move |db: &mut dyn Db| {
            let sql =
                "SELECT 1 FROM sitters s JOIN sitters o ON o.table_id = s.table_id WHERE s.person = $1 AND o.person = $2 LIMIT 1";
            Ok(db.row(sql, args![&person, &other])?.is_some())
        };
        self.reading.call(read).await
    }

    /// The seats on which somebody sat when a game ended, the latest first. A game is left out while its deal is still played elsewhere:
    /// nothing may be learnt of it.
    pub async fn played_seats(&self, person: &str, most: i64) -> Result<Vec<PlayedSeat>, StoreError> {
        let person = person.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT t.id, t.game, s.weight, c.shown FROM sitters s
                JOIN tables t ON t.id = s.table_id JOIN cards c ON c.table_id = t.id
                WHERE s.person = $1 AND t.stage = 'over'
                AND NOT EXISTS (SELECT 1 FROM tables o WHERE o.deal = t.deal AND o.stage = 'playing')
                ORDER BY t.changed DESC, t.id LIMIT $2";
            let seat = |row: &Row| {
                let seat = row.int(2)?.trailing_zeros() as u8;
                Ok(PlayedSeat { table: row.text(0)?, game: row.text(1)?, seat, shown: row.text(3)? })
            };
            db.rows(sql, args![&person, most])?.iter().map(seat).collect()
        };
        self.reading.call(read).await
    }
}
