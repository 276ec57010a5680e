//! Seasons of clubs, and the finished games that count for them.

use crate::clubs::{Club, ClubHours, hold};
use crate::db::{Db, Row, args};
use crate::error::StoreError;
use crate::store::Store;

/// A span of time for which a club counts its games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Season {
    pub number: i64,
    pub begins: i64,
    /// None as long as nobody has ended it.
    pub ends: Option<i64>,
}

impl Season {
    pub fn runs(&self, now: i64) -> bool {
        self.ends.is_none_or(|ends| ends > now)
    }
}

/// A finished game of a club, to be counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewClubResult {
    pub club: String,
    pub table: String,
    pub ended: i64,
    /// For each seat who sat there, nobody for a bot, with place and points.
    pub seats: Vec<(Option<String>, u8, i64)>,
}

/// How a game ended for one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClubResult {
    pub table: String,
    /// Id and name of the member who sat there; nobody for bots and others.
    pub person: Option<(String, String)>,
    pub place: u8,
    pub score: i64,
}

fn season(row: &Row) -> Result<Season, StoreError> {
    Ok(Season { number: row.int(0)?, begins: row.int(1)?, ends: row.maybe_int(2)? })
}

/// The latest season of a club.
fn latest(db: &mut dyn Db, club: &str) -> Result<Option<Season>, StoreError> {
    let sql = "SELECT number, begins, ends FROM club_seasons WHERE club = $1 ORDER BY number DESC LIMIT 1";
    db.row(sql, args![club])?.as_ref().map(season).transpose()
}

fn begin(db: &mut dyn Db, club: &str, begins: i64, ends: Option<i64>) -> Result<(), StoreError> {
    let number = latest(db, club)?.map_or(1, |last| last.number + 1);
    let sql = "INSERT INTO club_seasons (club, number, begins, ends) VALUES ($1, $2, $3, $4)";
    db.run(sql, args![club, number, begins, ends])?;
    db.run("UPDATE clubs SET due = $1 WHERE id = $2", args![ends, club]).map(|_| ())
}

/// Says by which clocks a club lives and how its seasons come. The running season ends accordingly. Where none is running one begins if
/// seasons come in another way from now on; otherwise the next one comes when it would have, by the clocks of the zone.
pub(crate) fn set_hours(db: &mut dyn Db, was: &Club, hours: &ClubHours) -> Result<(), StoreError> {
    let ClubHours { zone, rhythm, ends, now, .. } = hours;
    let club = &was.id;
    db.run("UPDATE clubs SET zone = $1, rhythm = $2 WHERE id = $3", args![zone, rhythm, club])?;
    match latest(db, club)?.filter(|last| last.runs(*now)) {
        Some(running) => {
            let sql = "UPDATE club_seasons SET ends = $1 WHERE club = $2 AND number = $3";
            db.run(sql, args![*ends, club, running.number])?;
        }
        None if *rhythm != was.rhythm && ends.is_some() => return begin(db, club, *now, *ends),
        None => {}
    }
    if *rhythm != was.rhythm {
        return db.run("UPDATE clubs SET due = $1 WHERE id = $2", args![*ends, club]).map(|_| ());
    }
    // A season that is over by now is still followed by the next one.
    db.run("UPDATE clubs SET due = $1 WHERE id = $2 AND due > $3", args![*ends, club, *now]).map(|_| ())
}

impl Store {
    /// The seasons of a club, the latest first.
    pub async fn seasons(&self, club: &str) -> Result<Vec<Season>, StoreError> {
        let club = club.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT number, begins, ends FROM club_seasons WHERE club = $1 ORDER BY number DESC";
            db.rows(sql, args![&club])?.iter().map(season).collect()
        };
        self.reading.call(read).await
    }

    /// Begins a season that ends then, or when somebody ends it. False if one is running.
    pub async fn begin_season(&self, club: &str, now: i64, ends: Option<i64>) -> Result<bool, StoreError> {
        let club = club.to_owned();
        let write = move |db: &mut dyn Db| {
            if !hold(db, &club)? || latest(db, &club)?.is_some_and(|last| last.runs(now)) {
                return Ok(false);
            }
            begin(db, &club, now, ends)?;
            Ok(true)
        };
        self.writing.call(write).await
    }

    /// Ends the running season. False if none is running.
    pub async fn end_season(&self, club: &str, now: i64) -> Result<bool, StoreError> {
        let club = club.to_owned();
        let write = move |db: &mut dyn Db| {
            if !hold(db, &club)? {
                return Ok(false);
            }
            let Some(running) = latest(db, &club)?.filter(|last| last.runs(now)) else {
                return Ok(false);
            };
            let sql = "UPDATE club_seasons SET ends = $1 WHERE club = $2 AND number = $3";
            Ok(db.run(sql, args![now, &club, running.number])? == 1)
        };
        self.writing.call(write).await
    }

    /// Clubs whose season is over, and when that was.
    pub async fn clubs_due(&self, now: i64, most: i64) -> Result<Vec<(String, i64)>, StoreError> {
        let read = move |db: &mut dyn Db| {
            let rows = db.rows("SELECT id, due FROM clubs WHERE due <= $1 ORDER BY due, id LIMIT $2", args![now, most])?;
            rows.iter().map(|row| Ok((row.text(0)?, row.int(1)?))).collect()
        };
        self.reading.call(read).await
    }

    /// Begins the season that follows the one which was over `before`. Of two nodes one does it.
    pub async fn turn_season(&self, club: &str, before: i64, begins: i64, ends: Option<i64>) -> Result<bool, StoreError> {
        let club = club.to_owned();
        let write = move |db: &mut dyn Db| {
            if db.run("UPDATE clubs SET due = $1 WHERE id = $2 AND due = $3", args![ends, &club, before])? == 0 {
                return Ok(false);
            }
            if ends.is_some() {
                begin(db, &club, begins, ends)?;
            }
            Ok(true)
        };
        self.writing.call(write).await
    }

    /// Counts a finished game. Whoever is no member then is nobody. What was counted stays as it is.
    pub async fn note_club_result(&self, result: NewClubResult) -> Result<(), StoreError> {
        let write = move |db: &mut dyn Db| {
            let NewClubResult { club, table, ended, seats } = &result;
            for (seat, (person, place, score)) in seats.iter().enumerate() {
                let sql = "INSERT INTO club_results (table_id, seat, club, ended, person, place, score)
                    SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS BIGINT),
                    COALESCE((SELECT m.person FROM club_members m WHERE m.club = $3 AND m.person = $5), ''),
                    CAST($6 AS BIGINT), CAST($7 AS BIGINT) WHERE EXISTS (SELECT 1 FROM clubs WHERE id = $3)
                    ON CONFLICT (table_id, seat) DO NOTHING";
                let person = person.as_deref().unwrap_or_default();
                db.run(sql, args![table, seat as i64, club, *ended, person, i64::from(*place), *score])?;
            }
            Ok(())
        };
        self.writing.call(write).await
    }

    /// The games of a club that ended between two moments, seat by seat in the order in which they ended.
    pub async fn club_results(&self, club: &str, begins: i64, ends: Option<i64>) -> Result<Vec<ClubResult>, StoreError> {
        let club = club.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql =
                "SELECT r.table_id, r.person, p.name, r.place, r.score FROM club_results r LEFT JOIN people p ON p.id = r.person
                WHERE r.club = $1 AND r.ended >= $2 AND r.ended < $3 ORDER BY r.ended, r.table_id, r.seat";
            let result = |row: &Row| {
                let person = row.maybe_text(2)?.map(|name| Ok::<_, StoreError>((row.text(1)?, name))).transpose()?;
                Ok(ClubResult { table: row.text(0)?, person, place: row.int(3)? as u8, score: row.int(4)? })
            };
            db.rows(sql, args![&club, begins, ends.unwrap_or(i64::MAX)])?.iter().map(result).collect()
        };
        self.reading.call(read).await
    }
}
