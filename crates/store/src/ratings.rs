//! Ratings for games with many players, by Weng and Lin's Bayesian method: a mean, and how uncertain it is. Everybody has one for a
//! game as a whole and one for each number of players, which begins where the whole one is. Bots are measured against people, and
//! nobody's rating depends on theirs.

use crate::db::{Db, Exclusive, Row, args};
use crate::error::StoreError;
use crate::store::Store;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The number that stands for tables of every size.
const ANY: i64 = 0;

/// How well somebody plays a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Rating {
    pub person: String,
    pub name: String,
    pub rating: f64,
    pub uncertainty: f64,
    pub games: i64,
}

/// How well a level of computer players plays a game against people.
#[derive(Clone, PartialEq, Debug)]
pub struct BotRating {
    pub level: String,
    pub rating: f64,
    pub uncertainty: f64,
    pub games: i64,
}

/// How a game ended that nobody could know before, and in which nobody was helped.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Finished {
    pub game: String,
    pub players: u8,
    /// The final places of the people who began it.
    pub people: Vec<(String, u8)>,
    /// Whether their ratings change.
    pub rated: bool,
    /// The final places of bots, by their levels.
    pub bots: Vec<(String, u8)>,
}

impl Store {
    /// Counts a finished table, once, however often it is asked for. With fewer than two people no people are compared.
    pub async fn rate(&self, table: &str, finished: Finished) -> Result<(), StoreError> {
        let table = table.to_owned();
        let write = move |db: &mut dyn Db| {
            if db.run("UPDATE tables SET rated = 1, due = NULL WHERE id = $1 AND rated = 0", args![&table])? == 1 {
                return count(db, &finished);
            }
            // Rated before. A later chat line has made the table due again, and nothing is left to do.
            db.run("UPDATE tables SET due = NULL WHERE id = $1 AND stage = 'over'", args![&table]).map(|_| ())
        };
        self.writing.call(write).await
    }

    /// The best of a game at tables of this size, or of all sizes: those whose rating is high beyond doubt come first. Only people with an
    /// account who have nothing against it and have played `fewest` games or more.
    pub async fn best(&self, game: &str, players: Option<u8>, fewest: i64, most: i64) -> Result<Vec<Rating>, StoreError> {
        let (game, players) = (game.to_owned(), players.map_or(ANY, i64::from));
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT r.person, p.name, r.rating, r.uncertainty, r.games FROM ratings r JOIN people p ON p.id = r.person
                LEFT JOIN profiles f ON f.person = r.person
                WHERE r.game = $1 AND r.players = $2 AND r.games >= $3 AND p.login IS NOT NULL AND p.banned IS NULL
                AND coalesce(f.unranked, 0) = 0
                ORDER BY r.rating - 3 * r.uncertainty DESC, r.person LIMIT $4";
            let rows = db.rows(sql, args![&game, players, fewest, most])?;
            rows.iter().map(rating).collect()
        };
        self.reading.call(read).await
    }

    /// How strong the levels of computer players are at tables of this size, or of all sizes, those beyond doubt first.
    pub async fn bots_of(&self, game: &str, players: Option<u8>, fewest: i64) -> Result<Vec<BotRating>, StoreError> {
        let (game, players) = (game.to_owned(), players.map_or(ANY, i64::from));
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT level, rating, uncertainty, games FROM bot_ratings WHERE game = $1 AND players = $2 AND games >= $3
                ORDER BY rating - 3 * uncertainty DESC, level";
            let bot = |row: &Row| {
                Ok(BotRating { level: row.text(0)?, rating: row.real(1)?, uncertainty: row.real(2)?, games: row.int(3)? })
            };
            db.rows(sql, args![&game, players, fewest])?.iter().map(bot).collect()
        };
        self.reading.call(read).await
    }

    /// A person's ratings for whole games, each with its game.
    pub async fn ratings_of(&self, person: &str) -> Result<Vec<(String, Rating)>, StoreError> {
        let all = self.all_ratings_of(person).await?;
        Ok(all.into_iter().filter(|(_, players, _)| players.is_none()).map(|(game, _, rating)| (game, rating)).collect())
    }

    /// All ratings of a person, each with its game and the number of players; that for all numbers together comes first.
    pub async fn all_ratings_of(&self, person: &str) -> Result<Vec<(String, Option<u8>, Rating)>, StoreError> {
        let person = person.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT r.person, p.name, r.rating, r.uncertainty, r.games, r.game, r.players FROM ratings r
                JOIN people p ON p.id = r.person WHERE r.person = $1 ORDER BY r.game, r.players";
            let of = |row: &Row| {
                let players = row.int(6)?;
                let size = if players == ANY { None } else { u8::try_from(players).ok() };
                Ok((row.text(5)?, size, rating(row)?))
            };
            db.rows(sql, args![&person])?.iter().map(of).collect()
        };
        self.reading.call(read).await
    }
}

fn rating(row: &Row) -> Result<Rating, StoreError> {
    Ok(Rating { person: row.text(0)?, name: row.text(1)?, rating: row.real(2)?, uncertainty: row.real(3)?, games: row.int(4)? })
}

fn count(db: &mut dyn Db, finished: &Finished) -> Result<(), StoreError> {
    let mut people = Vec::new();
    for (person, place) in &finished.people {
        // Whoever was deleted while the game went on is compared with nobody.
        if db.row("SELECT 1 FROM people WHERE id = $1", args![person])?.is_some() {
            people.push((person.as_str(), *place));
        }
    }
    let compared = finished.rated && people.len() > 1;
    if people.is_empty() || !compared && finished.bots.is_empty() {
        return Ok(());
    }
    db.exclude(Exclusive::Rating)?;
    for players in [i64::from(finished.players), ANY] {
        let before =
            people.iter().map(|(person, _)| of_person(db, person, &finished.game, players)).collect::<Result<Vec<_>, _>>()?;
        let places: Vec<u8> = people.iter().map(|(_, place)| *place).collect();
        // First the bots, against people as they were.
        measure_bots(db, finished, players, &before, &places)?;
        if compared {
            for ((person, _), new) in people.iter().zip(after(&before, &places)) {
                db.run(
                    "INSERT INTO ratings (person, game, players, rating, uncertainty, games) VALUES ($1, $2, $3, $4, $5, 1)
                     ON CONFLICT (person, game, players) DO UPDATE SET rating = excluded.rating,
                     uncertainty = excluded.uncertainty, games = ratings.games + 1",
                    args![*person, &finished.game, players, new.rating, new.uncertainty],
                )?;
            }
        }
    }
    Ok(())
}

/// What is known of somebody at tables of this size; if nothing is, what is known of them at all tables.
fn of_person(db: &mut dyn Db, person: &str, game: &str, players: i64) -> Result<WengLinRating, StoreError> {
    // The larger number is the size itself.
    let sql =
        "SELECT rating, uncertainty FROM ratings WHERE person = $1 AND game = $2 AND players IN ($3, 0) ORDER BY players DESC";
    read(db.row(sql, args![person, game, players])?)
}

fn read(row: Option<Row>) -> Result<WengLinRating, StoreError> {
    row.map_or_else(|| Ok(WengLinRating::new()), |row| Ok(WengLinRating { rating: row.real(0)?, uncertainty: row.real(1)? }))
}

/// New ratings of those who ended on these places.
fn after(before: &[WengLinRating], places: &[u8]) -> Vec<WengLinRating> {
    let alone: Vec<[WengLinRating; 1]> = before.iter().map(|rating| [*rating]).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        alone.iter().zip(places).map(|(rating, place)| (&rating[..], MultiTeamOutcome::new(usize::from(*place)))).collect();
    weng_lin_multi_team(&ranked, &WengLinConfig::new()).into_iter().flatten().collect()
}

/// Moves the ratings of the bots at a table, and of nobody else. Several bots of one level tell of the level together: their mean, as
/// uncertain as the most uncertain of them.
fn measure_bots(
    db: &mut dyn Db,
    finished: &Finished,
    players: i64,
    people: &[WengLinRating],
    places: &[u8],
) -> Result<(), StoreError> {
    let (mut all, mut ends) = (people.to_vec(), places.to_vec());
    for (level, place) in &finished.bots {
        let sql = "SELECT rating, uncertainty FROM bot_ratings WHERE level = $1 AND game = $2 AND players = $3";
        all.push(read(db.row(sql, args![level, &finished.game, players])?)?);
        ends.push(*place);
    }
    let new = after(&all, &ends).split_off(people.len().min(all.len()));
    let mut levels: Vec<&str> = finished.bots.iter().map(|(level, _)| level.as_str()).collect();
    levels.sort_unstable();
    levels.dedup();
    for level in levels {
        let of = || finished.bots.iter().zip(&new).filter(|((its, _), _)| its == level).map(|(_, rating)| rating);
        let mean = of().map(|rating| rating.rating).sum::<f64>() / of().count().max(1) as f64;
        let uncertainty = of().map(|rating| rating.uncertainty).fold(0.0, f64::max);
        db.run(
            "INSERT INTO bot_ratings (level, game, players, rating, uncertainty, games) VALUES ($1, $2, $3, $4, $5, 1)
             ON CONFLICT (level, game, players) DO UPDATE SET rating = excluded.rating,
             uncertainty = excluded.uncertainty, games = bot_ratings.games + 1",
            args![level, &finished.game, players, mean, uncertainty],
        )?;
    }
    Ok(())
}
