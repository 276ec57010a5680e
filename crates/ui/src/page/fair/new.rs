//! Agreeing on a new tournament.

use super::super::create::bot_levels;
use super::super::shell::{Kind, shell};
use super::super::{Address, TimeLimit, Visitor};
use crate::Speak;
use crate::art::{icon, scenery};
use coven_engine::{About, Phrase};
use maud::{Markup, html};

/// What is offered.
#[derive(Debug)]
pub struct NewTournament<'a> {
    pub about: &'a About,
    pub levels: &'a [&'a str],
    /// Why the last attempt was refused.
    pub refused: Option<String>,
    /// Maximum numbers of rounds, games of a match and people.
    pub most: (usize, usize, usize),
}

const LIVE_MINUTES: [usize; 4] = [10, 20, 40, 60];
const DAYS: [usize; 4] = [1, 2, 3, 7];

pub fn new_tournament(visitor: &Visitor<'_>, new: &NewTournament<'_>) -> Markup {
    let speak = &visitor.speak;
    let about = new.about;
    let title = speak.say(&Phrase::new("page-tournament-new-of").with("game", about.title));
    let (rounds, games, people) = new.most;
    let offered = || about.variants.iter().filter(|variant| variant.offered);
    let body = html! {
        main #main.create.fair-page {
            (scenery::of_game(about.id))
            form.sheet method="post" action=(Address::Tournaments) {
                h1 { (title) }
                @if let Some(refused) = &new.refused { p.refused role="alert" { (refused) } }
                input type="hidden" name="game" value=(about.id);
                fieldset {
                    legend { (icon::PEOPLE.draw()) (speak.word("page-tournament-who")) }
                    label { span { (speak.word("page-tournament-name")) } input name="name" required maxlength="32"; }
                    label { span { (speak.word("page-tournament-table-size")) } select name="table_size" {
                        @for players in (*about.seats.start()).max(2)..=*about.seats.end() { option value=(players) selected[players == about.quick_game.players] { (players) } }
                    } }
                    (number("page-tournament-rounds", "rounds", 4, 1, rounds, speak))
                    (number("page-tournament-games", "games", 1, 1, games, speak))
                    (number("page-tournament-most", "most", people, 2, people, speak))
                }
                fieldset {
                    legend { (speak.word("page-tournament-system")) }
                    (choice("system", "swiss", true, "page-tournament-swiss", speak))
                    (choice("system", "round_robin", false, "page-tournament-robin", speak))
                    label { input type="checkbox" name="duplicate" value="yes"; (speak.word("page-tournament-duplicate")) }
                    label { input type="checkbox" name="by_hand" value="yes"; (speak.word("page-tournament-by-hand")) }
                }
                fieldset {
                    legend { (icon::BOT.draw()) (speak.word("page-tournament-fill")) }
                    (choice("fill", "bots", true, "page-tournament-fill-bots", speak))
                    label { span { (speak.word("page-level")) } select name="level" { (bot_levels(new.levels, "apprentice", speak)) } }
                    (choice("fill", "rest", false, "page-tournament-fill-rest", speak))
                }
                @if offered().next().is_some() {
                    fieldset {
                        legend { (speak.word("page-variants")) }
                        @for variant in offered() { label { input type="checkbox" name="variant" value=(variant.word); (speak.say(&about.tell_variant(variant.word))) } }
                    }
                }
                fieldset {
                    legend { (icon::WAIT.draw()) (speak.word("page-clock")) }
                    label.seat-choice { select name="clock" aria-label=(speak.word("page-clock")) {
                        @for minutes in LIVE_MINUTES { option value=(format!("live-{minutes}")) selected[minutes == 20] { (TimeLimit::Live { minutes }.told(speak)) } }
                        @for days in DAYS { option value=(format!("days-{days}")) { (TimeLimit::Days { days }.told(speak)) } }
                        option value="" { (speak.word("page-clock-none")) }
                    } }
                    p.quiet { (speak.word("page-clock-about")) }
                }
                fieldset {
                    legend { (speak.word("page-visible")) }
                    (choice("listed", "no", true, "page-visible-link", speak))
                    (choice("listed", "yes", false, "page-tournament-listed", speak))
                }
                button.act.main { (speak.word("page-tournament-open")) }
            }
        }
    };
    shell(visitor, Kind::Open, &title, html! {}, body)
}

fn number(word: &'static str, name: &str, usual: usize, least: usize, most: usize, speak: &Speak<'_>) -> Markup {
    html! { label { span { (speak.word(word)) } input type="number" name=(name) value=(usual) min=(least) max=(most) required; } }
}

fn choice(name: &str, value: &str, usual: bool, word: &'static str, speak: &Speak<'_>) -> Markup {
    html! { label { input type="radio" name=(name) value=(value) checked[usual]; (speak.word(word)) } }
}
