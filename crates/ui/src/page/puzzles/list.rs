//! All puzzles, by game, theme and difficulty.

use super::super::shell::{Kind, shell};
use super::super::{Address, Visitor};
use super::Attempts;
use crate::Speak;
use crate::art::scenery;
use coven_engine::{About, Phrase};
use coven_lab::puzzles::{Grade, Puzzle};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// The puzzles of a game, and what the visitor has answered.
#[derive(Clone, Debug)]
pub struct PuzzlesOf {
    pub about: &'static About,
    pub puzzles: &'static [Puzzle],
    pub attempts: Attempts,
}

/// Which of them are shown.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Filter {
    pub theme: Option<String>,
    pub grade: Option<Grade>,
}

impl Filter {
    fn shows(&self, puzzle: &Puzzle) -> bool {
        self.theme.as_ref().is_none_or(|theme| *theme == puzzle.theme) && self.grade.is_none_or(|grade| grade == puzzle.grade())
    }

    /// As a part of an address.
    fn query(&self) -> String {
        let theme = self.theme.iter().map(|theme| format!("theme={theme}"));
        let grade = self.grade.iter().map(|grade| format!("grade={grade}"));
        let parts: Vec<String> = theme.chain(grade).collect();
        if parts.is_empty() { String::new() } else { format!("?{}", parts.join("&")) }
    }
}

/// How hard a puzzle is, in a word.
pub fn grade_word(grade: Grade, speak: &Speak<'_>) -> String {
    speak.say(&Phrase::new("page-puzzles-grade").with("grade", grade.name()))
}

impl PuzzlesOf {
    /// The first puzzle that was not answered yet; the first of all if all were.
    fn next(&self) -> usize {
        (1..=self.puzzles.len()).find(|&number| self.attempts.of(number).is_none()).unwrap_or(1)
    }

    fn themes(&self) -> BTreeMap<&str, usize> {
        let mut themes = BTreeMap::new();
        self.puzzles.iter().for_each(|puzzle| *themes.entry(puzzle.theme.as_str()).or_default() += 1);
        themes
    }

    fn reached(&self, speak: &Speak<'_>) -> Markup {
        let (solved, tried) = self.attempts.counts();
        let said = Phrase::new("page-puzzles-solved").with("solved", solved).with("tried", tried).with("all", self.puzzles.len());
        html! {
            p {
                (speak.say(&said))
                @if let Some(solver) = self.attempts.solver() {
                    " " (speak.say(&Phrase::new("page-puzzles-rating").with("rating", solver.rating.round() as i64).with("uncertainty", solver.uncertainty.round() as i64)))
                }
            }
        }
    }

    /// The ways to all puzzles of a grade or a theme.
    fn ways(&self, filter: &Filter, speak: &Speak<'_>) -> Markup {
        let here = Address::PuzzlesOf { game: self.about.id };
        let to = |filter: &Filter| format!("{here}{}", filter.query());
        let all = |grade: Grade| self.puzzles.iter().filter(|puzzle| puzzle.grade() == grade).count();
        html! {
            nav.bar aria-label=(speak.word("page-puzzles-grades")) {
                @for &grade in Grade::ALL {
                    @let chosen = filter.grade == Some(grade);
                    @let other = Filter { grade: (!chosen).then_some(grade), ..filter.clone() };
                    a.act.quiet.chosen[chosen] aria-current=[chosen.then_some("true")] href=(to(&other)) { (grade_word(grade, speak)) " (" (all(grade)) ")" }
                }
            }
            nav.bar aria-label=(speak.word("page-puzzles-themes")) {
                @for (theme, count) in self.themes() {
                    @let chosen = filter.theme.as_deref() == Some(theme);
                    @let other = Filter { theme: (!chosen).then(|| theme.to_owned()), ..filter.clone() };
                    a.act.quiet.chosen[chosen] aria-current=[chosen.then_some("true")] href=(to(&other)) { (speak.sentence(&self.about.tell_theme(theme))) " (" (count) ")" }
                }
            }
        }
    }
}

/// The puzzles of all games.
pub fn puzzles(visitor: &Visitor<'_>, games: &[PuzzlesOf]) -> Markup {
    let speak = &visitor.speak;
    let body = html! {
        main #main.learn {
            h1.motto { (speak.word("page-puzzles-about")) }
            p { a.act.main href=(Address::PuzzlesToday) { (speak.word("page-puzzles-today")) } }
            section.games {
                @for game in games {
                    article.game.sheet {
                        (scenery::of_game(game.about.id))
                        div.about {
                            h2 { (game.about.title) }
                            @if game.puzzles.is_empty() { p.quiet { (speak.word("page-puzzles-none")) } }
                            @else {
                                (game.reached(speak))
                                p.bar {
                                    a.act href=(Address::Puzzle { game: game.about.id, number: game.next() }) { (speak.word("page-puzzle-next")) }
                                    a.act.quiet href=(Address::PuzzlesOf { game: game.about.id }) { (speak.word("page-puzzles-all")) }
                                }
                                (game.ways(&Filter::default(), speak))
                            }
                        }
                    }
                }
            }
        }
    };
    shell(visitor, Kind::Open, &speak.word("page-puzzles"), html! {}, body)
}

/// The puzzles of one game.
pub fn puzzles_of(visitor: &Visitor<'_>, game: &PuzzlesOf, filter: &Filter) -> Markup {
    let speak = &visitor.speak;
    let id = game.about.id;
    let title = speak.labelled(game.about.title, speak.word("page-puzzles"));
    let shown = |grade: Grade| {
        let numbered = game.puzzles.iter().enumerate().map(|(at, puzzle)| (at + 1, puzzle));
        numbered.filter(move |(_, puzzle)| puzzle.grade() == grade && filter.shows(puzzle)).collect::<Vec<_>>()
    };
    let body = html! {
        main #main.learn {
            h1 { (title) }
            @if game.puzzles.is_empty() { p.quiet { (speak.word("page-puzzles-none")) } }
            @else { (game.reached(speak)) (game.ways(filter, speak)) }
            @for &grade in Grade::ALL {
                @let numbered = shown(grade);
                @if !numbered.is_empty() {
                    section {
                        h2 { (grade_word(grade, speak)) }
                        ol.puzzles {
                            @for (number, puzzle) in numbered {
                                @let answered = game.attempts.of(number);
                                @let theme = speak.sentence(&game.about.tell_theme(&puzzle.theme));
                                li.done[answered == Some(true)] {
                                    a.sheet href=(Address::Puzzle { game: id, number }) {
                                        b { (number) @match answered { Some(true) => " ✓", Some(false) => " ✗", None => "" } }
                                        span { (theme) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
            p.bar {
                a.act.quiet href=(Address::Puzzles) { (speak.word("page-puzzles")) }
                a.act.quiet href=(Address::PuzzlesToday) { (speak.word("page-puzzles-today")) }
            }
        }
    };
    shell(visitor, Kind::Open, &title, html! {}, body)
}
