//! The coach in line mode: what the page says beside a table, as lines.

use coven_catalog::Coaching;
use coven_engine::{Phrase, Seat};
use std::collections::HashSet;

/// What the people at this screen have been told.
#[derive(Debug, Default)]
pub struct CoachedSeats {
    /// Kinds of questions that were explained, to whom.
    explained: HashSet<(Seat, String)>,
    /// Rounds that were planned and looked back at, by whom.
    rounds: HashSet<(Seat, usize)>,
}

impl CoachedSeats {
    /// What a seat has not heard yet: how the last round was, what matters in this one, and what the question is about.
    pub fn words(&mut self, seat: Seat, coaching: &Coaching) -> Vec<Phrase> {
        let mut words = Vec::new();
        if self.rounds.insert((seat, coaching.round)) {
            words.extend(coaching.look_back.iter().map(|phrase| said("play-coach-looks-back", phrase)));
            words.extend(coaching.plan.iter().map(|phrase| said("play-coach-plans", phrase)));
        }
        let new = coaching.explained.iter().filter(|phrase| self.explained.insert((seat, phrase.id.to_string())));
        words.extend(new.map(|phrase| said("play-coach-explains", phrase)));
        words
    }
}

/// What may come of a move.
pub fn dangers(coaching: &Coaching, notation: &str) -> Vec<Phrase> {
    let threatens = coaching.dangers.iter().filter(|(_, choices)| choices.iter().any(|choice| choice.notation == notation));
    threatens.map(|(danger, _)| said("play-coach-warns", &danger.phrase).with("rule", danger.rule)).collect()
}

fn said(id: &'static str, phrase: &Phrase) -> Phrase {
    Phrase::new(id).with("text", phrase.clone())
}
