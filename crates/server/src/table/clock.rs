//! Time at a table: none, a clock for live play, or a number of days for each decision.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How long people may take. Whoever takes longer is played by a bot until they are back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// Every seat has these seconds for the whole game, and an increment for every decision.
    Live {
        #[schemars(range(min = 1, max = 86_400))]
        seconds: u32,
        #[schemars(range(max = 3_600))]
        increment: u32,
    },
    /// Maximum number of days for each decision.
    Correspondence {
        #[schemars(range(min = 1, max = 60))]
        days: u32,
    },
}

const SECOND: i64 = 1000;
const DAY: i64 = 24 * 3600 * SECOND;

/// Minimum time that somebody has for the next decision who comes back after the clock ran out, in milliseconds.
const FRESH_START: i64 = 60 * SECOND;

impl Clock {
    /// Whether the numbers are within reason.
    pub fn is_sensible(self) -> bool {
        match self {
            Clock::Live { seconds, increment } => (1..=86_400).contains(&seconds) && increment <= 3_600,
            Clock::Correspondence { days } => (1..=60).contains(&days),
        }
    }

    /// Milliseconds that a seat has at the start.
    pub fn full(self) -> i64 {
        match self {
            Clock::Live { seconds, .. } => i64::from(seconds) * SECOND,
            Clock::Correspondence { days } => i64::from(days) * DAY,
        }
    }

    /// What a seat has left after it decided within `spent`.
    pub fn after(self, left: i64, spent: i64) -> i64 {
        match self {
            Clock::Live { increment, .. } => (left - spent).max(0) + i64::from(increment) * SECOND,
            Clock::Correspondence { .. } => self.full(),
        }
    }

    /// What a seat has left when its person is back.
    pub fn back(self, left: i64) -> i64 {
        match self {
            Clock::Live { .. } => left.max(FRESH_START.min(self.full())),
            Clock::Correspondence { .. } => self.full(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_live_clock_runs_down_and_gains_an_increment() {
        let clock = Clock::Live { seconds: 600, increment: 5 };
        assert_eq!(clock.after(clock.full(), 30_000), 575_000);
        assert_eq!(clock.after(1_000, 30_000), 5_000, "never below nothing");
        assert_eq!(clock.back(0), 60_000);
    }

    #[test]
    fn by_correspondence_every_decision_has_its_days() {
        let clock = Clock::Correspondence { days: 3 };
        assert_eq!(clock.full(), 3 * 86_400_000);
        assert_eq!(clock.after(1, 86_400_000), clock.full());
    }
}
