//! Agreeing on a new table: who plays, with which variants, listed or by invitation.

use super::people::level_name;
use super::shell::{Kind, described};
use super::{Address, TimeLimit, Visitor};
use crate::Speak;
use crate::art::{icon, scenery, seat};
use coven_engine::{About, Phrase, Seat, Variant};
use maud::{Markup, html};

/// What is offered.
#[derive(Debug)]
pub struct Create<'a> {
    pub about: &'a About,
    /// The levels of computer players, weakest first, by their names.
    pub levels: &'a [&'a str],
    /// The one that plays for whoever has no time left, if no other is chosen. Games are rated with none that is stronger.
    pub stand_in: &'a str,
    /// The visitor's clubs, by id and name, and the one for which the table is meant.
    pub clubs: &'a [(String, String)],
    pub club: Option<&'a str>,
    /// Why the last attempt was refused.
    pub refused: Option<String>,
}

/// Minutes for the whole game, and days for each decision, that are offered.
const LIVE_MINUTES: [usize; 4] = [10, 20, 40, 60];
const DAYS: [usize; 4] = [1, 2, 3, 7];

pub fn create(visitor: &Visitor<'_>, create: &Create<'_>) -> Markup {
    let speak = &visitor.speak;
    let about = create.about;
    let variants: Vec<&Variant> = about.variants.iter().filter(|variant| variant.offered).collect();
    let title = speak.say(&Phrase::new("page-new-of").with("game", about.title));
    let body = html! {
        main #main.create {
            (scenery::of_game(about.id))
            form.sheet method="post" action=(Address::New { game: about.id }) {
                h1 { (title) }
                @if let Some(refused) = &create.refused { p.refused role="alert" { (refused) } }
                fieldset {
                    legend { (icon::PEOPLE.draw()) (speak.word("page-seats")) }
                    @for seat in Seat::all(*about.seats.end()) {
                        label.seat-choice {
                            (seat::mark(seat)) (speak.say(&Phrase::new("page-seat-number").with("number", seat.0 + 1)))
                            select name=(format!("seat-{seat}")) { (who(visitor, create, seat)) }
                        }
                    }
                }
                @if !variants.is_empty() {
                    fieldset {
                        legend { (speak.word("page-variants")) }
                        @for variant in variants {
                            label { input type="checkbox" name="variant" value=(variant.word); (speak.say(&about.tell_variant(variant.word))) }
                        }
                    }
                }
                fieldset {
                    legend { (speak.word("page-visible")) }
                    label { input type="radio" name="listed" value="no" checked[create.club.is_none()]; (speak.word("page-visible-link")) }
                    label { input type="radio" name="listed" value="yes"; (speak.word("page-visible-lobby")) }
                    @for (id, name) in create.clubs {
                        label { input type="radio" name="listed" value=(format!("club-{id}")) checked[create.club == Some(id)]; (speak.say(&Phrase::new("page-club-for").with("club", name.as_str()))) }
                    }
                    @if !create.clubs.is_empty() { label.of-club { input type="checkbox" name="members_only" value="yes" checked; (speak.word("page-club-for-members")) } }
                }
                fieldset {
                    legend { (icon::WAIT.draw()) (speak.word("page-clock")) }
                    label.seat-choice { select name="clock" aria-label=(speak.word("page-clock")) {
                        option value="" { (speak.word("page-clock-none")) }
                        @for minutes in LIVE_MINUTES { option value=(format!("live-{minutes}")) { (TimeLimit::Live { minutes }.told(speak)) } }
                        @for days in DAYS { option value=(format!("days-{days}")) { (TimeLimit::Days { days }.told(speak)) } }
                    } }
                    p.quiet { (speak.word("page-clock-about")) " " (speak.word("page-days-about")) }
                    label.seat-choice.stand-in {
                        span { (speak.word("page-stand-in")) }
                        select name="stand-in" { (bot_levels(create.levels, create.stand_in, speak)) }
                    }
                    p.quiet { (speak.say(&Phrase::new("page-stand-in-about").with("level", level_name(create.stand_in, speak)))) }
                }
                fieldset {
                    legend { (icon::HELP.draw()) (speak.word("page-hints")) }
                    label { input type="checkbox" name="hints" value="yes"; (speak.word("page-hints-allow")) }
                }
                button.act.main { (speak.word("page-open-table")) }
            }
        }
    };
    described(visitor, Kind::Open, &title, &speak.say(&create.about.tagline()), html! {}, body)
}

/// Who may sit on a seat: the visitor on the first, a guest on the second, and computer players or nobody on the others.
fn who(visitor: &Visitor<'_>, create: &Create<'_>, seat: Seat) -> Markup {
    let speak = &visitor.speak;
    let least = *create.about.seats.start();
    let usual = match seat.index() {
        0 => "you",
        // Whoever only wants bots finds the shorter way on the home page.
        n if n < least.max(2) => "guest",
        _ => "nobody",
    };
    let option = |value: &str, label: String| html! { option value=(value) selected[value == usual] { (label) } };
    html! {
        @if seat.index() == 0 { (option("you", speak.word("page-seat-you"))) }
        (option("guest", speak.word("page-seat-guest")))
        @if seat.index() >= least { (option("nobody", speak.word("page-seat-nobody"))) }
        @for level in create.levels {
            (option(&format!("bot-{level}"), speak.say(&Phrase::new("page-seat-bot").with("level", level_name(level, speak)))))
        }
    }
}

/// The levels of computer players as options.
pub(super) fn bot_levels(levels: &[&str], usual: &str, speak: &Speak<'_>) -> Markup {
    html! { @for level in levels { option value=(level) selected[*level == usual] { (level_name(level, speak)) } } }
}
