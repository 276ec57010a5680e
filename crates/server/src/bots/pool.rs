//! The threads on which bots think.

use super::queue::{Lane, Queue, Turn};
use crate::metrics::Histogram;
use coven_bots::Cancel;
use std::num::NonZeroUsize;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

/// The lanes of the thread that quick thoughts have for themselves.
const QUICK_ONLY: &[Lane] = &[Lane::Quick];

/// The lanes of all other threads. They help with quick thoughts only when nothing slow waits: somebody whose bots make quick moves
/// without end must not keep all others from thinking. Whatever has time is done when nobody thinks.
const SLOW_FIRST: &[Lane] = &[Lane::Slow, Lane::Quick, Lane::Spare];

/// The lanes to which work of the last one gives way.
const THOUGHTS: &[Lane] = &[Lane::Slow, Lane::Quick];

/// Ends its threads when it is dropped; searches that still wait are dropped with it.
pub struct Pool(Arc<Shared>);

struct Shared {
    /// How many threads take slow thoughts.
    threads: u32,
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
        let shared = Arc::new(Shared {
            threads: threads.get().try_into().unwrap_or(u32::MAX),
            state: Mutex::default(),
            changed: Condvar::new(),
            waited: Default::default(),
        });
        let lanes = std::iter::once(QUICK_ONLY).chain(std::iter::repeat_n(SLOW_FIRST, threads.get()));
        for lanes in lanes {
            let shared = shared.clone();
            let think = move || {
                while let Some(job) = shared.next(lanes) {
                    carry_out(job);
                }
            };
            // If no thread can be started, bots do not move at this node; another node asks them, or this one after a restart.
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

    /// Works something out for somebody who waits for it, when it is their turn. Dropping the future cancels the work. None if the threads
    /// have ended, or the work panicked.
    pub async fn work_out<T: Send + 'static>(
        &self,
        lane: Lane,
        person: &str,
        work: impl FnOnce(&Cancel) -> T + Send + 'static,
    ) -> Option<T> {
        let asked = Asked(Cancel::default());
        let (cancel, (send, found)) = (asked.0.clone(), oneshot::channel());
        // An error means that nobody waits for it any more.
        let job = move || drop(send.send(work(&cancel)));
        self.run(lane, person, asked.0.clone(), Box::new(job));
        found.await.ok()
    }

    /// Lets work that takes long give way.
    pub fn right_of_way(&self) -> RightOfWay {
        RightOfWay(self.0.clone())
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

/// Cancels the work when whoever asked for it has gone.
struct Asked(Cancel);

impl Drop for Asked {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

/// A panic in one search must not end the thread.
fn carry_out(job: Job) {
    drop(std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)));
}

/// What work of [`Lane::Spare`] has to respect, on the thread on which it is done.
#[derive(Clone)]
pub struct RightOfWay(Arc<Shared>);

impl RightOfWay {
    /// Thinks whatever waits to be thought, and comes back when nothing does. False if everything is over.
    pub fn give_way(&self) -> bool {
        while let Some(job) = self.0.waiting_thought() {
            carry_out(job);
        }
        !self.0.state().closed
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

    /// The next thought, if one waits.
    fn waiting_thought(&self) -> Option<Job> {
        let mut state = self.state();
        if state.closed {
            return None;
        }
        let turn = state.queue.next(THOUGHTS)?;
        Some(self.begin(turn))
    }

    fn begin(&self, turn: Turn<Job>) -> Job {
        self.waited[turn.lane as usize].observe(turn.waited);
        turn.limit(self.threads);
        turn.job
    }

    /// Waits for the next thought of these lanes; none when everything is over.
    fn next(&self, lanes: &[Lane]) -> Option<Job> {
        let mut state = self.state();
        while !state.closed {
            if let Some(turn) = state.queue.next(lanes) {
                return Some(self.begin(turn));
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;
    use std::task::{Context, Waker};

    /// The one thread for slow thoughts is at work that takes long when somebody thinks: the work waits for the thought.
    #[test]
    fn work_that_takes_long_gives_way_to_thoughts() {
        let pool = Pool::start(NonZeroUsize::MIN);
        let (way, (told, heard)) = (pool.right_of_way(), channel());
        let ((begin, begun), (queued, thought_waits)) = (channel(), channel::<()>());
        let tell = told.clone();
        let work = move || {
            let _ = begin.send(());
            let _ = thought_waits.recv();
            assert!(way.give_way());
            let _ = tell.send("the rest of the work");
        };
        pool.run(Lane::Spare, "ada", Cancel::default(), Box::new(work));
        begun.recv().expect("the thread is at work");
        let think = move || told.send("a thought").expect("somebody hears it");
        pool.run(Lane::Slow, "bea", Cancel::default(), Box::new(think));
        queued.send(()).expect("the work goes on");
        let order: Vec<&str> = heard.iter().collect();
        assert_eq!(order, ["a thought", "the rest of the work"]);
    }

    /// With one thread at work, somebody asks for much at once and somebody else for one thing: people take turns.
    #[tokio::test]
    async fn whoever_waits_for_an_answer_takes_turns_with_others() {
        let pool = Pool::start(NonZeroUsize::MIN);
        let ((begin, begun), (go_on, goes_on), (told, heard)) = (channel(), channel::<()>(), channel());
        let busy = move || {
            let _ = begin.send(());
            let _ = goes_on.recv();
        };
        pool.run(Lane::Slow, "nobody", Cancel::default(), Box::new(busy));
        begun.recv().expect("the thread is at work");
        let ask = |person: &'static str, what: &'static str| {
            let told = told.clone();
            pool.work_out(Lane::Slow, person, move |_| told.send(what).is_ok())
        };
        let (mut a1, mut a2, mut a3, mut b1) =
            (Box::pin(ask("ada", "a1")), Box::pin(ask("ada", "a2")), Box::pin(ask("ada", "a3")), Box::pin(ask("bea", "b1")));
        // What is polled once waits in the queue.
        let mut unwoken = Context::from_waker(Waker::noop());
        for asked in [&mut a1, &mut a2, &mut a3, &mut b1] {
            assert!(asked.as_mut().poll(&mut unwoken).is_pending());
        }
        drop(a2);
        assert_eq!(pool.waiting(Lane::Slow), 3, "nobody waits for what was dropped");
        go_on.send(()).expect("the thread goes on");
        assert_eq!((a1.await, a3.await, b1.await), (Some(true), Some(true), Some(true)));
        assert_eq!(heard.try_iter().collect::<Vec<_>>(), ["a1", "b1", "a3"]);
    }

    #[test]
    fn work_that_takes_long_hears_that_everything_is_over() {
        let pool = Pool::start(NonZeroUsize::MIN);
        let way = pool.right_of_way();
        assert!(way.give_way());
        drop(pool);
        assert!(!way.give_way());
    }
}
