//! What everybody may see of somebody.

use super::many::rated;
use super::shell::{Kind, shell};
use super::{Address, RatingSeen, Visitor};
use crate::Speak;
use crate::report::signed_percent;
use coven_engine::{About, Phrase};
use coven_lab::analysis::Mean;
use coven_lab::share::Share;
use maud::{Markup, html};

/// What the visitor is to somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bond {
    Stranger,
    Asked,
    /// They have asked the visitor.
    Asking,
    Friend,
    Blocked,
}

/// Somebody's own page.
#[derive(Debug)]
pub struct ProfilePage<'a> {
    pub id: &'a str,
    pub name: &'a str,
    pub whose: Whose,
    pub games: &'a [PlayedGames],
}

/// Whose page it is, as the visitor sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// The visitor's own; a guest's is seen by nobody else.
    Own {
        guest: bool,
        hidden: bool,
        unranked: bool,
    },
    Other(Bond),
    /// Somebody's, for a visitor who has not said who they are.
    Somebodys,
}

/// How somebody has played one game.
#[derive(Clone, Debug)]
pub struct PlayedGames {
    pub about: &'static About,
    pub games: usize,
    pub with_people: usize,
    pub won: usize,
    /// How often each place was reached, beginning with the first.
    pub places: Vec<usize>,
    /// Victories over people in a row: those of late, and the most there were.
    pub streak: usize,
    pub longest_streak: usize,
    /// What was played most, the most frequent first, each with how often.
    pub roles: Vec<(Phrase, u32)>,
    /// By the number of players; that without one is for all of them together.
    pub ratings: Vec<(Option<u8>, RatingSeen, i64)>,
    pub without_luck: Option<Mean>,
}

pub fn profile(visitor: &Visitor<'_>, page: &ProfilePage<'_>) -> Markup {
    let speak = &visitor.speak;
    let body = html! {
        main #main.profile {
            h1 { (page.name) }
            @match page.whose {
                Whose::Own { guest, hidden, unranked } => (own(guest, hidden, unranked, speak)),
                Whose::Other(bond) => (towards(page.id, page.name, bond, visitor)),
                Whose::Somebodys => {}
            }
            @if page.games.is_empty() { p.quiet { (speak.word("page-profile-none")) } }
            div.parts { @for game in page.games { (played(game, speak)) } }
        }
    };
    shell(visitor, Kind::Open, page.name, html! {}, body)
}

/// What others see is the visitor's own choice.
fn own(guest: bool, hidden: bool, unranked: bool, speak: &Speak<'_>) -> Markup {
    let choice = |name: &'static str, word: &'static str, chosen: bool| {
        html! { label.choice-line { input type="checkbox" name=(name) value="yes" checked[chosen]; span { (speak.word(word)) } } }
    };
    html! {
        @if guest { p { (speak.word("page-profile-guest")) } }
        form.sheet.own method="post" action=(Address::OwnProfile) {
            h2 { (speak.word("page-profile-own")) }
            (choice("hidden", "page-profile-hidden", hidden))
            (choice("unranked", "page-profile-unranked", unranked))
            button.act.quiet { (speak.word("page-save")) }
        }
    }
}

/// What the visitor can be to somebody else: one button for each step.
pub(super) fn towards(id: &str, name: &str, bond: Bond, visitor: &Visitor<'_>) -> Markup {
    let speak = &visitor.speak;
    let button = |to: Address<'_>, word: &'static str, quiet: bool| {
        html! { form method="post" action=(to) { input type="hidden" name="back" value=(visitor.here); button.act.quiet[quiet] aria-label=(speak.labelled(speak.word(word), name)) { (speak.word(word)) } } }
    };
    html! {
        div.bar.towards {
            @match bond {
                Bond::Stranger => (button(Address::Befriend { person: id }, "page-friend-ask", false)),
                Bond::Asking => {
                    (button(Address::Befriend { person: id }, "page-friend-yes", false))
                    (button(Address::Part { person: id }, "page-friend-no", true))
                }
                Bond::Asked => (button(Address::Part { person: id }, "page-friend-back", true)),
                Bond::Friend => (button(Address::Part { person: id }, "page-friend-end", true)),
                Bond::Blocked => (button(Address::Unblock { person: id }, "page-unblock", true)),
            }
            @if bond != Bond::Blocked { (button(Address::Block { person: id }, "page-block", true)) }
            a.act.quiet href=(Address::Complain { person: id }) aria-label=(speak.labelled(speak.word("page-complain"), name)) { (speak.word("page-complain")) }
        }
    }
}

fn played(game: &PlayedGames, speak: &Speak<'_>) -> Markup {
    let counted =
        Phrase::new("page-profile-games").with("games", game.games).with("people", game.with_people).with("won", game.won);
    let streak = Phrase::new("page-profile-streak").with("now", game.streak).with("most", game.longest_streak);
    html! {
        section.sheet {
            h2 { (game.about.title) }
            p { (speak.say(&counted)) }
            @if game.longest_streak > 1 { p { (speak.say(&streak)) } }
            @if !game.places.is_empty() { (places(&game.places, speak)) }
            @if !game.roles.is_empty() { (roles(&game.roles, speak)) }
            @if !game.ratings.is_empty() { (ratings(game, speak)) }
            @if let Some(mean) = &game.without_luck { p { (without_luck(mean, speak)) } }
            p { a href=(Address::Ladder { game: game.about.id, players: None }) { (speak.word("page-ladder")) } }
        }
    }
}

/// A bar for each place, as long as it was often reached.
fn places(places: &[usize], speak: &Speak<'_>) -> Markup {
    let most = places.iter().copied().max().unwrap_or(1).max(1);
    html! {
        h3 { (speak.word("page-profile-places")) }
        ol.places {
            @for (place, times) in (1..).zip(places) {
                li {
                    span { (speak.say(&Phrase::new("page-profile-place").with("place", place))) }
                    meter min="0" max=(most) value=(times) aria-hidden="true" {}
                    b { (times) }
                }
            }
        }
    }
}

/// What is played most.
fn roles(roles: &[(Phrase, u32)], speak: &Speak<'_>) -> Markup {
    let told = |role: &Phrase, times: u32| Phrase::new("page-profile-role").with("role", role.clone()).with("times", times);
    html! {
        h3 { (speak.word("page-profile-roles")) }
        ul.roles { @for (role, times) in roles { li { (speak.say(&told(role, *times))) } } }
    }
}

fn ratings(game: &PlayedGames, speak: &Speak<'_>) -> Markup {
    let title = speak.word("page-ratings");
    html! {
        h3 { (title) }
        div.scroll-x tabindex="0" role="region" aria-label=(speak.labelled(title, game.about.title)) {
            table.ledger {
                thead { tr { @for word in ["page-ladder-tables", "page-ladder-rating", "page-ladder-games"] { th scope="col" { (speak.word(word)) } } } }
                tbody {
                    @for (players, rating, games) in &game.ratings {
                        tr { th scope="row" { (size(*players, speak)) } td { (with_doubt(*rating, speak)) } td { (games) } }
                    }
                }
            }
        }
    }
}

/// Of which tables a rating speaks.
pub(super) fn size(players: Option<u8>, speak: &Speak<'_>) -> String {
    match players {
        Some(players) => speak.say(&Phrase::new("page-ladder-size").with("players", players)),
        None => speak.word("page-ladder-all"),
    }
}

/// A rating, and how far it may be off.
pub(super) fn with_doubt(rating: RatingSeen, speak: &Speak<'_>) -> String {
    let reach = coven_lab::statistics::Z * rating.uncertainty;
    format!("{} ± {}", rated(rating.rating, speak), rated(reach, speak))
}

fn without_luck(mean: &Mean, speak: &Speak<'_>) -> String {
    let points = |value: f64| signed_percent(Share::of(value), speak.language());
    match mean.low.zip(mean.high) {
        Some((low, high)) => speak.say(
            &Phrase::new("page-profile-luck-range")
                .with("mean", points(mean.mean))
                .with("low", points(low))
                .with("high", points(high)),
        ),
        None => speak.say(&Phrase::new("page-profile-luck").with("mean", points(mean.mean))),
    }
}
