//! One puzzle: a seat's view, answered by clicking a move, or by a chance.

use super::super::scene::plain_choices;
use super::super::shell::{Kind, shell};
use super::super::staged::{Staged, picture};
use super::super::{Address, Visitor};
use super::list::grade_word;
use crate::Speak;
use crate::report::percent;
use coven_catalog::Table;
use coven_engine::{About, Phrase, Viewer};
use coven_lab::puzzles::{Asks, GUESSES, Puzzle, Worth};
use coven_lab::share::Share;
use maud::{Markup, html};

/// What somebody has given as an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Given {
    /// Nothing yet.
    Nothing,
    /// Wants to be shown the answer.
    Show,
    /// An answer, and what it is worth.
    Answer(String, Worth),
    /// Something that is no answer here.
    NoAnswer,
}

/// A puzzle, as a solver sees it.
pub struct PuzzlePage<'a> {
    pub about: &'static About,
    pub puzzle: &'a Puzzle,
    /// Counted from 1, and how many there are.
    pub number: usize,
    pub of: usize,
    /// The position.
    pub then: &'a dyn Table,
    pub given: Given,
}

impl std::fmt::Debug for PuzzlePage<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PuzzlePage").field("number", &self.number).field("given", &self.given).finish_non_exhaustive()
    }
}

impl PuzzlePage<'_> {
    /// Whether the answer is shown. A guess is made once: it shows the honest chance.
    fn is_open(&self) -> bool {
        match &self.given {
            Given::Nothing | Given::NoAnswer => false,
            Given::Show | Given::Answer(_, Worth::Guess(_)) => true,
            Given::Answer(_, worth) => worth.is_right(),
        }
    }
}

pub fn puzzle(visitor: &Visitor<'_>, page: &PuzzlePage<'_>) -> Markup {
    let speak = &visitor.speak;
    let (about, puzzle) = (page.about, page.puzzle);
    let at = |number: usize| Address::Puzzle { game: about.id, number };
    let (viewer, open) = (Viewer::Seat(puzzle.seat), page.is_open());
    let choose = format!("{}?answer=", at(page.number));
    let choose = (!open && matches!(puzzle.asks, Asks::Move { .. })).then_some(choose.as_str());
    let point: Vec<String> = match &puzzle.asks {
        Asks::Move { best, .. } if open => vec![best.clone()],
        _ => Vec::new(),
    };
    let shown = picture(&Staged { table: page.then, viewer, choose, back: None, point: &point }, *speak, true);
    let theme = speak.sentence(&about.tell_theme(&puzzle.theme));
    let body = html! {
        aside #stage.sheet {
            div.words tabindex="0" autofocus {
                h1 {
                    span { (speak.say(&Phrase::new("page-puzzle").with("number", page.number))) }
                    small { (grade_word(puzzle.grade(), speak)) " · " (theme) }
                }
                p.say { (asked(about, puzzle, speak)) }
                (verdict(page, speak))
                @if open { @for line in told(about, puzzle, page.then, speak) { p { (line) } } }
                @if !open && matches!(puzzle.asks, Asks::Secret { .. }) {
                    div.bar.offered role="group" {
                        @for chance in GUESSES { a.act href=(format!("{}?answer={chance}", at(page.number))) { (chance) " %" } }
                    }
                }
            }
            nav.bar aria-label=(speak.word("page-puzzles-ways")) {
                a.act.quiet href=(Address::PuzzlesOf { game: about.id }) { (speak.word("page-puzzles-all")) }
                @if !open { a.act.quiet href=(format!("{}?show=yes", at(page.number))) { (speak.word("page-exercise-show")) } }
                a.act.quiet[!open] rel="next" href=(at(page.number % page.of + 1)) { (speak.word("page-puzzle-next")) }
            }
        }
        (plain_choices(page.then, viewer, choose, speak))
        (shown.html)
    };
    let title = speak.labelled(about.title, speak.say(&Phrase::new("page-puzzle").with("number", page.number)));
    shell(visitor, Kind::Table, &title, shown.symbols, body)
}

/// What is asked.
pub fn asked(about: &About, puzzle: &Puzzle, speak: &Speak<'_>) -> String {
    match puzzle.asks {
        Asks::Move { .. } => speak.word("page-puzzle-ask"),
        Asks::Secret { about: seat, .. } => speak.say(&about.ask_secret(seat)),
    }
}

fn share(value: f64, speak: &Speak<'_>) -> String {
    percent(Share::of(value), speak.language())
}

/// A number of a score, as the language writes it.
fn score(value: f64, speak: &Speak<'_>) -> String {
    let number = format!("{value:.2}");
    if speak.language() == coven_text::Language::English { number } else { number.replace('.', ",") }
}

fn verdict(page: &PuzzlePage<'_>, speak: &Speak<'_>) -> Markup {
    let Given::Answer(answer, worth) = &page.given else {
        return html! { @if page.given == Given::NoAnswer { p.refused role="status" { (speak.word("page-scene-no-move")) } } };
    };
    let chosen = page.then.choices(page.puzzle.seat).into_iter().find(|choice| choice.notation == *answer);
    let with_move = |id: &'static str| {
        let phrase = Phrase::new(id);
        match &chosen {
            Some(chosen) => phrase.with("move", chosen.phrase.clone()),
            None => phrase.with("move", answer.as_str()),
        }
    };
    let said = match worth {
        Worth::Best => speak.say(&with_move("page-puzzle-best")),
        Worth::AlsoGood => speak.say(&with_move("page-puzzle-also")),
        Worth::Worse { loss, low, high } => speak.say(
            &with_move("page-puzzle-worse")
                .with("loss", share(*loss, speak))
                .with("low", share(*low, speak))
                .with("high", share(*high, speak)),
        ),
        Worth::Guess(guessed) => speak.say(
            &Phrase::new("page-puzzle-guessed")
                .with("said", share(guessed.said, speak))
                .with("brier", score(guessed.brier, speak))
                .with("regret", score(guessed.regret, speak)),
        ),
    };
    html! {
        @if worth.is_right() {
            p.right role="status" { b { (speak.word("page-learn-right")) } " " (said) }
        } @else {
            p.wrong role="status" { b { (speak.word("page-learn-wrong")) } " " (said) }
        }
    }
}

/// The answer in sentences: what is best, by how much, and why.
pub fn told(about: &About, puzzle: &Puzzle, then: &dyn Table, speak: &Speak<'_>) -> Vec<String> {
    match &puzzle.asks {
        Asks::Move { best, also, chance, losses, .. } => {
            let choices = then.choices(puzzle.seat);
            let named = |notation: &String| {
                choices.iter().find(|choice| choice.notation == *notation).map(|choice| choice.phrase.clone())
            };
            let mut lines = Vec::new();
            if let Some(best) = named(best) {
                lines
                    .push(speak.say(&Phrase::new("page-puzzle-answer").with("move", best).with("chance", share(*chance, speak))));
            }
            if let Some(next) = losses.iter().min_by(|a, b| a.loss.total_cmp(&b.loss))
                && let Some(m) = named(&next.m)
            {
                let phrase = Phrase::new("page-puzzle-second").with("move", m).with("loss", share(next.loss, speak));
                lines.push(speak.say(&phrase.with("low", share(next.low, speak)).with("high", share(next.high, speak))));
            }
            lines.extend(also.iter().filter_map(named).map(|m| speak.say(&Phrase::new("page-puzzle-also").with("move", m))));
            let why = then.reason(puzzle.seat, best);
            lines.extend(why.map(|why| speak.say(&Phrase::new("page-report-why").with("reason", why))));
            lines
        }
        Asks::Secret { about: seat, chance, blind, truth, .. } => vec![
            speak.say(
                &Phrase::new("page-puzzle-chance").with("chance", share(*chance, speak)).with("blind", share(*blind, speak)),
            ),
            speak.say(&about.tell_secret(*seat, *truth)),
        ],
    }
}
