//! The way into a club, by its link.

use super::super::shell::{Kind, described};
use super::super::{Address, Visitor};
use coven_engine::Phrase;
use maud::{Markup, html};

/// What whoever has the link learns.
#[derive(Debug)]
pub struct JoinClub<'a> {
    pub id: &'a str,
    pub code: &'a str,
    pub name: &'a str,
    pub about: &'a str,
    /// Whether the visitor keeps the name under a login.
    pub account: bool,
}

pub fn join_club(visitor: &Visitor<'_>, page: &JoinClub<'_>) -> Markup {
    let speak = &visitor.speak;
    let title = speak.say(&Phrase::new("page-club-join-title").with("club", page.name));
    let body = html! {
        main #main.fair-page.clubs {
            h1 { (title) }
            @if !page.about.is_empty() { p { (page.about) } }
            p { (speak.word("page-club-join-about")) }
            @if !page.account { p.quiet { (speak.word("page-club-join-guest")) " " a href=(Address::You) { (speak.word("page-sign-in")) } } }
            form method="post" action=(Address::JoinClub { id: page.id, code: page.code }) { button.act.main { (speak.word("page-club-join")) } }
        }
    };
    described(visitor, Kind::Open, &title, page.about, html! {}, body)
}
