//! A lesson: the first turns of a game with a word about each question and a good answer.

use super::Address;
use crate::Speak;
use crate::art::icon;
use coven_engine::{About, Phrase};
use maud::{Markup, html};

/// What somebody is told who plays a game for the first time.
#[derive(Clone, Debug)]
pub struct Lesson {
    pub about: &'static About,
    /// How many answers the learner has given.
    pub given: usize,
    /// A good answer to what is asked now.
    pub good: Option<Good>,
}

/// A good answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Good {
    pub notation: String,
    /// What it would do.
    pub sentence: String,
    /// Why it is good, if there is a word for it.
    pub reason: Option<String>,
    /// How many of a hundred games are won with it, as far as trying out tells.
    pub chance: Option<u8>,
}

impl Lesson {
    pub(super) fn show(&self, table: &str, speak: &Speak<'_>) -> Markup {
        let all = self.about.first_game.answers;
        let step = Phrase::new("page-lesson-step").with("number", (self.given + 1).min(all)).with("of", all);
        let done = self.given >= all;
        html! {
            aside #lesson aria-label=(speak.word("page-lesson")) data-good=[self.good.as_ref().filter(|_| !done).map(|good| &good.notation)] {
                div {
                    b { (icon::HELP.draw()) (speak.say(&step)) }
                    @if done {
                        p { (speak.word("page-lesson-done")) }
                    } @else {
                        @if self.given < 2 { p.goal { (speak.say(&self.about.goal())) } }
                        @if let Some(good) = &self.good {
                            p.advice {
                                (speak.say(&Phrase::new("page-lesson-good").with("choice", good.sentence.trim_end_matches('.'))))
                                @if let Some(reason) = &good.reason { span.quiet { " (" (reason) ")" } }
                            }
                        }
                    }
                }
                form method="post" action=(Address::EndLesson { table }) { button.act.quiet { (icon::CLOSE.draw()) (speak.word("page-lesson-end")) } }
            }
        }
    }
}
