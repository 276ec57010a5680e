//! The workbench: every recipe with what is there, what is missing and what a crystal stands for. Paying comes one ingredient at a
//! time, and ingredients go first: the script answers so, unless crystals were asked for.

use super::art::pictures;
use super::tips::capital;
use super::{Choice, Scene};
use crate::art::Symbol;
use coven_engine::Phrase;
use coven_septima::{Action, Discount, Good, Ingredient, Item, Move, Potion, Question};
use maud::{Markup, html};

impl Scene<'_> {
    pub(super) fn is_brewing(&self) -> bool {
        matches!(self.own_question(), Some(Question::Brew(_) | Question::Price))
    }

    pub(super) fn workbench(&self) -> Markup {
        match self.own_question() {
            Some(Question::Price) => self.payment(),
            _ => html! {
                @for potion in Potion::all() { (self.recipe(potion)) }
                @if self.crystals() > 0 {
                    p.price data-tip=(self.good_tip(Good::Crystal)) data-explain="SEP-CRY-1" { (pictures::CRYSTAL.draw()) " " (self.speak.say(&Phrase::new("septima-count-crystal").with("count", self.crystals()))) }
                }
            },
        }
    }

    fn recipe(&self, potion: Potion) -> Markup {
        let here: Vec<&Choice> =
            self.choices().filter(|choice| matches!(choice.m, Move::Brew(brewed, _) if brewed == potion)).collect();
        let why = self.asked.as_ref().and_then(|asked| asked.why(|m| matches!(m, Move::Brew(brewed, _) if brewed == potion)));
        let plain = here.iter().any(|choice| is_plain(choice.m));
        html! {
            div.recipe.lit[!here.is_empty()].dim[here.is_empty()] data-tip=(self.potion_tip(potion)) data-explain="SEP-ACT-BREW-1"
                data-why=[self.why(why)] data-rule=[why.map(|why| why.rule)] {
                (pictures::good(potion.into()).draw()) b { (capital(&self.name(potion))) }
                span.needs {
                    @for ingredient in self.rules.recipe(potion).kinds() {
                        @if plain && self.owned(ingredient) == 0 {
                            span.instead { (pictures::good(ingredient.into()).draw()) (pictures::CRYSTAL.draw()) }
                        } @else {
                            span.missing[self.owned(ingredient) == 0] { (pictures::good(ingredient.into()).draw()) (self.owned(ingredient)) }
                        }
                    }
                }
                (self.brew(potion, &here))
            }
        }
    }

    fn owned(&self, ingredient: Ingredient) -> u8 {
        self.own_coven().map_or(0, |coven| coven.goods[ingredient.into()])
    }

    fn crystals(&self) -> u8 {
        self.own_coven().map_or(0, |coven| coven.goods[Good::Crystal])
    }

    /// More crystals than are needed, and something that they could stand for.
    fn may_save_ingredients(&self, potion: Potion) -> bool {
        let (owned, missing): (Vec<_>, Vec<_>) =
            self.rules.recipe(potion).kinds().partition(|&ingredient| self.owned(ingredient) > 0);
        !owned.is_empty() && usize::from(self.crystals()) > missing.len()
    }

    /// The usual way to brew, and beside each other the ways that save something. Several of those show their signs alone, so that all
    /// recipes fit; what each does is said on pointing at it.
    fn brew(&self, potion: Potion, choices: &[&Choice]) -> Markup {
        let plain = choices.iter().find(|choice| is_plain(choice.m));
        let crystals = plain.filter(|_| self.may_save_ingredients(potion));
        let others = || choices.iter().filter(|choice| !is_plain(choice.m));
        html! {
            @if let Some(choice) = plain {
                button.act type="button" data-move=(choice.m) data-then="pay" aria-label=(self.sentence(choice)) { (pictures::BREW.draw()) (self.name(Action::Brew)) }
            }
            @if crystals.is_some() || others().next().is_some() {
                span.ways {
                    @if let Some(choice) = crystals {
                        @let said = self.speak.labelled(self.sentence(choice), self.speak.word("page-septima-brew-crystals"));
                        button.act.quiet type="button" data-also=(choice.m) aria-label=(said) title=(said) { (self.way_to_save(pictures::CRYSTAL, "page-septima-brew-crystals")) }
                    }
                    @for choice in others() { (self.saving(choice)) }
                }
            }
        }
    }

    fn saving(&self, choice: &Choice) -> Markup {
        let Move::Brew(_, discount) = choice.m else {
            return html! {};
        };
        html! {
            button.act.quiet type="button" data-move=(choice.m) aria-label=(self.sentence(choice)) {
                @if discount.bonus { (self.way_to_save(pictures::SEPTIMA, "page-septima-brew-bonus")) }
                @if discount.forfeit { (self.way_to_save(pictures::WISDOM, "page-septima-brew-forfeit")) }
                @if discount.risks > 0 { (self.way_to_save(pictures::SUSPICION, "page-septima-brew-risk")) "+" (discount.risks) }
            }
        }
    }

    fn way_to_save(&self, symbol: Symbol, word: &'static str) -> Markup {
        html! { (symbol.draw()) span.word { (self.speak.word(word)) } }
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

/// Without any discount: what is to be paid leaves nothing to choose but crystals.
fn is_plain(m: Move) -> bool {
    matches!(m, Move::Brew(_, discount) if discount == Discount::default())
}
