//! Bots think on a few threads of their own, so that they never keep a request waiting. A thought is only a proposal: it counts if
//! the question is still open when it arrives, whoever else has been thinking.

mod pool;
mod queue;

pub use pool::Pool;
pub use queue::Lane;

use crate::api::extract::Asker;
use crate::app::App;
use crate::live::Open;
use crate::table::{Act, Desk, Entry};
use crate::tables::TableError;
use coven_bots::{Bot, Cancel, Level};
use coven_engine::Seat;
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// A question that a bot is thinking about. Dropping this cancels the search, whether it waits or is under way.
pub struct Thinking {
    /// The line since which the seat is asked.
    since: i64,
    level: Level,
    cancel: Cancel,
}

impl Thinking {
    /// Whether the seat is still asked this, and the same bot is to answer.
    pub fn is_wanted(&self, desk: &Desk, seat: Seat) -> bool {
        let asked = desk.asked().contains(seat) && desk.chairs.get(seat.index()).is_some_and(|it| it.asked_since == self.since);
        asked && desk.bot_at(seat) == Some(self.level)
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.cancel.cancel();
    }
}

/// The person whose turn in the queue a seat's bot uses: the one it plays for, or else the one who opened the table.
fn charged(desk: &Desk, seat: Seat) -> &str {
    desk.person_at(seat).unwrap_or(&desk.founding.host)
}

impl App {
    /// Lets bots think about what they are asked at a table, and gives the answers that people have prepared.
    pub fn look_after(self: &Arc<App>, open: &mut Open, id: &str) {
        let inner = &mut **open;
        let Some((desk, game)) = inner.desk.as_ref().and_then(|desk| Some((desk, desk.game.as_ref()?))) else {
            return;
        };
        for seat in desk.asked() {
            if desk.prepared_at(seat).is_some() {
                let (app, id) = (self.clone(), id.to_owned());
                tokio::spawn(async move { app.give_prepared(&id, seat).await });
            }
            let since = desk.chairs[seat.index()].asked_since;
            let already = inner.thinking[seat.index()].as_ref().is_some_and(|thinking| thinking.is_wanted(desk, seat));
            let Some(level) = desk.bot_at(seat).filter(|_| !already) else {
                continue;
            };
            let bot = Bot::new(level);
            let cancel = bot.cancel.clone();
            let Some(thought) = game.ponder(seat, bot) else {
                continue;
            };
            inner.thinking[seat.index()] = Some(Thinking { since, level, cancel: cancel.clone() });
            let chance = chance(desk.founding.seed.bytes(), desk.seq, seat);
            // A weak reference: a search that waits must not keep a stopped server alive.
            let (app, id, runtime) = (Arc::downgrade(self), id.to_owned(), tokio::runtime::Handle::current());
            let (lane, wanted) = (Lane::of(level), cancel.clone());
            let job = move || {
                let notation = thought(chance).filter(|_| !wanted.is_cancelled());
                if let Some((notation, app)) = notation.zip(app.upgrade()) {
                    let answer = Entry::Moved { seat, notation, hurried: wanted.has_hurried() };
                    runtime.spawn(async move { app.bot_answers(&id, seat, since, answer).await });
                }
            };
            self.pool.run(lane, charged(desk, seat), cancel, Box::new(job));
        }
    }

    /// Gives the answer that a person has prepared. If it fails, the table stays due, and it is tried again.
    async fn give_prepared(self: Arc<App>, id: &str, seat: Seat) {
        let _ = self.act(id, None, None, move |desk, _| Ok(desk.give_prepared(seat))).await;
    }

    /// Works something out for whoever asks, as slow as a search, when it is their turn among all who let bots think.
    pub async fn work_out<T: Send + 'static>(
        &self,
        asker: &Asker,
        work: impl FnOnce(&Cancel) -> T + Send + 'static,
    ) -> Result<T, TableError> {
        let who = asker.id().unwrap_or(&asker.address);
        self.pool.work_out(Lane::Slow, who, work).await.ok_or(TableError::NotWorkedOut)
    }

    async fn bot_answers(self: Arc<App>, id: &str, seat: Seat, since: i64, answer: Entry) {
        let decide = move |desk: &Desk, _: i64| {
            let open = desk.chairs.get(seat.index()).is_some_and(|chair| chair.asked_since == since);
            Ok(if open && desk.asked().contains(seat) && desk.bot_at(seat).is_some() {
                Act::Do(answer.clone())
            } else {
                Act::Done(desk.seq)
            })
        };
        // If it fails, the table stays due, and the thinking begins again.
        match self.act(id, None, None, decide).await {
            Ok(done) if !done.repeated => self.metrics.bot_moves.add(1),
            // A bot may be asked the same question later: it must not count as being thought about.
            Ok(_) | Err(_) => self.think_again(id, seat, since).await,
        }
    }

    async fn think_again(&self, id: &str, seat: Seat, since: i64) {
        if let Ok(mut open) = self.open_table(id).await
            && open.thinking[seat.index()].as_ref().is_some_and(|thinking| thinking.since == since)
        {
            open.thinking[seat.index()] = None;
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
