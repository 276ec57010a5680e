//! Experiments of the laboratory, in pieces that can be done anywhere and put together in any order.

use crate::errors;
use coven_engine::{DataSource, Phrase};
use coven_lab::experiment::Experiment;
use coven_lab::laboratory::report::{report, summaries};
use coven_lab::laboratory::{Played, play, writing};
use coven_text::{Language, Texts};
use pyo3::prelude::*;
use serde_json::json;

fn read(text: &str) -> PyResult<Experiment> {
    Experiment::read(text, &DataSource::builtin()).map_err(|error| errors::argument(&error.to_string()))
}

fn written(value: &impl serde::Serialize) -> PyResult<String> {
    serde_json::to_string(value).map_err(|error| errors::defect(&error.to_string()))
}

/// What an experiment, given as the text of its file, would play: JSON with its title, the number of games and the names of its tables.
#[pyfunction]
pub fn lab_plan(text: &str) -> PyResult<String> {
    let experiment = read(text)?;
    let names: Vec<&str> = experiment.tables.iter().map(|table| table.name.as_str()).collect();
    written(&json!({ "title": experiment.title, "games": experiment.games, "tables": names }))
}

/// Plays games of one table of an experiment, those from number `first` on, and gives them as a JSON list.
#[pyfunction]
pub fn lab_games(py: Python<'_>, text: &str, table: usize, first: u64, count: u64) -> PyResult<String> {
    let experiment = read(text)?;
    let texts = Texts::new(Language::English, coven_catalog::games());
    let say = |phrase: &Phrase| texts.say(phrase, &[]);
    let mut played: Vec<Played> = Vec::new();
    let numbers = first..first.saturating_add(count).min(experiment.games);
    py.detach(|| play(&experiment, table, &DataSource::builtin(), &say, &mut numbers.into_iter(), &mut |game| played.push(game)))
        .map_err(|error| errors::argument(&error.to_string()))?;
    written(&played)
}

/// Puts games together, given as lists of [`lab_games`]: a report as `html`, `markdown` or `csv`, or every table's figures as `json`.
#[pyfunction]
pub fn lab_report(text: &str, played: Vec<String>, form: &str) -> PyResult<String> {
    let experiment = read(text)?;
    let mut games: Vec<Played> = Vec::new();
    for list in &played {
        let read: Vec<Played> = serde_json::from_str(list)
            .map_err(|error| errors::argument(&format!("these are no games of an experiment: {error}")))?;
        games.extend(read);
    }
    if let Some(strange) = games.iter().find(|game| !game.fits(&experiment)) {
        return Err(errors::argument(&format!("game {} was not played at a table of this experiment", strange.number)));
    }
    match form {
        "html" => Ok(writing::html(&report(&experiment, &games))),
        "markdown" => Ok(writing::markdown(&report(&experiment, &games))),
        "csv" => Ok(writing::csv(&report(&experiment, &games))),
        "json" => written(&summaries(&experiment, &games)),
        other => Err(errors::argument(&format!("a report is html, markdown, csv or json, not '{other}'"))),
    }
}
