//! Who the visitor is, and what the visitor prefers.

use super::home::own_tables;
use super::visit::{Form, Visit, preference};
use crate::api::error::ApiError;
use crate::api::guard::cookie;
use crate::app::App;
use axum::extract::State;
use axum::http::header;
use axum::response::Response;
use coven_store::Person;
use coven_text::Language;
use coven_ui::page::{self, Address, Theme, You};
use std::sync::Arc;

/// Language, theme and sound are cookies; whoever is known takes the language along.
pub async fn prefer(State(app): State<Arc<App>>, visit: Visit, form: Form) -> Result<Response, ApiError> {
    let language = form.parsed::<Language>("language");
    let theme = form.get("theme").and_then(|code| Theme::ALL.into_iter().find(|theme| theme.code() == code)).map(Theme::code);
    let sound = form.get("sound").filter(|sound| ["on", "off"].contains(sound));
    if let (Some(language), Some(person)) = (language, visit.person()) {
        app.change_person(person, None, Some(language)).await?;
    }
    let mut response = visit.go(&app, form.back("/"));
    for (name, value) in [("language", language.map(Language::code)), ("theme", theme), ("sound", sound)] {
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
    let person = visit.known(&app).await?.person;
    app.change_person(&person, Some(&form.text("name")), None).await?;
    Ok(visit.go(&app, form.back("/you")))
}

pub async fn sign_up(State(app): State<Arc<App>>, mut visit: Visit, form: Form) -> Result<Response, ApiError> {
    let known = visit.known(&app).await?;
    known.in_person()?;
    let current = form.get("current").map(str::to_owned);
    let (login, passphrase) = (form.text("login"), form.text("passphrase"));
    let person = app.register(&known.person, &known.address, &login, passphrase, current).await?;
    Ok(introduced(&visit, &app, &person))
}

/// To the own page, as whoever has just been let in.
fn introduced(visit: &Visit, app: &App, person: &Person) -> Response {
    let mut response = visit.go(app, Address::You);
    response.headers_mut().append(header::SET_COOKIE, cookie(app, Some(person)));
    response
}

pub async fn sign_in(State(app): State<Arc<App>>, visit: Visit, form: Form) -> Result<Response, ApiError> {
    let person = app.log_in(&visit.asker.address, &form.text("login"), form.text("passphrase")).await?;
    Ok(introduced(&visit, &app, &person))
}

pub async fn sign_out(State(app): State<Arc<App>>, visit: Visit) -> Response {
    let mut response = visit.go(&app, Address::Home);
    response.headers_mut().append(header::SET_COOKIE, cookie(&app, None));
    response
}
