//! The games for Python. The package in `python/` wraps what stands here into friendlier classes; this crate is only a reader of
//! the catalog and names no game.
//!
//! - [`single`]: one table, move by move.
//! - [`batch`]: many games that step together, straight into NumPy arrays; [`lanes`] is the part that knows no Python, [`crew`] its threads.
//! - [`arena`]: bots against each other, and the episodes that they play.
//! - [`analysis`]: why a finished game went as it did.
//! - [`lab`]: experiments of the laboratory, piece by piece.
//! - [`errors`]: refusals as exceptions with a code and a rule.
//!
//! Structured things (views, standings) cross the border as JSON, arrays as NumPy arrays. The interpreter is free while anything
//! takes long.

mod analysis;
mod arena;
mod batch;
mod crew;
mod errors;
mod lab;
mod lanes;
mod single;

use pyo3::prelude::*;
use serde_json::json;

/// What is known of every game, as JSON.
#[pyfunction]
fn games() -> String {
    let game = |about: &&coven_engine::About| {
        json!({
            "id": about.id,
            "title": about.title,
            "fewest": about.seats.start(),
            "most": about.seats.end(),
            "rules": about.versions.end(),
            "variants": about.variants.iter().map(|variant| variant.word).collect::<Vec<_>>(),
            "modes": about.modes,
            "first_game": { "players": about.first_game.players, "variants": about.first_game.variants },
        })
    };
    json!(coven_catalog::games().iter().map(game).collect::<Vec<_>>()).to_string()
}

/// The names of a game's built-in scenarios.
#[pyfunction]
fn scenarios(game: &str) -> PyResult<Vec<&'static str>> {
    Ok(coven_catalog::scenarios(game).map_err(errors::catalog)?.iter().map(|(name, _)| *name).collect())
}

/// The levels of computer players, the weakest first.
#[pyfunction]
fn levels() -> Vec<&'static str> {
    coven_bots::Level::ALL.iter().map(|level| level.name()).collect()
}

#[pymodule]
fn _coven(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_function(wrap_pyfunction!(games, module)?)?;
    module.add_function(wrap_pyfunction!(scenarios, module)?)?;
    module.add_function(wrap_pyfunction!(levels, module)?)?;
    module.add_function(wrap_pyfunction!(single::run_scenario, module)?)?;
    module.add_function(wrap_pyfunction!(analysis::analyse, module)?)?;
    module.add_function(wrap_pyfunction!(arena::arena_games, module)?)?;
    module.add_function(wrap_pyfunction!(arena::arena_report, module)?)?;
    module.add_function(wrap_pyfunction!(arena::episodes, module)?)?;
    module.add_function(wrap_pyfunction!(lab::lab_plan, module)?)?;
    module.add_function(wrap_pyfunction!(lab::lab_games, module)?)?;
    module.add_function(wrap_pyfunction!(lab::lab_report, module)?)?;
    module.add_class::<single::Table>()?;
    module.add_class::<batch::Batch>()
}
