//! The list that legal moves are written to.

use std::ops::Deref;

/// A list of moves that keeps its memory from one decision to the next, so that random play does not allocate.
#[derive(Clone, Debug)]
pub struct MoveList<M>(Vec<M>);

impl<M> MoveList<M> {
    pub fn new() -> Self {
        MoveList(Vec::with_capacity(64))
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    pub fn push(&mut self, m: M) {
        self.0.push(m);
    }
}

impl<M> Default for MoveList<M> {
    fn default() -> Self {
        Self::new()
    }
}

impl<M> Deref for MoveList<M> {
    type Target = [M];

    fn deref(&self) -> &[M] {
        &self.0
    }
}

impl<M> Extend<M> for MoveList<M> {
    fn extend<I: IntoIterator<Item = M>>(&mut self, moves: I) {
        self.0.extend(moves);
    }
}
