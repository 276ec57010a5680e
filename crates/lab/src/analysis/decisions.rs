//! What each decision cost: the move that was made against the best one, in the same imagined worlds with the same dice.
//!
//! First sight: all promising moves in a few worlds, and the best of them in a few more. Where another move looks clearly better than
//! the one that was made, both are measured in worlds that nobody has seen before. So the choice of what to compare does not
//! flatter it, and the interval means what it says.

use super::report::Kind;
use super::{Analyst, Effort, FINALISTS, MOST_WORLDS, NotAnalysed, Watch};
use crate::share::Share;
use crate::statistics::Z;
use crate::trials::Trials;
use crate::values::{Sums, mix};
use coven_engine::{FastDice, Knowledge, Seat};

/// Number of standard errors by which a move must lead to look better than the one that was made.
const SUSPICIOUS: f64 = 1.0;

/// What a decision cost.
#[derive(Clone, Copy, Debug)]
pub(super) struct Loss<M> {
    pub best: M,
    pub loss: Share,
    /// The 95 % interval.
    pub low: Share,
    pub high: Share,
    pub kind: Kind,
    /// How much there was to lose: the best against the worst of the promising moves.
    pub at_stake: f64,
    /// What the loss would have been with open cards.
    pub open: Option<(Share, Share, Share)>,
}

/// Asked between two worlds whether the work is still wanted.
pub(super) type GoOn<'a> = &'a mut dyn FnMut() -> Result<(), NotAnalysed>;

/// Whose knowledge the worlds are drawn from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Cards {
    /// What the seat could know.
    Hidden,
    /// Everything: hindsight.
    Open,
}

/// A decision at first sight.
struct Sighted<M> {
    at: usize,
    /// The move that was made, then those that compete with it.
    moves: Vec<M>,
    trials: Trials,
    at_stake: f64,
}

impl<R: Knowledge> Analyst<'_, R> {
    /// Judges every move of the game, in order. Where there was no choice there is nothing to lose.
    pub(super) fn judge_decisions(&mut self, effort: &Effort, watch: &mut Watch<'_>) -> Result<Vec<Loss<R::Move>>, NotAnalysed> {
        let mut losses: Vec<Loss<R::Move>> = self.course.steps.iter().map(|step| Loss::forced(step.m)).collect();
        let mut suspicious = Vec::new();
        let mut judged = 0;
        for (at, loss) in losses.iter_mut().enumerate() {
            if self.course.steps[at].choices < 2 {
                continue;
            }
            let done = effort.share(judged, 0);
            let mut go_on = || watch.reached(done);
            let sighted = self.at_first_sight(at, effort.screening, &mut go_on)?;
            let best = sighted.best();
            let (lead, error) = sighted.trials.lead(best, 0);
            if best != 0 && lead > SUSPICIOUS * error {
                suspicious.push(sighted);
            } else {
                *loss = self.loss(&sighted, &sighted.trials, best, false);
            }
            judged += 1;
        }
        let done = effort.share(judged, 0);
        let each = (effort.measuring / (3 * suspicious.len().max(1)) as u64).clamp(1, MOST_WORLDS) as u32;
        for sighted in suspicious {
            let mut go_on = || watch.reached(done);
            let best = sighted.best();
            let moves = [sighted.moves[0], sighted.moves[best]];
            let trials = self.try_out(sighted.at, &moves, each, 6, Cards::Hidden, &mut go_on)?;
            let measured = Sighted { moves: moves.to_vec(), trials, ..sighted };
            let mut loss = self.loss(&measured, &measured.trials, 1, true);
            if loss.kind.is_error() {
                let open = self.try_out(measured.at, &moves, each.div_ceil(2), 7, Cards::Open, &mut go_on)?;
                let open = self.loss(&measured, &open, 1, false);
                loss.open = Some((open.loss, open.low, open.high));
            }
            losses[measured.at] = loss;
        }
        Ok(losses)
    }

    /// The moves that compete with the one that was made, tried in a few worlds.
    fn at_first_sight(&mut self, at: usize, worlds: u32, go_on: GoOn<'_>) -> Result<Sighted<R::Move>, NotAnalysed> {
        let moves = self.candidates(at);
        let first = self.try_out(at, &moves, worlds, 4, Cards::Hidden, go_on)?;
        let mut order: Vec<usize> = (1..moves.len()).collect();
        order.sort_by(|&a, &b| first.mean(b).total_cmp(&first.mean(a)));
        order.truncate(FINALISTS);
        order.insert(0, 0);
        let seat = self.course.steps[at].seat;
        let chance = |sums: &Sums| self.share(&sums.raw(self.seats()), self.round(at), seat);
        let chances = first.sums.iter().map(chance);
        let (low, high) = chances.fold((1.0f64, 0.0f64), |(low, high), chance| (low.min(chance), high.max(chance)));
        let mut trials = first.only(&order);
        let moves: Vec<R::Move> = order.iter().map(|&number| moves[number]).collect();
        trials.join(self.try_out(at, &moves, worlds, 5, Cards::Hidden, go_on)?);
        Ok(Sighted { at, moves, trials, at_stake: (high - low).max(0.0) })
    }

    /// The move that was made, and the others that the game's advice praises most.
    fn candidates(&self, at: usize) -> Vec<R::Move> {
        let (rules, step, state) = (self.game.rules(), &self.course.steps[at], &self.course.states[at]);
        let mut legal = coven_engine::MoveList::new();
        rules.legal(state, step.seat, &mut legal);
        let mut weights = Vec::new();
        rules.advise(state, step.seat, &legal, &mut weights);
        let mut others: Vec<(f32, R::Move)> =
            weights.into_iter().zip(legal.iter().copied()).filter(|&(_, m)| m != step.m).collect();
        others.sort_by(|a, b| b.0.total_cmp(&a.0));
        others.truncate(self.settings.candidates);
        std::iter::once(step.m).chain(others.into_iter().map(|(_, m)| m)).collect()
    }

    /// Makes each of the moves in each of the worlds, with the same dice afterwards.
    pub(super) fn try_out(
        &mut self,
        at: usize,
        moves: &[R::Move],
        worlds: u32,
        stream: u64,
        cards: Cards,
        go_on: GoOn<'_>,
    ) -> Result<Trials, NotAnalysed> {
        let rules = self.game.rules();
        let seat = self.course.steps[at].seat;
        let belief = self.belief(at, seat);
        let mut trials = Trials::of(moves.len());
        for number in 0..worlds {
            go_on()?;
            let mut dice = FastDice::new(mix(&[self.settings.seed, stream, at as u64, number.into()]));
            let world = match cards {
                Cards::Hidden => rules.suppose(&self.course.states[at], seat, &belief, &mut dice),
                Cards::Open => self.course.states[at].clone(),
            };
            trials.add_world(&mut self.estimator, (&world, &dice), seat, moves);
        }
        Ok(trials)
    }

    /// What the first of two moves loses against the second, in worlds that were not used to choose them.
    pub(super) fn loss_of(&self, at: usize, moves: &[R::Move], trials: Trials) -> Loss<R::Move> {
        let sighted = Sighted { at, moves: moves.to_vec(), trials, at_stake: 0.0 };
        self.loss(&sighted, &sighted.trials, 1, true)
    }

    /// What the first move of a trial loses against another, in chances to win.
    fn loss(&self, sighted: &Sighted<R::Move>, trials: &Trials, best: usize, measured: bool) -> Loss<R::Move> {
        let seat: Seat = self.course.steps[sighted.at].seat;
        let (lead, error) = trials.lead(best, 0);
        let chance = |which: usize| self.share(&trials.sums[which].raw(self.seats()), self.round(sighted.at), seat);
        // Converts a difference of playout results into one of calibrated chances, by the slope between the two moves.
        let scale = if lead.abs() > 1e-6 { ((chance(best) - chance(0)) / lead).max(0.0) } else { 1.0 };
        let margin = if error.is_finite() { Z * error } else { 1.0 };
        let bounded = |value: f64| Share::of((scale * value).clamp(-1.0, 1.0));
        let (low, high) = (bounded(lead - margin), bounded(lead + margin));
        let loss = bounded(lead).max(Share::NONE);
        let certain = measured && best != 0 && low > Share::NONE;
        let kind = if certain { Kind::of(loss, &self.thresholds) } else { Kind::Good };
        let (low, high) = if best == 0 { (Share::NONE, Share::NONE) } else { (low, high.max(Share::NONE)) };
        Loss { best: sighted.moves[best], loss, low, high, kind, at_stake: sighted.at_stake, open: None }
    }
}

impl<M: Copy> Loss<M> {
    fn forced(m: M) -> Loss<M> {
        let none = Share::NONE;
        Loss { best: m, loss: none, low: none, high: none, kind: Kind::Forced, at_stake: 0.0, open: None }
    }
}

impl<M> Sighted<M> {
    /// The best move so far; the one that was made if none is better.
    fn best(&self) -> usize {
        self.trials.best()
    }
}
