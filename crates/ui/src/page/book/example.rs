//! An example of a rule: the scenario that proves it, drawn moment by moment, with what came of each move and what was refused.

use crate::Speak;
use crate::art::icon;
use crate::page::{Address, Staged, picture, why_not};
use coven_catalog::Scene;
use coven_engine::{Phrase, Viewer};
use maud::{Markup, html};

/// A moment of one of the scenarios that prove a rule.
#[derive(Debug)]
pub struct Example<'a> {
    /// The names of all scenarios that prove the rule.
    pub names: Vec<&'a str>,
    /// Which of them is shown, counted from 0.
    pub shown: usize,
    pub scene: Scene,
    pub moment: usize,
}

impl Example<'_> {
    /// The table at this moment, and what is said of it. The sprite of the rulebook's pages has all symbols of the game.
    pub(super) fn draw(&self, game: &str, rule: &str, speak: &Speak<'_>) -> Option<Markup> {
        let (moment, last) = (self.moment, self.scene.moments() - 1);
        let viewer = self.scene.eyes(moment);
        let table = self.scene.at(moment)?;
        let drawn = picture(&Staged { table: &*table, viewer, choose: None, back: None, point: &[] }, *speak, false);
        let at =
            |shown: usize, moment: usize| format!("{}?example={shown}&at={moment}#example", Address::Rule { game, id: rule });
        let scene = Address::Scene { game, scene: self.names[self.shown], moment };
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
                ul.tale aria-live="polite" { (self.told(viewer, speak)) (self.refused(game, speak)) }
                nav.bar aria-label=(speak.word("page-book-step")) {
                    @if moment > 0 { a.act.quiet rel="prev" href=(at(self.shown, moment - 1)) aria-label=(speak.word("page-replay-back")) { "◀" } }
                    span { (speak.say(&Phrase::new("page-replay-at").with("move", moment).with("moves", last))) }
                    @if moment < last { a.act rel="next" href=(at(self.shown, moment + 1)) aria-label=(speak.word("page-replay-on")) { "▶" } }
                    a.act.quiet href=(scene) { (icon::BOARD.draw()) (speak.word("page-book-step")) }
                    @if !table.deciding().is_empty() {
                        form method="post" action=(Address::TryScene { game, scene: self.names[self.shown], moment }) { button.act { (speak.word("page-book-try")) } }
                    }
                }
                (drawn.html)
            }
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
