//! How long a bot may think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// Iterations give the same answer on every machine; milliseconds are pleasant for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    Iterations(u32),
    Time(Duration),
}

impl Budget {
    /// The part of one of several threads: iterations are divided, time is not.
    pub(crate) fn share(self, number: u32, threads: u32) -> Budget {
        match self {
            Budget::Iterations(all) => Budget::Iterations(all / threads + u32::from(number < all % threads)),
            Budget::Time(time) => Budget::Time(time),
        }
    }
}

/// Lets somebody else end a bot's thinking, now or after a while; it then answers with what it has found so far.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<Asked>);

#[derive(Debug)]
struct Asked {
    cancelled: AtomicBool,
    /// How many milliseconds a search may take, whatever its budget.
    most: AtomicU32,
    hurried: AtomicBool,
}

impl Default for Asked {
    fn default() -> Self {
        Asked { cancelled: AtomicBool::new(false), most: AtomicU32::new(UNLIMITED), hurried: AtomicBool::new(false) }
    }
}

const UNLIMITED: u32 = u32::MAX;

impl Cancel {
    pub fn cancel(&self) {
        self.0.cancelled.store(true, Ordering::Relaxed);
    }

    pub fn is_cancelled(&self) -> bool {
        self.0.cancelled.load(Ordering::Relaxed)
    }

    /// A search that begins from now on takes no longer than this.
    pub fn limit(&self, most: Duration) {
        self.0.most.store(most.as_millis().try_into().unwrap_or(UNLIMITED), Ordering::Relaxed);
    }

    /// Whether a search was ended by the limit before its budget was spent.
    pub fn has_hurried(&self) -> bool {
        self.0.hurried.load(Ordering::Relaxed)
    }

    fn limited(&self) -> Option<Duration> {
        let most = self.0.most.load(Ordering::Relaxed);
        (most != UNLIMITED).then(|| Duration::from_millis(most.into()))
    }
}

/// A budget being spent.
pub(crate) struct Clock<'a> {
    budget: Budget,
    /// What the search may take whatever its budget.
    limit: Option<Duration>,
    began: Instant,
    cancel: &'a Cancel,
    pub spent: u32,
}

impl<'a> Clock<'a> {
    pub fn start(budget: Budget, cancel: &'a Cancel) -> Self {
        Clock { budget, limit: cancel.limited(), began: Instant::now(), cancel, spent: 0 }
    }

    /// One more iteration, unless the budget is spent.
    pub fn tick(&mut self) -> bool {
        let has_budget = match self.budget {
            Budget::Iterations(most) => self.spent < most,
            Budget::Time(most) => self.began.elapsed() < most,
        };
        let goes_on = has_budget && !self.cancel.is_cancelled() && !self.is_over_limit();
        self.spent += u32::from(goes_on);
        goes_on
    }

    fn is_over_limit(&self) -> bool {
        let over = self.limit.is_some_and(|limit| self.began.elapsed() >= limit);
        if over {
            self.cancel.0.hurried.store(true, Ordering::Relaxed);
        }
        over
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_share_iterations_and_not_time() {
        let parts = (0..3).map(|number| Budget::Iterations(8).share(number, 3));
        assert_eq!(parts.collect::<Vec<_>>(), [3, 3, 2].map(Budget::Iterations));
        let second = Budget::Time(Duration::from_secs(1));
        assert_eq!(second.share(1, 3), second);
    }

    #[test]
    fn a_limit_ends_what_a_budget_would_not() {
        let cancel = Cancel::default();
        cancel.limit(Duration::ZERO);
        assert!(!Clock::start(Budget::Iterations(5), &cancel).tick());
        assert!(cancel.has_hurried());
    }

    #[test]
    fn whoever_spends_the_budget_has_not_hurried() {
        let cancel = Cancel::default();
        cancel.limit(Duration::from_secs(3600));
        let mut clock = Clock::start(Budget::Iterations(2), &cancel);
        assert_eq!([clock.tick(), clock.tick(), clock.tick()], [true, true, false]);
        assert!(!cancel.has_hurried());
    }
}
