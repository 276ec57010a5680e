//! Many games of one person together, game by game.

use crate::app::App;
use coven_engine::About;
use coven_lab::analysis::{OverMany, SeatGame, over_many};
use coven_store::{Rating, StoreError};
use std::collections::HashMap;

/// Maximum number of finished games that are looked at, of all kinds together: the latest.
const MOST: i64 = 500;

/// What somebody's games of one kind say together.
#[derive(Debug)]
pub struct ManyGames {
    pub about: &'static About,
    pub summary: OverMany,
    /// The tables at which they were played, in order.
    pub tables: Vec<String>,
    pub rating: Option<Rating>,
}

impl App {
    /// What somebody's finished and analysed games say, for each game of the house of which there is one.
    pub async fn many_games(&self, person: &str) -> Result<Vec<ManyGames>, StoreError> {
        let mut played: HashMap<String, (Vec<String>, Vec<SeatGame>)> = HashMap::new();
        for one in self.store.games_of(person, MOST).await? {
            // Another version of the program may have written something else.
            if let Ok(game) = serde_json::from_str(&one.found) {
                let (tables, games) = played.entry(one.game).or_default();
                tables.push(one.table);
                games.push(game);
            }
        }
        let mut ratings: HashMap<String, Rating> = self.store.ratings_of(person).await?.into_iter().collect();
        let of = |&about: &&'static About| {
            let (tables, games) = played.remove(about.id)?;
            Some(ManyGames { about, summary: over_many(&games), tables, rating: ratings.remove(about.id) })
        };
        Ok(coven_catalog::games().iter().filter_map(of).collect())
    }
}
