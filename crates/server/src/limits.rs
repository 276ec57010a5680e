//! Limits: how often somebody may ask, how many streams somebody may hold.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Requests a second, each with a burst of four seconds' worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rates {
    /// For a person.
    pub person: f32,
    /// For an address, for those who have not said who they are.
    pub address: f32,
    /// New guests, logins and passphrases, for an address.
    pub entrance: f32,
    /// Attempts to log in to one account that fail, from wherever they come: a minute, after the first [`FREE_ATTEMPTS`].
    pub attempts: f32,
    /// New guests, for an address: an hour, and as many without a pause, as a school class needs.
    pub newcomers: f32,
    /// Tables of the lobby, opened from an address: a minute, after the first [`LISTINGS_AT_ONCE`].
    pub listings: f32,
    /// Mails to an address that is not confirmed yet or asks for a new passphrase, and such mails of one person: an hour, and as many without a
    /// pause.
    pub mails: f32,
    /// Tables of one person that have not begun.
    pub tables: usize,
    /// Streams that one person, or an address without a person, may hold.
    pub streams: usize,
    /// Connections altogether.
    pub connections: usize,
}

impl Default for Rates {
    fn default() -> Self {
        Rates {
            person: 30.0,
            address: 30.0,
            entrance: 2.0,
            attempts: 1.0,
            newcomers: 100.0,
            listings: 1.0,
            mails: 3.0,
            tables: 8,
            streams: 32,
            connections: 20_000,
        }
    }
}

/// Size of a burst: this many seconds' worth of the rate.
const BURST: f32 = 4.0;

/// Number of attempts to log in that may fail without a pause.
pub const FREE_ATTEMPTS: f32 = 10.0;

/// Number of tables of the lobby that are opened from one address without a pause.
pub const LISTINGS_AT_ONCE: f32 = 20.0;

/// Maximum number of connections from one address: more than a school behind one router needs.
const CONNECTIONS_EACH: usize = 256;

/// What is counted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    Person(String),
    Address(String),
    Entrance(String),
    /// An address from which somebody new comes.
    Newcomer(String),
    /// A person who lets mails be sent, and an address that gets them.
    Mailing(String),
    MailTo(String),
    /// An address from which a table of the lobby is opened.
    Listing(String),
    /// A login, and whether the browser is one in which its owner has logged in before: strangers who try do not keep the owner out.
    Login(String, bool),
}

/// An address, as far as it tells households apart.
pub fn household(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(ip) => ip.to_string(),
        // One household has a whole network of these.
        IpAddr::V6(ip) => {
            let [a, b, c, d, ..] = ip.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}")
        }
    }
}

struct Bucket {
    left: f32,
    since: Instant,
}

pub struct Limits {
    pub rates: Rates,
    buckets: Mutex<HashMap<Who, Bucket>>,
    streams: Places<Who>,
    /// By household.
    connections: Places<String>,
}

/// What somebody holds, counted.
struct Places<W>(Arc<Mutex<HashMap<W, usize>>>);

impl<W: Clone + Eq + Hash> Places<W> {
    fn none_taken() -> Places<W> {
        Places(Arc::default())
    }

    /// One more place, if fewer than `most` are taken.
    fn take(&self, who: W, most: usize) -> Option<Place<W>> {
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = places.entry(who.clone()).or_insert(0);
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Place { who, among: Places(self.0.clone()) })
    }
}

/// The place of a stream or a connection among those that somebody holds.
pub struct Place<W: Eq + Hash = Who> {
    who: W,
    among: Places<W>,
}

impl<W: Eq + Hash> Place<W> {
    /// Who holds it.
    pub fn who(&self) -> &W {
        &self.who
    }
}

impl<W: Eq + Hash> Drop for Place<W> {
    fn drop(&mut self) {
        let mut places = self.among.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = places.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                places.remove(&self.who);
            }
        }
    }
}

impl Limits {
    pub fn new(rates: Rates) -> Limits {
        Limits { rates, buckets: Mutex::default(), streams: Places::none_taken(), connections: Places::none_taken() }
    }

    /// How much of something a second brings, and how much of it there is at most.
    fn allowance(&self, who: &Who) -> (f32, f32) {
        let rate = match who {
            Who::Person(_) => self.rates.person,
            Who::Address(_) => self.rates.address,
            Who::Entrance(_) => self.rates.entrance,
            Who::Newcomer(_) => return (self.rates.newcomers / 3600.0, self.rates.newcomers),
            Who::Mailing(_) | Who::MailTo(_) => return (self.rates.mails / 3600.0, self.rates.mails),
            Who::Listing(_) => return (self.rates.listings / 60.0, LISTINGS_AT_ONCE),
            Who::Login(..) => return (self.rates.attempts / 60.0, FREE_ATTEMPTS),
        };
        (rate, rate * BURST)
    }

    /// Whether somebody may ask once more now.
    pub fn allow(&self, who: &Who) -> bool {
        self.take(who).is_ok()
    }

    /// Counts that somebody asks once more. If that is too often, how long to wait.
    pub fn take(&self, who: &Who) -> Result<(), Duration> {
        let (rate, most) = self.allowance(who);
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let bucket = match buckets.get_mut(who) {
            Some(bucket) => bucket,
            None => buckets.entry(who.clone()).or_insert(Bucket { left: most, since: now }),
        };
        bucket.left = (bucket.left + now.duration_since(bucket.since).as_secs_f32() * rate).min(most);
        bucket.since = now;
        if bucket.left < 1.0 {
            return Err(Duration::try_from_secs_f32((1.0 - bucket.left) / rate).unwrap_or(Duration::MAX));
        }
        bucket.left -= 1.0;
        Ok(())
    }

    /// Takes a count back, for a request that turned out not to be of the counted kind.
    pub fn give_back(&self, who: &Who) {
        if let Some(bucket) = self.buckets.lock().unwrap_or_else(PoisonError::into_inner).get_mut(who) {
            bucket.left += 1.0;
        }
    }

    /// A place for one more stream, if there is one.
    pub fn place(&self, who: Who) -> Option<Place> {
        self.streams.take(who, self.rates.streams)
    }

    /// A place for one more connection from an address. Many come from a proxy, and from programs of this machine.
    pub fn connection(&self, from: IpAddr, behind_proxy: bool) -> Option<Place<String>> {
        let any = behind_proxy || from.to_canonical().is_loopback();
        self.connections.take(household(from), if any { usize::MAX } else { CONNECTIONS_EACH })
    }

    /// How many streams are open.
    pub fn streams(&self) -> usize {
        self.streams.0.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }

    /// Forgets those who have not asked for so long that they may ask as often as anybody new.
    pub fn forget_the_idle(&self) {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.retain(|who, bucket| {
            let (rate, most) = self.allowance(who);
            bucket.left + bucket.since.elapsed().as_secs_f32() * rate < most
        });
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
    fn attempts_to_log_in_are_counted_for_each_account_and_known_browsers_apart() {
        let limits = Limits::new(Rates::default());
        let ada = |known| Who::Login("ada".to_owned(), known);
        for _ in 0..FREE_ATTEMPTS as usize {
            limits.take(&ada(false)).expect("a free attempt");
        }
        let wait = limits.take(&ada(false)).expect_err("one too many");
        assert!((50..=60).contains(&wait.as_secs()), "{wait:?}");
        assert!(limits.allow(&ada(true)) && limits.allow(&Who::Login("bea".to_owned(), false)), "others are not touched");
        limits.give_back(&ada(false));
        assert!(limits.allow(&ada(false)) && !limits.allow(&ada(false)), "what did not fail does not count");
        limits.forget_the_idle();
        assert!(!limits.allow(&ada(false)), "it is not forgotten too early");
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

    #[test]
    fn an_address_holds_so_many_connections_and_a_proxy_any_number() {
        let limits = Limits::new(Rates::default());
        let from = |text: &str| text.parse::<IpAddr>().expect("an address");
        let held: Vec<Place<String>> = (0..1000).filter_map(|_| limits.connection(from("192.0.2.7"), false)).collect();
        assert_eq!(held.len(), CONNECTIONS_EACH);
        assert!(limits.connection(from("::ffff:192.0.2.7"), false).is_none(), "the same address");
        assert!(limits.connection(from("192.0.2.8"), false).is_some() && limits.connection(from("192.0.2.7"), true).is_some());
        let network: Vec<Place<String>> =
            (0..1000).filter_map(|host| limits.connection(from(&format!("2001:db8::{host:x}")), false)).collect();
        assert_eq!(network.len(), CONNECTIONS_EACH, "one household");
        let here: Vec<Place<String>> = (0..1000).filter_map(|_| limits.connection(from("127.0.0.1"), false)).collect();
        assert_eq!(here.len(), 1000);
        drop(held);
        assert!(limits.connection(from("192.0.2.7"), false).is_some());
    }
}
