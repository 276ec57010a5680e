//! The threads that talk to the database, and what is handed to them.

use crate::db::Db;
use crate::error::StoreError;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// Maximum number of writes that share one transaction.
const LARGEST_BATCH: usize = 512;

/// Minimum time between the beginnings of two transactions. A write that comes alone does not wait; where there are many, those that come
/// within this time share one flush to the disk.
const PACE: Duration = Duration::from_millis(8);

/// Maximum number of calls that wait; a further one is refused as busy.
const LONGEST_QUEUE: usize = 20_000;

/// Maximum time that a caller waits for an answer, whatever has become of the database.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(15);

/// Something to be done with a connection, possibly more than once until it succeeds.
trait Job: Send {
    fn run(&mut self, db: &mut dyn Db) -> Result<(), StoreError>;
    fn finish(self: Box<Self>, outcome: Result<(), StoreError>);
}

struct Call<W, T> {
    work: W,
    result: Option<T>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T: Send, W: FnMut(&mut dyn Db) -> Result<T, StoreError> + Send> Job for Call<W, T> {
    fn run(&mut self, db: &mut dyn Db) -> Result<(), StoreError> {
        self.result = Some((self.work)(db)?);
        Ok(())
    }

    fn finish(self: Box<Self>, outcome: Result<(), StoreError>) {
        let Call { result, reply, .. } = *self;
        let lost = || StoreError::Broken("a call has no result".to_owned());
        // Whoever asked may have gone.
        let _ = reply.send(outcome.and_then(|()| result.ok_or_else(lost)));
    }
}

/// A queue to one or several threads.
#[derive(Clone)]
pub(crate) struct Calls(SyncSender<Box<dyn Job>>);

impl Calls {
    pub async fn call<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: FnMut(&mut dyn Db) -> Result<T, StoreError> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let call = Box::new(Call { work, result: None, reply });
        self.0.try_send(call).map_err(|error| match error {
            TrySendError::Full(_) => StoreError::Busy,
            TrySendError::Disconnected(_) => gone(),
        })?;
        match tokio::time::timeout(ANSWER_TIMEOUT, answer).await {
            Ok(Ok(result)) => result,
            Ok(Err(_)) => Err(gone()),
            Err(_) => Err(StoreError::Unavailable("it does not answer".to_owned())),
        }
    }
}

fn gone() -> StoreError {
    StoreError::Unavailable("the store is closed".to_owned())
}

/// Starts the thread that writes. It ends when nobody can call it any more.
pub(crate) fn writer(mut db: Box<dyn Db>) -> Calls {
    let (sender, jobs) = sync_channel::<Box<dyn Job>>(LONGEST_QUEUE);
    spawn("writer", move || {
        let mut last: Option<Instant> = None;
        while let Ok(first) = jobs.recv() {
            if let Some(early) = last.and_then(|last| PACE.checked_sub(last.elapsed())) {
                thread::sleep(early);
            }
            last = Some(Instant::now());
            let mut batch = vec![first];
            batch.extend(jobs.try_iter().take(LARGEST_BATCH - 1));
            write(&mut *db, batch);
        }
    });
    Calls(sender)
}

/// Starts threads that read, one for each connection.
pub(crate) fn readers(connections: Vec<Box<dyn Db>>) -> Calls {
    let (sender, jobs) = sync_channel::<Box<dyn Job>>(LONGEST_QUEUE);
    let jobs = Arc::new(Mutex::new(jobs));
    for mut db in connections {
        let jobs = jobs.clone();
        spawn("reader", move || {
            while let Some(mut job) = next(&jobs) {
                let outcome = match job.run(&mut *db) {
                    // A connection that was lost while nobody used it is made anew once.
                    Err(StoreError::Unavailable(_)) => job.run(&mut *db),
                    outcome => outcome,
                };
                job.finish(outcome);
            }
        });
    }
    Calls(sender)
}

fn next(jobs: &Mutex<Receiver<Box<dyn Job>>>) -> Option<Box<dyn Job>> {
    jobs.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) {
    // Without its threads the store answers that it is closed.
    let _ = thread::Builder::new().name(format!("coven-{name}")).spawn(work);
}

/// Where a batch failed.
enum Failure {
    /// Nothing was written.
    Before(StoreError),
    /// Nobody knows whether it was written.
    Committing(StoreError),
}

/// Writes a batch in one transaction. One bad write does not spoil the others, and a lost connection is made anew once.
fn write(db: &mut dyn Db, mut batch: Vec<Box<dyn Job>>) {
    let mut outcome = attempt(db, &mut batch);
    if matches!(outcome, Err(Failure::Before(StoreError::Unavailable(_)))) {
        outcome = attempt(db, &mut batch);
    }
    match outcome {
        Ok(()) => batch.into_iter().for_each(|job| job.finish(Ok(()))),
        Err(Failure::Before(StoreError::Broken(_) | StoreError::Full)) if batch.len() > 1 => {
            batch.into_iter().for_each(|job| write(db, vec![job]));
        }
        Err(Failure::Before(error) | Failure::Committing(error)) => {
            batch.into_iter().for_each(|job| job.finish(Err(error.clone())));
        }
    }
}

fn attempt(db: &mut dyn Db, batch: &mut [Box<dyn Job>]) -> Result<(), Failure> {
    db.begin().map_err(Failure::Before)?;
    for job in batch {
        if let Err(error) = job.run(db) {
            db.rollback();
            return Err(Failure::Before(error));
        }
    }
    db.commit().map_err(|error| {
        db.rollback();
        Failure::Committing(error)
    })
}
