//! What can be pointed at and done at each step, for whoever writes a lesson.

use super::Folder;
use crate::Speak;
use crate::page::{Staged, picture};
use coven_catalog::{NamedLesson, Taught};
use coven_engine::Viewer;
use std::collections::BTreeSet;

/// One step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    pub step: String,
    /// The moves of the learner.
    pub moves: Vec<String>,
    /// Names of pieces, and parts of the table by `#id`.
    pub things: BTreeSet<String>,
}

/// All steps of a lesson, as far as it can be played.
pub fn names(folder: &Folder<'_>, lesson: &NamedLesson) -> Vec<Names> {
    let Ok(taught) = Taught::open(folder.game, &lesson.lesson) else {
        return Vec::new();
    };
    let steps = lesson.lesson.steps.iter().enumerate();
    let names = steps.filter_map(|(number, step)| {
        let table = taught.at(number, &[])?;
        let viewer = Viewer::Seat(taught.learner());
        let staged = Staged { table: &*table, viewer, choose: Some(""), back: None, point: &[] };
        let page = picture(&staged, Speak::new(folder.english(), &[]), true).html.into_string();
        let things = values(&page, " data-piece=\"").map(str::to_owned);
        let parts = values(&page, " id=\"").map(|id| format!("#{id}"));
        Some(Names {
            step: step.name.clone(),
            moves: table.choices(taught.learner()).into_iter().map(|choice| choice.notation).collect(),
            things: things.chain(parts).collect(),
        })
    });
    names.collect()
}

fn values<'a>(page: &'a str, attribute: &'a str) -> impl Iterator<Item = &'a str> {
    page.split(attribute).skip(1).filter_map(|rest| rest.split('"').next())
}
