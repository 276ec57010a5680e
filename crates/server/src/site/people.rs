//! Who the visitor is, and what the visitor prefers.

use super::home::own_tables;
use super::puzzles::{Solved, solved};
use super::visit::{Form, Visit, is_ours, preference};
use crate::api::error::ApiError;
use crate::api::extract::Asked;
use crate::api::guard::{cookie, login_cookies};
use crate::app::App;
use crate::many::ManyGames;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::Response;
use coven_engine::About;
use coven_store::Person;
use coven_text::Language;
use coven_ui::page::{self, Address, GameOverMany, PREFERENCES, PuzzleRating, RatingSeen, You};
use serde::Deserialize;
use std::sync::Arc;

/// Preferences are cookies; whoever is known takes the language along.
pub async fn prefer(State(app): State<Arc<App>>, visit: Visit, form: Form) -> Result<Response, ApiError> {
    let language = form.parsed::<Language>("language");
    if let (Some(language), Some(person)) = (language, visit.person()) {
        app.change_person(person, None, Some(language)).await?;
    }
    let chosen = PREFERENCES
        .iter()
        .map(|preference| (preference.name, form.get(preference.name).and_then(|code| preference.option(code))));
    let mut response = visit.go(&app, form.back("/"));
    for (name, value) in chosen.chain([("language", language.map(Language::code))]) {
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
    let solved = solved(&app, &visit).await?;
    let login = visit.person().and_then(|person| person.login.as_deref());
    let asks_invitation = match visit.person() {
        Some(person) => app.asks_invitation(person).await?,
        None => app.config.invite_only,
    };
    let puzzles = puzzle_ratings(&solved);
    let person = visit.person().map(|person| person.id.clone());
    let asking = match &person {
        Some(person) => app.store.asking_to_be_friends(person).await?.len(),
        None => 0,
    };
    let you = You {
        asks_invitation,
        person: person.as_deref(),
        asking,
        login,
        sends_mail: app.config.mail.is_some(),
        running: &running,
        finished: &finished,
        ratings: &ratings,
        puzzles: &puzzles,
    };
    Ok(solved.taken_along(visit.show(page::you(&visit.visitor(&app, &[]), &you))))
}

fn puzzle_ratings(solved: &Solved) -> Vec<PuzzleRating> {
    let rating = |about: &&'static About| {
        let attempts = solved.of(about.id);
        let (solver, (solved, tried)) = (attempts.solver()?, attempts.counts());
        let (rating, uncertainty) = (solver.rating.round() as i64, solver.uncertainty.round() as i64);
        Some(PuzzleRating { game: about.title.to_owned(), rating, uncertainty, solved, tried })
    };
    coven_catalog::games().iter().filter_map(rating).collect()
}

fn seen(game: &ManyGames) -> GameOverMany<'_> {
    GameOverMany {
        about: game.about,
        summary: &game.summary,
        tables: &game.tables,
        rating: game.rating.as_ref().map(|rating| RatingSeen { rating: rating.rating, uncertainty: rating.uncertainty }),
    }
}

/// What the visitor's finished games say together.
pub async fn games(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, ApiError> {
    let many = match visit.person() {
        Some(person) => app.many_games(&person.id).await?,
        None => Vec::new(),
    };
    let games: Vec<GameOverMany<'_>> = many.iter().map(seen).collect();
    Ok(visit.show(page::many(&visit.visitor(&app, &[]), &games)))
}

pub async fn rename(State(app): State<Arc<App>>, mut visit: Visit, form: Form) -> Result<Response, ApiError> {
    let person = visit.known(&app).await?.person;
    app.change_person(&person, Some(&form.text("name")), None).await?;
    Ok(visit.go(&app, form.back("/you")))
}

#[derive(Debug, Deserialize)]
pub struct Invited {
    code: Option<String>,
    back: Option<String>,
}

/// The door for those who were invited. A look at it uses nothing up: programs look at links before people do.
pub async fn door(State(app): State<Arc<App>>, visit: Visit, Asked(invited): Asked<Invited>) -> Result<Response, ApiError> {
    let asked = match visit.person() {
        Some(person) => app.asks_invitation(person).await?,
        None => app.config.invite_only,
    };
    if !asked {
        return Ok(visit.go(&app, Address::Home));
    }
    let back = invited.back.filter(|back| is_ours(back)).unwrap_or_else(|| "/".to_owned());
    Ok(visit.show(page::enter(&visit.visitor(&app, &[]), &invited.code.unwrap_or_default(), &back)))
}

pub async fn enter(State(app): State<Arc<App>>, mut visit: Visit, form: Form) -> Result<Response, ApiError> {
    let invitation = form.get("invitation");
    let known = visit.invited(&app, form.get("name"), invitation).await?;
    app.come_in(&known.person, &known.address, invitation).await?;
    Ok(visit.go(&app, form.back("/")))
}

pub async fn sign_up(State(app): State<Arc<App>>, mut visit: Visit, form: Form) -> Result<Response, ApiError> {
    let invitation = form.get("invitation");
    let known = visit.invited(&app, None, invitation).await?;
    known.in_person()?;
    let current = form.get("current").map(str::to_owned);
    let (login, passphrase) = (form.text("login"), form.text("passphrase"));
    let person = app.register(&known.person, &known.address, &login, passphrase, current, invitation).await?;
    Ok(introduced(&visit, &app, &person))
}

/// To the own page, as whoever has just been let in.
fn introduced(visit: &Visit, app: &App, person: &Person) -> Response {
    let mut response = visit.go(app, Address::You);
    response.headers_mut().extend(login_cookies(app, person));
    response
}

pub async fn sign_in(State(app): State<Arc<App>>, visit: Visit, form: Form) -> Result<Response, ApiError> {
    let person = app.log_in(&visit.asker, &form.text("login"), form.text("passphrase")).await?;
    Ok(introduced(&visit, &app, &person))
}

/// The page to which a link leads that whoever looks after the server has given out.
pub async fn choose_passphrase(
    State(app): State<Arc<App>>,
    visit: Visit,
    Path(link): Path<String>,
) -> Result<Response, ApiError> {
    let person = app.person_of_reset(&link).await?;
    let login = person.login.as_deref().unwrap_or_default();
    Ok(visit.show(page::reset(&visit.visitor(&app, &[]), &link, login)))
}

pub async fn reset_passphrase(
    State(app): State<Arc<App>>,
    visit: Visit,
    Path(link): Path<String>,
    form: Form,
) -> Result<Response, ApiError> {
    let person = app.reset_passphrase(&visit.asker.address, &link, form.text("passphrase")).await?;
    Ok(introduced(&visit, &app, &person))
}

pub async fn sign_out(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, ApiError> {
    visit.asker.in_person()?;
    if let Some(person) = visit.person() {
        app.log_out(person).await?;
    }
    let mut response = visit.go(&app, Address::Home);
    response.headers_mut().append(header::SET_COOKIE, cookie(&app, None));
    // Pages that were kept for times without a network go, too.
    response.headers_mut().insert("clear-site-data", HeaderValue::from_static("\"storage\""));
    Ok(response)
}
