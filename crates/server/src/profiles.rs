//! What everybody may see of somebody, and the ladders of each game.

use crate::app::App;
use crate::log;
use crate::many::ManyGames;
use crate::table::{ListedTable, SitterKind};
use coven_engine::About;
use coven_lab::analysis::Mean;
use coven_store::{BondKind, BotRating, Person, PlayedSeat, Profile, Rating, StoreError};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Maximum number of finished games that are counted, of all kinds together: the latest.
const MOST_GAMES: i64 = 2_000;

/// Number of roles of a game that are named as somebody's favourites.
const MOST_ROLES: usize = 3;

/// Number of games from which on somebody stands on a ladder: before, the number says little.
pub const FEWEST_GAMES: i64 = 5;

/// Maximum length of a ladder.
const LONGEST_LADDER: i64 = 200;

/// What everybody may see of somebody.
pub struct ProfileSeen {
    pub person: Arc<Person>,
    /// It is the page of whoever looks.
    pub own: bool,
    pub wish: Profile,
    /// What the one who looks is to the person.
    pub bond: Option<BondKind>,
    /// The games that were played, in the order of the house.
    pub games: Vec<GamesPlayed>,
}

/// How somebody has played one game.
pub struct GamesPlayed {
    pub about: &'static About,
    pub tally: Tally,
    /// The roles that were played most, by the messages that name them, each with how often.
    pub roles: Vec<(String, u32)>,
    /// By the number of players; none stands for all of them together.
    pub ratings: Vec<(Option<u8>, Rating)>,
    /// What results are worth once luck is taken away, as far as that is known.
    pub without_luck: Option<Mean>,
}

/// How finished games ended for somebody.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub games: usize,
    /// Games in which another person sat at the table, too.
    pub with_people: usize,
    pub won: usize,
    /// How often each place was reached, beginning with the first, as far as that was written down.
    pub places: Vec<usize>,
    /// Victories over people without a defeat between them: those of late, and the most there ever were.
    pub streak: usize,
    pub longest_streak: usize,
}

impl Tally {
    /// Counts games, the latest first.
    fn of<'a>(played: impl Iterator<Item = (&'a ListedTable, u8)>) -> Tally {
        let (mut tally, mut running, mut unbroken) = (Tally::default(), 0, true);
        for (table, seat) in played {
            let Some(own) = table.seats.get(usize::from(seat)) else {
                continue;
            };
            let Some(won) = own.won else {
                continue;
            };
            tally.games += 1;
            tally.won += usize::from(won);
            if let Some(place) = own.place.map(usize::from).filter(|place| *place > 0) {
                tally.places.resize(tally.places.len().max(place), 0);
                tally.places[place - 1] += 1;
            }
            if table.seats.iter().filter(|seat| seat.kind == SitterKind::Person).count() < 2 {
                continue;
            }
            tally.with_people += 1;
            running = if won { running + 1 } else { 0 };
            unbroken &= won;
            tally.streak += usize::from(unbroken);
            tally.longest_streak = tally.longest_streak.max(running);
        }
        tally
    }
}

/// The roles that were played most, the most frequent first.
fn favourites<'a>(played: impl Iterator<Item = (&'a ListedTable, u8)>) -> Vec<(String, u32)> {
    let mut times: BTreeMap<&str, u32> = BTreeMap::new();
    for (role, more) in played.filter_map(|(table, seat)| table.seats.get(usize::from(seat))).flat_map(|own| &own.roles) {
        *times.entry(role).or_default() += more;
    }
    let mut roles: Vec<(String, u32)> = times.into_iter().map(|(role, times)| (role.to_owned(), times)).collect();
    roles.sort_by_key(|&(_, times)| Reverse(times));
    roles.truncate(MOST_ROLES);
    roles
}

/// The best of a game.
pub struct Ladder {
    pub about: &'static About,
    pub players: Option<u8>,
    /// Those whose rating is high beyond doubt come first.
    pub rungs: Vec<Rung>,
}

/// Who stands on a ladder.
pub enum Rung {
    Person(Rating),
    Bot(BotRating),
}

impl Rung {
    pub fn numbers(&self) -> (f64, f64, i64) {
        match self {
            Rung::Person(one) => (one.rating, one.uncertainty, one.games),
            Rung::Bot(one) => (one.rating, one.uncertainty, one.games),
        }
    }

    /// What the rating is beyond doubt.
    fn at_least(&self) -> f64 {
        let (rating, uncertainty, _) = self.numbers();
        rating - 3.0 * uncertainty
    }
}

impl App {
    /// What somebody may see of a person; none if that is nothing: there is no such person, it is a guest, or the person wishes so.
    pub async fn profile_for(&self, viewer: Option<&str>, id: &str) -> Result<Option<ProfileSeen>, StoreError> {
        let Some(person) = self.person(id).await? else {
            return Ok(None);
        };
        let (own, wish) = (viewer == Some(id), self.store.profile(id).await?);
        let blocked = match viewer {
            Some(viewer) if !own => self.store.bond(id, viewer).await? == Some(BondKind::Blocked),
            _ => false,
        };
        let shown = person.login.is_some() && !wish.hidden && !blocked && !person.is_banned(log::now());
        if !own && !shown {
            return Ok(None);
        }
        let bond = match viewer {
            Some(viewer) if !own => self.store.bond(viewer, id).await?,
            _ => None,
        };
        Ok(Some(ProfileSeen { games: self.games_played(id).await?, person, own, wish, bond }))
    }

    async fn games_played(&self, person: &str) -> Result<Vec<GamesPlayed>, StoreError> {
        let seats = self.store.played_seats(person, MOST_GAMES).await?;
        // A card that cannot be read was written by a newer version.
        let read = |seat: PlayedSeat| Some((serde_json::from_str::<ListedTable>(&seat.shown).ok()?, seat.seat));
        let played: Vec<(ListedTable, u8)> = seats.into_iter().filter_map(read).collect();
        let ratings = self.store.all_ratings_of(person).await?;
        let many: Vec<ManyGames> = self.many_games(person).await?;
        let of = |&about: &&'static About| {
            let own = || played.iter().filter(|(table, _)| table.game == about.id).map(|(table, seat)| (table, *seat));
            let tally = Tally::of(own());
            let rated = ratings.iter().filter(|(game, ..)| game == about.id);
            let strength = many.iter().find(|one| one.about.id == about.id && one.summary.unaided > 0);
            (tally.games > 0).then(|| GamesPlayed {
                about,
                tally,
                roles: favourites(own()),
                ratings: rated.map(|(_, players, rating)| (*players, rating.clone())).collect(),
                without_luck: strength.map(|one| one.summary.without_luck),
            })
        };
        Ok(coven_catalog::games().iter().filter_map(of).collect())
    }

    /// The best of a game, at tables of all sizes or of one.
    pub async fn ladder(&self, about: &'static About, players: Option<u8>) -> Result<Ladder, StoreError> {
        let people = self.store.best(about.id, players, FEWEST_GAMES, LONGEST_LADDER).await?;
        let bots = self.store.bots_of(about.id, players, FEWEST_GAMES).await?;
        let mut rungs: Vec<Rung> = people.into_iter().map(Rung::Person).chain(bots.into_iter().map(Rung::Bot)).collect();
        rungs.sort_by(|one, other| other.at_least().total_cmp(&one.at_least()));
        Ok(Ladder { about, players, rungs })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::ListedSeat;

    fn table(places: &[(SitterKind, u8)]) -> ListedTable {
        let seat = |(kind, place): &(SitterKind, u8)| ListedSeat {
            kind: *kind,
            name: None,
            level: None,
            won: Some(*place == 1),
            place: Some(*place),
            roles: BTreeMap::new(),
        };
        let seats = places.iter().map(seat).collect();
        ListedTable { game: "toy".to_owned(), seats, clock: None, setup: serde_json::Value::Null, deal: None }
    }

    #[test]
    fn a_streak_ends_with_a_defeat_by_people_and_not_with_one_by_bots() {
        use SitterKind::{Bot, Person};
        let won = || table(&[(Person, 1), (Person, 2)]);
        let lost = || table(&[(Person, 2), (Person, 1)]);
        let games = [won(), table(&[(Person, 2), (Bot, 1)]), won(), lost(), won(), won(), won()];
        let tally = Tally::of(games.iter().map(|game| (game, 0)));
        assert_eq!((tally.games, tally.with_people, tally.won), (7, 6, 5));
        assert_eq!((tally.streak, tally.longest_streak), (2, 3));
        assert_eq!(tally.places, [5, 2]);
    }

    #[test]
    fn what_was_played_most_comes_first_and_only_the_own_seat_counts() {
        use SitterKind::Person;
        let played = |own: &[(&str, u32)], others: &[(&str, u32)]| {
            let mut game = table(&[(Person, 1), (Person, 2)]);
            let roles = |said: &[(&str, u32)]| said.iter().map(|&(role, times)| (role.to_owned(), times)).collect();
            (game.seats[0].roles, game.seats[1].roles) = (roles(own), roles(others));
            game
        };
        let games =
            [played(&[("druid", 2), ("fairy", 1)], &[("witch", 9)]), played(&[("fairy", 3), ("elf", 2), ("imp", 1)], &[])];
        let found = favourites(games.iter().map(|game| (game, 0)));
        assert_eq!(found, [("fairy".to_owned(), 4), ("druid".to_owned(), 2), ("elf".to_owned(), 2)]);
    }

    #[test]
    fn games_of_earlier_versions_count_without_a_place() {
        let mut game = table(&[(SitterKind::Person, 1)]);
        game.seats[0].place = None;
        let tally = Tally::of([(&game, 0), (&game, 7)].into_iter());
        assert_eq!((tally.games, tally.won, tally.places.len()), (1, 1, 0), "whoever only brought the record sat nowhere");
    }
}
