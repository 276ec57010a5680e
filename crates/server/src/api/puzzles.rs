//! Puzzles: their positions, what an answer is worth, and those of the day.

use super::error::ApiError;
use super::extract::{Asker, Json, Named};
use crate::app::App;
use crate::log;
use crate::site::{found_puzzles, names, puzzle_position};
use axum::extract::{Path, State};
use coven_engine::{About, Viewer};
use coven_lab::puzzles::{Asks, GUESSES, Puzzle, Worth, date_of, of_the_day};
use coven_text::Language;
use coven_ui::Speak;
use coven_ui::page::Address;
use coven_ui::page::puzzles::{asked, told};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// A puzzle among others.
#[derive(Debug, Serialize, JsonSchema)]
pub struct PuzzleListed {
    game: &'static str,
    /// Its number among the puzzles of the game, from 1.
    number: usize,
    /// `easy`, `medium` or `hard`.
    grade: &'static str,
    /// The kind of decision, by the game's own word, and in words.
    theme: &'static str,
    theme_words: String,
    /// The address of its page.
    page: String,
}

/// A puzzle with its position.
#[derive(Debug, Serialize, JsonSchema)]
pub struct PuzzleShown {
    puzzle: PuzzleListed,
    /// Through whose eyes it is seen.
    seat: u8,
    /// Who sits at the table.
    seats: Vec<String>,
    ask: String,
    /// What may be answered: moves by their notation, or chances in percent.
    choices: Vec<AnswerOffered>,
    /// What the seat may know.
    view: Value,
}

/// Something that may be answered.
#[derive(Debug, Serialize, JsonSchema)]
pub struct AnswerOffered {
    answer: String,
    words: String,
}

/// An answer to a puzzle.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AnswerRequest {
    /// A move by its notation, or a chance in percent.
    answer: String,
}

/// What an answer is worth.
#[derive(Debug, Serialize, JsonSchema)]
pub struct AnswerJudged {
    /// The best, or as good within what can be measured.
    right: bool,
    worth: Worth,
    /// The answer in words: what is best, by how much, and why.
    told: Vec<String>,
    /// The best move and those that are as good; the chance in percent where one is asked for.
    good: Vec<String>,
}

/// The puzzles of a day.
#[derive(Debug, Serialize, JsonSchema)]
pub struct TodayShown {
    /// The day in universal time: year, month, day.
    date: String,
    puzzles: Vec<PuzzleListed>,
}

fn listed(app: &App, about: &'static About, number: usize, puzzle: &'static Puzzle, language: Language) -> PuzzleListed {
    PuzzleListed {
        game: about.id,
        number,
        grade: puzzle.grade().name(),
        theme: &puzzle.theme,
        theme_words: Speak::new(app.texts(language), &[]).sentence(&about.tell_theme(&puzzle.theme)),
        page: Address::Puzzle { game: about.id, number }.to_string(),
    }
}

fn read_number(number: &str) -> Result<usize, ApiError> {
    number.parse().map_err(|_| ApiError::not_found())
}

pub async fn puzzles(
    State(app): State<Arc<App>>,
    asker: Asker,
    Named(game): Named,
) -> Result<axum::Json<Vec<PuzzleListed>>, ApiError> {
    let (about, all) = found_puzzles(&game)?;
    let numbered = all.iter().enumerate();
    Ok(axum::Json(numbered.map(|(at, puzzle)| listed(&app, about, at + 1, puzzle, asker.language)).collect()))
}

pub async fn puzzle(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path((game, number)): Path<(String, String)>,
) -> Result<axum::Json<PuzzleShown>, ApiError> {
    let (about, _) = found_puzzles(&game)?;
    let number = read_number(&number)?;
    let (puzzle, then) = puzzle_position(&app, &game, number)?;
    let seats = names(then.seats());
    let speak = Speak::new(app.texts(asker.language), &seats);
    let offered = |answer: String, words: String| AnswerOffered { answer, words };
    let choices = match puzzle.asks {
        Asks::Move { .. } => {
            then.choices(puzzle.seat).into_iter().map(|choice| offered(choice.notation, speak.sentence(&choice.phrase))).collect()
        }
        Asks::Secret { .. } => GUESSES.iter().map(|chance| offered(chance.to_string(), format!("{chance} %"))).collect(),
    };
    let ask = asked(about, puzzle, &speak);
    Ok(axum::Json(PuzzleShown {
        puzzle: listed(&app, about, number, puzzle, asker.language),
        seat: puzzle.seat.0,
        ask,
        choices,
        view: then.view_json(Viewer::Seat(puzzle.seat)),
        seats,
    }))
}

pub async fn answer(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path((game, number)): Path<(String, String)>,
    Json(request): Json<AnswerRequest>,
) -> Result<axum::Json<AnswerJudged>, ApiError> {
    let (about, _) = found_puzzles(&game)?;
    let number = read_number(&number)?;
    let (puzzle, then) = puzzle_position(&app, &game, number)?;
    let no_answer = || ApiError::bad("no-answer", "this is no answer to the puzzle: GET it to see what may be answered");
    let worth = puzzle.judge(&*then, &request.answer).ok_or_else(no_answer)?;
    let seats = names(then.seats());
    let speak = Speak::new(app.texts(asker.language), &seats);
    let good = match &puzzle.asks {
        Asks::Move { best, also, .. } => std::iter::once(best).chain(also).cloned().collect(),
        Asks::Secret { chance, .. } => vec![format!("{:.1}", 100.0 * chance)],
    };
    Ok(axum::Json(AnswerJudged { right: worth.is_right(), worth, told: told(about, puzzle, &*then, &speak), good }))
}

pub async fn today(State(app): State<Arc<App>>, asker: Asker) -> Result<axum::Json<TodayShown>, ApiError> {
    let (day, date) = date_of(log::now());
    let puzzles =
        of_the_day(day).into_iter().map(|one| listed(&app, one.about, one.number, one.puzzle, asker.language)).collect();
    Ok(axum::Json(TodayShown { date, puzzles }))
}
