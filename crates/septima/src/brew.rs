//! Chapters 8.3 and 9: brewing, discounts and payment.

use crate::card::{Amount, Offer};
use crate::events::Event;
use crate::moves::{Discount, Move};
use crate::play::Play;
use crate::scene::Scene;
use crate::set::Tally;
use crate::state::Price;
use crate::task::{Deed, Question, Task, raise, wisdom};
use crate::words::{Good, Goods, Ingredient, Potion};
use coven_engine::names::Item;
use coven_engine::{Dice, Events};

impl Price {
    /// SEP-CRY-1: whether the goods cover the price, with crystals for what is missing.
    fn is_covered_by(&self, goods: &Goods) -> bool {
        self.omit <= self.needs.sum() && self.missing(goods) <= goods[Good::Crystal].saturating_add(self.omit)
    }

    /// Ingredients that the goods do not have.
    fn missing(&self, goods: &Goods) -> u8 {
        Ingredient::all().fold(0u8, |sum, i| sum.saturating_add(self.needs[i].saturating_sub(goods[i.into()])))
    }

    fn next(&self) -> Option<Ingredient> {
        Ingredient::all().find(|&ingredient| self.needs[ingredient] > 0)
    }

    fn without(mut self, ingredient: Ingredient) -> Price {
        self.needs.take(ingredient);
        self
    }
}

impl Scene<'_> {
    /// Whether a potion can be paid for now, without any discount.
    pub fn can_pay_for(&self, potion: Potion) -> bool {
        Price { needs: self.rules.recipe(potion), omit: 0 }.is_covered_by(&self.me().goods)
    }

    /// SEP-ACT-BREW-1, SEP-ACT-BREW-4: every potion that can be paid for, with every combination of discounts.
    pub fn brews(&self, out: &mut dyn Offer) {
        let (turn, goods) = (self.turn(), &self.me().goods);
        let risks_left = (self.amount(Amount::RiskDiscounts, 0) as u8).saturating_sub(turn.risks);
        let may_forfeit = self.allows(Amount::ForfeitDiscount);
        // No discount saves more ingredients than all of them together.
        let most_saved = u8::from(turn.bonus_discount) + u8::from(may_forfeit) + risks_left;
        for potion in Potion::all() {
            let needs = self.rules.recipe(potion);
            if out.has_enough() {
                break;
            }
            if (Price { needs, omit: 0 }).missing(goods) > goods[Good::Crystal].saturating_add(most_saved) {
                continue;
            }
            if most_saved == 0 {
                out.offer(Move::Brew(potion, Discount::default()));
                continue;
            }
            for bonus in options(turn.bonus_discount) {
                for forfeit in options(may_forfeit && potion.is_utility()) {
                    for risks in 0..=risks_left {
                        let discount = Discount { bonus, forfeit, risks };
                        let price = Price { needs, omit: discount.ingredients() };
                        let second_free = risks > 0 && turn.risked_free && price.omit == needs.sum();
                        if !second_free && price.is_covered_by(goods) {
                            out.offer(Move::Brew(potion, discount));
                        }
                    }
                }
            }
        }
        out.offer(Move::Done);
    }

    /// SEP-CRY-1: each ingredient of the price by its token or by a crystal; or left out, as often as there is a discount.
    pub fn payments(&self, out: &mut dyn Offer) {
        let (price, goods) = (self.turn().price, self.me().goods);
        let Some(ingredient) = price.next() else { return };
        let rest = price.without(ingredient);
        for good in [ingredient.into(), Good::Crystal] {
            let mut left = goods;
            left.take(good);
            if goods[good] > 0 && rest.is_covered_by(&left) {
                out.offer(Move::Pay(good));
            }
        }
        if price.omit > 0 && (Price { omit: price.omit - 1, ..rest }).is_covered_by(&goods) {
            out.offer(Move::Omit(ingredient));
        }
    }
}

/// No, and yes if it is possible.
fn options(possible: bool) -> impl Iterator<Item = bool> + Clone {
    [false, true].into_iter().take(1 + usize::from(possible))
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// SEP-ACT-BREW-1: one potion after another. What raises suspicion for a discount is paid first (SEP-RUL-X2).
    pub fn brew(&mut self, left: u8, m: Move) {
        let Move::Brew(potion, discount) = m else { return };
        if left > 1 {
            self.then(&[Task::Ask(Question::Brew(left - 1))]);
        }
        let needs = self.rules.recipe(potion);
        let turn = &mut self.s.turn;
        turn.price = Price { needs, omit: discount.ingredients() };
        turn.bonus_discount &= !discount.bonus;
        turn.risks = turn.risks.saturating_add(discount.risks);
        turn.risked_free |= discount.risks > 0 && discount.ingredients() == needs.sum();
        self.then(&[Task::Ask(Question::Price), Task::Do(Deed::Brewed(potion, !discount.forfeit))]);
        if discount.risks > 0 {
            self.then(&[raise(discount.risks)]);
            self.credit(Amount::RiskDiscounts);
        }
        if discount.forfeit {
            self.credit(Amount::ForfeitDiscount);
        }
        if left == 1 && self.scene().amount(Amount::BrewLimit, 0) > 0 {
            self.credit(Amount::BrewLimit);
        }
    }

    pub fn pay_price(&mut self, m: Move) {
        let Some(ingredient) = self.s.turn.price.next() else { return };
        self.s.turn.price = self.s.turn.price.without(ingredient);
        if let Move::Pay(good) = m {
            self.spend(good);
        } else {
            self.s.turn.price.omit -= 1;
        }
        if self.s.turn.price.needs != Tally::NONE {
            self.then(&[Task::Ask(Question::Price)]);
        }
    }

    /// SEP-ACT-BREW-3, SEP-BLD-6: the token, and wisdom for a Utility Potion unless it was given up.
    pub fn brewed(&mut self, potion: Potion, with_wisdom: bool) {
        let seat = self.acting();
        self.me().goods.add(potion.into(), 1);
        self.tell(|| Event::Brewed { seat, potion });
        if potion.is_utility() {
            self.s.turn.brewed_utility = self.s.turn.brewed_utility.saturating_add(1);
            if with_wisdom {
                self.then(&[wisdom(self.rules.brew_wisdom)]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_proves::proves;

    fn price(needs: &[Ingredient], omit: u8) -> Price {
        let mut price = Price { omit, ..Price::default() };
        needs.iter().for_each(|&ingredient| price.needs.add(ingredient, 1));
        price
    }

    fn goods(owned: &[Good]) -> Goods {
        let mut goods = Goods::NONE;
        owned.iter().for_each(|&good| goods.add(good, 1));
        goods
    }

    #[test]
    #[proves("SEP-CRY-1", "SEP-ACT-BREW-4")]
    fn crystals_and_discounts_cover_what_is_missing() {
        use Ingredient::{Berry, Herb};
        assert!(price(&[Berry, Herb], 0).is_covered_by(&goods(&[Good::Berry, Good::Herb])));
        assert!(price(&[Berry, Herb], 0).is_covered_by(&goods(&[Good::Berry, Good::Crystal])));
        assert!(!price(&[Berry, Herb], 0).is_covered_by(&goods(&[Good::Berry])));
        assert!(price(&[Berry, Herb], 1).is_covered_by(&goods(&[Good::Berry])));
        assert!(price(&[Berry, Herb], 2).is_covered_by(&goods(&[])));
        assert!(!price(&[Berry, Herb], 3).is_covered_by(&goods(&[Good::Berry, Good::Herb])), "never below nothing");
    }
}
