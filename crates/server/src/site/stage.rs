//! Staged positions: scenarios to be looked at, moment by moment, and to be played on from. A page follows from its address alone.

use super::visit::Visit;
use crate::api::error::ApiError;
use crate::api::extract::Asked;
use crate::app::App;
use crate::games::OpenError;
use crate::table::BOT_NAMES;
use crate::tables::TableError;
use axum::extract::{Path, State};
use axum::response::Response;
use coven_catalog::Scene;
use coven_engine::scenario::Scenario;
use coven_engine::{About, Seat, Viewer};
use coven_ui::page::{self, Address, ScenePage, Tried};
use serde::Deserialize;
use std::sync::Arc;

type Answer = Result<Response, ApiError>;

/// Who sits at a staged table.
pub fn names(seats: usize) -> Vec<String> {
    BOT_NAMES.iter().take(seats).map(|&name| name.to_owned()).collect()
}

#[derive(Debug, Deserialize)]
pub struct Staging {
    /// Through whose eyes: a seat, or `spectator`.
    #[serde(rename = "as")]
    viewer: Option<String>,
    /// Another move to be tried.
    r#try: Option<String>,
}

impl Staging {
    /// Whose eyes are wished for; those that suit the moment if none are, or none that there are.
    fn eyes(&self, scene: &Scene, moment: usize) -> Viewer {
        let seat = |word: &str| word.parse().ok().and_then(|number| scene.seat(number)).map(Viewer::Seat);
        match self.viewer.as_deref() {
            Some("spectator") => Viewer::Spectator,
            wished => wished.and_then(seat).unwrap_or_else(|| scene.eyes(moment)),
        }
    }
}

/// A built-in scenario, carried out.
fn staged(app: &App, game: &str, name: &str) -> Result<(&'static About, &'static Scenario, Scene), ApiError> {
    let about = coven_catalog::about(game).map_err(OpenError::from)?;
    let scenario = coven_catalog::scenario(game, name).map_err(OpenError::from)?.ok_or_else(ApiError::not_found)?;
    // With other component data than the built-in a scenario may say what cannot be.
    let scene = app.games.get(game).map_err(OpenError::from)?.scene(scenario).map_err(|_| ApiError::not_found())?;
    Ok((about, scenario, scene))
}

pub async fn open(State(app): State<Arc<App>>, visit: Visit, Path((game, name)): Path<(String, String)>) -> Answer {
    staged(&app, &game, &name)?;
    Ok(visit.go(&app, Address::Scene { game: &game, scene: &name, moment: 0 }))
}

pub async fn show(
    State(app): State<Arc<App>>,
    visit: Visit,
    Path((game, name, moment)): Path<(String, String, usize)>,
    Asked(how): Asked<Staging>,
) -> Answer {
    let (about, scenario, scene) = staged(&app, &game, &name)?;
    let moment = moment.min(scene.moments() - 1);
    let viewer = how.eyes(&scene, moment);
    let tried = match (how.r#try, viewer) {
        (Some(notation), Viewer::Seat(seat)) => scene.attempt(moment, seat, &notation).map(|outcome| Tried { notation, outcome }),
        _ => None,
    };
    let names = names(scene.seats());
    let heading = app.library(&game, visit.asker.language)?.heading_of(scenario);
    let page = ScenePage { about, name: &name, heading: &heading, scenario, scene: &scene, moment, viewer, tried };
    Ok(visit.show(page::scene(&visit.visitor(&app, &names), &page)))
}

/// A table of one's own that goes on from here.
pub async fn play(
    State(app): State<Arc<App>>,
    mut visit: Visit,
    Path((game, name, moment)): Path<(String, String, usize)>,
    Asked(how): Asked<Staging>,
) -> Answer {
    let (_, _, scene) = staged(&app, &game, &name)?;
    let own = match how.eyes(&scene, moment) {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => Seat(0),
    };
    let person = visit.known(&app).await?.person;
    let table = scene.at(moment).ok_or_else(ApiError::not_found)?;
    let opened = app.tables().play_staged(&person, &*table, own).await;
    let opened = opened.map_err(|error: TableError| visit.refused(&app, error))?;
    Ok(visit.go(&app, Address::Table { table: &opened.table }))
}
