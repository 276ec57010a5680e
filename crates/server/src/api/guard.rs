//! What stands before every request: who asks, from where, how often; and what every answer carries.

use super::error::ApiError;
use super::extract::{Asker, Peer, cookies, language};
use crate::app::App;
use crate::ids;
use crate::limits::{Who, household};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use coven_store::Person;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Instant;

pub const COOKIE: &str = "coven";

pub async fn guard(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let admitted = admit(&app, &mut request).await;
    let asker = request.extensions().get::<Asker>().cloned();
    let mut response = match admitted {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    // Whoever shows the answer wants to know for whom it is.
    if let Some(asker) = asker {
        response.extensions_mut().insert(asker);
    }
    app.metrics.answered(response.status().as_u16(), began.elapsed().as_micros() as u64);
    with_headers(response)
}

async fn admit(app: &App, request: &mut Request) -> Result<(), ApiError> {
    let address = address(app, request);
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let headers = request.headers();
    let bearer = bearer(headers);
    if !safe && bearer.is_none() {
        same_origin(app, headers)?;
    }
    let person = identify(app, headers, bearer).await?;
    let who = person.as_ref().map_or_else(|| Who::Address(address.clone()), |person| Who::Person(person.id.clone()));
    if !app.limits.allow(&who) {
        app.metrics.limited.add(1);
        return Err(ApiError::limited());
    }
    let language = language(request.uri().query(), person.as_deref(), headers);
    let program = bearer.is_some();
    request.extensions_mut().insert(Asker { person, address, language, program });
    Ok(())
}

fn address(app: &App, request: &Request) -> String {
    let forwarded = || request.headers().get("x-forwarded-for")?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok();
    let peer = || request.extensions().get::<Peer>().map(|peer| peer.0);
    let proxied: Option<IpAddr> = if app.config.behind_proxy { forwarded() } else { None };
    household(proxied.or_else(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

/// A page of another house must not act in somebody's name. Programs send no origin.
fn same_origin(app: &App, headers: &HeaderMap) -> Result<(), ApiError> {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let Some(origin) = text(header::ORIGIN) else {
        return Ok(());
    };
    let host = text(header::HOST).unwrap_or_default();
    let from = origin.split_once("://").map(|(_, host)| host);
    // A proxy may have put its own name for this server in the place of the one that people know.
    let public = app.config.public_url.as_deref().is_some_and(|url| origin.eq_ignore_ascii_case(origin_of(url)));
    if from == Some(host) || public {
        return Ok(());
    }
    Err(ApiError::forbidden("origin", "this request comes from another site"))
}

/// Scheme, host and port of an address.
fn origin_of(url: &str) -> &str {
    let host = url.find("://").map_or(0, |scheme| scheme + 3);
    url[host..].find('/').map_or(url, |path| &url[..host + path])
}

async fn identify(app: &App, headers: &HeaderMap, bearer: Option<&str>) -> Result<Option<Arc<Person>>, ApiError> {
    if let Some(token) = bearer {
        let person = app.person_by_token(&ids::digest(token)).await?;
        return person.map(Some).ok_or_else(ApiError::nobody);
    }
    let signed = cookies(headers).filter(|(name, _)| *name == COOKIE).find_map(|(_, value)| app.signer.read_cookie(value));
    match signed {
        Some((id, epoch)) => Ok(app.person(&id).await?.filter(|person| person.epoch == epoch)),
        None => Ok(None),
    }
}

/// The cookie that says who somebody is; without a person, the one that makes the browser forget.
pub fn cookie(app: &App, person: Option<&Person>) -> HeaderValue {
    let secure = if app.config.public_url.as_ref().is_some_and(|url| url.starts_with("https://")) { "; Secure" } else { "" };
    let text = match person {
        Some(person) => {
            let value = app.signer.cookie(&person.id, person.epoch);
            format!("{COOKIE}={value}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax{secure}")
        }
        None => format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}"),
    };
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
}

fn with_headers(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, coven_ui::assets::CONTENT_SECURITY_POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        // A stricter one would make browsers hide where their forms come from, and the links of tables stay here all the same.
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
