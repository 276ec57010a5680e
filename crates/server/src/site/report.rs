//! The report of a finished game, and the positions of the moves that mattered most.

use super::visit::Visit;
use crate::api::error::ApiError;
use crate::api::extract::{Asked, TableName};
use crate::app::App;
use crate::reports::ReportSeen;
use axum::extract::{Path, State};
use axum::response::Response;
use coven_engine::Seat;
use coven_lab::analysis::Comparison;
use coven_ui::page::{self, Address, Answered, ExercisePage, Found, ReportMovePage, ReportPage};
use coven_ui::report::{lesson, lessons};
use serde::Deserialize;
use std::sync::Arc;

type Answer = Result<Response, ApiError>;

pub async fn show(State(app): State<Arc<App>>, visit: Visit, TableName(table): TableName) -> Answer {
    let seen = app.tables().report(&table).await.map_err(|error| visit.refused(&app, error))?;
    let open = app.open_table(&table).await?;
    let desk = open.desk()?;
    let game = desk.game.as_ref().ok_or_else(ApiError::not_found)?;
    let visitor = visit.visitor(&app, &desk.names);
    let own = visit.asker.id().and_then(|person| desk.seat_of(person));
    let found = match &seen {
        ReportSeen::Waiting => Found::Waiting,
        ReportSeen::UnderWay { percent } => Found::UnderWay { percent: *percent },
        ReportSeen::GivenUp => Found::GivenUp,
        ReportSeen::Ready(report) => Found::Ready { report, lessons: lessons(&**game, report, None), own },
    };
    let shown = ReportPage { about: game.about(), table: &table, found };
    Ok(visit.show(if visit.fragment { page::report_part(&shown, &visitor.speak) } else { page::report(&visitor, &shown) }))
}

pub async fn show_move(
    State(app): State<Arc<App>>,
    visit: Visit,
    TableName(table): TableName,
    Path((_, seq)): Path<(String, usize)>,
) -> Answer {
    let tables = app.tables();
    let seen = tables.report(&table).await.map_err(|error| visit.refused(&app, error))?;
    let ReportSeen::Ready(report) = seen else {
        return Ok(visit.go(&app, Address::Report { table: &table }));
    };
    let open = app.open_table(&table).await?;
    let desk = open.desk()?;
    let (game, judged) = (desk.game.as_ref(), report.moves.iter().find(|judged| judged.seq == seq && judged.kind.is_error()));
    let told = game.zip(judged).and_then(|(game, judged)| lesson(&**game, &report, judged));
    let (told, before) = told.zip(seq.checked_sub(1)).ok_or_else(ApiError::not_found)?;
    let then = tables.earlier(desk, before).map_err(|error| visit.refused(&app, error))?;
    let visitor = visit.visitor(&app, &desk.names);
    let shown = ReportMovePage { about: then.about(), table: &table, then: &*then, lesson: &told };
    Ok(visit.show(page::report_move(&visitor, &shown)))
}

#[derive(Debug, Deserialize)]
pub struct Given {
    answer: Option<String>,
}

/// In how many worlds an answer is compared with the best: no more than somebody waits for, and enough to tell an error from noise.
const WORLDS: u32 = 1_000;

/// One of a seat's own errors, given back as a question.
pub async fn exercise(
    State(app): State<Arc<App>>,
    visit: Visit,
    TableName(table): TableName,
    Path((_, seat, number)): Path<(String, u8, usize)>,
    Asked(given): Asked<Given>,
) -> Answer {
    let tables = app.tables();
    let seen = tables.report(&table).await.map_err(|error| visit.refused(&app, error))?;
    let ReportSeen::Ready(report) = seen else {
        return Ok(visit.go(&app, Address::Report { table: &table }));
    };
    let (names, told, then, record) = {
        let open = app.open_table(&table).await?;
        let desk = open.desk()?;
        let game = desk.game.as_ref().ok_or_else(ApiError::not_found)?;
        let told = lessons(&**game, &report, Some(Seat(seat)));
        let asked = number.checked_sub(1).and_then(|number| told.get(number)).ok_or_else(ApiError::not_found)?;
        let then = tables.earlier(desk, asked.judged.seq - 1).map_err(|error| visit.refused(&app, error))?;
        // Others may come to the table while an answer is judged.
        (desk.names.clone(), told, then, desk.whole_record().ok_or_else(ApiError::not_found)?)
    };
    let lesson = &told[number - 1];
    let answered = match given.answer {
        None => None,
        Some(answer) => {
            let chosen = then.choices(Seat(seat)).into_iter().find(|choice| choice.notation == answer);
            let judged = &lesson.judged;
            let comparison = Comparison { seq: judged.seq, answer, best: judged.best.clone(), worlds: WORLDS };
            let compared = match chosen {
                Some(chosen) => {
                    tables.compare(&visit.asker, record, comparison).await.map(|compared| Some(chosen.phrase).zip(compared))
                }
                None => Ok(None),
            };
            let compared = compared.map_err(|error| visit.refused(&app, error))?;
            Some(compared.map_or(Answered::NoMove, |(phrase, compared)| Answered::Move(phrase, compared)))
        }
    };
    let visitor = visit.visitor(&app, &names);
    let of = told.len();
    let shown = ExercisePage { about: then.about(), table: &table, number, of, then: &*then, lesson, answered };
    Ok(visit.show(page::exercise(&visitor, &shown)))
}
