//! Tournaments: their journals, the cards by which they are found, and the tables at which they are played.

use crate::db::{Db, Row, args};
use crate::error::StoreError;
use crate::journal::{Appended, Begun, Line};
use crate::store::{Notice, Store};
use std::collections::HashSet;

/// What is known of a tournament without reading its journal.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TournamentCard {
    /// A word for where it stands.
    pub stage: &'static str,
    /// When the server has to do something about it by itself.
    pub due: Option<i64>,
    /// What lists show of it, in words that only the server reads.
    pub shown: String,
    /// Who takes part.
    pub people: Vec<String>,
}

/// A tournament that begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTournament {
    pub id: String,
    pub host: String,
    /// Shown to everybody; otherwise found by its link alone.
    pub listed: bool,
    pub card: TournamentCard,
    /// The first line.
    pub line: Line,
}

/// What is to be written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentAppend {
    pub id: String,
    /// The line that must be the last one so far.
    pub expected: i64,
    pub line: Line,
    pub card: TournamentCard,
    /// Tables that were opened for it.
    pub opened: Vec<String>,
    /// Tables whose end the line tells.
    pub ended: Vec<String>,
}

/// A tournament as lists show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundTournament {
    pub id: String,
    pub stage: String,
    pub shown: String,
}

impl Store {
    /// Begins a tournament, unless that makes more than `most` of one host that are not over.
    pub async fn begin_tournament(&self, new: NewTournament, most: i64) -> Result<Begun, StoreError> {
        let write = move |db: &mut dyn Db| {
            let NewTournament { id, host, listed, card, line } = &new;
            if db.row("SELECT id FROM tournaments WHERE id = $1", args![id])?.is_some() {
                return Ok(Begun::There);
            }
            let sql = "SELECT count(*) FROM tournaments WHERE host = $1 AND stage IN ('gathering', 'playing')";
            if db.row(sql, args![host])?.map_or(Ok(0), |row| row.int(0))? >= most {
                return Ok(Begun::TooMany);
            }
            let sql = "INSERT INTO tournaments (id, seq, host, listed, stage, due, changed, shown)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING";
            if db.run(sql, args![id, line.seq, host, *listed, card.stage, card.due, line.at, &card.shown])? == 0 {
                return Ok(Begun::There);
            }
            insert(db, id, line)?;
            keep_people(db, id, &card.people)?;
            Ok(Begun::Begun)
        };
        self.writing.call(write).await
    }

    /// Appends a line, if the journal is as long as expected. When this returns `Written`, the line is durable.
    pub async fn append_tournament(&self, append: TournamentAppend) -> Result<Appended, StoreError> {
        let write = move |db: &mut dyn Db| {
            let TournamentAppend { id, expected, line, card, opened, ended } = &append;
            let sql =
                "UPDATE tournaments SET seq = $1, stage = $2, due = $3, changed = $4, shown = $5 WHERE id = $6 AND seq = $7";
            if db.run(sql, args![line.seq, card.stage, card.due, line.at, &card.shown, id, *expected])? == 0 {
                return Ok(Appended::Conflict);
            }
            insert(db, id, line)?;
            keep_people(db, id, &card.people)?;
            for table in opened {
                let sql = "INSERT INTO tournament_tables (table_id, tournament, noted) VALUES ($1, $2, 0)
                    ON CONFLICT (table_id) DO NOTHING";
                db.run(sql, args![table, id])?;
            }
            for table in ended {
                db.run("UPDATE tournament_tables SET noted = 1 WHERE table_id = $1", args![table])?;
            }
            db.notify(&Notice::Contested { tournament: id.clone() }.written())?;
            Ok(Appended::Written)
        };
        self.writing.call(write).await
    }

    /// The lines of a tournament's journal, in order.
    pub async fn tournament_lines(&self, id: &str) -> Result<Vec<Line>, StoreError> {
        let id = id.to_owned();
        let read = move |db: &mut dyn Db| {
            let rows = db.rows("SELECT seq, at, line FROM tournament_entries WHERE tournament = $1 ORDER BY seq", args![&id])?;
            rows.iter().map(|row| Ok(Line { seq: row.int(0)?, at: row.int(1)?, text: row.text(2)? })).collect()
        };
        self.reading.call(read).await
    }

    /// Listed tournaments, first those that gather, then those that are played, then those that are over; the latest first.
    pub async fn tournaments(&self, most: i64) -> Result<Vec<FoundTournament>, StoreError> {
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT id, stage, shown FROM tournaments WHERE listed = 1 AND stage <> 'cancelled'
                ORDER BY CASE stage WHEN 'gathering' THEN 0 WHEN 'playing' THEN 1 ELSE 2 END, changed DESC, id LIMIT $1";
            db.rows(sql, args![most])?.iter().map(found).collect()
        };
        self.reading.call(read).await
    }

    /// The tournaments that a person hosts or takes part in, the latest first.
    pub async fn tournaments_of(&self, person: &str, most: i64) -> Result<Vec<FoundTournament>, StoreError> {
        let person = person.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT t.id, t.stage, t.shown FROM tournaments t WHERE t.stage <> 'cancelled' AND (t.host = $1
                OR EXISTS (SELECT 1 FROM tournament_people p WHERE p.tournament = t.id AND p.person = $1))
                ORDER BY CASE WHEN t.stage IN ('gathering', 'playing') THEN 0 ELSE 1 END, t.changed DESC, t.id LIMIT $2";
            db.rows(sql, args![&person, most])?.iter().map(found).collect()
        };
        self.reading.call(read).await
    }

    /// Tournaments about which something has to be done: one of their tables has ended, or they wait for the server.
    pub async fn tournaments_due(&self, now: i64, most: i64) -> Result<Vec<String>, StoreError> {
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT id FROM tournaments WHERE due <= $1
                UNION SELECT x.tournament FROM tournament_tables x LEFT JOIN tables t ON t.id = x.table_id
                WHERE x.noted = 0 AND (t.id IS NULL OR t.stage IN ('over', 'closed')) LIMIT $2";
            db.rows(sql, args![now, most])?.iter().map(|row| row.text(0)).collect()
        };
        self.reading.call(read).await
    }

    /// The tables of a tournament that have ended, and whose end its journal does not tell yet.
    pub async fn ended_tables(&self, tournament: &str) -> Result<Vec<String>, StoreError> {
        let tournament = tournament.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT x.table_id FROM tournament_tables x LEFT JOIN tables t ON t.id = x.table_id
                WHERE x.tournament = $1 AND x.noted = 0 AND (t.id IS NULL OR t.stage IN ('over', 'closed')) ORDER BY x.table_id";
            db.rows(sql, args![&tournament])?.iter().map(|row| row.text(0)).collect()
        };
        self.reading.call(read).await
    }

    /// The lines of all tournaments in which a word stands, each with the id of its tournament.
    pub async fn tournament_lines_that_mention(&self, word: &str) -> Result<Vec<(String, Line)>, StoreError> {
        let like = format!("%{word}%");
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT tournament, seq, at, line FROM tournament_entries WHERE line LIKE $1 ORDER BY tournament, seq";
            let line = |row: &Row| Ok((row.text(0)?, Line { seq: row.int(1)?, at: row.int(2)?, text: row.text(3)? }));
            db.rows(sql, args![&like])?.iter().map(line).collect()
        };
        self.reading.call(read).await
    }

    /// Writes lines of tournaments anew, with somebody else in the place of a person.
    pub async fn rewrite_tournaments(&self, lines: Vec<(String, Line)>, person: &str, nobody: &str) -> Result<(), StoreError> {
        let (person, nobody) = (person.to_owned(), nobody.to_owned());
        let write = move |db: &mut dyn Db| {
            for (tournament, line) in &lines {
                let sql = "UPDATE tournament_entries SET line = $1 WHERE tournament = $2 AND seq = $3";
                db.run(sql, args![&line.text, tournament, line.seq])?;
            }
            db.run("UPDATE tournaments SET host = $1 WHERE host = $2", args![&nobody, &person])?;
            db.run("DELETE FROM tournament_people WHERE person = $1", args![&person])?;
            let mut changed: Vec<&String> = lines.iter().map(|(tournament, _)| tournament).collect();
            changed.dedup();
            changed
                .into_iter()
                .try_for_each(|tournament| db.notify(&Notice::Contested { tournament: tournament.clone() }.written()))
        };
        self.writing.call(write).await
    }
}

fn found(row: &Row) -> Result<FoundTournament, StoreError> {
    Ok(FoundTournament { id: row.text(0)?, stage: row.text(1)?, shown: row.text(2)? })
}

fn insert(db: &mut dyn Db, tournament: &str, line: &Line) -> Result<(), StoreError> {
    let sql = "INSERT INTO tournament_entries (tournament, seq, at, line) VALUES ($1, $2, $3, $4)";
    db.run(sql, args![tournament, line.seq, line.at, &line.text]).map(|_| ())
}

/// Most lines change nobody, and there may be hundreds of people: only those are written who came or went.
fn keep_people(db: &mut dyn Db, tournament: &str, people: &[String]) -> Result<(), StoreError> {
    let rows = db.rows("SELECT person FROM tournament_people WHERE tournament = $1", args![tournament])?;
    let before: HashSet<String> = rows.iter().map(|row| row.text(0)).collect::<Result<_, _>>()?;
    let now: HashSet<&String> = people.iter().collect();
    for gone in before.iter().filter(|person| !now.contains(person)) {
        db.run("DELETE FROM tournament_people WHERE tournament = $1 AND person = $2", args![tournament, gone])?;
    }
    for new in people.iter().filter(|&person| !before.contains(person)) {
        let sql =
            "INSERT INTO tournament_people (tournament, person) VALUES ($1, $2) ON CONFLICT (tournament, person) DO NOTHING";
        db.run(sql, args![tournament, new])?;
    }
    Ok(())
}
