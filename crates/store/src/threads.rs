//! The threads that talk to the database, and what is handed to them.

use crate::db::Db;
use crate::error::StoreError;
use crate::postgres::FROZEN_AFTER;
use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
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

/// Time between two looks at what somebody else holds.
const LOCK_RETRY: Duration = Duration::from_millis(50);

/// Maximum time that a write waits for what somebody else holds: longer than a frozen node can hold anything.
const LOCK_TIMEOUT: Duration = Duration::from_secs(5);

/// A frozen node keeps others from writing for three seconds at most: until it is cut off, and what waits for it is tried again.
const _: () = assert!(FROZEN_AFTER.as_millis() + 2 * LOCK_RETRY.as_millis() < 3_000);

/// Something to be done with a connection, possibly more than once until it succeeds.
trait Job: Send {
    fn run(&mut self, db: &mut dyn Db) -> Result<(), StoreError>;
    /// When it was asked for.
    fn asked(&self) -> Instant;
    fn finish(self: Box<Self>, outcome: Result<(), StoreError>);
}

struct Call<W, T> {
    asked: Instant,
    work: W,
    result: Option<T>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T: Send, W: FnMut(&mut dyn Db) -> Result<T, StoreError> + Send> Job for Call<W, T> {
    fn run(&mut self, db: &mut dyn Db) -> Result<(), StoreError> {
        self.result = Some((self.work)(db)?);
        Ok(())
    }

    fn asked(&self) -> Instant {
        self.asked
    }

    fn finish(self: Box<Self>, outcome: Result<(), StoreError>) {
        let Call { result, reply, .. } = *self;
        let lost = || StoreError::Broken("a call has no result".to_owned());
        // Whoever asked may have gone.
        let _ = reply.send(outcome.and_then(|()| result.ok_or_else(lost)));
    }
}

/// What a thread is told.
enum Message {
    Call(Box<dyn Job>),
    /// Finish what was asked for before, and let go of the connection.
    Close,
}

/// A queue to one or several threads.
#[derive(Clone)]
pub(crate) struct Calls {
    queue: SyncSender<Message>,
    threads: Arc<Mutex<Vec<JoinHandle<()>>>>,
}

impl Calls {
    pub async fn call<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: FnMut(&mut dyn Db) -> Result<T, StoreError> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let call = Box::new(Call { asked: Instant::now(), work, result: None, reply });
        self.queue.try_send(Message::Call(call)).map_err(|error| match error {
            TrySendError::Full(_) => StoreError::Busy,
            TrySendError::Disconnected(_) => gone(),
        })?;
        match tokio::time::timeout(ANSWER_TIMEOUT, answer).await {
            Ok(Ok(result)) => result,
            Ok(Err(_)) => Err(gone()),
            Err(_) => Err(StoreError::Unavailable("it does not answer".to_owned())),
        }
    }

    /// Waits until everything that was asked for is done, and the connections are closed. Whatever is asked for later fails.
    pub fn close(&self) {
        let threads = std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
        for _ in &threads {
            // A thread that has ended needs to be told nothing.
            let _ = self.queue.send(Message::Close);
        }
        for thread in threads {
            let _ = thread.join();
        }
    }
}

fn gone() -> StoreError {
    StoreError::Unavailable("the store is closed".to_owned())
}

/// Starts the thread that writes. It ends when nobody can call it any more.
pub(crate) fn writer(db: Box<dyn Db>) -> Calls {
    let (queue, messages) = sync_channel(LONGEST_QUEUE);
    let mut writer = Writer { db, held_up: VecDeque::new(), looked: Instant::now() };
    let threads = spawn("writer", move || writer.serve(&messages)).into_iter().collect();
    Calls { queue, threads: Arc::new(Mutex::new(threads)) }
}

/// Starts threads that read, one for each connection.
pub(crate) fn readers(connections: Vec<Box<dyn Db>>) -> Calls {
    let (queue, messages) = sync_channel(LONGEST_QUEUE);
    let messages = Arc::new(Mutex::new(messages));
    let read = |mut db: Box<dyn Db>| {
        let messages = messages.clone();
        spawn("reader", move || {
            while let Some(Message::Call(mut job)) = next(&messages) {
                let outcome = match job.run(&mut *db) {
                    // A connection that was lost while nobody used it is made anew once.
                    Err(StoreError::Unavailable(_)) => job.run(&mut *db),
                    outcome => outcome,
                };
                job.finish(outcome);
            }
        })
    };
    let threads = connections.into_iter().filter_map(read).collect();
    Calls { queue, threads: Arc::new(Mutex::new(threads)) }
}

fn next(messages: &Mutex<Receiver<Message>>) -> Option<Message> {
    messages.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Option<JoinHandle<()>> {
    // Without its threads the store answers that it is closed.
    thread::Builder::new().name(format!("coven-{name}")).spawn(work).ok()
}

struct Writer {
    db: Box<dyn Db>,
    /// What waits for something that somebody else holds; nothing else waits for it.
    held_up: VecDeque<Box<dyn Job>>,
    /// When it was last tried whether it is still held.
    looked: Instant,
}

impl Writer {
    fn serve(&mut self, messages: &Receiver<Message>) {
        let mut last: Option<Instant> = None;
        let mut open = true;
        while open {
            let mut batch = Vec::new();
            match self.first(messages) {
                Ok(Message::Call(job)) => batch.push(job),
                Ok(Message::Close) | Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => {}
            }
            if let Some(early) = last.and_then(|last| PACE.checked_sub(last.elapsed())) {
                thread::sleep(early);
            }
            last = Some(Instant::now());
            for message in messages.try_iter().take(LARGEST_BATCH - 1) {
                match message {
                    Message::Call(job) => batch.push(job),
                    Message::Close => {
                        open = false;
                        break;
                    }
                }
            }
            let locked = write(&mut *self.db, batch);
            self.held_up.extend(locked);
            self.look_again();
        }
        self.held_up.drain(..).for_each(|job| job.finish(Err(StoreError::Locked)));
    }

    fn first(&self, messages: &Receiver<Message>) -> Result<Message, RecvTimeoutError> {
        if self.held_up.is_empty() {
            return messages.recv().map_err(|_| RecvTimeoutError::Disconnected);
        }
        messages.recv_timeout(LOCK_RETRY)
    }

    /// Tries whether one of those that are held up can be written now; then the others are tried, too.
    fn look_again(&mut self) {
        if self.looked.elapsed() < LOCK_RETRY {
            return;
        }
        let Some(first) = self.held_up.pop_front() else {
            return;
        };
        self.looked = Instant::now();
        let mut locked = write(&mut *self.db, vec![first]);
        if locked.is_empty() {
            locked = write(&mut *self.db, self.held_up.drain(..).collect());
        }
        self.held_up.extend(locked);
        let (late, waiting) = self.held_up.drain(..).partition(|job| job.asked().elapsed() > LOCK_TIMEOUT);
        self.held_up = waiting;
        VecDeque::into_iter(late).for_each(|job| job.finish(Err(StoreError::Locked)));
    }
}

/// Where a batch failed.
enum Failure {
    /// Nothing was written.
    Before(StoreError),
    /// Nobody knows whether it was written.
    Committing(StoreError),
}

/// Writes a batch in one transaction. One bad write does not spoil the others, and a lost connection is made anew once. Returns the writes
/// that have to wait for what somebody else holds.
fn write(db: &mut dyn Db, mut batch: Vec<Box<dyn Job>>) -> Vec<Box<dyn Job>> {
    if batch.is_empty() {
        return batch;
    }
    let mut outcome = attempt(db, &mut batch);
    if matches!(outcome, Err(Failure::Before(StoreError::Unavailable(_)))) {
        outcome = attempt(db, &mut batch);
    }
    match outcome {
        Ok(()) => batch.into_iter().for_each(|job| job.finish(Ok(()))),
        Err(Failure::Before(StoreError::Locked)) if batch.len() > 1 => return write_around_locks(db, batch),
        Err(Failure::Before(StoreError::Locked)) => return batch,
        Err(Failure::Before(StoreError::Broken(_) | StoreError::Full)) if batch.len() > 1 => return write_one_by_one(db, batch),
        Err(Failure::Before(error) | Failure::Committing(error)) => {
            batch.into_iter().for_each(|job| job.finish(Err(error.clone())));
        }
    }
    Vec::new()
}

fn write_one_by_one(db: &mut dyn Db, batch: Vec<Box<dyn Job>>) -> Vec<Box<dyn Job>> {
    batch.into_iter().flat_map(|job| write(db, vec![job])).collect()
}

/// Writes what can be written of a batch in one transaction. Each write may fail alone, which costs two more statements for each; so it is
/// done only when something is known to be locked.
fn write_around_locks(db: &mut dyn Db, batch: Vec<Box<dyn Job>>) -> Vec<Box<dyn Job>> {
    let (mut free, mut locked) = (Vec::new(), Vec::new());
    let mut jobs = batch.into_iter();
    let mut outcome = db.begin();
    while outcome.is_ok()
        && let Some(mut job) = jobs.next()
    {
        outcome = match db.script("SAVEPOINT job").and_then(|()| job.run(db)) {
            Err(StoreError::Locked) => {
                locked.push(job);
                db.script("ROLLBACK TO SAVEPOINT job")
            }
            outcome => {
                free.push(job);
                outcome.and_then(|()| db.script("RELEASE SAVEPOINT job"))
            }
        };
    }
    if outcome.is_err() {
        db.rollback();
        free.extend(jobs);
        locked.extend(write_one_by_one(db, free));
        return locked;
    }
    let committed = db.commit().inspect_err(|_| db.rollback());
    free.into_iter().for_each(|job| job.finish(committed.clone()));
    locked
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

#[cfg(test)]
mod tests;
