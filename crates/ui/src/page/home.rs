//! The home page: the games, and the shortest way to a table. It needs no script.

use super::shell::{Kind, shell};
use super::{Address, OpenTable, RunningTable, Visitor, lists};
use crate::art::{icon, scenery};
use coven_engine::{About, Phrase};
use maud::{Markup, html};

/// What the home page shows.
#[derive(Debug)]
pub struct Home<'a> {
    pub games: &'a [&'a About],
    pub running: &'a [RunningTable],
    pub open: &'a [OpenTable],
}

pub fn home(visitor: &Visitor<'_>, home: &Home<'_>) -> Markup {
    let speak = &visitor.speak;
    let body = html! {
        main #main {
            p.motto { (speak.word("page-motto")) }
            @if !home.running.is_empty() {
                section { h2 { (speak.word("page-continue")) } (lists::own(home.running, speak)) }
            }
            section.games { @for about in home.games { (game(visitor, about)) } }
            section {
                h2 { a href=(Address::Lobby) { (speak.word("page-lobby")) } }
                (lists::open(home.open, speak))
            }
            p.quiet.fair { (speak.word("page-fair")) }
        }
    };
    shell(visitor, Kind::Open, "Coven", html! {}, body)
}

fn game(visitor: &Visitor<'_>, about: &About) -> Markup {
    let speak = &visitor.speak;
    let players = Phrase::new("page-players").with("least", *about.seats.start()).with("most", *about.seats.end());
    html! {
        article.game.sheet {
            (scenery::of_game(about.id))
            div.about {
                h2 { (about.title) }
                p { (speak.say(&about.tagline())) }
                p.quiet { (icon::PEOPLE.draw()) (speak.say(&players)) }
                form method="post" action=(Address::PlayNow { game: about.id, coach: false }) {
                    button.act.main { (speak.word("page-play-bots")) }
                }
                div.more {
                    a.act.quiet href=(Address::New { game: about.id }) { (speak.word("page-invite")) }
                    form method="post" action=(Address::PlayNow { game: about.id, coach: true }) {
                        button.act.quiet { (speak.word("page-learn")) }
                    }
                }
            }
        }
    }
}
