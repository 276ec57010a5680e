//! Whose thought comes next: turns by person, not by arrival, and quick thoughts apart from slow ones. The more wait, the shorter each may
//! take, so that nobody waits long: everybody's thoughts have the same time together.

use coven_bots::{Cancel, Level};
use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant};

/// With which others a thought waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    /// Thoughts of a few milliseconds.
    Quick,
    /// Searches, up to a second.
    Slow,
    /// What takes many seconds and gives way to all thoughts.
    Spare,
}

impl Lane {
    pub const ALL: [Lane; 3] = [Lane::Quick, Lane::Slow, Lane::Spare];

    pub const fn of(level: Level) -> Lane {
        match level {
            Level::Random | Level::Novice | Level::Apprentice => Lane::Quick,
            Level::Adept | Level::Archwitch => Lane::Slow,
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Lane::Quick => "quick",
            Lane::Slow => "slow",
            Lane::Spare => "spare",
        }
    }
}

/// Within this time whoever is asked shall have answered.
const PATIENCE: Duration = Duration::from_millis(2500);

/// A thought takes this long however many wait.
const LEAST: Duration = Duration::from_millis(10);

/// A thought that waits.
struct Waiting<J> {
    job: J,
    since: Instant,
    /// Set when the question is gone.
    cancel: Cancel,
}

/// The thoughts of one lane.
struct Turns<J> {
    /// By person, in the order in which they came.
    jobs: HashMap<String, VecDeque<Waiting<J>>>,
    /// Everybody who has a thought waiting, whoever comes next first.
    order: VecDeque<String>,
}

impl<J> Turns<J> {
    fn push(&mut self, person: &str, waiting: Waiting<J>) {
        match self.jobs.get_mut(person) {
            Some(jobs) => {
                // Cancelled searches are removed here, so that handing over and coming back again and again does not make the queue longer.
                jobs.retain(|other| !other.cancel.is_cancelled());
                jobs.push_back(waiting);
            }
            None => {
                self.jobs.insert(person.to_owned(), VecDeque::from([waiting]));
                self.order.push_back(person.to_owned());
            }
        }
    }

    /// The next thought of whoever comes next, who then goes to the end, and what part of one thread's time it may take.
    fn next(&mut self) -> Option<(Waiting<J>, Duration)> {
        while let Some(person) = self.order.pop_front() {
            let Some(jobs) = self.jobs.get_mut(&person) else {
                continue;
            };
            // A cancelled search does not use up its person's turn.
            let next = std::iter::from_fn(|| jobs.pop_front()).find(|waiting| !waiting.cancel.is_cancelled());
            let (own, people) = (jobs.len() + 1, self.order.len() + 1);
            if jobs.is_empty() {
                self.jobs.remove(&person);
            } else {
                self.order.push_back(person);
            }
            if let Some(next) = next {
                // What is left of the patience is divided among the people, and each one's part among their own thoughts.
                let left = PATIENCE.saturating_sub(next.since.elapsed());
                let share = left / u32::try_from(people * own).unwrap_or(u32::MAX);
                return Some((next, share));
            }
        }
        None
    }

    fn len(&self) -> usize {
        self.jobs.values().flatten().filter(|waiting| !waiting.cancel.is_cancelled()).count()
    }
}

pub struct Queue<J> {
    quick: Turns<J>,
    slow: Turns<J>,
    spare: Turns<J>,
}

/// A thought whose turn has come.
pub struct Turn<J> {
    pub job: J,
    pub lane: Lane,
    pub waited: Duration,
    pub cancel: Cancel,
    /// How long it may take where one thread thinks; with more threads so many times as long.
    pub share: Duration,
}

impl<J> Turn<J> {
    /// Lets the thought take no longer than its share of so many threads. What gives way to others takes the time it needs.
    pub fn limit(&self, threads: u32) {
        if self.lane != Lane::Spare {
            self.cancel.limit((self.share * threads).max(LEAST));
        }
    }
}

impl<J> Default for Queue<J> {
    fn default() -> Self {
        let turns = || Turns { jobs: HashMap::new(), order: VecDeque::new() };
        Queue { quick: turns(), slow: turns(), spare: turns() }
    }
}

impl<J> Queue<J> {
    /// Adds a thought of a person's table. It is dropped unthought if it is cancelled before its turn comes.
    pub fn push(&mut self, lane: Lane, person: &str, cancel: Cancel, job: J) {
        self.turns(lane).push(person, Waiting { job, since: Instant::now(), cancel });
    }

    /// The next thought of the first of these lanes in which there is one.
    pub fn next(&mut self, lanes: &[Lane]) -> Option<Turn<J>> {
        lanes.iter().find_map(|&lane| {
            let (Waiting { job, since, cancel }, share) = self.turns(lane).next()?;
            Some(Turn { job, lane, waited: since.elapsed(), cancel, share })
        })
    }

    /// How many thoughts wait in a lane.
    pub fn len(&self, lane: Lane) -> usize {
        match lane {
            Lane::Quick => self.quick.len(),
            Lane::Slow => self.slow.len(),
            Lane::Spare => self.spare.len(),
        }
    }

    fn turns(&mut self, lane: Lane) -> &mut Turns<J> {
        match lane {
            Lane::Quick => &mut self.quick,
            Lane::Slow => &mut self.slow,
            Lane::Spare => &mut self.spare,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn push(queue: &mut Queue<&'static str>, lane: Lane, person: &str, job: &'static str) -> Cancel {
        let cancel = Cancel::default();
        queue.push(lane, person, cancel.clone(), job);
        cancel
    }

    fn all(queue: &mut Queue<&'static str>, lanes: &[Lane]) -> Vec<&'static str> {
        std::iter::from_fn(|| queue.next(lanes).map(|turn| turn.job)).collect()
    }

    #[test]
    fn people_take_turns_however_much_somebody_wants() {
        let mut queue = Queue::default();
        for job in ["a1", "a2", "a3", "a4"] {
            push(&mut queue, Lane::Slow, "ada", job);
        }
        push(&mut queue, Lane::Slow, "bea", "b1");
        push(&mut queue, Lane::Slow, "bea", "b2");
        push(&mut queue, Lane::Slow, "cleo", "c1");
        assert_eq!(queue.len(Lane::Slow), 7);
        assert_eq!(all(&mut queue, &[Lane::Slow]), ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
        assert_eq!(queue.len(Lane::Slow), 0);
    }

    #[test]
    fn whoever_comes_later_waits_for_one_turn_of_each_other_person() {
        let mut queue = Queue::default();
        for job in ["a1", "a2", "a3"] {
            push(&mut queue, Lane::Slow, "ada", job);
        }
        assert_eq!(queue.next(&[Lane::Slow]).map(|turn| turn.job), Some("a1"));
        push(&mut queue, Lane::Slow, "bea", "b1");
        assert_eq!(all(&mut queue, &[Lane::Slow]), ["a2", "b1", "a3"]);
    }

    /// Ada has fifty tables and Bea one. Half of the time is Bea's.
    #[test]
    fn the_more_wait_the_shorter_each_thinks_and_people_have_the_same_time() {
        let mut queue = Queue::default();
        for _ in 0..50 {
            push(&mut queue, Lane::Slow, "ada", "a");
        }
        push(&mut queue, Lane::Slow, "bea", "b");
        let shares: Vec<Duration> = std::iter::from_fn(|| queue.next(&[Lane::Slow]).map(|turn| turn.share)).collect();
        assert!(shares[0] * 50 <= PATIENCE / 2, "Ada's fifty have half of the time: {:?}", shares[0]);
        assert!(shares[1] > shares[0] * 40 && shares[1] <= PATIENCE / 2, "Bea's has the other half: {:?}", shares[1]);
        assert!(shares[2] > shares[0] && shares[2] * 49 <= PATIENCE, "once Bea is gone all of it is Ada's: {:?}", shares[2]);
    }

    /// One thread works through what waits, each thought as long as it may: the time that all take together is the patience.
    #[test]
    fn all_who_wait_are_answered_while_they_are_patient() {
        let mut queue = Queue::default();
        let long_ago = Instant::now();
        for person in 0..50 {
            push(&mut queue, Lane::Slow, &person.to_string(), "thought");
        }
        let mut passed = Duration::ZERO;
        while !queue.slow.order.is_empty() {
            for waiting in queue.slow.jobs.values_mut().flatten() {
                // As if so much time had passed since they came.
                waiting.since = long_ago.checked_sub(passed).expect("a machine that runs for some seconds");
            }
            passed += queue.next(&[Lane::Slow]).expect("a thought").share;
        }
        assert!(passed <= PATIENCE, "{passed:?}");
    }

    #[test]
    fn quick_thoughts_do_not_wait_behind_slow_ones() {
        let mut queue = Queue::default();
        push(&mut queue, Lane::Slow, "ada", "slow");
        push(&mut queue, Lane::Quick, "ada", "quick");
        assert_eq!(all(&mut queue, &[Lane::Quick]), ["quick"], "a thread for quick ones takes nothing else");
        push(&mut queue, Lane::Quick, "bea", "quick");
        assert_eq!(all(&mut queue, &[Lane::Slow, Lane::Quick]), ["slow", "quick"], "others help when nothing slow is left");
    }

    #[test]
    fn a_thought_that_nobody_needs_is_dropped_and_costs_nobody_a_turn() {
        let mut queue = Queue::default();
        let gone = push(&mut queue, Lane::Slow, "ada", "a1");
        push(&mut queue, Lane::Slow, "ada", "a2");
        push(&mut queue, Lane::Slow, "bea", "b1");
        let cleo = push(&mut queue, Lane::Slow, "cleo", "c1");
        gone.cancel();
        cleo.cancel();
        assert_eq!(queue.len(Lane::Slow), 2);
        assert_eq!(all(&mut queue, &[Lane::Slow]), ["a2", "b1"]);
        assert!(queue.slow.jobs.is_empty() && queue.slow.order.is_empty(), "nothing is kept of anybody");
    }

    #[test]
    fn whoever_changes_their_mind_all_the_time_does_not_make_the_queue_longer() {
        let mut queue = Queue::default();
        for _ in 0..100 {
            push(&mut queue, Lane::Slow, "ada", "a").cancel();
        }
        push(&mut queue, Lane::Slow, "ada", "last");
        assert_eq!(queue.slow.jobs["ada"].len(), 1);
    }

    #[test]
    fn what_has_time_comes_after_all_thoughts() {
        let mut queue = Queue::default();
        push(&mut queue, Lane::Spare, "ada", "spare");
        push(&mut queue, Lane::Quick, "bea", "quick");
        push(&mut queue, Lane::Slow, "cleo", "slow");
        assert_eq!(all(&mut queue, &[Lane::Slow, Lane::Quick, Lane::Spare]), ["slow", "quick", "spare"]);
    }

    #[test]
    fn every_level_has_its_lane() {
        assert_eq!(Lane::of(crate::table::STAND_IN), Lane::Quick, "whoever waits for somebody absent does not wait long");
        assert_eq!(Lane::of(Level::Archwitch), Lane::Slow);
    }
}
