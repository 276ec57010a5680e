//! The lessons of a game, in words: what is said, what the learner is to do, what is asked at the end.

use super::error::ApiError;
use super::extract::{Asker, Named};
use crate::app::App;
use crate::games::OpenError;
use crate::site::names;
use axum::extract::{Path, State};
use coven_catalog::{NamedLesson, Taught};
use coven_engine::About;
use coven_engine::lesson::{Kind, LessonStep, Question};
use coven_text::Language;
use coven_ui::Speak;
use coven_ui::lessons::missing;
use coven_ui::page::Address;
use coven_ui::page::learn::{named, said};
use schemars::JsonSchema;
use serde::Serialize;
use std::sync::Arc;

/// A lesson among others.
#[derive(Debug, Serialize, JsonSchema)]
pub struct LessonListed {
    game: &'static str,
    id: &'static str,
    title: String,
    /// What is learnt, in a line.
    about: String,
    /// How many steps it has.
    steps: usize,
    /// How many questions stand at its end.
    questions: usize,
    /// The languages in which all of it is said.
    languages: Vec<&'static str>,
    /// The rules that it teaches.
    rules: &'static [String],
    /// The address of its first page.
    page: String,
}

/// A whole lesson.
#[derive(Debug, Serialize, JsonSchema)]
pub struct LessonShown {
    lesson: LessonListed,
    /// The seat of the learner.
    learner: u8,
    /// Who sits at the table.
    seats: Vec<String>,
    steps: Vec<StepShown>,
    questions: Vec<QuestionShown>,
    /// What is said when everything is done.
    end: String,
}

/// Something that the learner does.
#[derive(Debug, Serialize, JsonSchema)]
pub struct StepShown {
    name: &'static str,
    say: String,
    /// The moves that are wanted, by their notation. Every other legal move is answered too.
    wanted: Vec<&'static str>,
    /// Answers to other moves; in a move, `*` stands for anything.
    also: Vec<AnswerShown>,
    /// The rules that are at work.
    rules: &'static [String],
    page: String,
}

/// What is said to a move or to a choice.
#[derive(Debug, Serialize, JsonSchema)]
pub struct AnswerShown {
    to: &'static str,
    say: String,
}

/// A question at the end, on a position of its own.
#[derive(Debug, Serialize, JsonSchema)]
pub struct QuestionShown {
    name: &'static str,
    /// `choose` a move on the table, `count` something, `pick` somebody or something.
    kind: &'static str,
    ask: String,
    /// What is offered, unless a move is to be chosen.
    choices: Vec<ChoiceShown>,
    /// The choices that are right, or the moves; in a move, `*` stands for anything.
    right: Vec<&'static str>,
    /// What is said to a right answer.
    praise: String,
    /// What is said to a wrong one of which there is no more to say.
    correction: String,
    also: Vec<AnswerShown>,
    page: String,
}

/// Something that a question offers.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ChoiceShown {
    choice: &'static str,
    words: String,
}

fn found(game: &str) -> Result<(&'static About, &'static [NamedLesson]), ApiError> {
    let about = coven_catalog::about(game).map_err(OpenError::from)?;
    Ok((about, coven_catalog::lessons(game).map_err(OpenError::from)?))
}

pub async fn lessons(
    State(app): State<Arc<App>>,
    asker: Asker,
    Named(game): Named,
) -> Result<axum::Json<Vec<LessonListed>>, ApiError> {
    let (about, lessons) = found(&game)?;
    Ok(axum::Json(lessons.iter().map(|lesson| listed(&app, about, lesson, asker.language)).collect()))
}

pub async fn lesson(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path((game, id)): Path<(String, String)>,
) -> Result<axum::Json<LessonShown>, ApiError> {
    let (about, lessons) = found(&game)?;
    let lesson = lessons.iter().find(|lesson| lesson.id == id).ok_or_else(ApiError::not_found)?;
    let unpacked = app.games.get(about.id).map_err(OpenError::from)?;
    // With other component data than the built-in a lesson may say what cannot be.
    let taught = Taught::open(&**unpacked, &lesson.lesson).map_err(|_| ApiError::not_found())?;
    let seats = names(taught.seats());
    let telling = Telling { about, lesson, speak: Speak::new(app.texts(asker.language), &seats) };
    let file = &lesson.lesson;
    let steps = file.steps.iter().enumerate().map(|(number, step)| telling.step(number, step)).collect();
    let asked = file.questions.iter().enumerate();
    let questions = asked.map(|(number, question)| telling.question(file.steps.len() + number, question)).collect();
    let end = telling.say("end");
    Ok(axum::Json(LessonShown {
        lesson: listed(&app, about, lesson, asker.language),
        learner: file.learner,
        steps,
        questions,
        end,
        seats,
    }))
}

fn listed(app: &App, about: &'static About, lesson: &'static NamedLesson, language: Language) -> LessonListed {
    let telling = Telling { about, lesson, speak: Speak::new(app.texts(language), &[]) };
    let whole = |language: &Language| missing(about, lesson, app.texts(*language)).is_empty();
    LessonListed {
        game: about.id,
        id: &lesson.id,
        title: telling.say("title"),
        about: telling.say("about"),
        steps: lesson.lesson.steps.len(),
        questions: lesson.lesson.questions.len(),
        languages: Language::ALL.into_iter().filter(whole).map(|language| language.code()).collect(),
        rules: &lesson.lesson.rules,
        page: telling.page(0),
    }
}

/// A lesson that is told in one language.
struct Telling<'a> {
    about: &'static About,
    lesson: &'static NamedLesson,
    speak: Speak<'a>,
}

impl Telling<'_> {
    fn say(&self, name: &str) -> String {
        said(self.about, self.lesson, name, &self.speak)
    }

    /// The address of a page, counted from 0.
    fn page(&self, number: usize) -> String {
        Address::Lesson { game: self.about.id, lesson: &self.lesson.id, page: number + 1 }.to_string()
    }

    fn step(&self, number: usize, step: &'static LessonStep) -> StepShown {
        StepShown {
            name: &step.name,
            say: self.say(&step.name),
            wanted: step.does.iter().map(|wanted| wanted.notation.as_str()).collect(),
            also: step.also.iter().map(|also| self.answer(&also.pattern, &also.say)).collect(),
            rules: &step.rules,
            page: self.page(number),
        }
    }

    fn question(&self, number: usize, question: &'static Question) -> QuestionShown {
        let offer = |choice: &'static String| ChoiceShown {
            choice,
            words: named(self.about, self.lesson, question, choice, &self.speak),
        };
        QuestionShown {
            name: &question.name,
            kind: match question.kind {
                Kind::Choose => "choose",
                Kind::Count => "count",
                Kind::Pick => "pick",
            },
            ask: self.say(&question.name),
            choices: question.choices.iter().map(offer).collect(),
            right: question.right.iter().chain(&question.answer).map(String::as_str).collect(),
            praise: self.say(&format!("{}-right", question.name)),
            correction: self.say(&format!("{}-wrong", question.name)),
            also: question.wrong.iter().map(|wrong| self.answer(&wrong.pattern, &wrong.say)).collect(),
            page: self.page(number),
        }
    }

    fn answer(&self, to: &'static str, say: &str) -> AnswerShown {
        AnswerShown { to, say: self.say(say) }
    }
}
