//! What a seat's thinking leaves behind for its next decision at the same table.
//!
//! The nodes of a seat's tree are what the seat has heard and done. So when the seat is asked again, the node of what it has really
//! heard meanwhile already holds every earlier iteration that went the same way: that part of the tree is as good as new, and the
//! search goes on from there. Of the others' trees nothing is kept, because what they have heard in secret is not known.

use crate::information_sets::{mix_event, mix_move};
use crate::search::Tree;
use coven_engine::{Game, Rules, Seat, Viewer};

/// The largest number of nodes of a tree that is kept for the next decision.
const MOST_NODES: usize = 100_000;

/// One seat's memory of its own thinking.
#[derive(Debug)]
pub struct Memory<M> {
    pub(crate) tree: Tree,
    /// What the seat has heard since the table was laid out, as one number.
    pub(crate) heard: u64,
    turns: usize,
    last: Option<(Seat, M)>,
}

impl<M> Default for Memory<M> {
    fn default() -> Self {
        Memory { tree: Tree::default(), heard: 0, turns: 0, last: None }
    }
}

impl<M: Copy + Eq + std::hash::Hash> Memory<M> {
    /// Listens to what happened at the table since the last time. After an undo everything is heard anew.
    pub(crate) fn catch_up<R: Rules<Move = M>>(&mut self, game: &Game<R>, seat: Seat) {
        let turns = game.turns();
        let last_counted = self.turns.checked_sub(1).and_then(|number| turns.get(number)).map(|turn| (turn.seat, turn.m));
        if last_counted != self.last || self.tree.len() > MOST_NODES {
            *self = Memory::default();
        }
        for turn in &turns[self.turns..] {
            if turn.seat == seat {
                mix_move(&mut self.heard, turn.m);
            }
            for event in turn.story.heard_by(Viewer::Seat(seat)) {
                mix_event(&mut self.heard, event);
            }
        }
        self.turns = turns.len();
        self.last = turns.last().map(|turn| (turn.seat, turn.m));
    }
}
