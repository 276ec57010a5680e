//! Everything that is done at a table, as forms.

use super::visit::{Form, Visit, preference};
use crate::api::error::ApiError;
use crate::api::extract::{Asked, Json, Key, Known, TableName};
use crate::api::play::{self, Chosen, Handed, Move, Placed, Said, Stated, Undo};
use crate::api::tables::{self, Look, Opened, PlayOn};
use crate::app::App;
use crate::table::{Refusal, Sitter};
use axum::extract::State;
use axum::http::header;
use axum::response::Response;
use coven_bots::Level;
use coven_ui::page::Address;
use std::sync::Arc;

type Answer = Result<Response, ApiError>;

/// Back to the table, when something was done there.
fn at<T>(visit: &Visit, app: &App, table: &str, done: Result<T, ApiError>) -> Answer {
    done.map(|_| visit.go(app, Address::Table { table }))
}

/// Sits down on the first free chair.
pub async fn join(State(app): State<Arc<App>>, mut visit: Visit, TableName(id): TableName) -> Answer {
    let known = visit.known(&app).await?;
    let free = {
        let open = app.open_table(&id).await?;
        let desk = open.desk()?;
        let free = desk.chairs.iter().position(|chair| chair.sitter == Sitter::Open);
        if desk.seat_of(&known.person.id).is_some() {
            return at(&visit, &app, &id, Ok(()));
        }
        free.ok_or_else(|| ApiError::refused(Refusal::SeatTaken, app.texts(known.language)))?
    };
    let done = play::claim(State(app.clone()), known, TableName(id.clone()), Key(None), Json(Chosen { seat: free as u8 })).await;
    at(&visit, &app, &id, done)
}

fn seat(form: &Form) -> Result<u8, ApiError> {
    form.parsed("seat").ok_or_else(|| ApiError::bad("no-such-seat", "which seat?"))
}

pub async fn claim(State(app): State<Arc<App>>, mut visit: Visit, TableName(id): TableName, form: Form) -> Answer {
    let known = visit.known(&app).await?;
    let chosen = Json(Chosen { seat: seat(&form)? });
    let done = play::claim(State(app.clone()), known, TableName(id.clone()), Key(None), chosen).await;
    at(&visit, &app, &id, done)
}

pub async fn leave(State(app): State<Arc<App>>, mut visit: Visit, TableName(id): TableName) -> Answer {
    let known = visit.known(&app).await?;
    let done = play::leave(State(app.clone()), known, TableName(id.clone()), Key(None)).await;
    at(&visit, &app, &id, done)
}

pub async fn place(State(app): State<Arc<App>>, mut visit: Visit, TableName(id): TableName, form: Form) -> Answer {
    let known = visit.known(&app).await?;
    let placed = Json(Placed { seat: seat(&form)?, level: form.parsed("level") });
    let done = play::place(State(app.clone()), known, TableName(id.clone()), Key(None), placed).await;
    at(&visit, &app, &id, done)
}

/// Begins the game; bots may take the chairs that are still free.
pub async fn start(State(app): State<Arc<App>>, mut visit: Visit, TableName(id): TableName, form: Form) -> Answer {
    let known = visit.known(&app).await?;
    if let Some(level) = form.parsed::<Level>("fill") {
        let chairs = app.open_table(&id).await?.desk()?.chairs.clone();
        let free = chairs.iter().enumerate().filter(|(_, chair)| chair.sitter == Sitter::Open);
        for (seat, _) in free {
            let placed = Json(Placed { seat: seat as u8, level: Some(level) });
            play::place(State(app.clone()), known.clone(), TableName(id.clone()), Key(None), placed).await.map(drop)?;
        }
    }
    let done = play::start(State(app.clone()), known, TableName(id.clone()), Key(None)).await;
    at(&visit, &app, &id, done)
}

pub async fn play(State(app): State<Arc<App>>, mut visit: Visit, TableName(id): TableName, form: Form) -> Answer {
    let known = visit.known(&app).await?;
    let made = Json(Move { notation: form.text("move"), seq: form.parsed("seq") });
    let done = play::play(State(app.clone()), known, TableName(id.clone()), Key(None), made).await;
    at(&visit, &app, &id, done)
}

pub async fn undo(State(app): State<Arc<App>>, mut visit: Visit, TableName(id): TableName, form: Form) -> Answer {
    let known = visit.known(&app).await?;
    let mut seq = form.parsed("seq").ok_or_else(|| ApiError::bad("conflict", "since when?"))?;
    let later = match form.get("move") {
        Some(chosen) => made_since(&app, &known, &id, chosen).await?,
        None => Vec::new(),
    };
    for _ in 0..=later.len() {
        play::undo(State(app.clone()), known.clone(), TableName(id.clone()), Key(None), Json(Undo { seq })).await.map(drop)?;
        seq = app.open_table(&id).await?.desk()?.seq;
    }
    for notation in later {
        let again = Json(Move { notation, seq: None });
        // What needed the move that is gone is gone with it.
        if play::play(State(app.clone()), known.clone(), TableName(id.clone()), Key(None), again).await.is_err() {
            break;
        }
    }
    at(&visit, &app, &id, Ok(()))
}

/// The person's moves after the last one of that notation: they are taken back with it and made again. All of it must be fair.
async fn made_since(app: &Arc<App>, known: &Known, id: &str, chosen: &str) -> Result<Vec<String>, ApiError> {
    let too_late = || ApiError::refused(Refusal::Conflict, app.texts(known.language));
    let open = app.open_table(id).await?;
    let desk = open.desk()?;
    let (Some(own), Some(game)) = (desk.seat_of(&known.person.id), &desk.game) else {
        return Err(too_late());
    };
    let made: Vec<String> = game.moves().into_iter().filter(|entry| entry.seat == own).map(|entry| entry.notation).collect();
    let at = made.iter().rposition(|notation| notation == chosen).ok_or_else(too_late)?;
    let mut tried = game.at(desk.moves).map_err(|_| too_late())?;
    for _ in at..made.len() {
        tried.undo(own).map_err(|_| too_late())?;
    }
    Ok(made[at + 1..].to_vec())
}

pub async fn talk(State(app): State<Arc<App>>, mut visit: Visit, TableName(id): TableName, form: Form) -> Answer {
    let known = visit.known(&app).await?;
    let done =
        play::say(State(app.clone()), known, TableName(id.clone()), Key(None), Json(Said { text: form.text("text") })).await;
    at(&visit, &app, &id, done)
}

pub async fn state(State(app): State<Arc<App>>, mut visit: Visit, TableName(id): TableName, form: Form) -> Answer {
    let known = visit.known(&app).await?;
    let stated = Json(Stated { statement: form.text("statement") });
    let done = play::state(State(app.clone()), known, TableName(id.clone()), Key(None), stated).await;
    at(&visit, &app, &id, done)
}

pub async fn hand(State(app): State<Arc<App>>, mut visit: Visit, TableName(id): TableName, form: Form) -> Answer {
    let known = visit.known(&app).await?;
    let handed = Json(Handed { seat: seat(&form)?, level: form.parsed("level") });
    let done = play::hand(State(app.clone()), known, TableName(id.clone()), Key(None), handed).await;
    at(&visit, &app, &id, done)
}

pub async fn back(State(app): State<Arc<App>>, mut visit: Visit, TableName(id): TableName) -> Answer {
    let known = visit.known(&app).await?;
    let done = play::come_back(State(app.clone()), known, TableName(id.clone()), Key(None)).await;
    at(&visit, &app, &id, done)
}

/// The new table; where everybody but the visitor is a bot, the game begins at once.
pub async fn rematch(State(app): State<Arc<App>>, mut visit: Visit, TableName(id): TableName) -> Answer {
    let known = visit.known(&app).await?;
    let axum::Json(Opened { table, .. }) = tables::rematch(State(app.clone()), known.clone(), TableName(id)).await?;
    let alone = {
        let open = app.open_table(&table).await?;
        let desk = open.desk()?;
        desk.stage == crate::table::Stage::Gathering
            && desk.chairs.iter().filter(|chair| !matches!(chair.sitter, Sitter::Bot { .. })).count() == 1
    };
    if alone {
        play::start(State(app.clone()), known, TableName(table.clone()), Key(None)).await.map(drop)?;
    }
    at(&visit, &app, &table, Ok(()))
}

pub async fn play_on(
    State(app): State<Arc<App>>,
    mut visit: Visit,
    TableName(id): TableName,
    Asked(look): Asked<Look>,
) -> Answer {
    let known = visit.known(&app).await?;
    let seat = look.viewer.and_then(|viewer| viewer.parse().ok());
    let wanted = Json(PlayOn { at: look.at.unwrap_or(0), seat });
    let axum::Json(Opened { table, .. }) = tables::play_on(State(app.clone()), known, TableName(id), Key(None), wanted).await?;
    at(&visit, &app, &table, Ok(()))
}

pub async fn end_lesson(State(app): State<Arc<App>>, visit: Visit, TableName(id): TableName) -> Response {
    let mut response = visit.go(&app, Address::Table { table: &id });
    response.headers_mut().append(header::SET_COOKIE, preference("lesson", None));
    response
}
