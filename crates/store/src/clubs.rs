//! Clubs and their members. Whoever changes who belongs to a club holds its row until that is done, so that no club is left without a
//! host and none has more members than it may. Whoever counts the clubs of a person holds the person's row, always after the club's.

use crate::club_seasons::set_hours;
use crate::club_tables::{Challenge, move_challenges, stand_as};
use crate::db::{Db, Row, args};
use crate::error::StoreError;
use crate::store::Store;

/// A group of people with a page of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Club {
    pub id: String,
    pub name: String,
    /// A line that says what it is.
    pub about: String,
    /// The name of its time zone.
    pub zone: String,
    /// How its seasons come, in a word that only the server reads.
    pub rhythm: String,
    /// The link by which people come in follows from this number.
    pub invitation: i64,
    pub created: i64,
}

/// Somebody who belongs to a club.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClubMember {
    pub person: String,
    pub name: String,
    pub host: bool,
    pub joined: i64,
    /// The link of the member's calendar follows from this number.
    pub calendar: i64,
}

/// A club of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnClub {
    pub club: Club,
    pub host: bool,
    pub members: i64,
}

/// Maximum number of clubs of one person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClubLimits {
    /// That the person hosts.
    pub hosted: i64,
    /// To which the person belongs, those included.
    pub joined: i64,
}

/// What a host changes. What is not given stays.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ClubChange {
    pub name: Option<String>,
    pub about: Option<String>,
    pub hours: Option<ClubHours>,
}

/// By which clocks a club lives from now on, how its seasons come, and what follows from that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClubHours {
    pub zone: String,
    pub rhythm: String,
    /// When the season ends that such a club has now; none where hosts say it.
    pub ends: Option<i64>,
    /// The standing challenges as they were found, where the zone is another one.
    pub challenges: Vec<Challenge>,
    /// Those of them that come at another time, with that time and when their tables are opened.
    pub moved: Vec<(Challenge, (i64, i64))>,
    pub now: i64,
}

/// What became of a club that was to be founded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClubFounded {
    Founded,
    /// The person hosts as many clubs as there may be.
    HostsTooMany,
    /// The person belongs to as many clubs as there may be.
    TooMany,
}

/// What became of somebody who was to be a host, or none any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClubHosted {
    Done,
    NotMember,
    /// Nobody else is a host.
    LastHost,
    /// The person hosts as many clubs as there may be.
    HostsTooMany,
}

/// What became of somebody who wanted to come in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClubJoined {
    Joined,
    /// They belong to the club already.
    There,
    /// The club has as many members as there may be.
    Full,
    /// The person belongs to as many clubs as there may be.
    TooMany,
    /// The link has been renewed, or a host has blocked the person.
    NotWelcome,
}

fn club(row: &Row) -> Result<Club, StoreError> {
    Ok(Club {
        id: row.text(0)?,
        name: row.text(1)?,
        about: row.text(2)?,
        zone: row.text(3)?,
        rhythm: row.text(4)?,
        invitation: row.int(5)?,
        created: row.int(6)?,
    })
}

/// Keeps others from changing the club until the transaction ends. False if there is no such club.
pub(crate) fn hold(db: &mut dyn Db, club: &str) -> Result<bool, StoreError> {
    Ok(db.run("UPDATE clubs SET created = created WHERE id = $1", args![club])? == 1)
}

/// Keeps others from changing how many clubs the person has until the transaction ends.
fn hold_person(db: &mut dyn Db, person: &str) -> Result<(), StoreError> {
    db.run("UPDATE people SET name = name WHERE id = $1", args![person]).map(|_| ())
}

fn hosted(db: &mut dyn Db, person: &str) -> Result<i64, StoreError> {
    number(db, "SELECT count(*) FROM club_members WHERE person = $1 AND host = 1", person)
}

fn joined(db: &mut dyn Db, person: &str) -> Result<i64, StoreError> {
    number(db, "SELECT count(*) FROM club_members WHERE person = $1", person)
}

fn number(db: &mut dyn Db, sql: &'static str, of: &str) -> Result<i64, StoreError> {
    db.row(sql, args![of])?.map_or(Ok(0), |row| row.int(0))
}

fn belongs(db: &mut dyn Db, club: &str, person: &str) -> Result<bool, StoreError> {
    Ok(db.row("SELECT person FROM club_members WHERE club = $1 AND person = $2", args![club, person])?.is_some())
}

fn add(db: &mut dyn Db, club: &str, person: &str, host: bool, now: i64) -> Result<(), StoreError> {
    // Whoever was deleted meanwhile leaves nothing.
    let sql = "INSERT INTO club_members (club, person, host, joined, calendar)
        SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS BIGINT), CAST($4 AS BIGINT), CAST($4 AS BIGINT)
        WHERE EXISTS (SELECT 1 FROM people WHERE id = $2) ON CONFLICT (club, person) DO NOTHING";
    db.run(sql, args![club, person, host, now]).map(|_| ())
}

/// Forgets a club. Its tables stay what they are: those for members alone are still seen by nobody but those who sit there, and the hour of
/// those that wait for one still comes.
fn end(db: &mut dyn Db, club: &str) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM clubs WHERE id = $1",
        "DELETE FROM club_members WHERE club = $1",
        "DELETE FROM club_challenges WHERE club = $1",
        "DELETE FROM club_results WHERE club = $1",
        "DELETE FROM club_seasons WHERE club = $1",
    ] {
        db.run(sql, args![club])?;
    }
    Ok(())
}

/// Somebody belongs to a club no more. If no host is left, whoever has been there longest becomes one, with an account before without; a club
/// without members ends. False if the person did not belong to it.
fn part(db: &mut dyn Db, club: &str, person: &str) -> Result<bool, StoreError> {
    if db.run("DELETE FROM club_members WHERE club = $1 AND person = $2", args![club, person])? == 0 {
        return Ok(false);
    }
    if number(db, "SELECT count(*) FROM club_members WHERE club = $1 AND host = 1", club)? > 0 {
        return Ok(true);
    }
    let sql = "SELECT m.person FROM club_members m JOIN people p ON p.id = m.person WHERE m.club = $1
        ORDER BY CASE WHEN p.login IS NULL THEN 1 ELSE 0 END, m.joined, m.person LIMIT 1";
    match db.row(sql, args![club])?.map(|row| row.text(0)).transpose()? {
        Some(next) => {
            db.run("UPDATE club_members SET host = 1 WHERE club = $1 AND person = $2", args![club, &next])?;
        }
        None => end(db, club)?,
    }
    Ok(true)
}

impl Store {
    /// Founds a club with its first season, unless its founder has as many clubs already as there may be.
    pub async fn found_club(
        &self,
        new: Club,
        founder: &str,
        ends: Option<i64>,
        most: ClubLimits,
    ) -> Result<ClubFounded, StoreError> {
        let founder = founder.to_owned();
        let write = move |db: &mut dyn Db| {
            hold_person(db, &founder)?;
            if hosted(db, &founder)? >= most.hosted {
                return Ok(ClubFounded::HostsTooMany);
            }
            if joined(db, &founder)? >= most.joined {
                return Ok(ClubFounded::TooMany);
            }
            let Club { id, name, about, zone, rhythm, invitation, created } = &new;
            let sql = "INSERT INTO clubs (id, name, about, zone, rhythm, invitation, created, due) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
            db.run(sql, args![id, name, about, zone, rhythm, *invitation, *created, ends])?;
            let sql = "INSERT INTO club_seasons (club, number, begins, ends) VALUES ($1, 1, $2, $3)";
            db.run(sql, args![id, *created, ends])?;
            add(db, id, &founder, true, *created)?;
            Ok(ClubFounded::Founded)
        };
        self.writing.call(write).await
    }

    pub async fn club(&self, id: &str) -> Result<Option<Club>, StoreError> {
        let id = id.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT id, name, about, zone, rhythm, invitation, created FROM clubs WHERE id = $1";
            db.row(sql, args![&id])?.as_ref().map(club).transpose()
        };
        self.reading.call(read).await
    }

    /// Those who belong to a club: hosts first, then by name.
    pub async fn club_members(&self, id: &str) -> Result<Vec<ClubMember>, StoreError> {
        let id = id.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT m.person, p.name, m.host, m.joined, m.calendar FROM club_members m JOIN people p ON p.id = m.person
                WHERE m.club = $1 ORDER BY m.host DESC, p.name, m.person";
            let member = |row: &Row| {
                Ok(ClubMember {
                    person: row.text(0)?,
                    name: row.text(1)?,
                    host: row.int(2)? == 1,
                    joined: row.int(3)?,
                    calendar: row.int(4)?,
                })
            };
            db.rows(sql, args![&id])?.iter().map(member).collect()
        };
        self.reading.call(read).await
    }

    /// The clubs to which a person belongs, by name.
    pub async fn clubs_of(&self, person: &str) -> Result<Vec<OwnClub>, StoreError> {
        let person = person.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT c.id, c.name, c.about, c.zone, c.rhythm, c.invitation, c.created, m.host,
                (SELECT count(*) FROM club_members x WHERE x.club = c.id)
                FROM clubs c JOIN club_members m ON m.club = c.id WHERE m.person = $1 ORDER BY c.name, c.id";
            let own = |row: &Row| Ok(OwnClub { club: club(row)?, host: row.int(7)? == 1, members: row.int(8)? });
            db.rows(sql, args![&person])?.iter().map(own).collect()
        };
        self.reading.call(read).await
    }

    pub async fn is_club_member(&self, id: &str, person: &str) -> Result<bool, StoreError> {
        let (id, person) = (id.to_owned(), person.to_owned());
        self.reading.call(move |db: &mut dyn Db| belongs(db, &id, &person)).await
    }

    /// Changes a club, all of it or nothing. False if zone, rhythm or challenges are not any more what the change was worked out from.
    pub async fn change_club(&self, was: &Club, change: ClubChange) -> Result<bool, StoreError> {
        let was = was.clone();
        let write = move |db: &mut dyn Db| {
            let ClubChange { name, about, hours } = &change;
            if !hold(db, &was.id)? {
                return Ok(false);
            }
            if let Some(hours) = hours {
                let sql = "SELECT id FROM clubs WHERE id = $1 AND zone = $2 AND rhythm = $3";
                let as_it_was = db.row(sql, args![&was.id, &was.zone, &was.rhythm])?.is_some();
                let as_they_were = hours.zone == was.zone || stand_as(db, &was.id, &hours.challenges)?;
                if !as_it_was || !as_they_were {
                    return Ok(false);
                }
                set_hours(db, &was, hours)?;
                move_challenges(db, &hours.moved)?;
            }
            let sql = "UPDATE clubs SET name = COALESCE($1, name), about = COALESCE($2, about) WHERE id = $3";
            Ok(db.run(sql, args![name.as_deref(), about.as_deref(), &was.id])? == 1)
        };
        self.writing.call(write).await
    }

    /// The link by which people came in so far is worth nothing any more.
    pub async fn renew_club_invitation(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        let write = move |db: &mut dyn Db| renew(db, &id);
        self.writing.call(write).await
    }

    /// The link of a member's calendar so far is worth nothing any more.
    pub async fn renew_club_calendar(&self, id: &str, person: &str) -> Result<(), StoreError> {
        let (id, person) = (id.to_owned(), person.to_owned());
        let write = move |db: &mut dyn Db| {
            let sql = "UPDATE club_members SET calendar = calendar + 1 WHERE club = $1 AND person = $2";
            db.run(sql, args![&id, &person]).map(|_| ())
        };
        self.writing.call(write).await
    }

    /// Lets somebody in by the link that follows from this number.
    pub async fn join_club(
        &self,
        id: &str,
        invitation: i64,
        person: &str,
        (most_members, most_clubs): (i64, i64),
        now: i64,
    ) -> Result<ClubJoined, StoreError> {
        let (id, person) = (id.to_owned(), person.to_owned());
        let write = move |db: &mut dyn Db| {
            if !hold(db, &id)? {
                return Ok(ClubJoined::NotWelcome);
            }
            if belongs(db, &id, &person)? {
                return Ok(ClubJoined::There);
            }
            let welcome = "SELECT id FROM clubs WHERE id = $1 AND invitation = $2 AND NOT EXISTS (SELECT 1 FROM club_members m
                JOIN bonds b ON b.person = m.person WHERE m.club = $1 AND m.host = 1 AND b.other = $3 AND b.kind = 'blocked')";
            if db.row(welcome, args![&id, invitation, &person])?.is_none() {
                return Ok(ClubJoined::NotWelcome);
            }
            if number(db, "SELECT count(*) FROM club_members WHERE club = $1", &id)? >= most_members {
                return Ok(ClubJoined::Full);
            }
            hold_person(db, &person)?;
            if joined(db, &person)? >= most_clubs {
                return Ok(ClubJoined::TooMany);
            }
            add(db, &id, &person, false, now)?;
            Ok(ClubJoined::Joined)
        };
        self.writing.call(write).await
    }

    /// Makes a member a host, unless the person hosts `most` clubs already. Whoever is one stays one.
    pub async fn make_club_host(&self, id: &str, person: &str, most: i64) -> Result<ClubHosted, StoreError> {
        let (id, person) = (id.to_owned(), person.to_owned());
        let write = move |db: &mut dyn Db| {
            if !hold(db, &id)? || !belongs(db, &id, &person)? {
                return Ok(ClubHosted::NotMember);
            }
            hold_person(db, &person)?;
            let elsewhere = "SELECT count(*) FROM club_members WHERE person = $1 AND host = 1 AND club <> $2";
            if db.row(elsewhere, args![&person, &id])?.map_or(Ok(0), |row| row.int(0))? >= most {
                return Ok(ClubHosted::HostsTooMany);
            }
            set_host(db, &id, &person, true)
        };
        self.writing.call(write).await
    }

    /// Makes a host an ordinary member, if somebody else is a host.
    pub async fn unmake_club_host(&self, id: &str, person: &str) -> Result<ClubHosted, StoreError> {
        let (id, person) = (id.to_owned(), person.to_owned());
        let write = move |db: &mut dyn Db| {
            if !hold(db, &id)? {
                return Ok(ClubHosted::NotMember);
            }
            let others = "SELECT person FROM club_members WHERE club = $1 AND host = 1 AND person <> $2";
            match db.row(others, args![&id, &person])? {
                Some(_) => set_host(db, &id, &person, false),
                None => Ok(ClubHosted::LastHost),
            }
        };
        self.writing.call(write).await
    }

    /// Somebody leaves a club. False if they did not belong to it.
    pub async fn leave_club(&self, id: &str, person: &str) -> Result<bool, StoreError> {
        let (id, person) = (id.to_owned(), person.to_owned());
        let write = move |db: &mut dyn Db| if hold(db, &id)? { part(db, &id, &person) } else { Ok(false) };
        self.writing.call(write).await
    }

    /// Takes somebody out of a club, who cannot come back by the link so far. False if they did not belong to it.
    pub async fn remove_club_member(&self, id: &str, person: &str) -> Result<bool, StoreError> {
        let (id, person) = (id.to_owned(), person.to_owned());
        let write = move |db: &mut dyn Db| {
            let removed = hold(db, &id)? && part(db, &id, &person)?;
            if removed {
                renew(db, &id)?;
            }
            Ok(removed)
        };
        self.writing.call(write).await
    }

    /// Ends a club.
    pub async fn end_club(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.writing.call(move |db: &mut dyn Db| end(db, &id)).await
    }

    /// A person is about to be deleted: leaves all clubs, and their places in finished games are nobody's.
    pub async fn forget_club_member(&self, person: &str) -> Result<(), StoreError> {
        let person = person.to_owned();
        let write = move |db: &mut dyn Db| {
            let clubs = db.rows("SELECT club FROM club_members WHERE person = $1 ORDER BY club", args![&person])?;
            for club in clubs.iter().map(|row| row.text(0)).collect::<Result<Vec<_>, _>>()? {
                if hold(db, &club)? {
                    part(db, &club, &person)?;
                }
            }
            db.run("UPDATE club_results SET person = '' WHERE person = $1", args![&person]).map(|_| ())
        };
        self.writing.call(write).await
    }
}

fn set_host(db: &mut dyn Db, club: &str, person: &str, host: bool) -> Result<ClubHosted, StoreError> {
    let sql = "UPDATE club_members SET host = $1 WHERE club = $2 AND person = $3";
    let done = db.run(sql, args![host, club, person])? == 1;
    Ok(if done { ClubHosted::Done } else { ClubHosted::NotMember })
}

fn renew(db: &mut dyn Db, club: &str) -> Result<(), StoreError> {
    db.run("UPDATE clubs SET invitation = invitation + 1 WHERE id = $1", args![club]).map(|_| ())
}
