//! The tables of clubs, and the standing challenges for which the server opens some of them.

use crate::db::{Db, Row, args};
use crate::error::StoreError;
use crate::journal::{Found, found_in};
use crate::outbox::{NewNotice, queue};
use crate::store::Store;

/// The club to which a new table belongs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewClubTable {
    pub club: String,
    /// Nobody else sees it.
    pub members_only: bool,
    /// The standing challenge for which it was opened, and when its game begins.
    pub meeting: Option<(String, i64)>,
}

/// A table of a club.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClubTable {
    pub found: Found,
    pub club: String,
    /// What the club is called, and its time zone.
    pub name: String,
    pub zone: String,
    pub members_only: bool,
    pub challenge: Option<String>,
    /// When the server begins the game, if it does.
    pub begins: Option<i64>,
}

/// What is agreed on for every week.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Challenge {
    pub id: String,
    pub club: String,
    /// In words that only the server reads.
    pub terms: String,
    /// The next time for which no table was opened yet.
    pub occurs: i64,
    /// When that is done.
    pub opens: i64,
    /// The last time, if nobody came then.
    pub missed: Option<i64>,
}

/// A table whose game is to begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meeting {
    pub table: String,
    pub challenge: Option<String>,
    pub begins: i64,
}

/// A table was opened for a challenge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenedMeeting {
    pub challenge: Challenge,
    pub table: String,
    /// The next time after that, and when its table is opened.
    pub next: (i64, i64),
    /// What the members are told.
    pub kind: i64,
    /// Not before then.
    pub due: i64,
}

/// Writes down to which club a table belongs.
pub(crate) fn belong(db: &mut dyn Db, table: &str, club: &NewClubTable) -> Result<(), StoreError> {
    let NewClubTable { club, members_only, meeting } = club;
    let (challenge, begins) =
        (meeting.as_ref().map(|(challenge, _)| challenge.as_str()), meeting.as_ref().map(|(_, begins)| *begins));
    let sql = "INSERT INTO club_tables (table_id, club, members_only, challenge, begins, due) VALUES ($1, $2, $3, $4, $5, $5)";
    db.run(sql, args![table, club, *members_only, challenge, begins]).map(|_| ())
}

fn challenge(row: &Row) -> Result<Challenge, StoreError> {
    Ok(Challenge {
        id: row.text(0)?,
        club: row.text(1)?,
        terms: row.text(2)?,
        occurs: row.int(3)?,
        opens: row.int(4)?,
        missed: row.maybe_int(5)?,
    })
}

fn club_table(row: &Row) -> Result<ClubTable, StoreError> {
    Ok(ClubTable {
        found: found_in(row)?,
        club: row.text(7)?,
        name: row.text(8)?,
        zone: row.text(9)?,
        members_only: row.int(10)? == 1,
        challenge: row.maybe_text(11)?,
        begins: row.maybe_int(12)?,
    })
}

/// Whether the standing challenges of a club are those that were found, and come when they did.
pub(crate) fn stand_as(db: &mut dyn Db, club: &str, found: &[Challenge]) -> Result<bool, StoreError> {
    let rows = db.rows("SELECT id, occurs FROM club_challenges WHERE club = $1", args![club])?;
    let mut there = rows.iter().map(|row| Ok((row.text(0)?, row.int(1)?))).collect::<Result<Vec<_>, StoreError>>()?;
    let mut expected: Vec<(String, i64)> = found.iter().map(|one| (one.id.clone(), one.occurs)).collect();
    there.sort_unstable();
    expected.sort_unstable();
    Ok(there == expected)
}

/// Says when challenges come next, as far as they still come when they did.
pub(crate) fn move_challenges(db: &mut dyn Db, moved: &[(Challenge, (i64, i64))]) -> Result<(), StoreError> {
    for (one, next) in moved {
        move_challenge(db, one, *next)?;
    }
    Ok(())
}

fn move_challenge(db: &mut dyn Db, one: &Challenge, (occurs, opens): (i64, i64)) -> Result<bool, StoreError> {
    let sql = "UPDATE club_challenges SET occurs = $1, opens = $2 WHERE id = $3 AND occurs = $4";
    Ok(db.run(sql, args![occurs, opens, &one.id, one.occurs])? == 1)
}

/// The number of a club's standing challenges, together with those that have been dropped and for which a table was opened whose game
/// begins after that moment.
fn challenges_since(db: &mut dyn Db, club: &str, since: i64) -> Result<i64, StoreError> {
    let sql = "SELECT count(*) FROM (SELECT id FROM club_challenges WHERE club = $1
        UNION SELECT challenge FROM club_tables WHERE club = $1 AND begins > $2) counted";
    db.row(sql, args![club, since])?.map_or(Ok(0), |row| row.int(0))
}

impl Store {
    /// The tables of a club that were not closed, as one of its members sees them: first those that gather, those that begin soonest first; then
    /// those that are played, then those that are over, the latest first.
    pub async fn tables_of_club(&self, club: &str, person: &str, most: i64) -> Result<Vec<ClubTable>, StoreError> {
        let (club, person) = (club.to_owned(), person.to_owned());
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT t.id, t.stage, t.changed, d.shown, t.asked, t.deadlines,
                COALESCE((SELECT CAST(sum(s.weight) AS BIGINT) FROM sitters s WHERE s.table_id = t.id AND s.person = $1), CAST(0 AS BIGINT)),
                x.club, c.name, c.zone, x.members_only, x.challenge, x.begins
                FROM club_tables x JOIN clubs c ON c.id = x.club JOIN tables t ON t.id = x.table_id JOIN cards d ON d.table_id = t.id
                WHERE x.club = $2 AND t.stage <> 'closed'
                ORDER BY CASE t.stage WHEN 'gathering' THEN 0 WHEN 'playing' THEN 1 ELSE 2 END,
                    CASE WHEN t.stage = 'gathering' THEN COALESCE(x.begins, t.opened) ELSE -t.changed END, t.id LIMIT $3";
            db.rows(sql, args![&person, &club, most])?.iter().map(club_table).collect()
        };
        self.reading.call(read).await
    }

    /// The tables of all clubs of a person that gather, those that begin soonest first.
    pub async fn open_tables_of_clubs(&self, person: &str, most: i64) -> Result<Vec<ClubTable>, StoreError> {
        let person = person.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT t.id, t.stage, t.changed, d.shown, t.asked, t.deadlines,
                COALESCE((SELECT CAST(sum(s.weight) AS BIGINT) FROM sitters s WHERE s.table_id = t.id AND s.person = $1), CAST(0 AS BIGINT)),
                x.club, c.name, c.zone, x.members_only, x.challenge, x.begins
                FROM club_members m JOIN clubs c ON c.id = m.club JOIN club_tables x ON x.club = m.club
                JOIN tables t ON t.id = x.table_id JOIN cards d ON d.table_id = t.id
                WHERE m.person = $1 AND t.stage = 'gathering' ORDER BY COALESCE(x.begins, t.opened), t.id LIMIT $2";
            db.rows(sql, args![&person, most])?.iter().map(club_table).collect()
        };
        self.reading.call(read).await
    }

    /// The club for whose members alone a table is; none for all other tables.
    pub async fn club_of_table(&self, table: &str) -> Result<Option<String>, StoreError> {
        let table = table.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT club FROM club_tables WHERE table_id = $1 AND members_only = 1";
            db.row(sql, args![&table])?.map(|row| row.text(0)).transpose()
        };
        self.reading.call(read).await
    }

    /// Whether somebody belongs to a club, or sits at a table.
    pub async fn belongs_or_sits(&self, club: &str, table: &str, person: &str) -> Result<bool, StoreError> {
        let (club, table, person) = (club.to_owned(), table.to_owned(), person.to_owned());
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT person FROM club_members WHERE club = $1 AND person = $2
                UNION SELECT person FROM sitters WHERE table_id = $3 AND person = $2";
            Ok(db.row(sql, args![&club, &person, &table])?.is_some())
        };
        self.reading.call(read).await
    }

    /// Keeps a standing challenge, unless its club has `most` already. One that was dropped counts as well as long as its latest table begins
    /// after `since`, because its members were told of it. False if it was not kept.
    pub async fn add_challenge(&self, new: Challenge, most: i64, since: i64) -> Result<bool, StoreError> {
        let write = move |db: &mut dyn Db| {
            let Challenge { id, club, terms, occurs, opens, missed } = &new;
            if !crate::clubs::hold(db, club)? {
                return Ok(false);
            }
            if challenges_since(db, club, since)? >= most {
                return Ok(false);
            }
            let sql = "INSERT INTO club_challenges (id, club, terms, occurs, opens, missed) VALUES ($1, $2, $3, $4, $5, $6)";
            Ok(db.run(sql, args![id, club, terms, *occurs, *opens, *missed])? == 1)
        };
        self.writing.call(write).await
    }

    /// False if the club has no such challenge.
    pub async fn drop_challenge(&self, club: &str, id: &str) -> Result<bool, StoreError> {
        let (club, id) = (club.to_owned(), id.to_owned());
        let write =
            move |db: &mut dyn Db| Ok(db.run("DELETE FROM club_challenges WHERE club = $1 AND id = $2", args![&club, &id])? == 1);
        self.writing.call(write).await
    }

    /// The standing challenges of a club, the next one first.
    pub async fn challenges(&self, club: &str) -> Result<Vec<Challenge>, StoreError> {
        let club = club.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT id, club, terms, occurs, opens, missed FROM club_challenges WHERE club = $1 ORDER BY occurs, id";
            db.rows(sql, args![&club])?.iter().map(challenge).collect()
        };
        self.reading.call(read).await
    }

    /// Challenges for which a table is to be opened.
    pub async fn challenges_due(&self, now: i64, most: i64) -> Result<Vec<Challenge>, StoreError> {
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT id, club, terms, occurs, opens, missed FROM club_challenges WHERE opens <= $1 ORDER BY opens, id LIMIT $2";
            db.rows(sql, args![now, most])?.iter().map(challenge).collect()
        };
        self.reading.call(read).await
    }

    /// Says when a challenge comes next, if it still comes when it did.
    pub async fn put_challenge_off(&self, one: &Challenge, next: (i64, i64)) -> Result<bool, StoreError> {
        let one = one.clone();
        self.writing.call(move |db: &mut dyn Db| move_challenge(db, &one, next)).await
    }

    /// Looks again then whether a table is to be opened for a challenge, if it still comes when it did.
    pub async fn delay_challenge(&self, one: &Challenge, opens: i64) -> Result<(), StoreError> {
        let one = one.clone();
        let write = move |db: &mut dyn Db| {
            let sql = "UPDATE club_challenges SET opens = $1 WHERE id = $2 AND occurs = $3";
            db.run(sql, args![opens, &one.id, one.occurs]).map(|_| ())
        };
        self.writing.call(write).await
    }

    /// Notes that the table for a challenge is open, and queues what the members are told. Of two nodes one does it.
    pub async fn open_meeting(&self, opened: OpenedMeeting) -> Result<bool, StoreError> {
        let write = move |db: &mut dyn Db| {
            let OpenedMeeting { challenge, table, next, kind, due } = &opened;
            if !move_challenge(db, challenge, *next)? {
                return Ok(false);
            }
            let members = db.rows("SELECT person FROM club_members WHERE club = $1 ORDER BY person", args![&challenge.club])?;
            for person in members.iter().map(|row| row.text(0)).collect::<Result<Vec<_>, _>>()? {
                queue(db, table, 1, &NewNotice { person, kind: *kind, seat: 0, due: *due })?;
            }
            Ok(true)
        };
        self.writing.call(write).await
    }

    /// Tables whose games are to begin.
    pub async fn meetings_due(&self, now: i64, most: i64) -> Result<Vec<Meeting>, StoreError> {
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT table_id, challenge, begins FROM club_tables WHERE due <= $1 ORDER BY due, table_id LIMIT $2";
            let meeting = |row: &Row| Ok(Meeting { table: row.text(0)?, challenge: row.maybe_text(1)?, begins: row.int(2)? });
            db.rows(sql, args![now, most])?.iter().map(meeting).collect()
        };
        self.reading.call(read).await
    }

    /// Looks at a table again then, or never. `came` says whether anybody was there, once that is known.
    pub async fn settle_meeting(&self, meeting: &Meeting, again: Option<i64>, came: Option<bool>) -> Result<(), StoreError> {
        let Meeting { table, challenge, begins } = meeting.clone();
        let write = move |db: &mut dyn Db| {
            db.run("UPDATE club_tables SET due = $1 WHERE table_id = $2", args![again, &table])?;
            if let (Some(challenge), Some(came)) = (&challenge, came) {
                let missed = (!came).then_some(begins);
                db.run("UPDATE club_challenges SET missed = $1 WHERE id = $2", args![missed, challenge])?;
            }
            Ok(())
        };
        self.writing.call(write).await
    }
}
