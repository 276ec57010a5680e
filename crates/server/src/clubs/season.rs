//! What counts for a season, and who stands where in it. Points and what tells people apart are those of tournaments ([`coven_pairing`]).

use crate::table::{Desk, Progress};
use crate::tournaments::StandingSeen;
use coven_engine::Seat;
use coven_pairing::standings::{Finish, Game, standings};
use coven_pairing::{Place, Player};
use coven_store::{ClubResult, NewClubResult};

/// Minimum number of members who sit at a table that counts.
const FEWEST: usize = 2;

/// What a finished game of a club is to be counted as; nothing where several people shared a screen, for nobody knows who they are.
pub fn result_of(desk: &Desk) -> Option<NewClubResult> {
    let club = desk.founding.club.as_ref().filter(|_| desk.progress == Progress::Over)?;
    let people = desk.people();
    let twice = people.iter().enumerate().any(|(at, person)| people[..at].contains(person));
    let standing = desk.game.as_ref().filter(|_| !twice && desk.began_with_people())?.standing()?;
    let seat = |seat: Seat| {
        let result = standing.iter().find(|result| result.seat == seat)?;
        Some((desk.person_at(seat).map(str::to_owned), result.place, i64::from(result.sheet.total)))
    };
    let seats = Seat::all(desk.chairs.len()).map(seat).collect::<Option<Vec<_>>>()?;
    Some(NewClubResult { club: club.id.clone(), table: desk.id.clone(), ended: desk.at, seats })
}

/// How many games count, who stands where, and the number that a person has among them.
pub fn counted(results: &[ClubResult], person: &str) -> (usize, Vec<StandingSeen>, Option<Player>) {
    let mut people: Vec<&(String, String)> = Vec::new();
    let mut games = Vec::new();
    for table in results.chunk_by(|one, other| one.table == other.table) {
        if table.iter().filter(|seat| seat.person.is_some()).count() < FEWEST {
            continue;
        }
        let mut place = |(at, seat): (usize, &ClubResult)| match &table[at].person {
            None => Place::Bot(at as u32),
            Some(_) => {
                let known = seat.person.as_ref().and_then(|who| people.iter().position(|known| known.0 == who.0));
                let number = known.unwrap_or_else(|| {
                    people.extend(table[at].person.as_ref());
                    people.len() - 1
                });
                Place::Person(number as Player)
            }
        };
        let seats = table.iter().enumerate().map(&mut place).collect();
        let finishes = table.iter().map(|seat| Finish { place: seat.place, score: seat.score }).collect();
        games.push(Game { seats, finishes: Some(finishes) });
    }
    let numbers: Vec<Player> = (0..people.len() as Player).collect();
    let rows = standings(&numbers, &games, &[]).into_iter();
    let rows = rows.map(|row| StandingSeen::of(row, people[row.player as usize].1.clone())).collect();
    let own = people.iter().position(|known| known.0 == person).map(|at| at as Player);
    (games.len(), rows, own)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(table: &str, person: &str, place: u8) -> ClubResult {
        let person = (!person.is_empty()).then(|| (person.to_lowercase(), person.to_owned()));
        ClubResult { table: table.to_owned(), person, place, score: 10 - i64::from(place) }
    }

    #[test]
    fn games_with_two_members_count_and_strangers_are_listed_nowhere() {
        let results = [
            seat("a", "Ada", 1),
            seat("a", "Bea", 3),
            seat("a", "", 2),
            seat("b", "Bea", 1),
            seat("b", "", 2),
            seat("c", "Cleo", 2),
            seat("c", "Ada", 1),
        ];
        let (games, rows, own) = counted(&results, "cleo");
        assert_eq!(games, 2, "a game of one member with bots does not count");
        let told: Vec<_> = rows.iter().map(|row| (row.rank, row.name.as_str(), row.points, row.games)).collect();
        assert_eq!(told, [(1, "Ada", 3.0, 2), (2, "Cleo", 0.0, 1), (3, "Bea", 0.0, 1)]);
        assert_eq!(own, Some(2));
    }
}
