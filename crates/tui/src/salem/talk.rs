//! Everything that can be said in the game's own words (NSM-TALK-6).

use super::Drawing;
use coven_engine::Seat;
use coven_salem::{Character, Side, Statement};

/// Maximum amount of Hope that the composer offers in one statement.
const MOST_OFFERED: u16 = 5;

impl Drawing<'_> {
    pub(super) fn statements(&self) -> Vec<String> {
        let Some(own) = self.scene.seen.own_seat().filter(|_| self.view.reckoning.is_none()) else {
            return Vec::new();
        };
        let all: Vec<Seat> = Seat::all(self.view.seats.len()).collect();
        let others: Vec<Seat> = all.iter().copied().filter(|seat| *seat != own).collect();
        let mut said: Vec<Statement> = Side::ALL.iter().map(|&side| Statement::ClaimRole(side)).collect();
        said.extend(others.iter().map(|&seat| Statement::Accuse(seat)));
        said.extend(others.iter().map(|&seat| Statement::Trust(seat)));
        said.push(Statement::Refuse);
        let hope = self.view.seats.get(own.index()).map_or(0, |there| there.hope.min(MOST_OFFERED));
        for event in self.events() {
            said.push(Statement::Want(event, None));
            said.extend(others.iter().filter(|_| event.names_a_player()).map(|&seat| Statement::Want(event, Some(seat))));
        }
        for offered in 1..=hope as u8 {
            said.push(Statement::Offer(offered, None));
            said.extend(self.events().into_iter().map(|event| Statement::Offer(offered, Some(event))));
        }
        said.extend(all.iter().map(|&seat| Statement::AskConstable(seat)));
        said.extend(others.iter().flat_map(|&seat| Side::ALL.iter().map(move |&side| Statement::ClaimSaw(seat, side))));
        said.extend(Character::ALL.iter().map(|&character| Statement::ClaimTypes(self.rules.character(character).types)));
        let mut words: Vec<String> = said.iter().map(Statement::to_string).collect();
        // Several characters may show the same types.
        let mut known = std::collections::HashSet::new();
        words.retain(|statement| known.insert(statement.clone()));
        words
    }
}
