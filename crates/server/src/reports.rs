//! Finished games are analysed beside the tables: one at a time at each node, on the threads of bots, and only while no bot waits for one.
//!
//! A game that waits stands in the store, so nothing is forgotten when a server stops, and nodes share the work: one claims a game and
//! says every second how far it is. A claim that nobody renews runs out, and another node begins anew. A game that is being played never
//! comes here.

use crate::api::extract::Asker;
use crate::app::App;
use crate::bots::Lane;
use crate::games::OpenError;
use crate::ids;
use crate::log;
use crate::table::OwnMoves;
use crate::tables::{TableError, Tables};
use coven_bots::Cancel;
use coven_engine::{DataSource, Record};
use coven_lab::analysis::{Compared, Comparison, NotRead, Report, SeatGame, Watch, analyse_record, compare_answers};
use coven_store::{Reported, StoreError};
use serde_json::json;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::oneshot;

/// Milliseconds for which a game is claimed. Whoever is at work renews it long before.
const CLAIMED: i64 = 60_000;

/// Time between two words on how far the work is.
const TOLD_EVERY: Duration = Duration::from_secs(1);

/// What this node does about reports.
pub struct Reports {
    /// Its name among the nodes.
    node: String,
    /// Whose game was taken last: whoever comes behind them is next.
    served: Mutex<String>,
    busy: Arc<AtomicBool>,
}

impl Default for Reports {
    fn default() -> Self {
        Reports { node: ids::fresh(), served: Mutex::default(), busy: Arc::default() }
    }
}

/// The right of this node to be at work; given back when it is dropped.
struct Turn(Arc<AtomicBool>);

impl Reports {
    fn begin(&self) -> Option<Turn> {
        (!self.busy.swap(true, Ordering::AcqRel)).then(|| Turn(self.busy.clone()))
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Release);
    }
}

/// The report of a finished game, as far as it is.
#[derive(Clone, Debug)]
pub enum ReportSeen {
    Waiting,
    UnderWay { percent: u8 },
    Ready(Box<Report>),
    GivenUp,
}

/// An analysis that waits for a thread or is under way.
struct Work {
    table: String,
    people: Vec<OwnMoves>,
    /// Hints were given at the table.
    helped: bool,
    cancel: Cancel,
    percent: Arc<AtomicI64>,
    found: oneshot::Receiver<Result<Report, NotRead>>,
    _turn: Turn,
}

impl Tables {
    /// The report of a finished game. Whoever asks for one that is not there yet has it made.
    pub async fn report(&self, table: &str) -> Result<ReportSeen, TableError> {
        let app = self.app();
        {
            let open = app.open_table(table).await?;
            let desk = open.desk()?;
            self.nothing_to_hide(desk).await?;
            if !desk.is_whole() {
                return Err(TableError::NoRecord);
            }
        }
        let now = log::now();
        Ok(match app.store.report(table, now).await? {
            Some(Reported::Done(text)) => match serde_json::from_str(&text) {
                Ok(report) => ReportSeen::Ready(Box::new(report)),
                // Another version of the program wrote it.
                Err(_) => ReportSeen::GivenUp,
            },
            Some(Reported::GivenUp) => ReportSeen::GivenUp,
            Some(Reported::UnderWay { percent }) => ReportSeen::UnderWay { percent: percent.clamp(0, 100) as u8 },
            Some(Reported::Waiting) | None => {
                app.store.want_report(table, now).await?;
                ReportSeen::Waiting
            }
        })
    }
}

impl Tables {
    /// What another answer would have been worth at a decision of a finished game. None if it was no answer.
    pub async fn compare(&self, asker: &Asker, record: Record, comparison: Comparison) -> Result<Option<Compared>, TableError> {
        let data = self.app().data_of(&record).await?;
        let settings = self.app().config.analysis.clone();
        let work = move |_: &Cancel| compare_answers(&record, &data, &settings, &comparison);
        // An error is impossible: the report was made from the same record.
        Ok(self.app().work_out(asker, work).await?.ok().flatten())
    }
}

impl App {
    /// Begins with the next game that waits, unless this node is at work on one.
    pub async fn analyse_next(self: &Arc<App>) -> Result<(), OpenError> {
        let Some(turn) = self.reports.begin() else {
            return Ok(());
        };
        let (now, served) = (log::now(), self.reports.served.lock().unwrap_or_else(PoisonError::into_inner).clone());
        let Some(table) = self.store.claim_report(&self.reports.node, &served, now, now + CLAIMED).await? else {
            return Ok(());
        };
        match self.start_analysis(&table, turn).await {
            Ok(work) => {
                tokio::spawn(tend(Arc::downgrade(self), work));
                Ok(())
            }
            // The claim runs out, and somebody tries again.
            Err(OpenError::Store(error)) => Err(error.into()),
            Err(error) => {
                self.store.give_up_report(&table, &self.reports.node).await?;
                Err(error)
            }
        }
    }

    /// Hands a claimed game to the threads of bots.
    async fn start_analysis(&self, table: &str, turn: Turn) -> Result<Work, OpenError> {
        let (record, host, people, helped) = {
            let open = self.open_table(table).await?;
            let desk = open.desk()?;
            let record = desk.whole_record().ok_or(OpenError::NoSuchTable)?;
            (record, desk.founding.host.clone(), desk.own_moves(), desk.founding.hints)
        };
        self.reports.served.lock().unwrap_or_else(PoisonError::into_inner).clone_from(&host);
        let data = self.data_of(&record).await?;
        let (cancel, percent) = (Cancel::default(), Arc::new(AtomicI64::new(0)));
        let (send, found) = oneshot::channel();
        let (settings, way) = (self.config.analysis.clone(), self.pool.right_of_way());
        let (stopped, reached) = (cancel.clone(), percent.clone());
        let job = move || {
            let mut progress = |done: f64| {
                reached.store((100.0 * done) as i64, Ordering::Relaxed);
                if !way.give_way() {
                    stopped.cancel();
                }
            };
            let mut watch = Watch { cancel: stopped.clone(), progress: &mut progress };
            // Whoever waited for it may be gone.
            let _ = send.send(analyse_record(&record, &data, &settings, &mut watch));
        };
        self.pool.run(Lane::Spare, &host, cancel.clone(), Box::new(job));
        Ok(Work { table: table.to_owned(), people, helped, cancel, percent, found, _turn: turn })
    }

    /// The component data with which a game was played.
    async fn data_of(&self, record: &Record) -> Result<DataSource, StoreError> {
        let header = &record.header;
        let present = self.games.get(&header.game).is_ok_and(|game| game.data_hash() == header.data);
        let mut data = self.config.data.clone();
        if !present && let Some(text) = self.store.data(&header.data).await? {
            data.replace(format!("{}.toml", header.game), text);
        }
        Ok(data)
    }
}

/// What the game was for each of the people who played it, as it is kept.
fn seat_games(report: &Report, work: &Work) -> Vec<(u8, String)> {
    let of = |OwnMoves { seat, own }: &OwnMoves| {
        let game = SeatGame::of(report, *seat, own, work.helped)?;
        Some((seat.0, serde_json::to_string(&game).ok()?))
    };
    work.people.iter().filter_map(of).collect()
}

/// Says how far an analysis is until it ends, and keeps what was found. It holds the server only for moments, so that one that stops is
/// not kept alive.
async fn tend(app: Weak<App>, mut work: Work) {
    loop {
        let ended = tokio::time::timeout(TOLD_EVERY, &mut work.found).await;
        let Some(app) = app.upgrade() else {
            work.cancel.cancel();
            return;
        };
        let node = &app.reports.node;
        let kept = match ended {
            Err(_) => {
                let (percent, until) = (work.percent.load(Ordering::Relaxed), log::now() + CLAIMED);
                match app.store.hold_report(&work.table, node, percent, until).await {
                    // If this is not written now, it is in a second.
                    Ok(true) | Err(_) => continue,
                    Ok(false) => {
                        work.cancel.cancel();
                        return;
                    }
                }
            }
            Ok(Ok(Ok(report))) => match serde_json::to_string(&report) {
                Ok(text) => app.store.keep_report(&work.table, node, text, seat_games(&report, &work)).await.map(|_| ()),
                Err(_) => app.store.give_up_report(&work.table, node).await,
            },
            // What cannot be read now cannot be read later either.
            Ok(Ok(Err(why))) => {
                log::event("game-not-analysed", json!({ "why": why.to_string() }));
                app.store.give_up_report(&work.table, node).await
            }
            // The thread did not come back: the claim runs out, and somebody tries again.
            Ok(Err(_)) => Ok(()),
        };
        if let Err(error) = kept {
            log::event("store", json!({ "why": error.to_string() }));
        }
        return;
    }
}
