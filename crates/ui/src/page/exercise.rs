//! "Learn from my mistakes": the positions of one seat's own errors, given back as questions.

use super::scene::plain_choices;
use super::shell::{Kind, shell};
use super::staged::{Staged, picture};
use super::{Address, Visitor};
use crate::Speak;
use crate::report::{Lesson, percent, sentences};
use coven_catalog::Table;
use coven_engine::{About, Phrase, Viewer};
use coven_lab::analysis::Compared;
use maud::{Markup, html};

/// What came of an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Answered {
    /// What the move does, and what it loses against the best.
    Move(Phrase, Compared),
    /// There is no such move here.
    NoMove,
}

/// One of a seat's own errors, as a question.
pub struct ExercisePage<'a> {
    pub about: &'static About,
    pub table: &'a str,
    /// Counted from 1, and how many there are.
    pub number: usize,
    pub of: usize,
    pub then: &'a dyn Table,
    pub lesson: &'a Lesson,
    pub answered: Option<Answered>,
}

impl std::fmt::Debug for ExercisePage<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ExercisePage").field("number", &self.number).field("answered", &self.answered).finish_non_exhaustive()
    }
}

impl ExercisePage<'_> {
    fn is_solved(&self) -> bool {
        matches!(&self.answered, Some(Answered::Move(_, compared)) if !compared.kind.is_error())
    }
}

pub fn exercise(visitor: &Visitor<'_>, page: &ExercisePage<'_>) -> Markup {
    let speak = &visitor.speak;
    let (table, seat) = (page.table, page.lesson.judged.seat);
    let at = |number: usize| Address::Exercise { table, seat: seat.0, number };
    let (viewer, solved) = (Viewer::Seat(seat), page.is_solved());
    let choose = format!("{}?answer=", at(page.number));
    let choose = (!solved).then_some(choose.as_str());
    let shown = picture(&Staged { table: page.then, viewer, choose, back: None, point: &[] }, *speak, true);
    let body = html! {
        aside #stage.sheet {
            div.words tabindex="0" autofocus {
                h1 {
                    span { (speak.word("page-exercise")) }
                    small { (speak.say(&Phrase::new("page-learn-step").with("number", page.number).with("of", page.of))) }
                }
                progress max=(page.of) value=(page.number - 1) aria-hidden="true" {}
                p.say { (speak.word("page-exercise-ask")) }
                @if let Some(answered) = &page.answered { (verdict(answered, speak)) }
                @if solved { @for line in sentences(page.lesson, speak).iter().skip(1) { p { (line) } } }
            }
            nav.bar aria-label=(speak.word("page-report-ways")) {
                a.act.quiet href=(Address::Report { table }) { (speak.word("page-report-back")) }
                @if !solved { a.act.quiet href=(Address::ReportMove { table, seq: page.lesson.judged.seq }) { (speak.word("page-exercise-show")) } }
                @if page.number < page.of { a.act.quiet[!solved] rel="next" href=(at(page.number + 1)) { (speak.word("page-exercise-next")) } }
            }
        }
        (plain_choices(page.then, viewer, choose, speak))
        (shown.html)
    };
    let title = speak.labelled(page.about.title, speak.word("page-exercise"));
    shell(visitor, Kind::Table, &title, shown.symbols, body)
}

fn verdict(answered: &Answered, speak: &Speak<'_>) -> Markup {
    let language = speak.language();
    html! {
        @match answered {
            Answered::NoMove => p.refused role="status" { (speak.word("page-scene-no-move")) },
            Answered::Move(chosen, compared) if compared.kind.is_error() => p.wrong role="status" {
                b { (speak.word("page-learn-wrong")) } " "
                (speak.say(&Phrase::new("page-exercise-worse").with("move", chosen.clone()).with("loss", percent(compared.loss, language))
                    .with("low", percent(compared.low, language)).with("high", percent(compared.high, language))))
            },
            Answered::Move(chosen, _) => p.right role="status" {
                b { (speak.word("page-learn-right")) } " " (speak.say(&Phrase::new("page-exercise-good").with("move", chosen.clone())))
            },
        }
    }
}
