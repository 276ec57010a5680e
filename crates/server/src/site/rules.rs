//! The rulebooks.

use super::visit::Visit;
use crate::api::error::ApiError;
use crate::api::extract::Asked;
use crate::app::App;
use axum::extract::{Path, State};
use axum::response::Response;
use coven_book::Library;
use coven_ui::page::book::{self, Example};
use serde::Deserialize;
use std::sync::Arc;

/// Number of letters of a search that are read.
const LONGEST_SEARCH: usize = 80;

#[derive(Debug, Deserialize)]
pub struct Search {
    q: Option<String>,
}

impl App {
    /// What can be read about a game, in the language of whoever asks.
    pub fn library(&self, game: &str, language: coven_text::Language) -> Result<Library<'_>, ApiError> {
        let unpacked = self.games.get(game).map_err(crate::games::OpenError::from)?;
        Ok(Library { about: unpacked.about(), texts: self.texts(language), things: unpacked.things() })
    }
}

/// The player's book, or what was found in it and in the rules.
pub async fn all(
    State(app): State<Arc<App>>,
    visit: Visit,
    Path(game): Path<String>,
    Asked(Search { q }): Asked<Search>,
) -> Result<Response, ApiError> {
    let library = app.library(&game, visit.asker.language)?;
    let visitor = visit.visitor(&app, &[]);
    let words: String = q.unwrap_or_default().chars().take(LONGEST_SEARCH).collect();
    let shown = if words.trim().is_empty() { book::book(&visitor, &library) } else { book::search(&visitor, &library, &words) };
    Ok(visit.show(shown))
}

pub async fn exact(State(app): State<Arc<App>>, visit: Visit, Path(game): Path<String>) -> Result<Response, ApiError> {
    Ok(visit.show(book::exact(&visit.visitor(&app, &[]), &app.library(&game, visit.asker.language)?)))
}

pub async fn things(State(app): State<Arc<App>>, visit: Visit, Path(game): Path<String>) -> Result<Response, ApiError> {
    Ok(visit.show(book::things(&visit.visitor(&app, &[]), &app.library(&game, visit.asker.language)?)))
}

pub async fn thing(
    State(app): State<Arc<App>>,
    visit: Visit,
    Path((game, id)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    let shown = book::thing(&visit.visitor(&app, &[]), &app.library(&game, visit.asker.language)?, &id);
    shown.map(|shown| visit.show(shown)).ok_or_else(ApiError::not_found)
}

pub async fn aid(State(app): State<Arc<App>>, visit: Visit, Path(game): Path<String>) -> Result<Response, ApiError> {
    let shown = book::aid(&visit.visitor(&app, &[]), &app.library(&game, visit.asker.language)?);
    shown.map(|shown| visit.show(shown)).ok_or_else(ApiError::not_found)
}

/// Which example of a rule is shown, and which moment of it.
#[derive(Debug, Default, Deserialize)]
pub struct Look {
    example: Option<usize>,
    at: Option<usize>,
}

/// An example of a rule; none where no scenario proves it, or with other component data than the built-in.
fn example(app: &App, game: &str, rule: &str, look: &Look) -> Option<Example<'static>> {
    let proving = coven_catalog::proving(game, rule).ok()?;
    let shown = look.example.unwrap_or(0).min(proving.len().checked_sub(1)?);
    let scene = app.games.get(game).ok()?.scene(proving[shown].1).ok()?;
    let moment = look.at.unwrap_or(0).min(scene.moments() - 1);
    Some(Example { names: proving.into_iter().map(|(name, _)| name).collect(), shown, scene, moment })
}

/// A rule of which only the id is known: its beginning tells the game. Those of every table are read at the first game.
pub async fn by_id(
    State(app): State<Arc<App>>,
    visit: Visit,
    Path(id): Path<String>,
    Asked(look): Asked<Look>,
) -> Result<Response, ApiError> {
    let prefix = id.split('-').next().unwrap_or_default().to_ascii_uppercase();
    let games = coven_catalog::games();
    let about = games.iter().find(|about| about.rule_prefix == prefix).or(games.first()).ok_or_else(ApiError::not_found)?;
    rule(&app, &visit, about.id, &id, &look)
}

/// One rule: alone for our script, on a page with its examples for everybody else.
pub async fn one(
    State(app): State<Arc<App>>,
    visit: Visit,
    Path((game, id)): Path<(String, String)>,
    Asked(look): Asked<Look>,
) -> Result<Response, ApiError> {
    rule(&app, &visit, &game, &id, &look)
}

fn rule(app: &App, visit: &Visit, game: &str, id: &str, look: &Look) -> Result<Response, ApiError> {
    let library = app.library(game, visit.asker.language)?;
    let id = library.rule(id).ok_or_else(ApiError::not_found)?.id;
    let example = if visit.fragment { None } else { example(app, game, id, look) };
    let names = example.as_ref().map_or_else(Vec::new, |example| super::stage::names(example.scene.seats()));
    let visitor = visit.visitor(app, &names);
    let shown = match visit.fragment {
        true => book::rule(&library, &visitor.speak, id),
        false => book::rule_page(&visitor, &library, id, example.as_ref()),
    };
    shown.map(|shown| visit.show(shown)).ok_or_else(ApiError::not_found)
}
