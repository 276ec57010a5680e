//! What a person reads when something cannot be done.

use super::shell::{Kind, shell};
use super::{Address, Visitor};
use crate::Speak;
use coven_engine::Phrase;
use maud::{Markup, html};

/// Why something was not done.
#[derive(Clone, Debug)]
pub struct Problem<'a> {
    /// The stable code of the error.
    pub code: &'a str,
    /// A sentence in the visitor's own language, where the rules have one.
    pub sentence: Option<&'a str>,
    /// What is said to programs, if nothing better is known.
    pub detail: &'a str,
    /// The id of the rule that speaks against it.
    pub rule: Option<&'a str>,
    /// Where to go on.
    pub back: &'a str,
}

impl Problem<'_> {
    /// The reason in one sentence.
    pub fn said(&self, speak: &Speak<'_>) -> String {
        match (self.sentence, message(self.code)) {
            (Some(sentence), _) => sentence.to_owned(),
            (None, Some(message)) => speak.word(message),
            (None, None) => self.detail.to_owned(),
        }
    }
}

/// The codes for those who can be helped by an invitation.
const INVITATION: [&str; 2] = ["invitation-needed", "bad-invitation"];

pub fn problem(visitor: &Visitor<'_>, problem: &Problem<'_>) -> Markup {
    let speak = &visitor.speak;
    let body = html! {
        main #main.problem {
            h1 { (speak.word("page-problem")) }
            p role="alert" { (problem.said(speak)) }
            @if let Some(id) = problem.rule { p { a href=(Address::RuleById { id }) { (speak.say(&Phrase::new("page-rule").with("rule", id))) } } }
            div.bar {
                @if INVITATION.contains(&problem.code) { a.act.main href=(Address::Enter) { (speak.word("page-enter")) } }
                a.act href=(problem.back) { (speak.word("page-problem-back")) }
                a.act.quiet href=(Address::Home) { (speak.word("page-home")) }
            }
        }
    };
    shell(visitor, Kind::Open, &speak.word("page-problem"), html! {}, body)
}

fn message(code: &str) -> Option<&'static str> {
    Some(match code {
        "not-seated" => "page-error-not-seated",
        "needs-account" => "page-error-needs-account",
        "not-organiser" => "page-error-not-organiser",
        "round-running" => "page-error-round-running",
        "too-few-people" => "page-error-too-few-people",
        "tournament-full" => "page-error-tournament-full",
        "tournament-over" => "page-error-tournament-over",
        "tournament-not-begun" => "page-error-tournament-not-begun",
        "no-such-tournament" => "page-error-no-such-tournament",
        "too-many-tournaments" => "page-error-too-many-tournaments",
        "not-a-member" => "page-error-not-a-member",
        "bad-tournament" => "page-error-bad-tournament",
        "no-such-club" => "page-error-no-such-club",
        "not-club-host" => "page-error-not-club-host",
        "club-full" => "page-error-club-full",
        "too-many-clubs" => "page-error-too-many-clubs",
        "too-many-challenges" => "page-error-too-many-challenges",
        "no-such-challenge" => "page-error-no-such-challenge",
        "long-about" => "page-error-long-about",
        "host-stays" => "page-error-host-stays",
        "member-needs-account" => "page-error-member-needs-account",
        "member-hosts-too-many" => "page-error-member-hosts-too-many",
        "bad-hour" => "page-error-bad-hour",
        "bad-lead" => "page-error-bad-lead",
        "too-few-seats" => "page-error-too-few-seats",
        "before-the-hour" => "page-error-before-the-hour",
        "last-host" => "page-error-last-host",
        "season-running" => "page-error-season-running",
        "no-season" => "page-error-no-season",
        "not-host" => "page-error-not-host",
        "no-such-seat" => "page-error-no-such-seat",
        "seat-taken" => "page-error-seat-taken",
        "seat-held" => "page-error-seat-held",
        "seen-another-seat" => "page-error-seen-another-seat",
        "not-invited" => "page-error-not-invited",
        "unanswered" => "page-error-unanswered",
        "no-hints" => "page-error-no-hints",
        "asked-now" => "page-error-asked-now",
        "shared-screen" => "page-error-shared-screen",
        "no-such-case" => "page-error-no-such-case",
        "too-many-prepared" => "page-error-too-many-prepared",
        "seats-open" => "page-error-seats-open",
        "already-started" => "page-error-already-started",
        "not-started" => "page-error-not-started",
        "game-over" => "page-error-game-over",
        "not-over" | "game-running" => "page-error-game-running",
        "deal-begun" => "page-error-deal-begun",
        "deal-running" => "page-error-deal-running",
        "deal-shared" => "page-error-deal-shared",
        "handed-over" => "page-error-handed-over",
        "strong-stand-in" => "page-error-strong-stand-in",
        "not-handed" => "page-error-not-handed",
        "not-away" => "page-error-not-away",
        "talked-out" => "page-error-talked-out",
        "not-welcome" => "page-error-not-welcome",
        "not-heard" => "page-error-not-heard",
        "not-deleted" => "page-error-not-deleted",
        "too-many-bonds" => "page-error-too-many-bonds",
        "too-many-complaints" => "page-error-too-many-complaints",
        "bad-reason" => "page-error-bad-reason",
        "conflict" => "page-error-conflict",
        "not-a-move" => "page-error-not-a-move",
        "no-such-table" => "page-error-no-such-table",
        "no-such-game" => "page-error-no-such-game",
        "no-such-move" => "page-error-no-such-move",
        "not-found" => "page-error-not-found",
        "no-such-person" => "page-error-no-such-person",
        "nobody" => "page-error-nobody",
        "not-your-seat" => "page-error-not-your-seat",
        "no-record" => "page-error-no-record",
        "record" => "page-error-record",
        "too-many-requests" | "too-many-streams" => "page-error-too-many",
        "table-closed" => "page-table-closed",
        "too-many-tables" => "page-error-too-many-tables",
        "invitation-needed" => "page-error-invitation-needed",
        "bad-invitation" => "page-error-bad-invitation",
        "too-many-attempts" => "page-error-too-many-attempts",
        "origin" => "page-error-origin",
        "bad-form" => "page-error-bad-form",
        "bad-zone" => "page-error-bad-zone",
        "bad-quiet-hours" => "page-error-bad-quiet-hours",
        "bad-holiday" => "page-error-bad-holiday",
        "bad-name" => "page-error-bad-name",
        "bad-login" => "page-error-bad-login",
        "bad-passphrase" => "page-error-bad-passphrase",
        "login-taken" => "page-error-login-taken",
        "has-account" => "page-error-has-account",
        "wrong-login" => "page-error-wrong-login",
        "banned" => "page-error-banned",
        "bad-link" => "page-error-bad-link",
        "bad-address" => "page-error-bad-address",
        "bad-webhook" => "page-error-bad-webhook",
        "mail-not-sent" => "page-error-mail-not-sent",
        "no-mail" => "page-error-no-mail",
        "bad-text" => "page-error-bad-text",
        "bad-seats" | "players" => "page-error-players",
        "store-unavailable" | "store-full" | "store-busy" | "store-broken" | "journal" | "busy" => "page-error-store",
        _ => return None,
    })
}
