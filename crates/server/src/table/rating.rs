//! Whose ratings a game changes. That is settled when the game begins: whoever leaves later cannot get out of it, and whoever takes a
//! chair over in the middle has not played for it.

use super::desk::{Chair, Desk, STAND_IN};
use super::entry::{Dealt, Sitter};
use coven_bots::Level;
use coven_engine::Seat;
use coven_store::Finished;

/// Somebody who sat down before the game began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Starter {
    pub person: String,
    pub seat: Seat,
}

impl Desk {
    /// The ids of the people who sit at the table now.
    pub fn people(&self) -> Vec<String> {
        self.people_seated().into_iter().map(|starter| starter.person).collect()
    }

    /// The people who sit at the table now, each with the seat.
    pub(super) fn people_seated(&self) -> Vec<Starter> {
        let starter = |seat| Some(Starter { person: self.person_at(seat)?.to_owned(), seat });
        Seat::all(self.chairs.len()).filter_map(starter).collect()
    }

    /// Whether anybody sat down before the game began.
    pub fn began_with_people(&self) -> bool {
        !self.starters.is_empty()
    }

    /// Whether the game changes ratings: several people began it, each with a screen of their own, nobody may have known the deal before,
    /// nobody is helped, and nobody gains by taking too long. It is the same from the first move to the last, whoever comes or goes.
    pub fn is_rated(&self) -> bool {
        self.starters.len() > 1
            && self.each_plays_once()
            && self.founding.dealt() == Dealt::Secret
            && !self.founding.hints
            && self.stand_in() <= STAND_IN
    }

    /// Whether everybody who began the game did so on one seat.
    fn each_plays_once(&self) -> bool {
        let once = |one: &Starter| self.starters.iter().filter(|other| other.person == one.person).count() == 1;
        self.starters.iter().all(once)
    }

    /// The final places of those who began the game, for the ratings. A seat's place counts for whoever began the game there, also where
    /// a bot stood in for a while. Whoever has left for good has given up, and comes behind all seats.
    fn places_of_people(&self) -> Vec<(String, u8)> {
        let standing = self.game.as_ref().and_then(|game| game.standing()).unwrap_or_default();
        let given_up = self.chairs.len() as u8 + 1;
        let place = |Starter { person, seat }: &Starter| {
            let result = standing.iter().find(|result| result.seat == *seat)?;
            let stayed = self.person_at(*seat) == Some(person.as_str());
            Some((person.clone(), if stayed { result.place } else { given_up }))
        };
        self.starters.iter().filter_map(place).collect()
    }

    /// The final places of bots that sat there in their own right, by their levels.
    fn places_of_bots(&self) -> Vec<(String, u8)> {
        let standing = self.game.as_ref().and_then(|game| game.standing()).unwrap_or_default();
        let place = |(seat, chair): (Seat, &Chair)| {
            let Sitter::Bot { level } = chair.sitter else {
                return None;
            };
            let result = standing.iter().find(|result| result.seat == seat)?;
            Some((level.name().to_owned(), result.place))
        };
        Seat::all(self.chairs.len()).zip(&self.chairs).filter_map(place).collect()
    }

    /// What the finished game says of how strong people and bots are; nothing where somebody may have known the deal or was helped, or
    /// where somebody played on several seats.
    pub fn finished(&self) -> Finished {
        let (game, players) = (self.founding.game.clone(), self.chairs.len() as u8);
        if self.founding.dealt() != Dealt::Secret || self.founding.hints || !self.each_plays_once() {
            return Finished { game, players, ..Finished::default() };
        }
        Finished { game, players, people: self.places_of_people(), rated: self.is_rated(), bots: self.places_of_bots() }
    }

    /// Whether a bot of this level may play for somebody: in a game that counts none that is stronger than the one that plays for everybody.
    pub(super) fn may_stand_in(&self, level: Level) -> bool {
        !(self.is_rated() || self.founding.contest.is_some()) || level <= STAND_IN
    }
}
