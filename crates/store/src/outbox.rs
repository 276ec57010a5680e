//! What people have to be told who do not look on. A notice is queued in the transaction of the line that it tells of, once for each channel
//! that the person has chosen for its kind. Nodes share the work: one claims a notice and holds it for a while; if it does not come back,
//! another may claim it.

use crate::db::{Db, Row, args};
use crate::error::StoreError;
use crate::store::Store;

/// Number of times that a notice may be claimed before it is given up.
const MOST_CLAIMS: i64 = 6;

/// Something that a person is to be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewNotice {
    pub person: String,
    /// One bit, whose meaning only the server knows.
    pub kind: i64,
    /// The seat that it is about.
    pub seat: u8,
    /// Not before then.
    pub due: i64,
}

/// A notice that has been claimed, to be told over one channel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Queued {
    pub person: String,
    pub table: String,
    pub kind: i64,
    /// The line of the journal that it tells of.
    pub seq: i64,
    pub channel: String,
    pub seat: u8,
    /// It waited for the person's daily mail.
    pub digest: bool,
    /// How often it was claimed, this time included.
    pub claims: i64,
}

/// One way in which a person is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoticeChannel {
    pub channel: String,
    /// The kinds that the person wants, one bit for each.
    pub kinds: i64,
    /// There is somewhere to send it: a confirmed address, a device.
    pub ready: bool,
}

/// Queues a notice on every channel on which the person wants to hear of its kind.
pub(crate) fn queue(db: &mut dyn Db, table: &str, seq: i64, notice: &NewNotice) -> Result<(), StoreError> {
    let NewNotice { person, kind, seat, due } = notice;
    let sql = "INSERT INTO outbox (person, table_id, kind, seq, channel, seat, due)
        SELECT c.person, CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS BIGINT), c.channel, CAST($4 AS BIGINT), CAST($5 AS BIGINT)
        FROM notice_channels c WHERE c.person = $6 AND c.ready = 1 AND c.kinds / CAST($2 AS BIGINT) % 2 = 1
        ON CONFLICT (person, table_id, kind, seq, channel) DO NOTHING";
    db.run(sql, args![table, *kind, seq, i64::from(*seat), *due, person]).map(|_| ())
}

/// Says whether a channel leads anywhere now. Where it is new the person wants to hear of these kinds.
pub(crate) fn set_ready(db: &mut dyn Db, person: &str, channel: &str, kinds: i64, ready: bool) -> Result<(), StoreError> {
    if !ready {
        let sql = "UPDATE notice_channels SET ready = 0 WHERE person = $1 AND channel = $2";
        return db.run(sql, args![person, channel]).map(|_| ());
    }
    let sql = "INSERT INTO notice_channels (person, channel, kinds, ready) VALUES ($1, $2, $3, 1)
        ON CONFLICT (person, channel) DO UPDATE SET ready = 1";
    db.run(sql, args![person, channel, kinds]).map(|_| ())
}

fn queued(row: &Row) -> Result<Queued, StoreError> {
    Ok(Queued {
        person: row.text(0)?,
        table: row.text(1)?,
        kind: row.int(2)?,
        seq: row.int(3)?,
        channel: row.text(4)?,
        seat: row.int(5)? as u8,
        digest: row.int(6)? == 1,
        claims: row.int(7)? + 1,
    })
}

fn claim(db: &mut dyn Db, one: &Queued, claimant: &str, now: i64, until: i64) -> Result<bool, StoreError> {
    let Queued { person, table, kind, seq, channel, .. } = one;
    let sql = "UPDATE outbox SET claimant = $1, held_until = $2, claims = claims + 1
        WHERE person = $3 AND table_id = $4 AND kind = $5 AND seq = $6 AND channel = $7 AND due <= $8 AND held_until <= $8";
    Ok(db.run(sql, args![claimant, until, person, table, *kind, *seq, channel, now])? == 1)
}

impl Store {
    /// Queues a notice about a table whose journal has reached this line.
    pub async fn queue_notice(&self, table: &str, seq: i64, notice: NewNotice) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.writing.call(move |db| queue(db, &table, seq, &notice)).await
    }

    /// Takes notices that are due, the longest waiting first, and holds them until then. Of two nodes one gets each.
    pub async fn claim_notices(&self, claimant: &str, now: i64, until: i64, most: i64) -> Result<Vec<Queued>, StoreError> {
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT person, table_id, kind, seq, channel, seat, digest, claims FROM outbox
                WHERE due <= $1 AND held_until <= $1 AND digest = 0 AND claims < $2 ORDER BY due LIMIT $3";
            db.rows(sql, args![now, MOST_CLAIMS, most])?.iter().map(queued).collect::<Result<Vec<_>, _>>()
        };
        let found = self.reading.call(read).await?;
        if found.is_empty() {
            return Ok(found);
        }
        let claimant = claimant.to_owned();
        let write = move |db: &mut dyn Db| {
            let mut claimed = Vec::new();
            for one in &found {
                if claim(db, one, &claimant, now, until)? {
                    claimed.push(one.clone());
                }
            }
            Ok(claimed)
        };
        self.writing.call(write).await
    }

    /// People whose daily mail is due.
    pub async fn people_with_digests(&self, now: i64, most: i64) -> Result<Vec<String>, StoreError> {
        let read = move |db: &mut dyn Db| {
            let sql =
                "SELECT DISTINCT person FROM outbox WHERE due <= $1 AND held_until <= $1 AND digest = 1 AND claims < $2 LIMIT $3";
            db.rows(sql, args![now, MOST_CLAIMS, most])?.iter().map(|row| row.text(0)).collect()
        };
        self.reading.call(read).await
    }

    /// Takes everything that waits for a person's daily mail and is due. Of two nodes one gets all of it.
    pub async fn claim_digest(&self, person: &str, claimant: &str, now: i64, until: i64) -> Result<Vec<Queued>, StoreError> {
        let (person, claimant) = (person.to_owned(), claimant.to_owned());
        let write = move |db: &mut dyn Db| {
            let sql = "UPDATE outbox SET claimant = $1, held_until = $2, claims = claims + 1
                WHERE person = $3 AND digest = 1 AND due <= $4 AND held_until <= $4";
            if db.run(sql, args![&claimant, until, &person, now])? == 0 {
                return Ok(Vec::new());
            }
            let sql = "SELECT person, table_id, kind, seq, channel, seat, digest, claims - 1 FROM outbox
                WHERE person = $1 AND digest = 1 AND claimant = $2 AND held_until = $3 ORDER BY due, table_id, seq";
            db.rows(sql, args![&person, &claimant, until])?.iter().map(queued).collect()
        };
        self.writing.call(write).await
    }

    /// A claimed notice is told, or need not be told any more. False if somebody else has it now.
    pub async fn notice_done(&self, one: &Queued, claimant: &str) -> Result<bool, StoreError> {
        let (Queued { person, table, kind, seq, channel, .. }, claimant) = (one.clone(), claimant.to_owned());
        let write = move |db: &mut dyn Db| {
            let sql = "DELETE FROM outbox WHERE person = $1 AND table_id = $2 AND kind = $3 AND seq = $4 AND channel = $5 AND claimant = $6";
            Ok(db.run(sql, args![&person, &table, kind, seq, &channel, &claimant])? == 1)
        };
        self.writing.call(write).await
    }

    /// A claimed notice is to be told later. When it is put aside for the daily mail, this was no attempt to tell it; otherwise it is given up
    /// after too many of them.
    pub async fn put_notice_off(&self, one: &Queued, claimant: &str, due: i64, digest: bool) -> Result<(), StoreError> {
        if (one.digest || !digest) && one.claims >= MOST_CLAIMS {
            return self.notice_done(one, claimant).await.map(|_| ());
        }
        let (Queued { person, table, kind, seq, channel, .. }, claimant) = (one.clone(), claimant.to_owned());
        let write = move |db: &mut dyn Db| {
            let sql = "UPDATE outbox SET due = $1, held_until = 0, digest = CAST($2 AS BIGINT),
                claims = CASE WHEN digest = 0 AND CAST($2 AS BIGINT) = 1 THEN 0 ELSE claims END
                WHERE person = $3 AND table_id = $4 AND kind = $5 AND seq = $6 AND channel = $7 AND claimant = $8";
            db.run(sql, args![due, digest, &person, &table, kind, seq, &channel, &claimant]).map(|_| ())
        };
        self.writing.call(write).await
    }

    /// Frees everything that is claimed: whoever alone uses the database and has just started is telling nothing.
    pub async fn free_notices(&self) -> Result<(), StoreError> {
        let write = |db: &mut dyn Db| db.run("UPDATE outbox SET held_until = 0 WHERE held_until > 0", &[]).map(|_| ());
        self.writing.call(write).await
    }

    /// Forgets what should have been told before then: nobody could be reached.
    pub async fn drop_old_notices(&self, before: i64) -> Result<(), StoreError> {
        let write = move |db: &mut dyn Db| db.run("DELETE FROM outbox WHERE due < $1", args![before]).map(|_| ());
        self.writing.call(write).await
    }

    /// How a person is told, by the name of the channel.
    pub async fn notice_channels(&self, person: &str) -> Result<Vec<NoticeChannel>, StoreError> {
        let person = person.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT channel, kinds, ready FROM notice_channels WHERE person = $1 ORDER BY channel";
            let channel = |row: &Row| Ok(NoticeChannel { channel: row.text(0)?, kinds: row.int(1)?, ready: row.int(2)? == 1 });
            db.rows(sql, args![&person])?.iter().map(channel).collect()
        };
        self.reading.call(read).await
    }

    /// Says of which kinds a person wants to hear on these channels. The others stay as they are.
    pub async fn choose_notices(&self, person: &str, chosen: Vec<(&'static str, i64)>) -> Result<(), StoreError> {
        let person = person.to_owned();
        let write = move |db: &mut dyn Db| {
            for (channel, kinds) in &chosen {
                let sql = "INSERT INTO notice_channels (person, channel, kinds, ready) VALUES ($1, $2, $3, 0)
                    ON CONFLICT (person, channel) DO UPDATE SET kinds = excluded.kinds";
                db.run(sql, args![&person, *channel, *kinds])?;
            }
            Ok(())
        };
        self.writing.call(write).await
    }
}
