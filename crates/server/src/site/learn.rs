//! Lessons. A page follows from its address alone; how far somebody is, their browser keeps.

use super::stage::names;
use super::visit::{LEARNT, Visit, preference};
use crate::api::error::ApiError;
use crate::api::extract::Asked as Query;
use crate::app::App;
use crate::games::OpenError;
use crate::tables::TableError;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::Response;
use coven_catalog::{Asked, Attempt, GameBox, NamedLesson, Taught, Verdict};
use coven_engine::lesson::Kind;
use coven_engine::{About, Seat};
use coven_ui::page::learn::{self, LessonPage, Progress, QuestionPage, Reply};
use coven_ui::page::{Address, Tried, in_address};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

type Answer = Result<Response, ApiError>;

fn progress(visit: &Visit, game: &str) -> Progress {
    visit.cookie(&format!("{LEARNT}{game}")).map(Progress::read).unwrap_or_default()
}

fn found(game: &str) -> Result<(&'static About, &'static [NamedLesson]), ApiError> {
    let about = coven_catalog::about(game).map_err(OpenError::from)?;
    Ok((about, coven_catalog::lessons(game).map_err(OpenError::from)?))
}

fn lesson(lessons: &'static [NamedLesson], id: &str) -> Result<&'static NamedLesson, ApiError> {
    lessons.iter().find(|lesson| lesson.id == id).ok_or_else(ApiError::not_found)
}

fn game<'a>(app: &'a App, game: &str) -> Result<&'a dyn GameBox, ApiError> {
    Ok(&**app.games.get(game).map_err(OpenError::from)?)
}

pub async fn all(State(app): State<Arc<App>>, visit: Visit) -> Answer {
    let of = |about: &&'static About| Ok((*about, found(about.id)?.1, progress(&visit, about.id)));
    let games = coven_catalog::games().iter().map(of).collect::<Result<Vec<_>, ApiError>>()?;
    Ok(visit.show(learn::courses(&visit.visitor(&app, &[]), &games)))
}

pub async fn course(State(app): State<Arc<App>>, visit: Visit, Path(game): Path<String>) -> Answer {
    let (about, lessons) = found(&game)?;
    Ok(visit.show(learn::course(&visit.visitor(&app, &[]), about, lessons, &progress(&visit, &game))))
}

pub async fn open(State(app): State<Arc<App>>, visit: Visit, Path((game, id)): Path<(String, String)>) -> Answer {
    lesson(found(&game)?.1, &id)?;
    Ok(visit.go(&app, Address::Lesson { game: &game, lesson: &id, page: 1 }))
}

#[derive(Debug, Default, Deserialize)]
pub struct Done {
    /// The moves of a step that have been made, with bars between them.
    made: Option<String>,
    /// A move that is tried.
    r#try: Option<String>,
    answer: Option<String>,
}

impl Done {
    fn made(&self) -> Vec<String> {
        self.made.iter().flat_map(|made| made.split('|')).filter(|one| !one.is_empty()).map(str::to_owned).collect()
    }
}

/// With other component data than the built-in a lesson may say what cannot be.
fn unteachable<E>(_: E) -> ApiError {
    ApiError::not_found()
}

pub async fn show(
    State(app): State<Arc<App>>,
    visit: Visit,
    Path((name, id, page)): Path<(String, String, usize)>,
    Query(done): Query<Done>,
) -> Answer {
    let (about, lessons) = found(&name)?;
    let named = lesson(lessons, &id)?;
    let (steps, pages) = (named.lesson.steps.len(), learn::pages(named));
    let response = match page {
        0 => return Err(ApiError::not_found()),
        page if page <= steps => step(&app, &visit, about, named, page, &done)?,
        page if page < pages => question(&app, &visit, about, named, page, &done)?,
        page if page == pages => {
            let next = lessons.iter().skip_while(|known| known.id != id).nth(1);
            visit.show(learn::lesson_end(&visit.visitor(&app, &[]), about, named, next))
        }
        _ => return Err(ApiError::not_found()),
    };
    Ok(remembering(response, &visit, about, lessons, &id, page))
}

/// The same answer, and the browser keeps how far the learner is.
fn remembering(mut response: Response, visit: &Visit, about: &About, lessons: &[NamedLesson], id: &str, page: usize) -> Response {
    let before = progress(visit, about.id);
    let now = before.reached(lessons, id, page);
    if now != before {
        let cookie = preference(&format!("{LEARNT}{}", about.id), Some(&now.code()));
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

fn step(app: &App, visit: &Visit, about: &'static About, named: &'static NamedLesson, page: usize, done: &Done) -> Answer {
    let taught = Taught::open(game(app, about.id)?, &named.lesson).map_err(unteachable)?;
    let here = |page: usize| Address::Lesson { game: about.id, lesson: &named.id, page }.to_string();
    let (number, made, fresh, next) = (page - 1, done.made(), here(page), here(page + 1));
    // Moves that do not belong here are as if they had not been made.
    let Some(table) = taught.at(number, &made) else {
        return Ok(visit.go(app, fresh));
    };
    let mut shown = table;
    let mut reply = Reply::Step;
    if let Some(notation) = &done.r#try {
        match taught.attempt(number, &made, notation).ok_or_else(ApiError::not_found)? {
            Attempt::Wanted => {
                let made: Vec<String> = made.iter().chain([notation]).cloned().collect();
                let finished = taught.wanted(number, &made).is_empty();
                return Ok(visit.go(app, if finished { next } else { with_made(&fresh, &made) }));
            }
            Attempt::Other { table, tales, also } => {
                shown = table;
                reply = Reply::Also { say: also.map(|also| also.say.as_str()), tales };
            }
            Attempt::Refused(error) => reply = Reply::Refused(Tried { notation: notation.clone(), outcome: Err(error) }),
        }
    }
    let (names, within) = (names(taught.seats()), !made.is_empty());
    let choose = choose(&fresh, &made);
    let page =
        LessonPage { about, lesson: named, page, table: &*shown, choose: &choose, fresh: &fresh, within, reply, next: &next };
    Ok(visit.show(learn::lesson_step(&visit.visitor(app, &names), &page)))
}

fn with_made(fresh: &str, made: &[String]) -> String {
    match made {
        [] => fresh.to_owned(),
        made => format!("{fresh}?made={}", in_address(&made.join("|"))),
    }
}

/// Where a choice leads, without the move.
fn choose(fresh: &str, made: &[String]) -> String {
    format!("{}{}try=", with_made(fresh, made), if made.is_empty() { "?" } else { "&" })
}

fn question(app: &App, visit: &Visit, about: &'static About, named: &'static NamedLesson, page: usize, done: &Done) -> Answer {
    let number = page - 1 - named.lesson.steps.len();
    let question = named.lesson.questions.get(number).ok_or_else(ApiError::not_found)?;
    let asked = Asked::open(game(app, about.id)?, &named.lesson, question).map_err(unteachable)?;
    let table = asked.shown().ok_or_else(ApiError::not_found)?;
    let answered = match (&done.answer, question.kind) {
        (None, _) => None,
        (Some(answer), Kind::Choose) => asked.judge_move(answer).map(|verdict| (answer.as_str(), verdict)),
        (Some(answer), Kind::Count | Kind::Pick) => Some((answer.as_str(), asked.judge_choice(answer))),
    };
    let names = names(asked.seats());
    let page = QuestionPage { about, lesson: named, question, page, table: &*table, answered };
    Ok(visit.show(learn::question(&visit.visitor(app, &names), &page)))
}

/// What somebody needs to go through a lesson without a network.
#[derive(Debug, Default, Serialize)]
pub struct Ahead {
    /// The addresses of its pages, as they are linked to.
    pages: Vec<String>,
    /// Where the choices lead that the lesson wants.
    ways: BTreeMap<String, String>,
}

impl Ahead {
    fn of(game: &dyn GameBox, about: &About, named: &'static NamedLesson) -> Result<Ahead, ApiError> {
        let here = |page: usize| Address::Lesson { game: about.id, lesson: &named.id, page }.to_string();
        let taught = Taught::open(game, &named.lesson).map_err(unteachable)?;
        let mut ahead = Ahead::default();
        for number in 0..named.lesson.steps.len() {
            ahead.step(&taught, number, &here(number + 1), &here(number + 2));
        }
        for (page, question) in (named.lesson.steps.len() + 1..).zip(&named.lesson.questions) {
            let asked = Asked::open(game, &named.lesson, question).map_err(unteachable)?;
            ahead.pages.push(here(page));
            let answers: Vec<String> = match question.kind {
                Kind::Count | Kind::Pick => question.choices.clone(),
                Kind::Choose => right_moves(&asked, taught.learner()).iter().map(|notation| in_address(notation)).collect(),
            };
            ahead.pages.extend(answers.into_iter().map(|answer| format!("{}?answer={answer}", here(page))));
        }
        ahead.pages.push(here(learn::pages(named)));
        Ok(ahead)
    }

    /// A step's page, and one for every part of its gesture. Where the order of its moves does not matter, only one order has pages.
    fn step(&mut self, taught: &Taught<'_>, number: usize, fresh: &str, next: &str) {
        let mut open = vec![Vec::new()];
        while let Some(made) = open.pop() {
            let page = with_made(fresh, &made);
            for wanted in taught.wanted(number, &made) {
                let after = in_order(taught, number, made.iter().chain([&wanted.notation]).cloned().collect());
                let finished = taught.wanted(number, &after).is_empty();
                let to = if finished { next.to_owned() } else { with_made(fresh, &after) };
                let chosen = format!("{}{}", choose(fresh, &made), in_address(&wanted.notation));
                if !finished && !self.pages.contains(&to) && !open.contains(&after) {
                    open.push(after);
                }
                self.ways.insert(chosen, to);
            }
            self.pages.push(page);
        }
    }
}

/// Moves of a step in the order in which the lesson names them.
fn in_order(taught: &Taught<'_>, number: usize, mut made: Vec<String>) -> Vec<String> {
    let does = taught.lesson.steps.get(number).map_or(&[][..], |step| step.does.as_slice());
    made.sort_by_key(|notation| does.iter().position(|m| m.notation == *notation));
    made
}

fn right_moves(asked: &Asked<'_>, learner: Seat) -> Vec<String> {
    let choices = asked.shown().map(|table| table.choices(learner)).unwrap_or_default();
    let right = |notation: &String| matches!(asked.judge_move(notation), Some(Verdict::Right));
    choices.into_iter().map(|choice| choice.notation).filter(right).collect()
}

pub async fn ahead(State(app): State<Arc<App>>, Path((name, id)): Path<(String, String)>) -> Result<Json<Ahead>, ApiError> {
    let (about, lessons) = found(&name)?;
    Ok(Json(Ahead::of(game(&app, about.id)?, about, lesson(lessons, &id)?)?))
}

/// A table of one's own that goes on from a page of a lesson.
pub async fn play(
    State(app): State<Arc<App>>,
    mut visit: Visit,
    Path((name, id, page)): Path<(String, String, usize)>,
) -> Answer {
    let named = lesson(found(&name)?.1, &id)?;
    let opened = {
        let taught = Taught::open(game(&app, &name)?, &named.lesson).map_err(unteachable)?;
        let table = taught.at(page.saturating_sub(1), &[]).ok_or_else(ApiError::not_found)?;
        let person = visit.known(&app).await?.person;
        app.tables().play_staged(&person, &*table, taught.learner()).await
    };
    let opened = opened.map_err(|error: TableError| visit.refused(&app, error))?;
    Ok(visit.go(&app, Address::Table { table: &opened.table }))
}
