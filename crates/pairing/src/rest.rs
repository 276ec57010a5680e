//! Who sits out where no bots fill in.

use crate::chance::Chance;
use crate::{Entrant, Player, Round};
use std::collections::BTreeMap;

/// The games that each has missed: rounds in which the person was not at a table, resting or not there yet.
pub fn missed(entrants: &[Entrant], rounds: &[Round]) -> BTreeMap<Player, usize> {
    let mut missed: BTreeMap<Player, usize> = entrants.iter().map(|entrant| (entrant.player, rounds.len())).collect();
    for player in rounds.iter().flat_map(|round| round.tables.iter().flatten()).filter_map(|place| place.person()) {
        if let Some(count) = missed.get_mut(&player) {
            *count -= 1;
        }
    }
    missed
}

/// So many people who sit out: those who have missed the fewest games, of these the ones with the lowest score, of these by chance.
pub fn resting(entrants: &[Entrant], rounds: &[Round], count: usize, chance: &mut Chance) -> Vec<Player> {
    let missed = missed(entrants, rounds);
    let mut order: Vec<&Entrant> = entrants.iter().collect();
    chance.shuffle(&mut order);
    order.sort_by_key(|entrant| (missed.get(&entrant.player).copied().unwrap_or_default(), entrant.score));
    let mut resting: Vec<Player> = order.into_iter().take(count).map(|entrant| entrant.player).collect();
    resting.sort_unstable();
    resting
}
