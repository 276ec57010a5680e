//! The one line that says what is asked, or whom the table waits for, with the answers that have no place on the board.

use super::Scene;
use super::asked::Choice;
use super::choices::{Place, place};
use super::effects::stance_icon;
use super::pieces::flask;
use crate::art::{icon, seat};
use crate::page;
use coven_broom::pieces::{Resource, Stance};
use coven_broom::{Move, Pending};
use coven_engine::{Arg, Phrase};
use maud::{Markup, html};

impl Scene<'_> {
    pub(super) fn prompt(&self) -> Markup {
        html! {
            section #prompt.asked[self.asked.is_some()] data-asked=[self.asked.as_ref().map(|_| "yes")] aria-live="polite" {
                @match &self.asked {
                    Some(asked) => {
                        p.question {
                            (self.speak.say(&asked.prompt.phrase)) " " (page::rule_link("broom", asked.prompt.rule, &self.speak))
                        }
                        div.bar {
                            @for choice in self.choices().filter(|choice| place(choice.m) == Place::Bar) { (self.answer(choice)) }
                            (self.undo())
                        }
                        @if self.manner.coach { p.coach { (self.speak.word(hint(asked.question))) } }
                    }
                    None => {
                        p.waiting { (self.waiting()) }
                        div.bar { (self.undo()) }
                    }
                }
            }
        }
    }

    fn undo(&self) -> Markup {
        html! {
            @if self.manner.can_undo && !self.view.over {
                button.act.quiet type="button" data-undo { (icon::UNDO.draw()) (self.speak.word("page-undo")) }
            }
        }
    }

    fn answer(&self, choice: &Choice) -> Markup {
        let quiet = matches!(choice.m, Move::Stay | Move::Decline | Move::DeclineTile | Move::Done | Move::KeepExtraCard);
        let signs = self.answer_signs(choice.m);
        html! {
            button.act.quiet[quiet] type="button" data-move=(choice.m) {
                @if !signs.0.is_empty() { span.signs aria-hidden="true" { (signs) } }
                (self.sentence(choice))
            }
        }
    }

    fn answer_signs(&self, m: Move) -> Markup {
        let gains = |resources: &[Resource]| html! { @for &resource in resources { (flask(resource).draw()) } };
        match m {
            Move::Number(_) | Move::UseExtraCard => icon::CARDS.draw(),
            Move::Act => stance_icon(Stance::Cowardly).draw(),
            Move::ActBrave => stance_icon(Stance::Brave).draw(),
            Move::BlackMarket | Move::FiveVp => icon::POINTS.draw(),
            Move::Moonshine(resource) | Move::Take(resource) => gains(&[resource]),
            Move::TakeAll => self.view.role.map_or_else(Default::default, |role| self.effect_row(role, Stance::Brave)),
            Move::Trade => gains(Resource::ALL),
            Move::Enclose(_) => self.enclosed_kind().map_or_else(Default::default, |kind| gains(&[kind])),
            _ => Markup::default(),
        }
    }

    /// The kind of which the viewer is asked how many to enclose.
    fn enclosed_kind(&self) -> Option<Resource> {
        let own = self.view.seats.get(self.own_seat()?.index())?;
        let answered = own.sealed.as_ref()?.offer.len();
        Resource::ALL.get(answered).copied()
    }

    /// Whose turn it is, and what for.
    fn waiting(&self) -> Markup {
        let Some(question) = self.view.pending.last() else {
            return html! { (self.speak.word("page-over")) };
        };
        let names: Arg = self.view.deciding.iter().copied().map(Arg::from).collect();
        html! {
            @for &seat in &self.view.deciding { (seat::mark(seat)) }
            (self.speak.say(&Phrase::new("page-waiting").with("names", names).with("what", self.speak.word(awaited(*question)))))
        }
    }
}

/// What a seat is busy with.
const fn awaited(question: Pending) -> &'static str {
    match question {
        Pending::Number | Pending::ExtraCard { .. } | Pending::Pick => "page-broom-awaited-roles",
        Pending::Lead { .. } => "page-broom-awaited-lead",
        Pending::Follow { .. } => "page-broom-awaited-follow",
        Pending::CowardlyMode { .. } | Pending::Gather { .. } => "page-broom-awaited-action",
        Pending::Fly { .. } | Pending::Turbo { .. } | Pending::FreeMoves { .. } => "page-broom-awaited-flight",
        Pending::DropOff { .. } | Pending::Serve { .. } | Pending::FreeDelivery { .. } => "page-broom-awaited-delivery",
        Pending::Weather { .. } | Pending::FreeDispel { .. } => "page-broom-awaited-cloud",
        Pending::Arrival { .. } => "page-broom-awaited-mountain",
        Pending::Offers | Pending::Trade { .. } => "page-broom-awaited-event",
    }
}

/// What somebody should know who answers such a question for the first time.
const fn hint(question: Pending) -> &'static str {
    match question {
        Pending::Number | Pending::ExtraCard { .. } => "page-broom-hint-number",
        Pending::Pick => "page-broom-hint-pick",
        Pending::Lead { .. } => "page-broom-hint-lead",
        Pending::Follow { .. } => "page-broom-hint-follow",
        Pending::CowardlyMode { .. } => "page-broom-hint-mode",
        Pending::Fly { .. } | Pending::FreeMoves { .. } | Pending::Turbo { .. } => "page-broom-hint-flight",
        Pending::DropOff { .. } | Pending::Serve { .. } | Pending::FreeDelivery { .. } => "page-broom-hint-delivery",
        Pending::Gather { .. } => "page-broom-hint-gather",
        Pending::Weather { .. } | Pending::FreeDispel { .. } => "page-broom-hint-cloud",
        Pending::Arrival { .. } => "page-broom-hint-mountain",
        Pending::Offers | Pending::Trade { .. } => "page-broom-hint-event",
    }
}
