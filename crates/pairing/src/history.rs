//! What the past rounds were for those who play now.

use crate::{Place, Round, seating};
use std::collections::BTreeMap;

/// Everything that counts of the past, by the index of a place among those of the present round.
pub struct History {
    places: usize,
    /// By how much more than one the seats of each would differ who begins this match on each seat.
    imbalance: Vec<Vec<i64>>,
    /// How often two people have met; bots meet nobody.
    met: Vec<u32>,
    /// At how many chairs beside each a bot has sat.
    pub with_bots: Vec<i64>,
}

impl History {
    pub fn of(places: &[Place], rounds: &[Round], table_size: usize, games: usize) -> History {
        let index: BTreeMap<Place, usize> = places.iter().enumerate().map(|(at, place)| (*place, at)).collect();
        let count = places.len();
        let mut seats = vec![vec![0; table_size]; count];
        let mut history =
            History { places: count, imbalance: Vec::new(), met: vec![0; count * count], with_bots: vec![0; count] };
        for table in rounds.iter().flat_map(|round| &round.tables) {
            for game in 0..games {
                for (seat, place) in seating(table, game).iter().enumerate() {
                    if let Some(count) = index.get(place).and_then(|&at| seats[at].get_mut(seat)) {
                        *count += 1;
                    }
                }
            }
            let bots = table.iter().filter(|place| place.person().is_none()).count() as i64;
            let people: Vec<usize> =
                table.iter().filter(|place| place.person().is_some()).filter_map(|place| index.get(place).copied()).collect();
            for &one in &people {
                history.with_bots[one] += bots;
                for &other in people.iter().filter(|&&other| other != one) {
                    history.met[one * count + other] += 1;
                }
            }
        }
        history.imbalance = seats.iter().map(|counts| imbalances(counts, games)).collect();
        history
    }

    pub fn met(&self, one: usize, other: usize) -> i64 {
        i64::from(self.met[one * self.places + other])
    }

    pub fn imbalance(&self, at: usize, seat: usize) -> i64 {
        self.imbalance[at][seat]
    }
}

/// For each seat on which a match may begin, by how much more than one the seats would differ afterwards.
fn imbalances(counts: &[u32], games: usize) -> Vec<i64> {
    let size = counts.len();
    let after = |seat: usize| {
        let mut counts = counts.to_vec();
        for game in 0..games {
            counts[(seat + game) % size] += 1;
        }
        let most = counts.iter().max().copied().unwrap_or_default();
        let least = counts.iter().min().copied().unwrap_or_default();
        i64::from(most - least).max(1) - 1
    };
    (0..size).map(after).collect()
}
