//! Streams: one table, or everything that a person is asked.

use super::error::ApiError;
use super::extract::{Asked, Asker, Known, TableName};
use crate::app::App;
use crate::limits::{Place, Who};
use crate::prompts::ask;
use crate::stream::{Events, Form, Frame, Outlet, PATIENCE, Wire};
use crate::telling::Listener;
use axum::body::Body;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use bytes::{Bytes, BytesMut};
use coven_ui::draw::Wish;
use serde::Deserialize;
use std::sync::Arc;
use tokio::sync::mpsc;

#[derive(Debug, Deserialize)]
pub struct How {
    /// `data` (if it is not given) or `page`.
    form: Option<String>,
    /// The last line that is known, for those who cannot send the header.
    after: Option<i64>,
}

/// The connection, where a stream may have it for itself.
pub type Own = Option<Extension<Arc<Wire>>>;

pub async fn table(
    State(app): State<Arc<App>>,
    own: Own,
    asker: Asker,
    TableName(id): TableName,
    Asked(how): Asked<How>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let form = match how.form.as_deref() {
        None | Some("data") => Form::Data,
        Some("page") => Form::Page(Wish::default()),
        Some(_) => return Err(ApiError::bad("bad-form", "a stream has the form data or page")),
    };
    follow(&app, own, &asker, &id, form, how.after, &headers).await
}

/// The stream of a table, in some form. `after` is the last line that is known, if the header does not say so.
pub async fn follow(
    app: &App,
    own: Own,
    asker: &Asker,
    id: &str,
    form: Form,
    after: Option<i64>,
    headers: &HeaderMap,
) -> Result<Response, ApiError> {
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.trim().parse().ok()).or(after);
    let place = place(app, asker)?;
    let (outlet, source) = outlet(own);
    let listener = Listener::new(asker.id(), asker.language, form, outlet);
    let first = app.listen(id, last, listener).await?;
    Ok(source.answer(first, place))
}

/// The questions that a person is asked now, at every table, and from then on every new one.
pub async fn prompts(State(app): State<Arc<App>>, own: Own, known: Known) -> Result<Response, ApiError> {
    let Known { person, language, address, program } = known;
    let place = place(&app, &Asker { person: Some(person.clone()), address, language, program })?;
    let (outlet, source) = outlet(own);
    // First listen, then look: a question may come twice, but none is missed.
    app.prompts.listen(&person.id, language, outlet);
    let mut first = BytesMut::from(&Frame::comment()[..]);
    for turn in app.store.turns_of(&person.id).await? {
        let open = app.open_table(&turn.id).await?;
        let desk = open.desk()?;
        if let Some(seat) = desk.seat_of(&person.id).filter(|&seat| desk.answers_itself(seat)) {
            first.extend_from_slice(&ask(&app, desk, seat, language));
        }
    }
    Ok(source.answer(first.freeze(), place))
}

fn place(app: &App, asker: &Asker) -> Result<Place, ApiError> {
    let who = asker.id().map_or_else(|| Who::Address(asker.address.clone()), |id| Who::Person(id.to_owned()));
    app.limits.place(who).ok_or_else(|| {
        app.metrics.limited.add(1);
        let message = format!("nobody may hold more than {} streams", app.limits.rates.streams);
        ApiError::new(axum::http::StatusCode::TOO_MANY_REQUESTS, "too-many-streams", message)
    })
}

/// Where a stream comes from.
enum Source {
    Wire(Arc<Wire>),
    Body(mpsc::Receiver<Bytes>),
}

fn outlet(own: Own) -> (Outlet, Source) {
    match own {
        Some(Extension(wire)) => (Outlet::Wire(Arc::downgrade(&wire)), Source::Wire(wire)),
        None => {
            let (frames, received) = mpsc::channel(PATIENCE);
            (Outlet::Body(frames), Source::Body(received))
        }
    }
}

impl Source {
    fn answer(self, first: Bytes, place: Place) -> Response {
        let body = match self {
            Source::Wire(wire) => {
                wire.begin(first, place);
                Body::empty()
            }
            Source::Body(received) => Body::new(Events::new(first, received, place)),
        };
        let headers = [(header::CONTENT_TYPE, "text/event-stream"), (header::CACHE_CONTROL, "no-store, no-transform")];
        (headers, [("x-accel-buffering", "no")], body).into_response()
    }
}
