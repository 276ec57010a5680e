//! Bots think on a few threads of their own, so that they never keep a request waiting. A thought is only a proposal: it counts if
//! the question is still open when it arrives, whoever else has been thinking.

use crate::app::App;
use crate::live::Open;
use crate::table::{Act, Entry};
use coven_engine::Seat;
use sha2::{Digest, Sha256};
use std::num::NonZeroUsize;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

type Job = Box<dyn FnOnce() + Send>;

pub struct Pool(Sender<Job>);

impl Pool {
    pub fn start(threads: NonZeroUsize) -> Pool {
        let (sender, jobs) = channel::<Job>();
        let jobs: Arc<Mutex<Receiver<Job>>> = Arc::new(Mutex::new(jobs));
        for _ in 0..threads.get() {
            let jobs = jobs.clone();
            // Without threads nobody thinks here; another node does, or this one after a restart.
            let _ = std::thread::Builder::new().name("coven-bot".to_owned()).spawn(move || {
                loop {
                    let next = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    match next {
                        // A bot that fails takes nobody with it.
                        Ok(job) => drop(std::panic::catch_unwind(std::panic::AssertUnwindSafe(job))),
                        Err(_) => return,
                    }
                }
            });
        }
        Pool(sender)
    }

    fn run(&self, job: Job) {
        // The threads live as long as the pool.
        let _ = self.0.send(job);
    }
}

impl App {
    /// Lets bots think about what they are asked at a table.
    pub fn look_after(self: &Arc<App>, open: &mut Open, id: &str) {
        let inner = &mut **open;
        let Some((desk, game)) = inner.desk.as_ref().and_then(|desk| Some((desk, desk.game.as_ref()?))) else {
            return;
        };
        for seat in desk.asked() {
            let since = desk.chairs[seat.index()].asked_since;
            let Some(level) = desk.bot_at(seat).filter(|_| inner.thinking[seat.index()] != since) else {
                continue;
            };
            let Some(thought) = game.ponder(seat, level) else {
                continue;
            };
            inner.thinking[seat.index()] = since;
            let chance = chance(desk.founding.seed.bytes(), desk.seq, seat);
            let (app, id, runtime) = (self.clone(), id.to_owned(), tokio::runtime::Handle::current());
            self.pool.run(Box::new(move || {
                if let Some(notation) = thought(chance) {
                    runtime.spawn(async move { app.bot_answers(&id, seat, since, notation).await });
                }
            }));
        }
    }

    async fn bot_answers(self: Arc<App>, id: &str, seat: Seat, since: i64, notation: String) {
        let decide = move |desk: &crate::table::Desk, _: i64| {
            let open = desk.chairs.get(seat.index()).is_some_and(|chair| chair.asked_since == since);
            Ok(if open && desk.asked().contains(seat) && desk.bot_at(seat).is_some() {
                Act::Do(Entry::Moved { seat, notation: notation.clone() })
            } else {
                Act::Done(desk.seq)
            })
        };
        // If it fails, the table stays due, and the thinking begins again.
        match self.act(id, None, None, decide).await {
            Ok(done) if !done.repeated => self.metrics.bot_moves.add(1),
            // The same question may be a bot's again.
            Ok(_) | Err(_) => self.think_again(id, seat, since).await,
        }
    }

    async fn think_again(&self, id: &str, seat: Seat, since: i64) {
        if let Ok(mut open) = self.open_table(id).await
            && open.thinking[seat.index()] == since
        {
            open.thinking[seat.index()] = 0;
        }
    }
}

/// A bot's chance follows from the table's secret seed, so that two nodes that think about the same question agree, and nobody
/// else knows beforehand.
fn chance(seed: &[u8; 32], seq: i64, seat: Seat) -> u64 {
    let mut hash = Sha256::new();
    hash.update(b"coven bot\n");
    hash.update(seed);
    hash.update(seq.to_le_bytes());
    hash.update([seat.0]);
    let digest: [u8; 32] = hash.finalize().into();
    let mut first = [0; 8];
    first.copy_from_slice(&digest[..8]);
    u64::from_le_bytes(first)
}
