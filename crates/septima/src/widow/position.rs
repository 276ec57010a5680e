//! The invariants of the solitaire table.

use crate::invariants::hold;
use crate::scene::Scene;
use crate::set::Set;
use crate::state::{Progress, Step};
use crate::widow::components::REMEMBER_CARDS;
use crate::widow::{HUMAN, WIDOW};
use crate::words::Negotiation;
use coven_engine::Broken;
use coven_engine::names::Item;

impl Scene<'_> {
    pub fn check_widow(&self) -> Result<(), Broken> {
        hold(self.is_solo() == self.s.board.widow.is_some(), "SEP-SOLO-1", || "the Widow plays against one human".to_owned())?;
        if !self.is_solo() {
            return Ok(());
        }
        let (widow, coven) = (self.widow(), self.coven(WIDOW));
        let bare = coven.leader.is_none() && coven.ritual.is_none() && coven.spells().is_empty() && coven.goods.spendable() == 0;
        hold(bare, "SEP-SOLO-3", || "the Widow has no Leader, ritual marker, spells or goods".to_owned())?;
        hold((1..=REMEMBER_CARDS).contains(&widow.remember), "SEP-SOLO-4", || {
            format!("there is no Remember card {}", widow.remember)
        })?;
        self.check_widows_cards()?;
        let few = Negotiation::all().all(|card| widow.negotiation[card] <= self.rules.solo.cards_all[card]);
        hold(few, "SEP-SOLO-2", || "there are not so many Negotiation cards".to_owned())?;
        let acting = self.acting() == HUMAN;
        hold(acting, "SEP-SOLO-1", || "only the human decides".to_owned())
    }

    /// SEP-SOLO-4, SEP-SOLO-16: each card is in one place, and the row is full whenever a card is to be chosen.
    fn check_widows_cards(&self) -> Result<(), Broken> {
        let (widow, coven) = (self.widow(), self.coven(WIDOW));
        let row: Set<_> = widow.left.into_iter().chain(widow.right).collect();
        let in_row = usize::from(widow.left.is_some()) + usize::from(widow.right.is_some());
        let others = coven.discard | coven.card.into_iter().collect();
        let one_place = row.len() == in_row && (row & others).is_empty();
        hold(one_place, "SEP-SOLO-4", || "a card of the Widow's is in two places".to_owned())?;
        let held = widow.no_crystals.is_some_and(|card| coven.discard.contains(card) || row.contains(card));
        hold(!held, "SEP-SOLO-22a", || "the card that forbids crystals is not in the discard pile".to_owned())?;
        let top_fits = widow.top.is_none_or(|card| self.widow_deck().contains(card));
        hold(top_fits, "SEP-SOLO-8", || "the card on top of the Widow's deck is not in it".to_owned())?;
        let choosing = self.s.stage == Progress::Agenda && self.s.board.step == Step::A && coven.card.is_none();
        hold(!choosing || in_row == 2, "SEP-SOLO-16", || "the Widow's row has two cards in step A".to_owned())
    }
}
