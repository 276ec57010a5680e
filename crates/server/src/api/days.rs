//! How one keeps time, and notes to oneself.

use super::error::ApiError;
use super::extract::{Json, Known, TableName};
use crate::app::App;
use crate::days::{Holiday, Hours, Quiet};
use crate::log;
use axum::extract::State;
use coven_store::Note;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How somebody keeps time, for that person alone.
#[derive(Debug, Serialize, JsonSchema)]
pub struct HoursShown {
    zone: String,
    quiet: Option<Quiet>,
    /// Those of the present year, and those to come.
    holidays: Vec<Holiday>,
    /// Days of holidays that can still be announced for the present year.
    holidays_left: i32,
}

impl HoursShown {
    fn of(hours: Hours) -> HoursShown {
        let holidays_left = hours.days_left(log::now());
        let Hours { zone, quiet, holidays } = hours;
        HoursShown { zone, quiet, holidays, holidays_left }
    }
}

pub async fn hours(State(app): State<Arc<App>>, known: Known) -> Result<axum::Json<HoursShown>, ApiError> {
    Ok(axum::Json(HoursShown::of(app.hours(&known.person.id).await?)))
}

pub async fn set_hours(
    State(app): State<Arc<App>>,
    known: Known,
    Json(wish): Json<Hours>,
) -> Result<axum::Json<HoursShown>, ApiError> {
    let kept = app.set_hours(&known.person, |_| wish.clone()).await?;
    Ok(axum::Json(HoursShown::of(kept)))
}

/// A note to oneself.
#[derive(Debug, Serialize, JsonSchema)]
pub struct NoteShown {
    text: String,
    /// When it was written, in milliseconds since 1970; none if there is no note.
    at: Option<i64>,
}

impl NoteShown {
    fn of(note: Option<Note>) -> axum::Json<NoteShown> {
        let at = note.as_ref().map(|note| note.at);
        axum::Json(NoteShown { text: note.map(|note| note.text).unwrap_or_default(), at })
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NoteRequest {
    /// An empty one takes the note away.
    #[schemars(length(max = 2_000))]
    text: String,
}

pub async fn note(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(table): TableName,
) -> Result<axum::Json<NoteShown>, ApiError> {
    let note = app.tables().note(&known.person, &table).await;
    note.map(NoteShown::of).map_err(|error| ApiError::of(error, app.texts(known.language)))
}

pub async fn keep_note(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(table): TableName,
    Json(NoteRequest { text }): Json<NoteRequest>,
) -> Result<axum::Json<NoteShown>, ApiError> {
    let tables = app.tables();
    let refused = |error| ApiError::of(error, app.texts(known.language));
    tables.keep_note(&known.person, &table, &text).await.map_err(refused)?;
    tables.note(&known.person, &table).await.map(NoteShown::of).map_err(refused)
}
