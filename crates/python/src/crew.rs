//! Threads that share the work of one call.
//!
//! A step of a batch takes about a hundred microseconds, and to wake a sleeping thread takes a good part of that. So the caller does a
//! part itself instead of sleeping until others are done, and whoever has nothing to do looks out for more for a moment before it goes
//! to sleep.

use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use std::hint::spin_loop;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::yield_now;
use std::time::{Duration, Instant};

/// How long a thread looks out.
const LOOKOUT: Duration = Duration::from_micros(100);

/// How often it looks before it lets other threads run, if there are any.
const LOOKS: usize = 50;

/// The caller's thread, and those that help it.
#[derive(Debug)]
pub struct Crew {
    helpers: Option<ThreadPool>,
    /// How often the helpers were called.
    calls: Arc<AtomicUsize>,
}

impl Crew {
    /// So many threads, the caller's among them.
    pub fn new(threads: usize) -> Result<Crew, ThreadPoolBuildError> {
        let helpers = threads.saturating_sub(1);
        let pool = (helpers > 0).then(|| ThreadPoolBuilder::new().num_threads(helpers).build());
        Ok(Crew { helpers: pool.transpose()?, calls: Arc::default() })
    }

    /// How large a part is if everybody has one of so many things.
    pub fn part(&self, things: usize) -> usize {
        let helpers = self.helpers.as_ref().map_or(0, ThreadPool::current_num_threads);
        things.div_ceil(1 + helpers).max(1)
    }

    /// Does all parts at the same time, the first of them here. Parts are not divided further: with two threads a thing is always done
    /// by the same one, whose core still has it in its cache.
    pub fn share<P: Send>(&self, mut parts: impl Iterator<Item = P>, act: impl Fn(P) + Sync) {
        let Some(pool) = &self.helpers else {
            parts.for_each(act);
            return;
        };
        let (act, own, working) = (&act, parts.next(), AtomicUsize::new(0));
        pool.in_place_scope(|scope| {
            for part in parts {
                working.fetch_add(1, Ordering::Relaxed);
                scope.spawn(|_| {
                    act(part);
                    self.stay_awake();
                    working.fetch_sub(1, Ordering::Release);
                });
            }
            self.calls.fetch_add(1, Ordering::Release);
            own.into_iter().for_each(act);
            look_out(|| working.load(Ordering::Acquire) == 0);
        });
    }

    /// Gives the thread of a helper something to do until it is called again.
    fn stay_awake(&self) {
        let (calls, seen) = (self.calls.clone(), self.calls.load(Ordering::Acquire));
        rayon::spawn(move || look_out(|| calls.load(Ordering::Acquire) != seen));
    }
}

/// Waits for something that comes soon; gives up after a while.
fn look_out(came: impl Fn() -> bool) {
    let begin = Instant::now();
    while begin.elapsed() < LOOKOUT {
        for _ in 0..LOOKS {
            if came() {
                return;
            }
            spin_loop();
        }
        yield_now();
    }
}
