//! The home page: the games, and the shortest way to a table. It needs no script.

use super::shell::{Kind, shell};
use super::{Address, OpenTable, Quick, RunningTable, Visitor, lists, quick};
use crate::art::{icon, scenery};
use coven_engine::{About, Phrase};
use maud::{Markup, html};

/// What the home page shows.
#[derive(Debug)]
pub struct Home<'a> {
    /// Every game, and how it is played at once.
    pub games: &'a [(&'static About, Quick)],
    /// The levels of computer players, weakest first, by their names.
    pub levels: &'a [&'static str],
    pub running: &'a [RunningTable],
    /// The open tables of the visitor's clubs.
    pub clubs: &'a [OpenTable],
    pub open: &'a [OpenTable],
}

pub fn home(visitor: &Visitor<'_>, home: &Home<'_>) -> Markup {
    let speak = &visitor.speak;
    let body = html! {
        main #main {
            h1.motto { (speak.word("page-motto")) }
            (lists::go_on(home.running, speak))
            (lists::of_clubs(home.clubs, speak))
            section.games { @for (about, quick) in home.games { (game(visitor, about, quick, home.levels)) } }
            section {
                h2 { a href=(Address::Learn) { (speak.word("page-lessons")) } }
                p { (speak.word("page-learn-about")) }
            }
            section {
                h2 { a href=(Address::Puzzles) { (speak.word("page-puzzles")) } }
                p { (speak.word("page-puzzles-about")) " " a href=(Address::PuzzlesToday) { (speak.word("page-puzzles-today")) } }
            }
            section {
                h2 { a href=(Address::Daily) { (speak.word("page-daily")) } }
                p { (speak.word("page-daily-about")) }
            }
            section {
                h2 { a href=(Address::Tournaments) { (speak.word("page-tournaments")) } }
                p { (speak.word("page-tournaments-about")) }
            }
            section {
                h2 { a href=(Address::Clubs) { (speak.word("page-clubs")) } }
                p { (speak.word("page-clubs-about")) }
            }
            section {
                h2 { a href=(Address::Lobby) { (speak.word("page-lobby")) } }
                (lists::open(home.open, speak))
            }
            p.ways { a href=(Address::Install) { (speak.word("page-install")) } }
            p.quiet.fair { (speak.word("page-fair")) }
        }
    };
    shell(visitor, Kind::Open, "Coven", html! {}, body)
}

fn game(visitor: &Visitor<'_>, about: &About, quick: &Quick, levels: &[&str]) -> Markup {
    let speak = &visitor.speak;
    let players = Phrase::new("page-players").with("least", *about.seats.start()).with("most", *about.seats.end());
    html! {
        article.game.sheet {
            (scenery::of_game(about.id))
            div.about {
                h2 { (about.title) }
                p { (speak.say(&about.tagline())) }
                p.quiet { (icon::PEOPLE.draw()) (speak.say(&players)) }
                (quick::at_once(visitor, about, quick, levels))
                (quick::alone(visitor, about))
                div.more {
                    a.act.quiet href=(Address::Rules { game: about.id }) { (icon::BOOK.draw()) (speak.word("page-book")) }
                    a.act.quiet href=(Address::New { game: about.id }) { (speak.word("page-invite")) }
                    a.act.quiet href=(Address::Course { game: about.id }) { (speak.word("page-lessons")) }
                    a.act.quiet href=(Address::PuzzlesOf { game: about.id }) { (speak.word("page-puzzles")) }
                    form method="post" action=(Address::PlayNow { game: about.id, coach: true }) {
                        button.act.quiet { (speak.word("page-first-game")) }
                    }
                }
            }
        }
    }
}
