//! The viewer's question, its answers, and the reasons against what looks like an answer but is none.

use coven_engine::{Illegal, MoveList, Phrase, Prompt, Seat, Tell};

/// What a deciding seat is being asked.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked<M> {
    pub prompt: Prompt,
    pub choices: Vec<Choice<M>>,
    /// Moves that a person might try, with the rule that speaks against each.
    pub refused: Vec<(M, Illegal)>,
}

/// One legal move and what it would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<M> {
    pub m: M,
    pub phrase: Phrase,
}

impl<M: Copy + PartialEq> Asked<M> {
    /// None for a seat that is not asked. `tempting` is what a person might click on while this question is open, the most
    /// likely first.
    pub fn of<R: Tell<Move = M>>(rules: &R, state: &R::State, seat: Seat, tempting: impl FnOnce() -> Vec<M>) -> Option<Asked<M>> {
        if !rules.deciding(state).contains(seat) {
            return None;
        }
        let mut legal = MoveList::new();
        rules.legal(state, seat, &mut legal);
        let choices = legal.iter().map(|&m| Choice { m, phrase: rules.tell_move(state, seat, m) }).collect();
        let refused = tempting().into_iter().filter(|m| !legal.contains(m)).map(|m| (m, rules.refuse(state, seat, m))).collect();
        Some(Asked { prompt: rules.prompt(state, seat), choices, refused })
    }

    /// Why nothing that fits can be chosen; none if something can.
    pub fn why(&self, fits: impl Fn(M) -> bool) -> Option<Illegal> {
        if self.choices.iter().any(|choice| fits(choice.m)) {
            return None;
        }
        self.refused.iter().find(|(m, _)| fits(*m)).map(|&(_, illegal)| illegal)
    }
}
