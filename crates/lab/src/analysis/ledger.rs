//! The ledger: where the difference between a seat's chance at the start and its result comes from.

use super::decisions::Loss;
use super::report::{Hindsight, HindsightMove, MoveJudged, Report, SeatReport};
use super::{Analyst, Effort, NotAnalysed, Watch};
use crate::calibrate::shares;
use crate::share::Share;
use crate::values::mix;
use coven_engine::{Knowledge, Seat};

/// Why a seat's chance changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The deal, a deck, a die, an event.
    Draws,
    /// Something hidden became known.
    Reveals,
    /// Choices that were made in secret at the same time were opened.
    Guesses,
    /// Somebody else moved.
    Others,
}

/// The walk of one seat's chance through the game.
struct Walk {
    prior: Share,
    result: Share,
    draws: Share,
    reveals: Share,
    guesses: Share,
    others: Share,
    errors: Share,
    /// Where the seat stands.
    now: Share,
    /// Its chance after each move, and before the first.
    line: Vec<Share>,
}

impl Walk {
    fn begin(prior: Share) -> Walk {
        let none = Share::NONE;
        Walk {
            prior,
            result: none,
            draws: none,
            reveals: none,
            guesses: none,
            others: none,
            errors: none,
            now: prior,
            line: Vec::new(),
        }
    }

    /// The chance changes to a value that was estimated, and the difference has a cause.
    fn go(&mut self, to: Share, cause: Cause) {
        let change = to - self.now;
        *match cause {
            Cause::Draws => &mut self.draws,
            Cause::Reveals => &mut self.reveals,
            Cause::Guesses => &mut self.guesses,
            Cause::Others => &mut self.others,
        } += change;
        self.now = to;
    }

    /// The seat makes a move that is worse than the best. Nobody can lose more than there is; what is lost is returned.
    fn err(&mut self, loss: Share) -> Share {
        let loss = loss.min(self.now).max(Share::NONE);
        self.errors += -loss;
        self.now = self.now - loss;
        loss
    }
}

impl<R: Knowledge> Analyst<'_, R> {
    /// Puts everything together.
    pub(super) fn report(
        &mut self,
        effort: &Effort,
        mut losses: Vec<Loss<R::Move>>,
        watch: &mut Watch<'_>,
    ) -> Result<Report, NotAnalysed> {
        let mut values = 0;
        let rules = self.game.rules();
        let places = rules.places(self.game.state()).ok_or(NotAnalysed::Unfinished)?;
        let results = shares(places.as_slice());
        let prior = self
            .estimator
            .of_start(self.game.setup(), effort.value.saturating_mul(4), mix(&[self.settings.seed, 8]))
            .ok_or(NotAnalysed::NotReplayed)?
            .raw(self.seats());
        let mut walks = Vec::new();
        for eyes in Seat::all(self.seats()) {
            let mut walk = Walk::begin(Share::of(self.unseen_share(&prior, 0, eyes)));
            walk.go(self.value(0, eyes, effort.value), Cause::Draws);
            walk.line.push(walk.now);
            for (at, loss) in losses.iter_mut().enumerate() {
                watch.reached(effort.share(effort.decisions, values))?;
                if self.course.steps[at].seat == eyes {
                    self.count_error(&mut walk, loss);
                }
                values += self.take_step(&mut walk, at, eyes, effort, Share::of(results[eyes.index()]));
                walk.line.push(walk.now);
            }
            walk.result = walk.now;
            walks.push(walk);
        }
        let hindsight = self.hindsight(effort, &losses, watch)?;
        Ok(self.written(walks, &losses, hindsight))
    }

    fn count_error(&self, walk: &mut Walk, loss: &mut Loss<R::Move>) {
        if !loss.kind.is_error() {
            return;
        }
        let lost = walk.err(loss.loss);
        if lost < loss.loss {
            loss.loss = lost;
            loss.low = loss.low.min(lost);
            loss.kind = super::Kind::of(lost, &self.thresholds);
            if !loss.kind.is_error() {
                // The remaining loss is below the threshold of an error, so it is added back.
                walk.errors += lost;
                walk.now += lost;
            }
        }
    }

    /// One step through a seat's eyes. Returns how many values were estimated.
    fn take_step(&mut self, walk: &mut Walk, at: usize, eyes: Seat, effort: &Effort, result: Share) -> usize {
        let last = at + 1 == self.course.steps.len();
        let Some(parts) = self.course.parts(at, eyes) else { return 0 };
        if !self.course.is_looked_at(at, eyes) {
            return 0;
        }
        let (seen, rolled) = self.between(at, eyes, parts, effort.value);
        let to = if last { result } else { self.value(at + 1, eyes, effort.value) };
        // Each cause moves the chance to the value estimated after it; the last one moves it to the value after the step.
        let before_draws = rolled.unwrap_or(to);
        if parts.others {
            walk.go(if parts.hidden.is_some() { seen.unwrap_or(before_draws) } else { before_draws }, Cause::Others);
        }
        if let Some(cause) = parts.hidden {
            walk.go(before_draws, cause);
        }
        if parts.draws {
            walk.go(to, Cause::Draws);
        }
        1 + parts.estimates()
    }

    /// The same game with open cards: what nobody could know while it was played.
    fn hindsight(&mut self, effort: &Effort, losses: &[Loss<R::Move>], watch: &mut Watch<'_>) -> Result<Hindsight, NotAnalysed> {
        let seats = self.seats();
        let mut chances: Vec<Vec<Share>> = Vec::new();
        for at in 0..self.course.steps.len() {
            let same_turn = at > 0 && self.course.steps[at - 1].seat == self.course.steps[at].seat;
            if same_turn && let Some(before) = chances.last() {
                chances.push(before.clone());
                continue;
            }
            watch.reached(1.0)?;
            let seed = mix(&[self.settings.seed, 9]);
            let raw = self.estimator.of_open_position(&self.course.states[at], effort.value, seed).raw(seats);
            let round = self.round(at);
            chances.push(Seat::all(seats).map(|seat| Share::of(self.unseen_share(&raw, round, seat))).collect());
        }
        let places = self.game.rules().places(self.game.state());
        chances.extend(places.map(|places| shares(places.as_slice()).into_iter().map(Share::of).collect()));
        let moves = losses.iter().enumerate().filter(|(_, loss)| loss.kind.is_error());
        let moves =
            moves.filter_map(|(at, loss)| loss.open.map(|(loss, low, high)| HindsightMove { seq: at + 1, loss, low, high }));
        Ok(Hindsight { chances, moves: moves.collect() })
    }

    fn written(&self, walks: Vec<Walk>, losses: &[Loss<R::Move>], hindsight: Hindsight) -> Report {
        let steps = &self.course.steps;
        let accuracy = |seat: Seat| {
            let own = || steps.iter().zip(losses).filter(move |(step, _)| step.seat == seat).map(|(_, loss)| loss);
            let lost: f64 = own().filter(|loss| loss.kind.is_error()).map(|loss| loss.loss.value()).sum();
            let at_stake: f64 = own().map(|loss| loss.at_stake.max(loss.loss.value())).sum();
            let kept = if at_stake > 0.0 { 1.0 - lost / at_stake } else { 1.0 };
            (1000.0 * kept.clamp(0.0, 1.0)).round() / 10.0
        };
        let moves = steps.iter().zip(losses).enumerate().map(|(at, (step, loss))| MoveJudged {
            seq: at + 1,
            seat: step.seat,
            m: step.m.to_string(),
            best: loss.best.to_string(),
            loss: loss.loss,
            low: loss.low,
            high: loss.high,
            kind: loss.kind,
            theme: self.course.themes[at].clone(),
        });
        let chances = (0..=steps.len()).map(|at| walks.iter().map(|walk| walk.line[at]).collect()).collect();
        let seats = Seat::all(self.seats()).zip(&walks).map(|(seat, walk)| SeatReport {
            prior: walk.prior,
            result: walk.result,
            draws: walk.draws,
            reveals: walk.reveals,
            guesses: walk.guesses,
            others: walk.others,
            errors: walk.errors,
            accuracy: accuracy(seat),
        });
        Report {
            game: R::about().id.to_owned(),
            players: self.seats(),
            seats: seats.collect(),
            moves: moves.collect(),
            chances,
            rounds: (0..=steps.len()).map(|at| self.round(at)).collect(),
            hindsight,
            level: self.settings.level,
            calibrated: self.fitted.as_ref().map(|fitted| fitted.level),
            seed: self.settings.seed,
            playouts: self.estimator.spent,
            thresholds: self.thresholds,
        }
    }
}
