//! The rulebooks.

use super::visit::Visit;
use crate::api::error::ApiError;
use crate::api::extract::Asked;
use crate::app::App;
use axum::extract::{Path, State};
use axum::response::Response;
use coven_book::Library;
use coven_engine::scenario::Scenario;
use coven_ui::page::book::{self, Example};
use serde::Deserialize;
use std::sync::Arc;

/// Number of letters of a search that are read.
const LONGEST_SEARCH: usize = 80;

/// What is looked for in the book, or which of its examples is drawn, and at which moment.
#[derive(Debug, Deserialize)]
pub struct Reading {
    q: Option<String>,
    example: Option<String>,
    at: Option<usize>,
}

impl App {
    /// What can be read about a game, in the language of whoever asks.
    pub fn library(&self, game: &str, language: coven_text::Language) -> Result<Library<'_>, ApiError> {
        let unpacked = self.games.get(game).map_err(crate::games::OpenError::from)?;
        Ok(Library { about: unpacked.about(), texts: self.texts(language), things: unpacked.things() })
    }
}

/// The player's book, or what was found in it and in the rules. Our script asks for an example alone.
pub async fn all(
    State(app): State<Arc<App>>,
    visit: Visit,
    Path(game): Path<String>,
    Asked(Reading { q, example, at }): Asked<Reading>,
) -> Result<Response, ApiError> {
    let library = app.library(&game, visit.asker.language)?;
    let words: String = q.unwrap_or_default().chars().take(LONGEST_SEARCH).collect();
    if !words.trim().is_empty() {
        return Ok(visit.show(book::search(&visit.visitor(&app, &[]), &library, &words)));
    }
    let open = example.and_then(|name| {
        let known = coven_catalog::scenarios(&game).ok()?.iter().find(|(known, _)| *known == name)?;
        drawn(&app, &game, vec![(known.0, &known.1)], 0, at)
    });
    let names = seats_of(open.as_ref());
    let visitor = visit.visitor(&app, &names);
    match (&open, visit.fragment) {
        (Some(open), true) => {
            book::book_example(&visitor, &library, open).map(|shown| visit.show(shown)).ok_or_else(ApiError::not_found)
        }
        _ => Ok(visit.show(book::book(&visitor, &library, open.as_ref()))),
    }
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
    drawn(app, game, coven_catalog::proving(game, rule).ok()?, look.example.unwrap_or(0), look.at)
}

/// One of some scenarios at a moment; at its last one, if `at` lies behind it.
fn drawn(
    app: &App,
    game: &str,
    scenarios: Vec<(&'static str, &'static Scenario)>,
    shown: usize,
    at: Option<usize>,
) -> Option<Example<'static>> {
    let shown = shown.min(scenarios.len().checked_sub(1)?);
    let scene = app.games.get(game).ok()?.scene(scenarios[shown].1).ok()?;
    let moment = at.unwrap_or(0).min(scene.moments() - 1);
    Some(Example { names: scenarios.into_iter().map(|(name, _)| name).collect(), shown, scene, moment })
}

/// Who sits at the table of an example.
fn seats_of(example: Option<&Example<'_>>) -> Vec<String> {
    example.map_or_else(Vec::new, |example| super::stage::names(example.scene.seats()))
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
    let names = seats_of(example.as_ref());
    let visitor = visit.visitor(app, &names);
    let shown = match visit.fragment {
        true => book::rule(&library, &visitor.speak, id),
        false => book::rule_page(&visitor, &library, id, example.as_ref()),
    };
    shown.map(|shown| visit.show(shown)).ok_or_else(ApiError::not_found)
}
