//! Tournaments.

use super::error::ApiError;
use super::extract::{Asker, Json, Known, Named};
use super::op;
use super::ops::{Content, Ops, body};
use crate::app::App;
use crate::table::Clock;
use crate::tournaments::{TournamentError, TournamentListed, TournamentSeen, TournamentWish};
use axum::extract::{Path, State};
use coven_bots::Level;
use coven_pairing::{Fill, Player, System};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How it is decided who plays with whom.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum SystemWanted {
    Swiss,
    RoundRobin,
}

/// What is done where people do not fill the tables.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum FillWanted {
    Bots,
    Rest,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TournamentRequest {
    name: String,
    game: String,
    /// How many sit at a table; the game must allow it.
    #[schemars(range(min = 2, max = 8))]
    table_size: usize,
    #[schemars(range(min = 1, max = 30))]
    rounds: usize,
    /// Games of a match, with the same people.
    #[serde(default = "one")]
    #[schemars(range(min = 1, max = 8))]
    games: usize,
    system: SystemWanted,
    fill: FillWanted,
    /// The level of the bots that fill in; `apprentice` if it is not given.
    level: Option<String>,
    /// Variants and mode, each a word of the game.
    #[serde(default)]
    variants: Vec<String>,
    clock: Option<Clock>,
    /// All tables of a round are dealt alike. Such games are not rated.
    #[serde(default)]
    duplicate: bool,
    /// The next round begins when you say so, not by itself.
    #[serde(default)]
    by_hand: bool,
    /// Shown to everybody; otherwise found by its link alone.
    #[serde(default)]
    listed: bool,
    /// Maximum number of people; whoever comes later waits.
    #[serde(default = "many")]
    #[schemars(range(min = 2, max = 200))]
    most: usize,
}

const fn one() -> usize {
    1
}

const fn many() -> usize {
    crate::tournaments::MOST_PEOPLE
}

/// A tournament that was opened.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Announced {
    tournament: String,
}

#[derive(Debug, Serialize, JsonSchema)]
pub struct TournamentsShown {
    /// Those that everybody may see: first those that gather, then those that are played, then those that are over.
    listed: Vec<TournamentListed>,
    /// Those that you opened or take part in.
    yours: Vec<TournamentListed>,
}

/// Somebody who takes part, by number.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MemberRequest {
    player: Player,
}

/// The operations with tournaments.
pub fn describe(ops: Ops) -> Ops {
    use Content::Nothing;
    let seen = body::<TournamentSeen>;
    let post = |path, summary, takes| op("post", path, summary, takes, seen());
    ops.op(
        op(
            "get",
            "/api/v1/tournaments",
            "Tournaments: those that everybody may see, and yours",
            Nothing,
            body::<TournamentsShown>(),
        ),
        list,
    )
    .op(
        op(
            "post",
            "/api/v1/tournaments",
            "Open a tournament; only for accounts",
            body::<TournamentRequest>(),
            body::<Announced>(),
        ),
        announce,
    )
    .op(op("get", "/api/v1/tournaments/{name}", "A tournament: who takes part, rounds, standings", Nothing, seen()), look)
    .op(post("/api/v1/tournaments/{name}/join", "Sign up; once it has begun that means the waiting list", Nothing), join)
    .op(
        post(
            "/api/v1/tournaments/{name}/withdraw",
            "Play no more in the rounds to come; a bot goes on for you where you play now",
            Nothing,
        ),
        withdraw,
    )
    .op(post("/api/v1/tournaments/{name}/begin", "Begin your tournament, or its next round", Nothing), begin)
    .op(
        post(
            "/api/v1/tournaments/{name}/close-round",
            "Give up the games of the present round of your tournament that are not over; they count as the average",
            Nothing,
        ),
        close_round,
    )
    .op(
        post("/api/v1/tournaments/{name}/cancel", "Call your tournament off before it begins, or end it after a round", Nothing),
        cancel,
    )
    .op(
        post(
            "/api/v1/tournaments/{name}/admit",
            "Let somebody in from the waiting list of your tournament",
            body::<MemberRequest>(),
        ),
        admit,
    )
    .op(
        post(
            "/api/v1/tournaments/{name}/remove",
            "Take somebody out of the rounds to come of your tournament",
            body::<MemberRequest>(),
        ),
        remove,
    )
}

type Answer = Result<axum::Json<TournamentSeen>, ApiError>;

/// The tournament as it is after something was done.
async fn after(app: &Arc<App>, known: &Known, id: &str, done: Result<(), TournamentError>) -> Answer {
    let seen = match done {
        Ok(()) => app.tournaments().look(Some(&known.person), id).await,
        Err(error) => Err(error),
    };
    seen.map(axum::Json).map_err(|error| ApiError::of_tournament(error, app.texts(known.language)))
}

async fn list(State(app): State<Arc<App>>, asker: Asker) -> Result<axum::Json<TournamentsShown>, ApiError> {
    let lists = app.tournaments().list(asker.person.as_deref()).await;
    let (listed, yours) = lists.map_err(|error| ApiError::of_tournament(error, app.texts(asker.language)))?;
    Ok(axum::Json(TournamentsShown { listed, yours }))
}

async fn look(State(app): State<Arc<App>>, asker: Asker, Named(id): Named) -> Answer {
    let seen = app.tournaments().look(asker.person.as_deref(), &id).await;
    seen.map(axum::Json).map_err(|error| ApiError::of_tournament(error, app.texts(asker.language)))
}

async fn announce(
    State(app): State<Arc<App>>,
    known: Known,
    Json(asked): Json<TournamentRequest>,
) -> Result<axum::Json<Announced>, ApiError> {
    let level = match asked.level.as_deref().map(str::parse::<Level>) {
        None => Level::Apprentice,
        Some(level) => level.map_err(|error| ApiError::bad("bad-tournament", error))?,
    };
    let wish = TournamentWish {
        name: asked.name,
        game: asked.game,
        variants: asked.variants,
        system: match asked.system {
            SystemWanted::Swiss => System::Swiss,
            SystemWanted::RoundRobin => System::RoundRobin,
        },
        table_size: asked.table_size,
        rounds: asked.rounds,
        games: asked.games,
        fill: match asked.fill {
            FillWanted::Bots => Fill::Bots,
            FillWanted::Rest => Fill::Rest,
        },
        level,
        clock: asked.clock,
        duplicate: asked.duplicate,
        by_hand: asked.by_hand,
        listed: asked.listed,
        most: asked.most,
    };
    let announced = app.tournaments().announce(&known.person, wish).await;
    let tournament = announced.map_err(|error| ApiError::of_tournament(error, app.texts(known.language)))?;
    Ok(axum::Json(Announced { tournament }))
}

async fn join(State(app): State<Arc<App>>, known: Known, Named(id): Named) -> Answer {
    let done = app.tournaments().join(&known.person, &id).await;
    after(&app, &known, &id, done).await
}

async fn withdraw(State(app): State<Arc<App>>, known: Known, Named(id): Named) -> Answer {
    let done = app.tournaments().withdraw(&known.person, &id).await;
    after(&app, &known, &id, done).await
}

async fn begin(State(app): State<Arc<App>>, known: Known, Named(id): Named) -> Answer {
    let done = app.tournaments().begin_round(&known.person, &id).await;
    after(&app, &known, &id, done).await
}

async fn close_round(State(app): State<Arc<App>>, known: Known, Named(id): Named) -> Answer {
    let done = app.tournaments().close_round(&known.person, &id).await;
    after(&app, &known, &id, done).await
}

async fn cancel(State(app): State<Arc<App>>, known: Known, Named(id): Named) -> Answer {
    let done = app.tournaments().cancel(&known.person, &id).await;
    after(&app, &known, &id, done).await
}

async fn admit(State(app): State<Arc<App>>, known: Known, Path(id): Path<String>, Json(asked): Json<MemberRequest>) -> Answer {
    let done = app.tournaments().admit(&known.person, &id, asked.player).await;
    after(&app, &known, &id, done).await
}

async fn remove(State(app): State<Arc<App>>, known: Known, Path(id): Path<String>, Json(asked): Json<MemberRequest>) -> Answer {
    let done = app.tournaments().remove(&known.person, &id, asked.player).await;
    after(&app, &known, &id, done).await
}
