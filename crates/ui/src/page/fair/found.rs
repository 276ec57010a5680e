//! The list of tournaments.

use super::super::shell::{Kind, shell};
use super::super::{Address, Visitor};
use crate::Speak;
use coven_engine::{About, Phrase};
use maud::{Markup, html};

/// Where a tournament stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    Gathering,
    Playing,
    Over,
    Cancelled,
}

impl Standing {
    pub(super) const fn word(self) -> &'static str {
        match self {
            Standing::Gathering => "page-tournament-gathering",
            Standing::Playing => "page-tournament-playing",
            Standing::Over => "page-tournament-over",
            Standing::Cancelled => "page-tournament-cancelled",
        }
    }
}

/// A tournament in a list.
#[derive(Clone, Debug)]
pub struct FoundTournament {
    pub id: String,
    pub name: String,
    /// The game's title.
    pub title: String,
    pub standing: Standing,
    pub people: usize,
    pub round: usize,
    pub rounds: usize,
}

/// What the page of all tournaments shows.
#[derive(Debug)]
pub struct Tournaments<'a> {
    pub games: &'a [&'a About],
    pub yours: &'a [FoundTournament],
    pub listed: &'a [FoundTournament],
    /// Whether the visitor may open one.
    pub account: bool,
}

pub fn tournaments(visitor: &Visitor<'_>, page: &Tournaments<'_>) -> Markup {
    let speak = &visitor.speak;
    let title = speak.word("page-tournaments");
    let body = html! {
        main #main.fair-page {
            h1 { (title) }
            p { (speak.word("page-tournaments-about")) }
            @if page.account {
                div.bar { @for about in page.games {
                    a.act href=(Address::NewTournament { game: about.id }) { (speak.say(&Phrase::new("page-tournament-new-of").with("game", about.title))) }
                } }
            } @else { p.quiet { (speak.word("page-error-needs-account")) " " a href=(Address::You) { (speak.word("page-sign-in")) } } }
            @if !page.yours.is_empty() { section { h2 { (speak.word("page-tournaments-yours")) } (list(page.yours, speak)) } }
            section { h2 { (speak.word("page-tournaments-listed")) } (list(page.listed, speak)) }
        }
    };
    shell(visitor, Kind::Open, &title, html! {}, body)
}

fn list(found: &[FoundTournament], speak: &Speak<'_>) -> Markup {
    let people = |count: usize| speak.say(&Phrase::new("page-tournament-people").with("people", count));
    let round = |one: &FoundTournament| round(one.round, one.rounds, speak);
    html! {
        @if found.is_empty() { p.quiet { (speak.word("page-tournaments-none")) } }
        ul.found { @for one in found {
            li.sheet {
                a href=(Address::Tournament { id: &one.id }) { b { (one.name) } }
                span { (one.title) " · " (people(one.people)) " · " (speak.word(one.standing.word()))
                    @if one.standing == Standing::Playing { " · " (round(one)) } }
            }
        } }
    }
}

pub(super) fn round(round: usize, rounds: usize, speak: &Speak<'_>) -> String {
    speak.say(&Phrase::new("page-tournament-round").with("round", round).with("rounds", rounds))
}
