//! Everything that is done at a table, as forms.

use super::days;
use super::visit::{Form, Visit};
use crate::api::error::ApiError;
use crate::api::extract::{Asked, TableName};
use crate::api::tables::Look;
use crate::app::App;
use crate::tables::{Done, TableError};
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;
use coven_bots::Level;
use coven_engine::{Seat, Viewer};
use coven_ui::Speak;
use coven_ui::page::{Address, next_table};
use std::sync::Arc;

type Answer = Result<Response, ApiError>;

/// Back to the table, when something was done there.
fn at<T>(visit: &Visit, app: &App, table: &str, done: Result<T, TableError>) -> Answer {
    done.map_err(|error| visit.refused(app, error))?;
    Ok(visit.go(app, Address::Table { table }))
}

/// Back to the page from which it was done, if that says so, otherwise to the table.
fn back<T>(visit: &Visit, app: &App, table: &str, form: &Form, done: Result<T, TableError>) -> Answer {
    done.map_err(|error| visit.refused(app, error))?;
    Ok(visit.go(app, form.back(&Address::Table { table }.to_string())))
}

/// The header that names the line of the journal that a move became. Our script offers no choice before it shows that line.
const LINE: HeaderName = HeaderName::from_static("x-line");

/// Back to the table, when a move was made or taken back.
fn moved(visit: &Visit, app: &App, table: &str, done: Result<Done, TableError>) -> Answer {
    let line = done.as_ref().map_or(0, |done| done.seq);
    let mut answer = at(visit, app, table, done)?;
    answer.headers_mut().insert(LINE, HeaderValue::from(line));
    Ok(answer)
}

fn seat(form: &Form) -> Result<Seat, ApiError> {
    form.parsed("seat").map(Seat).ok_or_else(|| ApiError::bad("no-such-seat", "which seat?"))
}

fn seq(form: &Form) -> Result<i64, ApiError> {
    form.parsed("seq").ok_or_else(|| ApiError::bad("conflict", "since when?"))
}

/// Sits down on the first free chair.
pub async fn join(State(app): State<Arc<App>>, mut visit: Visit, TableName(table): TableName, form: Form) -> Answer {
    let person = visit.known(&app).await?.person;
    let done = app.tables().join(&person, &table).await;
    back(&visit, &app, &table, &form, done)
}

pub async fn claim(State(app): State<Arc<App>>, mut visit: Visit, TableName(table): TableName, form: Form) -> Answer {
    let person = visit.known(&app).await?.person;
    let done = app.tables().claim(&person, &table, None, seat(&form)?).await;
    at(&visit, &app, &table, done)
}

pub async fn accept(State(app): State<Arc<App>>, mut visit: Visit, TableName(table): TableName) -> Answer {
    let person = visit.known(&app).await?.person;
    let done = app.tables().accept(&person, &table, None).await;
    at(&visit, &app, &table, done)
}

pub async fn decline(State(app): State<Arc<App>>, mut visit: Visit, TableName(table): TableName) -> Answer {
    let person = visit.known(&app).await?.person;
    let done = app.tables().decline(&person, &table, None).await;
    done.map_err(|error| visit.refused(&app, error))?;
    Ok(visit.go(&app, Address::Home))
}

pub async fn leave(State(app): State<Arc<App>>, mut visit: Visit, TableName(table): TableName, form: Form) -> Answer {
    let person = visit.known(&app).await?.person;
    let done = app.tables().leave(&person, &table, None).await;
    back(&visit, &app, &table, &form, done)
}

pub async fn close(State(app): State<Arc<App>>, mut visit: Visit, TableName(table): TableName) -> Answer {
    let person = visit.known(&app).await?.person;
    let done = app.tables().close(&person, &table, None).await;
    at(&visit, &app, &table, done)
}

pub async fn place(State(app): State<Arc<App>>, mut visit: Visit, TableName(table): TableName, form: Form) -> Answer {
    let person = visit.known(&app).await?.person;
    let done = app.tables().place(&person, &table, None, seat(&form)?, form.parsed("level")).await;
    at(&visit, &app, &table, done)
}

/// Seats somebody else at the visitor's own screen.
pub async fn seat_beside(State(app): State<Arc<App>>, mut visit: Visit, TableName(table): TableName, form: Form) -> Answer {
    let person = visit.known(&app).await?.person;
    let done = app.tables().seat_beside(&person, &table, None, seat(&form)?, &form.text("name")).await;
    at(&visit, &app, &table, done)
}

/// Lifts the curtain for a seat, or lets it down without one.
pub async fn lift(State(app): State<Arc<App>>, mut visit: Visit, TableName(table): TableName, form: Form) -> Answer {
    let person = visit.known(&app).await?.person;
    let done = app.tables().lift(&person, &table, None, form.parsed("seat").map(Seat)).await;
    at(&visit, &app, &table, done)
}

/// Begins the game; bots may take the chairs that are still free.
pub async fn start(State(app): State<Arc<App>>, mut visit: Visit, TableName(table): TableName, form: Form) -> Answer {
    let person = visit.known(&app).await?.person;
    let done = match form.parsed::<Level>("fill") {
        Some(level) => app.tables().start_with_bots(&person, &table, level).await,
        None => app.tables().start(&person, &table, None).await,
    };
    at(&visit, &app, &table, done)
}

/// Plays; with several moves one after the other, for questions that the page asks as one. What comes after the first is meant for
/// the questions that follow from it, so only the first is compared with what the visitor has seen.
pub async fn play(State(app): State<Arc<App>>, mut visit: Visit, TableName(table): TableName, form: Form) -> Answer {
    let person = visit.known(&app).await?.person;
    let moves: Vec<&str> = form.all("move").take(MOST_MOVES).collect();
    let (first, others) = moves.split_first().map_or(("", &[][..]), |(first, others)| (*first, others));
    let mut done = app.tables().play(&person, &table, None, form.parsed("seq"), first).await;
    for next in others {
        if done.is_ok() {
            done = app.tables().play(&person, &table, None, None, next).await;
        }
    }
    let by_days = done.as_ref().is_ok_and(|done| done.by_days);
    let answer = moved(&visit, &app, &table, done)?;
    if !(by_days && visit.fragment) {
        return Ok(answer);
    }
    let next = days::elsewhere(&app, &visit, &table).await?;
    let way = next_table(&table, next.as_ref(), &Speak::new(app.texts(visit.asker.language), &[]));
    let mut shown = visit.show(way);
    shown.headers_mut().extend(answer.headers().clone());
    Ok(shown)
}

/// Maximum number of moves that one form makes.
const MOST_MOVES: usize = 8;

/// Takes the last move back, or with `move` an earlier one.
pub async fn undo(State(app): State<Arc<App>>, mut visit: Visit, TableName(table): TableName, form: Form) -> Answer {
    let person = visit.known(&app).await?.person;
    let seen = seq(&form)?;
    let done = match form.get("move") {
        Some(chosen) => app.tables().change(&person, &table, None, seen, chosen).await,
        None => app.tables().undo(&person, &table, None, seen).await,
    };
    moved(&visit, &app, &table, done)
}

pub async fn talk(State(app): State<Arc<App>>, mut visit: Visit, TableName(table): TableName, form: Form) -> Answer {
    let person = visit.known(&app).await?.person;
    let done = app.tables().chat(&person, &table, None, &form.text("text")).await;
    at(&visit, &app, &table, done)
}

pub async fn state(State(app): State<Arc<App>>, mut visit: Visit, TableName(table): TableName, form: Form) -> Answer {
    let person = visit.known(&app).await?.person;
    let done = app.tables().state(&person, &table, None, &form.text("statement")).await;
    at(&visit, &app, &table, done)
}

pub async fn hand_over(State(app): State<Arc<App>>, mut visit: Visit, TableName(table): TableName, form: Form) -> Answer {
    let person = visit.known(&app).await?.person;
    let done = app.tables().hand_over(&person, &table, None, seat(&form)?, form.parsed("level")).await;
    at(&visit, &app, &table, done)
}

pub async fn come_back(State(app): State<Arc<App>>, mut visit: Visit, TableName(table): TableName) -> Answer {
    let person = visit.known(&app).await?.person;
    let done = app.tables().come_back(&person, &table, None).await;
    at(&visit, &app, &table, done)
}

/// The new table; where everybody but the visitor is a bot, the game begins at once.
pub async fn rematch(State(app): State<Arc<App>>, mut visit: Visit, TableName(table): TableName) -> Answer {
    let person = visit.known(&app).await?.person;
    let opened = app.tables().rematch(&person, &table).await.map_err(|error| visit.refused(&app, error))?;
    let done = app.tables().start_if_alone(&person, &opened.table).await;
    at(&visit, &app, &opened.table, done)
}

pub async fn play_on(
    State(app): State<Arc<App>>,
    mut visit: Visit,
    TableName(table): TableName,
    Asked(look): Asked<Look>,
) -> Answer {
    let person = visit.known(&app).await?.person;
    let seat = match look.eyes()? {
        Some(Viewer::Seat(seat)) => Some(seat),
        Some(Viewer::Spectator) | None => None,
    };
    let opened = app.tables().play_on(&person, &table, None, look.at.unwrap_or(0), seat).await;
    let opened = opened.map_err(|error| visit.refused(&app, error))?;
    at(&visit, &app, &opened.table, Ok(()))
}

/// Calls for a coach, or sends the coach away. It is a wish of the visitor about the own page: the table does not hear of it.
pub async fn coach(State(app): State<Arc<App>>, visit: Visit, TableName(table): TableName, form: Form) -> Response {
    let mut response = visit.go(&app, Address::Table { table: &table });
    response.headers_mut().append(header::SET_COOKIE, visit.with_coach(&table, form.get("coach") == Some("on")));
    response
}
