//! The puzzles of the day, and a result to share that gives nothing away.

use super::super::shell::{Kind, shell};
use super::super::{Address, Visitor};
use super::list::grade_word;
use coven_engine::Phrase;
use coven_lab::puzzles::OfTheDay;
use maud::{Markup, html};

/// The puzzles of a day, each with the visitor's first answer.
#[derive(Clone, Debug)]
pub struct TodayPage<'a> {
    /// As it is written everywhere: year, month, day.
    pub date: &'a str,
    pub puzzles: &'a [(OfTheDay, Option<bool>)],
}

/// A result in a line: nothing in it says what was asked.
pub fn shared(date: &str, answers: &[Option<bool>], origin: &str) -> String {
    let mark = |answer: &Option<bool>| match answer {
        Some(true) => '●',
        Some(false) => '○',
        None => '·',
    };
    let marks: String = answers.iter().map(mark).collect();
    let right = answers.iter().filter(|answer| **answer == Some(true)).count();
    format!("Coven {date} {marks} {right}/{} {origin}{}", answers.len(), Address::PuzzlesToday)
}

pub fn today(visitor: &Visitor<'_>, page: &TodayPage<'_>) -> Markup {
    let speak = &visitor.speak;
    let answers: Vec<Option<bool>> = page.puzzles.iter().map(|(_, answer)| *answer).collect();
    let done = !answers.is_empty() && answers.iter().all(Option::is_some);
    let result = shared(page.date, &answers, visitor.origin.unwrap_or_default());
    let title = speak.labelled(speak.word("page-puzzles-today"), page.date.to_owned());
    let body = html! {
        main #main.learn {
            h1 { (title) }
            p { (speak.word("page-puzzles-today-about")) }
            @if page.puzzles.is_empty() { p.quiet { (speak.word("page-puzzles-none")) } }
            ol.puzzles.today {
                @for (one, answer) in page.puzzles {
                    li.done[*answer == Some(true)] {
                        a.sheet href=(Address::Puzzle { game: one.about.id, number: one.number }) {
                            b { (one.about.title) @match answer { Some(true) => " ✓", Some(false) => " ✗", None => "" } }
                            span { (grade_word(one.puzzle.grade(), speak)) " · " (speak.say(&Phrase::new("page-puzzle").with("number", one.number))) }
                        }
                    }
                }
            }
            @if done {
                p { (speak.word("page-puzzles-share")) }
                div.link {
                    input readonly value=(result) aria-label=(speak.word("page-puzzles-share")) data-link;
                    button.act.quiet type="button" data-copy=(speak.word("page-copied")) { (speak.word("page-copy")) }
                }
            }
            p.bar { a.act.quiet href=(Address::Puzzles) { (speak.word("page-puzzles")) } }
        }
    };
    shell(visitor, Kind::Open, &title, html! {}, body)
}
