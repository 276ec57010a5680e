//! Chapter 21.1: the objectives of the Book of Divinations.

use crate::card::Spell;
use crate::scene::Scene;
use crate::set::Set;
use crate::words::{Element, Good, Illness, Ingredient};
use coven_engine::Seat;
use coven_engine::names::Item;

/// SEP-OBJ-1, SEP-RUL-E3: a number must be reached or exceeded, except a highest one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objective {
    Loyal(u8),
    Potions(u8),
    Crystals(u8),
    Ingredient(Ingredient, u8),
    SameIngredients(u8),
    DistinctIngredients(u8),
    Healed(Illness, u8),
    HealedInAll(u8),
    SuspicionAtMost(i8),
    SuspicionAtLeast(i8),
    RitualIn(Element),
    SpellsOfOneElement(u8),
    SpellsOfDistinctElements(u8),
}

impl Objective {
    /// Reads an objective such as `patients blind 3`.
    pub fn read(text: &str) -> Result<Objective, String> {
        fn number<N: std::str::FromStr>(word: &str) -> Result<N, String> {
            word.parse().map_err(|_| format!("'{word}' is no number"))
        }
        let unknown = |error: coven_engine::names::UnknownName| error.to_string();
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["loyal", n] => Objective::Loyal(number(n)?),
            ["potions", n] => Objective::Potions(number(n)?),
            ["crystals", n] => Objective::Crystals(number(n)?),
            ["ingredient", kind, n] => Objective::Ingredient(kind.parse().map_err(unknown)?, number(n)?),
            ["ingredients_same", n] => Objective::SameIngredients(number(n)?),
            ["ingredients_distinct", n] => Objective::DistinctIngredients(number(n)?),
            ["patients", "any", n] => Objective::HealedInAll(number(n)?),
            ["patients", illness, n] => Objective::Healed(illness.parse().map_err(unknown)?, number(n)?),
            ["suspicion_max", n] => Objective::SuspicionAtMost(number(n)?),
            ["suspicion_min", n] => Objective::SuspicionAtLeast(number(n)?),
            ["ritual_section", element] => Objective::RitualIn(element.parse().map_err(unknown)?),
            ["spells_same_element", n] => Objective::SpellsOfOneElement(number(n)?),
            ["spells_distinct_elements", n] => Objective::SpellsOfDistinctElements(number(n)?),
            _ => return Err(format!("'{text}' is no objective")),
        })
    }

    /// SEP-OBJ-2: each objective is checked on its own, and nothing is spent.
    pub(crate) fn is_met(self, scene: &Scene<'_>, seat: Seat) -> bool {
        let coven = scene.coven(seat);
        let goods = &coven.goods;
        let crystals = goods[Good::Crystal];
        let of_element = |element: Element| {
            let mine = |spell: &Spell| scene.rules.spell(*spell).element == element;
            coven.spells().filter(mine).count() as u8
        };
        match self {
            Objective::Loyal(n) => scene.loyal(seat) >= n,
            Objective::Potions(n) => goods.potions() >= n,
            Objective::Crystals(n) => crystals >= n,
            // SEP-OBJ-3: crystals may replace missing ingredients.
            Objective::Ingredient(kind, n) => goods[kind.into()].saturating_add(crystals) >= n,
            Objective::SameIngredients(n) => {
                Ingredient::ALL.iter().any(|&kind| goods[Good::from(kind)].saturating_add(crystals) >= n)
            }
            Objective::DistinctIngredients(n) => {
                let kinds = Ingredient::ALL.iter().filter(|&&kind| goods[Good::from(kind)] > 0).count() as u8;
                let most = Ingredient::COUNT as u8;
                kinds.saturating_add(crystals).min(most) >= n
            }
            Objective::Healed(illness, n) => coven.tracks[illness] >= n,
            Objective::HealedInAll(n) => coven.tracks.sum() >= n,
            Objective::SuspicionAtMost(n) => coven.suspicion <= n,
            Objective::SuspicionAtLeast(n) => coven.suspicion >= n,
            // SEP-OBJ-4: a space between two columns belongs to both.
            Objective::RitualIn(element) => {
                coven.ritual.is_some_and(|space| scene.rules.ritual_facts(space).elements.contains(element))
            }
            Objective::SpellsOfOneElement(n) => Element::ALL.iter().any(|&element| of_element(element) >= n),
            Objective::SpellsOfDistinctElements(n) => {
                Element::ALL.iter().copied().filter(|&element| of_element(element) > 0).collect::<Set<_>>().len()
                    >= usize::from(n)
            }
        }
    }
}
