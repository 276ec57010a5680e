//! A question at the end of a lesson, on a real position, answered by clicking.

use super::super::scene::{plain_choices, why_not};
use super::super::shell::{Kind, shell};
use super::super::staged::{Staged, picture};
use super::super::{Address, Visitor};
use super::{heading, said, ways};
use crate::Speak;
use coven_catalog::{NamedLesson, PlayError, Table, Verdict};
use coven_engine::lesson::{Kind as Asks, Question, message};
use coven_engine::{About, Phrase, Seat, Viewer};
use maud::{Markup, html};

/// A question, as a learner sees it.
pub struct QuestionPage<'a> {
    pub about: &'static About,
    pub lesson: &'a NamedLesson,
    pub question: &'a Question,
    /// Counted from 1, after the steps.
    pub page: usize,
    pub table: &'a dyn Table,
    /// The answer that was given, and what it is worth.
    pub answered: Option<(&'a str, Verdict<'a>)>,
}

impl std::fmt::Debug for QuestionPage<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("QuestionPage").field("page", &self.page).field("answered", &self.answered).finish_non_exhaustive()
    }
}

pub fn question(visitor: &Visitor<'_>, page: &QuestionPage<'_>) -> Markup {
    let speak = &visitor.speak;
    let (about, lesson, asked) = (page.about, page.lesson, page.question);
    let here = Address::Lesson { game: about.id, lesson: &lesson.id, page: page.page }.to_string();
    let next = Address::Lesson { game: about.id, lesson: &lesson.id, page: page.page + 1 };
    let right = matches!(page.answered, Some((_, Verdict::Right)));
    let viewer = Viewer::Seat(Seat(lesson.lesson.learner));
    let choose = format!("{here}?answer=");
    let choose = (asked.kind == Asks::Choose && !right).then_some(choose.as_str());
    let shown = picture(&Staged { table: page.table, viewer, choose, back: None, point: &asked.point }, *speak, true);
    let on = html! {
        a.act.quiet[!right] rel="next" href=(next) { (speak.word(if right { "page-learn-on" } else { "page-learn-skip" })) }
    };
    let body = html! {
        aside #stage.sheet {
            div.words tabindex="0" autofocus {
                (heading(about, lesson, page.page, speak))
                p.say { (said(about, lesson, &asked.name, speak)) }
                @if let Some((_, verdict)) = &page.answered { (answer(page, verdict, speak)) }
                @if asked.kind != Asks::Choose { (choices(page, &here, right, speak)) }
            }
            (ways(about, lesson, page.page, on, speak))
        }
        (plain_choices(page.table, viewer, choose, speak))
        (shown.html)
    };
    shell(visitor, Kind::Table, &said(about, lesson, "title", speak), shown.symbols, body)
}

/// What is offered, as links: an answer is an address too.
fn choices(page: &QuestionPage<'_>, here: &str, right: bool, speak: &Speak<'_>) -> Markup {
    let given = page.answered.as_ref().map(|(given, _)| *given);
    html! {
        div.bar.offered role="group" {
            @for choice in &page.question.choices {
                a.act.chosen[given == Some(choice)] aria-current=[(given == Some(choice)).then_some("true")] href=(format!("{here}?answer={choice}")) aria-disabled=[right.then_some("true")] {
                    (named(page.about, page.lesson, page.question, choice, speak))
                }
            }
        }
    }
}

/// What a choice is called: a number, somebody at the table, or a thing.
pub fn named(about: &About, lesson: &NamedLesson, question: &Question, choice: &str, speak: &Speak<'_>) -> String {
    match (question.kind, choice.parse()) {
        (Asks::Pick, Ok(seat)) => speak.name(Seat(seat)),
        (Asks::Pick, Err(_)) => {
            let own = message(about.id, &lesson.id, choice);
            if speak.has(&own) { speak.sentence(&own) } else { speak.sentence(&Phrase::new(choice.to_owned())) }
        }
        _ => choice.to_owned(),
    }
}

fn answer(page: &QuestionPage<'_>, verdict: &Verdict<'_>, speak: &Speak<'_>) -> Markup {
    let say = |name: &str| said(page.about, page.lesson, name, speak);
    let name = &page.question.name;
    html! {
        @match verdict {
            Verdict::Right => p.right role="status" { b { (speak.word("page-learn-right")) } " " (say(&format!("{name}-right"))) },
            Verdict::Wrong(Some(wrong)) => p.wrong role="status" { b { (speak.word("page-learn-wrong")) } " " (say(&wrong.say)) },
            Verdict::Wrong(None) => p.wrong role="status" { b { (speak.word("page-learn-wrong")) } " " (say(&format!("{name}-wrong"))) },
            Verdict::Refused(PlayError::Illegal(illegal)) => p.refused role="status" { (why_not(page.about.id, *illegal, speak)) },
            Verdict::Refused(PlayError::Notation(_)) => p.refused role="status" { (speak.word("page-scene-no-move")) },
        }
    }
}
