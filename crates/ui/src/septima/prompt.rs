//! The one line that says what is asked, or whom the table waits for, with the answers that have no place elsewhere.

use super::art::pictures;
use super::choices::Place;
use super::{Choice, Scene};
use crate::art::{Symbol, icon};
use crate::table::{PromptLine, waiting};
use coven_engine::Phrase;
use coven_septima::{Move, Order, Progress, Question, Step};
use maud::{Markup, html};

impl Scene<'_> {
    pub(super) fn prompt(&self) -> Markup {
        let here = self.choices().filter(|choice| self.place(choice.m) == Place::Bar);
        let line = PromptLine {
            game: "septima",
            asked: self.asked.as_ref().map(|asked| &asked.prompt),
            answers: html! { (self.jumps()) @for choice in here { (self.answer(choice)) } },
            waiting: waiting(&self.view.asked, self.awaited(), &self.speak),
            undo: self.manner.can_undo && !self.is_over(),
            // What a Prologue card says cannot be read off its choices, so that is explained to everybody.
            explained: (self.view.stage == Progress::Prologue).then(|| self.speak.word("septima-coach-prologue")),
        };
        line.draw(&self.speak)
    }

    /// On a small screen: the way to where the answers lie.
    fn jumps(&self) -> Markup {
        let any = |fits: fn(Place) -> bool| self.choices().any(|choice| fits(self.place(choice.m)));
        let jump = |tab: &str, symbol: Symbol, word: &'static str| {
            html! {
                button.act.jump type="button" data-tab=(tab) { (symbol.draw()) (self.speak.word(word)) }
            }
        };
        html! {
            @if any(Place::is_in_town) { (jump("town", pictures::TRIAL, "page-septima-tab-town")) }
            @if any(|place| matches!(place, Place::Ritual(_))) { (jump("magic", pictures::RITUAL, "page-septima-tab-magic")) }
        }
    }

    fn answer(&self, choice: &Choice) -> Markup {
        let quiet = match choice.m {
            // Nobody is tempted to spend what would change nothing.
            Move::Charm => self.ahead.spared,
            Move::Done => !self.ahead.spared,
            m => m == Move::Bonus(Order::Never),
        };
        let sign = match choice.m {
            Move::Calm => Some(pictures::SUSPICION),
            Move::Send => Some(pictures::CROWD),
            Move::Charm => Some(pictures::CHARM),
            Move::Septima => Some(pictures::SEPTIMA),
            Move::Section(_) => Some(icon::CARDS),
            _ => None,
        };
        html! {
            button.act.quiet[quiet] type="button" data-move=(choice.m) {
                @if let Some(sign) = sign { (sign.draw()) }
                (self.sentence(choice))
                (self.unused(choice))
            }
        }
    }

    /// Ending a window leaves things unused: a quiet mark says how many.
    fn unused(&self, choice: &Choice) -> Markup {
        let tools = self.choices().count() - 1;
        let ends_window = choice.m == Move::Done && matches!(self.own_question(), Some(Question::Window(_)));
        let tip = Phrase::new("page-septima-unused").with("count", tools);
        html! { @if ends_window && tools > 0 { small.unused data-tip=(self.speak.say(&tip)) data-explain="SEP-WIN-1" { (tools) } } }
    }

    /// What a coven is busy with.
    fn awaited(&self) -> &'static str {
        match (self.view.stage, self.question()) {
            (Progress::Draft(_) | Progress::ReturnThird, _) => "page-septima-awaited-draft",
            (Progress::Prologue, _) => "page-septima-awaited-prologue",
            (Progress::ChooseCards, _) => "page-septima-awaited-card",
            (_, Some(Question::PlaceLeader | Question::FirstSpell | Question::FirstRitual)) => "page-septima-awaited-setup",
            (_, Some(Question::QuickMove(..) | Question::Walk(_) | Question::Fly(_) | Question::Leap)) => {
                "page-septima-awaited-move"
            }
            (_, Some(Question::Brew(_) | Question::Price)) => "page-septima-awaited-brew",
            (_, Some(Question::Heal(..) | Question::Track(..))) => "page-septima-awaited-heal",
            (_, Some(Question::Reroll | Question::LoseWitch)) => "page-septima-awaited-hunt",
            _ => match self.view.board.step {
                Step::Trials => "page-septima-awaited-trial",
                Step::Favours => "page-septima-awaited-favour",
                _ => "page-septima-awaited-turn",
            },
        }
    }
}
