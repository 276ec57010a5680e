//! The workbench: every recipe with what is there and what is missing. Paying comes one ingredient at a time; crystals are
//! offered last.

use super::tips::capital;
use super::{Choice, Scene};
use crate::art::septima as pictures;
use coven_septima::Move;
use coven_septima::moves::Discount;
use coven_septima::set::Item;
use coven_septima::task::Question;
use coven_septima::words::{Good, Ingredient, Potion};
use maud::{Markup, html};

impl Scene<'_> {
    pub(super) fn is_brewing(&self) -> bool {
        matches!(self.own_question(), Some(Question::Brew(_) | Question::Price))
    }

    pub(super) fn workbench(&self) -> Markup {
        match self.own_question() {
            Some(Question::Price) => self.payment(),
            _ => html! { @for potion in Potion::all() { (self.recipe(potion)) } },
        }
    }

    fn recipe(&self, potion: Potion) -> Markup {
        let here: Vec<&Choice> =
            self.choices().filter(|choice| matches!(choice.m, Move::Brew(brewed, _) if brewed == potion)).collect();
        let why = self.asked.as_ref().and_then(|asked| asked.why(|m| matches!(m, Move::Brew(brewed, _) if brewed == potion)));
        html! {
            div.recipe.lit[!here.is_empty()].dim[here.is_empty()] data-tip=(self.potion_tip(potion)) data-explain="SEP-ACT-BREW-1"
                data-why=[self.why(why)] data-rule=[why.map(|why| why.rule)] {
                (pictures::good(potion.into()).draw()) b { (capital(&self.name(potion))) }
                span.needs {
                    @for ingredient in self.rules.recipe(potion).kinds() {
                        span.missing[self.owned(ingredient) == 0] { (pictures::good(ingredient.into()).draw()) (self.owned(ingredient)) }
                    }
                }
                @for choice in here { (self.brew(choice)) }
            }
        }
    }

    fn owned(&self, ingredient: Ingredient) -> u8 {
        self.own_coven().map_or(0, |coven| coven.goods[ingredient.into()])
    }

    fn brew(&self, choice: &Choice) -> Markup {
        let plain = matches!(choice.m, Move::Brew(_, discount) if discount == Discount::default());
        html! {
            button.act.quiet[!plain] type="button" data-move=(choice.m) aria-label=(self.sentence(choice)) {
                @match choice.m {
                    Move::Brew(_, discount) if !plain => {
                        @if discount.bonus { (pictures::SEPTIMA.draw()) }
                        @if discount.forfeit { s { (pictures::WISDOM.draw()) } }
                        @if discount.risks > 0 { (pictures::SUSPICION.draw()) "+" (discount.risks) }
                    }
                    _ => { (pictures::BREW.draw()) }
                }
            }
        }
    }

    /// What is left to pay, and with what: the token first, the crystal and what can be left out after it.
    fn payment(&self) -> Markup {
        let price = &self.view.turn.price;
        let mut ways: Vec<&Choice> = self.choices().collect();
        ways.sort_by_key(|choice| !matches!(choice.m, Move::Pay(good) if good != Good::Crystal));
        html! {
            p.price {
                (self.speak.word("page-septima-to-pay"))
                @for ingredient in price.needs.kinds() { @for _ in 0..price.needs[ingredient] { " " (pictures::good(ingredient.into()).draw()) } }
            }
            @for choice in ways { (self.tool(choice)) }
        }
    }
}
