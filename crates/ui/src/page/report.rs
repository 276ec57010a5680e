//! What was luck and what was skill at a finished table, and the positions of the moves that mattered most.

use super::shell::{Kind, shell};
use super::staged::{Staged, picture};
use super::{Address, Visitor};
use crate::Speak;
use crate::art::icon;
use crate::report::{self as analyst, Lesson, sentences};
use coven_catalog::Table;
use coven_engine::{About, Phrase, Seat, Viewer};
use coven_lab::analysis::Report;
use maud::{Markup, html};

/// How far the report is.
#[derive(Debug)]
pub enum Found<'a> {
    /// Others come first.
    Waiting,
    UnderWay {
        percent: u8,
    },
    Ready {
        report: &'a Report,
        /// The worst errors of everybody.
        lessons: Vec<Lesson>,
        /// The visitor's own seat.
        own: Option<Seat>,
    },
    GivenUp,
}

#[derive(Debug)]
pub struct ReportPage<'a> {
    pub about: &'static About,
    pub table: &'a str,
    pub found: Found<'a>,
}

pub fn report(visitor: &Visitor<'_>, page: &ReportPage<'_>) -> Markup {
    let speak = &visitor.speak;
    let title = speak.say(&Phrase::new("page-report-title").with("game", page.about.title));
    let table = page.table;
    let body = html! {
        main #main.report-page {
            h1 { (title) }
            (report_part(page, speak))
            p.bar {
                a.act href=(Address::Table { table }) { (speak.word("page-to-table")) }
                a.act.quiet href=(Address::TableAt { table, moves: 0 }) { (speak.word("page-replay")) }
            }
        }
    };
    shell(visitor, Kind::Open, &title, html! {}, body)
}

/// The part of the page that changes while the report is being made: as long as it carries `data-again`, the script fetches it anew.
pub fn report_part(page: &ReportPage<'_>, speak: &Speak<'_>) -> Markup {
    let table = page.table;
    let again = match page.found {
        Found::Waiting | Found::UnderWay { .. } => Some(Address::Report { table }.to_string()),
        Found::Ready { .. } | Found::GivenUp => None,
    };
    let said = again.is_none().then(|| speak.word("page-report-ready"));
    let look_again = html! { noscript { p { a.act href=(Address::Report { table }) { (speak.word("page-look-again")) } } } };
    html! {
        div #found data-again=[again] data-said=[said] {
            @match &page.found {
                Found::Waiting => { p { (speak.word("page-report-waiting")) } progress max="100" aria-label=(speak.word("page-report-progress")) {} (look_again) },
                Found::UnderWay { percent } => {
                    p { (speak.say(&Phrase::new("page-report-under-way").with("percent", usize::from(*percent)))) }
                    progress max="100" value=(percent) aria-label=(speak.word("page-report-progress")) {}
                    (look_again)
                },
                Found::GivenUp => p { (speak.word("page-report-given-up")) },
                Found::Ready { report, lessons, own } => {
                    @if let Some(own) = own { (own_part(table, report, *own, speak)) }
                    (analyst::report(report, lessons, speak, &|lesson| Some(ways(table, lesson, speak))))
                },
            }
        }
    }
}

/// What the visitor's own result is made of, in a sentence, and the way to learn from it.
fn own_part(table: &str, report: &Report, own: Seat, speak: &Speak<'_>) -> Markup {
    let Some(seat) = report.seats.get(own.index()) else {
        return html! {};
    };
    let percent = |share| analyst::signed_percent(share, speak.language());
    let said = Phrase::new("page-report-own")
        .with("luck", percent(seat.luck()))
        .with("guesses", percent(seat.guesses))
        .with("others", percent(seat.others))
        .with("errors", percent(seat.errors));
    html! {
        p.own { (speak.say(&said)) }
        p.bar {
            @if !report.worst(Some(own)).is_empty() {
                a.act.main href=(Address::Exercise { table, seat: own.0, number: 1 }) { (speak.word("page-exercise")) }
            }
            a.act.quiet href=(Address::YourGames) { (speak.word("page-many")) }
        }
    }
}

/// From a move to its position, and on from there.
fn ways(table: &str, lesson: &Lesson, speak: &Speak<'_>) -> Markup {
    html! {
        div.bar {
            a.act.quiet href=(Address::ReportMove { table, seq: lesson.judged.seq }) { (icon::BOARD.draw()) (speak.word("page-report-look")) }
            (play_on(table, lesson, speak))
        }
    }
}

/// A table of one's own that goes on from before the move.
fn play_on(table: &str, lesson: &Lesson, speak: &Speak<'_>) -> Markup {
    let there = format!("{}&as={}", Address::PlayOn { table, moves: lesson.judged.seq - 1 }, lesson.judged.seat);
    html! { form method="post" action=(there) { button.act.quiet { (speak.word("page-play-on")) } } }
}

/// The position before a move that mattered, through the eyes of the seat that made it.
pub struct ReportMovePage<'a> {
    pub about: &'static About,
    pub table: &'a str,
    pub then: &'a dyn Table,
    pub lesson: &'a Lesson,
}

impl std::fmt::Debug for ReportMovePage<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ReportMovePage").field("lesson", &self.lesson).finish_non_exhaustive()
    }
}

pub fn report_move(visitor: &Visitor<'_>, page: &ReportMovePage<'_>) -> Markup {
    let speak = &visitor.speak;
    let (table, judged) = (page.table, &page.lesson.judged);
    let point = [judged.best.clone()];
    let viewer = Viewer::Seat(judged.seat);
    let shown = picture(&Staged { table: page.then, viewer, choose: None, back: None, point: &point }, *speak, true);
    let mut lines = sentences(page.lesson, speak).into_iter();
    let heading = lines.next().unwrap_or_default();
    let body = html! {
        aside #stage.sheet {
            div.words tabindex="0" {
                h1 { (heading) }
                @for line in lines { p { (line) } }
            }
            nav.bar aria-label=(speak.word("page-report-ways")) {
                a.act href=(Address::Report { table }) { (speak.word("page-report-back")) }
                (play_on(table, page.lesson, speak))
            }
        }
        (shown.html)
    };
    let title = speak.say(&Phrase::new("page-report-title").with("game", page.about.title));
    shell(visitor, Kind::Table, &title, shown.symbols, body)
}
