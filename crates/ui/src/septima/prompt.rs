//! The one line that says what is asked, or whom the table waits for, with the answers that have no place elsewhere.

use super::art::pictures;
use super::choices::Place;
use super::{Choice, Scene};
use crate::art::{Symbol, icon};
use crate::table::{PromptLine, waiting};
use coven_engine::Phrase;
use coven_septima::{Ask, Move, Order, Progress, Question, Step};
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
            coach: self.asked.as_ref().filter(|_| self.manner.coach || self.view.stage == Progress::Prologue).map(|_| self.speak.word(self.hint())),
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
        html! { @if ends_window && tools > 0 { small.unused data-tip=(self.speak.say(&tip)) { (tools) } } }
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

    /// What somebody should know who answers such a question for the first time.
    fn hint(&self) -> &'static str {
        match (self.view.stage, self.question()) {
            (Progress::Draft(_) | Progress::ReturnThird, _) => "page-septima-hint-draft",
            (Progress::Prologue, _) => "page-septima-hint-prologue",
            (Progress::ChooseCards, _) => "page-septima-hint-card",
            (_, Some(question)) => hint_of(question),
            _ => "page-septima-hint-other",
        }
    }
}

const fn hint_of(question: Question) -> &'static str {
    match question {
        Question::PlaceLeader => "page-septima-hint-leader",
        Question::FirstSpell | Question::GainSpell(_) | Question::Prepare(_) => "page-septima-hint-spell",
        Question::FirstRitual | Question::Ritual(..) | Question::Advance | Question::IconAdvance | Question::RitualBonus => {
            "page-septima-hint-ritual"
        }
        Question::QuickMove(..) => "page-septima-hint-quick",
        Question::Walk(_) | Question::RouteIngredient | Question::Fly(_) | Question::Leap => "page-septima-hint-walk",
        Question::Window(_) => "page-septima-hint-window",
        Question::BonusOrder(_) | Question::Instead(_) | Question::LateBonus(_) | Question::CollectBonus => {
            "page-septima-hint-bonus"
        }
        Question::Brew(_) | Question::Price | Question::PayAny => "page-septima-hint-brew",
        Question::Heal(..) | Question::Track(..) => "page-septima-hint-heal",
        Question::Chamber(_) => "page-septima-hint-chamber",
        Question::RememberCard(_) => "page-septima-hint-remember",
        Question::Favour(..) | Question::TrialFavour(..) => "page-septima-hint-favour",
        Question::Hunter | Question::Reroll | Question::LoseWitch => "page-septima-hint-hunt",
        Question::KeepWitch(_) | Question::Welcome(_) => "page-septima-hint-witch",
        Question::TakeOne(_) | Question::Card(..) => "page-septima-hint-other",
        Question::Widow(Ask::Draft) => "page-septima-hint-draft",
        Question::Widow(Ask::Negotiate | Ask::GiveCard) => "page-septima-hint-negotiate",
        Question::Widow(Ask::PlayCard | Ask::Cooperate) => "page-septima-hint-widow-card",
        Question::Widow(Ask::Path(_) | Ask::Farthest) => "page-septima-hint-spiders",
        Question::Widow(Ask::Patient | Ask::Accuse) => "page-septima-hint-widow",
    }
}
