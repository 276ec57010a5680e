//! Chapter 14: gaining, casting and preparing spells, and the display.

use crate::card::{Offer, Spell};
use crate::data::Lasts;
use crate::events::Event;
use crate::moves::Move;
use crate::play::Play;
use crate::scene::Scene;
use crate::set::Set;
use crate::state::Shelf;
use crate::task::{Deed, Task};
use crate::words::Element;
use coven_engine::names::Item;
use coven_engine::{Dice, Events, Seat};

impl Scene<'_> {
    /// SEP-SETUP-24: the standard spells that lie open.
    pub fn first_spells(&self, out: &mut dyn Offer) {
        for element in Element::all() {
            let shelf = self.shelf(element);
            shelf.middle.into_iter().chain(shelf.lower).for_each(|spell| out.offer(Move::Spell(spell)));
        }
    }

    /// SEP-SETUP-11: the open spells of some elements: the top scoring spell and both standard rows.
    pub fn open_spells(&self, elements: Set<Element>, out: &mut dyn Offer) {
        for element in elements {
            let shelf = self.shelf(element);
            let open = shelf.scoring.last().copied().into_iter().chain(shelf.middle).chain(shelf.lower);
            open.for_each(|spell| out.offer(Move::Spell(spell)));
        }
    }

    /// SEP-SPL-8: the spent spells of some elements; without any, preparing does nothing.
    pub fn spent_spells(&self, elements: Set<Element>, out: &mut dyn Offer) {
        let spent = self.me().spent.filter(|&spell| elements.contains(self.rules.spell(spell).element));
        spent.for_each(|spell| out.offer(Move::Spell(spell)));
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// SEP-SPL-1, SEP-SPL-3, SEP-SPL-5: the spell is turned sideways and acts.
    pub fn cast(&mut self, spell: Spell) {
        let (seat, lasts) = (self.acting(), self.rules.spell(spell).lasts);
        self.me().ready.remove(spell);
        self.me().spent.insert(spell);
        self.s.turn.cast.insert(spell);
        self.tell(|| Event::SpellCast { seat, spell });
        if lasts == Lasts::ThisTurn {
            self.s.turn.in_effect.insert(spell);
        }
        if lasts.is_permanent() {
            // SEP-RUL-X19: casting it again first ends what is running; the effect begins anew, so nobody is told of an end.
            self.stop_spell(seat, spell);
            self.me().marked.insert(spell);
        }
        (spell.card().effect)(&mut self.effect(spell.into()));
    }

    /// SEP-SPL-6, SEP-RUL-X18: only the marker is removed; the card stays ready or spent as it is.
    pub fn end_spell(&mut self, seat: Seat, spell: Spell) {
        if self.stop_spell(seat, spell) {
            self.tell(|| Event::SpellEnded { seat, spell });
        }
    }

    /// Removes the marker of a running spell, with what else ends with it; false if it was not running.
    fn stop_spell(&mut self, seat: Seat, spell: Spell) -> bool {
        let runs = self.coven(seat).marked.contains(spell);
        if runs {
            let acting = std::mem::replace(&mut self.s.board.acting, seat);
            self.effect(spell.into()).end();
            self.s.board.acting = acting;
        }
        runs
    }

    pub fn choose_spell(&mut self, m: Move) {
        if let Move::Spell(spell) = m {
            self.then(&[Task::Do(Deed::GainSpell(spell))]);
        }
    }

    /// SEP-SPL-1, SEP-SPL-4: a spell is gained ready, and its place is filled from the deck.
    pub fn gain_spell(&mut self, spell: Spell) {
        let seat = self.acting();
        let element = self.rules.spell(spell).element;
        self.me().ready.insert(spell);
        self.tell(|| Event::SpellGained { seat, spell });
        let shelf = self.shelf(element);
        if shelf.scoring.last() == Some(&spell) {
            shelf.scoring.pop();
            return;
        }
        if shelf.lower == Some(spell) {
            shelf.lower = shelf.middle;
        }
        shelf.middle = None;
        self.turn_up_spell(element);
    }

    /// SEP-SPL-4, SEP-RUL-X9: the next card of the deck, if there is one.
    pub fn turn_up_spell(&mut self, element: Element) {
        if let Some(spell) = self.draw_spell(element) {
            self.shelf(element).middle = Some(spell);
            self.reveal(|| Event::SpellShown { spell });
        }
    }

    pub fn draw_spell(&mut self, element: Element) -> Option<Spell> {
        let deck = self.scene().deck(element);
        let name = |index: u32| Spell::at(index as usize).to_string();
        (!deck.is_empty()).then(|| Spell::at(self.dice.pick_bit("spell", deck.bits().into(), name) as usize))
    }

    pub fn shelf(&mut self, element: Element) -> &mut Shelf {
        let shelves = &mut self.s.board.shelves;
        match element {
            Element::Earth => &mut shelves.earth,
            Element::Air => &mut shelves.air,
            Element::Fire => &mut shelves.fire,
        }
    }

    /// SEP-SPL-1: a spent spell is turned back.
    pub fn prepare_choice(&mut self, m: Move) {
        if let Move::Spell(spell) = m {
            let seat = self.acting();
            self.me().spent.remove(spell);
            self.me().ready.insert(spell);
            self.tell(|| Event::SpellPrepared { seat, spell });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Septima;
    use crate::play::{NoDice, Purpose};
    use coven_engine::{FastDice, Rules, Silence, Story, Viewer};
    use coven_proves::proves;

    #[test]
    #[proves("SEP-RUL-X19")]
    fn a_running_spell_that_is_cast_again_goes_on_and_is_not_said_to_end() {
        let rules = Septima::builtin();
        let setup = rules.agree(2, &["full"]).expect("an allowed setup");
        let mut state = rules.start(&setup, &mut FastDice::new(1), &mut Silence).expect("an allowed setup");
        let spell: Spell = "summoning".parse().expect("a spell");
        let acting = state.board.acting.index();
        state.covens[acting].ready.insert(spell);
        state.covens[acting].marked.insert(spell);
        let mut story = Story::default();
        Play { rules: &rules, s: &mut state, dice: &mut NoDice, events: &mut story, purpose: Purpose::Play }.cast(spell);
        assert!(state.covens[acting].marked.contains(spell));
        let told = |wanted: fn(&Event) -> bool| story.heard_by(Viewer::Spectator).any(wanted);
        assert!(told(|event| matches!(event, Event::SpellCast { .. })));
        assert!(!told(|event| matches!(event, Event::SpellEnded { .. })));
    }
}
