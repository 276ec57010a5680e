//! What moves of a position are worth: two judges who imagine other worlds and play on in other ways, and a search.

use super::Lost;
use crate::calibration::{Calibration, RoundMap};
use crate::trials::Trials;
use crate::values::{Estimator, mix};
use coven_bots::{Bot, Budget, Level};
use coven_engine::{FastDice, Game, Knowledge, Seat};
use std::ops::Range;

/// In how many worlds each judge looks.
pub const WORLDS: u32 = 1_000;
/// How many iterations a search has, and how many searches must agree.
pub const SEARCH: u32 = 2_000;
const SEARCHES: u64 = 3;
/// By how much the best move leads whatever is not as good, beyond doubt: a share of a victory.
pub const MARGIN: f64 = 0.04;
/// The half-width of a two-sided 99 % interval, in standard errors.
pub const Z: f64 = 2.575_829;
/// A move that is behind by this many standard errors after a part of the worlds is not tried in the others: they would not change that.
const CERTAIN: f64 = 6.0;
/// Into how many parts worlds are divided for that.
const WORLD_PARTS: u32 = 10;

/// How somebody judges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// Plays on like an adept, and judges unfinished games by the outlook.
    Usual,
    /// Follows the advice more closely, never plays carelessly, and always plays to the end.
    Thorough,
}

impl Manner {
    pub const BOTH: [Manner; 2] = [Manner::Usual, Manner::Thorough];

    pub fn estimator<R: Knowledge>(self, rules: &R, seats: usize) -> Estimator<'_, R> {
        let usual = Estimator::new(rules, seats, Level::Adept);
        match self {
            Manner::Usual => usual,
            Manner::Thorough => usual.with(|how| {
                how.sharpness += 1;
                how.careless_per_mille = 0;
                how.horizon = u32::MAX;
            }),
        }
    }
}

/// A decision of a seat, as its judges see it.
pub struct Position<'a, R: Knowledge> {
    pub game: &'a Game<R>,
    pub seat: Seat,
    belief: R::Belief,
    map: RoundMap,
}

impl<R: Knowledge> std::fmt::Debug for Position<'_, R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Position").field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// By how much the best move leads another, in chances to win.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lead {
    pub mean: f64,
    /// The 99 % interval.
    pub low: f64,
    pub high: f64,
}

impl<'a, R: Knowledge> Position<'a, R> {
    pub fn of(game: &'a Game<R>, seat: Seat, calibration: &Calibration) -> Position<'a, R> {
        let (rules, state) = (game.rules(), game.state());
        let fitted = calibration.table(game.seats(), Level::Adept);
        Position {
            belief: rules.believe(state, seat, &game.heard_by(seat)),
            map: fitted.map(|fitted| fitted.map(rules.round(state))).unwrap_or_default(),
            game,
            seat,
        }
    }

    /// Tries moves in worlds that follow from the seed.
    pub fn try_out(&self, manner: Manner, moves: &[R::Move], worlds: u32, seed: u64) -> Trials {
        self.try_out_in(manner, moves, 0..worlds, seed)
    }

    /// The same in some of these worlds.
    fn try_out_in(&self, manner: Manner, moves: &[R::Move], worlds: Range<u32>, seed: u64) -> Trials {
        let (rules, state) = (self.game.rules(), self.game.state());
        let mut estimator = manner.estimator(rules, self.game.seats());
        let mut trials = Trials::of(moves.len());
        for number in worlds {
            let mut dice = FastDice::new(mix(&[seed, number.into()]));
            let world = rules.suppose(state, self.seat, &self.belief, &mut dice);
            trials.add_world(&mut estimator, (&world, &dice), self.seat, moves);
        }
        trials
    }

    /// A move that cannot be told from the first one beyond doubt in so many worlds, or is better than that.
    pub fn as_good(&self, manner: Manner, moves: &[R::Move], worlds: u32, seed: u64) -> Option<(R::Move, Lead)> {
        let mut open = moves.to_vec();
        let mut trials = Trials::of(open.len());
        for part in 0..WORLD_PARTS {
            let start = |part: u32| (u64::from(worlds) * u64::from(part) / u64::from(WORLD_PARTS)) as u32;
            trials.join(self.try_out_in(manner, &open, start(part)..start(part + 1), seed));
            let in_doubt = |&other: &usize| {
                let (lead, error) = trials.lead(0, other);
                other == 0 || lead <= CERTAIN * error
            };
            let left: Vec<usize> = (0..open.len()).filter(in_doubt).collect();
            if left.len() == 1 {
                return None;
            }
            trials = trials.only(&left);
            open = left.into_iter().map(|number| open[number]).collect();
        }
        let lead = |other: usize| (open[other], self.lead(&trials, 0, other));
        (1..open.len()).map(lead).find(|(_, lead)| lead.low <= 0.0)
    }

    /// A world that the seat cannot tell from the real one, drawn by what it believes.
    pub fn suppose(&self, dice: &mut FastDice) -> R::State {
        self.game.rules().suppose(self.game.state(), self.seat, &self.belief, dice)
    }

    /// The chance to win after one of the moves.
    pub fn chance(&self, trials: &Trials, which: usize) -> f64 {
        let raw = trials.sums[which].raw(self.game.seats());
        self.map.expect(&raw, Some(self.seat.index())).win[self.seat.index()]
    }

    /// By how much one move leads another.
    pub fn lead(&self, trials: &Trials, one: usize, other: usize) -> Lead {
        let (lead, error) = trials.lead(one, other);
        // Converts a difference of playout results into one of calibrated chances, by the slope between the two moves.
        let scale =
            if lead.abs() > 1e-6 { ((self.chance(trials, one) - self.chance(trials, other)) / lead).max(0.0) } else { 1.0 };
        let bounded = |value: f64| (scale * value).clamp(-1.0, 1.0);
        Lead { mean: bounded(lead), low: bounded(lead - Z * error), high: bounded(lead + Z * error) }
    }

    /// The move that a search likes best.
    pub fn search(&self, iterations: u32, seed: u64) -> Option<R::Move> {
        let bot = Bot::new(Level::Adept).with_budget(Budget::Iterations(iterations));
        bot.choose(self.game.rules(), self.game.state(), self.game.seats(), self.seat, &self.belief, seed)
    }

    /// How many of a number of bots of a level choose one of these moves.
    pub fn found_by(&self, level: Level, moves: &[R::Move], bots: u32, seed: u64) -> f64 {
        let bot = Bot::new(level);
        let (rules, state, seats) = (self.game.rules(), self.game.state(), self.game.seats());
        let finds = |&number: &u32| {
            let chosen = bot.choose(rules, state, seats, self.seat, &self.belief, mix(&[seed, number.into()]));
            chosen.is_some_and(|m| moves.contains(&m))
        };
        f64::from((0..bots).filter(finds).count() as u32) / f64::from(bots.max(1))
    }
}

/// The moves of a decision, sorted: the best, those that are as good within the noise, and what the others lose.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict<M> {
    pub best: M,
    pub also: Vec<M>,
    pub chance: f64,
    pub losses: Vec<Lost>,
}

impl<R: Knowledge> Position<'_, R> {
    /// Both judges and the searches look at these moves, of which the first is taken to be the best. None unless they agree that it and
    /// at most `most` others lead all the rest by the margin. The moves are all legal ones: what looks like a loser in a judge's few
    /// worlds may be as good as the best in more of them.
    pub fn agree(&self, moves: &[R::Move], most: usize, seed: u64) -> Option<Verdict<R::Move>> {
        // The searches come first: they cost least, and one that disagrees spares the judges their work.
        let searches = (0..SEARCHES).map(|number| self.search(SEARCH, mix(&[seed, 20 + number])));
        let preferred: Vec<R::Move> = searches.collect::<Option<_>>()?;
        if most == 0 && preferred.iter().any(|&m| m != moves[0]) {
            return None;
        }
        let mut also = vec![false; moves.len()];
        let mut first: Option<Trials> = None;
        for (number, manner) in Manner::BOTH.into_iter().enumerate() {
            let trials = self.try_out(manner, moves, WORLDS, mix(&[seed, 10 + number as u64]));
            for (other, also) in also.iter_mut().enumerate().skip(1) {
                let lead = self.lead(&trials, 0, other);
                match () {
                    () if lead.high < 0.0 => return None,
                    () if lead.low <= 0.0 => *also = true,
                    () if lead.low < MARGIN => return None,
                    () => {}
                }
            }
            if also.iter().filter(|&&also| also).count() > most {
                return None;
            }
            first.get_or_insert(trials);
        }
        let trials = first?;
        let good: Vec<R::Move> = (0..moves.len()).filter(|&n| n == 0 || also[n]).map(|n| moves[n]).collect();
        if !preferred.iter().all(|m| good.contains(m)) {
            return None;
        }
        Some(Verdict {
            best: moves[0],
            also: good[1..].to_vec(),
            chance: short(self.chance(&trials, 0)),
            losses: (1..moves.len()).filter(|&n| !also[n]).map(|n| self.lost(&trials, moves, n)).collect(),
        })
    }

    /// What a move loses against the first.
    fn lost(&self, trials: &Trials, moves: &[R::Move], which: usize) -> Lost {
        let lead = self.lead(trials, 0, which);
        Lost { m: moves[which].to_string(), loss: short(lead.mean), low: short(lead.low), high: short(lead.high) }
    }
}

/// Rounded to a tenth of a point of percent: more is noise, and the file stays short.
pub fn short(value: f64) -> f64 {
    (value * 1e3).round() / 1e3
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::{DataSource, Rules, Seed, Stage};
    use coven_example::{Move, SealedBids};
    use serde_json::json;
    use std::sync::Arc;

    /// The last round, about a prize of 1. Seat 0 lays its 1 or its 15 and counts the other one; all others hold or know nothing above 14.
    fn last_round(won: u8) -> Game<SealedBids> {
        let rules = Arc::new(SealedBids::load(&DataSource::builtin()).expect("data"));
        let seat = |hand: [u8; 2], won: u8| json!({ "hand": hand, "bid": null, "won": won });
        let slot = |card: u8| json!({ "card": card, "looked": null });
        let position = json!({
            "blind": false, "round": 2, "prize": 1, "asked": ["bid"], "discard": [2, 3, 4, 5, 6, 7],
            "seats": [seat([1, 15], won), seat([8, 9], 0), seat([10, 11], 0)],
            "talon": [slot(12), slot(13), slot(14)],
        });
        let state = rules.stage(serde_json::from_value(position).expect("a position")).expect("an allowed position");
        Game::take_up(rules, coven_example::Setup::default(), Seed::from_number(1), state, 10)
    }

    fn verdict(won: u8, moves: [&str; 2]) -> Option<Verdict<Move>> {
        let game = last_round(won);
        let moves = moves.map(|m| m.parse().expect("a move"));
        Position::of(&game, Seat(0), &Calibration::default()).agree(&moves, 0, 7)
    }

    /// With 1 point the 15 in the hand wins for certain, because 16 is more than anybody else can have; the prize and whatever card is
    /// swapped for the 1 may not.
    #[test]
    fn a_move_that_wins_for_certain_is_found() {
        let found = verdict(1, ["bid 1", "bid 15"]).expect("a puzzle");
        assert!((found.best.to_string(), found.also.len(), found.losses.len()) == ("bid 1".to_owned(), 0, 1), "{found:?}");
        assert!(found.losses[0].low >= MARGIN, "{found:?}");
        assert_eq!(verdict(1, ["bid 15", "bid 1"]), None, "nobody takes the worse move for the best");
    }

    /// With 20 points either card wins for certain.
    #[test]
    fn a_tie_is_no_puzzle() {
        assert_eq!(verdict(20, ["bid 1", "bid 15"]), None);
        assert_eq!(verdict(20, ["bid 15", "bid 1"]), None);
    }

    /// What is certain early is not tried to the end; what is said is the same.
    #[test]
    fn a_deeper_look_doubts_what_is_doubtful() {
        let look = |won: u8, moves: [&str; 2]| {
            let game = last_round(won);
            let moves = moves.map(|m| m.parse().expect("a move"));
            let position = Position::of(&game, Seat(0), &Calibration::default());
            Manner::BOTH.map(|manner| position.as_good(manner, &moves, 2_000, 5).map(|(m, _)| m.to_string()))
        };
        assert_eq!(look(1, ["bid 1", "bid 15"]), [None, None]);
        assert_eq!(look(1, ["bid 15", "bid 1"]), [Some("bid 1".to_owned()), Some("bid 1".to_owned())]);
        assert_eq!(look(20, ["bid 1", "bid 15"]), [Some("bid 15".to_owned()), Some("bid 15".to_owned())]);
    }
}
