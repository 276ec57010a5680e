//! What the server does for clubs by itself: it opens a table when the time of a standing challenge is near, begins the game at the hour, and
//! begins the next season when one is over.

use super::acts::{agreed, zone};
use super::time::{HOUR, Rhythm, Terms};
use super::{ClubError, Clubs};
use crate::app::App;
use crate::games::OpenError;
use crate::ids;
use crate::log;
use crate::notices::Kind;
use crate::table::{Act, Desk, Founding, Meeting, OfClub, Progress, Sitter};
use crate::tables::TableError;
use coven_engine::{MAX_SEATS, Seed};
use coven_store::{Challenge, OpenedMeeting, StoreError};
use serde_json::json;
use std::sync::Arc;

/// Maximum number of clubs, challenges and tables that are looked after in one round of the sweep.
const AT_ONCE: i64 = 100;

/// Milliseconds between two looks at a table that waits for somebody after its hour.
const LOOK_AGAIN: i64 = 10_000;

/// Milliseconds after which a challenge is tried again for which no table could be opened, and a table whose game could not begin. Until then
/// they take the places of no others.
const AFTER_A_FAILURE: (i64, i64) = (HOUR, 60_000);

impl App {
    /// Does what is due in all clubs. Where that fails it keeps nothing else waiting.
    pub async fn tend_clubs(self: &Arc<App>) -> Result<(), StoreError> {
        let (now, clubs) = (log::now(), self.clubs());
        let failed = |error: ClubError| log::event("club-not-tended", json!({ "why": error.to_string() }));
        let (next_opening, next_beginning) = AFTER_A_FAILURE;
        for challenge in self.store.challenges_due(now, AT_ONCE).await? {
            if let Err(error) = clubs.open_for(&challenge, now).await {
                failed(error);
                self.store.delay_challenge(&challenge, now + next_opening).await?;
            }
        }
        for meeting in self.store.meetings_due(now, AT_ONCE).await? {
            if let Err(error) = clubs.meet(&meeting, now).await {
                failed(error);
                self.store.settle_meeting(&meeting, Some(now + next_beginning), None).await?;
            }
        }
        for (club, ended) in self.store.clubs_due(now, AT_ONCE).await? {
            clubs.next_season(&club, ended, now).await.unwrap_or_else(failed);
        }
        Ok(())
    }
}

impl Clubs {
    /// Opens the table for the next time of a challenge, and tells the members. Another node may be doing the same: it is one table, and one of
    /// them moves the challenge on.
    async fn open_for(&self, challenge: &Challenge, now: i64) -> Result<(), ClubError> {
        let club = self.0.store.club(&challenge.club).await?.ok_or(ClubError::NoSuchClub)?;
        let terms: Terms =
            serde_json::from_str(&challenge.terms).map_err(|error| StoreError::Broken(format!("a challenge: {error}")))?;
        let after = challenge.occurs.max(now);
        let next = terms.next(&zone(&club), after).ok_or(ClubError::BadHour)?;
        let header = self.0.tables().agree(&agreed(&terms));
        let header = match header {
            // The server slept for too long.
            Ok(header) if now < challenge.occurs => header,
            // Or the game is not what it was: this time it cannot be played like that.
            other => {
                self.0.store.put_challenge_off(challenge, next).await?;
                return other.map(|_| ()).map_err(ClubError::from);
            }
        };
        let occurs = challenge.occurs.to_string();
        let table = self.0.signer.name("club table", &[&challenge.id, &occurs]);
        let meeting =
            Meeting { challenge: challenge.id.clone(), begins: challenge.occurs, zone: club.zone.clone(), fill: terms.fill };
        let founding = Founding {
            seed: Seed::new(ids::random()),
            clock: terms.clock,
            club: Some(OfClub { id: club.id, members_only: terms.members_only, meeting: Some(meeting) }),
            // Nobody has opened it, so that nobody can give it up.
            ..Founding::of(header, "", vec![Sitter::Open; terms.players])
        };
        self.0.tables().begin(&table, founding, Vec::new(), None).await?;
        let due = now + self.0.config.waits.announcement.as_millis() as i64;
        let opened = OpenedMeeting { challenge: challenge.clone(), table, next, kind: Kind::Challenge.bit(), due };
        if self.0.store.open_meeting(opened).await? {
            self.0.expect_notices();
        }
        Ok(())
    }

    /// The hour has come: the game begins with whoever is there.
    async fn meet(&self, meeting: &coven_store::Meeting, now: i64) -> Result<(), ClubError> {
        let decide = |desk: &Desk, _: i64| Ok(desk.at_the_hour().map_or(Act::Done(desk.seq), Act::Do));
        // A bot on every chair, and the beginning.
        for _ in 0..=MAX_SEATS {
            match self.0.act(&meeting.table, None, None, decide).await {
                Ok(done) if done.repeated => break,
                Ok(_) => {}
                Err(TableError::Open(OpenError::NoSuchTable)) => {
                    return Ok(self.0.store.settle_meeting(meeting, None, None).await?);
                }
                Err(error) => return Err(error.into()),
            }
        }
        let progress = self.0.open_table(&meeting.table).await.and_then(|open| Ok(open.desk()?.progress));
        let (again, came) = match progress.map_err(TableError::Open)? {
            Progress::Gathering => (Some(now + LOOK_AGAIN), None),
            Progress::Closed => (None, Some(false)),
            Progress::Playing | Progress::Over => (None, Some(true)),
        };
        Ok(self.0.store.settle_meeting(meeting, again, came).await?)
    }

    /// A season is over, and the next one begins: that of the present month or quarter, however long the server slept.
    async fn next_season(&self, id: &str, ended: i64, now: i64) -> Result<(), ClubError> {
        let club = self.0.store.club(id).await?.ok_or(ClubError::NoSuchClub)?;
        let span = Rhythm::of(&club.rhythm).and_then(|rhythm| rhythm.span(&zone(&club), now));
        let begins = span.map_or(ended, |(begins, _)| begins.max(ended));
        self.0.store.turn_season(id, ended, begins, span.map(|(_, ends)| ends)).await?;
        Ok(())
    }
}
