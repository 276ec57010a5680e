//! A season of a club: when it was, and who stands where.

use super::super::fair::{Score, points_explained, standings};
use super::super::shell::{Kind, shell};
use super::super::{Address, DayOfYear, Visitor};
use crate::Speak;
use coven_engine::Phrase;
use maud::{Markup, html};

/// When a season was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeasonSpanShown {
    pub number: i64,
    pub first: (DayOfYear, i16),
    /// None as long as nobody knows.
    pub last: Option<(DayOfYear, i16)>,
    pub running: bool,
}

impl SeasonSpanShown {
    pub(super) fn told(&self, speak: &Speak<'_>) -> String {
        speak.say(&Phrase::new("page-club-season").with("number", self.number))
    }

    pub(super) fn dates(&self, speak: &Speak<'_>) -> String {
        let date = |(day, year): (DayOfYear, i16)| format!("{} {year}", day.told(speak));
        match self.last {
            None => speak.say(&Phrase::new("page-club-season-since").with("day", date(self.first))),
            Some(last) if last.1 == self.first.1 => format!("{} – {}", self.first.0.told(speak), date(last)),
            Some(last) => format!("{} – {}", date(self.first), date(last)),
        }
    }
}

/// Who stands where.
#[derive(Clone, Debug)]
pub struct SeasonShown {
    pub span: SeasonSpanShown,
    /// How many games counted.
    pub games: usize,
    pub scores: Vec<Score>,
}

#[derive(Debug)]
pub struct SeasonPage<'a> {
    pub club: &'a str,
    pub name: &'a str,
    pub season: &'a SeasonShown,
}

pub fn season(visitor: &Visitor<'_>, page: &SeasonPage<'_>) -> Markup {
    let speak = &visitor.speak;
    let title = speak.labelled(page.name.to_owned(), page.season.span.told(speak));
    let body = html! {
        main #main.fair-page.clubs {
            h1 { (title) }
            (table(page.season, speak))
            section { h2 { (speak.word("page-tournament-how")) } (explained(speak)) }
            p.bar { a.act.quiet href=(Address::Club { id: page.club }) { (page.name) } }
        }
    };
    shell(visitor, Kind::Open, &title, html! {}, body)
}

/// The dates and the standings.
pub(super) fn table(season: &SeasonShown, speak: &Speak<'_>) -> Markup {
    html! {
        p { (season.span.dates(speak)) @if season.games > 0 { " · " (speak.say(&Phrase::new("page-club-season-games").with("games", season.games))) } }
        @if season.scores.is_empty() { p.quiet { (speak.word("page-club-season-none")) } }
        @else { (standings(&season.scores, speak)) }
    }
}

/// What counts, and how.
pub(super) fn explained(speak: &Speak<'_>) -> Markup {
    html! {
        p.explained { (speak.word("page-club-season-how")) }
        (points_explained(speak))
    }
}
