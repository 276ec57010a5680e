//! Everything that is done at a table.

use super::error::ApiError;
use super::extract::{Json, Key, Known, TableName};
use crate::app::App;
use crate::table::level_schema;
use crate::tables::{Done, TableError};
use axum::extract::State;
use coven_bots::Level;
use coven_engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What became of a request.
#[derive(Debug, Serialize, JsonSchema)]
pub struct DoneShown {
    /// The line of the journal that the request became. It is durable.
    seq: i64,
    /// It had been done before: nothing has changed.
    repeated: bool,
    /// After a move where people have days for it: the most urgent other table at which you are being asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

type Answer = Result<axum::Json<DoneShown>, ApiError>;

/// The answer to whoever did something; somebody who is too late gets the table as it is now.
async fn answer(app: &Arc<App>, known: &Known, table: &str, done: Result<Done, TableError>) -> Answer {
    match done {
        Ok(Done { seq, repeated, .. }) => Ok(axum::Json(DoneShown { seq, repeated, next: None })),
        Err(error) => {
            let mut error = ApiError::of(error, app.texts(known.language));
            if error.is_conflict() {
                let seen = app.tables().look(Some(&known.person.id), table, None, None, known.language).await;
                error.state = seen.ok().map(Box::new);
            }
            Err(error)
        }
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClaimRequest {
    #[schemars(range(max = 7))]
    seat: u8,
}

pub async fn claim(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(table): TableName,
    Key(key): Key,
    Json(ClaimRequest { seat }): Json<ClaimRequest>,
) -> Answer {
    let done = app.tables().claim(&known.person, &table, key, Seat(seat)).await;
    answer(&app, &known, &table, done).await
}

/// Says yes to an invitation.
pub async fn accept(State(app): State<Arc<App>>, known: Known, TableName(table): TableName, Key(key): Key) -> Answer {
    let done = app.tables().accept(&known.person, &table, key).await;
    answer(&app, &known, &table, done).await
}

/// Says no to an invitation.
pub async fn decline(State(app): State<Arc<App>>, known: Known, TableName(table): TableName, Key(key): Key) -> Answer {
    let done = app.tables().decline(&known.person, &table, key).await;
    answer(&app, &known, &table, done).await
}

pub async fn leave(State(app): State<Arc<App>>, known: Known, TableName(table): TableName, Key(key): Key) -> Answer {
    let done = app.tables().leave(&known.person, &table, key).await;
    answer(&app, &known, &table, done).await
}

pub async fn close(State(app): State<Arc<App>>, known: Known, TableName(table): TableName, Key(key): Key) -> Answer {
    let done = app.tables().close(&known.person, &table, key).await;
    answer(&app, &known, &table, done).await
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlaceRequest {
    #[schemars(range(max = 7))]
    seat: u8,
    /// The level of a bot; none makes the chair free.
    #[schemars(schema_with = "level_schema")]
    #[serde(default)]
    level: Option<Level>,
}

pub async fn place(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(table): TableName,
    Key(key): Key,
    Json(PlaceRequest { seat, level }): Json<PlaceRequest>,
) -> Answer {
    let done = app.tables().place(&known.person, &table, key, Seat(seat), level).await;
    answer(&app, &known, &table, done).await
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BesideRequest {
    #[schemars(range(max = 7))]
    seat: u8,
    /// What the person is called.
    #[schemars(length(min = 1, max = 32))]
    name: String,
}

pub async fn seat_beside(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(table): TableName,
    Key(key): Key,
    Json(BesideRequest { seat, name }): Json<BesideRequest>,
) -> Answer {
    let done = app.tables().seat_beside(&known.person, &table, key, Seat(seat), &name).await;
    answer(&app, &known, &table, done).await
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CurtainRequest {
    /// Whose eyes are to look: a seat of yours that is being asked; none lets the curtain down.
    #[schemars(range(max = 7))]
    seat: Option<u8>,
}

pub async fn lift(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(table): TableName,
    Key(key): Key,
    Json(CurtainRequest { seat }): Json<CurtainRequest>,
) -> Answer {
    let done = app.tables().lift(&known.person, &table, key, seat.map(Seat)).await;
    answer(&app, &known, &table, done).await
}

pub async fn start(State(app): State<Arc<App>>, known: Known, TableName(table): TableName, Key(key): Key) -> Answer {
    let done = app.tables().start(&known.person, &table, key).await;
    answer(&app, &known, &table, done).await
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MoveRequest {
    /// One of the moves that the prompt lists, as it is written there.
    #[serde(rename = "move")]
    #[schemars(length(max = 200))]
    notation: String,
    /// The line up to which the table is known: if the question has changed since, the move is not made.
    seq: Option<i64>,
}

pub async fn play(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(table): TableName,
    Key(key): Key,
    Json(MoveRequest { notation, seq }): Json<MoveRequest>,
) -> Answer {
    let done = app.tables().play(&known.person, &table, key, seq, &notation).await;
    let by_days = done.as_ref().is_ok_and(|done| done.by_days);
    let mut answer = answer(&app, &known, &table, done).await?;
    if by_days {
        answer.next = app.next_table(&known.person.id, &table).await?.map(|next| next.id);
    }
    Ok(answer)
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UndoRequest {
    /// The line up to which the table is known, so that a repeated request does not take back twice.
    seq: i64,
}

pub async fn undo(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(table): TableName,
    Key(key): Key,
    Json(UndoRequest { seq }): Json<UndoRequest>,
) -> Answer {
    let done = app.tables().undo(&known.person, &table, key, seq).await;
    answer(&app, &known, &table, done).await
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeRequest {
    /// The earlier move of yours that is to go; of several alike, the last.
    #[serde(rename = "move")]
    #[schemars(length(max = 200))]
    notation: String,
    /// The line up to which the table is known.
    seq: i64,
}

pub async fn change(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(table): TableName,
    Key(key): Key,
    Json(ChangeRequest { notation, seq }): Json<ChangeRequest>,
) -> Answer {
    let done = app.tables().change(&known.person, &table, key, seq, &notation).await;
    answer(&app, &known, &table, done).await
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChatRequest {
    #[schemars(length(min = 1, max = 500))]
    text: String,
}

pub async fn chat(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(table): TableName,
    Key(key): Key,
    Json(ChatRequest { text }): Json<ChatRequest>,
) -> Answer {
    let done = app.tables().chat(&known.person, &table, key, &text).await;
    answer(&app, &known, &table, done).await
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StatementRequest {
    /// In the game's own words, such as `accuse 0`.
    #[schemars(length(max = 200))]
    statement: String,
}

pub async fn state(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(table): TableName,
    Key(key): Key,
    Json(StatementRequest { statement }): Json<StatementRequest>,
) -> Answer {
    let done = app.tables().state(&known.person, &table, key, &statement).await;
    answer(&app, &known, &table, done).await
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandOverRequest {
    #[schemars(range(max = 7))]
    seat: u8,
    /// The level of the bot that is to play for you; for somebody who is away it is always the same one.
    #[schemars(schema_with = "level_schema")]
    #[serde(default)]
    level: Option<Level>,
}

pub async fn hand_over(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(table): TableName,
    Key(key): Key,
    Json(HandOverRequest { seat, level }): Json<HandOverRequest>,
) -> Answer {
    let done = app.tables().hand_over(&known.person, &table, key, Seat(seat), level).await;
    answer(&app, &known, &table, done).await
}

pub async fn come_back(State(app): State<Arc<App>>, known: Known, TableName(table): TableName, Key(key): Key) -> Answer {
    let done = app.tables().come_back(&known.person, &table, key).await;
    answer(&app, &known, &table, done).await
}
