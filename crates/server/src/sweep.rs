//! What the server does by itself: bots that were forgotten, clocks and invitations that ran out, ratings, tables that nobody uses.

use crate::app::App;
use crate::games::OpenError;
use crate::live::Open;
use crate::log;
use crate::table::{Act, Desk, Entry, Progress, given_up};
use coven_engine::Seat;
use coven_store::{Notice, StoreError};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::UnboundedReceiver;

/// Time between two rounds.
const EVERY: Duration = Duration::from_millis(500);

/// Number of rounds after which unused tables and counters are dropped from memory.
const ROUNDS_BETWEEN_CLEARING: u64 = 60;

/// Number of rounds after which it is said again at which tables somebody is.
const ROUNDS_BETWEEN_ATTENDANCE: u64 = 120;

/// Maximum number of due tables in one answer of the store.
const AT_ONCE: i64 = 500;

/// Time for which a table that nobody uses stays in memory, in milliseconds.
const KEPT: i64 = 10 * 60 * 1000;

/// Looks after all tables that are due, for ever.
pub async fn sweep(app: Arc<App>) {
    let mut rounds = 0u64;
    // Earlier notices are of no interest: everything they announced is in the database that was just opened.
    let mut told = app.store.told_beside(0).await.map_or(0, |(last, _)| last);
    loop {
        tokio::time::sleep(EVERY).await;
        if !app.shared
            && let Ok((last, notices)) = app.store.told_beside(told).await
        {
            told = last;
            for notice in notices {
                app.hear(notice).await;
            }
        }
        if let Err(error) = app.tend_all().await {
            log::event("store", json!({ "why": error.to_string() }));
        }
        if let Err(error) = app.tend_tournaments().await {
            log::event("store", json!({ "why": error.to_string() }));
        }
        if let Err(error) = app.tend_clubs().await {
            log::event("store", json!({ "why": error.to_string() }));
        }
        if let Err(error) = app.analyse_next().await {
            log::event("game-not-analysed", json!({ "why": error.to_string() }));
        }
        for id in app.live.unattended() {
            // What cannot be read now is tried again in the next round.
            let _ = app.open_table(&id).await;
        }
        rounds += 1;
        if rounds.is_multiple_of(ROUNDS_BETWEEN_ATTENDANCE) {
            app.attend().await;
        }
        if rounds.is_multiple_of(ROUNDS_BETWEEN_CLEARING) {
            app.live.let_go(log::now() - KEPT);
            app.limits.forget_the_idle();
        }
    }
}

/// Follows what other nodes write, as long as this program understands it; says why if not.
pub async fn follow(app: Arc<App>, mut notices: UnboundedReceiver<Notice>) -> Option<StoreError> {
    while let Some(notice) = notices.recv().await {
        if let Some(why) = notice.outgrown() {
            return Some(why);
        }
        app.hear(notice).await;
    }
    None
}

impl App {
    /// Does what follows from something that others did to the database.
    async fn hear(self: &Arc<App>, notice: Notice) {
        match notice {
            Notice::Appended { table, seq, asked } => {
                let app = self.clone();
                tokio::spawn(async move { app.heard_of(&table, seq, &asked).await });
            }
            Notice::Sought { table, person } => {
                let app = self.clone();
                tokio::spawn(async move { app.sought(table, person).await });
            }
            Notice::Seen { table, person } => self.presence.seen(table, person),
            Notice::Migrated { .. } => {}
            Notice::Rewritten { table } => self.live.forget_table(&table).await,
            Notice::Ended { person } => {
                let app = self.clone();
                tokio::spawn(async move { app.sessions_ended(&person).await });
            }
            Notice::Changed { .. } => self.forget_people(),
            Notice::Contested { tournament } => self.tournament_changed(&tournament),
            Notice::Missed => {
                self.tournaments_missed();
                self.notices_missed().await;
            }
        }
    }

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
            let finished = desk.finished();
            let daily = crate::daily::result_of(desk);
            let counted = crate::clubs::result_of(desk);
            let wanted = desk.is_whole() && desk.began_with_people() && !self.config.reports_on_request;
            drop(open);
            if let Some(found) = daily {
                self.store.end_daily(id, &found).await?;
            }
            if let Some(result) = counted {
                self.store.note_club_result(result).await?;
            }
            if wanted {
                self.store.want_report(id, log::now()).await?;
            }
            return Ok(self.store.rate(id, finished).await?);
        }
        let now = log::now();
        let overdue: Vec<Seat> = Seat::all(desk.chairs.len()).filter(|&seat| desk.overdue(seat, now).is_some()).collect();
        if overdue.is_empty() && desk.progress == Progress::Gathering {
            return self.close_if_forsaken(id, open).await;
        }
        if overdue.is_empty() {
            self.look_after(&mut open, id);
        }
        drop(open);
        for seat in overdue {
            let act = move |desk: &Desk, now: i64| Ok(desk.overdue(seat, now).map_or(Act::Done(desk.seq), Act::Do));
            if let Err(error) = self.act(id, None, None, act).await {
                log::event("table-not-tended", json!({ "why": error.to_string() }));
            }
        }
        Ok(())
    }
}

impl App {
    /// Closes a table that gathers, and at which nobody has been for long.
    async fn close_if_forsaken(self: &Arc<App>, id: &str, open: Open) -> Result<(), OpenError> {
        let desk = open.desk()?;
        let seq = desk.seq;
        let awaits = |seat| desk.person_at(seat).is_some_and(|person| self.prompts.awaits(person));
        let attended = open.is_attended() || Seat::all(desk.chairs.len()).any(awaits);
        drop(open);
        if attended {
            return Ok(self.store.still_waiting(vec![id.to_owned()], Vec::new(), log::now(), given_up(log::now())).await?);
        }
        // Somebody may have come since, here or at another node.
        if !self.store.is_due(id, seq, log::now()).await? {
            return Ok(());
        }
        let close = move |desk: &Desk, _: i64| {
            let same = desk.seq == seq && desk.progress == Progress::Gathering;
            Ok(if same { Act::Do(Entry::Closed) } else { Act::Done(desk.seq) })
        };
        if let Err(error) = self.act(id, None, None, close).await {
            log::event("table-not-tended", json!({ "why": error.to_string() }));
        }
        Ok(())
    }

    /// Says at which tables somebody is, so that no node gives them up.
    async fn attend(&self) {
        let (tables, people) = (self.live.attended(), self.prompts.awaited());
        if tables.is_empty() && people.is_empty() {
            return;
        }
        if let Err(error) = self.store.still_waiting(tables, people, log::now(), given_up(log::now())).await {
            log::event("store", json!({ "why": error.to_string() }));
        }
    }
}
