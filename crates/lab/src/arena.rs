//! Bots against each other: rotated seats, paired deals, ratings.
//!
//! A match is one deal played once for every rotation of the bots around the table, so that nobody profits from a seat or a lucky
//! deal. Everything follows from the seed and, if the bots think in iterations, nothing else.

use crate::luck::{Luck, corrected};
use crate::statistics::{Estimate, mean_and_deviation, share};
use crate::values::mix;
use coven_bots::{Bot, Memory};
use coven_engine::{Game, Knowledge, Seat, Seed, SetupError};
use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::sync::Arc;
use std::time::Instant;

/// A bot with the name under which it appears.
#[derive(Clone, Debug)]
pub struct Contestant {
    pub name: String,
    pub bot: Bot,
}

/// One finished game: what each seat was and got.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// The number of the game in the arena.
    pub game: u64,
    /// Who sat where, as indices of the contestants.
    pub seats: Vec<usize>,
    pub points: Vec<i32>,
    pub places: Vec<u8>,
    /// Decisions and thinking time of every seat.
    pub decisions: Vec<u32>,
    pub seconds: Vec<f64>,
    /// The side of every seat, in a game that deals sides.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<String>,
    /// What chance did to every seat, in shares of a victory; empty if that was not asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub luck: Vec<f64>,
}

impl Finished {
    /// Whether every list has an entry for each player and names only existing contestants. A file may hold anything.
    pub fn fits(&self, players: usize, contestants: usize) -> bool {
        let lengths = [self.seats.len(), self.points.len(), self.places.len(), self.decisions.len(), self.seconds.len()];
        lengths == [players; 5]
            && (self.sides.is_empty() || self.sides.len() == players)
            && (self.luck.is_empty() || self.luck.len() == players)
            && self.seats.iter().all(|&who| who < contestants)
            && self.places.iter().all(|&place| (1..=players.max(2)).contains(&usize::from(place)))
    }
}

/// The contestants by name, each once, and who of them was asked for in which order: whoever is asked for twice sits at two
/// seats.
pub fn by_name(asked: Vec<Contestant>) -> (Vec<Contestant>, Vec<usize>) {
    let mut contestants: Vec<Contestant> = Vec::new();
    let mut order = Vec::new();
    for contestant in asked {
        let known = contestants.iter().position(|other| other.name == contestant.name);
        order.push(known.unwrap_or(contestants.len()));
        if known.is_none() {
            contestants.push(contestant);
        }
    }
    (contestants, order)
}

/// Who sits where in a game: those asked for in a ring, one step further in every game of a deal.
pub fn seating(order: &[usize], players: usize, game: u64) -> Vec<usize> {
    let shift = (game % players as u64) as usize;
    (0..players).map(|seat| order[(seat + shift) % players % order.len()]).collect()
}

/// Plays one game of the arena.
pub fn play<R: Knowledge>(
    rules: &Arc<R>,
    setup: &R::Setup,
    who: (&[Contestant], &[usize]),
    seed: u64,
    game: u64,
) -> Result<Finished, SetupError> {
    play_and_watch(rules, setup, who, seed, game, Watching::Results)
}

/// What is noted of a game besides its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Watching {
    Results,
    /// What chance did to each seat, too.
    Luck,
}

/// The same, and notes what chance did if that is asked for.
pub fn play_and_watch<R: Knowledge>(
    rules: &Arc<R>,
    setup: &R::Setup,
    who: (&[Contestant], &[usize]),
    seed: u64,
    game: u64,
    watching: Watching,
) -> Result<Finished, SetupError> {
    Ok(play_through(rules, setup, who, seed, game, watching)?.1)
}

/// The same, and hands out the whole game for a closer look.
pub fn play_through<R: Knowledge>(
    rules: &Arc<R>,
    setup: &R::Setup,
    (contestants, order): (&[Contestant], &[usize]),
    seed: u64,
    game: u64,
    watching: Watching,
) -> Result<(Game<R>, Finished), SetupError> {
    let players = rules.seats(setup);
    let deal = game / players as u64;
    let seats = seating(order, players, game);
    let mut table =
        Game::start(rules.clone(), setup.clone(), Seed::from_number(seed.wrapping_mul(1_000_003).wrapping_add(deal)))?;
    let mut memories: Vec<Memory<R::Move>> = (0..players).map(|_| Memory::default()).collect();
    let mut decisions = vec![0; players];
    let mut seconds = vec![0.0; players];
    let mut luck = (watching == Watching::Luck).then(|| Luck::of_deal(&**rules, setup, table.state(), mix(&[seed, game])));
    while let Some(seat) = table.deciding().first() {
        let began = Instant::now();
        let thought = seed ^ (game << 24) ^ table.turns().len() as u64;
        let bot = &contestants[seats[seat.index()]].bot;
        let Some(m) = bot.play(&table, seat, &mut memories[seat.index()], thought) else {
            break;
        };
        seconds[seat.index()] += began.elapsed().as_secs_f64();
        decisions[seat.index()] += 1;
        let before = luck.is_some().then(|| table.state().clone());
        if table.play(seat, m).is_err() {
            break;
        }
        if let (Some(luck), Some(before)) = (&mut luck, before) {
            luck.of_move(&table, &before);
        }
    }
    let places = rules.places(table.state());
    let finished = Finished {
        game,
        seats,
        points: Seat::all(players).map(|seat| rules.points(table.state(), seat)).collect(),
        places: places.map_or_else(Vec::new, |places| places.as_slice().to_vec()),
        decisions,
        seconds,
        sides: Seat::all(players).filter_map(|seat| rules.side_of(table.state(), seat)).map(str::to_owned).collect(),
        luck: luck.map(|luck| luck.seats).unwrap_or_default(),
    };
    Ok((table, finished))
}

/// What came of an arena.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    pub game: String,
    pub players: usize,
    pub games: usize,
    pub bots: Vec<Row>,
    pub pairs: Vec<Pair>,
}

/// One contestant's results.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    pub name: String,
    /// Victories per seat; an equal share would be 1 divided by the number of players.
    pub wins: Estimate,
    /// The same without what chance did, where that is known of every game: a smaller interval around the same truth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wins_without_luck: Option<Estimate>,
    pub rating: f64,
    pub uncertainty: f64,
    pub points: f64,
    pub points_deviation: f64,
    pub place: f64,
    pub milliseconds_per_decision: f64,
}

/// Two contestants head to head: how often the one ends before the other at the same table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pair {
    pub a: String,
    pub b: String,
    /// Comparisons of a seat of the one with a seat of the other.
    pub results: usize,
    /// How many of them ended with both in the same place; they count half for each.
    pub ties: usize,
    pub a_share: f64,
    pub low: f64,
    pub high: f64,
}

/// Puts the finished games together.
pub fn report(game: &str, players: usize, names: &[String], finished: &[Finished]) -> Report {
    let ratings = ratings(names.len(), finished);
    let bots = (0..names.len()).map(|who| row(names, who, &ratings, finished)).collect();
    let mut pairs = Vec::new();
    for a in 0..names.len() {
        for b in a + 1..names.len() {
            pairs.extend(pair(names, a, b, finished));
        }
    }
    Report { game: game.to_owned(), players, games: finished.len(), bots, pairs }
}

fn row(names: &[String], who: usize, ratings: &[WengLinRating], finished: &[Finished]) -> Row {
    let mut wins = Vec::new();
    let mut with_luck = Vec::new();
    let (mut points, mut places) = (Vec::new(), Vec::new());
    let (mut seconds, mut decisions) = (0.0, 0);
    for game in finished {
        let winners = game.places.iter().filter(|&&place| place == 1).count().max(1) as f64;
        let own: Vec<usize> = (0..game.seats.len()).filter(|&seat| game.seats[seat] == who).collect();
        for &seat in &own {
            points.push(f64::from(game.points[seat]));
            places.push(f64::from(game.places[seat]));
            seconds += game.seconds[seat];
            decisions += game.decisions[seat];
        }
        if !own.is_empty() {
            let won = own.iter().filter(|&&seat| game.places[seat] == 1).count() as f64 / winners;
            wins.push(won / own.len() as f64);
            let luck = own.iter().filter_map(|&seat| game.luck.get(seat)).sum::<f64>();
            with_luck.extend((!game.luck.is_empty()).then(|| (won / own.len() as f64, luck / own.len() as f64)));
        }
    }
    let (mean_points, points_deviation) = mean_and_deviation(&points);
    Row {
        name: names[who].clone(),
        wins: share(&wins),
        wins_without_luck: (!wins.is_empty() && with_luck.len() == wins.len()).then(|| corrected(&with_luck)),
        rating: ratings[who].rating,
        uncertainty: ratings[who].uncertainty,
        points: mean_points,
        points_deviation,
        place: mean_and_deviation(&places).0,
        milliseconds_per_decision: 1e3 * seconds / f64::from(decisions.max(1)),
    }
}

fn pair(names: &[String], a: usize, b: usize, finished: &[Finished]) -> Option<Pair> {
    let (mut results, mut ties) = (0, 0);
    let mut games = Vec::new();
    for game in finished {
        let seats = |who: usize| (0..game.seats.len()).filter(move |&seat| game.seats[seat] == who);
        let duels: Vec<f64> =
            seats(a).flat_map(|one| seats(b).map(move |other| before(game.places[one], game.places[other]))).collect();
        results += duels.len();
        ties += duels.iter().filter(|&&duel| duel == TIE).count();
        if !duels.is_empty() {
            games.push(duels.iter().sum::<f64>() / duels.len() as f64);
        }
    }
    let estimate = share(&games);
    (results > 0).then(|| Pair {
        a: names[a].clone(),
        b: names[b].clone(),
        results,
        ties,
        a_share: estimate.mean,
        low: estimate.low,
        high: estimate.high,
    })
}

fn before(one: u8, other: u8) -> f64 {
    match one.cmp(&other) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => TIE,
        std::cmp::Ordering::Greater => 0.0,
    }
}

/// What a comparison counts in which both ended in the same place.
const TIE: f64 = 0.5;

/// Ratings for games of many players, from the games in their order.
fn ratings(contestants: usize, finished: &[Finished]) -> Vec<WengLinRating> {
    let mut ratings = vec![WengLinRating::new(); contestants];
    for game in finished {
        // A contestant at several seats is rated by the best of them: a rating is of the player, not of a team.
        let best = |who: usize| (0..game.seats.len()).filter(|&seat| game.seats[seat] == who).map(|seat| game.places[seat]).min();
        let ranked: Vec<(usize, u8)> = (0..contestants).filter_map(|who| best(who).map(|place| (who, place))).collect();
        let teams: Vec<[WengLinRating; 1]> = ranked.iter().map(|&(who, _)| [ratings[who]]).collect();
        let outcomes: Vec<(&[WengLinRating], MultiTeamOutcome)> =
            teams.iter().zip(&ranked).map(|(team, &(_, place))| (&team[..], MultiTeamOutcome::new(place.into()))).collect();
        for (new, &(who, _)) in weng_lin_multi_team(&outcomes, &WengLinConfig::new()).iter().zip(&ranked) {
            if let Some(&rating) = new.first() {
                ratings[who] = rating;
            }
        }
    }
    ratings
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_bots::Level;

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        let mut count = [[0; 4]; 2];
        for game in 0..4 {
            for (seat, who) in seating(&[0, 1], 4, game).into_iter().enumerate() {
                count[who][seat] += 1;
            }
        }
        assert_eq!(count, [[2; 4]; 2]);
    }

    #[test]
    fn whoever_is_asked_for_twice_is_one_contestant_at_two_seats() {
        let asked = ["adept", "novice", "novice"].map(|name| Contestant { name: name.to_owned(), bot: Bot::new(Level::Novice) });
        let (contestants, order) = by_name(asked.to_vec());
        assert_eq!((contestants.len(), &order[..]), (2, &[0, 1, 1][..]));
        assert_eq!(seating(&order, 3, 1), [1, 1, 0]);
    }

    #[test]
    fn equal_places_are_ties() {
        let game = Finished {
            game: 0,
            seats: vec![0, 1],
            points: vec![1, 1],
            places: vec![2, 2],
            decisions: vec![1, 1],
            seconds: vec![0.0; 2],
            sides: Vec::new(),
            luck: Vec::new(),
        };
        let report = report("any", 2, &["one".to_owned(), "other".to_owned()], &[game]);
        assert_eq!((report.pairs[0].ties, report.pairs[0].a_share), (1, 0.5));
    }

    #[test]
    fn the_better_is_rated_higher() {
        let game = |game, seats: [usize; 2], places: [u8; 2]| Finished {
            game,
            seats: seats.to_vec(),
            points: vec![0, 0],
            places: places.to_vec(),
            decisions: vec![1, 1],
            seconds: vec![0.0, 0.0],
            sides: Vec::new(),
            luck: Vec::new(),
        };
        let finished: Vec<Finished> =
            (0..20).map(|n| if n % 2 == 0 { game(n, [0, 1], [1, 2]) } else { game(n, [1, 0], [2, 1]) }).collect();
        let report = report("any", 2, &["strong".to_owned(), "weak".to_owned()], &finished);
        assert!(report.bots[0].rating > report.bots[1].rating + 5.0);
        assert_eq!((report.pairs[0].results, report.pairs[0].a_share), (20, 1.0));
        assert!(report.pairs[0].low > 0.8);
    }
}
