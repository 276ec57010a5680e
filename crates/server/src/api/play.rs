//! Everything that is done at a table.

use super::error::ApiError;
use super::extract::{Json, Key, Known, TableName};
use crate::app::App;
use crate::table::{Act, Desk, Entry, Refusal, whole};
use axum::extract::State;
use coven_bots::Level;
use coven_engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::sync::Arc;

/// What became of a request.
#[derive(Debug, Serialize, JsonSchema)]
pub struct DoneShown {
    /// The line of the journal that the request became. It is durable.
    seq: i64,
    /// It had been done before: nothing has changed.
    repeated: bool,
}

type Answer = Result<axum::Json<DoneShown>, ApiError>;

/// Does something at a table; somebody who is too late gets the table as it is now.
async fn act<F>(app: &Arc<App>, known: &Known, id: &str, key: Option<String>, seen: Option<i64>, decide: F) -> Answer
where
    F: Fn(&Desk, i64) -> Result<Act, Refusal> + Send + Sync + 'static,
{
    let texts = app.texts(known.language);
    match app.act(id, key, seen, decide).await {
        Ok(done) => Ok(axum::Json(DoneShown { seq: done.seq, repeated: done.repeated })),
        Err(error) => {
            let mut error = ApiError::from_act(error, texts);
            if error.is_conflict()
                && let Ok(open) = app.open_table(id).await
                && let Ok(desk) = open.desk()
            {
                let person = Some(known.person.id.as_str());
                let mut state = Vec::new();
                whole(desk, person, desk.viewer(person), app.speech(known.language), &mut state);
                error.state = String::from_utf8(state).ok().and_then(|state| RawValue::from_string(state).ok());
            }
            Err(error)
        }
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Chosen {
    #[schemars(range(max = 7))]
    pub seat: u8,
}

pub async fn claim(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(id): TableName,
    Key(key): Key,
    Json(chosen): Json<Chosen>,
) -> Answer {
    let person = known.person.clone();
    act(&app, &known, &id, key, None, move |desk, _| desk.claim(&person.id, &person.name, Seat(chosen.seat))).await
}

pub async fn leave(State(app): State<Arc<App>>, known: Known, TableName(id): TableName, Key(key): Key) -> Answer {
    let person = known.person.clone();
    act(&app, &known, &id, key, None, move |desk, _| desk.leave(&person.id)).await
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    #[schemars(range(max = 7))]
    pub seat: u8,
    /// The level of a bot; none makes the chair free.
    #[schemars(with = "Option<String>")]
    pub level: Option<Level>,
}

pub async fn place(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(id): TableName,
    Key(key): Key,
    Json(placed): Json<Placed>,
) -> Answer {
    let person = known.person.clone();
    act(&app, &known, &id, key, None, move |desk, _| desk.place(&person.id, Seat(placed.seat), placed.level)).await
}

pub async fn start(State(app): State<Arc<App>>, known: Known, TableName(id): TableName, Key(key): Key) -> Answer {
    let person = known.person.clone();
    act(&app, &known, &id, key, None, move |desk, _| desk.begin(&person.id)).await
}

/// The longest notation that anybody could mean.
const LONGEST_MOVE: usize = 200;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// One of the moves that the prompt lists, as it is written there.
    #[serde(rename = "move")]
    #[schemars(length(max = 200))]
    pub notation: String,
    /// The line up to which the table is known: if the question has changed since, the move is not made.
    pub seq: Option<i64>,
}

pub async fn play(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(id): TableName,
    Key(key): Key,
    Json(made): Json<Move>,
) -> Answer {
    if made.notation.len() > LONGEST_MOVE {
        return Err(ApiError::bad("not-a-move", format!("a move has {LONGEST_MOVE} characters at most")));
    }
    let person = known.person.clone();
    act(&app, &known, &id, key, made.seq, move |desk, _| desk.answer(&person.id, made.seq, &made.notation)).await
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// The line up to which the table is known, so that a repeated request does not take back twice.
    pub seq: i64,
}

pub async fn undo(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(id): TableName,
    Key(key): Key,
    Json(undo): Json<Undo>,
) -> Answer {
    let person = known.person.clone();
    act(&app, &known, &id, key, Some(undo.seq), move |desk, _| desk.undo(&person.id, Some(undo.seq))).await
}

/// The longest thing that can be said at once.
const LONGEST_TEXT: usize = 500;

/// A journal holds so many lines; then there is no more talk beside the game.
const MOST_TALK: i64 = 20_000;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Said {
    #[schemars(length(min = 1, max = 500))]
    pub text: String,
}

pub async fn say(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(id): TableName,
    Key(key): Key,
    Json(said): Json<Said>,
) -> Answer {
    let text: String = said.text.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.is_empty() || text.chars().count() > LONGEST_TEXT {
        return Err(ApiError::bad("bad-text", format!("say something of at most {LONGEST_TEXT} characters")));
    }
    let person = known.person.clone();
    let decide = move |desk: &Desk, _: i64| {
        if desk.seat_of(&person.id).is_none() && desk.founding.host != person.id {
            return Err(Refusal::NotSeated);
        }
        if desk.seq >= MOST_TALK {
            return Err(Refusal::TalkedOut);
        }
        Ok(Act::Do(Entry::Said { person: person.id.clone(), name: person.name.clone(), text: text.clone() }))
    };
    act(&app, &known, &id, key, None, decide).await
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stated {
    /// In the game's own words, such as `accuse 0`.
    #[schemars(length(max = 200))]
    pub statement: String,
}

pub async fn state(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(id): TableName,
    Key(key): Key,
    Json(stated): Json<Stated>,
) -> Answer {
    if stated.statement.len() > LONGEST_MOVE {
        return Err(ApiError::bad("bad-text", format!("a statement has {LONGEST_MOVE} characters at most")));
    }
    let person = known.person.clone();
    let decide = move |desk: &Desk, _: i64| {
        if desk.seq >= MOST_TALK { Err(Refusal::TalkedOut) } else { desk.state(&person.id, &stated.statement) }
    };
    act(&app, &known, &id, key, None, decide).await
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Handed {
    #[schemars(range(max = 7))]
    pub seat: u8,
    /// The level of the bot that is to play for you; for somebody who is away it is always the same one.
    #[schemars(with = "Option<String>")]
    pub level: Option<Level>,
}

pub async fn hand(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(id): TableName,
    Key(key): Key,
    Json(handed): Json<Handed>,
) -> Answer {
    let (person, seat) = (known.person.clone(), Seat(handed.seat));
    let other = app.open_table(&id).await?.desk()?.person_at(seat).filter(|other| *other != person.id).map(str::to_owned);
    let watched = match other {
        Some(other) => app.watches(&id, &other).await?,
        None => false,
    };
    act(&app, &known, &id, key, None, move |desk, now| desk.hand(&person.id, seat, handed.level, watched, now)).await
}

pub async fn come_back(State(app): State<Arc<App>>, known: Known, TableName(id): TableName, Key(key): Key) -> Answer {
    let person = known.person.clone();
    act(&app, &known, &id, key, None, move |desk, _| desk.come_back(&person.id)).await
}
