//! What was found in finished games, and the games that wait for somebody to look at them. Nodes share the work: one claims a game, and
//! holds it for a while; if it does not come back, another may claim it.

use crate::db::{Db, Row, args};
use crate::error::StoreError;
use crate::store::Store;

/// Number of times that a game may be claimed. One that brings down whoever looks at it is left alone then.
const MOST_CLAIMS: i64 = 5;

/// Milliseconds after which it is noted again that somebody wants to see a report.
const ASKED_EVERY: i64 = 10_000;

/// How far the report of a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reported {
    /// Nobody is at work on it.
    Waiting,
    UnderWay {
        percent: i64,
    },
    /// What was found, in words that only the server reads.
    Done(String),
    /// It cannot be made.
    GivenUp,
}

/// What a finished game was for somebody who played it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedGame {
    pub table: String,
    pub game: String,
    /// In words that only the server reads.
    pub found: String,
}

impl Store {
    /// Notes that somebody wants to see what is found in a finished game.
    pub async fn want_report(&self, table: &str, now: i64) -> Result<(), StoreError> {
        let table = table.to_owned();
        let write = move |db: &mut dyn Db| {
            let sql = "INSERT INTO reports (table_id, asked) VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE
                SET asked = excluded.asked WHERE reports.report IS NULL AND reports.asked < excluded.asked - $3";
            db.run(sql, args![&table, now, ASKED_EVERY]).map(|_| ())
        };
        self.writing.call(write).await
    }

    /// How far the report of a table is; none if nobody has asked for it.
    pub async fn report(&self, table: &str, now: i64) -> Result<Option<Reported>, StoreError> {
        let table = table.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT claims, held_until, percent, report FROM reports WHERE table_id = $1";
            let Some(row) = db.row(sql, args![&table])? else {
                return Ok(None);
            };
            let (claims, held, percent) = (row.int(0)?, row.int(1)? > now, row.int(2)?);
            Ok(Some(match row.maybe_text(3)? {
                Some(report) => Reported::Done(report),
                None if held => Reported::UnderWay { percent },
                None if claims >= MOST_CLAIMS => Reported::GivenUp,
                None => Reported::Waiting,
            }))
        };
        self.reading.call(read).await
    }

    /// Takes a game to look at, and holds it until then. People take turns, as they do with bots: it is a game of whoever comes behind the
    /// host `served` last, and of their games the one that somebody asked for last. None if there is none, or if somebody else was faster.
    pub async fn claim_report(&self, claimant: &str, served: &str, now: i64, until: i64) -> Result<Option<String>, StoreError> {
        let served = served.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT r.table_id FROM reports r JOIN tables t ON t.id = r.table_id
                WHERE r.report IS NULL AND r.held_until <= $1 AND r.claims < $2
                ORDER BY CASE WHEN t.host > $3 THEN 0 ELSE 1 END, t.host, r.asked DESC, r.table_id LIMIT 1";
            db.row(sql, args![now, MOST_CLAIMS, &served])?.map(|row| row.text(0)).transpose()
        };
        let Some(table) = self.reading.call(read).await? else {
            return Ok(None);
        };
        let claimant = claimant.to_owned();
        let write = move |db: &mut dyn Db| {
            let sql = "UPDATE reports SET claimant = $1, held_until = $2, claims = claims + 1, percent = 0
                WHERE table_id = $3 AND report IS NULL AND held_until <= $4";
            Ok((db.run(sql, args![&claimant, until, &table, now])? == 1).then(|| table.clone()))
        };
        self.writing.call(write).await
    }

    /// Says how far the work on a claimed game is, and holds it for longer. False if somebody else has it now, or the game is gone.
    pub async fn hold_report(&self, table: &str, claimant: &str, percent: i64, until: i64) -> Result<bool, StoreError> {
        let (table, claimant) = (table.to_owned(), claimant.to_owned());
        let write = move |db: &mut dyn Db| {
            let sql = "UPDATE reports SET percent = $1, held_until = $2 WHERE table_id = $3 AND claimant = $4 AND report IS NULL";
            Ok(db.run(sql, args![percent, until, &table, &claimant])? == 1)
        };
        self.writing.call(write).await
    }

    /// Keeps what was found, and for some of the seats in short what the game was for them. False if somebody else has claimed the game,
    /// or it is gone; then nothing is kept.
    pub async fn keep_report(
        &self,
        table: &str,
        claimant: &str,
        report: String,
        seats: Vec<(u8, String)>,
    ) -> Result<bool, StoreError> {
        let (table, claimant) = (table.to_owned(), claimant.to_owned());
        let write = move |db: &mut dyn Db| {
            let sql = "UPDATE reports SET report = $1, percent = 100 WHERE table_id = $2 AND claimant = $3 AND report IS NULL";
            if db.run(sql, args![&report, &table, &claimant])? == 0 {
                return Ok(false);
            }
            for (seat, found) in &seats {
                let sql = "INSERT INTO seat_games (table_id, weight, found) VALUES ($1, $2, $3)
                    ON CONFLICT (table_id, weight) DO UPDATE SET found = excluded.found";
                db.run(sql, args![&table, 1i64 << seat, found])?;
            }
            Ok(true)
        };
        self.writing.call(write).await
    }

    /// What the latest finished games were for a person, in the order in which their tables were opened. A game is left out while its
    /// deal is still played elsewhere: nothing may be learnt of it.
    pub async fn games_of(&self, person: &str, most: i64) -> Result<Vec<PlayedGame>, StoreError> {
        let person = person.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT t.id, t.game, g.found FROM sitters s
                JOIN seat_games g ON g.table_id = s.table_id AND g.weight = s.weight
                JOIN tables t ON t.id = s.table_id
                WHERE s.person = $1 AND t.stage = 'over'
                AND NOT EXISTS (SELECT 1 FROM tables o WHERE o.deal = t.deal AND o.stage = 'playing')
                ORDER BY t.opened DESC, t.id LIMIT $2";
            let rows = db.rows(sql, args![&person, most])?;
            let played = |row: &Row| Ok(PlayedGame { table: row.text(0)?, game: row.text(1)?, found: row.text(2)? });
            rows.iter().rev().map(played).collect()
        };
        self.reading.call(read).await
    }

    /// Lets nobody look at a claimed game any more: nothing can be found there.
    pub async fn give_up_report(&self, table: &str, claimant: &str) -> Result<(), StoreError> {
        let (table, claimant) = (table.to_owned(), claimant.to_owned());
        let write = move |db: &mut dyn Db| {
            let sql = "UPDATE reports SET claims = $1, held_until = 0 WHERE table_id = $2 AND claimant = $3 AND report IS NULL";
            db.run(sql, args![MOST_CLAIMS, &table, &claimant]).map(|_| ())
        };
        self.writing.call(write).await
    }

    /// Frees everything that is claimed: whoever alone uses the database and has just started is at work on nothing.
    pub async fn free_reports(&self) -> Result<(), StoreError> {
        let write = |db: &mut dyn Db| {
            db.run("UPDATE reports SET held_until = 0 WHERE report IS NULL AND held_until > 0", &[]).map(|_| ())
        };
        self.writing.call(write).await
    }
}
