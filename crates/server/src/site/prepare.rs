//! Answers that are prepared for the next time that one is asked.

use super::visit::{Form, Visit};
use crate::api::error::ApiError;
use crate::api::extract::TableName;
use crate::app::App;
use crate::table::{PreparedCase, Refusal};
use crate::tables::TableError;
use axum::extract::State;
use axum::response::Response;
use coven_catalog::{Ahead, PreparedAnswer, name};
use coven_engine::Phrase;
use coven_ui::page::{self, Address, MayBeAsked, PreparePage, Prepared};
use std::sync::Arc;

/// What is prepared, as pages show it.
pub fn told(case: PreparedCase) -> Prepared {
    Prepared { asked: case.told.asked, heard: case.told.heard, answer: case.told.answer }
}

/// What may be asked, and how it may be answered. Whoever is asked by now is taken to the table.
pub async fn show(State(app): State<Arc<App>>, visit: Visit, TableName(table): TableName) -> Result<Response, ApiError> {
    let Some(person) = visit.person() else {
        return Err(visit.refused(&app, Refusal::NotSeated.into()));
    };
    let looked = match app.tables().look_ahead(&visit.asker, person, &table).await {
        Ok(looked) => looked,
        Err(TableError::Refused(Refusal::AskedNow)) => return Ok(visit.go(&app, Address::Table { table: &table })),
        Err(error) => return Err(visit.refused(&app, error)),
    };
    let visitor = visit.visitor(&app, &looked.names);
    let said = |phrase: &Phrase| visitor.speak.sentence(phrase);
    let may_be_asked = |ahead: Ahead| MayBeAsked {
        question: name(&ahead.prompt),
        asked: said(&ahead.prompt.phrase),
        answers: ahead.choices.into_iter().map(|choice| (choice.notation, said(&choice.phrase))).collect(),
        heard: ahead.heard.iter().map(|heard| (name(heard), said(heard))).collect(),
    };
    let ahead: Vec<MayBeAsked> = looked.ahead.into_iter().map(may_be_asked).collect();
    let prepared: Vec<Prepared> = looked.prepared.into_iter().map(told).collect();
    Ok(visit.show(page::prepare(&visitor, &PreparePage { table: &table, prepared: &prepared, ahead: &ahead })))
}

/// Prepares one more answer, in the place of the one for the same case; or drops everything.
pub async fn prepare(
    State(app): State<Arc<App>>,
    mut visit: Visit,
    TableName(table): TableName,
    form: Form,
) -> Result<Response, ApiError> {
    let person = visit.known(&app).await?.person;
    let tables = app.tables();
    if form.get("drop").is_some() {
        let done = tables.prepare(&visit.asker, &person, &table, Vec::new()).await;
        done.map_err(|error| visit.refused(&app, error))?;
        return Ok(visit.go(&app, Address::Table { table: &table }));
    }
    let answer = PreparedAnswer {
        question: form.text("question"),
        heard: form.get("heard").filter(|heard| !heard.is_empty()).map(str::to_owned),
        notation: form.text("move"),
    };
    let there = tables.prepared(&person.id, &table).await.map_err(|error| visit.refused(&app, error))?;
    let mut wanted: Vec<PreparedAnswer> = there.into_iter().map(|case| case.answer).collect();
    match wanted.iter_mut().find(|one| (&one.question, &one.heard) == (&answer.question, &answer.heard)) {
        Some(same) => *same = answer,
        None => wanted.push(answer),
    }
    let done = tables.prepare(&visit.asker, &person, &table, wanted).await;
    done.map_err(|error| visit.refused(&app, error))?;
    Ok(visit.go(&app, Address::Prepare { table: &table }))
}
