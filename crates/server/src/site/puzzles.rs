//! Puzzles. A page follows from its address alone; what somebody has answered, their browser keeps.

use super::stage::names;
use super::visit::{PUZZLED, Visit, preference};
use crate::api::error::ApiError;
use crate::api::extract::Asked;
use crate::app::App;
use crate::games::OpenError;
use crate::log;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::Response;
use coven_catalog::Table;
use coven_engine::About;
use coven_lab::puzzles::{Grade, Puzzle, date_of, of_the_day};
use coven_ui::page::puzzles::{self, Attempts, Filter, Given, PuzzlePage, PuzzlesOf, TodayPage};
use serde::Deserialize;
use std::sync::Arc;

type Answer = Result<Response, ApiError>;

fn attempts(visit: &Visit, game: &str) -> Attempts {
    visit.cookie(&format!("{PUZZLED}{game}")).map(Attempts::read).unwrap_or_default()
}

/// The puzzles of a game.
pub fn found(game: &str) -> Result<(&'static About, &'static [Puzzle]), ApiError> {
    let about = coven_catalog::about(game).map_err(OpenError::from)?;
    Ok((about, coven_lab::puzzles::puzzles(game).map_err(OpenError::from)?))
}

/// One of them, and its position.
pub fn position(app: &App, game: &str, number: usize) -> Result<(&'static Puzzle, Box<dyn Table>), ApiError> {
    let (about, all) = found(game)?;
    let puzzle = number.checked_sub(1).and_then(|at| all.get(at)).ok_or_else(ApiError::not_found)?;
    let unpacked = app.games.get(about.id).map_err(OpenError::from)?;
    // A test opens every puzzle that is built in.
    let table = puzzle.table(&**unpacked).map_err(|_| ApiError::not_found())?;
    Ok((puzzle, table))
}

fn of_game(visit: &Visit, game: &str) -> Result<PuzzlesOf, ApiError> {
    let (about, puzzles) = found(game)?;
    Ok(PuzzlesOf { about, puzzles, attempts: attempts(visit, about.id) })
}

pub async fn all(State(app): State<Arc<App>>, visit: Visit) -> Answer {
    let games = coven_catalog::games().iter().map(|about| of_game(&visit, about.id)).collect::<Result<Vec<_>, _>>()?;
    Ok(visit.show(puzzles::puzzles(&visit.visitor(&app, &[]), &games)))
}

#[derive(Debug, Deserialize)]
pub struct Wanted {
    theme: Option<String>,
    grade: Option<String>,
}

pub async fn list(State(app): State<Arc<App>>, visit: Visit, Path(game): Path<String>, Asked(wanted): Asked<Wanted>) -> Answer {
    let of = of_game(&visit, &game)?;
    // Whatever is no theme or grade of these puzzles is as if it had not been asked for.
    let theme = wanted.theme.filter(|theme| of.puzzles.iter().any(|puzzle| puzzle.theme == *theme));
    let grade = wanted.grade.and_then(|grade| grade.parse::<Grade>().ok());
    Ok(visit.show(puzzles::puzzles_of(&visit.visitor(&app, &[]), &of, &Filter { theme, grade })))
}

#[derive(Debug, Deserialize)]
pub struct Answered {
    answer: Option<String>,
    show: Option<String>,
}

pub async fn show(
    State(app): State<Arc<App>>,
    visit: Visit,
    Path((game, number)): Path<(String, String)>,
    Asked(answered): Asked<Answered>,
) -> Answer {
    let (about, all) = found(&game)?;
    let number = number.parse().map_err(|_| ApiError::not_found())?;
    let (puzzle, then) = position(&app, &game, number)?;
    let given = match (answered.answer, answered.show) {
        (Some(answer), _) => match puzzle.judge(&*then, &answer) {
            Some(worth) => Given::Answer(answer, worth),
            None => Given::NoAnswer,
        },
        (None, Some(_)) => Given::Show,
        (None, None) => Given::Nothing,
    };
    let right = match &given {
        Given::Answer(_, worth) => Some(worth.is_right()),
        // Who looks at the answer has not found it.
        Given::Show => Some(false),
        Given::Nothing | Given::NoAnswer => None,
    };
    let names = names(then.seats());
    let page = PuzzlePage { about, puzzle, number, of: all.len(), then: &*then, given };
    let mut response = visit.show(puzzles::puzzle(&visit.visitor(&app, &names), &page));
    let before = attempts(&visit, about.id);
    let now = right.map(|right| before.answered(all, number, right)).filter(|now| *now != before);
    if let Some(now) = now {
        let cookie = preference(&format!("{PUZZLED}{}", about.id), Some(&now.code()));
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

pub async fn today(State(app): State<Arc<App>>, visit: Visit) -> Answer {
    let (day, date) = date_of(log::now());
    let one = |one: coven_lab::puzzles::OfTheDay| (one, attempts(&visit, one.about.id).of(one.number));
    let puzzles: Vec<_> = of_the_day(day).into_iter().map(one).collect();
    Ok(visit.show(puzzles::today(&visit.visitor(&app, &[]), &TodayPage { date: &date, puzzles: &puzzles })))
}
