//! A step of a lesson: what is said stands above the table, what it is about is lit, and what the learner does leads on.

use super::super::scene::{Tried, plain_choices, told};
use super::super::shell::{Kind, shell};
use super::super::staged::{Staged, picture};
use super::super::{Address, Visitor, rule_link};
use super::{heading, said, ways};
use crate::art::icon;
use coven_catalog::{NamedLesson, Table, Tale};
use coven_engine::{About, Seat, Viewer};
use maud::{Markup, html};

/// A step of a lesson, as a learner sees it.
pub struct LessonPage<'a> {
    pub about: &'static About,
    pub lesson: &'a NamedLesson,
    /// Counted from 1.
    pub page: usize,
    /// The table as it is, or as it became by something else than what was wanted.
    pub table: &'a dyn Table,
    /// Where a choice leads.
    pub choose: &'a str,
    /// The address of this page before anything was tried, and before anything of its gesture was done.
    pub fresh: &'a str,
    /// Something of the gesture has been done.
    pub within: bool,
    pub reply: Reply<'a>,
    /// The next lesson's page, or whatever comes after the step.
    pub next: &'a str,
}

impl std::fmt::Debug for LessonPage<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LessonPage").field("page", &self.page).field("reply", &self.reply).finish_non_exhaustive()
    }
}

/// What the lesson says on a page.
#[derive(Debug)]
pub enum Reply<'a> {
    /// What the step is about.
    Step,
    /// The same, after a forbidden move.
    Refused(Tried),
    /// What came of another move that is possible, and the lesson's answer to it.
    Also { say: Option<&'a str>, tales: Vec<Tale> },
}

pub fn lesson_step(visitor: &Visitor<'_>, page: &LessonPage<'_>) -> Markup {
    let speak = &visitor.speak;
    let (about, lesson) = (page.about, page.lesson);
    let Some(step) = lesson.lesson.steps.get(page.page - 1) else {
        return html! {};
    };
    let viewer = Viewer::Seat(Seat(lesson.lesson.learner));
    let also = matches!(page.reply, Reply::Also { .. });
    let staged = Staged {
        table: page.table,
        viewer,
        choose: (!also).then_some(page.choose),
        back: page.within.then_some(page.fresh),
        point: if also || page.within { &[] } else { &step.point },
    };
    let shown = picture(&staged, *speak, true);
    let say = html! {
        p.say { (said(about, lesson, &step.name, speak)) @for id in &step.rules { " " (rule_link(about.id, id, speak)) } }
    };
    let words = match &page.reply {
        Reply::Also { say, tales } => html! {
            p.say { (say.map_or_else(|| speak.word("page-learn-also"), |say| said(about, lesson, say, speak))) }
            ul.tale { @for tale in tales { (told(tale, viewer, speak)) } }
        },
        Reply::Step => say,
        Reply::Refused(tried) => html! {
            p.refused role="alert" { @if let Some(why) = tried.refusal(about.id, speak) { (why) } }
            (say)
        },
    };
    let on = html! {
        @if also {
            a.act href=(page.fresh) { (icon::UNDO.draw()) (speak.word("page-learn-retry")) }
            a.act.quiet rel="next" href=(page.next) { (speak.word("page-learn-on")) }
        } @else {
            @if page.within { a.act.quiet href=(page.fresh) { (icon::UNDO.draw()) (speak.word("page-undo")) } }
            a.act.quiet rel="next" href=(page.next) { (speak.word("page-learn-skip")) }
        }
        form method="post" action=(Address::TryLesson { game: about.id, lesson: &lesson.id, page: page.page }) {
            button.act.quiet title=(speak.word("page-play-on")) { (icon::BOARD.draw()) span { (speak.word("page-play-on")) } }
        }
    };
    let body = html! {
        aside #stage.sheet {
            div.words tabindex="0" autofocus {
                (heading(about, lesson, page.page, speak))
                (words)
            }
            (ways(about, lesson, page.page, on, speak))
        }
        (plain_choices(page.table, viewer, (!also).then_some(page.choose), speak))
        (shown.html)
    };
    shell(visitor, Kind::Table, &said(about, lesson, "title", speak), shown.symbols, body)
}

/// The end of a lesson: what was learnt, and what comes next.
pub fn lesson_end(visitor: &Visitor<'_>, about: &'static About, lesson: &NamedLesson, next: Option<&NamedLesson>) -> Markup {
    let speak = &visitor.speak;
    let title = said(about, lesson, "title", speak);
    let body = html! {
        main #main.learn {
            h1 { (title) }
            p { (said(about, lesson, "end", speak)) }
            p.bar {
                @if let Some(next) = next {
                    a.act.main href=(Address::Lesson { game: about.id, lesson: &next.id, page: 1 }) { (speak.word("page-lesson-next")) " " (said(about, next, "title", speak)) }
                }
                a.act href=(Address::Course { game: about.id }) { (speak.word("page-lessons")) }
            }
            form method="post" action=(Address::PlayNow { game: about.id, coach: true }) { button.act { (speak.word("page-first-game")) } }
        }
    };
    shell(visitor, Kind::Open, &title, html! {}, body)
}
