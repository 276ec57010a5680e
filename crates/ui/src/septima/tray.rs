//! The tray: what can be chosen and has no place on a board lies here with its text, one click each.

use super::art::{pictures, witch};
use super::choices::Place;
use super::tips::capital;
use super::{Choice, Scene};
use crate::art::icon;
use coven_septima::{Family, Favour, Good, Move, Negotiation, Question, Talk};
use maud::{Markup, html};

impl Scene<'_> {
    pub(super) fn tray(&self) -> Markup {
        let here = self.choices().filter(|choice| self.place(choice.m) == Place::Tray);
        html! {
            @if self.is_brewing() {
                (self.workbench())
            } @else {
                @for choice in here { (self.tool(choice)) }
                (self.refused_favours())
            }
        }
    }

    /// One thing on the tray.
    pub(super) fn tool(&self, choice: &Choice) -> Markup {
        let said = self.sentence(choice);
        let plain = |picture: Markup| (picture, said.clone(), None);
        let (picture, title, text) = match choice.m {
            Move::Keep(who) | Move::Lose(who) => {
                (witch::picture(who, self.witch_sign(who)), self.name(who), Some(self.text(who)))
            }
            Move::Cast(spell) | Move::Spell(spell) => {
                (pictures::element(self.rules.spell(spell).element).draw(), self.name(spell), Some(self.text(spell)))
            }
            Move::Use(card) => match card.family() {
                Family::Witch(who) => (witch::picture(who, self.witch_sign(who)), self.name(who), Some(self.text(who))),
                Family::Potion(potion) => (pictures::good(potion.into()).draw(), self.name(potion), Some(self.text(potion))),
                Family::Building(building) => (pictures::SITE.draw(), self.name(building), Some(self.text(building))),
                Family::Spell(spell) => (icon::CARDS.draw(), self.name(spell), Some(self.text(spell))),
            },
            Move::UseAs(spent, meant) => {
                let both = html! { (pictures::good(spent.into()).draw()) (pictures::good(meant.into()).draw()) };
                (both, format!("{} → {}", self.name(spent), self.name(meant)), Some(self.text(meant)))
            }
            Move::Favour(favour) => (favour_sign(favour), capital(&self.name(favour)), Some(self.text(favour))),
            Move::Take(good) | Move::Pay(good) => plain(pictures::good(good).draw()),
            Move::Omit(ingredient) => plain(pictures::good(ingredient.into()).draw()),
            Move::Track(illness) => plain(pictures::illness(illness).draw()),
            Move::Heal(..) => plain(pictures::PATIENT.draw()),
            Move::Negotiate(talk) => plain(pictures::negotiation(card_of(talk)).draw()),
            Move::Give(card) => plain(pictures::negotiation(card).draw()),
            Move::Arrange(_) => plain(icon::CARDS.draw()),
            _ => plain(Markup::default()),
        };
        html! {
            button.tool type="button" data-move=(choice.m) data-usual=[self.usual(choice)] aria-label=[text.is_some().then_some(&said)] data-tip=[text.as_ref()] {
                (picture) b { (title) } " " @if let Some(text) = &text { span { (text) } }
            }
        }
    }

    /// What is answered for somebody who asked for it: an ingredient where a crystal would do too.
    fn usual(&self, choice: &Choice) -> Option<&'static str> {
        let pays = matches!(choice.m, Move::Pay(good) if good != Good::Crystal);
        (pays && self.own_question() == Some(Question::Price)).then_some("pay")
    }

    /// Favours that cannot be taken now, with the reason.
    fn refused_favours(&self) -> Markup {
        let refused = self.asked.iter().flat_map(|asked| &asked.refused).filter_map(|&(m, why)| match m {
            Move::Favour(favour) if self.is_favour_here(favour) => Some((favour, why)),
            _ => None,
        });
        html! {
            @for (favour, why) in refused {
                div.tool.dim data-tip=(self.tip(favour)) data-why=[self.why(Some(why))] data-rule=(why.rule) {
                    (favour_sign(favour)) b { (self.name(favour)) }
                }
            }
        }
    }

    /// SEP-FAV-1: the last favour differs by mode.
    const fn is_favour_here(&self, favour: Favour) -> bool {
        match favour {
            Favour::TradePotion => matches!(self.view.setup.mode, coven_septima::Mode::Basic),
            Favour::PrepareSpell => matches!(self.view.setup.mode, coven_septima::Mode::Full),
            _ => true,
        }
    }
}

fn favour_sign(favour: Favour) -> Markup {
    match favour {
        Favour::LowerSuspicion => pictures::SUSPICION,
        Favour::Move => pictures::MOVE,
        Favour::GainIngredient => pictures::HERB,
        Favour::TradePotion => pictures::BREW,
        Favour::PrepareSpell => icon::CARDS,
    }
    .draw()
}

/// The card that is played to negotiate so.
pub(super) const fn card_of(talk: Talk) -> Negotiation {
    match talk {
        Talk::Cooperation => Negotiation::Cooperation,
        Talk::DelaySwap | Talk::DelayRight | Talk::DelayLeft => Negotiation::Delay,
        Talk::Information => Negotiation::Information,
    }
}
