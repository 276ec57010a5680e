//! The one line that says what is asked, or whom the table waits for, with the answers that have no place on the board.

use super::Scene;
use super::asked::Choice;
use super::choices::{Place, place};
use super::effects::stance_icon;
use super::pieces::flask;
use crate::art::icon;
use crate::table::{PromptLine, waiting};
use coven_broom::{Move, Pending, Resource, Stance};
use coven_engine::{Phrase, Prompt};
use maud::{Markup, html};

impl Scene<'_> {
    pub(super) fn prompt(&self) -> Markup {
        let here = self.choices().filter(|choice| place(choice.m) == Place::Bar);
        let awaited = self.view.pending.last().map_or("page-over", |&question| awaited(question));
        let fist = self.question() == Some(Pending::Offers);
        let asked = self.asked.as_ref().map(|asked| match fist {
            true => Prompt { phrase: Phrase::new("page-broom-fist"), ..asked.prompt.clone() },
            false => asked.prompt.clone(),
        });
        let line = PromptLine {
            game: "broom",
            asked: asked.as_ref(),
            answers: html! { @if fist { (self.fist()) } @else { @for choice in here { (self.answer(choice)) } } },
            waiting: waiting(&self.view.deciding, awaited, &self.speak),
            undo: self.manner.can_undo && !self.view.over,
            coach: self.question().filter(|_| self.manner.coach).map(|question| self.speak.word(hint(question))),
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
            _ => Markup::default(),
        }
    }

    /// All that may be enclosed, in one form: the rules ask kind by kind, and people think of one fist.
    fn fist(&self) -> Markup {
        let own = self.own_seat().and_then(|seat| self.view.seats.get(seat.index()));
        let answered = own.and_then(|own| own.sealed.as_ref()).map_or(0, |sealed| sealed.offer.len());
        let held = |resource: Resource| own.map_or(0, |own| own.stock.of(resource));
        let open = || Resource::ALL.iter().copied().skip(answered).filter(|&resource| held(resource) > 0);
        html! {
            form.fist data-send="play" {
                @for resource in open() {
                    label {
                        (flask(resource).draw())
                        select name="move" aria-label=(self.resource_name(resource)) {
                            @for number in 0..=held(resource) {
                                @let m = Move::Enclose(number);
                                // What answers the question that is open; the others answer those that follow.
                                option value=(m) data-answer=[(Some(resource) == open().next()).then_some(m)] { (number) }
                            }
                        }
                    }
                }
                button.act { (icon::CHECK.draw()) (self.speak.word("page-broom-fist-close")) }
            }
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
