//! Opening tables, looking at them, taking records out and in.

use super::error::ApiError;
use super::extract::{Asked, Asker, Json, Key, Known, TableName, Text};
use crate::app::App;
use crate::limits::Who;
use crate::table::{Clock, OfClub, TableSeen, level_schema};
use crate::tables::{Opened, RecordFile, SeatWish, TableError, TableWish};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use coven_bots::Level;
use coven_engine::{Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableRequest {
    game: String,
    /// Who is to sit where: `me` (at most once), `open`, or the level of a bot. Their number is the number of players.
    #[schemars(length(min = 1, max = 8))]
    seats: Vec<String>,
    /// Variants and mode, each a word of the game.
    #[serde(default)]
    variants: Vec<String>,
    /// The game's own setup, written out, instead of variants.
    setup: Option<serde_json::Value>,
    /// Shown in the lobby; otherwise found by link alone.
    #[serde(default)]
    listed: bool,
    clock: Option<Clock>,
    /// The level of the bot that plays for whoever takes too long, or is away; `apprentice` if it is not given. With a stronger one the
    /// game is not rated.
    #[schemars(schema_with = "level_schema")]
    stand_in: Option<Level>,
    /// Everybody at the table may ask what a good player would do. Such a game is not rated.
    #[serde(default)]
    hints: bool,
    /// A word: tables that you open with the same word and setup, and that gather at the same time, are dealt alike and begin together when you start one of them. Only
    /// those who play see them, and they are not rated.
    #[schemars(length(min = 1, max = 64))]
    deal: Option<String>,
    /// The id of a club of yours: its members find the table on its page, and before others in the lobby.
    club: Option<String>,
    /// Nobody but the members of that club sees the table or sits down. Without a club it is refused.
    #[serde(default)]
    members_only: bool,
}

/// A table that was opened.
#[derive(Debug, Serialize, JsonSchema)]
pub struct OpenedShown {
    table: String,
    /// The last line of the table's journal.
    seq: i64,
}

type Answer = Result<axum::Json<OpenedShown>, ApiError>;

pub fn answer(app: &App, known: &Known, opened: Result<Opened, TableError>) -> Answer {
    let Opened { table, seq } = opened.map_err(|error| ApiError::of(error, app.texts(known.language)))?;
    Ok(axum::Json(OpenedShown { table, seq }))
}

fn seat(word: &str) -> Result<SeatWish, ApiError> {
    match word {
        "open" => Ok(SeatWish::Open),
        "me" => Ok(SeatWish::Me),
        level => level
            .parse::<Level>()
            .map(SeatWish::Bot)
            .map_err(|error| ApiError::bad("bad-seats", format!("a seat is me, open or a level; {error}"))),
    }
}

pub async fn open(State(app): State<Arc<App>>, known: Known, Key(key): Key, Json(asked): Json<TableRequest>) -> Answer {
    let TableRequest { game, seats, variants, setup, listed, clock, stand_in, hints, deal, club, members_only } = asked;
    let seats = seats.iter().map(|word| seat(word)).collect::<Result<_, _>>()?;
    let club = match club {
        Some(id) => Some(OfClub { id, members_only, meeting: None }),
        None if members_only => return Err(ApiError::of(TableError::ClubNeeded, app.texts(known.language))),
        None => None,
    };
    let wish = TableWish { game, seats, variants, setup, listed, clock, stand_in, hints, deal, club };
    may_list(&app, &known, &wish)?;
    answer(&app, &known, app.tables().open(&known.person, key, wish).await)
}

/// The lobby is not filled from one address.
pub fn may_list(app: &App, known: &Known, wish: &TableWish) -> Result<(), ApiError> {
    if !wish.listed {
        return Ok(());
    }
    app.limits.take(&Who::Listing(known.address.clone())).map_err(|wait| {
        app.metrics.limited.add(1);
        ApiError::limited_for("tables in the lobby from your address", wait)
    })
}

pub async fn import(State(app): State<Arc<App>>, known: Known, Key(key): Key, Text(text): Text) -> Answer {
    answer(&app, &known, app.tables().import(&known.person, key, &text).await)
}

pub async fn rematch(State(app): State<Arc<App>>, known: Known, TableName(table): TableName) -> Answer {
    answer(&app, &known, app.tables().rematch(&known.person, &table).await)
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayOnRequest {
    /// The move after which it goes on.
    at: usize,
    /// The seat to be played; one's own if it is not given.
    #[schemars(range(max = 7))]
    seat: Option<u8>,
}

pub async fn play_on(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(table): TableName,
    Key(key): Key,
    Json(PlayOnRequest { at, seat }): Json<PlayOnRequest>,
) -> Answer {
    answer(&app, &known, app.tables().play_on(&known.person, &table, key, at, seat.map(Seat)).await)
}

#[derive(Debug, Deserialize)]
pub struct Look {
    /// The move after which the table is shown.
    pub at: Option<usize>,
    /// Whose eyes: a seat, or `spectator`.
    #[serde(rename = "as")]
    viewer: Option<String>,
}

impl Look {
    /// Whose eyes are wished for, if any.
    pub fn eyes(&self) -> Result<Option<Viewer>, ApiError> {
        match self.viewer.as_deref() {
            None => Ok(None),
            Some("spectator") => Ok(Some(Viewer::Spectator)),
            Some(seat) => match seat.parse() {
                Ok(seat) => Ok(Some(Viewer::Seat(Seat(seat)))),
                Err(_) => Err(ApiError::bad("bad-viewer", TableError::NoSuchViewer)),
            },
        }
    }
}

pub async fn look(
    State(app): State<Arc<App>>,
    asker: Asker,
    TableName(table): TableName,
    Asked(look): Asked<Look>,
) -> Result<axum::Json<TableSeen>, ApiError> {
    let seen = app.tables().look(asker.id(), &table, look.at, look.eyes()?, asker.language).await;
    seen.map(axum::Json).map_err(|error| ApiError::of(error, app.texts(asker.language)))
}

pub async fn tell_story(
    State(app): State<Arc<App>>,
    asker: Asker,
    TableName(table): TableName,
    Asked(look): Asked<Look>,
) -> Result<axum::Json<Vec<Vec<String>>>, ApiError> {
    let story = app.tables().story(asker.id(), &table, look.eyes()?, asker.language).await;
    story.map(axum::Json).map_err(|error| ApiError::of(error, app.texts(asker.language)))
}

pub async fn record(State(app): State<Arc<App>>, asker: Asker, TableName(table): TableName) -> Result<Response, ApiError> {
    let record = app.tables().record(&table).await;
    let RecordFile { name, text } = record.map_err(|error| ApiError::of(error, app.texts(asker.language)))?;
    let kind = "text/plain; charset=utf-8".to_owned();
    let name = format!("attachment; filename=\"{name}\"");
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text).into_response())
}
