//! The levels: what a person can choose to play against.

use crate::budget::{Budget, Cancel};
use crate::memory::Memory;
use crate::net::{BadNet, Net};
use crate::parameters::{Parameters, Thinking};
use crate::playout::draw;
use crate::search::{Judged, Search, together};
use coven_engine::{Dice, FastDice, Game, Knowledge, MoveList, Seat, Viewer, named};
use std::num::NonZeroUsize;
use std::sync::Arc;

named! {
    /// How strong a computer player is.
    pub enum Level {
        /// Any legal move.
        Random = "random",
        /// Follows the game's advice loosely: plausible, and beatable in a first game.
        Novice = "novice",
        /// Follows the advice closely and looks a little ahead.
        Apprentice = "apprentice",
        /// Searches.
        Adept = "adept",
        /// Searches as long as a person likes to wait.
        Archwitch = "archwitch",
    }
}

pub use coven_engine::names::UnknownName as UnknownLevel;

/// A computer player. What it does not say for itself the game's parameters say for its level.
#[derive(Clone, Debug)]
pub struct Bot {
    pub level: Level,
    pub budget: Option<Budget>,
    pub how: Option<Parameters>,
    /// Threads that search side by side and put together what they found.
    pub threads: NonZeroUsize,
    pub cancel: Cancel,
    /// A net to judge positions instead of the game's own: one that is being trained.
    pub net: Option<Arc<Net>>,
}

impl Bot {
    pub fn new(level: Level) -> Bot {
        Bot { level, budget: None, how: None, threads: NonZeroUsize::MIN, cancel: Cancel::default(), net: None }
    }

    #[must_use]
    pub fn with_budget(mut self, budget: Budget) -> Bot {
        self.budget = Some(budget);
        self
    }

    #[must_use]
    pub fn with_parameters(mut self, how: Parameters) -> Bot {
        self.how = Some(how);
        self
    }

    #[must_use]
    pub fn with_threads(mut self, threads: NonZeroUsize) -> Bot {
        self.threads = threads;
        self
    }

    #[must_use]
    pub fn with_net(mut self, net: Arc<Net>) -> Bot {
        self.net = Some(net);
        self
    }

    /// The net with which this bot judges positions at a table of this size, if its parameters ask for one. The error says why it
    /// cannot be had: then the bot thinks as its level does without a net.
    pub fn net<R: Knowledge>(&self, rules: &R, seats: usize) -> Result<Option<Arc<Net>>, BadNet> {
        match (&self.net, self.thinking::<R>().how.net) {
            (_, false) => Ok(None),
            (Some(net), true) => Ok(Some(net.clone())),
            (None, true) => Net::of(rules, seats).map(Some),
        }
    }

    /// How this bot thinks about a game.
    pub fn thinking<R: Knowledge>(&self) -> Thinking {
        let usual = Thinking::of::<R>(self.level);
        Thinking { budget: self.budget.unwrap_or(usual.budget), how: self.how.unwrap_or(usual.how) }
    }

    /// How this bot thinks at a table, and with which net.
    fn mind<R: Knowledge>(&self, rules: &R, seats: usize) -> (Thinking, Option<Arc<Net>>) {
        let own = self.thinking::<R>();
        match self.net(rules, seats) {
            Ok(net) => (own, net),
            // Parameters that were chosen for a net may suit no search without one.
            Err(_) => (Thinking { how: Thinking::of::<R>(self.level).how, ..own }, None),
        }
    }

    /// The move that the bot makes for a deciding seat of a game, from what that seat has seen and heard; none only if the seat
    /// has no move. The memory is the seat's own, from its earlier decisions in this game. The same seeds and numbers of iterations
    /// give the same moves.
    pub fn play<R: Knowledge>(&self, game: &Game<R>, seat: Seat, memory: &mut Memory<R::Move>, seed: u64) -> Option<R::Move> {
        memory.catch_up(game, seat);
        let belief = game.rules().believe(game.state(), seat, &game.heard_by(seat));
        self.decide(game.rules(), game.state(), seat, seed, |known| {
            self.go_on(game.rules(), known, (game.seats(), seat), &belief, memory, seed)
        })
    }

    /// The same for a state whose story is not at hand: what the seat believes is given, and nothing is remembered.
    pub fn choose<R: Knowledge>(
        &self,
        rules: &R,
        state: &R::State,
        seats: usize,
        seat: Seat,
        belief: &R::Belief,
        seed: u64,
    ) -> Option<R::Move> {
        self.decide(rules, state, seat, seed, |known| self.judge(rules, known, seats, seat, belief, seed))
    }

    fn decide<R: Knowledge>(
        &self,
        rules: &R,
        state: &R::State,
        seat: Seat,
        seed: u64,
        judge: impl FnOnce(&R::State) -> Vec<Judged<R::Move>>,
    ) -> Option<R::Move> {
        let mut dice = FastDice::new(seed);
        // From here on nothing is looked at that the seat cannot know.
        let known = rules.imagine(state, Viewer::Seat(seat), &mut dice);
        let mut moves = MoveList::new();
        rules.legal(&known, seat, &mut moves);
        if moves.len() < 2 {
            return moves.first().copied();
        }
        Some(match self.level {
            Level::Random => moves[dice.below(moves.len() as u32) as usize],
            Level::Novice => self.advised(rules, &known, seat, &moves, &mut dice),
            Level::Apprentice | Level::Adept | Level::Archwitch => {
                // The remembered tree may hold a move of another state of the same information set that is not legal in this one.
                let best = judge(&known).into_iter().find(|judged| moves.contains(&judged.m));
                best.map_or_else(|| self.advised(rules, &known, seat, &moves, &mut dice), |best| best.m)
            }
        })
    }

    /// Searches on from what the seat remembers; several threads begin anew.
    fn go_on<R: Knowledge>(
        &self,
        rules: &R,
        state: &R::State,
        (seats, seat): (usize, Seat),
        belief: &R::Belief,
        memory: &mut Memory<R::Move>,
        seed: u64,
    ) -> Vec<Judged<R::Move>> {
        let (Thinking { budget, how }, net) = self.mind(rules, seats);
        if self.threads.get() > 1 || !how.remembers {
            return self.judge(rules, state, seats, seat, belief, seed);
        }
        let mut search = Search::new(rules, seats, how, seed).with_net(net).with_memory(memory);
        let judged = search.run(state, seat, belief, budget, &self.cancel).0;
        search.leave(memory);
        judged
    }

    /// A move drawn by the game's advice, without a search.
    fn advised<R: Knowledge>(&self, rules: &R, state: &R::State, seat: Seat, moves: &[R::Move], dice: &mut FastDice) -> R::Move {
        let mut weights = Vec::new();
        rules.advise(state, seat, moves, &mut weights);
        moves[draw(&mut weights, self.thinking::<R>().how.attention, dice)]
    }

    /// The moves of a seat, the best first, with how they were judged: what a hint shows.
    pub fn judge<R: Knowledge>(
        &self,
        rules: &R,
        state: &R::State,
        seats: usize,
        seat: Seat,
        belief: &R::Belief,
        seed: u64,
    ) -> Vec<Judged<R::Move>> {
        let (Thinking { budget, how }, net) = self.mind(rules, seats);
        let threads = self.threads.get() as u32;
        let search = |number: u32| {
            let mut search = Search::new(rules, seats, how, seed.wrapping_add(u64::from(number) << 40)).with_net(net.clone());
            search.run(state, seat, belief, budget.share(number, threads), &self.cancel).0
        };
        if threads == 1 {
            return search(0);
        }
        let search = &search;
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|number| scope.spawn(move || search(number))).collect();
            let own = search(0);
            // A thread that panicked contributes nothing.
            together(std::iter::once(own).chain(others.into_iter().filter_map(|other| other.join().ok())))
        })
    }
}
