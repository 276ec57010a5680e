//! The analyst: why a finished game went as it did. How much of it was luck, how much what others did, and how much own errors.
//!
//! For each seat a game is a walk of its chance to win, from what it was before the deal to what came in the end. Every step of the
//! walk has a cause: something was drawn, something hidden became known, sealed choices were opened, somebody else moved, or the
//! seat itself did worse than it could. Each value is estimated once and stands on both sides, as the end of one step and the
//! beginning of the next, so the steps add up exactly, however rough the estimates are.
//!
//! The value before an own decision is by definition that of the best move. So a decision only ever loses, and it loses what the
//! best move is better by, if that is beyond doubt: moves are compared in the same imagined worlds with the same dice, worlds that
//! choose what is compared are not those that measure it, and what is smaller than the noise counts as nothing.

mod compare;
mod decisions;
mod ledger;
mod many;
mod moments;
mod record;
mod report;

pub use compare::{Compared, Comparison, compare_answers};
pub use many::{FEWEST_GAMES, KindOverMany, Kinds, Ledger, LuckOverMany, Mean, OverMany, SeatGame, Standout, over_many};
pub use record::{NotRead, analyse_record};
pub use report::{Hindsight, HindsightMove, Kind, MoveJudged, Report, SeatReport};

use crate::calibration::{Calibration, Fitted, RoundMap, Thresholds};
use crate::share::Share;
use crate::values::{Estimator, Raw, heard_after, mix};
use coven_bots::{Cancel, Level};
use coven_engine::{Game, Knowledge, Seat, WholeGame};
use moments::{Course, Parts};

/// How thoroughly a game is looked at. The same settings give the same report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Whose way of playing on the chances assume.
    pub level: Level,
    pub seed: u64,
    /// About how many playouts are made.
    pub playouts: u64,
    /// How many moves of a decision are looked at, besides the one that was made: those that the game's advice praises most.
    pub candidates: usize,
}

impl Settings {
    /// A few seconds for a game.
    pub const fn quick(seed: u64) -> Settings {
        Settings { level: Level::Adept, seed, playouts: 260_000, candidates: 8 }
    }

    /// A few minutes for a game.
    pub const fn deep(seed: u64) -> Settings {
        Settings { level: Level::Adept, seed, playouts: 6_000_000, candidates: 24 }
    }
}

/// Why a game is not analysed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAnalysed {
    #[error("the game is not over: only finished games are analysed")]
    Unfinished,
    #[error("the game was taken up in the middle: how it began is not known")]
    TakenUp,
    #[error("the game cannot be played again from its beginning")]
    NotReplayed,
    #[error("the analysis was stopped")]
    Cancelled,
}

/// Told how far the work is, and able to end it.
pub struct Watch<'a> {
    pub cancel: Cancel,
    /// Gets how much is done, from 0 to 1. It is called every few milliseconds, and may do something else before it comes back.
    pub progress: &'a mut dyn FnMut(f64),
}

impl Watch<'_> {
    /// Reports progress; an error if the work was cancelled.
    fn reached(&mut self, done: f64) -> Result<(), NotAnalysed> {
        (self.progress)(done.clamp(0.0, 1.0));
        if self.cancel.is_cancelled() { Err(NotAnalysed::Cancelled) } else { Ok(()) }
    }
}

impl std::fmt::Debug for Watch<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Watch").finish_non_exhaustive()
    }
}

/// Analyses a finished game.
pub fn analyse<R: WholeGame>(game: &Game<R>, settings: &Settings, watch: &mut Watch<'_>) -> Result<Report, NotAnalysed> {
    analyse_with(game, settings, &Calibration::of::<R>(), watch)
}

/// The same with another calibration than the one that is built in.
pub fn analyse_with<R: WholeGame>(
    game: &Game<R>,
    settings: &Settings,
    calibration: &Calibration,
    watch: &mut Watch<'_>,
) -> Result<Report, NotAnalysed> {
    let course = Course::of(game)?;
    let mut analyst = Analyst {
        estimator: Estimator::new(game.rules(), game.seats(), settings.level),
        fitted: calibration.table(game.seats(), settings.level).cloned(),
        thresholds: calibration.errors.unwrap_or_default(),
        game,
        course,
        settings,
    };
    let effort = analyst.effort();
    let losses = analyst.judge_decisions(&effort, watch)?;
    analyst.report(&effort, losses, watch)
}

/// How many worlds are imagined for what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Effort {
    /// For one value.
    value: u32,
    /// For each move of a decision, at first sight.
    screening: u32,
    /// For all decisions that look like errors, together.
    measuring: u64,
    /// For how many values and decisions there is work.
    values: usize,
    decisions: usize,
}

impl Effort {
    /// The share of the work that is done, from the number of decisions judged and values estimated.
    fn share(&self, decisions: usize, values: usize) -> f64 {
        (decisions + values) as f64 / (self.decisions + self.values).max(1) as f64
    }
}

/// The shares of the playouts that values and the first sight of decisions get; the rest measures errors.
const FOR_VALUES: f64 = 0.4;
const FOR_SCREENING: f64 = 0.35;
const FOR_MEASURING: f64 = 1.0 - FOR_VALUES - FOR_SCREENING;
/// Maximum number of worlds for one value: more would not change what is reported.
const MOST_WORLDS: u64 = 4000;
/// Number of the most promising moves that are looked at again at each decision, besides the one that was made.
const FINALISTS: usize = 3;

struct Analyst<'a, R: Knowledge> {
    estimator: Estimator<'a, R>,
    fitted: Option<Fitted>,
    thresholds: Thresholds,
    game: &'a Game<R>,
    course: Course<R>,
    settings: &'a Settings,
}

impl<R: Knowledge> Analyst<'_, R> {
    fn seats(&self) -> usize {
        self.game.seats()
    }

    /// Divides the playouts among everything that is to be estimated.
    fn effort(&self) -> Effort {
        let steps = &self.course.steps;
        let values: usize = Seat::all(self.seats())
            .map(|eyes| {
                let parts = (0..steps.len()).filter_map(|at| self.course.parts(at, eyes).map(|parts| (at, parts)));
                2 + parts.map(|(at, parts)| parts.estimates() + usize::from(self.course.is_looked_at(at, eyes))).sum::<usize>()
            })
            .sum();
        let decisions: Vec<usize> = steps.iter().map(|step| step.choices).filter(|&choices| choices > 1).collect();
        let candidates = |choices: &usize| (*choices).min(self.settings.candidates + 1);
        let screened: usize = decisions.iter().map(|choices| candidates(choices) + candidates(choices).min(FINALISTS + 1)).sum();
        let playouts = self.settings.playouts as f64;
        let worlds = |share: f64, among: usize| ((share * playouts / among.max(1) as f64) as u64).clamp(1, MOST_WORLDS) as u32;
        Effort {
            value: worlds(FOR_VALUES, values),
            screening: worlds(FOR_SCREENING, screened),
            measuring: (FOR_MEASURING * playouts) as u64,
            values,
            decisions: decisions.len(),
        }
    }

    /// The chance of a seat with its own eyes, from what playouts suggest in a round.
    fn share(&self, raw: &Raw, round: usize, seat: Seat) -> f64 {
        self.map(round).expect(raw, Some(seat.index())).win[seat.index()]
    }

    /// The same as somebody sees it who knows all cards, or none.
    fn unseen_share(&self, raw: &Raw, round: usize, seat: Seat) -> f64 {
        self.map(round).expect(raw, None).win[seat.index()]
    }

    fn map(&self, round: usize) -> RoundMap {
        self.fitted.as_ref().map(|fitted| fitted.map(round)).unwrap_or_default()
    }

    fn round(&self, at: usize) -> usize {
        self.game.rules().round(&self.course.states[at])
    }

    fn belief(&self, at: usize, eyes: Seat) -> R::Belief {
        self.game.rules().believe(&self.course.states[at], eyes, &heard_after(self.game, eyes, at))
    }

    /// The chance of a seat through its own eyes, after the first `at` moves.
    fn value(&mut self, at: usize, eyes: Seat, worlds: u32) -> Share {
        let belief = self.belief(at, eyes);
        // The same worlds' dice at every moment: what differs between two moments is then less a matter of noise.
        let seed = mix(&[self.settings.seed, 1, eyes.0.into()]);
        let sums = self.estimator.of_position(&self.course.states[at], eyes, &belief, worlds, seed);
        Share::of(self.share(&sums.raw(self.seats()), self.round(at), eyes))
    }

    /// What stands between the causes of one step: see [`Parts`].
    fn between(&mut self, at: usize, eyes: Seat, parts: Parts, worlds: u32) -> (Option<Share>, Option<Share>) {
        let step = &self.course.steps[at];
        let made = (step.seat, step.m);
        let (round, seats) = (self.round(at + 1), self.seats());
        let seed = |stream| mix(&[self.settings.seed, stream, eyes.0.into(), at as u64]);
        let (seen, rolled) = (seed(2), seed(3));
        let seen = if parts.needs_what_was_seen() {
            let belief = self.belief(at, eyes);
            self.estimator.after_move_of(&self.course.states[at], (eyes, &belief), made, worlds, seen)
        } else {
            None
        };
        let rolled = parts.needs_other_dice().then(|| {
            let heard = heard_after(self.game, eyes, at);
            self.estimator.with_other_dice(&self.course.states[at], (eyes, &heard), made, worlds, rolled)
        });
        let share = |sums: Option<crate::values::Sums>| sums.map(|sums| Share::of(self.share(&sums.raw(seats), round, eyes)));
        (share(seen), share(rolled))
    }
}
