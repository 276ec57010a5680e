//! Chapter 23.3: the Widow's cards, her row and her deck. The deck has no order until a card is drawn; only a card that a
//! Delay laid on top is known.

use crate::events::Event;
use crate::places::Hut;
use crate::play::Play;
use crate::scene::Scene;
use crate::set::Set;
use crate::widow::WIDOW;
use crate::widow::events::WidowEvent;
use crate::words::Action;
use coven_engine::names::Item;
use coven_engine::{Dice, Events};

impl Scene<'_> {
    /// Her cards that lie face down.
    pub fn widow_deck(&self) -> Set<Action> {
        let widow = self.widow();
        self.hand(WIDOW) - widow.left.into_iter().chain(widow.right).collect()
    }

    /// SEP-SOLO-12: the zones on the leftmost card of her row, once her card was taken out.
    pub fn shadow_zones(&self) -> Set<Hut> {
        let widow = self.widow();
        let shown = widow.left.or(widow.right);
        shown.map_or(Set::EMPTY, |card| self.rules.solo.card(card, widow.remember).shadows)
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// The top card of her deck.
    pub fn draw_widow_card(&mut self) -> Option<Action> {
        let known = self.widow().top.take();
        known.or_else(|| self.draw_one_of(self.scene().widow_deck()))
    }

    fn draw_one_of(&mut self, cards: Set<Action>) -> Option<Action> {
        let name = |index: u32| Action::at(index as usize).to_string();
        (!cards.is_empty()).then(|| Action::at(self.dice.pick_bit("widow card", cards.bits().into(), name) as usize))
    }

    /// SEP-SOLO-4, SEP-SOLO-7: all cards are shuffled and two are laid open; Remember is replaced and shuffled back.
    pub fn lay_row(&mut self) {
        let widow = self.widow();
        (widow.left, widow.right, widow.top) = (None, None, None);
        self.widow().left = self.draw_for_row();
        self.widow().right = self.draw_for_row();
        let (left, right) = (self.widow().left, self.widow().right);
        self.reveal_widow(|| WidowEvent::RowLaid { left, right });
    }

    fn draw_for_row(&mut self) -> Option<Action> {
        let card = self.draw_widow_card();
        if card != Some(Action::Remember) {
            return card;
        }
        self.reveal_widow(|| WidowEvent::RememberReturned);
        self.draw_one_of(self.scene().widow_deck() - Set::only(Action::Remember))
    }

    /// She plays a card, from her row or from her deck.
    pub fn widow_plays(&mut self, card: Action) {
        let widow = self.widow();
        for place in [&mut widow.left, &mut widow.right] {
            if *place == Some(card) {
                *place = None;
            }
        }
        self.coven(WIDOW).card = Some(card);
        self.reveal_widow(|| WidowEvent::CardPlayed { card });
    }

    /// SEP-SOLO-16, SEP-SOLO-22a: her card is discarded, unless its bonus still runs; the row is filled up.
    pub fn end_phase_of_widow(&mut self) {
        let card = self.coven(WIDOW).card;
        if card.is_some() && card == self.widow().no_crystals {
            self.coven(WIDOW).card = None;
        }
        let widow = self.widow();
        widow.left = widow.left.or_else(|| widow.right.take());
    }

    /// SEP-SOLO-16: a new card to the right, once the one played is out of the way.
    pub fn refill_row(&mut self) {
        if self.widow().right.is_none()
            && let Some(card) = self.draw_widow_card()
        {
            self.widow().right = Some(card);
            self.reveal_widow(|| WidowEvent::RowCardShown { card });
        }
    }
}
