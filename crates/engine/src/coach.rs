//! What a friend who knows the game says to somebody who plays it for the first time: beside the question, before a mistake, at the
//! start of a round and at its end.

use crate::phrase::Phrase;
use crate::rules::{Prompt, Rules};
use crate::seat::Seat;

/// Something bad that a move would or may bring upon the seat that makes it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Danger {
    pub phrase: Phrase,
    /// The id of the rule by which it happens.
    pub rule: &'static str,
}

impl Danger {
    pub const fn new(phrase: Phrase, rule: &'static str) -> Danger {
        Danger { phrase, rule }
    }
}

/// A round that is over, as one seat lived it.
#[derive(Clone, Debug)]
pub struct PastRound<'a, E> {
    /// What the seat heard, in order.
    pub heard: Vec<&'a E>,
    /// The seat's points when the round began and when it ended, as they would have been counted then.
    pub points: (i32, i32),
}

impl<E> PastRound<'_, E> {
    /// How many points the round brought; fewer than none if it cost some.
    pub const fn gained(&self) -> i32 {
        self.points.1 - self.points.0
    }

    /// How often something happened.
    pub fn count(&self, what: impl Fn(&E) -> bool) -> usize {
        self.heard.iter().filter(|event| what(event)).count()
    }
}

/// The kind of decision that an explanation is about, by the game's own word: `lead` of `<game>-coach-lead`.
pub fn kind_of(explained: &Phrase) -> Option<&str> {
    explained.id.split_once("-coach-").map(|(_, kind)| kind)
}

/// The name of that kind, in a few words: `<game>-theme-lead`.
pub fn theme_of(explained: &Phrase) -> Phrase {
    Phrase::new(explained.id.replacen("-coach-", "-theme-", 1))
}

/// A game's words for those who learn it. Everything follows from what the seat may know: the conformance kit compares what is said
/// in the real and in an imagined state. The defaults say nothing.
pub trait Coach: Rules {
    /// What somebody should know who is asked such a question for the first time. Questions with the same explanation are of one
    /// kind: whoever has read it for one of them knows the others.
    fn explained(&self, prompt: &Prompt) -> Option<Phrase> {
        let _ = prompt;
        None
    }

    /// What a legal move would or may bring upon its seat.
    fn dangers(&self, state: &Self::State, seat: Seat, m: Self::Move) -> Vec<Danger> {
        let _ = (state, seat, m);
        Vec::new()
    }

    /// What matters for a seat in this round, the most important first; three things at most.
    fn plan(&self, state: &Self::State, seat: Seat) -> Vec<Phrase> {
        let _ = (state, seat);
        Vec::new()
    }

    /// What a round was for a seat, three things at most.
    fn look_back(&self, seat: Seat, round: &PastRound<'_, Self::Event>) -> Vec<Phrase> {
        let _ = (seat, round);
        Vec::new()
    }
}
