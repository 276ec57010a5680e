//! The one line that says what is asked, or whom the table waits for, with the answers that have no place on the board.

use crate::Speak;
use crate::art::{icon, seat};
use crate::page;
use coven_engine::{Arg, Phrase, Prompt, Seat};
use maud::{Markup, html};

/// What stands in the line.
#[derive(Debug)]
pub struct PromptLine<'a> {
    /// The id of the game, for the rule.
    pub game: &'a str,
    pub asked: Option<&'a Prompt>,
    /// The controls of the answers that belong here.
    pub answers: Markup,
    /// What stands there for whoever is not asked.
    pub waiting: Markup,
    pub undo: bool,
    /// An explanation of the question.
    pub coach: Option<String>,
}

impl PromptLine<'_> {
    pub fn draw(&self, speak: &Speak<'_>) -> Markup {
        html! {
            section #prompt.asked[self.asked.is_some()] data-asked=[self.asked.map(|_| "yes")] aria-live="polite" tabindex="-1" {
                @match self.asked {
                    Some(asked) => {
                        p.question { (speak.say(&asked.phrase)) " " (page::rule_link(self.game, asked.rule, speak)) }
                    },
                    None => p.waiting { (self.waiting) },
                }
                div.bar {
                    (self.answers)
                    @if self.undo {
                        button.act.quiet type="button" data-undo { (icon::UNDO.draw()) (speak.word("page-undo")) }
                    }
                }
                @if let (Some(_), Some(coach)) = (self.asked, &self.coach) { p.coach { (coach) } }
            }
        }
    }
}

/// Whose turn it is, and what for. Nobody decides when the game is over.
pub fn waiting(deciding: &[Seat], what: &'static str, speak: &Speak<'_>) -> Markup {
    if deciding.is_empty() {
        return html! { (speak.word("page-over")) };
    }
    let names: Arg = deciding.iter().copied().map(Arg::from).collect();
    html! {
        @for &seat in deciding { (seat::mark(seat)) }
        (speak.say(&Phrase::new("page-waiting").with("names", names).with("what", speak.word(what))))
    }
}
