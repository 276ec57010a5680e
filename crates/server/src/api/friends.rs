//! What people are to each other.

use super::error::ApiError;
use super::extract::{Json, Key, Known, Named, TableName};
use super::tables::{OpenedShown, answer};
use crate::app::App;
use crate::friends::{Circle, LONGEST_REASON, Met, Told};
use crate::table::ChatLine;
use axum::extract::State;
use coven_store::{Bond, BondKind, Bonded};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What somebody is to a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BondShown {
    /// You have asked, and they have not said yes.
    Asked,
    Friend,
    Blocked,
}

impl BondShown {
    pub fn of(kind: BondKind) -> BondShown {
        match kind {
            BondKind::Asked => BondShown::Asked,
            BondKind::Friend => BondShown::Friend,
            BondKind::Blocked => BondShown::Blocked,
        }
    }
}

/// Somebody, by id and name.
#[derive(Debug, Serialize, JsonSchema)]
pub struct OtherShown {
    person: String,
    name: String,
}

impl OtherShown {
    fn of(bond: Bond) -> OtherShown {
        OtherShown { person: bond.other, name: bond.name }
    }
}

/// Everybody to whom you have a bond.
#[derive(Debug, Serialize, JsonSchema)]
pub struct FriendsShown {
    friends: Vec<OtherShown>,
    /// They ask to be your friends.
    asking: Vec<OtherShown>,
    /// You have asked them.
    asked: Vec<OtherShown>,
    blocked: Vec<OtherShown>,
}

/// Somebody who sits at the same table.
#[derive(Debug, Serialize, JsonSchema)]
pub struct MetShown {
    person: String,
    name: String,
    bond: Option<BondShown>,
    /// What they said lately beside the game.
    said: Vec<ChatLine>,
}

pub async fn list(State(app): State<Arc<App>>, known: Known) -> Result<axum::Json<FriendsShown>, ApiError> {
    let Circle { friends, asking, asked, blocked } = app.circle(&known.person.id).await?;
    let shown = |bonds: Vec<Bond>| bonds.into_iter().map(OtherShown::of).collect();
    Ok(axum::Json(FriendsShown { friends: shown(friends), asking: shown(asking), asked: shown(asked), blocked: shown(blocked) }))
}

pub async fn befriend(State(app): State<Arc<App>>, known: Known, Named(id): Named) -> Result<axum::Json<BondShown>, ApiError> {
    Ok(axum::Json(match app.befriend(&known.person, &id).await? {
        Bonded::Friends => BondShown::Friend,
        Bonded::Asked | Bonded::TooMany => BondShown::Asked,
    }))
}

pub async fn part(State(app): State<Arc<App>>, known: Known, Named(id): Named) -> Result<axum::Json<()>, ApiError> {
    Ok(axum::Json(app.part(&known.person, &id).await?))
}

pub async fn block(State(app): State<Arc<App>>, known: Known, Named(id): Named) -> Result<axum::Json<()>, ApiError> {
    Ok(axum::Json(app.block(&known.person, &id).await?))
}

pub async fn unblock(State(app): State<Arc<App>>, known: Known, Named(id): Named) -> Result<axum::Json<()>, ApiError> {
    Ok(axum::Json(app.unblock(&known.person, &id).await?))
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ComplaintRequest {
    #[schemars(length(min = 1, max = LONGEST_REASON))]
    reason: String,
    /// The table at which it happened, if you both sit there.
    table: Option<String>,
    /// The line of that table's journal which was said.
    said: Option<i64>,
}

pub async fn complain(
    State(app): State<Arc<App>>,
    known: Known,
    Named(id): Named,
    Json(ComplaintRequest { reason, table, said }): Json<ComplaintRequest>,
) -> Result<axum::Json<()>, ApiError> {
    Ok(axum::Json(app.complain(&known.person, &id, Told { reason, table, said }).await?))
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct InviteRequest {
    game: String,
    /// The ids of friends, or of people whom you have met at a table.
    #[schemars(length(min = 1, max = 7))]
    people: Vec<String>,
}

pub async fn invite(
    State(app): State<Arc<App>>,
    known: Known,
    Key(key): Key,
    Json(InviteRequest { game, people }): Json<InviteRequest>,
) -> Result<axum::Json<OpenedShown>, ApiError> {
    answer(&app, &known, app.tables().invite(&known.person, key, &game, &people).await)
}

pub async fn met(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(table): TableName,
) -> Result<axum::Json<Vec<MetShown>>, ApiError> {
    let met = app.tables().people_met(&known.person, &table).await;
    let met = met.map_err(|error| ApiError::of(error, app.texts(known.language)))?;
    let shown = |Met { person, name, bond, said }: Met| MetShown { person, name, bond: bond.map(BondShown::of), said };
    Ok(axum::Json(met.into_iter().map(shown).collect()))
}
