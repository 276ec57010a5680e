//! Agreeing on a standing challenge.

use super::super::create::bot_levels;
use super::super::shell::{Kind, shell};
use super::super::{Address, TimeLimit, Visitor};
use super::{WEEKDAYS, zone_told};
use crate::Speak;
use crate::art::{icon, scenery};
use coven_engine::{About, Phrase};
use maud::{Markup, html};

/// What is offered.
#[derive(Debug)]
pub struct NewChallenge<'a> {
    pub id: &'a str,
    /// What the club is called.
    pub club: &'a str,
    pub zone: &'a str,
    pub about: &'static About,
    pub levels: &'a [&'a str],
    /// Hours before, at which the table may be opened, and the usual number of them.
    pub leads: &'a [u32],
    pub lead: u32,
    /// Why the last attempt was refused.
    pub refused: Option<String>,
}

const LIVE_MINUTES: [usize; 4] = [10, 20, 40, 60];
const DAYS: [usize; 4] = [1, 2, 3, 7];

pub fn new_challenge(visitor: &Visitor<'_>, new: &NewChallenge<'_>) -> Markup {
    let speak = &visitor.speak;
    let about = new.about;
    let title = speak.say(&Phrase::new("page-club-challenge-new").with("game", about.title));
    let body = html! {
        main #main.create.fair-page {
            (scenery::of_game(about.id))
            form.sheet method="post" action=(Address::NewChallenge { id: new.id, game: about.id }) {
                h1 { (title) }
                p { (new.club) }
                @if let Some(refused) = &new.refused { p.refused role="alert" { (refused) } }
                fieldset {
                    legend { (icon::WAIT.draw()) (speak.word("page-club-challenge-when")) }
                    label { span { (speak.word("page-club-challenge-day")) } select name="day" {
                        @for (code, word) in WEEKDAYS { option value=(code) selected[code == "thursday"] { (speak.word(word)) } }
                    } }
                    label { span { (speak.word("page-club-challenge-time")) } input type="time" name="at" value="20:00" required; }
                    p.quiet { (speak.say(&Phrase::new("page-club-zone-told").with("zone", zone_told(new.zone)))) }
                    label { span { (speak.word("page-club-challenge-lead")) } select name="lead" {
                        @for &hours in new.leads { option value=(hours) selected[hours == new.lead] { (speak.say(&Phrase::new("page-club-challenge-lead-hours").with("hours", hours))) } }
                    } }
                    p.quiet { (speak.word("page-club-challenge-lead-about")) }
                }
                fieldset {
                    legend { (icon::PEOPLE.draw()) (speak.word("page-club-challenge-who")) }
                    label { span { (speak.word("page-tournament-table-size")) } select name="players" {
                        @for players in (*about.seats.start()).max(2)..=*about.seats.end() { option value=(players) selected[players == about.quick_game.players] { (players) } }
                    } }
                    label { span { (speak.word("page-club-challenge-fill")) } select name="fill" {
                        option value="" { (speak.word("page-club-challenge-fill-none")) }
                        (bot_levels(new.levels, "", speak))
                    } }
                    label { input type="checkbox" name="members_only" value="yes" checked; (speak.word("page-club-for-members")) }
                }
                (variants(about, speak))
                fieldset {
                    legend { (icon::WAIT.draw()) (speak.word("page-clock")) }
                    label.seat-choice { select name="clock" aria-label=(speak.word("page-clock")) {
                        option value="" { (speak.word("page-clock-none")) }
                        @for minutes in LIVE_MINUTES { option value=(format!("live-{minutes}")) { (TimeLimit::Live { minutes }.told(speak)) } }
                        @for days in DAYS { option value=(format!("days-{days}")) { (TimeLimit::Days { days }.told(speak)) } }
                    } }
                    p.quiet { (speak.word("page-clock-about")) }
                }
                button.act.main { (speak.word("page-club-challenge-keep")) }
            }
        }
    };
    shell(visitor, Kind::Open, &title, html! {}, body)
}

fn variants(about: &About, speak: &Speak<'_>) -> Markup {
    let offered = || about.variants.iter().filter(|variant| variant.offered);
    html! {
        @if offered().next().is_some() {
            fieldset {
                legend { (speak.word("page-variants")) }
                @for variant in offered() { label { input type="checkbox" name="variant" value=(variant.word); (speak.say(&about.tell_variant(variant.word))) } }
            }
        }
    }
}
