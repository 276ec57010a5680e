//! Limits: how often somebody may ask, how many streams somebody may hold.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// Requests a second, each with a burst of four seconds' worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rates {
    /// For a person.
    pub person: f32,
    /// For an address, for those who have not said who they are.
    pub address: f32,
    /// New guests, logins and passphrases, for an address.
    pub entrance: f32,
    /// Streams that one person, or an address without a person, may hold.
    pub streams: usize,
    /// Connections altogether.
    pub connections: usize,
}

impl Default for Rates {
    fn default() -> Self {
        Rates { person: 30.0, address: 30.0, entrance: 2.0, streams: 32, connections: 20_000 }
    }
}

const BURST: f32 = 4.0;

/// What is counted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    Person(String),
    Address(String),
    Entrance(String),
}

struct Bucket {
    left: f32,
    since: Instant,
}

pub struct Limits {
    pub rates: Rates,
    buckets: Mutex<HashMap<Who, Bucket>>,
    streams: Arc<Mutex<HashMap<Who, usize>>>,
}

/// A stream's place among those that somebody holds.
pub struct Place {
    who: Who,
    streams: Arc<Mutex<HashMap<Who, usize>>>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = streams.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                streams.remove(&self.who);
            }
        }
    }
}

impl Limits {
    pub fn new(rates: Rates) -> Limits {
        Limits { rates, buckets: Mutex::default(), streams: Arc::default() }
    }

    /// Whether somebody may ask once more now.
    pub fn allow(&self, who: &Who) -> bool {
        let rate = match who {
            Who::Person(_) => self.rates.person,
            Who::Address(_) => self.rates.address,
            Who::Entrance(_) => self.rates.entrance,
        };
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let bucket = match buckets.get_mut(who) {
            Some(bucket) => bucket,
            None => buckets.entry(who.clone()).or_insert(Bucket { left: rate * BURST, since: now }),
        };
        bucket.left = (bucket.left + now.duration_since(bucket.since).as_secs_f32() * rate).min(rate * BURST);
        bucket.since = now;
        let allowed = bucket.left >= 1.0;
        if allowed {
            bucket.left -= 1.0;
        }
        allowed
    }

    /// A place for one more stream, if there is one.
    pub fn place(&self, who: Who) -> Option<Place> {
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let count = streams.entry(who.clone()).or_insert(0);
        if *count >= self.rates.streams {
            return None;
        }
        *count += 1;
        Some(Place { who, streams: self.streams.clone() })
    }

    /// How many streams are open.
    pub fn streams(&self) -> usize {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }

    /// Forgets those who have not asked for so long that they may ask as often as anybody new.
    pub fn forget_the_idle(&self) {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.retain(|_, bucket| bucket.since.elapsed().as_secs_f32() < BURST);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_no_more() {
        let limits = Limits::new(Rates { person: 5.0, ..Rates::default() });
        let ada = Who::Person("ada".to_owned());
        let allowed = (0..100).filter(|_| limits.allow(&ada)).count();
        assert!((20..=21).contains(&allowed), "{allowed}");
        assert!(limits.allow(&Who::Person("bea".to_owned())), "others are not touched");
    }

    #[test]
    fn a_place_is_free_again_when_its_stream_is_gone() {
        let limits = Limits::new(Rates { streams: 1, ..Rates::default() });
        let ada = || Who::Person("ada".to_owned());
        let first = limits.place(ada());
        assert!(first.is_some() && limits.place(ada()).is_none());
        drop(first);
        assert!(limits.place(ada()).is_some());
        assert_eq!(limits.streams(), 0);
    }
}
