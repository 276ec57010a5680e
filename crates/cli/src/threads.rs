//! Work that is divided among all cores.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};

/// As many threads as were asked for, or as the machine has cores.
pub fn count(asked: Option<NonZeroUsize>) -> NonZeroUsize {
    asked.or_else(|| std::thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
}

/// Runs `work` on `threads` threads until the numbers below `end` are used up; each thread takes them one by one from the
/// iterator it is given and returns what it found.
pub fn share_out<T: Send>(threads: NonZeroUsize, end: u64, work: impl Fn(&mut dyn Iterator<Item = u64>) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(0);
    let numbers = || std::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&number| number < end));
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.get()).map(|_| scope.spawn(|| work(&mut numbers()))).collect();
        // A panic in a worker is a panic of the whole work.
        workers.into_iter().map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_worked_on_once() {
        let three = NonZeroUsize::new(3).expect("not zero");
        let mut all: Vec<u64> = share_out(three, 100, |numbers| numbers.collect::<Vec<_>>()).concat();
        all.sort_unstable();
        assert!(all.into_iter().eq(0..100));
    }
}
