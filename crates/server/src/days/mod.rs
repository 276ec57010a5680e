//! Play that waits: how people keep time, reminders, what is urgent, and notes to oneself.
//!
//! What is agreed on about a decision is the table's affair ([`crate::table::Deadline`]); here is what people say about their time.

mod hours;
mod notes;
mod urgency;

pub use hours::{BadHours, Holiday, Hours, LONGEST_HOLIDAY, MOST_HOLIDAYS, Quiet, zone_named, zones};
pub use notes::{LONGEST_NOTE, may_note};
pub use urgency::before_the_game;

use crate::app::App;
use crate::log;
use crate::table::{Desk, HoursOf};
use coven_store::{Person, Store, StoreError};
use serde_json::json;
use std::sync::Arc;

/// Maximum number of attempts to keep what somebody says about their time, when another request of theirs changes it meanwhile.
const MOST_ATTEMPTS: usize = 5;

/// Why somebody's time was not changed.
#[derive(Debug, thiserror::Error)]
pub enum HoursError {
    #[error(transparent)]
    Bad(#[from] BadHours),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl App {
    /// How a person keeps time.
    pub async fn hours(&self, person: &str) -> Result<Hours, StoreError> {
        Ok(self.kept_hours(person).await?.unwrap_or_default())
    }

    /// The same; none for somebody who has said nothing.
    pub async fn kept_hours(&self, person: &str) -> Result<Option<Hours>, StoreError> {
        let kept = self.store.times_of(vec![person.to_owned()]).await?;
        Ok(kept.get(person).map(|kept| Hours::read(kept)))
    }

    /// Changes how a person keeps time. Deadlines that are open follow.
    pub async fn set_hours(self: &Arc<App>, person: &Person, wish: impl Fn(&Hours) -> Hours) -> Result<Hours, HoursError> {
        for _ in 0..MOST_ATTEMPTS {
            let kept = self.store.times_of(vec![person.id.clone()]).await?.remove(&person.id);
            let had = kept.as_deref().map(Hours::read).unwrap_or_default();
            let hours = wish(&had).agreed(&had, log::now())?;
            let text = serde_json::to_string(&hours).unwrap_or_default();
            if self.store.set_time(&person.id, kept, text).await? {
                if hours.zone != had.zone {
                    self.store.move_digest(&person.id, log::now()).await?;
                }
                self.postpone(&person.id, &hours).await?;
                return Ok(hours);
            }
        }
        Err(StoreError::Busy.into())
    }

    /// Keeps the time zone of somebody's browser, if they have never said anything about their time, and if it is one.
    pub async fn suggest_zone(self: &Arc<App>, person: &Person, zone: &str) -> Result<(), StoreError> {
        if self.kept_hours(&person.id).await?.is_some() {
            return Ok(());
        }
        let wish = |had: &Hours| {
            if *had == Hours::default() { Hours { zone: zone.to_owned(), ..Hours::default() } } else { had.clone() }
        };
        match self.set_hours(person, wish).await {
            Ok(_) | Err(HoursError::Bad(_)) => Ok(()),
            Err(HoursError::Store(error)) => Err(error),
        }
    }

    /// Lets the deadlines of a person who is being asked follow from what the person has just said.
    async fn postpone(self: &Arc<App>, person: &str, hours: &Hours) -> Result<(), StoreError> {
        for turn in self.store.turns_of(person).await? {
            if before_the_game(&turn) || turn.deadline().is_none() {
                continue;
            }
            let (who, hours) = (person.to_owned(), HoursOf::from([(person.to_owned(), hours.clone())]));
            let decide = move |desk: &Desk, now: i64| Ok(desk.postpone(&who, &hours, now));
            if let Err(error) = self.act(&turn.id, None, None, decide).await {
                log::event("deadline-not-moved", json!({ "why": error.to_string() }));
            }
        }
        Ok(())
    }
}

/// How those keep time who sit at a table; nobody where that makes no difference.
pub async fn hours_at(store: &Store, desk: &Desk) -> Result<HoursOf, StoreError> {
    if !desk.is_by_days() {
        return Ok(HoursOf::new());
    }
    let kept = store.times_of(desk.people()).await?;
    Ok(kept.into_iter().map(|(person, kept)| (person, Hours::read(&kept))).collect())
}
