//! What a request says, checked at the edge.

use super::error::ApiError;
use crate::app::App;
use crate::ids;
use axum::extract::{FromRequest, FromRequestParts, Query, RawPathParams, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use bytes::{Bytes, BytesMut};
use coven_store::Person;
use coven_text::Language;
use http_body::Body as _;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// Maximum length of the body of an ordinary request, in bytes.
const LONGEST_BODY: usize = 64 * 1024;

/// Maximum length of a record that is brought along, in bytes.
pub const LONGEST_RECORD: usize = 2 * 1024 * 1024;

/// Number of bytes that are still read of a body that is too long, because most programs listen only when they have sent
/// everything.
const READ_BEYOND: usize = 1024 * 1024;

/// Minimum speed of a body that has begun to arrive, in bytes a second.
const SLOWEST: usize = 16 * 1024;

/// The address at the other end of the connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

/// Who asks. Found out once for every request, before anything else.
#[derive(Clone, Debug, Default)]
pub struct Asker {
    pub person: Option<Arc<Person>>,
    pub address: String,
    pub language: Language,
    /// It is a program with somebody's token.
    pub program: bool,
    /// What the browser keeps of somebody who has logged in there before.
    pub known_browser: Option<String>,
}

impl Asker {
    pub fn id(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.id.as_str())
    }

    pub fn in_person(&self) -> Result<(), ApiError> {
        in_person(self.program)
    }
}

/// Refuses programs where a stolen token would be enough to take an account over, or to lock its owner out.
fn in_person(program: bool) -> Result<(), ApiError> {
    if program {
        return Err(ApiError::forbidden("not-for-programs", "this cannot be done with a token; log in"));
    }
    Ok(())
}

impl<S: Sync> FromRequestParts<S> for Asker {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Asker, ApiError> {
        Ok(parts.extensions.get::<Asker>().cloned().unwrap_or_default())
    }
}

/// Somebody who has said who they are.
#[derive(Clone, Debug)]
pub struct Known {
    pub person: Arc<Person>,
    pub language: Language,
    pub address: String,
    pub program: bool,
}

impl Known {
    pub fn in_person(&self) -> Result<(), ApiError> {
        in_person(self.program)
    }
}

impl<S: Sync> FromRequestParts<S> for Known {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Known, ApiError> {
        let Asker { person, address, language, program, .. } = Asker::from_request_parts(parts, state).await?;
        Ok(Known { person: person.ok_or_else(ApiError::nobody)?, language, address, program })
    }
}

/// The name of a table in the path, which is there for whoever asks.
#[derive(Clone, Debug)]
pub struct TableName(pub String);

impl FromRequestParts<Arc<App>> for TableName {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<TableName, ApiError> {
        let named = in_path(parts, app, "table").await?;
        let asker = Asker::from_request_parts(parts, app).await?;
        // Every request about a table comes by here, so a table that is a club's alone is there for nobody else.
        let is_there = ids::is_name(&named) && app.may_see_table(asker.id(), &named).await?;
        if is_there { Ok(TableName(named)) } else { Err(crate::games::OpenError::NoSuchTable.into()) }
    }
}

/// Any other name in the path.
#[derive(Clone, Debug)]
pub struct Named(pub String);

impl<S: Send + Sync> FromRequestParts<S> for Named {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Named, ApiError> {
        let named = in_path(parts, state, "name").await?;
        let ok = named.len() <= 64 && named.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        if ok { Ok(Named(named)) } else { Err(ApiError::not_found()) }
    }
}

async fn in_path<S: Send + Sync>(parts: &mut Parts, state: &S, name: &str) -> Result<String, ApiError> {
    let params = RawPathParams::from_request_parts(parts, state).await.map_err(|_| ApiError::not_found())?;
    let found = params.iter().find(|(known, _)| *known == name).map(|(_, value)| value.to_owned());
    found.ok_or_else(ApiError::not_found)
}

/// What stands behind the question mark.
#[derive(Clone, Debug)]
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, ApiError> {
        let Query(asked) = Query::from_request_parts(parts, state).await.map_err(|error| ApiError::bad("bad-query", error))?;
        Ok(Asked(asked))
    }
}

/// A body of JSON.
#[derive(Clone, Debug)]
pub struct Json<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Json<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Json<T>, ApiError> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if !kind.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json") {
            let message = "the body must be JSON, with content-type: application/json";
            return Err(ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json", message));
        }
        let body = read(request, LONGEST_BODY, app.config.waits.request).await?;
        serde_json::from_slice(&body).map(Json).map_err(|error| ApiError::bad("bad-json", error))
    }
}

/// A body of text: a record.
#[derive(Clone, Debug)]
pub struct Text(pub String);

impl FromRequest<Arc<App>> for Text {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Text, ApiError> {
        let body = read(request, LONGEST_RECORD, app.config.waits.request).await?;
        let text = String::from_utf8(body.into()).map_err(|_| ApiError::bad("bad-text", "the body is not UTF-8"))?;
        Ok(Text(text))
    }
}

/// Reads a body of at most `most` bytes. It begins to arrive within `wait`, and then comes at a minimum speed.
pub async fn read(request: Request, most: usize, wait: Duration) -> Result<Bytes, ApiError> {
    let mut body = pin!(request.into_body());
    let mut kept = BytesMut::new();
    let (began, mut length) = (Instant::now(), 0);
    loop {
        let until = began + wait + Duration::from_secs((length / SLOWEST) as u64);
        let arrived = tokio::time::timeout_at(until, std::future::poll_fn(|cx| body.as_mut().poll_frame(cx))).await;
        let too_slow = |_| ApiError::new(StatusCode::REQUEST_TIMEOUT, "too-slow", "the body did not arrive in time");
        let Some(frame) = arrived.map_err(too_slow)? else {
            break;
        };
        let frame = frame.map_err(|_| ApiError::bad("cut-off", "the body ends too early"))?;
        let Ok(data) = frame.into_data() else {
            continue;
        };
        length += data.len();
        if length <= most {
            kept.extend_from_slice(&data);
        } else if length > most + READ_BEYOND {
            break;
        }
    }
    if length > most {
        let message = format!("the body may have {most} bytes at most");
        return Err(ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", message));
    }
    Ok(kept.freeze())
}

/// The key with which a repeated request is recognised, if the asker gave one.
#[derive(Clone, Debug)]
pub struct Key(pub Option<String>);

impl<S: Sync> FromRequestParts<S> for Key {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Key, ApiError> {
        let Some(key) = parts.headers.get("idempotency-key") else {
            return Ok(Key(None));
        };
        let key = key.to_str().ok().filter(|key| (1..=64).contains(&key.len()));
        let key = key.ok_or_else(|| ApiError::bad("bad-key", "an idempotency-key has 1 to 64 visible characters"))?.to_owned();
        // Two people may think of the same key.
        let asker = Asker::from_request_parts(parts, state).await?;
        Ok(Key(Some(format!("{}:{key}", asker.id().unwrap_or_default()))))
    }
}

/// The cookies of a request.
pub fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='))
}

/// The language that a request asks for: in the query, else as it was chosen in this browser, else the person's own, else the
/// browser's.
pub fn language(query: Option<&str>, person: Option<&Person>, headers: &HeaderMap) -> Language {
    #[derive(Deserialize)]
    struct Spoken {
        lang: Option<String>,
    }
    let asked = query.and_then(|query| {
        let uri = format!("/?{query}").parse().ok()?;
        Query::<Spoken>::try_from_uri(&uri).ok()?.0.lang
    });
    let accepted = || headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?.split([',', ';']).find_map(Language::of_locale);
    asked
        .and_then(|code| Language::of_locale(&code))
        .or_else(|| cookies(headers).find(|(name, _)| *name == "language").and_then(|(_, code)| code.parse().ok()))
        .or_else(|| person.and_then(|person| person.language.parse().ok()))
        .or_else(accepted)
        .unwrap_or_default()
}
