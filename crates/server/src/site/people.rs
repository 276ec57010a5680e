//! Who the visitor is, and what the visitor prefers.

use super::home::own_tables;
use super::visit::{Form, Visit, preference};
use crate::api::error::ApiError;
use crate::api::extract::Json;
use crate::api::guard::cookie;
use crate::api::people::{self, Account, Change, Credentials};
use crate::app::App;
use axum::extract::State;
use axum::http::header;
use axum::response::Response;
use coven_text::Language;
use coven_ui::page::{self, Address, Theme, You};
use std::sync::Arc;

/// Language, theme and sound are cookies; whoever is known takes the language along.
pub async fn prefer(State(app): State<Arc<App>>, mut visit: Visit, form: Form) -> Result<Response, ApiError> {
    let language = form.parsed::<Language>("language").map(Language::code);
    let theme = form.get("theme").and_then(|code| Theme::ALL.into_iter().find(|theme| theme.code() == code)).map(Theme::code);
    let sound = form.get("sound").filter(|sound| ["on", "off"].contains(sound));
    if let (Some(code), true) = (language, visit.person().is_some()) {
        let known = visit.known(&app).await?;
        let change = Change { name: None, language: Some(code.to_owned()) };
        people::change_me(State(app.clone()), known, Json(change)).await.map(drop)?;
    }
    let mut response = visit.go(&app, form.back("/"));
    for (name, value) in [("language", language), ("theme", theme), ("sound", sound)] {
        if value.is_some() {
            response.headers_mut().append(header::SET_COOKIE, preference(name, value));
        }
    }
    Ok(response)
}

pub async fn you(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, ApiError> {
    let (running, finished) = own_tables(&app, &visit).await?;
    let mut ratings = Vec::new();
    if let Some(person) = visit.person() {
        for (game, rating) in app.store.ratings_of(&person.id).await? {
            let title = coven_catalog::about(&game).map_or(game.clone(), |about| about.title.to_owned());
            ratings.push((title, rating.rating.round() as i64, rating.games));
        }
    }
    let login = visit.person().and_then(|person| person.login.as_deref());
    let you = You { login, running: &running, finished: &finished, ratings: &ratings };
    Ok(visit.show(page::you(&visit.visitor(&app, &[]), &you)))
}

pub async fn rename(State(app): State<Arc<App>>, mut visit: Visit, form: Form) -> Result<Response, ApiError> {
    let known = visit.known(&app).await?;
    let change = Change { name: Some(form.text("name")), language: None };
    people::change_me(State(app.clone()), known, Json(change)).await.map(drop)?;
    Ok(visit.go(&app, form.back("/you")))
}

fn credentials(form: &Form) -> Json<Credentials> {
    Json(Credentials { login: form.text("login"), passphrase: form.text("passphrase") })
}

pub async fn sign_up(State(app): State<Arc<App>>, mut visit: Visit, form: Form) -> Result<Response, ApiError> {
    let known = visit.known(&app).await?;
    let Json(Credentials { login, passphrase }) = credentials(&form);
    let account = Account { login, passphrase, current: form.get("current").map(str::to_owned) };
    let entered = people::register(State(app.clone()), known, Json(account)).await?;
    Ok(introduced(&visit, &app, &entered))
}

/// To the own page, as whoever the answer says one is.
fn introduced(visit: &Visit, app: &App, entered: &Response) -> Response {
    let mut response = visit.go(app, Address::You);
    if let Some(known) = entered.headers().get(header::SET_COOKIE) {
        response.headers_mut().append(header::SET_COOKIE, known.clone());
    }
    response
}

pub async fn sign_in(State(app): State<Arc<App>>, visit: Visit, form: Form) -> Result<Response, ApiError> {
    let entered = people::log_in(State(app.clone()), visit.asker.clone(), credentials(&form)).await?;
    Ok(introduced(&visit, &app, &entered))
}

pub async fn sign_out(State(app): State<Arc<App>>, visit: Visit) -> Response {
    let mut response = visit.go(&app, Address::Home);
    response.headers_mut().append(header::SET_COOKIE, cookie(&app, None));
    response
}
