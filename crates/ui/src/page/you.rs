//! Who the visitor is: name, account, tables.

use super::shell::{Kind, shell};
use super::{Address, RunningTable, Visitor, lists};
use crate::Speak;
use coven_engine::Phrase;
use maud::{Markup, html};

/// What the page shows.
#[derive(Debug)]
pub struct You<'a> {
    /// Nobody new is let in without an invitation, and the visitor has none.
    pub asks_invitation: bool,
    /// The visitor's own page, as others see it.
    pub person: Option<&'a str>,
    /// How many people ask to be the visitor's friends.
    pub asking: usize,
    /// The login of somebody who has an account.
    pub login: Option<&'a str>,
    /// The server can send a link to whoever has forgotten a passphrase.
    pub sends_mail: bool,
    pub running: &'a [RunningTable],
    pub finished: &'a [RunningTable],
    /// Title of a game, rating, number of games.
    pub ratings: &'a [(String, i64, i64)],
    /// How well the visitor solves the puzzles of each game.
    pub puzzles: &'a [PuzzleRating],
}

/// How well somebody solves the puzzles of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleRating {
    /// The title of the game.
    pub game: String,
    pub rating: i64,
    pub uncertainty: i64,
    /// How many were solved at the first try, and how many were tried.
    pub solved: usize,
    pub tried: usize,
}

pub fn you(visitor: &Visitor<'_>, you: &You<'_>) -> Markup {
    let speak = &visitor.speak;
    let body = html! {
        main #main.you {
            h1 { (visitor.name.map_or_else(|| speak.word("page-you"), str::to_owned)) }
            @if !you.running.is_empty() { section { h2 { (speak.word("page-continue")) } (lists::own(you.running, speak)) } }
            @if !you.finished.is_empty() {
                section {
                    h2 { (speak.word("page-finished")) }
                    (lists::own(you.finished, speak))
                    p { a.act href=(Address::YourGames) { (speak.word("page-many")) } }
                }
            }
            @if !you.ratings.is_empty() || !you.puzzles.is_empty() {
                section {
                    h2 { (speak.word("page-ratings")) }
                    ul { @for (game, rating, games) in you.ratings { li { (speak.say(&Phrase::new("page-rating").with("game", game.as_str()).with("rating", *rating).with("games", *games))) } } }
                    @if !you.puzzles.is_empty() {
                        h3 { a href=(Address::Puzzles) { (speak.word("page-puzzles")) } }
                        ul { @for puzzles in you.puzzles { li { (solving(puzzles, speak)) } } }
                    }
                }
            }
            (ways(visitor, you))
            section.forms {
                @if let Some(name) = visitor.name { (rename(name, speak)) }
                @match you.login {
                    Some(login) => form.sheet method="post" action=(Address::SignOut) {
                        h2 { (speak.say(&Phrase::new("page-signed-in").with("login", login))) }
                        p { (speak.word("page-sign-out-about")) }
                        button.act.quiet { (speak.word("page-sign-out")) }
                    },
                    None => {
                        (credentials(Address::SignUp, "page-sign-up", "page-sign-up-about", "new-password", you.asks_invitation, speak))
                        (credentials(Address::SignIn, "page-sign-in", "page-sign-in-about", "current-password", false, speak))
                        @if you.sends_mail { p { a href=(Address::Forgot) { (speak.word("page-forgot")) } } }
                    }
                }
                form.sheet method="post" action=(Address::Import) {
                    h2 { (speak.word("page-import")) }
                    p { (speak.word("page-import-about")) }
                    label.file { input type="file" accept=".jsonl,.txt" data-file="record" aria-label=(speak.word("page-import-file")); }
                    label { (speak.word("page-import-text")) textarea name="record" rows="3" required spellcheck="false" {} }
                    button.act { (speak.word("page-import-open")) }
                }
            }
        }
    };
    shell(visitor, Kind::Open, &speak.word("page-you"), html! {}, body)
}

/// The ways to other pages of the visitor's own.
fn ways(visitor: &Visitor<'_>, you: &You<'_>) -> Markup {
    let speak = &visitor.speak;
    html! {
        nav.ways.bar aria-label=(speak.word("page-ways")) {
            @if let Some(person) = you.person {
                a.act.quiet href=(Address::Friends) {
                    (speak.word("page-friends"))
                    @if you.asking > 0 { b.count { (speak.say(&Phrase::new("page-friends-waiting").with("number", you.asking))) } }
                }
                a.act.quiet href=(Address::Clubs) { (speak.word("page-clubs")) }
                a.act.quiet href=(Address::Person { person }) { (speak.word("page-profile-own")) }
                a.act.quiet href=(Address::OwnData) { (speak.word("page-data")) }
            }
            @if visitor.name.is_some() { a.act.quiet href=(Address::YourNotices) { (speak.word("page-notices")) } }
            a.act.quiet href=(Address::YourTime) { (speak.word("page-time")) }
            @if let Some(about) = coven_catalog::games().first() {
                a.act.quiet href=(Address::Ladder { game: about.id, players: None }) { (speak.word("page-ladders")) }
            }
            a.act.quiet href=(Address::Install) { (speak.word("page-install")) }
        }
    }
}

fn solving(puzzles: &PuzzleRating, speak: &Speak<'_>) -> String {
    let said = Phrase::new("page-puzzles-rating-of")
        .with("game", puzzles.game.as_str())
        .with("rating", puzzles.rating)
        .with("uncertainty", puzzles.uncertainty)
        .with("solved", puzzles.solved)
        .with("tried", puzzles.tried);
    speak.say(&said)
}

fn rename(name: &str, speak: &Speak<'_>) -> Markup {
    html! {
        form.sheet method="post" action=(Address::Rename) {
            h2 { (speak.word("page-your-name")) }
            label { (speak.word("page-your-name-about")) input name="name" value=(name) maxlength="32" required autocomplete="nickname"; }
            button.act.quiet { (speak.word("page-save")) }
        }
    }
}

fn credentials(
    to: Address<'_>,
    title: &'static str,
    about: &'static str,
    kind: &'static str,
    asks_invitation: bool,
    speak: &Speak<'_>,
) -> Markup {
    html! {
        form.sheet method="post" action=(to) {
            h2 { (speak.word(title)) }
            p { (speak.word(about)) }
            label { (speak.word("page-login")) input name="login" minlength="3" maxlength="32" pattern="[A-Za-z0-9_\\-]+" required autocomplete="username" autocapitalize="none"; }
            label { (speak.word("page-passphrase")) input type="password" name="passphrase" minlength="8" maxlength="200" required autocomplete=(kind); }
            @if asks_invitation {
                label { (speak.word("page-invitation-code")) input name="invitation" maxlength="64" required autocapitalize="none" autocomplete="off" spellcheck="false"; }
            }
            button.act { (speak.word(title)) }
        }
    }
}
