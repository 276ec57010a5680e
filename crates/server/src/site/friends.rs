//! Friends and others, as pages and forms.

use super::profiles::bond;
use super::visit::{Form, Visit};
use crate::api::error::ApiError;
use crate::api::extract::{Asked, Named, TableName};
use crate::app::App;
use crate::friends::{Circle, LONGEST_REASON, Met, Told};
use crate::ids;
use axum::extract::State;
use axum::response::Response;
use coven_store::Bond as Kept;
use coven_ui::page::{self, Address, Bond, ComplainPage, FriendsPage, MetPerson, Other};
use serde::Deserialize;
use std::sync::Arc;

type Answer = Result<Response, ApiError>;

fn others(bonds: Vec<Kept>) -> Vec<Other> {
    bonds.into_iter().map(|bond| Other { id: bond.other, name: bond.name }).collect()
}

pub async fn list(State(app): State<Arc<App>>, visit: Visit) -> Answer {
    let Circle { friends, asking, asked, blocked } = match visit.asker.id() {
        Some(person) => app.circle(person).await?,
        None => Circle::default(),
    };
    let (friends, asking, asked, blocked) = (others(friends), others(asking), others(asked), others(blocked));
    let games = coven_catalog::games();
    let shown = FriendsPage { games, friends: &friends, asking: &asking, asked: &asked, blocked: &blocked };
    Ok(visit.show(page::friends(&visit.visitor(&app, &[]), &shown)))
}

/// Opens a table for those who were chosen.
pub async fn ask_to_play(State(app): State<Arc<App>>, mut visit: Visit, form: Form) -> Answer {
    let person = visit.known(&app).await?.person;
    let people: Vec<String> = form.all("person").filter(|id| ids::is_name(id)).map(str::to_owned).collect();
    let opened = app.tables().invite(&person, None, &form.text("game"), &people).await;
    let opened = opened.map_err(|error| visit.refused(&app, error))?;
    Ok(visit.go(&app, Address::Table { table: &opened.table }))
}

pub async fn befriend(State(app): State<Arc<App>>, mut visit: Visit, Named(id): Named, form: Form) -> Answer {
    let person = visit.known(&app).await?.person;
    app.befriend(&person, &id).await?;
    Ok(visit.go(&app, form.back("/friends")))
}

pub async fn part(State(app): State<Arc<App>>, mut visit: Visit, Named(id): Named, form: Form) -> Answer {
    let person = visit.known(&app).await?.person;
    app.part(&person, &id).await?;
    Ok(visit.go(&app, form.back("/friends")))
}

pub async fn block(State(app): State<Arc<App>>, mut visit: Visit, Named(id): Named, form: Form) -> Answer {
    let person = visit.known(&app).await?.person;
    app.block(&person, &id).await?;
    Ok(visit.go(&app, form.back("/friends")))
}

pub async fn unblock(State(app): State<Arc<App>>, mut visit: Visit, Named(id): Named, form: Form) -> Answer {
    let person = visit.known(&app).await?.person;
    app.unblock(&person, &id).await?;
    Ok(visit.go(&app, form.back("/friends")))
}

pub async fn met(State(app): State<Arc<App>>, visit: Visit, TableName(table): TableName) -> Answer {
    let person = visit.person().ok_or_else(ApiError::nobody)?;
    let met = app.tables().people_met(person, &table).await.map_err(|error| visit.refused(&app, error))?;
    let asking = app.store.asking_to_be_friends(&person.id).await?;
    let shown = |one: Met| {
        let asks = one.bond.is_none() && asking.iter().any(|bond| bond.other == one.person);
        MetPerson {
            bond: if asks { Bond::Asking } else { bond(one.bond) },
            other: Other { id: one.person, name: one.name },
            said: one.said.into_iter().map(|line| (line.seq, line.text)).collect(),
        }
    };
    let people: Vec<MetPerson> = met.into_iter().map(shown).collect();
    let game = app.open_table(&table).await?.desk()?.founding.game.clone();
    let about = coven_catalog::about(&game).map_err(crate::games::OpenError::from)?;
    Ok(visit.show(page::met(&visit.visitor(&app, &[]), &table, about, &people)))
}

/// What somebody wants to complain of.
#[derive(Debug, Deserialize)]
pub struct Of {
    table: Option<String>,
    said: Option<i64>,
}

/// What somebody is called, for those who may know it.
async fn name_of(app: &Arc<App>, visit: &Visit, id: &str) -> Result<String, ApiError> {
    let viewer = visit.asker.id();
    let found = if ids::is_name(id) { app.person(id).await? } else { None };
    let found = found.ok_or_else(ApiError::no_such_person)?;
    let known = match viewer {
        Some(viewer) => app.store.bond(viewer, id).await?.is_some() || app.store.have_met(viewer, id).await?,
        None => false,
    };
    if known || app.profile_for(viewer, id).await?.is_some() { Ok(found.name.clone()) } else { Err(ApiError::no_such_person()) }
}

pub async fn complaining(State(app): State<Arc<App>>, visit: Visit, Named(id): Named, Asked(of): Asked<Of>) -> Answer {
    let person = visit.person().ok_or_else(ApiError::nobody)?;
    let name = name_of(&app, &visit, &id).await?;
    let mut quoted = None;
    if let (Some(table), Some(line)) = (of.table.filter(|table| ids::is_name(table)), of.said) {
        // Whoever does not sit there is shown nothing of it.
        let met = app.tables().people_met(person, &table).await.unwrap_or_default();
        let said = met.into_iter().filter(|met| met.person == id).flat_map(|met| met.said).find(|said| said.seq == line);
        quoted = said.map(|said| (table, line, said.text));
    }
    let said = quoted.as_ref().map(|(table, line, text)| (table.as_str(), *line, text.as_str()));
    let shown = ComplainPage { id: &id, name: &name, said, longest: LONGEST_REASON, sent: false };
    Ok(visit.show(page::complain(&visit.visitor(&app, &[]), &shown)))
}

pub async fn complain(State(app): State<Arc<App>>, mut visit: Visit, Named(id): Named, form: Form) -> Answer {
    let person = visit.known(&app).await?.person;
    let table = form.get("table").filter(|table| ids::is_name(table)).map(str::to_owned);
    app.complain(&person, &id, Told { reason: form.text("reason"), table, said: form.parsed("said") }).await?;
    let name = name_of(&app, &visit, &id).await?;
    let shown = ComplainPage { id: &id, name: &name, said: None, longest: LONGEST_REASON, sent: true };
    Ok(visit.show(page::complain(&visit.visitor(&app, &[]), &shown)))
}
