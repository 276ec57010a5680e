//! Learning: the courses, and each lesson page by page. A page follows from its address; what a learner has reached is kept by the
//! browser alone.

mod course;
mod lesson;
mod question;

pub use course::{Progress, course, courses};
pub use lesson::{LessonPage, Reply, lesson_end, lesson_step};
pub use question::{QuestionPage, named, question};

use super::Address;
use crate::Speak;
use coven_catalog::NamedLesson;
use coven_engine::lesson::message;
use coven_engine::{About, Phrase};
use maud::{Markup, html};

/// How many pages a lesson has: its steps, its questions, and its end.
pub fn pages(lesson: &NamedLesson) -> usize {
    lesson.lesson.steps.len() + lesson.lesson.questions.len() + 1
}

/// What a lesson says under one of its own names.
pub fn said(about: &About, lesson: &NamedLesson, name: &str, speak: &Speak<'_>) -> String {
    speak.say(&message(about.id, &lesson.id, name))
}

/// Where a page is, and the ways from it.
fn ways(about: &About, lesson: &NamedLesson, page: usize, on: Markup, speak: &Speak<'_>) -> Markup {
    let at = |page: usize| Address::Lesson { game: about.id, lesson: &lesson.id, page };
    html! {
        nav.bar aria-label=(speak.word("page-learn-ways")) {
            @if page > 1 {
                a.act.quiet rel="prev" href=(at(page - 1)) { (speak.word("page-learn-back")) }
            } @else {
                a.act.quiet rel="prev" href=(Address::Course { game: about.id }) { (speak.word("page-learn-back")) }
            }
            (on)
        }
    }
}

/// The lesson's title, and how far it is.
fn heading(about: &About, lesson: &NamedLesson, page: usize, speak: &Speak<'_>) -> Markup {
    let (now, all) = (page.min(pages(lesson) - 1), pages(lesson) - 1);
    html! {
        h1 {
            span { (said(about, lesson, "title", speak)) }
            small { (speak.say(&Phrase::new("page-learn-step").with("number", now).with("of", all))) }
        }
        progress max=(all) value=(now - 1) aria-hidden="true" {}
    }
}
