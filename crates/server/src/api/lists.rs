//! Lists: games, lobby, one's own tables and turns, the best.

use super::error::ApiError;
use super::extract::{Asker, Known, Named};
use super::people::RatingShown;
use crate::app::App;
use crate::days::before_the_game;
use crate::table::{ListedTable, Progress};
use axum::extract::State;
use coven_bots::Level;
use coven_store::Found;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::HashSet;
use std::sync::Arc;

/// Maximum length of a list.
const MOST: i64 = 200;

#[derive(Debug, Serialize, JsonSchema)]
pub struct GameShown {
    id: &'static str,
    title: &'static str,
    fewest_players: usize,
    most_players: usize,
    /// The levels of bots, the weakest first.
    levels: Vec<&'static str>,
    /// The words that a table may agree on, where `*` stands for what the table fills in; not all of them go together.
    variants: Vec<&'static str>,
}

pub async fn games() -> axum::Json<Vec<GameShown>> {
    let levels: Vec<&'static str> = Level::ALL.iter().map(|level| level.name()).collect();
    let show = |about: &&coven_engine::About| GameShown {
        id: about.id,
        title: about.title,
        fewest_players: *about.seats.start(),
        most_players: *about.seats.end(),
        levels: levels.clone(),
        variants: about.variants.iter().map(|variant| variant.word).collect(),
    };
    axum::Json(coven_catalog::games().iter().map(show).collect())
}

/// A table in a list.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Listed {
    table: String,
    stage: Progress,
    /// When something last happened there.
    changed: i64,
    /// You are being asked there. In the lobby only at tables of your clubs.
    asked: bool,
    /// When your time for it runs out, in milliseconds since 1970, where somebody counts it.
    due: Option<i64>,
    about: ListedTable,
}

/// A table whose card cannot be read is left out: it was written by a newer version.
fn listed(found: impl IntoIterator<Item = Found>) -> axum::Json<Vec<Listed>> {
    let show = |table: Found| {
        let (stage, about) = (Progress::of(&table.stage)?, serde_json::from_str(&table.shown).ok()?);
        let (asked, due) = (table.asks(), table.deadline());
        Some(Listed { table: table.id, stage, changed: table.changed, asked, due, about })
    };
    axum::Json(found.into_iter().filter_map(show).collect())
}

/// The tables of the asker's clubs come first.
pub async fn lobby(State(app): State<Arc<App>>, asker: Asker) -> Result<axum::Json<Vec<Listed>>, ApiError> {
    let of_clubs = match asker.id() {
        Some(person) => app.store.open_tables_of_clubs(person, MOST).await?,
        None => Vec::new(),
    };
    let first: HashSet<String> = of_clubs.iter().map(|table| table.found.id.clone()).collect();
    let others = app.store.lobby(MOST).await?.into_iter().filter(|found| !first.contains(&found.id));
    Ok(listed(of_clubs.into_iter().map(|table| table.found).chain(others)))
}

pub async fn my_tables(State(app): State<Arc<App>>, known: Known) -> Result<axum::Json<Vec<Listed>>, ApiError> {
    Ok(listed(app.by_urgency(&known.person.id, MOST).await?))
}

pub async fn my_turns(State(app): State<Arc<App>>, known: Known) -> Result<axum::Json<Vec<Listed>>, ApiError> {
    let asked = app.store.turns_of(&known.person.id).await?;
    Ok(listed(asked.into_iter().filter(|found| !before_the_game(found))))
}

pub async fn my_invitations(State(app): State<Arc<App>>, known: Known) -> Result<axum::Json<Vec<Listed>>, ApiError> {
    let asked = app.store.turns_of(&known.person.id).await?;
    Ok(listed(asked.into_iter().filter(before_the_game)))
}

pub async fn best(State(app): State<Arc<App>>, Named(game): Named) -> Result<axum::Json<Vec<RatingShown>>, ApiError> {
    app.games.get(&game).map_err(crate::games::OpenError::from)?;
    let best = app.store.best(&game, None, 0, MOST).await?;
    Ok(axum::Json(best.into_iter().map(|rating| RatingShown::of(game.clone(), rating)).collect()))
}
