//! Why a finished game went as it did.

use crate::errors;
use coven_bots::Cancel;
use coven_engine::{DataSource, Record};
use coven_lab::analysis::{NotRead, Settings, Watch, analyse_record};
use pyo3::prelude::*;

/// Splits a finished game, given as its record, into luck, what others did and errors; the report as JSON.
#[pyfunction]
#[pyo3(signature = (record, deep, playouts, seed))]
pub fn analyse(py: Python<'_>, record: &str, deep: bool, playouts: Option<u64>, seed: u64) -> PyResult<String> {
    let record = Record::parse(record).map_err(|error| errors::record(&error))?;
    let usual = if deep { Settings::deep(seed) } else { Settings::quick(seed) };
    let settings = Settings { playouts: playouts.unwrap_or(usual.playouts), ..usual };
    let found = py.detach(|| {
        let mut watch = Watch { cancel: Cancel::default(), progress: &mut |_| {} };
        analyse_record(&record, &DataSource::builtin(), &settings, &mut watch)
    });
    let report = found.map_err(|error| match error {
        NotRead::Catalog(error) => errors::catalog(error),
        other => errors::record(&other),
    })?;
    serde_json::to_string(&report).map_err(|error| errors::defect(&error.to_string()))
}
