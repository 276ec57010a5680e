//! Information-set Monte-Carlo tree search for any number of players.
//!
//! Every iteration imagines a state that the searching seat cannot tell from the real one and plays from there. Each seat has a
//! tree of its own, whose nodes are what that seat has heard and done: so nobody's choice depends on what he cannot know, sealed
//! answers of others included (decoupled selection). Moves are chosen by upper confidence bounds over the moves that are legal in
//! the imagined state, guided by the game's advice.

use crate::budget::{Budget, Cancel, Clock};
use crate::heard::Heard;
use crate::playout::Playout;
use coven_engine::{FastDice, Knowledge, MAX_SEATS, MoveList, Seat, Viewer};
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

/// What can be tuned, in the arena.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parameters {
    /// How much uncertain moves are favoured.
    pub exploration: f32,
    /// How much the advice guides the tree; it fades as visits grow.
    pub advice_in_tree: f32,
    /// How many decisions a playout makes before it is judged by the outlook.
    pub horizon: u32,
    /// The power to which advice is raised in playouts.
    pub sharpness: i32,
    /// Moves of a thousand that a playout makes without advice.
    pub careless_per_mille: u32,
    /// How much winning counts against a clear outlook, from 0 to 1.
    pub winning_matters: f32,
    /// How many decisions deep the tree may grow.
    pub depth: u32,
}

impl Default for Parameters {
    fn default() -> Self {
        Parameters {
            exploration: 0.5,
            advice_in_tree: 1.0,
            horizon: 60,
            sharpness: 2,
            careless_per_mille: 50,
            winning_matters: 0.6,
            depth: 24,
        }
    }
}

/// One move at the root, after the search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judged<M> {
    pub m: M,
    pub visits: u32,
    /// The expected outlook, from 0 to 1.
    pub value: f32,
}

struct Child<M> {
    m: M,
    visits: u32,
    /// Iterations in which the move was legal here.
    available: u32,
    total: f32,
    advice: f32,
}

struct Node<M> {
    children: Vec<Child<M>>,
}

/// A step of one iteration, to be credited afterwards.
struct Step {
    seat: Seat,
    node: u32,
    child: u32,
}

/// A search from one position.
pub struct Search<'a, R: Knowledge> {
    rules: &'a R,
    seats: usize,
    how: Parameters,
    dice: FastDice,
    nodes: Vec<Node<R::Move>>,
    known: FxHashMap<(u8, u64), u32>,
    playout: Playout<R>,
    moves: MoveList<R::Move>,
    weights: Vec<f32>,
    path: Vec<Step>,
}

impl<R: Knowledge> std::fmt::Debug for Search<'_, R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Search").field("nodes", &self.nodes.len()).field("how", &self.how).finish_non_exhaustive()
    }
}

impl<'a, R: Knowledge> Search<'a, R> {
    pub fn new(rules: &'a R, seats: usize, how: Parameters, seed: u64) -> Self {
        Search {
            rules,
            seats,
            how,
            dice: FastDice::new(seed),
            nodes: Vec::new(),
            known: FxHashMap::default(),
            playout: Playout::new(),
            moves: MoveList::new(),
            weights: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Searches for a seat and returns its moves, the most visited first. `state` is looked at through the seat's eyes only.
    pub fn run(&mut self, state: &R::State, seat: Seat, budget: Budget, cancel: &Cancel) -> (Vec<Judged<R::Move>>, u32) {
        let mut clock = Clock::start(budget, cancel);
        while clock.tick() {
            let imagined = self.rules.imagine(state, Viewer::Seat(seat), &mut self.dice);
            self.iterate(imagined);
        }
        (self.judged(seat), clock.spent)
    }

    fn judged(&self, seat: Seat) -> Vec<Judged<R::Move>> {
        let Some(&root) = self.known.get(&(seat.0, Heard::NOTHING.by(seat))) else {
            return Vec::new();
        };
        let children = self.nodes[root as usize].children.iter();
        let mut judged: Vec<Judged<R::Move>> = children
            .map(|child| Judged { m: child.m, visits: child.visits, value: child.total / child.visits.max(1) as f32 })
            .collect();
        judged.sort_by(|a, b| (b.visits, b.value).partial_cmp(&(a.visits, a.value)).unwrap_or(std::cmp::Ordering::Equal));
        judged
    }

    fn iterate(&mut self, mut state: R::State) {
        self.path.clear();
        let mut heard = Heard::NOTHING;
        for _ in 0..self.how.depth {
            let Some(seat) = self.rules.deciding(&state).first() else {
                break;
            };
            self.moves.clear();
            self.rules.legal(&state, seat, &mut self.moves);
            let (m, new) = if self.moves.len() == 1 { (self.moves[0], false) } else { self.select(&state, seat, heard.by(seat)) };
            heard.own_move(seat, m);
            self.rules.apply(&mut state, seat, m, &mut self.dice, &mut heard);
            if new {
                break;
            }
        }
        let value = self.playout.run(self.rules, &mut state, self.seats, &self.how, &mut self.dice);
        self.credit(value);
    }

    /// Chooses among the legal moves of a seat in its own tree; says whether the move was made here for the first time.
    fn select(&mut self, state: &R::State, seat: Seat, heard: u64) -> (R::Move, bool) {
        let next = self.nodes.len() as u32;
        let node = *self.known.entry((seat.0, heard)).or_insert(next);
        if node == next {
            self.nodes.push(Node { children: Vec::with_capacity(self.moves.len()) });
        }
        let children = &mut self.nodes[node as usize].children;
        if self.moves.iter().any(|m| !children.iter().any(|child| child.m == *m)) {
            self.rules.advise(state, seat, &self.moves, &mut self.weights);
            let most = self.weights.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
            for (&m, weight) in self.moves.iter().zip(&self.weights) {
                if !children.iter().any(|child| child.m == m) {
                    children.push(Child { m, visits: 0, available: 0, total: 0.0, advice: weight / most });
                }
            }
        }
        let mut best = (f32::MIN, 0);
        for (i, child) in children.iter_mut().enumerate() {
            if !self.moves.contains(&child.m) {
                continue;
            }
            child.available += 1;
            let value = child.bound(&self.how);
            if value > best.0 {
                best = (value, i);
            }
        }
        let child = &children[best.1];
        self.path.push(Step { seat, node, child: best.1 as u32 });
        (child.m, child.visits == 0)
    }

    fn credit(&mut self, value: [f32; MAX_SEATS]) {
        for step in &self.path {
            let child = &mut self.nodes[step.node as usize].children[step.child as usize];
            child.visits += 1;
            child.total += value[step.seat.index()];
        }
    }
}

impl<M> Child<M> {
    /// The mean so far, plus what is uncertain, plus what the advice says while there is little else.
    fn bound(&self, how: &Parameters) -> f32 {
        let advice = how.advice_in_tree * self.advice / (1.0 + self.visits as f32);
        if self.visits == 0 {
            return 2.0 + advice;
        }
        let visits = self.visits as f32;
        let mean = self.total / visits;
        mean + how.exploration * ((self.available as f32).ln() / visits).sqrt() + advice
    }
}
