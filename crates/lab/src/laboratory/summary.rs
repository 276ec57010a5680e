//! What came of the games of one table.

use super::comparing::{Observation, clustered, difference, half_width};
use super::{Played, seats};
use crate::arena::{Finished, Report, report};
use crate::balance::Fairness;
use crate::experiment::TablePlan;
use crate::luck::corrected;
use crate::statistics::{Estimate, interval, mean_and_deviation, share};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// What came of a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    pub table: String,
    pub games: usize,
    pub seats: Vec<Estimate>,
    /// The share of games that each side wins, of those in which somebody plays for it.
    pub sides: BTreeMap<String, Estimate>,
    /// The share of games that somebody wins.
    pub won: Estimate,
    pub fair: bool,
    /// The bots and every pair of them, where several play.
    pub bots: Report,
    /// The points of each seat, and those of all seats one by one.
    pub points: Vec<Estimate>,
    #[serde(skip)]
    pub all_points: Vec<f64>,
    #[serde(skip)]
    pub lengths: Vec<f64>,
    pub moves: Estimate,
    pub rounds: Estimate,
    pub turns: Estimate,
    /// Decisions in a turn, and those of them with a choice.
    pub decisions_a_turn: Estimate,
    pub real_decisions_a_turn: Estimate,
    /// How many moves were possible in a decision with a choice.
    pub choices: Estimate,
    pub lead_changes: Estimate,
    pub decided: Option<Decided>,
    pub weighed: Option<Weighed>,
    /// How much of the differences between results is luck; none where luck was not weighed.
    pub luck: Option<Estimate>,
    /// What seats used.
    pub used: Vec<Worth>,
    /// What happened to the whole table.
    pub happened: Vec<Worth>,
    /// What could be chosen at decisions that were looked at.
    pub offered: Vec<Offered>,
}

/// When games were decided.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decided {
    /// The mean chance of whoever won in the end, at each moment.
    pub winner: Vec<Estimate>,
    /// How much of the game was over when the winner's chance rose to [`SURE`] for good.
    pub at: Estimate,
}

/// A game is decided when the winner's chance is this and stays so.
pub const SURE: f64 = 0.75;

/// How much decisions matter.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Weighed {
    pub decisions: usize,
    /// What the best move is worth more than one at random, in shares of a victory.
    pub stake: Estimate,
    /// The same in each fifth of the game.
    pub stakes: Vec<Option<Estimate>>,
    /// What the best move is worth more than the one that was made.
    pub lost: Estimate,
}

/// How often a thing was used, and how often it went with victory.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Worth {
    pub thing: String,
    /// The side whose victories are counted, for what happens to a whole table with sides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    pub uses_a_game: f64,
    /// The share of seats that used it, or of games in which it happened.
    pub share: f64,
    /// By how much those with it won more often than those without; all intervals of the table hold together. None where too few did
    /// or too few did not.
    pub difference: Option<Estimate>,
}

/// Something that could be chosen.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Offered {
    pub thing: String,
    pub times: usize,
    pub taken: f64,
    /// What the best move with it is worth more than the best without, on the average; all intervals of the table hold together.
    pub worth: Option<Estimate>,
    /// How often that was more than nothing.
    pub better: f64,
}

/// Minimum number of observations with the thing, and without it, for a difference to be reported.
const ENOUGH: usize = 20;
/// Minimum number of decisions at which a thing was offered for it to be reported.
const ENOUGH_OFFERS: usize = 8;
const FIFTHS: usize = 5;

impl Summary {
    /// `played` are games of this table alone.
    pub fn of(table: &TablePlan, played: &[&Played]) -> Summary {
        let finished: Vec<Finished> = played.iter().map(|game| game.finished.clone()).collect();
        let fairness = Fairness::of(&finished);
        let mut names: Vec<String> = Vec::new();
        for bot in &table.bots {
            if !names.contains(&bot.to_string()) {
                names.push(bot.to_string());
            }
        }
        let each = |of: &dyn Fn(&Played) -> f64| played.iter().map(|game| of(game)).collect::<Vec<f64>>();
        let mean = |of: &dyn Fn(&Played) -> f64| interval(&each(of));
        let points = |seat: usize| mean(&|game| f64::from(game.finished.points[seat]));
        let a_turn = |number: u32, game: &Played| f64::from(number) / f64::from(game.turns.max(1));
        Summary {
            table: table.name.clone(),
            games: played.len(),
            won: share(&each(&|game| f64::from(u8::from(game.finished.places.contains(&1))))),
            fair: fairness.is_fair(),
            seats: fairness.seats,
            sides: fairness.sides,
            bots: report(table.game, table.players, &names, &finished),
            points: seats(table.players).map(points).collect(),
            all_points: finished.iter().flat_map(|game| game.points.iter().map(|&points| f64::from(points))).collect(),
            lengths: each(&|game| f64::from(game.moves())),
            moves: mean(&|game| f64::from(game.moves())),
            rounds: mean(&|game| f64::from(game.rounds)),
            turns: mean(&|game| f64::from(game.turns)),
            decisions_a_turn: mean(&|game| a_turn(game.moves(), game)),
            real_decisions_a_turn: mean(&|game| a_turn(game.real_decisions, game)),
            choices: mean(&|game| f64::from(game.choices) / f64::from(game.real_decisions.max(1))),
            lead_changes: mean(&|game| f64::from(game.lead_changes)),
            decided: decided(played),
            weighed: weighed(played),
            luck: luck(played),
            used: used(played),
            happened: happened(played),
            offered: offered(played),
        }
    }
}

/// The seat of the only winner.
fn winner(game: &Played) -> Option<usize> {
    let mut winners = seats(game.players()).filter(|&seat| game.finished.places[seat] == 1);
    winners.next().filter(|_| winners.next().is_none())
}

/// How much of a game was over when it was decided: 1 if it never was before the end. None without a single winner.
pub(super) fn decided_at(game: &Played) -> Option<f64> {
    let winner = winner(game)?;
    let unsure = game.chances.iter().rposition(|seats| seats[winner] < SURE).map_or(0, |last| last + 1);
    (!game.chances.is_empty()).then(|| unsure as f64 / game.chances.len() as f64)
}

fn decided(played: &[&Played]) -> Option<Decided> {
    let won: Vec<(&&Played, usize)> = played.iter().filter_map(|game| Some((game, winner(game)?))).collect();
    let moments = won.iter().map(|(game, _)| game.chances.len()).min().filter(|&moments| moments > 0)?;
    let at = |moment: usize| interval(&won.iter().map(|(game, seat)| game.chances[moment][*seat]).collect::<Vec<_>>());
    let decided: Vec<f64> = played.iter().filter_map(|game| decided_at(game)).collect();
    Some(Decided { winner: (0..moments).map(at).collect(), at: interval(&decided) })
}

fn weighed(played: &[&Played]) -> Option<Weighed> {
    let all = || played.iter().flat_map(|game| game.weighed.iter().map(move |weighed| (game.number, weighed)));
    let stake = |list: &[Observation]| clustered(list).map(|found| found.among(1));
    let stakes: Vec<Observation> = all().map(|(game, weighed)| (game, weighed.stake)).collect();
    let lost: Vec<Observation> = all().map(|(game, weighed)| (game, weighed.lost)).collect();
    let fifth = |fifth: usize| {
        let within = |when: f64| (FIFTHS as f64 * when) as usize == fifth;
        let list: Vec<Observation> = all().filter(|(_, w)| within(w.when)).map(|(game, w)| (game, w.stake)).collect();
        stake(&list)
    };
    Some(Weighed {
        decisions: stakes.len(),
        stake: stake(&stakes)?,
        stakes: (0..FIFTHS).map(fifth).collect(),
        lost: stake(&lost)?,
    })
}

/// By how much results vary less once luck is taken out of them. The interval leaves out a tenth of the games in turn (jackknife).
fn luck(played: &[&Played]) -> Option<Estimate> {
    const BLOCKS: usize = 10;
    if played.len() < 2 * BLOCKS || played.iter().any(|game| game.finished.luck.is_empty()) {
        return None;
    }
    let explained = |left_out: Option<usize>| {
        let kept: Vec<&&Played> =
            played.iter().enumerate().filter(|(at, _)| Some(at % BLOCKS) != left_out).map(|(_, game)| game).collect();
        let seat = |seat: usize| {
            let results: Vec<(f64, f64)> = kept.iter().map(|game| (game.won(seat), game.finished.luck[seat])).collect();
            let plain: Vec<f64> = results.iter().map(|(won, _)| *won).collect();
            let width = |estimate: Estimate| estimate.high - estimate.low;
            let (before, after) = (width(interval(&plain)), width(corrected(&results)));
            (before > 0.0).then(|| 1.0 - (after / before).powi(2))
        };
        let found: Vec<f64> = seats(kept[0].players()).filter_map(seat).collect();
        mean_and_deviation(&found).0
    };
    let mean = explained(None);
    let blocks: Vec<f64> = (0..BLOCKS).map(|block| explained(Some(block))).collect();
    let (centre, n) = (mean_and_deviation(&blocks).0, BLOCKS as f64);
    let error = ((n - 1.0) / n * blocks.iter().map(|block| (block - centre).powi(2)).sum::<f64>()).sqrt();
    let half = half_width(1) * error;
    Some(Estimate { mean, low: mean - half, high: mean + half })
}

/// What each seat won more than others who were in its place: the same bot at the same seat on the same side.
fn results(played: &[&Played]) -> Vec<Vec<f64>> {
    let place = |game: &Played, seat: usize| {
        (seat, game.finished.seats[seat], game.finished.sides.get(seat).cloned().unwrap_or_default())
    };
    let mut groups: BTreeMap<(usize, usize, String), (f64, usize)> = BTreeMap::new();
    for game in played {
        for seat in seats(game.players()) {
            let (won, number) = groups.entry(place(game, seat)).or_default();
            *won += game.won(seat);
            *number += 1;
        }
    }
    let expected = |game: &Played, seat: usize| groups.get(&place(game, seat)).map_or(0.0, |(won, n)| won / *n as f64);
    played.iter().map(|game| seats(game.players()).map(|seat| game.won(seat) - expected(game, seat)).collect()).collect()
}

fn used(played: &[&Played]) -> Vec<Worth> {
    let results = results(played);
    let things: BTreeSet<&String> = played.iter().flat_map(|game| game.used.keys()).collect();
    let mut found = Vec::new();
    for thing in things {
        let (mut with, mut without, mut uses) = (Vec::new(), Vec::new(), 0u64);
        for (game, results) in played.iter().zip(&results) {
            let counts = game.used.get(thing);
            for (seat, &result) in results.iter().enumerate() {
                let count = counts.map_or(0, |counts| counts[seat]);
                uses += u64::from(count);
                if count > 0 { &mut with } else { &mut without }.push((game.number, result));
            }
        }
        found.push(Counted { thing, side: None, uses, games: played.len(), with, without });
    }
    together(found)
}

fn happened(played: &[&Played]) -> Vec<Worth> {
    let things: BTreeSet<&String> = played.iter().flat_map(|game| game.happened.keys()).collect();
    let sides: BTreeSet<&String> = played.iter().flat_map(|game| &game.finished.sides).collect();
    let sides: Vec<Option<&String>> = if sides.is_empty() { vec![None] } else { sides.into_iter().map(Some).collect() };
    let mut found = Vec::new();
    for thing in things {
        for &side in &sides {
            let (mut with, mut without, mut uses) = (Vec::new(), Vec::new(), 0u64);
            for game in played {
                let own = |seat: &usize| side.is_none_or(|side| game.finished.sides.get(*seat) == Some(side));
                let won = seats(game.players()).filter(own).any(|seat| game.finished.places[seat] == 1);
                let count = game.happened.get(thing).copied().unwrap_or(0);
                uses += u64::from(count);
                if count > 0 { &mut with } else { &mut without }.push((game.number, f64::from(u8::from(won))));
            }
            let side = side.cloned();
            found.push(Counted { thing, side, uses, games: played.len(), with, without });
        }
    }
    together(found)
}

/// How often a thing was used, and what came of it with and without.
struct Counted<'a> {
    thing: &'a str,
    side: Option<String>,
    uses: u64,
    games: usize,
    with: Vec<Observation>,
    without: Vec<Observation>,
}

/// The differences of all things, with intervals that hold together.
fn together(counted: Vec<Counted<'_>>) -> Vec<Worth> {
    let tells = |one: &Counted<'_>| one.with.len() >= ENOUGH && one.without.len() >= ENOUGH;
    let intervals = counted.iter().filter(|one| tells(one)).count();
    let worth = |one: Counted<'_>| Worth {
        difference: tells(&one).then(|| difference(&one.with, &one.without)).flatten().map(|found| found.among(intervals)),
        thing: one.thing.to_owned(),
        side: one.side,
        uses_a_game: one.uses as f64 / one.games.max(1) as f64,
        share: one.with.len() as f64 / (one.with.len() + one.without.len()).max(1) as f64,
    };
    counted.into_iter().map(worth).collect()
}

fn offered(played: &[&Played]) -> Vec<Offered> {
    let mut things: BTreeMap<&str, Vec<(u64, bool, f64)>> = BTreeMap::new();
    for game in played {
        for offer in game.weighed.iter().flat_map(|weighed| &weighed.offers) {
            things.entry(&offer.thing).or_default().push((game.number, offer.taken, offer.worth));
        }
    }
    things.retain(|_, offers| offers.len() >= ENOUGH_OFFERS);
    let intervals = things.len();
    let offered = |(thing, offers): (&str, Vec<(u64, bool, f64)>)| {
        let n = offers.len() as f64;
        let worth: Vec<Observation> = offers.iter().map(|&(game, _, worth)| (game, worth)).collect();
        Offered {
            thing: thing.to_owned(),
            times: offers.len(),
            taken: offers.iter().filter(|(_, taken, _)| *taken).count() as f64 / n,
            worth: clustered(&worth).map(|found| found.among(intervals)),
            better: offers.iter().filter(|(_, _, worth)| *worth > 0.0).count() as f64 / n,
        }
    };
    things.into_iter().map(offered).collect()
}
