//! Chapters 8.9 and 13: the ritual track.

use crate::card::{Moment, Offer};
use crate::events::Event;
use crate::moves::Move;
use crate::places::RitualSpace;
use crate::play::Play;
use crate::scene::Scene;
use crate::task::{Deed, PAY_ANY, Question, Task, prepare, wisdom};
use coven_engine::{Dice, Events};

impl Scene<'_> {
    /// SEP-SETUP-25: the start spaces; markers may share one.
    pub fn ritual_starts(&self, out: &mut dyn Offer) {
        RitualSpace::row_spaces(0).for_each(|space| out.offer(Move::Ritual(space)));
    }

    /// The spaces to which the marker may advance, or none. SEP-RIT-4: with the icon of the card played, where icons count.
    pub fn advances(&self, with_icon: bool, out: &mut dyn Offer) {
        let Some(marker) = self.me().ritual else { return };
        for space in marker.above().filter(|&space| self.may_enter(space)) {
            if !with_icon || self.rules.ritual_facts(space).icon == self.turn().played {
                out.offer(Move::Ritual(space));
            }
        }
        out.offer(Move::Done);
    }

    /// SEP-RIT-6, SEP-RUL-E32: without the offering, where one is asked for, the space cannot be entered.
    fn may_enter(&self, space: RitualSpace) -> bool {
        self.rules.ribbon(space).is_none_or(|ribbon| self.me().goods.spendable() >= ribbon.offering)
    }

    /// SEP-ACT-RITUAL-1: sideways and up, each once, in either order, or not at all.
    pub fn ritual_moves(&self, sideways: bool, advance: bool, out: &mut dyn Offer) {
        let Some(marker) = self.me().ritual else { return };
        if advance {
            marker.above().filter(|&space| self.may_enter(space)).for_each(|space| out.offer(Move::Ritual(space)));
        }
        if sideways {
            marker.beside().for_each(|space| out.offer(Move::Ritual(space)));
        }
        out.offer(Move::Done);
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// SEP-SETUP-25
    pub fn begin_ritual(&mut self, m: Move) {
        if let Move::Ritual(space) = m {
            let seat = self.acting();
            self.me().ritual = Some(space);
            self.tell(|| Event::RitualBegun { seat, space });
        }
    }

    fn is_on_top_row(&mut self) -> bool {
        self.me().ritual.is_some_and(RitualSpace::is_top)
    }

    /// SEP-PHASE-B4, SEP-RIT-10: an attuned coven may advance to a space that shows the action played; on the top row it gains
    /// wisdom whatever the action.
    pub fn ritual_step(&mut self) {
        if !self.scene().is_full() || !self.scene().attuned() {
            return;
        }
        if self.is_on_top_row() {
            self.advance_beyond_top();
        } else {
            self.then(&[Task::Ask(Question::IconAdvance)]);
        }
    }

    /// SEP-PAT-7: an advance that ignores icons.
    pub fn advance(&mut self) {
        if self.is_on_top_row() {
            self.advance_beyond_top();
        } else {
            self.then(&[Task::Ask(Question::Advance)]);
        }
    }

    /// SEP-RIT-5, SEP-RUL-X31, SEP-RUL-E29, SEP-RUL-E6: wisdom instead of an advance; it counts as one.
    fn advance_beyond_top(&mut self) {
        let seat = self.acting();
        self.tell(|| Event::RitualTop { seat });
        self.then(&[wisdom(self.rules.top_row_wisdom)]);
        self.fire(Moment::Advanced, 0);
    }

    /// SEP-ACT-RITUAL-1: on the top row the advance answers itself.
    pub fn ritual_action(&mut self, sideways: bool, advance: bool) {
        if advance && self.is_on_top_row() {
            self.then(&[Task::Ask(Question::Ritual(sideways, false))]);
            self.advance_beyond_top();
        } else {
            self.then(&[Task::Ask(Question::Ritual(sideways, advance))]);
        }
    }

    pub fn ritual_choice(&mut self, sideways: bool, advance: bool, m: Move) {
        let (Move::Ritual(space), Some(marker)) = (m, self.me().ritual) else { return };
        if space.row() == marker.row() {
            if advance {
                self.then(&[Task::Do(Deed::Ritual(false, true))]);
            }
            let seat = self.acting();
            self.me().ritual = Some(space);
            self.tell(|| Event::RitualMoved { seat, space });
        } else {
            if sideways {
                self.then(&[Task::Do(Deed::Ritual(true, false))]);
            }
            self.advance_choice(m);
        }
    }

    /// SEP-RIT-6: the offering is paid, then the space is entered.
    pub fn advance_choice(&mut self, m: Move) {
        let Move::Ritual(space) = m else { return };
        self.then(&[Task::Do(Deed::Enter(space))]);
        if self.rules.ribbon(space).is_some_and(|ribbon| ribbon.offering > 0) {
            self.then(&[PAY_ANY]);
        }
    }

    /// SEP-RIT-6, SEP-RIT-7: entering a ribbon by advancing triggers it.
    pub fn enter(&mut self, space: RitualSpace) {
        let seat = self.acting();
        self.me().ritual = Some(space);
        self.tell(|| Event::RitualAdvanced { seat, space });
        if let Some(ribbon) = self.rules.ribbon(space) {
            if ribbon.wisdom > 0 {
                self.then(&[wisdom(ribbon.wisdom)]);
            }
            // SEP-RIT-8, SEP-RUL-E26: a spell of an element of the space entered.
            let elements = self.rules.ritual_facts(space).elements;
            self.then(&[if ribbon.gains_spell { Task::Ask(Question::GainSpell(elements)) } else { prepare() }]);
            self.fire(Moment::RibbonEntered, 0);
        }
        self.fire(Moment::Advanced, 0);
    }

    /// SEP-ACT-RITUAL-2: prepare a spell or gain an ingredient.
    pub fn ritual_bonus_choice(&mut self, m: Move) {
        self.prepare_choice(m);
        self.take_choice(m);
    }
}
