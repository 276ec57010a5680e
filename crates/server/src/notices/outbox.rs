//! The notices that are due: claimed by one node, told, and forgotten.

use super::Channel;
use crate::app::App;
use crate::games::OpenError;
use crate::ids;
use crate::log;
use coven_store::{Queued, StoreError};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, Semaphore};
use tokio::task::JoinSet;

/// Time between two looks for what other nodes have left, and for what is to be told again.
const EVERY: Duration = Duration::from_millis(500);

/// Number of notices that are told at the same time.
const AT_ONCE: usize = 32;

/// Milliseconds for which a node holds what it tells: longer than telling may take.
const HELD: i64 = 120_000;

/// Milliseconds after which what could not be told is told again, the first time and later.
const AGAIN: [i64; 5] = [10_000, 60_000, 300_000, 1_800_000, 7_200_000];

/// Milliseconds after which something is not told any more: whoever was to hear it could not be reached.
const TOO_OLD: i64 = 3 * 24 * 3_600_000;

/// Number of rounds after which what is too old is forgotten.
const ROUNDS_BETWEEN_CLEARING: u64 = 1_000;

/// The part of the outbox that is in memory: everything else stands in the database.
pub struct Outbox {
    /// By this name this node claims notices.
    pub node: String,
    due: Notify,
}

impl Default for Outbox {
    fn default() -> Self {
        Outbox { node: ids::fresh(), due: Notify::new() }
    }
}

/// What is to become of a claimed notice.
pub(super) enum Next {
    /// It was told, or need not be told any more.
    Done,
    /// It is told at that time, in the daily mail or by itself.
    Later { due: i64, digest: bool },
}

/// When something is told again that could not be told.
pub(super) fn again(one: &Queued, now: i64) -> i64 {
    let attempt = usize::try_from(one.claims - 1).unwrap_or(0).min(AGAIN.len() - 1);
    now + AGAIN[attempt]
}

/// Tells everything that is due, for ever.
pub async fn serve(app: Arc<App>) {
    let places = Arc::new(Semaphore::new(AT_ONCE));
    // They end with this task.
    let mut telling = JoinSet::new();
    let mut rounds = 0u64;
    loop {
        let _ = tokio::time::timeout(EVERY, app.outbox.due.notified()).await;
        while telling.try_join_next().is_some() {}
        if let Err(error) = tell_due(&app, &places, &mut telling).await {
            log::event("store", json!({ "why": error.to_string() }));
        }
        rounds += 1;
        if rounds.is_multiple_of(ROUNDS_BETWEEN_CLEARING) {
            // If it cannot be done now, it is done later.
            let _ = app.store.drop_old_notices(log::now() - TOO_OLD).await;
        }
    }
}

async fn tell_due(app: &Arc<App>, places: &Arc<Semaphore>, telling: &mut JoinSet<()>) -> Result<(), StoreError> {
    let now = log::now();
    for one in app.store.claim_notices(&app.outbox.node, now, now + HELD, places.available_permits() as i64).await? {
        let (app, place) = (app.clone(), places.clone().acquire_owned().await);
        telling.spawn(async move {
            let _place = place;
            app.tell_queued(&one).await;
        });
    }
    for person in app.store.people_with_digests(now, places.available_permits() as i64).await? {
        let (app, place) = (app.clone(), places.clone().acquire_owned().await);
        telling.spawn(async move {
            let _place = place;
            app.tell_digest(&person, now + HELD).await;
        });
    }
    Ok(())
}

impl App {
    /// Something was queued: it is due in a moment, and this node need not look for it.
    pub fn expect_notices(self: &Arc<App>) {
        // A server that stops meanwhile does not wait for it.
        let (app, wait) = (Arc::downgrade(self), self.config.waits.announcement);
        tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            if let Some(app) = app.upgrade() {
                app.outbox.due.notify_one();
            }
        });
    }

    async fn tell_queued(self: &Arc<App>, one: &Queued) {
        let next = self.tell_one(one).await.unwrap_or_else(|error| match error {
            OpenError::NoSuchTable | OpenError::Catalog(_) | OpenError::Load(_) => Next::Done,
            OpenError::Store(_) => Next::Later { due: again(one, log::now()), digest: false },
        });
        self.settle(one, next).await;
    }

    /// Writes down what has become of a notice.
    pub(super) async fn settle(&self, one: &Queued, next: Next) {
        let node = &self.outbox.node;
        let settled = match next {
            Next::Done => self.store.notice_done(one, node).await.map(|_| ()),
            Next::Later { due, digest } => self.store.put_notice_off(one, node, due, digest).await,
        };
        if let Err(error) = settled {
            log::event("store", json!({ "why": error.to_string() }));
        }
    }

    async fn tell_one(self: &Arc<App>, one: &Queued) -> Result<Next, OpenError> {
        let now = log::now();
        let person = self.person(&one.person).await.map_err(OpenError::Store)?;
        let Some(person) = person.filter(|person| !person.is_banned(now)) else {
            return Ok(Next::Done);
        };
        let Some(message) = self.still_holds(one).await? else {
            return Ok(Next::Done);
        };
        if self.watches(&one.table, &one.person).await.map_err(OpenError::Store)? {
            return Ok(Next::Done);
        }
        match Channel::of(&one.channel) {
            Some(Channel::Push) => self.push_to_devices(&person, &message, one).await.map_err(OpenError::Store),
            Some(Channel::Mail) => self.mail_notice(&person, &message, one).await.map_err(OpenError::Store),
            Some(Channel::Webhook) => {
                // What waits for a receiver may wait for long, so it is taken out before: nobody else tells it meanwhile.
                if self.store.notice_done(one, &self.outbox.node).await.map_err(OpenError::Store)? {
                    self.post_to_webhook(&person, &message);
                }
                Ok(Next::Done)
            }
            None => Ok(Next::Done),
        }
    }
}
