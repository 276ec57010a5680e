//! What every answer to a browser goes through: errors become sentences, long texts become short.

use super::visit::{KEEP, Visit, is_ours};
use crate::api::error::ErrorWords;
use crate::api::extract::{Asker, language};
use crate::app::App;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use coven_ui::page::{Problem, problem};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;
use std::sync::Arc;

/// Length in bytes from which on an answer is compressed; shorter ones fit into one packet anyhow.
const WORTH_COMPRESSING: usize = 1024;

/// Maximum length of an answer that is compressed, in bytes; no page of ours is longer.
const LONGEST: usize = 64 * 1024 * 1024;

/// The header that names the rule behind a refusal.
const RULE: &str = "x-rule";

/// Programs are answered by the API as it is; what browsers ask for passes through here.
pub async fn for_people(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if of_programs(&request) {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let compress = accepts_gzip(&parts.headers);
    let mut visit = Visit::of(&parts);
    let may_be_kept = parts.method == Method::GET && belongs_to_nobody(parts.uri.path()) && !visit.fragment;
    let language = language(None, None, &parts.headers);
    let referrer = parts.headers.get(header::REFERER).and_then(|from| from.to_str().ok()).map(path_of);
    let mut response = next.run(Request::from_parts(parts, body)).await;
    let (words, asker) = (response.extensions_mut().remove::<ErrorWords>(), response.extensions_mut().remove::<Asker>());
    if let Some(words) = words {
        visit.asker = asker.clone().unwrap_or(Asker { language, ..Asker::default() });
        response = in_words(&app, &visit, &words, referrer.as_deref().unwrap_or("/"), response);
    }
    if is_page(&response) {
        response.headers_mut().insert(WHOSE, whose(&app, asker.as_ref()));
        if may_be_kept && response.status().is_success() {
            response.headers_mut().insert(KEEP, HeaderValue::from_static("yes"));
        }
    }
    if compress && is_page(&response) { compressed(response).await } else { response }
}

/// The header that says for whom a page was made. It names nobody: a browser sees by it only that it is another one than before, and
/// drops the pages that it has kept.
const WHOSE: HeaderName = HeaderName::from_static("x-whose");

fn whose(app: &App, asker: Option<&Asker>) -> HeaderValue {
    let person = asker.and_then(Asker::id).map(|person| app.signer.name("kept pages", &[person]));
    person.and_then(|name| HeaderValue::from_str(&name).ok()).unwrap_or(HeaderValue::from_static("nobody"))
}

/// Pages on which nothing is anybody's own, but how far they are in a lesson.
fn belongs_to_nobody(path: &str) -> bool {
    ["/rules/", "/rule/", "/scenes/", "/learn", "/puzzles"].iter().any(|known| path.starts_with(known))
}

/// Streams, and files that are compressed already, stay as they are.
fn is_page(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("text/html"))
}

fn of_programs(request: &Request) -> bool {
    let path = request.uri().path();
    ["/api/", "/health", "/metrics"].iter().any(|programs| path.starts_with(programs))
}

/// The address on our own site that a browser came from, if it is one.
fn path_of(address: &str) -> String {
    let behind = address.split_once("://").map_or(address, |(_, rest)| rest);
    let path = behind.find('/').map_or("/", |at| &behind[at..]);
    if is_ours(path) { path.to_owned() } else { "/".to_owned() }
}

/// An error as a sentence for our script, or as a page.
fn in_words(app: &App, visit: &Visit, words: &ErrorWords, back: &str, response: Response) -> Response {
    let visitor = visit.visitor(app, &[]);
    let shown = Problem {
        code: words.code,
        sentence: words.sentence.as_deref(),
        detail: &words.detail,
        rule: words.rule.as_deref(),
        back,
    };
    let (kind, text) = if visit.fragment {
        ("text/plain; charset=utf-8", shown.said(&visitor.speak))
    } else {
        ("text/html; charset=utf-8", problem(&visitor, &shown).into_string())
    };
    let (mut parts, _) = response.into_parts();
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    // Our script shows the way to the rule beside the sentence.
    if let Some(rule) = words.rule.as_deref().and_then(|rule| HeaderValue::from_str(rule).ok()) {
        parts.headers.insert(RULE, rule);
    }
    Response::from_parts(parts, Body::from(text))
}

pub fn accepts_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|one| one.trim().split(';').next() == Some("gzip"))
}

async fn compressed(response: Response) -> Response {
    let (mut parts, body) = response.into_parts();
    let Ok(bytes) = to_bytes(body, LONGEST).await else {
        return Response::from_parts(parts, Body::empty());
    };
    if bytes.len() < WORTH_COMPRESSING {
        return Response::from_parts(parts, Body::from(bytes));
    }
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    parts.headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    Response::from_parts(parts, Body::from(gzip(&bytes, Compression::new(4))))
}

pub fn gzip(bytes: &[u8], how: Compression) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(bytes.len() / 4), how);
    // Writing to memory does not fail.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}
