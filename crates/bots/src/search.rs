//! Information-set Monte-Carlo tree search for any number of players.
//!
//! Every iteration imagines a state that the searching seat cannot tell from the real one and plays from there. Each seat has a
//! tree of its own, whose nodes are what that seat has heard and done: so nobody's choice depends on what he cannot know, sealed
//! answers of others included (decoupled selection). Among the moves that are legal in the imagined state the one is tried that has
//! done best so far, or that the advice praises and that was tried too seldom for that.

use crate::budget::{Budget, Cancel, Clock};
use crate::information_sets::InformationSets;
use crate::memory::Memory;
use crate::net::{Net, Reading};
use crate::parameters::Parameters;
use crate::playout::{Playout, Verdict, judge, raise};
use coven_engine::{Eyes, FastDice, Knowledge, MAX_SEATS, MoveList, Seat, Viewer};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// One move at the root, after the search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judged<M> {
    pub m: M,
    pub visits: u32,
    /// The expected share of the victory, from 0 to 1.
    pub victory: f32,
}

struct Child {
    /// The number of the move in the game's encoding.
    action: u32,
    visits: u32,
    /// Iterations in which the move was legal here.
    available: u32,
    total: f32,
    victories: f32,
    /// The share of the advice that praises this move.
    advice: f32,
}

struct Node {
    children: Vec<Child>,
    visits: u32,
    total: f32,
}

/// A step of one iteration, to be credited afterwards.
struct Step {
    seat: Seat,
    node: u32,
    child: u32,
}

/// Everything that was tried: for each seat and what it has heard, its moves by their numbers.
#[derive(Default)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    known: FxHashMap<(u8, u64), u32>,
}

impl Tree {
    pub fn len(&self) -> usize {
        self.nodes.len()
    }
}

impl std::fmt::Debug for Tree {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tree").field("nodes", &self.nodes.len()).finish_non_exhaustive()
    }
}

/// A search from one position.
pub struct Search<'a, R: Knowledge> {
    rules: &'a R,
    seats: usize,
    how: Parameters,
    dice: FastDice,
    tree: Tree,
    /// What the searching seat has heard so far.
    heard: u64,
    playout: Playout<R>,
    moves: MoveList<R::Move>,
    /// The numbers of these moves, and whether a number is among them: so a move is looked up instead of compared with all others.
    actions: Vec<u32>,
    is_legal: Vec<bool>,
    weights: Vec<f32>,
    path: Vec<Step>,
    net: Option<Learned>,
    /// What all iterations of the last run came to, seat by seat.
    sums: Verdict,
}

/// A net, and what it thinks of the position that it has read last.
struct Learned {
    net: Arc<Net>,
    reading: Reading,
    shares: Vec<f32>,
}

impl<R: Knowledge> std::fmt::Debug for Search<'_, R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Search").field("tree", &self.tree).field("how", &self.how).finish_non_exhaustive()
    }
}

impl<'a, R: Knowledge> Search<'a, R> {
    pub fn new(rules: &'a R, seats: usize, how: Parameters, seed: u64) -> Self {
        Search {
            rules,
            seats,
            how,
            dice: FastDice::new(seed),
            tree: Tree::default(),
            heard: 0,
            playout: Playout::new(),
            moves: MoveList::new(),
            actions: Vec::new(),
            is_legal: vec![false; rules.actions()],
            weights: Vec::new(),
            path: Vec::new(),
            net: None,
            sums: Verdict::NOTHING,
        }
    }

    /// Lets a net judge positions and advise moves.
    #[must_use]
    pub fn with_net(mut self, net: Option<Arc<Net>>) -> Self {
        self.net = net.map(|net| Learned { reading: net.reading(), net, shares: Vec::new() });
        self
    }

    /// How well every seat stands by the last run: the mean over all its iterations.
    pub fn standing(&self, iterations: u32) -> Verdict {
        let mean = |sums: [f32; MAX_SEATS]| sums.map(|sum| sum / iterations.max(1) as f32);
        Verdict { worth: mean(self.sums.worth), victory: mean(self.sums.victory) }
    }

    /// Goes on with the tree that the seat has grown before.
    pub(crate) fn with_memory(mut self, memory: &mut Memory<R::Move>) -> Self {
        self.tree = std::mem::take(&mut memory.tree);
        self.heard = memory.heard;
        self
    }

    /// Leaves the tree for the next time.
    pub(crate) fn leave(self, memory: &mut Memory<R::Move>) {
        memory.tree = self.tree;
    }

    /// Searches for a seat and returns its moves, the most visited first. `state` is looked at through the seat's eyes only.
    pub fn run(
        &mut self,
        state: &R::State,
        seat: Seat,
        belief: &R::Belief,
        budget: Budget,
        cancel: &Cancel,
    ) -> (Vec<Judged<R::Move>>, u32) {
        let mut clock = Clock::start(budget, cancel);
        self.sums = Verdict::NOTHING;
        while clock.tick() {
            let imagined = match self.how.believes {
                true => self.rules.suppose(state, seat, belief, &mut self.dice),
                false => self.rules.imagine(state, Viewer::Seat(seat), &mut self.dice),
            };
            self.iterate(imagined, seat);
        }
        (self.judged(seat), clock.spent)
    }

    fn judged(&self, seat: Seat) -> Vec<Judged<R::Move>> {
        let Some(&root) = self.tree.known.get(&(seat.0, self.heard)) else {
            return Vec::new();
        };
        let eyes = Eyes::new(seat, self.seats);
        let children = self.tree.nodes[root as usize].children.iter();
        let judged = children.filter(|child| child.visits > 0).filter_map(|child| {
            let m = self.rules.move_at(eyes, child.action as usize)?;
            Some(Judged { m, visits: child.visits, victory: child.victories / child.visits as f32 })
        });
        best_first(judged.collect())
    }

    fn iterate(&mut self, state: R::State, seat: Seat) {
        self.path.clear();
        let known = InformationSets::begin(seat, self.heard);
        let verdict = self.descend(state, known);
        self.credit(&verdict);
    }

    /// Goes down the tree to a move that was never made before, and says what comes of it.
    fn descend(&mut self, mut state: R::State, mut known: InformationSets) -> Verdict {
        // A net is asked where somebody has a choice: there it can advise, too.
        let goes_on_to_a_choice = self.net.is_some() && self.how.horizon == 0;
        let mut new = false;
        for _ in 0..self.how.depth {
            let Some(seat) = self.rules.deciding(&state).first() else {
                break;
            };
            self.moves.clear();
            self.rules.legal(&state, seat, &mut self.moves);
            let mut m = self.moves[0];
            if self.moves.len() > 1 {
                if new {
                    return self.meet(&state, seat, known.by(seat));
                }
                (m, new) = self.select(&state, seat, known.by(seat));
            }
            known.own_move(seat, m);
            self.rules.apply(&mut state, seat, m, &mut self.dice, &mut known);
            if new && !goes_on_to_a_choice {
                break;
            }
        }
        self.playout.play_on(self.rules, &mut state, &self.how, &mut self.dice);
        self.judge(&state)
    }

    /// Judges a decision that is new to the tree. The net has then read it, and its advice is kept for the next time.
    fn meet(&mut self, state: &R::State, seat: Seat, heard: u64) -> Verdict {
        let verdict = self.judge(state);
        let node = self.node(seat, heard);
        self.number_moves(seat);
        self.advise(state, seat, node, true);
        let node = &mut self.tree.nodes[node as usize];
        node.visits += 1;
        node.total += verdict.worth[seat.index()];
        verdict
    }

    /// How well every seat stands: the net says it through the eyes of whoever decides, for whom it has learned most.
    fn judge(&mut self, state: &R::State) -> Verdict {
        match (&mut self.net, self.rules.deciding(state).first()) {
            (Some(Learned { net, reading, .. }), Some(seat)) => {
                let eyes = Eyes::new(seat, self.seats);
                net.read_state(self.rules, state, eyes, reading);
                net.judge(eyes, reading)
            }
            _ => judge(self.rules, state, self.seats, &self.how),
        }
    }

    /// Chooses among the legal moves of a seat in its own tree; says whether the move was made here for the first time.
    fn select(&mut self, state: &R::State, seat: Seat, heard: u64) -> (R::Move, bool) {
        let node = self.node(seat, heard);
        self.number_moves(seat);
        self.advise(state, seat, node, false);
        let Node { children, visits, total } = &mut self.tree.nodes[node as usize];
        let untried = *total / (*visits).max(1) as f32 - self.how.doubt;
        let mut best = (f32::MIN, 0);
        for (i, child) in children.iter_mut().enumerate() {
            if !self.is_legal[child.action as usize] {
                continue;
            }
            child.available += 1;
            let value = child.promise(untried, &self.how);
            if value > best.0 {
                best = (value, i);
            }
        }
        let child = &children[best.1];
        self.path.push(Step { seat, node, child: best.1 as u32 });
        let place = self.actions.iter().position(|&action| action == child.action).unwrap_or(0);
        (self.moves[place], child.visits == 0)
    }

    /// The node of what a seat has heard.
    fn node(&mut self, seat: Seat, heard: u64) -> u32 {
        let next = self.tree.nodes.len() as u32;
        let node = *self.tree.known.entry((seat.0, heard)).or_insert(next);
        if node == next {
            self.tree.nodes.push(Node { children: Vec::with_capacity(self.moves.len()), visits: 0, total: 0.0 });
        }
        node
    }

    /// Adds the legal moves that a node does not have yet, with the advice about each. `is_read` says whether the net has just read
    /// this position.
    fn advise(&mut self, state: &R::State, seat: Seat, node: u32, is_read: bool) {
        let children = &mut self.tree.nodes[node as usize].children;
        let known = children.len();
        if children.iter().filter(|child| self.is_legal[child.action as usize]).count() == self.actions.len() {
            return;
        }
        let learned = if self.net.is_some() { self.how.net_advice } else { 0.0 };
        if learned < 1.0 {
            self.rules.advise(state, seat, &self.moves, &mut self.weights);
            let all = raise(&mut self.weights, self.how.trust).max(f32::MIN_POSITIVE);
            self.weights.iter_mut().for_each(|weight| *weight /= all);
        } else {
            self.weights.clear();
            self.weights.resize(self.actions.len(), 0.0);
        }
        if learned > 0.0
            && let Some(Learned { net, reading, shares }) = &mut self.net
        {
            if !is_read {
                net.read_state(self.rules, state, Eyes::new(seat, self.seats), reading);
            }
            net.advise(&self.actions, reading, shares);
            for (weight, share) in self.weights.iter_mut().zip(shares) {
                *weight += learned * (*share - *weight);
            }
        }
        for (&action, &advice) in self.actions.iter().zip(&self.weights) {
            if !children[..known].iter().any(|child| child.action == action) {
                children.push(Child { action, visits: 0, available: 0, total: 0.0, victories: 0.0, advice });
            }
        }
    }

    /// Looks the numbers of the legal moves up. Every legal move has one, and no other has the same.
    fn number_moves(&mut self, seat: Seat) {
        for action in self.actions.drain(..) {
            self.is_legal[action as usize] = false;
        }
        let eyes = Eyes::new(seat, self.seats);
        for action in self.moves.iter().filter_map(|&m| self.rules.index(eyes, m)) {
            self.is_legal[action] = true;
            self.actions.push(action as u32);
        }
        debug_assert_eq!(self.actions.len(), self.moves.len(), "a legal move has no number");
    }

    fn credit(&mut self, verdict: &Verdict) {
        self.sums.add(verdict);
        for step in &self.path {
            let node = &mut self.tree.nodes[step.node as usize];
            let child = &mut node.children[step.child as usize];
            let worth = verdict.worth[step.seat.index()];
            child.visits += 1;
            child.total += worth;
            child.victories += verdict.victory[step.seat.index()];
            node.visits += 1;
            node.total += worth;
        }
    }
}

impl Child {
    /// The mean so far, plus what the advice promises while the move was tried less often than it deserves.
    fn promise(&self, untried: f32, how: &Parameters) -> f32 {
        let visits = self.visits as f32;
        let mean = if self.visits == 0 { untried } else { self.total / visits };
        mean + how.exploration * self.advice * (self.available as f32).sqrt() / (1.0 + visits)
    }
}

fn best_first<M>(mut judged: Vec<Judged<M>>) -> Vec<Judged<M>> {
    judged.sort_by(|a, b| (b.visits, b.victory).partial_cmp(&(a.visits, a.victory)).unwrap_or(std::cmp::Ordering::Equal));
    judged
}

/// How many moves a player is told of.
const CONSIDERED: usize = 3;

/// Of what a search found, the few moves that it tried most, the most promising first. What was hardly tried is known too little to
/// come before the others.
pub fn worth_considering<M>(mut judged: Vec<Judged<M>>) -> Vec<Judged<M>> {
    let most = judged.first().map_or(0, |first| first.visits);
    judged.truncate(CONSIDERED);
    let rank = |one: &Judged<M>| (one.visits * 4 < most, -one.victory);
    judged.sort_by(|a, b| rank(a).partial_cmp(&rank(b)).unwrap_or(std::cmp::Ordering::Equal));
    judged
}

/// What several searches of the same question found, put together.
pub(crate) fn together<M: Copy + PartialEq>(searches: impl Iterator<Item = Vec<Judged<M>>>) -> Vec<Judged<M>> {
    let mut all: Vec<Judged<M>> = Vec::new();
    for judged in searches.flatten() {
        match all.iter_mut().find(|known| known.m == judged.m) {
            Some(known) => {
                let visits = known.visits + judged.visits;
                let victories = known.victory * known.visits as f32 + judged.victory * judged.visits as f32;
                *known = Judged { visits, victory: victories / visits.max(1) as f32, ..*known };
            }
            None => all.push(judged),
        }
    }
    best_first(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn searches_are_put_together_by_visits() {
        let judged = |m, visits, victory| Judged { m, visits, victory };
        let found = together([vec![judged('a', 3, 0.5), judged('b', 1, 1.0)], vec![judged('b', 4, 0.5)]].into_iter());
        assert_eq!(found, [judged('b', 5, 0.6), judged('a', 3, 0.5)]);
    }

    #[test]
    fn the_most_promising_of_the_moves_that_were_tried_often_comes_first() {
        let judged = |m, visits, victory| Judged { m, visits, victory };
        let found = [judged('a', 40, 0.3), judged('b', 30, 0.4), judged('c', 2, 0.9), judged('d', 1, 1.0)];
        let told: String = worth_considering(found.to_vec()).iter().map(|judged| judged.m).collect();
        assert_eq!(told, "bac");
    }
}
