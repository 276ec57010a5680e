//! The lobby: tables that wait for people, and the way to a new one.

use super::shell::{Kind, shell};
use super::{Address, OpenTable, RunningTable, Visitor, lists};
use coven_engine::{About, Phrase};
use maud::{Markup, html};

/// What the lobby shows.
#[derive(Debug)]
pub struct Lobby<'a> {
    pub games: &'a [&'a About],
    pub running: &'a [RunningTable],
    /// The open tables of the visitor's clubs.
    pub clubs: &'a [OpenTable],
    pub open: &'a [OpenTable],
}

pub fn lobby(visitor: &Visitor<'_>, lobby: &Lobby<'_>) -> Markup {
    let speak = &visitor.speak;
    let body = html! {
        main #main {
            h1 { (speak.word("page-lobby")) }
            p { (speak.word("page-lobby-about")) }
            div.bar {
                @for about in lobby.games {
                    a.act href=(Address::New { game: about.id }) { (speak.say(&Phrase::new("page-new-of").with("game", about.title))) }
                }
            }
            (lists::go_on(lobby.running, speak))
            (lists::of_clubs(lobby.clubs, speak))
            section { h2 { (speak.word("page-open-tables")) } (lists::open(lobby.open, speak)) }
        }
    };
    shell(visitor, Kind::Open, &speak.word("page-lobby"), html! {}, body)
}
