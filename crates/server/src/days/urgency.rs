//! What is urgent: the order of somebody's tables, and where to go on after a move.

use crate::app::App;
use crate::table::Progress;
use coven_store::{Found, StoreError};
use std::collections::HashSet;

impl App {
    /// The tables of a person, the most urgent first: where the person is asked and the time runs out soonest, then where the person has
    /// been asked the longest, then those that wait for others, then those that are over.
    pub async fn by_urgency(&self, person: &str, most: i64) -> Result<Vec<Found>, StoreError> {
        let mut tables = self.store.turns_of(person).await?;
        let asked: HashSet<String> = tables.iter().map(|table| table.id.clone()).collect();
        let mut others = self.store.tables_of(person, most).await?;
        others.retain(|table| !asked.contains(&table.id));
        others.sort_by_key(|table| table.stage == Progress::Over.name());
        tables.extend(others);
        tables.truncate(usize::try_from(most).unwrap_or(usize::MAX));
        Ok(tables)
    }

    /// The most urgent other table at which the person is asked for a move.
    pub async fn next_table(&self, person: &str, here: &str) -> Result<Option<Found>, StoreError> {
        let turns = self.store.turns_of(person).await?;
        Ok(turns.into_iter().find(|turn| turn.id != here && !before_the_game(turn)))
    }
}

/// Before the game somebody is asked one thing only: whether they want to play.
pub fn before_the_game(found: &Found) -> bool {
    found.stage == Progress::Gathering.name()
}
