//! What waits for viewers who read slowly, in bytes: for each stream, for each person and for the whole server. Whoever does not read
//! is cut off before that is too much, comes back with `Last-Event-ID` and hears what is missing.

use crate::limits::Who;
use crate::metrics::Counter;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// Maximum number of bytes that wait on one stream: a hundred moves and more.
pub const MOST_OF_A_STREAM: usize = 512 * 1024;

/// Maximum number of bytes that wait on all streams of one person.
const MOST_OF_A_PERSON: usize = 4 * 1024 * 1024;

/// Maximum number of bytes that wait on all streams.
const MOST_OF_ALL: usize = 64 * 1024 * 1024;

/// Everything that waits. A text that several streams carry counts for each of them.
#[derive(Default)]
pub struct Backlogs {
    all: Arc<Total>,
    /// Those who hold streams now.
    people: Mutex<HashMap<Who, Weak<AtomicUsize>>>,
}

#[derive(Default)]
struct Total {
    bytes: AtomicUsize,
    cut: Counter,
}

impl Backlogs {
    /// The backlog of a new stream of somebody.
    pub fn of(&self, who: &Who) -> Backlog {
        let mut people = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        let person = people.get(who).and_then(Weak::upgrade).unwrap_or_else(|| {
            people.retain(|_, other| other.strong_count() > 0);
            let person = Arc::default();
            people.insert(who.clone(), Arc::downgrade(&person));
            person
        });
        let stream = Stream { bytes: AtomicUsize::new(0), cut: AtomicBool::new(false), person, all: self.all.clone() };
        Backlog(Arc::new(stream))
    }

    /// Number of bytes that wait on all streams.
    pub fn bytes(&self) -> usize {
        self.all.bytes.load(Ordering::Relaxed)
    }

    /// Number of streams that were cut because too much waited.
    pub fn cut(&self) -> u64 {
        self.all.cut.get()
    }
}

/// What waits on one stream.
#[derive(Clone, Debug)]
pub struct Backlog(Arc<Stream>);

#[derive(Debug)]
struct Stream {
    bytes: AtomicUsize,
    /// Something was refused: nothing may follow it.
    cut: AtomicBool,
    person: Arc<AtomicUsize>,
    all: Arc<Total>,
}

impl std::fmt::Debug for Total {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Total").field(&self.bytes).finish()
    }
}

/// Something that waits, and is counted until it is dropped.
#[derive(Debug)]
pub struct Load {
    bytes: usize,
    of: Backlog,
}

impl Backlog {
    /// Counts `bytes` more. None if a limit would be exceeded; then the stream is cut. A stream on which nothing waits is never cut,
    /// whatever waits on others.
    pub fn add(&self, bytes: usize) -> Option<Load> {
        let Stream { bytes: own, person, all, .. } = &*self.0;
        let fits = |waiting: &AtomicUsize, most: usize| waiting.load(Ordering::Relaxed) + bytes <= most;
        let room = || fits(own, MOST_OF_A_STREAM) && fits(person, MOST_OF_A_PERSON) && fits(&all.bytes, MOST_OF_ALL);
        if self.is_cut() || own.load(Ordering::Relaxed) > 0 && !room() {
            self.cut();
            return None;
        }
        for waiting in [own, &**person, &all.bytes] {
            waiting.fetch_add(bytes, Ordering::Relaxed);
        }
        Some(Load { bytes, of: self.clone() })
    }

    /// Cuts the stream: nothing more is accepted.
    pub fn cut(&self) {
        if !self.0.cut.swap(true, Ordering::Relaxed) {
            self.0.all.cut.add(1);
        }
    }

    pub fn is_cut(&self) -> bool {
        self.0.cut.load(Ordering::Relaxed)
    }
}

impl Drop for Load {
    fn drop(&mut self) {
        let Stream { bytes: own, person, all, .. } = &*self.of.0;
        for waiting in [own, &**person, &all.bytes] {
            waiting.fetch_sub(self.bytes, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(number: usize) -> Who {
        Who::Person(number.to_string())
    }

    const PIECE: usize = 32 * 1024;

    /// Adds pieces until no more are taken.
    fn fill(backlog: &Backlog) -> Vec<Load> {
        std::iter::from_fn(|| backlog.add(PIECE)).take(10_000).collect()
    }

    #[test]
    fn so_much_waits_on_a_stream_and_then_it_is_cut() {
        let backlogs = Backlogs::default();
        let stream = backlogs.of(&person(1));
        let loads = fill(&stream);
        assert_eq!((loads.len() * PIECE, backlogs.bytes()), (MOST_OF_A_STREAM, MOST_OF_A_STREAM));
        assert!(stream.is_cut() && backlogs.cut() == 1);
        drop(loads);
        assert_eq!(backlogs.bytes(), 0);
        assert!(stream.add(1).is_none(), "nothing follows what was left out");
    }

    #[test]
    fn so_much_waits_for_a_person_and_others_are_not_touched() {
        let backlogs = Backlogs::default();
        let streams: Vec<Backlog> = (0..32).map(|_| backlogs.of(&person(1))).collect();
        let loads: Vec<Load> = streams.iter().flat_map(fill).collect();
        // Each stream takes one piece, however much waits on the others.
        assert!(backlogs.bytes() <= MOST_OF_A_PERSON + 32 * PIECE, "{}", backlogs.bytes());
        assert_eq!(fill(&backlogs.of(&person(2))).len() * PIECE, MOST_OF_A_STREAM);
        drop((streams, loads));
        assert_eq!(fill(&backlogs.of(&person(1))).len() * PIECE, MOST_OF_A_STREAM, "whoever was slow may come back");
    }

    #[test]
    fn so_much_waits_altogether_and_whoever_reads_is_not_cut() {
        let backlogs = Backlogs::default();
        let streams: Vec<Backlog> = (0..1000).map(|number| backlogs.of(&person(number))).collect();
        let loads: Vec<Load> = streams.iter().flat_map(fill).collect();
        assert!(backlogs.bytes() <= MOST_OF_ALL + 1000 * PIECE, "{}", backlogs.bytes());
        let reader = backlogs.of(&person(2000));
        for _ in 0..100 {
            assert!(reader.add(PIECE).is_some(), "what is read at once does not wait");
        }
        drop(loads);
    }

    #[test]
    fn what_is_larger_than_everything_that_may_wait_comes_through_alone() {
        let backlogs = Backlogs::default();
        let stream = backlogs.of(&person(1));
        let page = stream.add(2 * MOST_OF_A_PERSON);
        assert!(page.is_some() && stream.add(1).is_none());
    }

    #[test]
    fn nobody_is_remembered_who_holds_no_stream() {
        let backlogs = Backlogs::default();
        (0..100).for_each(|number| drop(backlogs.of(&person(number))));
        assert_eq!(backlogs.people.lock().expect("no panic").len(), 1);
    }
}
