//! How a position will end: the points of today, and what everything in hand will still turn into.

use super::prices;
use crate::objectives::Objective;
use crate::scene::Scene;
use crate::set::Item;
use crate::words::{Element, Good, Ingredient, Potion, Season};
use coven_engine::Seat;

/// Moon phases of a season, and of a game.
const PHASES: f32 = 5.0;
const ALL_PHASES: f32 = 20.0;
/// With fewer phases than this left, some of what a coven holds will not be used any more.
const TO_USE_THINGS: f32 = 4.0;

impl Scene<'_> {
    /// Moon phases still to come, the present one included until its cards are played.
    pub(super) fn phases_left(&self) -> f32 {
        let seasons = (Season::COUNT - 1 - self.s.board.season.index()) as f32;
        seasons * PHASES + PHASES - f32::from(self.s.board.phase.min(5))
    }

    /// From 1 at the beginning to 0 at the end.
    pub(super) fn game_left(&self) -> f32 {
        self.phases_left() / ALL_PHASES
    }

    /// How much of what is held will still be used: 1 until the last season, then less.
    pub(super) fn use_left(&self) -> f32 {
        (self.phases_left() / TO_USE_THINGS).min(1.0)
    }

    /// The points that a coven will have, if it goes on as it stands.
    pub(super) fn expected_points(&self, seat: Seat) -> f32 {
        self.score_of(seat).total() as f32 + self.promise(seat) + self.objectives_ahead(seat)
    }

    /// What the coven's things are worth beyond what they count today.
    pub(super) fn promise(&self, seat: Seat) -> f32 {
        let (coven, left, usable) = (self.coven(seat), self.game_left(), self.use_left());
        let goods = &coven.goods;
        let several = |count: u8, most: u8, price: f32| f32::from(count.min(most)) * price;
        let remedies: u8 = Potion::REMEDIES.iter().map(|&remedy| goods[remedy.into()]).sum();
        let utility: u8 = Potion::UTILITY.iter().map(|&potion| goods[potion.into()]).sum();
        let stock = several(goods.ingredients(), 8, prices::INGREDIENT - 0.5)
            + several(goods[Good::Crystal], 4, prices::CRYSTAL - 0.5)
            + several(remedies, 4, prices::REMEDY - 1.0)
            + several(utility, 4, prices::USE);
        let citizens = f32::from(coven.crowd) * prices::CITIZEN
            + f32::from(self.in_chamber(seat, 0) + self.in_chamber(seat, 1)) * (prices::CITIZEN + prices::PLEADED);
        let spells = coven.ready.len() as f32 * prices::READY_SPELL + coven.spent.len() as f32 * prices::SPENT_SPELL;
        let rows = coven.ritual.map_or(0.0, |space| f32::from(space.row())) * prices::RITUAL_ROW;
        let trials_left = (Season::COUNT - self.s.board.season.index()) as f32 / Season::COUNT as f32;
        usable * (stock + spells + rows)
            + trials_left * citizens * 0.6
            + coven.witches.len() as f32 * prices::WITCH * left.max(0.1)
            - prices::suspicion(coven.suspicion) * trials_left.min(usable + 0.2)
    }

    /// Objectives that are not met yet but begun, as far as witches make them count.
    fn objectives_ahead(&self, seat: Seat) -> f32 {
        let usable = self.use_left();
        let book = usize::from(self.s.secret.books.get(seat.index()).copied().unwrap_or(1)).saturating_sub(1);
        let Some(book) = self.rules.books.get(book) else { return 0.0 };
        let mut hopes = [0.0f32; 4];
        let mut met = 0;
        for ((hope, &objective), &wisdom) in hopes.iter_mut().zip(&book.objectives).zip(&self.rules.objective_wisdom) {
            let progress = self.progress(seat, objective);
            if progress >= 1.0 {
                met += 1;
            } else {
                *hope = wisdom as f32 * progress * progress * 0.6 * usable;
            }
        }
        hopes.sort_unstable_by(|a, b| b.total_cmp(a));
        let open = self.coven(seat).witches.len().saturating_sub(met);
        hopes.iter().take(open).sum()
    }

    /// How far an objective is met, from 0 to 1. SEP-OBJ-1.
    pub(super) fn progress(&self, seat: Seat, objective: Objective) -> f32 {
        let coven = self.coven(seat);
        let goods = &coven.goods;
        let crystals = goods[Good::Crystal];
        let share = |have: u8, need: u8| (f32::from(have) / f32::from(need.max(1))).min(1.0);
        let of_element =
            |element: Element| coven.spells().filter(|&spell| self.rules.spell(spell).element == element).count() as u8;
        match objective {
            Objective::Loyal(n) => share(self.loyal(seat), n),
            Objective::Potions(n) => share(goods.potions(), n),
            Objective::Crystals(n) => share(crystals, n),
            Objective::Ingredient(kind, n) => share(goods[kind.into()].saturating_add(crystals), n),
            Objective::SameIngredients(n) => {
                let most = Ingredient::ALL.iter().map(|&kind| goods[Good::from(kind)]).max().unwrap_or(0);
                share(most.saturating_add(crystals), n)
            }
            Objective::DistinctIngredients(n) => {
                let kinds = Ingredient::ALL.iter().filter(|&&kind| goods[Good::from(kind)] > 0).count() as u8;
                share(kinds.saturating_add(crystals), n)
            }
            Objective::Healed(illness, n) => share(coven.tracks[illness], n),
            Objective::HealedInAll(n) => share(coven.tracks.sum(), n),
            Objective::SuspicionAtMost(n) if coven.suspicion <= n => 1.0,
            Objective::SuspicionAtMost(n) => (1.0 - 0.2 * f32::from(coven.suspicion - n)).max(0.2),
            Objective::SuspicionAtLeast(n) => (f32::from(coven.suspicion) / f32::from(n.max(1))).clamp(0.0, 1.0),
            Objective::RitualIn(_) if objective.is_met(self, seat) => 1.0,
            Objective::RitualIn(_) => 0.5,
            Objective::SpellsOfOneElement(n) => share(Element::ALL.iter().map(|&e| of_element(e)).max().unwrap_or(0), n),
            Objective::SpellsOfDistinctElements(n) => {
                share(Element::ALL.iter().filter(|&&element| of_element(element) > 0).count() as u8, n)
            }
        }
    }
}
