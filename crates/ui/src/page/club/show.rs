//! The page of a club, for its members: what can be joined first, then everything else.

use super::super::shell::{Kind, shell};
use super::super::{Address, TimeLimit, Visitor, qr};
use super::found::members as number_of_members;
use super::season::{SeasonShown, SeasonSpanShown, explained, table as season_table};
use super::{When, button, link, weekday, zone_told};
use crate::Speak;
use crate::art::icon;
use coven_engine::{About, Arg, Phrase};
use maud::{Markup, html};

/// A table of the club.
#[derive(Clone, Debug)]
pub struct ClubTableShown {
    pub id: String,
    /// The game's title.
    pub title: String,
    /// Who sits there.
    pub names: Vec<String>,
    pub free: usize,
    /// The visitor sits there.
    pub yours: bool,
    /// The visitor is being asked there.
    pub asked: bool,
    /// When the server begins the game, if it does.
    pub begins: Option<When>,
    pub members_only: bool,
    /// Who has won, once it is over.
    pub winners: Vec<String>,
}

/// What is agreed on for every week.
#[derive(Clone, Debug)]
pub struct ChallengeShown {
    pub id: String,
    pub title: String,
    /// Counted from Monday.
    pub weekday: usize,
    pub time: String,
    pub players: usize,
    pub clock: Option<TimeLimit>,
    /// Bots take chairs that are free at the hour.
    pub bots: bool,
    pub next: When,
    pub table: Option<String>,
    pub missed: Option<When>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MemberShown {
    pub person: String,
    pub name: String,
    pub host: bool,
    pub you: bool,
}

#[derive(Debug)]
pub struct ClubPage<'a> {
    pub id: &'a str,
    pub name: &'a str,
    pub about: &'a str,
    pub zone: &'a str,
    /// Whether the visitor is a host.
    pub host: bool,
    pub games: &'a [&'static About],
    pub open: &'a [ClubTableShown],
    pub running: &'a [ClubTableShown],
    pub finished: &'a [ClubTableShown],
    pub challenges: &'a [ChallengeShown],
    pub season: Option<&'a SeasonShown>,
    /// The seasons before that one, the latest first.
    pub past: &'a [SeasonSpanShown],
    pub members: &'a [MemberShown],
    /// The whole address, to be sent to others.
    pub invitation: &'a str,
    /// The whole address of the visitor's own calendar.
    pub calendar: &'a str,
}

pub fn club(visitor: &Visitor<'_>, page: &ClubPage<'_>) -> Markup {
    let speak = &visitor.speak;
    let body = html! {
        main #main.fair-page.clubs {
            h1 { (page.name) }
            @if !page.about.is_empty() { p { (page.about) } }
            @if page.host { p.bar { a.act.quiet href=(Address::ClubSettings { id: page.id }) { (icon::PREFERENCES.draw()) (speak.word("page-club-manage")) } } }
            (tables(page, speak))
            section {
                h2 { (speak.word("page-club-challenges")) }
                (challenges(page.challenges, speak))
                p.quiet { (speak.say(&Phrase::new("page-club-zone-told").with("zone", zone_told(page.zone)))) }
            }
            (standings(page, speak))
            @if !page.finished.is_empty() { section { h2 { (speak.word("page-club-finished")) } ul.found { @for table in page.finished { (finished(table, speak)) } } } }
            section {
                h2 { (number_of_members(page.members.len(), speak)) }
                ul.people { @for member in page.members { (member_shown(member, speak)) } }
            }
            div.parts { (invitation(page, speak)) (calendar(page, speak)) }
            section {
                details { summary { (speak.word("page-club-leave")) }
                    p.quiet { (speak.word("page-club-leave-about")) }
                    (button(page.id, "leave", "page-club-leave-do", speak)) }
                p.bar { a.act.quiet href=(Address::Clubs) { (speak.word("page-clubs")) } }
            }
        }
    };
    shell(visitor, Kind::Open, page.name, html! {}, body)
}

/// What can be joined, what is played, and the way to a new table. It is looked up again now and then.
fn tables(page: &ClubPage<'_>, speak: &Speak<'_>) -> Markup {
    html! {
        div #club-page-tables data-live {
            section {
                h2 { (speak.word("page-club-open")) }
                @if page.open.is_empty() { p.quiet { (speak.word("page-club-open-none")) } }
                ul.found { @for table in page.open { (open(page.id, table, speak)) } }
            }
            @if !page.running.is_empty() {
                section { h2 { (speak.word("page-club-running")) } ul.found { @for table in page.running { (running(table, speak)) } } }
            }
        }
        div.bar {
            @for about in page.games {
                a.act href=(Address::NewForClub { game: about.id, club: page.id }) { (speak.say(&Phrase::new("page-club-new-table").with("game", about.title))) }
            }
        }
    }
}

fn names(table: &ClubTableShown) -> String {
    table.names.join(", ")
}

fn open(club: &str, table: &ClubTableShown, speak: &Speak<'_>) -> Markup {
    let id = &table.id;
    let back = || html! { input type="hidden" name="back" value=(Address::Club { id: club }); };
    html! {
        li.sheet.yours[table.yours] {
            a href=(Address::Table { table: id }) { b { (table.title) } }
            @if let Some(when) = &table.begins { span { (icon::WAIT.draw()) (when.told(speak)) } }
            span { (icon::PEOPLE.draw()) @if !table.names.is_empty() { (names(table)) " · " } (speak.say(&Phrase::new("page-free-seats").with("number", table.free))) }
            @if table.members_only { small.quiet { (speak.word("page-club-members-only")) } }
            @if table.yours {
                form method="post" action=(Address::Leave { table: id }) { (back()) button.act.quiet { (speak.word("page-club-out")) } }
            } @else if table.free > 0 {
                form method="post" action=(Address::Join { table: id }) { (back()) button.act.main { (speak.word("page-club-in")) } }
            }
        }
    }
}

fn running(table: &ClubTableShown, speak: &Speak<'_>) -> Markup {
    html! {
        li.sheet.yours[table.asked] {
            a href=(Address::Table { table: &table.id }) { b { (table.title) } }
            span { (icon::PEOPLE.draw()) (names(table)) }
            @if table.asked { b { (speak.word("page-your-turn")) } }
        }
    }
}

fn finished(table: &ClubTableShown, speak: &Speak<'_>) -> Markup {
    let winners: Arg = table.winners.iter().map(|name| Arg::from(name.as_str())).collect();
    html! {
        li.sheet {
            a href=(Address::Table { table: &table.id }) { b { (table.title) } }
            span { (names(table)) }
            @if !table.winners.is_empty() { span { (speak.say(&Phrase::new("page-winner").with("names", winners).with("number", table.winners.len()))) } }
        }
    }
}

/// What a challenge is, in one line.
pub(super) fn challenge(one: &ChallengeShown, speak: &Speak<'_>) -> String {
    let phrase = Phrase::new("page-club-challenge").with("weekday", weekday(one.weekday, speak)).with("time", one.time.as_str());
    speak.sentence(&phrase.with("game", one.title.as_str()).with("seats", one.players))
}

fn challenges(challenges: &[ChallengeShown], speak: &Speak<'_>) -> Markup {
    html! {
        @if challenges.is_empty() { p.quiet { (speak.word("page-club-challenges-none")) } }
        ul.found { @for one in challenges {
            li.sheet.challenge {
                b { (challenge(one, speak)) }
                span { (speak.labelled(speak.word("page-club-next"), one.next.told(speak))) }
                span.quiet {
                    @if let Some(clock) = one.clock { (clock.told(speak)) ". " }
                    (speak.word(if one.bots { "page-club-challenge-bots" } else { "page-club-challenge-waits" }))
                }
                @if let Some(missed) = &one.missed { span.quiet { (speak.labelled(speak.word("page-club-missed"), missed.told(speak))) } }
                @if let Some(table) = &one.table { a.act.quiet href=(Address::Table { table }) { (speak.word("page-to-table")) } }
            }
        } }
    }
}

fn standings(page: &ClubPage<'_>, speak: &Speak<'_>) -> Markup {
    html! {
        @if let Some(season) = page.season {
            section {
                h2 { (season.span.told(speak)) @if !season.span.running { " · " (speak.word("page-club-season-over")) } }
                (season_table(season, speak))
                details { summary { (speak.word("page-tournament-how")) } (explained(speak)) }
                @if !page.past.is_empty() {
                    h3 { (speak.word("page-club-seasons-past")) }
                    ul.people { @for past in page.past {
                        li.sheet { a href=(Address::ClubSeason { id: page.id, number: past.number }) { (past.told(speak)) } small.quiet { (past.dates(speak)) } }
                    } }
                }
            }
        }
    }
}

fn member_shown(member: &MemberShown, speak: &Speak<'_>) -> Markup {
    html! {
        li.sheet {
            a href=(Address::Person { person: &member.person }) { (member.name) }
            @if member.host { small.quiet { (speak.word("page-club-host")) } }
            @if member.you { small.quiet { (speak.word("page-club-you")) } }
        }
    }
}

fn invitation(page: &ClubPage<'_>, speak: &Speak<'_>) -> Markup {
    html! {
        section.sheet.invitation {
            h2 { (speak.word("page-club-invite")) }
            p { (speak.word("page-club-invite-about")) }
            (link(page.invitation, "page-club-invite-link", page.name, speak))
            details { summary { (speak.word("page-qr")) } (qr::code(page.invitation, &speak.word("page-qr"))) }
        }
    }
}

fn calendar(page: &ClubPage<'_>, speak: &Speak<'_>) -> Markup {
    let subscribe = page.calendar.split_once("://").map(|(_, rest)| format!("webcal://{rest}"));
    html! {
        section.sheet.invitation {
            h2 { (speak.word("page-club-calendar")) }
            p { (speak.word("page-club-calendar-about")) }
            (link(page.calendar, "page-club-calendar-link", page.name, speak))
            div.bar {
                @if let Some(subscribe) = subscribe { a.act href=(subscribe) { (speak.word("page-club-calendar-open")) } }
                (button(page.id, "renew-calendar", "page-club-renew", speak))
            }
        }
    }
}
