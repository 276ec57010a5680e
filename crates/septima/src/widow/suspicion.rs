//! Chapter 23.3: the Widow's suspicion, and what happens at its top.

use crate::events::Event;
use crate::moves::Move;
use crate::play::Play;
use crate::widow::events::WidowEvent;
use crate::widow::{Ask, Deed, WIDOW, act, ask};
use coven_engine::{Dice, Events};

/// SEP-SOLO-15: suspicion for attuning with the human, and with the Septima alone.
const WITH_HUMAN: u8 = 1;
const WITH_SEPTIMA: u8 = 2;

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// SEP-SOLO-15: attuning raises her suspicion, whatever her card is and whether or not she took its bonus.
    pub fn widow_attune_suspicion(&mut self) {
        if self.scene().widow_attuned_with_human() {
            self.raise_widow(WITH_HUMAN);
        } else if self.scene().widow_attuned_with_septima() {
            self.raise_widow(WITH_SEPTIMA);
        }
    }

    /// SEP-SOLO-15: single steps. A step up from the top puts a witch on trial and sets the marker back; further steps go on.
    pub fn raise_widow(&mut self, steps: u8) {
        let top = self.rules.suspicion.1;
        let from = self.coven(WIDOW).suspicion;
        let to = top.min(from + steps as i8);
        self.change_widows_suspicion(to);
        let left = steps - (to - from) as u8;
        if left > 0 {
            if left > 1 {
                self.then(&[act(Deed::Raise(left - 1))]);
            }
            self.change_widows_suspicion(self.rules.solo.suspicion_reset);
            if self.coven(WIDOW).witches.is_empty() {
                self.put_bottom_witch_on_trial();
            } else {
                self.then(&[ask(Ask::Accuse)]);
            }
        }
    }

    fn change_widows_suspicion(&mut self, to: i8) {
        let from = std::mem::replace(&mut self.coven(WIDOW).suspicion, to);
        if from != to {
            self.tell_widow(|| WidowEvent::SuspicionChanged { from, to });
        }
    }

    /// SEP-SOLO-15: the human chooses which of her witches it is.
    pub fn accuse_widows_witch(&mut self, m: Move) {
        if let Move::Lose(witch) = m {
            self.coven(WIDOW).witches.remove(witch);
            self.s.board.captured.push(witch);
            self.tell_widow(|| WidowEvent::WitchOnTrial { witch });
        }
    }

    /// SEP-SOLO-15: without witches of her own the bottom tile of the pile is tried; if there is none, nothing happens.
    fn put_bottom_witch_on_trial(&mut self) {
        if let Some(tile) = self.draw_bottom_witch() {
            let witch = tile.witch;
            self.s.board.captured.push(witch);
            self.reveal_widow(|| WidowEvent::PileWitchOnTrial { witch });
        }
    }
}
