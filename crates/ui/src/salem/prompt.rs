//! What is asked, or whom the table waits for, with the answers that have no place on the table.

use super::art::town;
use super::place::{Place, place};
use super::{Choice, Scene};
use crate::art::icon;
use crate::table::{PromptLine, waiting};
use coven_salem::{Announcement, Move, Task};
use maud::{Markup, html};

impl Scene<'_> {
    pub(super) fn prompt(&self) -> Markup {
        let here = self.choices().filter(|choice| place(choice.m) == Place::Bar);
        let question = self.task();
        let line = PromptLine {
            game: "salem",
            asked: self.asked.as_ref().map(|asked| &asked.prompt),
            answers: html! { @for choice in here { (self.answer(choice)) } (self.why_not_end()) },
            waiting: waiting(&self.view.asked, question.map_or("page-over", awaited), &self.speak),
            undo: self.manner.can_undo && !self.over(),
            explained: None,
        };
        line.draw(&self.speak)
    }

    fn answer(&self, choice: &Choice) -> Markup {
        let (symbol, quiet) = match choice.m {
            Move::Ask => (town::HOPE, false),
            Move::Say(Announcement::End) => (town::SPEECH, false),
            Move::End => (icon::WAIT, false),
            _ => (icon::PASS, true),
        };
        html! {
            button.act.quiet[quiet] type="button" data-move=(choice.m) { (symbol.draw()) (self.sentence(choice)) }
        }
    }

    /// A Constable who must not end the phase is told why.
    fn why_not_end(&self) -> Markup {
        let why = self.asked.as_ref().and_then(|asked| asked.why(|m| m == Move::End));
        html! {
            @if let Some(why) = why {
                span.act.quiet.dim tabindex="0" data-why=(self.speak.refusal(why.code)) data-rule=(why.rule) {
                    (icon::WAIT.draw()) (self.speak.word("page-salem-end"))
                }
            }
        }
    }
}

/// What a seat is busy with.
const fn awaited(question: Task) -> &'static str {
    match question {
        Task::Pick { .. } => "page-salem-awaited-pick",
        Task::Discard { .. } => "page-salem-awaited-discard",
        Task::Remove { .. } => "page-salem-awaited-remove",
        Task::Announce => "page-salem-awaited-announce",
        Task::Gifts { .. } => "page-salem-awaited-gifts",
        Task::Place { .. } => "page-salem-awaited-place",
        Task::Pay { .. } | Task::Winter { .. } => "page-salem-awaited-pay",
        Task::Appoint => "page-salem-awaited-appoint",
        Task::Decide => "page-salem-awaited-decide",
        _ => "page-salem-awaited-event",
    }
}
