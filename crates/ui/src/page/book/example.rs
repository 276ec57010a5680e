//! An example: a scenario, drawn moment by moment, with what came of each move and what was refused. It stands on the page of a rule
//! that it proves, or in the player's book.

use crate::Speak;
use crate::art::icon;
use crate::page::{Address, Staged, picture, why_not};
use coven_catalog::Scene;
use coven_engine::{Phrase, Viewer};
use maud::{Markup, html};

/// A moment of one of the scenarios that prove a rule, or of one that the book shows.
#[derive(Debug)]
pub struct Example<'a> {
    /// The names of all scenarios that prove the rule; in the book, the one that it shows.
    pub names: Vec<&'a str>,
    /// Which of them is shown, counted from 0.
    pub shown: usize,
    pub scene: Scene,
    pub moment: usize,
}

/// Where the book shows an example, at one of its moments.
pub(super) fn in_book(game: &str, scenario: &str, moment: usize) -> String {
    format!("{}?example={scenario}&at={moment}#{}", Address::Rules { game }, place(scenario))
}

/// The place of an example in the book.
pub(super) fn place(scenario: &str) -> String {
    format!("example-{scenario}")
}

impl Example<'_> {
    pub(super) fn name(&self) -> &str {
        self.names.get(self.shown).copied().unwrap_or_default()
    }

    /// On the page of a rule, with the ways to its other examples.
    pub(super) fn of_rule(&self, game: &str, rule: &str, speak: &Speak<'_>) -> Option<Markup> {
        let at =
            |shown: usize, moment: usize| format!("{}?example={shown}&at={moment}#example", Address::Rule { game, id: rule });
        let drawn = self.draw(game, |moment| at(self.shown, moment), speak)?;
        Some(html! {
            section #example.more.live {
                h2 { (speak.word("page-book-examples")) }
                @if self.names.len() > 1 {
                    nav.which aria-label=(speak.word("page-book-examples")) {
                        @for number in 0..self.names.len() {
                            a href=(at(number, 0)) aria-current=[(number == self.shown).then_some("true")] { (number + 1) }
                        }
                    }
                }
                (drawn)
            }
        })
    }

    /// In the player's book.
    pub(super) fn of_book(&self, game: &str, speak: &Speak<'_>) -> Option<Markup> {
        let drawn = self.draw(game, |moment| in_book(game, self.name(), moment), speak)?;
        Some(html! { div.live { (drawn) } })
    }

    /// The table at this moment, and what is said of it. The sprite of the rulebook's pages has all symbols of the game.
    fn draw(&self, game: &str, at: impl Fn(usize) -> String, speak: &Speak<'_>) -> Option<Markup> {
        let (moment, last) = (self.moment, self.scene.moments() - 1);
        let viewer = self.scene.eyes(moment);
        let table = self.scene.at(moment)?;
        let drawn = picture(&Staged { table: &*table, viewer, choose: None, back: None, point: &[] }, *speak, false);
        let scene = Address::Scene { game, scene: self.name(), moment };
        Some(html! {
            ul.tale aria-live="polite" { (self.told(viewer, speak)) (self.refused(game, speak)) }
            nav.bar aria-label=(speak.word("page-book-step")) {
                @if moment > 0 { a.act.quiet rel="prev" href=(at(moment - 1)) data-example aria-label=(speak.word("page-replay-back")) { "◀" } }
                span { (speak.say(&Phrase::new("page-replay-at").with("move", moment).with("moves", last))) }
                @if moment < last { a.act rel="next" href=(at(moment + 1)) data-example aria-label=(speak.word("page-replay-on")) { "▶" } }
                a.act.quiet href=(scene) { (icon::BOARD.draw()) (speak.word("page-book-step")) }
                @if !table.deciding().is_empty() {
                    form method="post" action=(Address::TryScene { game, scene: self.name(), moment }) { button.act { (speak.word("page-book-try")) } }
                }
            }
            (drawn.html)
        })
    }

    /// What came of the move that led here.
    fn told(&self, viewer: Viewer, speak: &Speak<'_>) -> Markup {
        let tale = self.scene.tale(self.moment).unwrap_or_default();
        html! { @for phrase in tale.heard_by(viewer) { li { (speak.sentence(phrase)) } } }
    }

    /// What was tried here, and why it cannot be.
    fn refused(&self, game: &str, speak: &Speak<'_>) -> Markup {
        html! { @for refused in self.scene.refused(self.moment) { li.refused { code { (refused.notation) } " " (why_not(game, refused.illegal, speak)) } } }
    }
}
