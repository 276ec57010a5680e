//! The one line that says what is asked, or whom the table waits for, with the answers that have no place on the board.

use super::Scene;
use super::asked::Choice;
use super::choices::{Place, place};
use super::effects::stance_icon;
use super::pieces::flask;
use crate::art::icon;
use crate::table::{PromptLine, waiting};
use coven_broom::{Move, Pending, Resource, Stance};
use maud::{Markup, html};

impl Scene<'_> {
    pub(super) fn prompt(&self) -> Markup {
        let here = self.choices().filter(|choice| place(choice.m) == Place::Bar);
        let awaited = self.view.pending.last().map_or("page-over", |&question| awaited(question));
        let line = PromptLine {
            game: "broom",
            asked: self.asked.as_ref().map(|asked| &asked.prompt),
            answers: html! { @for choice in here { (self.answer(choice)) } },
            waiting: waiting(&self.view.deciding, awaited, &self.speak),
            undo: self.manner.can_undo && !self.view.over,
        };
        line.draw(&self.speak)
    }

    fn answer(&self, choice: &Choice) -> Markup {
        let quiet = matches!(choice.m, Move::Stay | Move::Decline | Move::DeclineTile | Move::Done | Move::KeepExtraCard);
        let signs = self.answer_signs(choice.m);
        // One of four things, beside other answers: its picture says it, and the words come with a tip.
        let pictured = matches!(choice.m, Move::Moonshine(_));
        html! {
            button.act.quiet[quiet] type="button" data-move=(choice.m) aria-label=[pictured.then(|| self.sentence(choice))] {
                @if !signs.0.is_empty() { span.signs aria-hidden="true" { (signs) } }
                @if !pictured { (self.sentence(choice)) }
            }
        }
    }

    fn answer_signs(&self, m: Move) -> Markup {
        let gains = |resources: &[Resource]| html! { @for &resource in resources { (flask(resource).draw()) } };
        match m {
            Move::UseExtraCard => icon::CARDS.draw(),
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
