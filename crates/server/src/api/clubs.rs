//! Clubs.

use super::error::ApiError;
use super::extract::{Json, Known, Named};
use super::op;
use super::ops::{Content, Ops, body};
use crate::app::App;
use crate::clubs::{ChallengeWish, ClubError, ClubListed, ClubSeen, ClubWish, Day, LEADS, LONGEST_ABOUT, Rhythm, SeasonSeen};
use crate::table::{Clock, level_schema};
use axum::extract::{Path, State};
use coven_bots::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What a club is to be.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClubRequest {
    #[schemars(length(min = 1, max = 32))]
    name: String,
    /// A line that says what it is.
    #[serde(default)]
    #[schemars(length(max = LONGEST_ABOUT))]
    about: String,
    /// The time zone by which its hours and seasons go, such as `Europe/Warsaw`; UTC if it is not given.
    zone: Option<String>,
    /// How its seasons come; one for each quarter of a year if it is not given.
    rhythm: Option<Rhythm>,
}

/// What is to be another one. What is not given stays.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClubChangeRequest {
    #[schemars(length(min = 1, max = 32))]
    name: Option<String>,
    #[schemars(length(max = LONGEST_ABOUT))]
    about: Option<String>,
    zone: Option<String>,
    /// How its seasons come. The running one ends accordingly.
    rhythm: Option<Rhythm>,
}

/// A club that was founded.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ClubFoundedShown {
    club: String,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClubJoinRequest {
    /// The last part of the link to come in.
    code: String,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClubMemberRequest {
    /// The id of a member.
    person: String,
}

/// What is to be agreed on for every week.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChallengeRequest {
    day: Day,
    /// By the clocks of the club, such as `20:00`.
    at: String,
    game: String,
    /// How many sit at the table; the game must allow it.
    #[schemars(range(min = 2, max = 8))]
    players: usize,
    /// Variants and mode, each a word of the game.
    #[serde(default)]
    variants: Vec<String>,
    clock: Option<Clock>,
    /// Hours before, at which the table is opened and the members are told: 2, 12, 24 or 72.
    #[serde(default = "usual_lead")]
    lead: u32,
    /// The bots that take chairs which are free at the hour. Without them the game begins when all chairs are taken.
    #[schemars(schema_with = "level_schema")]
    fill: Option<Level>,
    /// Nobody but members sees the table.
    #[serde(default)]
    members_only: bool,
}

const fn usual_lead() -> u32 {
    LEADS[2]
}

/// The operations with clubs.
pub fn describe(ops: Ops) -> Ops {
    use Content::Nothing;
    let seen = body::<ClubSeen>;
    let post = |path, summary, takes| op("post", path, summary, takes, seen());
    let founded = body::<ClubFoundedShown>();
    let found_summary = "Found a club; only for accounts";
    ops.op(op("get", "/api/v1/clubs", "The clubs to which you belong", Nothing, body::<Vec<ClubListed>>()), list)
        .op(op("post", "/api/v1/clubs", found_summary, body::<ClubRequest>(), founded), found)
        .op(op("get", "/api/v1/clubs/{name}", "A club of yours: members, tables, challenges, standings", Nothing, seen()), look)
        .op(op("patch", "/api/v1/clubs/{name}", "Change a club that you host", body::<ClubChangeRequest>(), seen()), change)
        .op(op("delete", "/api/v1/clubs/{name}", "End a club that you host", Nothing, Nothing), end)
        .op(post("/api/v1/clubs/{name}/join", "Come in by the link of a club", body::<ClubJoinRequest>()), join)
        .op(op("post", "/api/v1/clubs/{name}/leave", LEAVE, Nothing, Nothing), leave)
        .op(post("/api/v1/clubs/{name}/invitation", "Renew the link to come in: the one so far ends", Nothing), renew_invitation)
        .op(
            post("/api/v1/clubs/{name}/calendar", "Renew the link of your calendar: the one so far ends", Nothing),
            renew_calendar,
        )
        .op(post("/api/v1/clubs/{name}/remove", REMOVE, body::<ClubMemberRequest>()), remove)
        .op(
            post("/api/v1/clubs/{name}/make-host", "Make a member with an account a host", body::<ClubMemberRequest>()),
            make_host,
        )
        .op(post("/api/v1/clubs/{name}/step-down", "Be a host no more, if somebody else is one", Nothing), step_down)
        .op(post("/api/v1/clubs/{name}/challenges", CHALLENGE, body::<ChallengeRequest>()), add_challenge)
        .op(op("delete", "/api/v1/clubs/{name}/challenges/{challenge}", "Agree on it no more", Nothing, seen()), drop_challenge)
        .op(post("/api/v1/clubs/{name}/season", "Begin a season, where none is running", Nothing), begin_season)
        .op(op("delete", "/api/v1/clubs/{name}/season", "End the running season", Nothing, seen()), end_season)
        .op(
            op("get", "/api/v1/clubs/{name}/seasons/{number}", "Who stands where in a season", Nothing, body::<SeasonSeen>()),
            season,
        )
}

const LEAVE: &str = "Leave a club. Where its last host leaves, another member becomes one; where its last member leaves, it ends";
const REMOVE: &str = "Take somebody out of a club that you host. The link to come in is renewed";
const CHALLENGE: &str = "Agree on something for every week: a table opens by itself, and the members are told";

type Answer = Result<axum::Json<ClubSeen>, ApiError>;

fn refused(app: &App, known: &Known, error: ClubError) -> ApiError {
    ApiError::of_club(error, app.texts(known.language))
}

/// The club as it is after something was done.
async fn after(app: &Arc<App>, known: &Known, id: &str, done: Result<(), ClubError>) -> Answer {
    let seen = match done {
        Ok(()) => app.clubs().look(Some(&known.person), id).await,
        Err(error) => Err(error),
    };
    seen.map(axum::Json).map_err(|error| refused(app, known, error))
}

async fn list(State(app): State<Arc<App>>, known: Known) -> Result<axum::Json<Vec<ClubListed>>, ApiError> {
    let own = app.clubs().list(&known.person).await;
    own.map(axum::Json).map_err(|error| refused(&app, &known, error))
}

async fn found(
    State(app): State<Arc<App>>,
    known: Known,
    Json(ClubRequest { name, about, zone, rhythm }): Json<ClubRequest>,
) -> Result<axum::Json<ClubFoundedShown>, ApiError> {
    let wish = ClubWish { name: Some(name), about: Some(about), zone, rhythm };
    let club = app.clubs().found(&known.person, wish).await.map_err(|error| refused(&app, &known, error))?;
    Ok(axum::Json(ClubFoundedShown { club }))
}

async fn look(State(app): State<Arc<App>>, known: Known, Named(id): Named) -> Answer {
    after(&app, &known, &id, Ok(())).await
}

async fn change(
    State(app): State<Arc<App>>,
    known: Known,
    Named(id): Named,
    Json(ClubChangeRequest { name, about, zone, rhythm }): Json<ClubChangeRequest>,
) -> Answer {
    let done = app.clubs().change(&known.person, &id, ClubWish { name, about, zone, rhythm }).await;
    after(&app, &known, &id, done).await
}

async fn end(State(app): State<Arc<App>>, known: Known, Named(id): Named) -> Result<axum::Json<()>, ApiError> {
    app.clubs().end(&known.person, &id).await.map(axum::Json).map_err(|error| refused(&app, &known, error))
}

async fn join(State(app): State<Arc<App>>, known: Known, Named(id): Named, Json(asked): Json<ClubJoinRequest>) -> Answer {
    let done = app.clubs().join(&known.person, &id, &asked.code).await;
    after(&app, &known, &id, done).await
}

async fn leave(State(app): State<Arc<App>>, known: Known, Named(id): Named) -> Result<axum::Json<()>, ApiError> {
    app.clubs().leave(&known.person, &id).await.map(axum::Json).map_err(|error| refused(&app, &known, error))
}

async fn renew_invitation(State(app): State<Arc<App>>, known: Known, Named(id): Named) -> Answer {
    let done = app.clubs().renew_invitation(&known.person, &id).await;
    after(&app, &known, &id, done).await
}

async fn renew_calendar(State(app): State<Arc<App>>, known: Known, Named(id): Named) -> Answer {
    let done = app.clubs().renew_calendar(&known.person, &id).await;
    after(&app, &known, &id, done).await
}

async fn remove(State(app): State<Arc<App>>, known: Known, Named(id): Named, Json(asked): Json<ClubMemberRequest>) -> Answer {
    let done = app.clubs().remove(&known.person, &id, &asked.person).await;
    after(&app, &known, &id, done).await
}

async fn make_host(State(app): State<Arc<App>>, known: Known, Named(id): Named, Json(asked): Json<ClubMemberRequest>) -> Answer {
    let done = app.clubs().make_host(&known.person, &id, &asked.person).await;
    after(&app, &known, &id, done).await
}

async fn step_down(State(app): State<Arc<App>>, known: Known, Named(id): Named) -> Answer {
    let done = app.clubs().step_down(&known.person, &id).await;
    after(&app, &known, &id, done).await
}

async fn add_challenge(
    State(app): State<Arc<App>>,
    known: Known,
    Named(id): Named,
    Json(ChallengeRequest { day, at, game, players, variants, clock, lead, fill, members_only }): Json<ChallengeRequest>,
) -> Answer {
    let wish = ChallengeWish { day, at, game, players, variants, clock, lead, fill, members_only };
    let done = app.clubs().add_challenge(&known.person, &id, wish).await;
    after(&app, &known, &id, done).await
}

async fn drop_challenge(State(app): State<Arc<App>>, known: Known, Path((id, challenge)): Path<(String, String)>) -> Answer {
    let done = app.clubs().drop_challenge(&known.person, &id, &challenge).await;
    after(&app, &known, &id, done).await
}

async fn begin_season(State(app): State<Arc<App>>, known: Known, Named(id): Named) -> Answer {
    let done = app.clubs().begin_season(&known.person, &id).await;
    after(&app, &known, &id, done).await
}

async fn end_season(State(app): State<Arc<App>>, known: Known, Named(id): Named) -> Answer {
    let done = app.clubs().end_season(&known.person, &id).await;
    after(&app, &known, &id, done).await
}

async fn season(
    State(app): State<Arc<App>>,
    known: Known,
    Path((id, number)): Path<(String, String)>,
) -> Result<axum::Json<SeasonSeen>, ApiError> {
    let number = number.parse().map_err(|_| ApiError::not_found())?;
    let seen = app.clubs().season(Some(&known.person), &id, number).await;
    seen.map(axum::Json).map_err(|error| refused(&app, &known, error))
}
