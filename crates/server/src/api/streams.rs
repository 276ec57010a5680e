//! Streams: one table, or everything that a person is asked.

use super::error::ApiError;
use super::extract::{Asked, Asker, Known, TableName};
use crate::app::App;
use crate::limits::{Place, Who};
use crate::stream::{Form, channel};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use coven_ui::page::Wish;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;

/// Time after which a stream ends on which nothing happens: longer than somebody waits for its first word.
const QUIET: Duration = Duration::from_millis(2500);

#[derive(Debug, Deserialize)]
pub struct How {
    /// `data` (if it is not given) or `page`.
    form: Option<String>,
    /// The last line that is known, for those who cannot send the header.
    after: Option<i64>,
}

pub async fn table(
    State(app): State<Arc<App>>,
    asker: Asker,
    TableName(table): TableName,
    Asked(how): Asked<How>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let form = match how.form.as_deref() {
        None | Some("data") => Form::Data,
        Some("page") => Form::Page(Wish::default()),
        Some(_) => return Err(ApiError::bad("bad-form", "a stream has the form data or page")),
    };
    let last = last_event(&headers).or(how.after);
    let followed = app.tables().follow(asker.id(), &table, last, form, asker.language, place(&app, &asker)?).await;
    followed.map_err(|error| ApiError::of(error, app.texts(asker.language)))
}

pub async fn prompts(State(app): State<Arc<App>>, known: Known) -> Result<Response, ApiError> {
    let Known { person, language, address, program } = known;
    let asker = Asker { person: Some(person.clone()), address, language, program, known_browser: None };
    let followed = app.tables().prompts(&person.id, language, place(&app, &asker)?).await;
    followed.map_err(|error| ApiError::of(error, app.texts(language)))
}

/// A stream on which nothing happens for a while: whoever runs a server can see without being anybody whether streams come through.
pub async fn quiet(State(app): State<Arc<App>>, asker: Asker) -> Result<Response, ApiError> {
    let place = place(&app, &asker)?;
    let (outlet, inlet) = channel(app.backlogs.of(place.who()));
    tokio::spawn(async move {
        tokio::time::sleep(QUIET).await;
        drop(outlet);
    });
    Ok(inlet.answer(place))
}

/// The last line that a browser has heard of, which it says when it comes back.
pub fn last_event(headers: &HeaderMap) -> Option<i64> {
    headers.get("last-event-id")?.to_str().ok()?.trim().parse().ok()
}

/// A place among the streams of whoever asks.
pub fn place(app: &App, asker: &Asker) -> Result<Place, ApiError> {
    let who = asker.id().map_or_else(|| Who::Address(asker.address.clone()), |id| Who::Person(id.to_owned()));
    app.limits.place(who).ok_or_else(|| {
        app.metrics.limited.add(1);
        let message = format!("nobody may hold more than {} streams", app.limits.rates.streams);
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-streams", message)
    })
}
