//! Chapter 8: the action cards. Brewing, healing and the ritual track have files of their own.

use crate::card::{Amount, Offer};
use crate::events::Event;
use crate::moves::{ChamberNumber, Move};
use crate::play::Play;
use crate::scene::Scene;
use crate::state::Citizen;
use crate::task::{Deed, HealBy, LEAP, Question, Task, gain, lower, send, to_chamber, wisdom};
use crate::words::{Action, Good, Ingredient};
use coven_engine::names::Item;
use coven_engine::{Dice, Events};

/// SEP-ACT-MOVE-1
const MOVE_STEPS: u8 = 3;
/// SEP-ACT-BREW-1
const BREWS: i8 = 3;
/// SEP-ACT-HEAL-1
const HEALS: u8 = 2;

impl Scene<'_> {
    /// SEP-ACT-COLLECT-4: the adjacent ingredients that are not lunar.
    pub fn non_lunar_ingredients(&self, out: &mut dyn Offer) {
        let lunar = self.lunar();
        let there = Ingredient::all().filter(|&ingredient| !lunar.contains(ingredient) && self.printed(ingredient) > 0);
        there.for_each(|ingredient| out.offer(Move::Take(ingredient.into())));
    }

    /// SEP-ACT-MOVE-1: an ingredient from a hex adjacent to any space of the move, or none. Crystals cannot be taken.
    pub fn route_ingredients(&self, out: &mut dyn Offer) {
        let open = self.turn().route - self.guarded();
        for ingredient in Ingredient::all() {
            if open.into_iter().any(|hex| self.rules.map.facts(hex).ingredients[ingredient.index()] > 0) {
                out.offer(Move::Take(ingredient.into()));
            }
        }
        out.offer(Move::Done);
    }

    /// SEP-ACT-PLEAD-1, SEP-ACT-PLEAD-3: a chamber with room, with a witch or without, if there is a citizen to send.
    pub fn chambers(&self, out: &mut dyn Offer) {
        if self.me().crowd > 0 {
            let open = ChamberNumber::all().filter(|chamber| self.chamber_room(chamber.index()) > 0);
            open.for_each(|chamber| out.offer(Move::Chamber(chamber)));
        }
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// The upper part of an action card.
    pub fn main_ability(&mut self, action: Action) {
        match action {
            Action::Collect => self.collect_lunar(),
            Action::Move => {
                // The space where the Quick Move ended is the start of this move.
                self.s.turn.route = self.rules.map.touches[self.scene().leader().index()];
                self.then(&[Task::Ask(Question::Walk(MOVE_STEPS)), Task::Ask(Question::RouteIngredient)]);
            }
            Action::Brew => {
                let limit = self.scene().amount(Amount::BrewLimit, BREWS);
                self.then(&[Task::Ask(Question::Brew(limit as u8))]);
            }
            Action::Heal => self.then(&[Task::Ask(Question::Heal(HEALS, HealBy::Action))]),
            // SEP-ACT-CHANT-1
            Action::Chant => self.then(&[lower(2)]),
            Action::Recruit => self.recruit(),
            // SEP-ACT-PLEAD-1: the wisdom comes even without a citizen to send.
            Action::Plead => self.then(&[to_chamber(1), wisdom(2)]),
            // SEP-ACT-REMEMBER-1
            Action::Remember => self.then(&[Task::Ask(Question::RememberCard(false))]),
            // SEP-ACT-RITUAL-1
            Action::Ritual => self.then(&[Task::Do(Deed::Ritual(true, true))]),
        }
    }

    /// The lower part of an action card.
    pub fn attune_bonus(&mut self, action: Action) {
        let seat = self.acting();
        self.tell(|| Event::BonusTaken { seat, action });
        match action {
            // SEP-ACT-COLLECT-4
            Action::Collect => self.then(&[Task::Ask(Question::CollectBonus)]),
            // SEP-ACT-MOVE-2
            Action::Move => self.then(&[LEAP, gain(Good::Crystal, 1)]),
            // SEP-ACT-HEAL-2
            Action::Heal => self.then(&[gain(Good::Charm, 1)]),
            // SEP-ACT-CHANT-2, SEP-RUL-X16: no suspicion for attuning, whichever card brought the bonus.
            Action::Chant => {
                self.s.turn.hushed = true;
                self.then(&[lower(1)]);
            }
            // SEP-ACT-RECRUIT-2, SEP-FAV-4
            Action::Recruit => crate::buildings::take_favours(&mut self.effect(crate::card::CardId::default()), 1),
            // SEP-ACT-PLEAD-2
            Action::Plead => self.then(&[send(1)]),
            // SEP-ACT-RITUAL-2
            Action::Ritual => self.then(&[Task::Ask(Question::RitualBonus)]),
            // These modify their main ability (SEP-ACT-BREW-2, SEP-ACT-REMEMBER-2).
            Action::Brew | Action::Remember => {}
        }
    }

    /// SEP-ACT-COLLECT-1, SEP-ACT-COLLECT-3, SEP-ACT-COLLECT-5, SEP-BLD-10: everything lunar, and a crystal from each outcrop.
    fn collect_lunar(&mut self) {
        for ingredient in self.scene().lunar() {
            let count = self.scene().printed(ingredient);
            self.collect(ingredient, count);
        }
        let open = self.rules.map.touches[self.scene().leader().index()] - self.scene().guarded();
        let crystals = open.filter(|&hex| self.rules.map.facts(hex).outcrop).count() as u8;
        if crystals > 0 && !self.refuses_crystals(crystals) {
            let seat = self.acting();
            self.me().goods.add(Good::Crystal, crystals);
            self.tell(|| Event::Collected { seat, good: Good::Crystal, count: crystals });
        }
    }

    /// SEP-GEN-5: what is collected is noted, because some cards ask for it.
    pub fn collect(&mut self, ingredient: Ingredient, count: u8) {
        if count > 0 {
            let seat = self.acting();
            self.me().goods.add(ingredient.into(), count);
            self.s.turn.collected.add(ingredient, count);
            self.tell(|| Event::Collected { seat, good: ingredient.into(), count });
        }
    }

    pub fn collect_choice(&mut self, m: Move) {
        if let Move::Take(good) = m
            && let Some(ingredient) = good.ingredient()
        {
            self.collect(ingredient, 1);
        }
    }

    /// SEP-ACT-RECRUIT-1
    fn recruit(&mut self) {
        let citizens = self.scene().amount(Amount::Recruits, 1);
        if citizens > 1 {
            self.credit(Amount::Recruits);
        }
        self.then(&[send(citizens as u8)]);
    }

    /// SEP-RUL-X10: a citizen goes from the supply to the crowd, if one is left.
    pub fn send_to_crowd(&mut self, count: u8) {
        let seat = self.acting();
        let count = count.min(self.scene().supply(seat));
        if count > 0 {
            self.me().crowd += count;
            self.tell(|| Event::ToCrowd { seat, count });
        }
    }

    /// SEP-COMP-5: as many angry citizens as are left.
    pub fn anger_crowd(&mut self, count: u8) {
        let count = count.min(self.scene().angry_supply());
        if count > 0 {
            self.s.board.angry += count;
            self.tell(|| Event::AngryToCrowd { count });
        }
    }

    /// SEP-ACT-PLEAD-1, SEP-GEN-2: citizens of the crowd take the leftmost free spaces of one chamber, as many as fit.
    pub fn send_to_chamber(&mut self, count: u8, m: Move) {
        let Move::Chamber(chamber) = m else { return };
        let (seat, chamber) = (self.acting(), chamber.index());
        let count = count.min(self.me().crowd).min(self.scene().chamber_room(chamber));
        self.me().crowd -= count;
        (0..count).for_each(|_| self.s.board.chambers[chamber].push(Citizen::Loyal(seat)));
        self.tell(|| Event::ToChamber { seat, chamber: chamber as u8 + 1, count });
    }

    /// SEP-ACT-REMEMBER-1, SEP-ACT-REMEMBER-2, SEP-ACT-REMEMBER-3: a card of the discard pile is resolved as it stands. What
    /// is tied to the copied action does not act, because it is not the card played.
    pub fn copy_card(&mut self, bonus: bool, m: Move) {
        if let Move::Card(action) = m {
            let seat = self.acting();
            self.tell(|| Event::Copied { seat, action });
            self.then(&[Task::Do(Deed::Resolve(action, bonus))]);
        }
    }

    // ---- inventory --------------------------------------------------------------------------------------------------

    /// SEP-GEN-6: wisdom never drops below 0.
    pub fn change_wisdom(&mut self, change: i8) {
        let seat = self.acting();
        let before = self.me().wisdom;
        self.me().wisdom = before.saturating_add_signed(change.into());
        let change = self.me().wisdom as i16 - before as i16;
        if change != 0 {
            self.tell(|| Event::Wisdom { seat, change });
        }
    }

    /// SEP-GEN-5: gained from the supply.
    pub fn gain(&mut self, good: Good, count: u8) {
        let seat = self.acting();
        if good == Good::Crystal && self.refuses_crystals(count) {
            return;
        }
        self.me().goods.add(good, count);
        self.tell(|| Event::Gained { seat, good, count });
    }

    pub fn take_choice(&mut self, m: Move) {
        if let Move::Take(good) = m {
            self.gain(good, 1);
        }
    }

    pub fn spend(&mut self, good: Good) {
        let seat = self.acting();
        self.me().goods.take(good);
        self.tell(|| Event::Spent { seat, good });
    }

    /// SEP-CRY-1: any ingredient, or a crystal instead.
    pub fn pay_any(&mut self, m: Move) {
        if let Move::Pay(good) = m {
            self.spend(good);
        }
    }
}
