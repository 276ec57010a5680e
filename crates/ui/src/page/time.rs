//! When no time runs out for the visitor: time zone, quiet hours, holidays.

use super::shell::{Kind, shell};
use super::{Address, Visitor};
use crate::Speak;
use coven_engine::Phrase;
use maud::{Markup, html};

/// A day, for those who know the year.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DayOfYear {
    pub day: u8,
    pub month: u8,
}

impl DayOfYear {
    pub(super) fn told(self, speak: &Speak<'_>) -> String {
        speak.say(&Phrase::new("page-day").with("day", self.day).with("month", self.month))
    }
}

/// A holiday that has been announced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HolidaySeen {
    pub first: DayOfYear,
    pub last: DayOfYear,
    /// The first day as forms write it: `2030-12-24`.
    pub code: String,
    /// It has begun, and can be ended.
    pub begun: bool,
}

/// What the page shows.
#[derive(Debug)]
pub struct TimePage<'a> {
    /// The names of all zones, in order.
    pub zones: &'a [String],
    /// The visitor's zone; none as long as nothing has been chosen.
    pub zone: Option<&'a str>,
    /// As forms write it: `22:00`.
    pub quiet: Option<(String, String)>,
    /// Those that are not over.
    pub holidays: &'a [HolidaySeen],
    /// Days that can still be announced for this year, of how many, and how many at once.
    pub days_left: i32,
    pub most_days: i32,
    pub longest: i32,
    /// The visitor's date, as forms write it.
    pub today: &'a str,
}

pub fn your_time(visitor: &Visitor<'_>, page: &TimePage<'_>) -> Markup {
    let speak = &visitor.speak;
    let (from, until) = page.quiet.clone().unwrap_or_default();
    let body = html! {
        main #main.you.time {
            h1 { (speak.word("page-time")) }
            p { (speak.word("page-time-about")) }
            section.forms {
                form.sheet method="post" action=(Address::YourTime) {
                    label { (speak.word("page-time-zone")) select name="zone" data-zone[page.zone.is_none()] { (zones(page.zones, page.zone)) } }
                    fieldset {
                        legend { (speak.word("page-time-quiet")) }
                        div.pair {
                            label { (speak.word("page-time-from")) input type="time" name="from" value=(from) aria-describedby="quiet-about"; }
                            label { (speak.word("page-time-until")) input type="time" name="until" value=(until) aria-describedby="quiet-about"; }
                        }
                        p #quiet-about.quiet { (speak.word("page-time-quiet-about")) }
                    }
                    button.act.main { (speak.word("page-save")) }
                }
                div.sheet.holidays {
                    h2 { (speak.word("page-holidays")) }
                    p { (speak.say(&Phrase::new("page-holidays-about").with("length", page.longest))) }
                    @if page.holidays.is_empty() { p.quiet { (speak.word("page-holidays-none")) } }
                    ul { @for holiday in page.holidays { li { (announced(holiday, speak)) } } }
                    form method="post" action=(Address::Holidays) {
                        div.pair {
                            label { (speak.word("page-holiday-first")) input type="date" name="first" min=(page.today) required; }
                            label { (speak.word("page-holiday-last")) input type="date" name="last" min=(page.today) required; }
                        }
                        p.quiet { (speak.say(&Phrase::new("page-holidays-left").with("days", page.days_left).with("most", page.most_days))) }
                        button.act { (speak.word("page-holiday-announce")) }
                    }
                }
            }
            p { a.act.quiet href=(Address::You) { (speak.word("page-you")) } }
        }
    };
    shell(visitor, Kind::Open, &speak.word("page-time"), html! {}, body)
}

/// The zones, by parts of the world.
pub(super) fn zones(zones: &[String], zone: Option<&str>) -> Markup {
    let chosen = zone.unwrap_or("UTC");
    let option = |zone: &String, name: &str| html! { option value=(zone) selected[zone == chosen] { (name.replace('_', " ")) } };
    let part = |zone: &String| zone.split_once('/').map_or(String::new(), |(part, _)| part.to_owned());
    html! {
        @for zones in zones.chunk_by(|one, other| part(one) == part(other)) {
            @let part = part(&zones[0]);
            @if part.is_empty() {
                @for zone in zones { (option(zone, zone)) }
            } @else {
                optgroup label=(part) { @for zone in zones { (option(zone, &zone[part.len() + 1..])) } }
            }
        }
    }
}

fn announced(holiday: &HolidaySeen, speak: &Speak<'_>) -> Markup {
    let days = span(holiday.first, holiday.last, speak);
    html! {
        span { (days) }
        form method="post" action=(Address::Holidays) {
            input type="hidden" name="end" value=(holiday.code);
            @let word = speak.word(if holiday.begun { "page-holiday-end" } else { "page-holiday-cancel" });
            button.act.quiet aria-label=(speak.labelled(days.as_str(), word.as_str())) { (word) }
        }
    }
}

fn span(first: DayOfYear, last: DayOfYear, speak: &Speak<'_>) -> String {
    if first == last { first.told(speak) } else { format!("{} – {}", first.told(speak), last.told(speak)) }
}
