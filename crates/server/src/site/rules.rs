//! The rulebooks.

use super::visit::Visit;
use crate::api::error::ApiError;
use crate::app::App;
use axum::extract::{Path, State};
use axum::response::Response;
use coven_engine::About;
use coven_ui::page;
use std::sync::Arc;

fn about(game: &str) -> Result<&'static About, ApiError> {
    coven_catalog::about(game).map_err(|error| crate::games::OpenError::from(error).into())
}

pub async fn all(State(app): State<Arc<App>>, visit: Visit, Path(game): Path<String>) -> Result<Response, ApiError> {
    Ok(visit.show(page::rulebook(&visit.visitor(&app, &[]), about(&game)?)))
}

/// One rule: alone for our script, on a page for everybody else.
pub async fn one(
    State(app): State<Arc<App>>,
    visit: Visit,
    Path((game, id)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    let about = about(&game)?;
    let shown = if visit.fragment { page::rule(about, &id) } else { page::rule_page(&visit.visitor(&app, &[]), about, &id) };
    shown.map(|shown| visit.show(shown)).ok_or_else(ApiError::not_found)
}
