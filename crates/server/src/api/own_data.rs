//! What is kept of somebody: taken home, or deleted, by that person alone.

use super::error::ApiError;
use super::extract::{Json, Known};
use super::guard::cookie;
use crate::app::App;
use crate::own_data::Export;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;

/// What a browser forgets when somebody is gone: its cookies, and the pages that it has kept.
pub const FORGET_EVERYTHING: (&str, &str) = ("clear-site-data", "\"cookies\", \"storage\"");

pub async fn export(State(app): State<Arc<App>>, known: Known) -> Result<axum::Json<Export>, ApiError> {
    Ok(axum::Json(app.export(&known.person, &known.address).await?))
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// The passphrase, of somebody who has one.
    #[schemars(length(max = 200))]
    passphrase: Option<String>,
}

pub async fn delete(
    State(app): State<Arc<App>>,
    known: Known,
    Json(Farewell { passphrase }): Json<Farewell>,
) -> Result<Response, ApiError> {
    known.in_person()?;
    app.delete_person(&known.person, &known.address, passphrase).await?;
    Ok(([(header::SET_COOKIE, cookie(&app, None))], [FORGET_EVERYTHING], axum::Json(())).into_response())
}
