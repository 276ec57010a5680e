//! Clubs: the list of the visitor's own, the page of one, its seasons, what hosts do, and the way in.

mod challenge;
mod found;
mod join;
mod season;
mod settings;
mod show;

pub use challenge::{NewChallenge, new_challenge};
pub use found::{ClubCard, ClubsPage, clubs};
pub use join::{JoinClub, join_club};
pub use season::{SeasonPage, SeasonShown, SeasonSpanShown, season};
pub use settings::{ClubSettings, club_settings};
pub use show::{ChallengeShown, ClubPage, ClubTableShown, MemberShown, club};

use super::{Address, DayOfYear};
use crate::Speak;
use coven_engine::Phrase;
use maud::{Markup, html};

/// The days of the week, as forms write them, and what they are called.
pub const WEEKDAYS: [(&str, &str); 7] = [
    ("monday", "page-weekday-monday"),
    ("tuesday", "page-weekday-tuesday"),
    ("wednesday", "page-weekday-wednesday"),
    ("thursday", "page-weekday-thursday"),
    ("friday", "page-weekday-friday"),
    ("saturday", "page-weekday-saturday"),
    ("sunday", "page-weekday-sunday"),
];

/// How seasons come, as forms write it, and how that is said.
const RHYTHMS: [(&str, &str); 3] =
    [("quarter", "page-club-rhythm-quarter"), ("month", "page-club-rhythm-month"), ("by_hand", "page-club-rhythm-by-hand")];

/// A day and an hour, by the clocks of a club.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct When {
    /// Counted from Monday, which is 0.
    pub weekday: usize,
    pub day: DayOfYear,
    /// Such as `20:00`.
    pub time: String,
}

impl When {
    pub(in crate::page) fn told(&self, speak: &Speak<'_>) -> String {
        let phrase = Phrase::new("page-club-when").with("weekday", weekday(self.weekday, speak));
        speak.say(&phrase.with("day", self.day.told(speak)).with("time", self.time.as_str()))
    }
}

fn weekday(number: usize, speak: &Speak<'_>) -> String {
    speak.word(WEEKDAYS[number % WEEKDAYS.len()].1)
}

/// A name of a time zone, as people read it.
pub(in crate::page) fn zone_told(zone: &str) -> String {
    zone.rsplit('/').next().unwrap_or(zone).replace('_', " ")
}

/// A button that does something with the club.
fn button(id: &str, act: &str, word: &'static str, speak: &Speak<'_>) -> Markup {
    html! { form method="post" action=(Address::ClubAct { id, act }) { button.act.quiet { (speak.word(word)) } } }
}

/// A link that people copy.
fn link(link: &str, name: &'static str, title: &str, speak: &Speak<'_>) -> Markup {
    html! {
        div.link {
            input readonly value=(link) aria-label=(speak.word(name)) data-link;
            button.act.quiet type="button" data-copy=(speak.word("page-copied")) { (speak.word("page-copy")) }
            button.act.quiet type="button" data-share=(title) hidden { (speak.word("page-share")) }
        }
    }
}
