//! What hosts do with a club.

use super::super::shell::{Kind, shell};
use super::super::{Address, Visitor};
use super::found::fields;
use super::show::challenge;
use super::{ChallengeShown, MemberShown, button};
use crate::Speak;
use coven_engine::{About, Phrase};
use maud::{Markup, html};

#[derive(Debug)]
pub struct ClubSettings<'a> {
    pub id: &'a str,
    pub name: &'a str,
    pub about: &'a str,
    pub zones: &'a [String],
    pub zone: &'a str,
    /// How seasons come, as forms write it.
    pub rhythm: &'a str,
    pub longest: usize,
    pub games: &'a [&'static About],
    pub challenges: &'a [ChallengeShown],
    pub members: &'a [MemberShown],
    /// A season is running.
    pub season: bool,
    /// Why the last attempt was refused.
    pub refused: Option<String>,
}

pub fn club_settings(visitor: &Visitor<'_>, page: &ClubSettings<'_>) -> Markup {
    let speak = &visitor.speak;
    let title = speak.labelled(speak.word("page-club-manage"), page.name.to_owned());
    let body = html! {
        main #main.fair-page.clubs {
            h1 { (title) }
            p.bar { a.act.quiet href=(Address::Club { id: page.id }) { (page.name) } }
            section {
                h2 { (speak.word("page-club-challenges")) }
                @if page.challenges.is_empty() { p.quiet { (speak.word("page-club-challenges-about")) } }
                ul.people { @for one in page.challenges { (agreed(page, one, speak)) } }
                div.bar { @for about in page.games {
                    a.act href=(Address::NewChallenge { id: page.id, game: about.id }) { (speak.say(&Phrase::new("page-club-challenge-new").with("game", about.title))) }
                } }
            }
            section {
                h2 { (speak.word("page-club-members")) }
                ul.people { @for member in page.members { (member_shown(page, member, speak)) } }
                p.quiet { (speak.word("page-club-remove-about")) }
            }
            section {
                h2 { (speak.word("page-club-invite")) }
                p.quiet { (speak.word("page-club-renew-about")) }
                (button(page.id, "renew-invitation", "page-club-renew", speak))
            }
            section {
                h2 { (speak.word("page-club-rhythm")) }
                @if page.season { (button(page.id, "end-season", "page-club-season-end", speak)) }
                @else { (button(page.id, "begin-season", "page-club-season-begin", speak)) }
            }
            section {
                h2 { (speak.word("page-club-change")) }
                form.sheet.terms-of-club method="post" action=(Address::ClubSettings { id: page.id }) {
                    @if let Some(refused) = &page.refused { p.refused role="alert" { (refused) } }
                    (fields(page.name, page.about, page.zones, Some(page.zone), page.rhythm, page.longest, speak))
                    button.act.main { (speak.word("page-save")) }
                }
            }
            section {
                details { summary { (speak.word("page-club-end")) }
                    p.quiet { (speak.word("page-club-end-about")) }
                    form method="post" action=(Address::ClubAct { id: page.id, act: "end" }) {
                        label.choice-line { input type="checkbox" name="sure" value="yes" required; (speak.word("page-club-end-sure")) }
                        button.act.quiet { (speak.word("page-club-end-do")) }
                    }
                }
            }
        }
    };
    shell(visitor, Kind::Open, &title, html! {}, body)
}

fn agreed(page: &ClubSettings<'_>, one: &ChallengeShown, speak: &Speak<'_>) -> Markup {
    let what = challenge(one, speak);
    html! {
        li.sheet {
            span { (what) }
            form method="post" action=(Address::ClubAct { id: page.id, act: "drop-challenge" }) {
                input type="hidden" name="challenge" value=(one.id);
                button.act.quiet aria-label=(speak.labelled(speak.word("page-club-challenge-drop"), what)) { (speak.word("page-club-challenge-drop")) }
            }
        }
    }
}

fn member_shown(page: &ClubSettings<'_>, member: &MemberShown, speak: &Speak<'_>) -> Markup {
    let hosts = page.members.iter().filter(|member| member.host).count();
    let with = |act: &'static str, word: &'static str| {
        html! {
            form method="post" action=(Address::ClubAct { id: page.id, act }) {
                input type="hidden" name="person" value=(member.person);
                button.act.quiet aria-label=(speak.labelled(speak.word(word), member.name.clone())) { (speak.word(word)) }
            }
        }
    };
    html! {
        li.sheet {
            span { (member.name) }
            @if member.host { small.quiet { (speak.word("page-club-host")) } }
            @if member.you && hosts > 1 { (with("step-down", "page-club-step-down")) }
            @if !member.host { (with("make-host", "page-club-make-host")) (with("remove", "page-club-remove")) }
        }
    }
}
