//! How long a bot may think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
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

/// Lets somebody else end a bot's thinking; it then answers with what it has found so far.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A budget being spent.
pub(crate) struct Clock<'a> {
    budget: Budget,
    began: Instant,
    cancel: &'a Cancel,
    pub spent: u32,
}

impl<'a> Clock<'a> {
    pub fn start(budget: Budget, cancel: &'a Cancel) -> Self {
        Clock { budget, began: Instant::now(), cancel, spent: 0 }
    }

    /// One more iteration, unless the budget is spent.
    pub fn tick(&mut self) -> bool {
        let goes_on = !self.cancel.is_cancelled()
            && match self.budget {
                Budget::Iterations(most) => self.spent < most,
                Budget::Time(most) => self.began.elapsed() < most,
            };
        self.spent += u32::from(goes_on);
        goes_on
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
}
