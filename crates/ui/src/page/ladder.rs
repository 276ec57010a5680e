//! The best of a game, people and bots.

use super::people::level_name;
use super::profile::{size, with_doubt};
use super::shell::{Kind, shell};
use super::{Address, RatingSeen, Visitor};
use crate::art::icon;
use coven_engine::{About, Phrase};
use maud::{Markup, html};

/// A ladder.
#[derive(Debug)]
pub struct LadderPage<'a> {
    pub about: &'static About,
    /// All games of the house.
    pub games: &'a [&'static About],
    /// Only tables with this number of players.
    pub players: Option<u8>,
    /// Number of games from which on somebody stands there.
    pub fewest: i64,
    pub rungs: &'a [Rung],
}

/// Who stands on a ladder.
#[derive(Clone, Debug)]
pub struct Rung {
    pub who: Climber,
    pub rating: RatingSeen,
    pub games: i64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Climber {
    Person { id: String, name: String },
    Bot(String),
}

pub fn ladder(visitor: &Visitor<'_>, page: &LadderPage<'_>) -> Markup {
    let speak = &visitor.speak;
    let (about, title) = (page.about, speak.say(&Phrase::new("page-ladder-of").with("game", page.about.title)));
    let sizes = about.seats.clone().filter(|&players| players > 1);
    let link = |players: Option<u8>| {
        let here = if players == page.players { Some("page") } else { None };
        html! { a.act.quiet href=(Address::Ladder { game: about.id, players }) aria-current=[here] { (size(players, speak)) } }
    };
    let body = html! {
        main #main.ladder {
            h1 { (title) }
            nav.bar aria-label=(speak.word("page-ladder-games-of")) {
                @for game in page.games {
                    a.act.quiet href=(Address::Ladder { game: game.id, players: None }) aria-current=[(game.id == about.id).then_some("true")] { (game.title) }
                }
            }
            nav.bar aria-label=(speak.word("page-ladder-tables")) {
                (link(None))
                @for players in sizes { (link(u8::try_from(players).ok())) }
            }
            p.quiet { (speak.say(&Phrase::new("page-ladder-about").with("games", page.fewest))) }
            @if page.rungs.is_empty() { p { (speak.word("page-ladder-none")) } }
            @else {
                div.scroll-x tabindex="0" role="region" aria-label=(title) {
                    table.ledger {
                        thead { tr { @for word in ["page-ladder-rank", "page-ladder-name", "page-ladder-rating", "page-ladder-games"] { th scope="col" { (speak.word(word)) } } } }
                        tbody {
                            @for (rank, rung) in (1..).zip(page.rungs) {
                                tr {
                                    td { (rank) }
                                    th scope="row" {
                                        @match &rung.who {
                                            Climber::Person { id, name } => a href=(Address::Person { person: id }) { (name) },
                                            Climber::Bot(level) => span.bot { (icon::BOT.draw()) (level_name(level, speak)) },
                                        }
                                    }
                                    td { (with_doubt(rung.rating, speak)) }
                                    td { (rung.games) }
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    shell(visitor, Kind::Open, &title, html! {}, body)
}
