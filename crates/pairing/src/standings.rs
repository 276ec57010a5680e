//! Who stands where: points by places, and what tells people apart who have as many.
//!
//! 1. **Points.** In each game one for everybody at the table whom you leave behind you, bots too, and half a one for everybody with whom
//!    you share your place. Whoever rests, or whose game was given up, has what is had on average.
//! 2. **Strength of opponents.** The points a game that those people had on average with whom you played.
//! 3. **Games won.** First places, shared ones too.
//! 4. **Share of the game's own points.** Your part of what all at the table scored, on average.
//!
//! All of it is counted in whole numbers, so that it is the same wherever it is worked out.

use crate::{Place, Player};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// How a game ended for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finish {
    /// From 1; shared by those who tie.
    pub place: u8,
    /// The game's own points.
    pub score: i64,
}

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    pub seats: Vec<Place>,
    /// How it ended for each seat; none if it was given up.
    pub finishes: Option<Vec<Finish>>,
}

/// Where somebody stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    pub player: Player,
    /// From 1; shared by those whom nothing tells apart.
    pub rank: usize,
    /// Points, in halves.
    pub halves: i64,
    /// What opponents had on average, in thousandths of a point a game.
    pub strength: i64,
    pub wins: u32,
    /// The share of the games' own points, in thousandths.
    pub share: i64,
    /// Games that were played to their end.
    pub games: u32,
}

/// What somebody has.
#[derive(Clone, Default)]
struct Tally {
    halves: i64,
    /// Games for which there were points.
    counted: i64,
    wins: u32,
    shares: i64,
    games: u32,
    met: Vec<Player>,
}

/// Points in halves for a place among those of a game.
fn halves(place: u8, all: &[Finish]) -> i64 {
    let behind = all.iter().filter(|other| other.place > place).count();
    let beside = all.iter().filter(|other| other.place == place).count().saturating_sub(1);
    (2 * behind + beside) as i64
}

/// What is had on average at a table of this size, in halves.
fn average(seats: usize) -> i64 {
    seats.saturating_sub(1) as i64
}

/// Somebody's part of what a table scored, in thousandths; an even one where points cannot be shared out.
fn share(score: i64, all: &[Finish]) -> i64 {
    let sum: i64 = all.iter().map(|finish| finish.score).sum();
    if sum <= 0 || all.iter().any(|finish| finish.score < 0) { 1000 / all.len().max(1) as i64 } else { 1000 * score / sum }
}

/// The standings of these people after these games. `resting` names everybody once for each game at a table of that size in which they sat
/// out.
pub fn standings(people: &[Player], games: &[Game], resting: &[(Player, usize)]) -> Vec<Row> {
    let mut tallies: BTreeMap<Player, Tally> = BTreeMap::new();
    for (player, seats) in resting {
        let tally = tallies.entry(*player).or_default();
        tally.halves += average(*seats);
        tally.counted += 1;
    }
    for game in games {
        let at_table: Vec<Player> = game.seats.iter().filter_map(|place| place.person()).collect();
        for (seat, player) in game.seats.iter().enumerate().filter_map(|(seat, place)| Some((seat, place.person()?))) {
            let tally = tallies.entry(player).or_default();
            tally.counted += 1;
            let Some((all, finish)) = game.finishes.as_ref().and_then(|all| Some((all, all.get(seat)?))) else {
                tally.halves += average(game.seats.len());
                continue;
            };
            tally.halves += halves(finish.place, all);
            tally.wins += u32::from(finish.place == 1);
            tally.shares += share(finish.score, all);
            tally.games += 1;
            tally.met.extend(at_table.iter().filter(|&&other| other != player));
        }
    }
    let on_average = |tally: &Tally| 500 * tally.halves / tally.counted.max(1);
    let averages: BTreeMap<Player, i64> = tallies.iter().map(|(player, tally)| (*player, on_average(tally))).collect();
    let row = |&player: &Player| {
        let tally = tallies.get(&player).cloned().unwrap_or_default();
        let met: i64 = tally.met.iter().filter_map(|other| averages.get(other)).sum();
        Row {
            player,
            rank: 0,
            halves: tally.halves,
            strength: met / tally.met.len().max(1) as i64,
            wins: tally.wins,
            share: tally.shares / i64::from(tally.games.max(1)),
            games: tally.games,
        }
    };
    let mut rows: Vec<Row> = people.iter().map(row).collect();
    let merit = |row: &Row| (row.halves, row.strength, row.wins, row.share);
    rows.sort_by_key(|row| (Reverse(merit(row)), row.player));
    for at in 0..rows.len() {
        rows[at].rank = if at > 0 && merit(&rows[at]) == merit(&rows[at - 1]) { rows[at - 1].rank } else { at + 1 };
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(seats: &[Place], places: &[u8], scores: &[i64]) -> Game {
        let finishes = places.iter().zip(scores).map(|(&place, &score)| Finish { place, score }).collect();
        Game { seats: seats.to_vec(), finishes: Some(finishes) }
    }

    const fn person(player: Player) -> Place {
        Place::Person(player)
    }

    #[test]
    fn a_place_is_worth_those_who_are_left_behind_and_a_tie_is_shared() {
        let seats = [person(0), person(1), person(2), Place::Bot(0)];
        let rows = standings(&[0, 1, 2], &[game(&seats, &[1, 2, 2, 4], &[9, 5, 5, 1])], &[]);
        let halves: Vec<_> = rows.iter().map(|row| (row.player, row.rank, row.halves, row.wins)).collect();
        // Two who share the second place have one behind them and each other beside them, and nothing tells them apart.
        assert_eq!(halves, [(0, 1, 6, 1), (1, 2, 3, 0), (2, 2, 3, 0)]);
        assert_eq!(rows[0].share, 450, "9 of 20");
    }

    #[test]
    fn stronger_opponents_count_before_games_won() {
        // 0, 1 and 3 have one point each; 3 has won it against the one who has none. 0 and 1 met each other, and 0 scored more.
        let games = [
            game(&[person(0), person(1)], &[1, 2], &[5, 4]),
            game(&[person(3), person(2)], &[1, 2], &[5, 4]),
            game(&[person(1), person(2)], &[1, 2], &[5, 4]),
        ];
        let rows = standings(&[0, 1, 2, 3], &games, &[]);
        let order: Vec<_> = rows.iter().map(|row| row.player).collect();
        assert_eq!(order, [0, 1, 3, 2]);
        assert!(rows[..3].iter().all(|row| (row.halves, row.wins) == (2, 1)));
        assert_eq!(rows.iter().map(|row| row.strength).collect::<Vec<_>>(), [500, 500, 0, 750]);
    }

    #[test]
    fn whoever_rests_or_whose_game_is_given_up_has_the_average() {
        let given_up = Game { seats: vec![person(0), person(1), person(2)], finishes: None };
        let rows = standings(&[0, 1, 2, 3], &[given_up], &[(3, 3)]);
        assert!(rows.iter().all(|row| (row.halves, row.rank, row.games) == (2, 1, 0)), "{rows:?}");
    }

    #[test]
    fn points_below_nothing_are_no_shares() {
        assert_eq!(share(-4, &[Finish { place: 2, score: -4 }, Finish { place: 1, score: 6 }]), 500);
        assert_eq!(share(3, &[Finish { place: 2, score: 3 }, Finish { place: 1, score: 9 }]), 250);
    }
}
