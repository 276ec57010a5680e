//! Many games of one person together: which kinds of decisions cost most, luck over time, and what results are worth without luck.
//!
//! Of each game only [`SeatGame`] is kept, a few hundred bytes. Everything else is worked out from a list of them, so that the sums
//! follow from the reports and from nothing else.

use super::report::{Kind, Report, SeatReport};
use crate::share::Share;
use crate::statistics::{Estimate, student};
use coven_engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// With fewer games nothing is said with an interval: the distribution of a handful of games is not known.
pub const FEWEST_GAMES: usize = 5;

/// What one game was for whoever played one of its seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatGame {
    pub ledger: SeatReport,
    /// The decisions that the person made, by kind.
    pub kinds: Vec<Kinds>,
    /// The person made every decision of the seat, and nobody helped. Only then the ledger speaks of the person.
    pub unaided: bool,
}

/// Decisions of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Kinds {
    /// By the game's own word; none if it has no word for it.
    pub theme: Option<String>,
    pub met: usize,
    pub errors: usize,
    /// What the errors cost.
    pub lost: Share,
}

impl SeatGame {
    /// What a game was for whoever sat on a seat. `own` tells for each move of the seat, in order, whether the person made it. None if
    /// the person decided nothing.
    pub fn of(report: &Report, seat: Seat, own: &[bool], helped: bool) -> Option<SeatGame> {
        let ledger = report.seats.get(seat.index())?.clone();
        let moves = report.moves.iter().filter(|judged| judged.seat == seat);
        // Where there was no choice, nothing was decided.
        let decisions = moves.enumerate().filter(|(_, judged)| judged.kind != Kind::Forced);
        let made = |number: usize| own.get(number).copied().unwrap_or(false);
        let mut unaided = !helped;
        let mut kinds: BTreeMap<Option<&str>, (usize, usize, Share)> = BTreeMap::new();
        for (number, judged) in decisions {
            if !made(number) {
                unaided = false;
                continue;
            }
            let (met, errors, lost) = kinds.entry(judged.theme.as_deref()).or_default();
            *met += 1;
            if judged.kind.is_error() {
                *errors += 1;
                *lost += judged.loss;
            }
        }
        let kinds =
            kinds.into_iter().map(|(theme, (met, errors, lost))| Kinds { theme: theme.map(str::to_owned), met, errors, lost });
        let kinds: Vec<Kinds> = kinds.collect();
        (!kinds.is_empty()).then_some(SeatGame { ledger, kinds, unaided })
    }

    /// What the decisions of a kind cost in this game.
    fn lost_by(&self, theme: Option<&str>) -> Share {
        self.kinds.iter().filter(|kind| kind.theme.as_deref() == theme).map(|kind| kind.lost).sum()
    }
}

/// A mean over games, and its 95 % interval if there are enough of them.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Mean {
    pub mean: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub high: Option<f64>,
}

impl Mean {
    fn of(games: impl IntoIterator<Item = Share>) -> Mean {
        let games: Vec<f64> = games.into_iter().map(Share::value).collect();
        let Estimate { mean, low, high } = student(&games);
        // Games that are all alike say nothing about how much others may differ.
        let known = games.len() >= FEWEST_GAMES && low < high;
        Mean { mean, low: known.then_some(low), high: known.then_some(high) }
    }

    /// Whether the interval lies above 0.
    fn is_positive(&self) -> bool {
        self.low.is_some_and(|low| low > 0.0)
    }
}

/// What the decisions of one kind have cost.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct KindOverMany {
    /// By the game's own word; none if it has no word for it.
    pub theme: Option<String>,
    /// How many decisions of this kind there were, and how many of them were errors.
    pub met: usize,
    pub errors: usize,
    /// The chance to win that was lost, in all games together and in a game.
    pub lost: Share,
    pub per_game: Mean,
}

/// Whether one kind of decision costs more than every other, beyond doubt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Standout {
    /// There are not enough games to say so.
    TooFewGames,
    NoErrors,
    /// Which one costs most may be chance.
    Unclear,
    /// The first one does.
    Clear,
}

/// All games' ledgers together: the prior and all parts are the result, exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Ledger {
    pub prior: Share,
    pub draws: Share,
    pub reveals: Share,
    pub guesses: Share,
    pub others: Share,
    pub errors: Share,
    pub result: Share,
}

impl Ledger {
    fn add(mut self, game: &SeatReport) -> Ledger {
        self.prior += game.prior;
        self.draws += game.draws;
        self.reveals += game.reveals;
        self.guesses += game.guesses;
        self.others += game.others;
        self.errors += game.errors;
        self.result += game.result;
        self
    }
}

/// The luck of one game, and of all up to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct LuckOverMany {
    /// The number of the game in the list, from 0.
    pub game: usize,
    pub result: Share,
    /// Draws and reveals.
    pub luck: Share,
    pub sum: Share,
}

/// What many games of one person say together.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct OverMany {
    /// Games in which the person decided something.
    pub games: usize,
    /// Games in which the person made every decision of the seat, and nobody helped. Accuracy, ledger, luck and results are of these.
    pub unaided: usize,
    /// The mean accuracy, in percent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accuracy: Option<f64>,
    /// The costliest first.
    pub kinds: Vec<KindOverMany>,
    pub standout: Standout,
    /// By how much the costliest kind costs more in a game than the next one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lead: Option<Mean>,
    /// The sums over all games.
    pub ledger: Ledger,
    pub luck: Vec<LuckOverMany>,
    /// The share of victory beyond the chance at the start, in a game.
    pub beyond_start: Mean,
    /// The same less draws and reveals: what is left are guesses, others and own errors.
    pub without_luck: Mean,
    /// What own errors cost in a game; never above 0.
    pub errors: Mean,
}

/// Puts games of one person together, in the order in which they were played.
pub fn over_many(games: &[SeatGame]) -> OverMany {
    let kinds = kinds(games);
    let (standout, lead) = standout(games, &kinds);
    let unaided: Vec<(usize, &SeatReport)> =
        games.iter().enumerate().filter(|(_, game)| game.unaided).map(|(number, game)| (number, &game.ledger)).collect();
    let ledgers = || unaided.iter().map(|&(_, ledger)| ledger);
    let mut sum = Share::NONE;
    let luck = unaided.iter().map(|&(game, ledger)| {
        sum += ledger.luck();
        LuckOverMany { game, result: ledger.result, luck: ledger.luck(), sum }
    });
    let luck = luck.collect();
    let accuracy = ledgers().map(|ledger| ledger.accuracy).sum::<f64>() / unaided.len() as f64;
    OverMany {
        games: games.len(),
        unaided: unaided.len(),
        accuracy: (!unaided.is_empty()).then_some(accuracy),
        kinds,
        standout,
        lead,
        ledger: ledgers().fold(Ledger::default(), Ledger::add),
        luck,
        beyond_start: Mean::of(ledgers().map(SeatReport::parts)),
        without_luck: Mean::of(ledgers().map(|ledger| ledger.parts() - ledger.luck())),
        errors: Mean::of(ledgers().map(|ledger| ledger.errors)),
    }
}

fn kinds(games: &[SeatGame]) -> Vec<KindOverMany> {
    let mut all: BTreeMap<Option<&str>, (usize, usize, Share)> = BTreeMap::new();
    for kind in games.iter().flat_map(|game| &game.kinds) {
        let (met, errors, lost) = all.entry(kind.theme.as_deref()).or_default();
        *met += kind.met;
        *errors += kind.errors;
        *lost += kind.lost;
    }
    let kind = |(theme, (met, errors, lost)): (Option<&str>, _)| KindOverMany {
        theme: theme.map(str::to_owned),
        met,
        errors,
        lost,
        per_game: Mean::of(games.iter().map(|game| game.lost_by(theme))),
    };
    let mut kinds: Vec<KindOverMany> = all.into_iter().map(kind).collect();
    kinds.sort_by(|a, b| b.lost.cmp(&a.lost).then(b.met.cmp(&a.met)).then_with(|| a.theme.cmp(&b.theme)));
    kinds
}

/// The costliest kind stands out if it costs more than the next one, game by game, and the interval of the difference lies above 0. To
/// compare the first with the second alone is enough: against any other its lead is greater.
fn standout(games: &[SeatGame], kinds: &[KindOverMany]) -> (Standout, Option<Mean>) {
    if games.len() < FEWEST_GAMES {
        return (Standout::TooFewGames, None);
    }
    let Some(first) = kinds.first().filter(|kind| kind.errors > 0) else {
        return (Standout::NoErrors, None);
    };
    let lost = |kind: &KindOverMany, game: &SeatGame| game.lost_by(kind.theme.as_deref());
    let next = |game: &SeatGame| kinds.get(1).map_or(Share::NONE, |kind| lost(kind, game));
    let lead = Mean::of(games.iter().map(|game| lost(first, game) - next(game)));
    (if lead.is_positive() { Standout::Clear } else { Standout::Unclear }, Some(lead))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::{Hindsight, MoveJudged};
    use crate::calibration::Thresholds;
    use coven_bots::Level;
    use proptest::prelude::*;

    fn share(parts: i32) -> Share {
        Share::of(f64::from(parts) / 1000.0)
    }

    /// A decision of a seat, and what it lost in thousandths; nothing else is looked at.
    fn judged(seq: usize, seat: u8, theme: &str, lost: i32) -> MoveJudged {
        let kind = if lost > 0 { Kind::Mistake } else { Kind::Good };
        let none = Share::NONE;
        let text = String::new();
        MoveJudged {
            seq,
            seat: Seat(seat),
            m: text.clone(),
            best: text,
            loss: share(lost),
            low: none,
            high: none,
            kind,
            theme: Some(theme.to_owned()),
        }
    }

    /// A report of two seats whose ledgers add up, with these causes and decisions of the first seat.
    fn report([prior, draws, reveals, guesses, others]: [i32; 5], decisions: &[(&str, i32)]) -> Report {
        let moves: Vec<MoveJudged> = decisions
            .iter()
            .enumerate()
            .flat_map(|(at, (theme, lost))| [judged(2 * at + 1, 0, theme, *lost), judged(2 * at + 2, 1, "other seat", 7)])
            .collect();
        let errors = -decisions.iter().map(|(_, lost)| share(*lost)).sum::<Share>();
        let [prior, draws, reveals, guesses, others] = [prior, draws, reveals, guesses, others].map(share);
        let result = prior + draws + reveals + guesses + others + errors;
        let seat = SeatReport { prior, result, draws, reveals, guesses, others, errors, accuracy: 90.0 };
        Report {
            game: "toy".to_owned(),
            players: 2,
            seats: vec![seat.clone(), seat],
            moves,
            chances: Vec::new(),
            rounds: Vec::new(),
            hindsight: Hindsight::default(),
            level: Level::Novice,
            calibrated: None,
            seed: 0,
            playouts: 0,
            thresholds: Thresholds::default(),
        }
    }

    fn seat_game(causes: [i32; 5], decisions: &[(&str, i32)]) -> SeatGame {
        let own = vec![true; decisions.len()];
        SeatGame::of(&report(causes, decisions), Seat(0), &own, false).expect("decisions")
    }

    #[test]
    fn only_what_the_person_decided_counts() {
        let mut report = report([500, 0, 0, 0, 0], &[("lead", 40), ("lead", 0), ("follow", 30), ("follow", 0)]);
        // The last decision was none.
        report.moves[6].kind = Kind::Forced;
        let of = |own: &[bool], helped| SeatGame::of(&report, Seat(0), own, helped);
        let kinds = |theme: &str, met, errors, lost| Kinds { theme: Some(theme.to_owned()), met, errors, lost: share(lost) };
        let whole = of(&[true, true, true, false], false).expect("decisions");
        assert_eq!(whole.kinds, [kinds("follow", 1, 1, 30), kinds("lead", 2, 1, 40)]);
        assert!(whole.unaided, "nobody else decided anything");
        assert!(!of(&[true; 4], true).expect("decisions").unaided, "somebody helped");
        let half = of(&[false, true, true], false).expect("decisions");
        assert_eq!((half.kinds, half.unaided), (vec![kinds("follow", 1, 1, 30), kinds("lead", 1, 0, 0)], false));
        assert_eq!(of(&[false; 4], false), None, "a bot decided everything");
        assert_eq!(SeatGame::of(&report, Seat(2), &[true; 4], false), None, "there is no such seat");
    }

    #[test]
    fn aided_games_count_for_kinds_and_for_nothing_else() {
        let alone = seat_game([500, 100, 0, 0, 0], &[("lead", 40)]);
        let aided = SeatGame { unaided: false, ..seat_game([500, 300, 0, 0, 0], &[("lead", 60)]) };
        let many = over_many(&[aided, alone]);
        assert_eq!((many.games, many.unaided, many.accuracy), (2, 1, Some(90.0)));
        assert_eq!((many.kinds[0].met, many.kinds[0].errors, many.kinds[0].lost), (2, 2, share(40) + share(60)));
        assert_eq!(many.luck, [LuckOverMany { game: 1, result: many.ledger.result, luck: share(100), sum: share(100) }]);
        assert_eq!(many.ledger.errors, -share(40));
    }

    #[test]
    fn no_games_say_nothing() {
        let many = over_many(&[]);
        assert_eq!((many.games, many.accuracy, many.standout), (0, None, Standout::TooFewGames));
        assert_eq!((many.without_luck.low, many.without_luck.high), (None, None));
    }

    #[test]
    fn a_kind_stands_out_only_beyond_doubt() {
        let verdict = |games: &[[i32; 2]]| {
            let games: Vec<SeatGame> = games
                .iter()
                .map(|[lead, follow]| seat_game([500, 0, 0, 0, 0], &[("lead", *lead), ("follow", *follow)]))
                .collect();
            let many = over_many(&games);
            (many.standout, many.kinds.first().and_then(|kind| kind.theme.clone()).unwrap_or_default())
        };
        let clear = [[60, 10], [80, 0], [70, 20], [50, 0], [90, 10], [60, 0]];
        assert_eq!(verdict(&clear), (Standout::Clear, "lead".to_owned()));
        assert_eq!(verdict(&clear.map(|[lead, follow]| [follow, lead])), (Standout::Clear, "follow".to_owned()));
        assert_eq!(verdict(&clear[..4]).0, Standout::TooFewGames);
        assert_eq!(verdict(&[[0, 0]; 9]).0, Standout::NoErrors);
        assert_eq!(
            verdict(&[[400, 0], [0, 30], [0, 40], [0, 60], [0, 50], [0, 70]]).0,
            Standout::Unclear,
            "one game is no habit"
        );
    }

    #[test]
    fn intervals_are_given_for_enough_games_that_differ() {
        let mean = |games: &[i32]| Mean::of(games.iter().map(|parts| share(*parts)));
        assert_eq!(mean(&[10, 20, 30, 40]).low, None);
        assert_eq!(mean(&[10; 9]).low, None);
        let five = mean(&[-20, -10, 0, 10, 20]);
        // The standard error is 0.00707, and Student's quantile for four degrees of freedom 2.776.
        assert!((five.high.expect("an interval") - 0.01963).abs() < 1e-4 && five.mean.abs() < 1e-9, "{five:?}");
    }

    fn games() -> impl Strategy<Value = Vec<SeatGame>> {
        let decision = (prop::sample::select(vec!["lead", "follow", "brew"]), 0i32..200);
        let game = (prop::array::uniform5(-400i32..400), prop::collection::vec(decision, 1..8), any::<bool>());
        let game = game.prop_map(|(causes, decisions, unaided)| SeatGame { unaided, ..seat_game(causes, &decisions) });
        prop::collection::vec(game, 0..30)
    }

    proptest! {
        #[test]
        fn parts_of_many_games_add_up_exactly(games in games()) {
            let many = over_many(&games);
            let ledger = many.ledger;
            prop_assert_eq!(ledger.prior + ledger.draws + ledger.reveals + ledger.guesses + ledger.others + ledger.errors, ledger.result);
            let luck: Share = many.luck.iter().map(|game| game.luck).sum();
            prop_assert_eq!(luck, ledger.draws + ledger.reveals);
            prop_assert_eq!(many.luck.last().map_or(Share::NONE, |game| game.sum), luck);
            let of = |many: &OverMany| many.kinds.iter().map(|kind| kind.lost).sum::<Share>();
            let each: Share = games.iter().map(|game| of(&over_many(std::slice::from_ref(game)))).sum();
            prop_assert_eq!(of(&many), each);
            let alone: Vec<SeatGame> = games.iter().filter(|game| game.unaided).cloned().collect();
            prop_assert_eq!(-of(&over_many(&alone)), ledger.errors);
            let n = many.unaided.max(1) as f64;
            prop_assert!((n * many.without_luck.mean - (ledger.guesses + ledger.others + ledger.errors).value()).abs() < 1e-9);
            prop_assert!((n * many.beyond_start.mean - (ledger.result - ledger.prior).value()).abs() < 1e-9);
            prop_assert!(many.kinds.is_sorted_by(|a, b| a.lost >= b.lost));
        }

        #[test]
        fn a_game_is_read_as_it_was_written(games in games()) {
            let written = serde_json::to_string(&games).expect("JSON");
            prop_assert_eq!(serde_json::from_str::<Vec<SeatGame>>(&written).expect("games"), games);
        }
    }
}
