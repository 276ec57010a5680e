//! What stands before every request: who asks, from where, how often; and what every answer carries.

use super::error::ApiError;
use super::extract::{Asker, Peer, cookies, language};
use crate::accounts::AccountError;
use crate::app::App;
use crate::ids;
use crate::limits::{Who, household};
use crate::log;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use coven_store::Person;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Instant;

pub const COOKIE: &str = "coven";

/// Remembers in a browser that somebody has logged in there.
pub const KNOWN_BROWSER: &str = "coven-known";

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

pub async fn guard(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let admitted = admit(&app, &mut request).await;
    let asker = request.extensions().get::<Asker>().cloned();
    let mut response = match admitted {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    // The layer that turns errors into pages needs to know who asked.
    if let Some(asker) = asker {
        response.extensions_mut().insert(asker);
    }
    app.metrics.answered(response.status().as_u16(), began.elapsed());
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
    let person = match identify(app, headers, bearer).await? {
        // A banned person may still look at pages, as somebody unknown, and log out.
        Some(person) if person.is_banned(log::now()) => {
            if bearer.is_some() || !(safe || is_goodbye(request)) {
                return Err(AccountError::Banned.into());
            }
            None
        }
        person => person,
    };
    if let Some(person) = &person {
        app.note_presence(person);
    }
    let who = person.as_ref().map_or_else(|| Who::Address(address.clone()), |person| Who::Person(person.id.clone()));
    if !app.limits.allow(&who) {
        app.metrics.limited.add(1);
        return Err(ApiError::limited());
    }
    let language = language(request.uri().query(), person.as_deref(), headers);
    let program = bearer.is_some();
    let known_browser = cookies(headers).find(|(name, _)| *name == KNOWN_BROWSER).map(|(_, value)| value.to_owned());
    request.extensions_mut().insert(Asker { person, address, language, program, known_browser });
    Ok(())
}

fn is_goodbye(request: &Request) -> bool {
    ["/you/sign-out", "/api/v1/logout"].contains(&request.uri().path())
}

fn address(app: &App, request: &Request) -> String {
    // A proxy adds its word behind those that are there, in the same line or in one of its own: only the last one is the proxy's.
    let lines = || request.headers().get_all("x-forwarded-for").iter();
    let forwarded = || lines().next_back()?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok();
    let peer = || request.extensions().get::<Peer>().map(|peer| peer.0);
    let proxied: Option<IpAddr> = if app.config.behind_proxy { forwarded() } else { None };
    household(proxied.or_else(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

/// Refuses cross-site requests: a page of another site must not act in somebody's name. Programs send neither `Origin` nor
/// `Sec-Fetch-Site`.
fn same_origin(app: &App, headers: &HeaderMap) -> Result<(), ApiError> {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let other_site = || Err(ApiError::forbidden("origin", "this request comes from another site"));
    // Browsers send this also where they leave `Origin` out.
    if text(SEC_FETCH_SITE).is_some_and(|site| !["same-origin", "none"].contains(&site)) {
        return other_site();
    }
    let Some(origin) = text(header::ORIGIN) else {
        return Ok(());
    };
    let host = text(header::HOST).unwrap_or_default();
    // A page that came over http:// may have been changed on its way, so it must not act at an https:// address.
    let own = |(scheme, from): (&str, &str)| {
        from.eq_ignore_ascii_case(host) && (scheme == "https" || scheme == "http" && !app.is_https())
    };
    // A proxy may have put its own name for this server in the place of the one that people know.
    let public = app.config.public_url.as_ref().is_some_and(|url| url.is_origin(origin));
    if public || origin.split_once("://").is_some_and(own) { Ok(()) } else { other_site() }
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
    match person {
        Some(person) => lasting(app, COOKIE, &app.signer.cookie(&person.id, person.epoch)),
        None => cookie_for(app, COOKIE, "", 0),
    }
}

/// The cookies for somebody who has just logged in. The second one stays when they log out.
pub fn login_cookies(app: &App, person: &Person) -> [(HeaderName, HeaderValue); 2] {
    let known = lasting(app, KNOWN_BROWSER, &app.signer.known_browser(&person.id));
    [cookie(app, Some(person)), known].map(|cookie| (header::SET_COOKIE, cookie))
}

fn lasting(app: &App, name: &str, value: &str) -> HeaderValue {
    cookie_for(app, name, value, 34_560_000)
}

fn cookie_for(app: &App, name: &str, value: &str, seconds: u32) -> HeaderValue {
    let secure = if app.is_https() { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
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
