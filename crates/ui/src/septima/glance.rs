//! What an action card would do from here, its bonus, and the risk: one glance before choosing.

use super::Scene;
use super::art::pictures;
use crate::art::icon;
use coven_engine::{Arg, Phrase};
use coven_septima::{Action, Gives, Goods, Prospect, Risk};
use maud::{Markup, html};

impl Scene<'_> {
    /// Three rows of signs: what it gives, what attuning adds, what attuning risks.
    pub(super) fn glance(&self, prospect: &Prospect) -> Markup {
        let attuned = prospect.marker.is_some();
        let (rise, risk) = if attuned { prospect.with_septima } else { prospect.with_coven };
        html! {
            span.gives aria-hidden="true" { (self.gives(prospect.gives)) } " "
            span.bonus.certain[attuned] aria-hidden="true" {
                @if attuned { (pictures::SEPTIMA.draw()) } @else { (icon::PEOPLE.draw()) } (bonus(prospect.action))
            } " "
            span.risk aria-hidden="true" {
                (pictures::SUSPICION.draw()) "+" (rise)
                @match risk {
                    Risk::Hunted(chase) => { " " (pictures::HUNTER.draw()) (chase.catching) "/" (chase.faces) }
                    Risk::Confronted => { b.bad { " !" } }
                    Risk::None | Risk::Lured | Risk::Dormant => {}
                }
            }
        }
    }

    fn gives(&self, gives: Gives) -> Markup {
        html! {
            @match gives {
                Gives::Goods(goods) => { (goods_signs(&goods)) }
                Gives::Route(ingredients) => { "3 " (pictures::MOVE.draw()) @if !ingredients.is_empty() { " +1 " (pictures::HERB.draw()) } }
                Gives::Potions(potions) => {
                    @if potions.is_empty() { "–" } @else { @for potion in potions { (pictures::good(potion.into()).draw()) } }
                }
                Gives::Patients(count) => { (count) " × " (pictures::PATIENT.draw()) }
                Gives::Suspicion(after) => { (pictures::SUSPICION.draw()) " → " (after) }
                Gives::Citizens(count) => { "+" (count) " " (pictures::CROWD.draw()) }
                Gives::Plea(citizen) => { @if citizen { "+1 " (pictures::TRIAL.draw()) " " } "+2 " (pictures::WISDOM.draw()) }
                Gives::Cards(cards) => { @if cards.is_empty() { "–" } @else { @for card in cards { (pictures::action(card).draw()) } } }
                Gives::Ritual(spaces) => {
                    @if spaces.is_empty() { "+" (self.rules.top_row_wisdom) " " (pictures::WISDOM.draw()) }
                    @for &space in spaces.iter() {
                        "↑" @if let Some(icon) = self.rules.ritual_facts(space).icon { (pictures::action(icon).draw()) }
                    }
                }
            }
        }
    }

    /// The glance in words.
    pub(super) fn glance_text(&self, prospect: &Prospect) -> String {
        let gives = match prospect.gives {
            Gives::Goods(goods) => Some(Phrase::new("page-septima-glance-goods").with("goods", self.goods_text(&goods))),
            Gives::Potions(potions) if !potions.is_empty() => {
                let names: Arg = potions.map(|potion| Arg::from(self.name(potion))).collect();
                Some(Phrase::new("page-septima-glance-potions").with("potions", names))
            }
            Gives::Potions(_) => Some(Phrase::new("page-septima-glance-no-potions")),
            Gives::Patients(count) => Some(Phrase::new("page-septima-glance-patients").with("count", count)),
            Gives::Suspicion(after) => Some(Phrase::new("page-septima-glance-suspicion").with("suspicion", after)),
            Gives::Citizens(count) => Some(Phrase::new("page-septima-glance-citizens").with("count", count)),
            Gives::Plea(false) => Some(Phrase::new("page-septima-glance-no-citizen")),
            Gives::Cards(cards) if cards.is_empty() => Some(Phrase::new("page-septima-glance-no-cards")),
            Gives::Route(_) | Gives::Plea(true) | Gives::Cards(_) | Gives::Ritual(_) => None,
        };
        let mut text = self.action_tip(prospect.action);
        let mut add = |more: String| {
            text.push(' ');
            text.push_str(&more);
        };
        if let Some(gives) = gives {
            add(self.speak.say(&gives));
        }
        let (id, (rise, risk)) = match prospect.marker {
            Some(_) => ("page-septima-glance-septima", prospect.with_septima),
            None => ("page-septima-glance-coven", prospect.with_coven),
        };
        add(self.speak.say(&Phrase::new(id).with("rise", rise)));
        if let Some(risk) = self.risk_text(risk) {
            add(risk);
        }
        text
    }
}

fn goods_signs(goods: &Goods) -> Markup {
    html! {
        @if goods.kinds().is_empty() { "–" }
        @for good in goods.kinds() { @for _ in 0..goods[good] { (pictures::good(good).draw()) } }
    }
}

/// What attuning adds to an action.
pub(super) fn bonus(action: Action) -> Markup {
    html! {
        @match action {
            Action::Collect => { "+1 " (pictures::HERB.draw()) }
            Action::Move => { "∞ +" (pictures::CRYSTAL.draw()) }
            Action::Brew => { "−1 " (pictures::HERB.draw()) }
            Action::Heal => { "+" (pictures::CHARM.draw()) }
            Action::Chant => { "−1 " (pictures::SUSPICION.draw()) }
            Action::Recruit => { "+" (pictures::CROWD.draw()) "!" }
            Action::Plead => { "+1 " (pictures::CROWD.draw()) }
            Action::Remember => { "+" (pictures::SEPTIMA.draw()) }
            Action::Ritual => { "+" (icon::CARDS.draw()) }
        }
    }
}
