//! The visitor's clubs, and how a new one is founded.

use super::super::shell::{Kind, shell};
use super::super::{Address, Visitor, time};
use super::RHYTHMS;
use crate::Speak;
use coven_engine::Phrase;
use maud::{Markup, html};

/// A club in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClubCard {
    pub id: String,
    pub name: String,
    pub about: String,
    pub members: usize,
    pub host: bool,
}

/// What the page shows.
#[derive(Debug)]
pub struct ClubsPage<'a> {
    pub clubs: &'a [ClubCard],
    /// Whether the visitor may found one.
    pub account: bool,
    /// The names of all time zones, in order, and the visitor's own if it is known.
    pub zones: &'a [String],
    pub zone: Option<&'a str>,
    /// Maximum length of the line about a club.
    pub longest: usize,
    /// Why the last attempt was refused.
    pub refused: Option<String>,
}

pub fn clubs(visitor: &Visitor<'_>, page: &ClubsPage<'_>) -> Markup {
    let speak = &visitor.speak;
    let title = speak.word("page-clubs");
    let body = html! {
        main #main.fair-page.clubs {
            h1 { (title) }
            p { (speak.word("page-clubs-about")) }
            @if page.clubs.is_empty() { p.quiet { (speak.word("page-clubs-none")) } }
            ul.found { @for club in page.clubs { (card(club, speak)) } }
            section {
                h2 { (speak.word("page-club-found")) }
                @if page.account {
                    form.sheet.terms-of-club method="post" action=(Address::Clubs) {
                        @if let Some(refused) = &page.refused { p.refused role="alert" { (refused) } }
                        (fields("", "", page.zones, page.zone, RHYTHMS[0].0, page.longest, speak))
                        button.act.main { (speak.word("page-club-found-do")) }
                    }
                } @else { p.quiet { (speak.word("page-error-needs-account")) " " a href=(Address::You) { (speak.word("page-sign-in")) } } }
            }
        }
    };
    shell(visitor, Kind::Open, &title, html! {}, body)
}

fn card(club: &ClubCard, speak: &Speak<'_>) -> Markup {
    html! {
        li.sheet {
            a href=(Address::Club { id: &club.id }) { b { (club.name) } }
            span { (members(club.members, speak)) @if club.host { " · " (speak.word("page-club-hosting")) } }
            @if !club.about.is_empty() { span.quiet { (club.about) } }
        }
    }
}

pub(super) fn members(number: usize, speak: &Speak<'_>) -> String {
    speak.say(&Phrase::new("page-club-members-number").with("members", number))
}

/// What a club says of itself, its time zone, and how its seasons come.
pub(super) fn fields(
    name: &str,
    about: &str,
    zones: &[String],
    zone: Option<&str>,
    rhythm: &str,
    longest: usize,
    speak: &Speak<'_>,
) -> Markup {
    html! {
        label { span { (speak.word("page-club-name")) } input name="name" value=(name) required maxlength="32" autocomplete="off"; }
        label { span { (speak.word("page-club-line")) } input name="about" value=(about) maxlength=(longest) autocomplete="off"; }
        label { span { (speak.word("page-club-zone")) } select name="zone" data-zone[zone.is_none()] { (time::zones(zones, zone)) } }
        label { span { (speak.word("page-club-rhythm")) } select name="rhythm" {
            @for (code, word) in RHYTHMS { option value=(code) selected[code == rhythm] { (speak.word(word)) } }
        } }
    }
}
