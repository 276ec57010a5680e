//! Puzzles. A page follows from its address alone. What somebody has answered is kept with their account; a guest's browser keeps it.

use super::stage::names;
use super::visit::{PUZZLED, Visit, preference};
use crate::api::error::ApiError;
use crate::api::extract::Asked;
use crate::app::App;
use crate::games::OpenError;
use crate::log;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::Response;
use coven_catalog::Table;
use coven_engine::About;
use coven_lab::puzzles::{Grade, Puzzle, date_of, of_the_day};
use coven_store::{Person, PuzzleAnswer};
use coven_ui::page::puzzles::{self, Attempts, Filter, Given, PuzzlePage, PuzzlesOf, TodayPage};
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::Arc;

type Answer = Result<Response, ApiError>;

/// What a visitor has answered, by game.
pub struct Solved {
    attempts: HashMap<&'static str, Attempts>,
    /// The cookies that the browser need not keep any more: the account has their answers.
    taken_along: Vec<HeaderValue>,
}

impl Solved {
    pub fn of(&self, game: &str) -> Attempts {
        self.attempts.get(game).cloned().unwrap_or_default()
    }

    /// The answer to a request, which lets the browser forget what the account keeps.
    pub fn taken_along(self, mut response: Response) -> Response {
        for cookie in self.taken_along {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        response
    }
}

fn cookie_name(game: &str) -> String {
    format!("{PUZZLED}{game}")
}

/// Whose answers are kept with an account.
fn account(visit: &Visit) -> Option<&Arc<Person>> {
    visit.person().filter(|person| person.login.is_some())
}

/// What a visitor has answered. Whoever has an account takes along what the browser kept before.
pub async fn solved(app: &App, visit: &Visit) -> Result<Solved, ApiError> {
    let (mut attempts, mut brought, mut taken_along) = (HashMap::new(), Vec::new(), Vec::new());
    for about in coven_catalog::games() {
        let (_, all) = found(about.id)?;
        let Some(kept) = visit.cookie(&cookie_name(about.id)).map(Attempts::read) else { continue };
        let answer = |(puzzle, solved)| PuzzleAnswer { game: about.id.to_owned(), puzzle, solved };
        brought.extend(kept.named(all).into_iter().map(answer));
        attempts.insert(about.id, kept);
        taken_along.push(preference(&cookie_name(about.id), None));
    }
    let Some(person) = account(visit) else {
        return Ok(Solved { attempts, taken_along: Vec::new() });
    };
    if !brought.is_empty() {
        app.store.answer_puzzles(&person.id, brought, log::now()).await?;
    }
    let answers = app.store.puzzle_answers(&person.id).await?;
    for about in coven_catalog::games() {
        let (_, all) = found(about.id)?;
        let own = answers.iter().filter(|answer| answer.game == about.id);
        attempts.insert(about.id, Attempts::of_answers(all, own.map(|answer| (answer.puzzle.as_str(), answer.solved))));
    }
    Ok(Solved { attempts, taken_along })
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

fn of_game(solved: &Solved, game: &str) -> Result<PuzzlesOf, ApiError> {
    let (about, puzzles) = found(game)?;
    Ok(PuzzlesOf { about, puzzles, attempts: solved.of(about.id) })
}

pub async fn all(State(app): State<Arc<App>>, visit: Visit) -> Answer {
    let solved = solved(&app, &visit).await?;
    let games = coven_catalog::games().iter().map(|about| of_game(&solved, about.id)).collect::<Result<Vec<_>, _>>()?;
    Ok(solved.taken_along(visit.show(puzzles::puzzles(&visit.visitor(&app, &[]), &games))))
}

#[derive(Debug, Deserialize)]
pub struct Wanted {
    theme: Option<String>,
    grade: Option<String>,
}

pub async fn list(State(app): State<Arc<App>>, visit: Visit, Path(game): Path<String>, Asked(wanted): Asked<Wanted>) -> Answer {
    let solved = solved(&app, &visit).await?;
    let of = of_game(&solved, &game)?;
    // Whatever is no theme or grade of these puzzles is as if it had not been asked for.
    let theme = wanted.theme.filter(|theme| of.puzzles.iter().any(|puzzle| puzzle.theme == *theme));
    let grade = wanted.grade.and_then(|grade| grade.parse::<Grade>().ok());
    Ok(solved.taken_along(visit.show(puzzles::puzzles_of(&visit.visitor(&app, &[]), &of, &Filter { theme, grade }))))
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
    let Some(right) = right else {
        return Ok(response);
    };
    let solved = solved(&app, &visit).await?;
    let before = solved.of(about.id);
    let now = before.answered(all, number, right);
    if now != before {
        if let Some(person) = account(&visit) {
            let answer = PuzzleAnswer { game: about.id.to_owned(), puzzle: puzzle.name(), solved: right };
            app.store.answer_puzzles(&person.id, vec![answer], log::now()).await?;
        } else {
            let cookie = preference(&cookie_name(about.id), Some(&now.code()));
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
    }
    Ok(solved.taken_along(response))
}

pub async fn today(State(app): State<Arc<App>>, visit: Visit) -> Answer {
    let (day, date) = date_of(log::now());
    let solved = solved(&app, &visit).await?;
    let one = |one: coven_lab::puzzles::OfTheDay| (one, solved.of(one.about.id).of(one.number));
    let puzzles: Vec<_> = of_the_day(day).into_iter().map(one).collect();
    let shown = visit.show(puzzles::today(&visit.visitor(&app, &[]), &TodayPage { date: &date, puzzles: &puzzles }));
    Ok(solved.taken_along(shown))
}
