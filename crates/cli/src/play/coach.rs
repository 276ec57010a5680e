//! The coach in line mode: what the page says beside a table, as lines.

use coven_catalog::Coaching;
use coven_engine::{Phrase, Seat};
use std::collections::HashSet;

/// What the people at this screen have been told.
#[derive(Debug, Default)]
pub struct CoachedSeats {
    /// Kinds of questions that were explained, to whom.
    explained: HashSet<(Seat, String)>,
    /// Who was told what the game is about.
    begun: HashSet<Seat>,
    /// Rounds that were planned and looked back at, by whom.
    rounds: HashSet<(Seat, usize)>,
}

impl CoachedSeats {
    /// What a seat has not heard yet: how the last round was, what matters in this one, and what the question is about.
    pub fn words(&mut self, seat: Seat, coaching: &Coaching) -> Vec<Phrase> {
        let mut words = Vec::new();
        let goal = coaching.goal.iter().filter(|_| self.begun.insert(seat));
        words.extend(goal.map(|phrase| said("play-coach-plans", phrase)));
        // While the table is laid out there may be nothing to plan yet.
        let nothing = coaching.plan.is_empty() && coaching.look_back.is_empty();
        if !nothing && self.rounds.insert((seat, coaching.round)) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_that_comes_after_the_table_was_laid_out_is_told_once() {
        let mut coach = CoachedSeats::default();
        let mut told = |coaching: &Coaching| -> Vec<String> {
            let text = |phrase: &Phrase| -> String { phrase.args.iter().map(|(_, arg)| format!("{arg:?}")).collect() };
            coach.words(Seat(0), coaching).iter().map(text).collect()
        };
        let laying_out = Coaching { round: 1, goal: Some(Phrase::new("goal")), ..Coaching::default() };
        let begun = Coaching { plan: vec![Phrase::new("plan")], ..laying_out.clone() };
        let says = |told: Vec<String>, word: &str| told.len() == 1 && told[0].contains(word);
        assert!(says(told(&laying_out), "goal"));
        assert!(told(&laying_out).is_empty());
        assert!(says(told(&begun), "plan"));
        assert!(told(&begun).is_empty());
    }
}
