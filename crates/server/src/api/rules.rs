//! What can be read about a game: the player's book, the numbered rules, what lies in the box.

use super::error::ApiError;
use super::extract::{Asked, Asker, Named};
use crate::app::App;
use axum::extract::{Path, State};
use coven_book::{Book, Library, Words};
use coven_engine::rulebook::Rule;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A numbered rule.
#[derive(Debug, Serialize, JsonSchema)]
pub struct RuleShown {
    id: &'static str,
    chapter: &'static str,
    text: String,
    /// The language in which it is written.
    language: &'static str,
}

impl RuleShown {
    fn of(rule: &Rule<'static>) -> RuleShown {
        RuleShown { id: rule.id, chapter: rule.chapter, text: rule.plain(), language: rule.language }
    }
}

/// A component.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ThingShown {
    id: String,
    kind: &'static str,
    name: String,
    text: String,
    /// What it does on top, under some condition.
    bonus: Option<String>,
    /// How many of it are in the box, where that is counted.
    count: Option<usize>,
    /// `rulebook`, `reference` or `designed`.
    origin: Option<&'static str>,
    /// The rules that speak of it.
    rules: Vec<&'static str>,
}

/// A section of the player's book.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SectionShown {
    /// Its place on the page of the book.
    place: String,
    chapter: usize,
    title: String,
    /// Paragraphs, items and rows, without links and pictures.
    text: Vec<String>,
}

#[derive(Debug, Deserialize)]
pub struct Search {
    search: Option<String>,
}

fn library<'a>(app: &'a App, asker: &Asker, game: &str) -> Result<Library<'a>, ApiError> {
    app.library(game, asker.language)
}

/// The numbered rules of a game and of every table, or those that speak of some words.
pub async fn rules(
    State(app): State<Arc<App>>,
    asker: Asker,
    Named(game): Named,
    Asked(Search { search }): Asked<Search>,
) -> Result<axum::Json<Vec<RuleShown>>, ApiError> {
    let words = search.map(|search| Words::of(&search));
    let fits = |rule: &Rule<'_>| words.as_ref().is_none_or(|words| words.occur_in(&rule.plain()));
    Ok(axum::Json(library(&app, &asker, &game)?.rules().iter().filter(|rule| fits(rule)).map(RuleShown::of).collect()))
}

pub async fn rule(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path((game, id)): Path<(String, String)>,
) -> Result<axum::Json<RuleShown>, ApiError> {
    let rule = library(&app, &asker, &game)?.rule(&id);
    rule.map(|rule| axum::Json(RuleShown::of(&rule))).ok_or_else(ApiError::not_found)
}

pub async fn things(
    State(app): State<Arc<App>>,
    asker: Asker,
    Named(game): Named,
) -> Result<axum::Json<Vec<ThingShown>>, ApiError> {
    let library = library(&app, &asker, &game)?;
    let show = |thing: &coven_engine::Thing| {
        let explained = library.explain(thing);
        ThingShown {
            id: thing.id.to_string(),
            kind: thing.kind,
            name: explained.name,
            text: explained.text,
            bonus: explained.bonus,
            count: thing.count,
            origin: thing.origin.map(coven_engine::Origin::name),
            rules: thing.rules.clone(),
        }
    };
    Ok(axum::Json(library.things.iter().map(show).collect()))
}

/// The player's book; none for a game without one.
pub async fn book(
    State(app): State<Arc<App>>,
    asker: Asker,
    Named(game): Named,
) -> Result<axum::Json<Vec<SectionShown>>, ApiError> {
    let book: Book = library(&app, &asker, &game)?.book().ok_or_else(ApiError::not_found)?;
    let show = |section: &coven_book::Section| SectionShown {
        place: section.anchor(),
        chapter: section.chapter,
        title: section.title.clone(),
        text: section.words(),
    };
    Ok(axum::Json(book.sections.iter().map(show).collect()))
}
