//! Finds puzzles in games of strong bots.

use super::judge::{MARGIN, Manner, Position, WORLDS};
use super::secret::ease;
use super::{Asks, Grade, Puzzle};
use crate::arena::{Contestant, Watching, play_through};
use crate::calibration::Calibration;
use crate::trials::Trials;
use crate::values::mix;
use coven_bots::{Bot, Level};
use coven_catalog::{Agreement, StartError, agree};
use coven_engine::coach::kind_of;
use coven_engine::{FastDice, Game, Seat, SetupError, Silence, WholeGame};
use std::sync::Arc;

/// Maximum number of puzzles that one game gives, so that they do not all look alike.
const MOST_OF_A_GAME: usize = 3;
/// Worlds in which all moves are looked at first, and those that may be good next.
const GLANCE: u32 = 16;
const LOOK: u32 = 96;
/// A choice between two moves is no puzzle.
const FEWEST_MOVES: usize = 3;
/// How many bots of each level are asked to find the answer.
const SOLVERS: [(Level, u32); 3] = [(Level::Novice, 24), (Level::Apprentice, 12), (Level::Adept, 6)];
/// The theme of a question about something hidden.
pub(super) const SECRET: &str = "secret";

/// Why no puzzles are found.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotMade {
    #[error(transparent)]
    Start(#[from] StartError),
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// Plays games and looks for puzzles in them. The same series and number give the same puzzles.
#[derive(Debug)]
pub struct Maker<R: WholeGame> {
    rules: Arc<R>,
    calibration: Calibration,
    setups: Vec<R::Setup>,
    players: Vec<Contestant>,
    series: u64,
}

impl<R: WholeGame> Maker<R> {
    /// Games of several players in all modes, with as many players as chances are fitted for.
    pub fn new(rules: Arc<R>, series: u64) -> Result<Maker<R>, NotMade> {
        let (about, calibration) = (R::about(), Calibration::of::<R>());
        let fitted = |players: usize| calibration.fitted.iter().any(|fitted| fitted.players == players);
        let several = || about.seats.clone().filter(|&players| players > 1);
        let tables: Vec<usize> = match several().any(fitted) {
            true => several().filter(|&players| fitted(players)).collect(),
            false => several().collect(),
        };
        let agreed = |players: usize, variants: &[&str]| agree(&*rules, Agreement::Words { players, variants });
        let playable = |setup: &R::Setup| rules.start(setup, &mut FastDice::new(0), &mut Silence).is_ok();
        let mut setups: Vec<R::Setup> = tables
            .iter()
            .flat_map(|&players| about.modes.iter().filter_map(move |words| agreed(players, words).ok()))
            .filter(playable)
            .collect();
        if setups.is_empty() {
            setups.push(agreed(about.quick_game.players, about.quick_game.variants)?);
        }
        let players = vec![Contestant { name: Level::Adept.name().to_owned(), bot: Bot::new(Level::Adept) }];
        Ok(Maker { rules, calibration, setups, players, series })
    }

    /// The puzzles of one game of the series. Of themes that are not wanted any more none is looked for; a puzzle of a grade that is not
    /// wanted is left out.
    pub fn game(&self, number: u64, wanted: &dyn Fn(&str, Option<Grade>) -> bool) -> Result<Vec<Puzzle>, NotMade> {
        let setup = &self.setups[(number % self.setups.len() as u64) as usize];
        let who = (&self.players[..], &[0][..]);
        let seed = mix(&[self.series, number]);
        let (game, _) = play_through(&self.rules, setup, who, seed, 0, Watching::Results)?;
        let mut found: Vec<Puzzle> = Vec::new();
        let mut then = game.at(0)?;
        let mut asked_for_secret = false;
        for turn in game.turns() {
            let at = mix(&[seed, then.turns().len() as u64]);
            let new = |theme: &str, found: &[Puzzle]| !found.iter().any(|puzzle| puzzle.theme == theme);
            let theme = self.theme(&then, turn.seat);
            let puzzle = if let Some(theme) = theme.filter(|theme| new(theme, &found) && wanted(theme, None))
                && let Some(puzzle) = self.decision(&then, turn.seat, theme, number, at)
            {
                Some(puzzle)
            } else if !asked_for_secret && wanted(SECRET, None) && is_late(&game, &then) {
                // Each game is asked once: a little later the answer is about the same.
                asked_for_secret = true;
                self.secret(&then, turn.seat, number, at)
            } else {
                None
            };
            found.extend(puzzle.filter(|puzzle| wanted(&puzzle.theme, Some(puzzle.grade()))));
            if found.len() == MOST_OF_A_GAME || then.play(turn.seat, turn.m).is_err() {
                break;
            }
        }
        Ok(found)
    }

    /// The game's word for the kind of decision that a seat is asked for.
    fn theme(&self, game: &Game<R>, seat: Seat) -> Option<String> {
        let explained = self.rules.explained(&self.rules.prompt(game.state(), seat))?;
        kind_of(&explained).map(str::to_owned)
    }

    fn decision(&self, game: &Game<R>, seat: Seat, theme: String, number: u64, seed: u64) -> Option<Puzzle> {
        let legal = game.legal(seat);
        if legal.len() < FEWEST_MOVES || !game.deciding().contains(seat) {
            return None;
        }
        let position = Position::of(game, seat, &self.calibration);
        let best = position.promising(&legal, most_also_good(&legal), seed)?;
        let (found, asks) = self.judged(&position, &legal, best, seed)?;
        Some(self.puzzle(game, seat, number, theme, found, asks))
    }

    /// A puzzle that was found earlier, judged anew: in other worlds and by other searches than when it was found. None if it is no puzzle
    /// any more, or not with these rules and data.
    pub fn again(&self, puzzle: &Puzzle) -> Option<Puzzle> {
        let game: Game<R> = puzzle.record(R::about().id).ok()?.replay(self.rules.clone()).ok()?;
        let seed = mix(&[puzzle.series, puzzle.game, puzzle.moves.len() as u64, 51]);
        match &puzzle.asks {
            Asks::Secret { .. } => self.secret(&game, puzzle.seat, puzzle.game, seed),
            Asks::Move { best, .. } => {
                let position = Position::of(&game, puzzle.seat, &self.calibration);
                let (found, asks) = self.judged(&position, &game.legal(puzzle.seat), best.parse().ok()?, seed)?;
                Some(self.puzzle(&game, puzzle.seat, puzzle.game, puzzle.theme.clone(), found, asks))
            }
        }
        .map(|again| Puzzle { series: puzzle.series, ..again })
    }

    /// Whether everybody agrees on what is taken to be the best move, and how many bots find the answer.
    fn judged(&self, position: &Position<'_, R>, legal: &[R::Move], best: R::Move, seed: u64) -> Option<([f64; 3], Asks)> {
        // Somebody who looks at the answer is told why.
        self.rules.reason(position.game.state(), position.seat, best)?;
        let moves: Vec<R::Move> = std::iter::once(best).chain(legal.iter().copied().filter(|&m| m != best)).collect();
        let verdict = position.agree(&moves, most_also_good(legal), seed)?;
        let good: Vec<R::Move> = std::iter::once(verdict.best).chain(verdict.also.iter().copied()).collect();
        let asks = Asks::Move {
            best: verdict.best.to_string(),
            also: verdict.also.iter().map(R::Move::to_string).collect(),
            chance: verdict.chance,
            losses: verdict.losses,
            worlds: WORLDS,
        };
        let found = SOLVERS.map(|(level, bots)| super::judge::short(position.found_by(level, &good, bots, mix(&[seed, 40]))));
        Some((found, asks))
    }

    fn secret(&self, game: &Game<R>, seat: Seat, number: u64, seed: u64) -> Option<Puzzle> {
        let secret = Position::of(game, seat, &self.calibration).secret(seed)?;
        let found = [super::judge::short(ease(&secret)); 3];
        let (about, chance, blind, truth) = (secret.about, secret.chance, secret.blind, secret.truth);
        let asks = Asks::Secret { about, chance, blind, truth, worlds: 2 * WORLDS };
        Some(self.puzzle(game, seat, number, SECRET.to_owned(), found, asks))
    }

    fn puzzle(&self, game: &Game<R>, seat: Seat, number: u64, theme: String, found: [f64; 3], asks: Asks) -> Puzzle {
        Puzzle {
            series: self.series,
            game: number,
            rules: game.version(),
            data: game.rules().data_hash().to_owned(),
            setup: serde_json::to_value(game.setup()).unwrap_or_default(),
            seed: *game.seed(),
            moves: game.turns().iter().map(|turn| format!("{} {}", turn.seat.0, turn.m)).collect(),
            seat,
            theme,
            found,
            asks,
        }
    }
}

impl<R: WholeGame> Position<'_, R> {
    /// The move that may be the best by far; none if too many look alike to be a puzzle.
    fn promising(&self, legal: &[R::Move], most: usize, seed: u64) -> Option<R::Move> {
        let mut moves: Vec<R::Move> = legal.to_vec();
        for (number, worlds) in [GLANCE, LOOK].into_iter().enumerate() {
            let trials = self.try_out(Manner::Usual, &moves, worlds, mix(&[seed, number as u64]));
            moves = may_be_good(&trials, most)?.into_iter().map(|n| moves[n]).collect();
        }
        moves.first().copied()
    }
}

/// How many moves beside the best may be right: a third of all, the best included.
fn most_also_good<M>(legal: &[M]) -> usize {
    (legal.len() / 3).clamp(1, 3) - 1
}

/// Whether acts may tell something: from the first quarter of a game on, or later; when, differs from game to game.
fn is_late<R: WholeGame>(whole: &Game<R>, then: &Game<R>) -> bool {
    let eighths = 2 + usize::from(whole.seed().bytes()[0]) % 5;
    then.turns().len() * 8 >= whole.turns().len() * eighths
}

/// The moves that may be good, the best first; none if too many look as good as the best.
fn may_be_good(trials: &Trials, most: usize) -> Option<Vec<usize>> {
    let best = trials.best();
    let mut order: Vec<usize> = (0..trials.shares.len()).collect();
    order.sort_by(|&a, &b| trials.mean(b).total_cmp(&trials.mean(a)).then((a != best).cmp(&(b != best))));
    let close = |&&other: &&usize| {
        let (lead, error) = trials.lead(best, other);
        other != best && lead + 1.5 * error < MARGIN
    };
    if order.iter().filter(close).count() > most {
        return None;
    }
    order.retain(|&other| {
        let (lead, error) = trials.lead(best, other);
        other == best || lead - 3.0 * error < MARGIN
    });
    Some(order)
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::{DataSource, Rules};
    use coven_example::SealedBids;

    #[test]
    fn a_game_gives_the_same_puzzles_again_and_none_that_is_not_wanted() {
        let rules = Arc::new(SealedBids::load(&DataSource::builtin()).expect("data"));
        let maker = Maker::new(rules.clone(), 5).expect("a maker");
        let found = (0..12).map(|number| maker.game(number, &|_, _| true).expect("a game")).find(|found| !found.is_empty());
        let found = found.expect("a puzzle in a dozen games");
        let number = found[0].game;
        assert_eq!(maker.game(number, &|_, _| true).expect("a game"), found);
        assert!(maker.game(number, &|_, grade| grade.is_none()).expect("a game").is_empty());
        for puzzle in &found {
            if let Some(again) = maker.again(puzzle) {
                assert_eq!((again.name(), &again.theme, again.seat), (puzzle.name(), &puzzle.theme, puzzle.seat));
                assert_ne!(again.asks, puzzle.asks, "it was judged in other worlds");
                assert_eq!(maker.again(puzzle), Some(again));
            }
            let then = puzzle.record("sealed").expect("a record").replay(rules.clone()).expect("a game");
            let Asks::Move { best, also, losses, .. } = &puzzle.asks else { panic!("nothing is hidden here") };
            let named = 1 + also.len() + losses.len();
            assert_eq!(named, then.legal(puzzle.seat).len());
            assert!(then.legal(puzzle.seat).iter().any(|m| m.to_string() == *best));
            let worst = losses.iter().max_by(|a, b| a.loss.total_cmp(&b.loss)).expect("a loser").m.clone();
            let asks = Asks::Move { best: worst, also: Vec::new(), chance: 0.5, losses: Vec::new(), worlds: 1 };
            assert_eq!(maker.again(&Puzzle { asks, ..puzzle.clone() }), None, "a wrong answer does not stand");
        }
    }
}
