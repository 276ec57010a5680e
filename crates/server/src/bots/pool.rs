//! The threads on which bots think.

use super::queue::{Lane, Queue, Turn};
use crate::metrics::Histogram;
use coven_bots::Cancel;
use std::num::NonZeroUsize;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

type Job = Box<dyn FnOnce() + Send>;

/// The lanes of the thread that quick thoughts have for themselves.
const QUICK_ONLY: &[Lane] = &[Lane::Quick];

/// The lanes of all other threads. They help with quick thoughts only when nothing slow waits: somebody whose bots make quick moves
/// without end must not keep all others from thinking.
const SLOW_FIRST: &[Lane] = &[Lane::Slow, Lane::Quick];

/// Ends its threads when it is dropped; what waits then is not thought.
pub struct Pool(Arc<Shared>);

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    /// Something may be taken from the queue, or everything is over.
    changed: Condvar,
    waited: [Histogram; Lane::ALL.len()],
}

#[derive(Default)]
struct State {
    queue: Queue<Job>,
    closed: bool,
}

impl Pool {
    /// Starts threads for slow thoughts, and one more for quick ones.
    pub fn start(threads: NonZeroUsize) -> Pool {
        let shared = Arc::new(Shared::default());
        let lanes = std::iter::once(QUICK_ONLY).chain(std::iter::repeat_n(SLOW_FIRST, threads.get()));
        for lanes in lanes {
            let shared = shared.clone();
            let think = move || {
                while let Some(job) = shared.next(lanes) {
                    // A bot that fails takes nobody with it.
                    drop(std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)));
                }
            };
            // Without threads nobody thinks here; another node does, or this one after a restart.
            let _ = std::thread::Builder::new().name("coven-bot".to_owned()).spawn(think);
        }
        Pool(shared)
    }

    /// Lets a thread do this when it is the person's turn, unless it is cancelled before.
    pub fn run(&self, lane: Lane, person: &str, cancel: Cancel, job: Job) {
        self.0.state().queue.push(lane, person, cancel, job);
        // All of them, because the first one may be a thread that does not take this lane.
        self.0.changed.notify_all();
    }

    /// How many thoughts wait in a lane.
    pub fn waiting(&self, lane: Lane) -> usize {
        self.0.state().queue.len(lane)
    }

    /// How long thoughts of a lane have waited.
    pub fn waited(&self, lane: Lane) -> &Histogram {
        &self.0.waited[lane as usize]
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.0.state().closed = true;
        self.0.changed.notify_all();
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the next thought of these lanes; none when everything is over.
    fn next(&self, lanes: &[Lane]) -> Option<Job> {
        let mut state = self.state();
        while !state.closed {
            if let Some(Turn { job, lane, waited }) = state.queue.next(lanes) {
                self.waited[lane as usize].observe(waited);
                return Some(job);
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        None
    }
}
