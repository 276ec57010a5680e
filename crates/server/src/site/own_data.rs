//! What is kept of the visitor: to be taken home, and to be deleted.

use super::visit::{Form, Visit};
use crate::api::error::ApiError;
use crate::api::guard::cookie;
use crate::api::own_data::FORGET_EVERYTHING;
use crate::app::App;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use coven_ui::page::{self, Address};
use std::sync::Arc;

pub async fn show(State(app): State<Arc<App>>, visit: Visit) -> Response {
    let login = visit.person().and_then(|person| person.login.as_deref());
    visit.show(page::own_data(&visit.visitor(&app, &[]), login))
}

pub async fn export(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, ApiError> {
    let person = visit.person().ok_or_else(ApiError::nobody)?;
    let export = app.export(person, &visit.asker.address).await?;
    let as_file = [(header::CONTENT_DISPOSITION, "attachment; filename=\"coven.json\"")];
    Ok((as_file, axum::Json(export)).into_response())
}

pub async fn delete(State(app): State<Arc<App>>, visit: Visit, form: Form) -> Result<Response, ApiError> {
    visit.asker.in_person()?;
    let person = visit.person().ok_or_else(ApiError::nobody)?;
    app.delete_person(person, &visit.asker.address, form.get("passphrase").map(str::to_owned)).await?;
    let forget = ([(header::SET_COOKIE, cookie(&app, None))], [FORGET_EVERYTHING]);
    Ok((forget.0, forget.1, visit.go(&app, Address::Home)).into_response())
}
