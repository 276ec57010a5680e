//! The deal of the day.

use super::error::ApiError;
use super::extract::{Asker, Known, Named};
use crate::app::App;
use crate::daily::DailySeen;
use crate::games::OpenError;
use axum::extract::State;
use schemars::JsonSchema;
use serde::Serialize;
use std::sync::Arc;

/// The table at which you play the deal of the day.
#[derive(Debug, Serialize, JsonSchema)]
pub struct DailyOpened {
    table: String,
}

pub async fn look(State(app): State<Arc<App>>, asker: Asker, Named(game): Named) -> Result<axum::Json<DailySeen>, ApiError> {
    let about = coven_catalog::about(&game).map_err(OpenError::from)?;
    let seen = app.daily(asker.person.as_deref(), about).await;
    seen.map(axum::Json).map_err(|error| ApiError::of(error, app.texts(asker.language)))
}

pub async fn play(State(app): State<Arc<App>>, known: Known, Named(game): Named) -> Result<axum::Json<DailyOpened>, ApiError> {
    let about = coven_catalog::about(&game).map_err(OpenError::from)?;
    let table = app.play_daily(&known.person, about).await;
    let table = table.map_err(|error| ApiError::of(error, app.texts(known.language)))?;
    Ok(axum::Json(DailyOpened { table }))
}
