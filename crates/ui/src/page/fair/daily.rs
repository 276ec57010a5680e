//! The deal of the day: the way to it, and how others did.

use super::super::people::level_name;
use super::super::shell::{Kind, shell};
use super::super::{Address, Visitor};
use crate::Speak;
use coven_engine::{About, Phrase};
use maud::{Markup, html};

/// How far the visitor is with a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DailyWay {
    /// It was not begun.
    Open,
    Begun {
        table: String,
    },
    Over {
        table: String,
        result: OwnResult,
    },
}

/// How the visitor did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnResult {
    pub place: u8,
    pub score: i32,
    /// The visitor made every move; otherwise the result is not compared.
    pub own: bool,
}

/// One game on the page of all deals.
#[derive(Debug)]
pub struct DailyCard {
    pub about: &'static About,
    pub way: DailyWay,
}

/// A line of the table of a day.
#[derive(Clone, Debug)]
pub struct DailyRowShown {
    pub rank: usize,
    pub name: String,
    pub place: u8,
    pub score: i32,
    pub you: bool,
    pub table: Option<String>,
}

/// One day's deal.
#[derive(Debug)]
pub struct DailyDealShown {
    pub date: String,
    pub way: DailyWay,
    /// None as long as the visitor has it before them.
    pub rows: Option<Vec<DailyRowShown>>,
}

/// The deals of a game.
#[derive(Debug)]
pub struct DailyPage<'a> {
    pub about: &'static About,
    pub players: usize,
    pub level: &'a str,
    pub today: DailyDealShown,
    pub yesterday: DailyDealShown,
}

pub fn daily_all(visitor: &Visitor<'_>, date: &str, games: &[DailyCard]) -> Markup {
    let speak = &visitor.speak;
    let title = speak.labelled(speak.word("page-daily"), date.to_owned());
    let body = html! {
        main #main.fair-page {
            h1 { (title) }
            p { (speak.word("page-daily-about")) }
            ul.deals {
                @for DailyCard { about, way } in games {
                    li.sheet {
                        h2 { (about.title) }
                        (told(way, speak))
                        div.bar { (play(about, way, speak)) a.act.quiet href=(Address::DailyOf { game: about.id }) { (speak.word("page-daily-table")) } }
                    }
                }
            }
            p.quiet { (speak.word("page-daily-rules")) }
        }
    };
    shell(visitor, Kind::Open, &title, html! {}, body)
}

pub fn daily(visitor: &Visitor<'_>, page: &DailyPage<'_>) -> Markup {
    let speak = &visitor.speak;
    let about = page.about;
    let title = speak.labelled(speak.word("page-daily"), about.title);
    let against = speak.say(&Phrase::new("page-against").with("number", page.players.saturating_sub(1)));
    let dated = |id: &'static str, date: &str| speak.say(&Phrase::new(id).with("date", date.to_owned()));
    let body = html! {
        main #main.fair-page {
            h1 { (title) }
            p { (against) " · " (level_name(page.level, speak)) }
            section {
                h2 { (dated("page-daily-today", &page.today.date)) }
                (told(&page.today.way, speak))
                div.bar { (play(about, &page.today.way, speak)) }
                (table(&page.today, speak))
            }
            section {
                h2 { (dated("page-daily-yesterday", &page.yesterday.date)) }
                (told(&page.yesterday.way, speak))
                (table(&page.yesterday, speak))
                @if let Some(table) = anybodys(&page.yesterday) {
                    form method="post" action=(Address::PlayOn { table, moves: 0 }) { button.act { (speak.word("page-daily-again")) } }
                }
            }
            section {
                h2 { (speak.word("page-daily-how")) }
                p.explained { (speak.word("page-daily-rules")) }
            }
            p.bar { a.act.quiet href=(Address::Daily) { (speak.word("page-daily")) } }
        }
    };
    shell(visitor, Kind::Open, &title, html! {}, body)
}

/// A table from which the deal can be played once more.
fn anybodys(deal: &DailyDealShown) -> Option<&str> {
    match &deal.way {
        DailyWay::Over { table, .. } => Some(table),
        _ => deal.rows.as_ref()?.iter().find_map(|row| row.table.as_deref()),
    }
}

/// How the visitor did.
fn told(way: &DailyWay, speak: &Speak<'_>) -> Markup {
    html! {
        @if let DailyWay::Over { result, .. } = way {
            p { (speak.say(&Phrase::new("page-daily-yours").with("place", usize::from(result.place)).with("points", i64::from(result.score)))) }
            @if !result.own { p.quiet { (speak.word("page-daily-helped")) } }
        }
    }
}

fn play(about: &About, way: &DailyWay, speak: &Speak<'_>) -> Markup {
    html! {
        @match way {
            DailyWay::Open => form method="post" action=(Address::DailyOf { game: about.id }) { button.act.main { (speak.word("page-daily-play")) } },
            DailyWay::Begun { table } => a.act.main href=(Address::Table { table }) { (speak.word("page-daily-continue")) },
            DailyWay::Over { table, .. } => a.act href=(Address::Table { table }) { (speak.word("page-daily-look")) },
        }
    }
}

fn table(deal: &DailyDealShown, speak: &Speak<'_>) -> Markup {
    let title = speak.word("page-daily-table");
    html! {
        @match &deal.rows {
            None => p.quiet { (speak.word("page-daily-hidden")) },
            Some(rows) if rows.is_empty() => p.quiet { (speak.word("page-daily-none")) },
            Some(rows) => div.scroll-x tabindex="0" role="region" aria-label=(title) {
                table {
                    thead { tr {
                        th scope="col" { (speak.word("page-fair-rank")) }
                        th.name scope="col" { (speak.word("page-fair-name")) }
                        th scope="col" { (speak.word("page-fair-place")) }
                        th scope="col" { (speak.word("page-fair-score")) }
                    } }
                    tbody { @for row in rows {
                        tr.you[row.you] {
                            td { (row.rank) }
                            th.name scope="row" { @match &row.table { Some(table) => a href=(Address::Table { table }) { (row.name) }, None => (row.name) } }
                            td { (row.place) }
                            td { (row.score) }
                        }
                    } }
                }
            },
        }
    }
}
