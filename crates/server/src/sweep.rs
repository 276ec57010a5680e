//! What the server does by itself: bots that were forgotten, clocks that ran out, ratings, tables that nobody uses.

use crate::app::App;
use crate::games::OpenError;
use crate::log;
use crate::table::{Act, Desk, Entry, Progress, Why};
use coven_engine::Seat;
use coven_store::{Notice, StoreError};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::UnboundedReceiver;

/// Time between two rounds.
const EVERY: Duration = Duration::from_millis(500);

/// Number of rounds after which what is not used any more is let go.
const ROUNDS_BETWEEN_CLEARING: u64 = 60;

/// Maximum number of due tables in one answer of the store.
const AT_ONCE: i64 = 500;

/// Time for which a table that nobody uses stays in memory, in milliseconds.
const KEPT: i64 = 10 * 60 * 1000;

/// Looks after all tables that are due, for ever.
pub async fn sweep(app: Arc<App>) {
    let mut rounds = 0u64;
    loop {
        tokio::time::sleep(EVERY).await;
        if let Err(error) = app.tend_all().await {
            log::event("store", json!({ "why": error.to_string() }));
        }
        for id in app.live.unattended() {
            // What cannot be read now is tried again in the next round.
            let _ = app.open_table(&id).await;
        }
        rounds += 1;
        if rounds.is_multiple_of(ROUNDS_BETWEEN_CLEARING) {
            app.live.let_go(log::now() - KEPT);
            app.limits.forget_the_idle();
        }
    }
}

/// Follows what other nodes write, for ever.
pub async fn follow(app: Arc<App>, mut notices: UnboundedReceiver<Notice>) {
    while let Some(notice) = notices.recv().await {
        match notice {
            Notice::Appended { table, seq, asked } => {
                let app = app.clone();
                tokio::spawn(async move { app.heard_of(&table, seq, &asked).await });
            }
            Notice::Sought { table, person } => {
                let app = app.clone();
                tokio::spawn(async move { app.sought(table, person).await });
            }
            Notice::Seen { table, person } => app.presence.seen(table, person),
            Notice::Missed => app.catch_up_with_everything().await,
        }
    }
}

impl App {
    /// Does what is due, wherever it is. A table at which that fails keeps no other one waiting.
    async fn tend_all(self: &Arc<App>) -> Result<(), StoreError> {
        let now = log::now();
        let mut due = self.store.due(now, None, AT_ONCE).await?;
        while let Some(last) = due.last().cloned() {
            for table in due {
                if let Err(error) = self.tend(&table.id).await {
                    log::event("table-not-tended", json!({ "why": error.to_string() }));
                }
            }
            due = self.store.due(now, Some(&last), AT_ONCE).await?;
        }
        Ok(())
    }

    /// Does what is due at a table.
    async fn tend(self: &Arc<App>, id: &str) -> Result<(), OpenError> {
        let mut open = self.open_table(id).await?;
        let desk = open.desk()?;
        if desk.progress == Progress::Over {
            let (game, places) = (desk.founding.game.clone(), desk.places_of_people());
            drop(open);
            return Ok(self.store.rate(id, &game, places).await?);
        }
        let now = log::now();
        let overdue: Vec<Seat> = Seat::all(desk.chairs.len()).filter(|&seat| is_overdue(desk, seat, now)).collect();
        if overdue.is_empty() {
            self.look_after(&mut open, id);
        }
        drop(open);
        for seat in overdue {
            let hand = move |desk: &Desk, now: i64| {
                let level = crate::table::STAND_IN;
                Ok(if is_overdue(desk, seat, now) {
                    Act::Do(Entry::Handed { seat, level, why: Why::Overdue })
                } else {
                    Act::Done(desk.seq)
                })
            };
            if let Err(error) = self.act(id, None, None, hand).await {
                log::event("table-not-tended", json!({ "why": error.to_string() }));
            }
        }
        Ok(())
    }
}

fn is_overdue(desk: &Desk, seat: Seat, now: i64) -> bool {
    desk.runs_out(seat).is_some_and(|when| when <= now)
}
