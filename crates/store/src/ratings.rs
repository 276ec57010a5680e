//! Ratings for games with many players, by Weng and Lin's Bayesian method: a mean, and how uncertain it is.

use crate::db::{Db, Exclusive, args};
use crate::error::StoreError;
use crate::store::Store;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How well somebody plays a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Rating {
    pub person: String,
    pub name: String,
    pub rating: f64,
    pub uncertainty: f64,
    pub games: i64,
}

impl Store {
    /// Counts a finished table, once, however often it is asked for. `places` are the final places of people; with fewer than
    /// two of them nothing is compared.
    pub async fn rate(&self, table: &str, game: &str, places: Vec<(String, u8)>) -> Result<(), StoreError> {
        let (table, game) = (table.to_owned(), game.to_owned());
        let write = move |db: &mut dyn Db| {
            if db.run("UPDATE tables SET rated = 1, due = NULL WHERE id = $1 AND rated = 0", args![&table])? == 1 {
                return count(db, &game, &places);
            }
            // Rated before. A later chat line has made the table due again, and nothing is left to do.
            db.run("UPDATE tables SET due = NULL WHERE id = $1 AND stage = 'over'", args![&table]).map(|_| ())
        };
        self.writing.call(write).await
    }

    /// The best of a game: those whose rating is high beyond doubt come first.
    pub async fn best(&self, game: &str, most: i64) -> Result<Vec<Rating>, StoreError> {
        let game = game.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT r.person, p.name, r.rating, r.uncertainty, r.games FROM ratings r JOIN people p ON p.id = r.person
                WHERE r.game = $1 AND p.login IS NOT NULL ORDER BY r.rating - 3 * r.uncertainty DESC, r.person LIMIT $2";
            let rows = db.rows(sql, args![&game, most])?;
            rows.iter().map(rating).collect()
        };
        self.reading.call(read).await
    }

    /// A person's ratings, each with its game.
    pub async fn ratings_of(&self, person: &str) -> Result<Vec<(String, Rating)>, StoreError> {
        let person = person.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT r.person, p.name, r.rating, r.uncertainty, r.games, r.game FROM ratings r
                JOIN people p ON p.id = r.person WHERE r.person = $1 ORDER BY r.game";
            let rows = db.rows(sql, args![&person])?;
            rows.iter().map(|row| Ok((row.text(5)?, rating(row)?))).collect()
        };
        self.reading.call(read).await
    }
}

fn rating(row: &crate::db::Row) -> Result<Rating, StoreError> {
    Ok(Rating { person: row.text(0)?, name: row.text(1)?, rating: row.real(2)?, uncertainty: row.real(3)?, games: row.int(4)? })
}

fn count(db: &mut dyn Db, game: &str, places: &[(String, u8)]) -> Result<(), StoreError> {
    let mut known = Vec::new();
    for place in places {
        // Whoever was deleted while the game went on is compared with nobody.
        if db.row("SELECT 1 FROM people WHERE id = $1", args![&place.0])?.is_some() {
            known.push(place);
        }
    }
    let places = known;
    if places.len() < 2 {
        return Ok(());
    }
    db.exclude(Exclusive::Rating)?;
    let mut before = Vec::new();
    for (person, _) in &places {
        let sql = "SELECT rating, uncertainty FROM ratings WHERE person = $1 AND game = $2";
        let kept = db.row(sql, args![person, game])?;
        before.push([match kept {
            Some(row) => WengLinRating { rating: row.real(0)?, uncertainty: row.real(1)? },
            None => WengLinRating::new(),
        }]);
    }
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .zip(&places)
        .map(|(rating, (_, place))| (&rating[..], MultiTeamOutcome::new(usize::from(*place))))
        .collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    for ((person, _), new) in places.iter().zip(after.iter().flatten()) {
        db.run(
            "INSERT INTO ratings (person, game, rating, uncertainty, games) VALUES ($1, $2, $3, $4, 1)
             ON CONFLICT (person, game) DO UPDATE SET rating = excluded.rating, uncertainty = excluded.uncertainty,
             games = ratings.games + 1",
            args![person, game, new.rating, new.uncertainty],
        )?;
    }
    Ok(())
}
