//! Refusals as exceptions. Their classes stand in `coven/errors.py`, each with a `code` and a `rule`.

use coven_catalog::{CatalogError, PlayError, ResumeError, StartError};
use coven_engine::{BadNotation, Illegal, SetupError};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// An exception of the package: its class, what is wrong, the stable code, and the rule that says so if one does.
fn raise(class: &str, message: &str, code: &str, rule: Option<&str>) -> PyErr {
    Python::attach(|py| {
        let made = || py.import("coven.errors")?.getattr(class)?.call1((message, code, rule));
        match made() {
            Ok(error) => PyErr::from_value(error),
            Err(missing) => missing,
        }
    })
}

pub fn illegal(illegal: Illegal) -> PyErr {
    raise("IllegalMove", &illegal.to_string(), illegal.code, Some(illegal.rule))
}

/// An action of a batch that cannot be taken.
pub fn illegal_action(message: &str, illegal: Illegal) -> PyErr {
    raise("IllegalMove", message, illegal.code, Some(illegal.rule))
}

pub fn notation(error: &BadNotation) -> PyErr {
    raise("BadNotation", &error.to_string(), "bad-notation", None)
}

pub fn play(error: PlayError) -> PyErr {
    match error {
        PlayError::Notation(error) => notation(&error),
        PlayError::Illegal(refused) => illegal(refused),
    }
}

pub fn setup(error: &SetupError) -> PyErr {
    raise("SetupError", &error.to_string(), error.code, Some(error.rule))
}

pub fn catalog(error: CatalogError) -> PyErr {
    match error {
        CatalogError::UnknownGame { .. } => raise("UnknownGame", &error.to_string(), "unknown-game", None),
        CatalogError::Data(_) => raise("DataError", &error.to_string(), "bad-data", None),
    }
}

pub fn start(error: StartError) -> PyErr {
    match error {
        StartError::Catalog(error) => catalog(error),
        StartError::Setup(error) => setup(&error),
        StartError::Players { .. } => raise("SetupError", &error.to_string(), "players", None),
        StartError::UnreadableSetup(_) => raise("SetupError", &error.to_string(), "unreadable-setup", None),
    }
}

pub fn resume(error: ResumeError) -> PyErr {
    match error {
        ResumeError::Catalog(error) => catalog(error),
        ResumeError::Record(error) => record(&error),
    }
}

pub fn record(error: &impl ToString) -> PyErr {
    raise("RecordError", &error.to_string(), "bad-record", None)
}

pub fn scenario(error: &str) -> PyErr {
    raise("ScenarioError", error, "bad-scenario", None)
}

pub fn bot(error: &impl ToString) -> PyErr {
    raise("UnknownBot", &error.to_string(), "unknown-bot", None)
}

/// An argument that cannot be.
pub fn argument(message: &str) -> PyErr {
    raise("BadArgument", message, "bad-argument", None)
}

/// Something that cannot happen unless the program is wrong.
pub fn defect(message: &str) -> PyErr {
    PyRuntimeError::new_err(message.to_owned())
}
