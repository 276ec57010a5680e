//! Friends and others: who somebody is to the visitor, and what can be done about it.

use super::profile::{Bond, towards};
use super::shell::{Kind, shell};
use super::{Address, Visitor};
use crate::Speak;
use coven_engine::{About, Phrase};
use maud::{Markup, html};

/// Somebody else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Other {
    pub id: String,
    pub name: String,
}

/// Everybody to whom the visitor has a bond.
#[derive(Debug)]
pub struct FriendsPage<'a> {
    pub games: &'a [&'static About],
    pub friends: &'a [Other],
    pub asking: &'a [Other],
    pub asked: &'a [Other],
    pub blocked: &'a [Other],
}

pub fn friends(visitor: &Visitor<'_>, page: &FriendsPage<'_>) -> Markup {
    let speak = &visitor.speak;
    let title = speak.word("page-friends");
    let body = html! {
        main #main.friends {
            h1 { (title) }
            p.quiet { (speak.word("page-friends-about")) }
            (group("page-friends-asking", page.asking, Bond::Asking, visitor))
            @if page.friends.is_empty() { p { (speak.word("page-friends-none")) } }
            @else { (ask_to_play(page.games, page.friends, speak)) }
            (group("page-friends", page.friends, Bond::Friend, visitor))
            (group("page-friends-asked", page.asked, Bond::Asked, visitor))
            (group("page-friends-blocked", page.blocked, Bond::Blocked, visitor))
            p.quiet { (speak.word("page-block-about")) }
        }
    };
    shell(visitor, Kind::Open, &title, html! {}, body)
}

fn group(word: &'static str, others: &[Other], bond: Bond, visitor: &Visitor<'_>) -> Markup {
    html! {
        @if !others.is_empty() {
            section {
                h2 { (visitor.speak.word(word)) }
                ul.others { @for other in others { li.sheet { (named(other)) (towards(&other.id, &other.name, bond, visitor)) } } }
            }
        }
    }
}

fn named(other: &Other) -> Markup {
    html! { a.name href=(Address::Person { person: &other.id }) { (other.name) } }
}

/// Opens a table, with a chair held for everybody who is chosen.
fn ask_to_play(games: &[&'static About], people: &[Other], speak: &Speak<'_>) -> Markup {
    html! {
        form.sheet.ask-to-play method="post" action=(Address::AskToPlay) {
            h2 { (speak.word("page-ask-to-play")) }
            p.quiet { (speak.word("page-ask-to-play-about")) }
            label { (speak.word("page-ask-to-play-game")) select name="game" { @for game in games { option value=(game.id) { (game.title) } } } }
            fieldset {
                legend { (speak.word("page-ask-to-play-who")) }
                @for other in people {
                    label.choice-line { input type="checkbox" name="person" value=(other.id); span { (other.name) } }
                }
            }
            button.act { (speak.word("page-ask-to-play")) }
        }
    }
}

/// Somebody at the same table, and what they said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MetPerson {
    pub other: Other,
    pub bond: Bond,
    /// By the lines of the journal.
    pub said: Vec<(i64, String)>,
}

/// The other people of a table at which the visitor sits.
pub fn met(visitor: &Visitor<'_>, table: &str, game: &'static About, people: &[MetPerson]) -> Markup {
    let speak = &visitor.speak;
    let title = speak.word("page-met");
    let others: Vec<Other> = people.iter().filter(|one| one.bond != Bond::Blocked).map(|one| one.other.clone()).collect();
    let body = html! {
        main #main.friends {
            h1 { (title) }
            @if people.is_empty() { p { (speak.word("page-met-none")) } }
            ul.others {
                @for one in people {
                    li.sheet {
                        (named(&one.other))
                        (towards(&one.other.id, &one.other.name, one.bond, visitor))
                        @if !one.said.is_empty() { (said(table, one, speak)) }
                    }
                }
            }
            @if !others.is_empty() { (ask_to_play(&[game], &others, speak)) }
            p.quiet { (speak.word("page-block-about")) }
            p.bar { a.act.quiet href=(Address::Table { table }) { (speak.word("page-to-table")) } }
        }
    };
    shell(visitor, Kind::Open, &title, html! {}, body)
}

/// What somebody said, each with the way to report it.
fn said(table: &str, one: &MetPerson, speak: &Speak<'_>) -> Markup {
    html! {
        details {
            summary { (speak.word("page-met-said")) }
            ul.said {
                @for (line, text) in &one.said {
                    li {
                        q { (text) }
                        a href=(Address::ComplainOf { person: &one.other.id, table, line: *line }) { (speak.word("page-complain")) }
                    }
                }
            }
        }
    }
}

/// A word to those who run the server.
#[derive(Debug)]
pub struct ComplainPage<'a> {
    pub id: &'a str,
    pub name: &'a str,
    /// The table and the line of its journal, and what was said there.
    pub said: Option<(&'a str, i64, &'a str)>,
    pub longest: usize,
    /// It has been sent.
    pub sent: bool,
}

pub fn complain(visitor: &Visitor<'_>, page: &ComplainPage<'_>) -> Markup {
    let speak = &visitor.speak;
    let title = speak.say(&Phrase::new("page-complain-of").with("name", page.name));
    let body = html! {
        main #main.friends {
            h1 { (title) }
            @if page.sent { p role="status" { (speak.word("page-complain-sent")) } p.bar { a.act href=(Address::Friends) { (speak.word("page-friends")) } } }
            @else {
                form.sheet method="post" action=(Address::Complain { person: page.id }) {
                    p { (speak.word("page-complain-about")) }
                    @if let Some((table, line, text)) = page.said {
                        input type="hidden" name="table" value=(table);
                        input type="hidden" name="said" value=(line);
                        blockquote { (text) }
                    }
                    label { (speak.word("page-complain-reason")) textarea name="reason" rows="4" maxlength=(page.longest) required {} }
                    button.act { (speak.word("page-complain-send")) }
                }
            }
        }
    };
    shell(visitor, Kind::Open, &title, html! {}, body)
}
