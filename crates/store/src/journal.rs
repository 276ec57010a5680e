//! Tables: their journals, and the cards by which they are found.

use crate::club_tables::{NewClubTable, belong};
use crate::db::{Db, Row, args};
use crate::error::StoreError;
use crate::outbox::{NewNotice, queue};
use crate::prepared::{self, PreparedChange};
use crate::store::{Notice, Store};

/// One line of a journal: what happened, in words that only the server reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub seq: i64,
    /// Milliseconds since 1970.
    pub at: i64,
    pub text: String,
}

/// What is known of a table without opening it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Card {
    /// A word for where the table stands: gathering, playing, over, closed.
    pub stage: &'static str,
    /// The seats that are being asked, one bit for each.
    pub asked: u8,
    /// When the server has to do something about the table by itself.
    pub due: Option<i64>,
    pub changed: i64,
    /// Until when seats that are being asked may take, in milliseconds since 1970.
    pub deadlines: Vec<(u8, i64)>,
    /// What a list shows of the table; none if that is as before.
    pub shown: Option<String>,
    /// Who sits where; none if that is as before.
    pub sitters: Option<Vec<(u8, String)>>,
}

/// A table that begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    pub id: String,
    pub game: String,
    /// Who opened it.
    pub host: String,
    pub listed: bool,
    /// Tables that have the same here are dealt alike: `WORD.PROMISE`, where the first part tells which tables may share a deal.
    pub deal: Option<String>,
    /// The club that it belongs to.
    pub club: Option<NewClubTable>,
    pub card: Card,
    /// The first lines of the journal, numbered from 1.
    pub lines: Vec<Line>,
}

/// What became of a table that was to begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begun {
    Begun,
    /// There is one with this id, which stays as it is.
    There,
    /// Its host has as many tables that gather already.
    TooMany,
}

/// What is to be written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    pub table: String,
    /// The line that must be the last one so far.
    pub expected: i64,
    pub line: Line,
    pub card: Card,
    /// The whole position after this line, where it is worth keeping.
    pub snapshot: Option<String>,
    /// Who is being asked now, to be told to all nodes.
    pub asked: Vec<String>,
    /// What people are to be told of it who do not look on.
    pub notices: Vec<NewNotice>,
    /// What becomes of the answers that were prepared for seats which the line asks.
    pub prepared: Vec<PreparedChange>,
}

/// What became of an append.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is durable.
    Written,
    /// Somebody was faster: the journal is longer than expected. Nothing was written.
    Conflict,
}

/// A table as lists show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    pub id: String,
    pub stage: String,
    pub changed: i64,
    pub shown: String,
    /// The seats of people who are being asked, one bit for each.
    pub asked: u8,
    /// The seats of the person whose list it is, one bit for each.
    pub own: i64,
    deadlines: Vec<(u8, i64)>,
}

impl Found {
    /// Whether the person whose list it is is being asked.
    pub fn asks(&self) -> bool {
        self.own & i64::from(self.asked) != 0
    }

    /// When the time of the person runs out who is being asked; none where nobody counts it.
    pub fn deadline(&self) -> Option<i64> {
        let asked = self.own & i64::from(self.asked);
        self.deadlines.iter().filter(|(seat, _)| asked >> seat & 1 == 1).map(|&(_, when)| when).min()
    }
}

/// A table about which something has to be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Due {
    pub when: i64,
    pub id: String,
}

impl Store {
    /// Begins a table, unless that makes more than `most` of one host that gather.
    pub async fn begin(&self, table: NewTable, most: Option<i64>) -> Result<Begun, StoreError> {
        self.writing.call(move |db| begin(db, &table, most)).await
    }

    /// Puts off the day on which tables that gather are given up: these, and those at which these people sit. The times are for
    /// tables that are listed and for others. A table at which something else is due before, such as the time to answer an invitation,
    /// stays as it is.
    pub async fn still_waiting(
        &self,
        tables: Vec<String>,
        people: Vec<String>,
        now: i64,
        (listed, others): (i64, i64),
    ) -> Result<(), StoreError> {
        let write = move |db: &mut dyn Db| {
            for table in &tables {
                let sql = "UPDATE tables SET due = CASE WHEN listed = 1 THEN CAST($1 AS BIGINT) ELSE CAST($2 AS BIGINT) END
                    WHERE stage = 'gathering' AND id = $3 AND (due IS NULL OR due <= CAST($4 AS BIGINT) OR due - changed >= CASE WHEN listed = 1 THEN CAST($1 AS BIGINT) ELSE CAST($2 AS BIGINT) END - CAST($4 AS BIGINT))";
                db.run(sql, args![listed, others, table, now])?;
            }
            for person in &people {
                let sql = "UPDATE tables SET due = CASE WHEN listed = 1 THEN CAST($1 AS BIGINT) ELSE CAST($2 AS BIGINT) END
                    WHERE stage = 'gathering' AND id IN (SELECT table_id FROM sitters WHERE person = $3)
                    AND (due IS NULL OR due <= CAST($4 AS BIGINT) OR due - changed >= CASE WHEN listed = 1 THEN CAST($1 AS BIGINT) ELSE CAST($2 AS BIGINT) END - CAST($4 AS BIGINT))";
                db.run(sql, args![listed, others, person, now])?;
            }
            Ok(())
        };
        self.writing.call(write).await
    }

    /// Whether something has to be done about a table that is still at this line.
    pub async fn is_due(&self, table: &str, seq: i64, now: i64) -> Result<bool, StoreError> {
        let table = table.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT id FROM tables WHERE id = $1 AND seq = $2 AND due <= $3";
            Ok(db.row(sql, args![&table, seq, now])?.is_some())
        };
        self.reading.call(read).await
    }

    /// Appends a line, if the journal is as long as expected. When this returns `Written`, the line is durable.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writing.call(move |db| write_line(db, &append)).await
    }

    /// The lines after `after`, in order.
    pub async fn lines(&self, table: &str, after: i64) -> Result<Vec<Line>, StoreError> {
        let table = table.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT seq, at, line FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq";
            let rows = db.rows(sql, args![&table, after])?;
            rows.iter().map(|row| Ok(Line { seq: row.int(0)?, at: row.int(1)?, text: row.text(2)? })).collect()
        };
        self.reading.call(read).await
    }

    /// The latest position that was kept at or before a line.
    pub async fn snapshot(&self, table: &str, at: i64) -> Result<Option<(i64, String)>, StoreError> {
        let table = table.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT seq, position FROM snapshots WHERE table_id = $1 AND seq <= $2 ORDER BY seq DESC LIMIT 1";
            db.row(sql, args![&table, at])?.map(|row| Ok((row.int(0)?, row.text(1)?))).transpose()
        };
        self.reading.call(read).await
    }

    /// Listed tables: first those that gather, where most people sit before others and the oldest before younger ones, then those
    /// that are played, the latest first.
    pub async fn lobby(&self, most: i64) -> Result<Vec<Found>, StoreError> {
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT t.id, t.stage, t.changed, c.shown, t.asked, t.deadlines, CAST(0 AS BIGINT) FROM tables t JOIN cards c ON c.table_id = t.id
                WHERE t.listed = 1 AND t.stage IN ('gathering', 'playing')
                ORDER BY t.stage,
                    CASE WHEN t.stage = 'gathering' THEN (SELECT count(*) FROM sitters s WHERE s.table_id = t.id) ELSE 0 END DESC,
                    CASE WHEN t.stage = 'gathering' THEN t.opened ELSE -t.changed END,
                    t.id
                LIMIT $1";
            found(db.rows(sql, args![most])?)
        };
        self.reading.call(read).await
    }

    /// The tables at which a person sits, the latest first; those that were closed before the game are not among them.
    pub async fn tables_of(&self, person: &str, most: i64) -> Result<Vec<Found>, StoreError> {
        let person = person.to_owned();
        let read = move |db: &mut dyn Db| {
            // Somebody may sit on several chairs.
            let sql =
                "SELECT t.id, t.stage, t.changed, c.shown, t.asked, t.deadlines, CAST(sum(s.weight) AS BIGINT) FROM sitters s
                JOIN tables t ON t.id = s.table_id JOIN cards c ON c.table_id = t.id
                WHERE s.person = $1 AND t.stage <> 'closed'
                GROUP BY t.id, t.stage, t.changed, c.shown, t.asked, t.deadlines ORDER BY t.changed DESC LIMIT $2";
            found(db.rows(sql, args![&person, most])?)
        };
        self.reading.call(read).await
    }

    /// The tables at which a person is being asked, those first where the time runs out soonest, then the longest waiting.
    pub async fn turns_of(&self, person: &str) -> Result<Vec<Found>, StoreError> {
        let person = person.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql =
                "SELECT t.id, t.stage, t.changed, c.shown, t.asked, t.deadlines, CAST(sum(s.weight) AS BIGINT) FROM sitters s
                JOIN tables t ON t.id = s.table_id JOIN cards c ON c.table_id = t.id
                WHERE s.person = $1 AND t.asked / s.weight % 2 = 1
                GROUP BY t.id, t.stage, t.changed, c.shown, t.asked, t.deadlines ORDER BY t.changed, t.id LIMIT 1000";
            let mut turns = found(db.rows(sql, args![&person])?)?;
            turns.sort_by_key(|turn| turn.deadline().unwrap_or(i64::MAX));
            Ok(turns)
        };
        self.reading.call(read).await
    }

    /// Tables about which something has to be done, the longest waiting first, behind the one that was found `last`.
    pub async fn due(&self, now: i64, last: Option<&Due>, most: i64) -> Result<Vec<Due>, StoreError> {
        let (when, id) = last.map_or((i64::MIN, String::new()), |last| (last.when, last.id.clone()));
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT due, id FROM tables WHERE due <= $1 AND (due, id) > ($2, $3) ORDER BY due, id LIMIT $4";
            let rows = db.rows(sql, args![now, when, &id, most])?;
            rows.iter().map(|row| Ok(Due { when: row.int(0)?, id: row.text(1)? })).collect()
        };
        self.reading.call(read).await
    }

    /// The tables that are dealt like this one, itself among them, and how far they are, the oldest first. One that was closed after it had
    /// begun counts as over: people have seen what it dealt.
    pub async fn dealt_alike(&self, table: &str) -> Result<Vec<(String, String)>, StoreError> {
        let table = table.to_owned();
        let read = move |db: &mut dyn Db| {
            // Every table that begins keeps its first position.
            let sql = "SELECT id, CASE WHEN stage = 'closed' AND EXISTS (SELECT 1 FROM snapshots WHERE table_id = tables.id) THEN 'over' ELSE stage END
                FROM tables WHERE deal = (SELECT deal FROM tables WHERE id = $1) ORDER BY opened, id";
            let rows = db.rows(sql, args![&table])?;
            rows.iter().map(|row| Ok((row.text(0)?, row.text(1)?))).collect()
        };
        self.reading.call(read).await
    }

    /// The oldest table that gathers for a deal of this word (the first part of its name) which has begun nowhere.
    pub async fn gathering_for(&self, word: &str) -> Result<Option<String>, StoreError> {
        let pattern = format!("{word}.%");
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT id FROM tables t WHERE deal LIKE $1 AND stage = 'gathering' AND NOT EXISTS (SELECT 1 FROM tables o
                WHERE o.deal = t.deal AND (o.stage IN ('playing', 'over') OR EXISTS (SELECT 1 FROM snapshots WHERE table_id = o.id)))
                ORDER BY opened, id LIMIT 1";
            db.row(sql, args![&pattern])?.map(|row| row.text(0)).transpose()
        };
        self.reading.call(read).await
    }
}

fn found(rows: Vec<Row>) -> Result<Vec<Found>, StoreError> {
    rows.iter().map(found_in).collect()
}

/// A table as the first seven columns of a row describe it.
pub(crate) fn found_in(row: &Row) -> Result<Found, StoreError> {
    let (id, stage, changed, shown, asked) = (row.text(0)?, row.text(1)?, row.int(2)?, row.text(3)?, row.int(4)?);
    let deadlines = row.maybe_text(5)?.and_then(|written| serde_json::from_str(&written).ok()).unwrap_or_default();
    Ok(Found { id, stage, changed, shown, asked: asked as u8, own: row.int(6)?, deadlines })
}

/// Nothing where no time is counted, as at most tables.
fn written(deadlines: &[(u8, i64)]) -> Option<String> {
    (!deadlines.is_empty()).then(|| serde_json::to_string(deadlines).unwrap_or_default())
}

fn begin(db: &mut dyn Db, table: &NewTable, most: Option<i64>) -> Result<Begun, StoreError> {
    let NewTable { id, game, host, listed, deal, club, card, lines } = table;
    if db.row("SELECT id FROM tables WHERE id = $1", args![id])?.is_some() {
        return Ok(Begun::There);
    }
    if let Some(most) = most.filter(|_| card.stage == "gathering") {
        let gathering = db.row("SELECT count(*) FROM tables WHERE host = $1 AND stage = 'gathering'", args![host])?;
        if gathering.map_or(Ok(0), |row| row.int(0))? >= most {
            return Ok(Begun::TooMany);
        }
    }
    let last = lines.last().map_or(0, |line| line.seq);
    let asked = i64::from(card.asked);
    let begun = db.run(
        "INSERT INTO tables (id, seq, game, listed, deal, stage, asked, due, changed, host, opened, deadlines)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $9, $11) ON CONFLICT (id) DO NOTHING",
        args![
            id,
            last,
            game,
            *listed,
            deal.as_deref(),
            card.stage,
            asked,
            card.due,
            card.changed,
            host,
            written(&card.deadlines).as_deref()
        ],
    )?;
    if begun == 0 {
        return Ok(Begun::There);
    }
    for line in lines {
        insert(db, id, line)?;
    }
    let shown = card.shown.as_deref().unwrap_or_default();
    db.run("INSERT INTO cards (table_id, shown) VALUES ($1, $2)", args![id, shown])?;
    seat(db, id, card)?;
    if let Some(club) = club {
        belong(db, id, club)?;
    }
    Ok(Begun::Begun)
}

fn write_line(db: &mut dyn Db, append: &Append) -> Result<Appended, StoreError> {
    let Append { table, expected, line, card, snapshot, asked, notices, prepared } = append;
    if !prepared::is_as_expected(db, table, *expected, prepared)? {
        return Ok(Appended::Conflict);
    }
    let moved = db.run(
        "UPDATE tables SET seq = $1, stage = $2, asked = $3, due = $4, changed = $5, deadlines = $6 WHERE id = $7 AND seq = $8",
        args![
            line.seq,
            card.stage,
            i64::from(card.asked),
            card.due,
            card.changed,
            written(&card.deadlines).as_deref(),
            table,
            *expected
        ],
    )?;
    if moved == 0 {
        return Ok(Appended::Conflict);
    }
    insert(db, table, line)?;
    if let Some(position) = snapshot {
        db.run("INSERT INTO snapshots (table_id, seq, position) VALUES ($1, $2, $3)", args![table, line.seq, position])?;
    }
    if let Some(shown) = &card.shown {
        db.run("UPDATE cards SET shown = $1 WHERE table_id = $2", args![shown, table])?;
    }
    seat(db, table, card)?;
    for notice in notices {
        queue(db, table, line.seq, notice)?;
    }
    prepared::change(db, table, prepared)?;
    let notice = Notice::Appended { table: table.clone(), seq: line.seq, asked: asked.clone() };
    db.notify(&notice.written())?;
    Ok(Appended::Written)
}

fn insert(db: &mut dyn Db, table: &str, line: &Line) -> Result<(), StoreError> {
    let sql = "INSERT INTO entries (table_id, seq, at, line) VALUES ($1, $2, $3, $4)";
    db.run(sql, args![table, line.seq, line.at, &line.text]).map(|_| ())
}

pub(crate) fn seat(db: &mut dyn Db, table: &str, card: &Card) -> Result<(), StoreError> {
    let Some(sitters) = &card.sitters else {
        return Ok(());
    };
    db.run("DELETE FROM sitters WHERE table_id = $1", args![table])?;
    for (seat, person) in sitters {
        let weight = 1i64 << seat;
        db.run("INSERT INTO sitters (table_id, weight, person) VALUES ($1, $2, $3)", args![table, weight, person])?;
    }
    prepared::forget_the_gone(db, table, card.stage == "playing")
}
