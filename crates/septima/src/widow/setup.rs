//! Chapter 23.3: laying out the solitaire table.

use crate::card::Witch;
use crate::events::Event;
use crate::moves::Move;
use crate::play::Play;
use crate::set::Set;
use crate::setup::{Mode, Setup};
use crate::widow::components::REMEMBER_CARDS;
use crate::widow::difficulty::{Cards, Difficulty};
use crate::widow::events::WidowEvent;
use crate::widow::{Ask, HUMAN, Spider, WIDOW, Widow, ask};
use crate::words::Action;
use coven_engine::names::Item;
use coven_engine::{Dice, Events};

/// SEP-SOLO-6: tiles of the draft.
const DRAFT: usize = 4;

impl Setup {
    /// SEP-SOLO-1: one human, full mode.
    pub fn solo(difficulty: Difficulty) -> Setup {
        Setup { players: 1, mode: Mode::Full, fixed_hunter: false, fixed_trials: false, difficulty }
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// SEP-SOLO-3, SEP-SOLO-4, SEP-SOLO-5, SEP-SOLO-6, SEP-RUL-E24: the Widow's things, and what the human gets beside the
    /// usual ones.
    pub fn lay_out_widow(&mut self) {
        let solo = &self.rules.solo;
        let negotiation = match self.s.setup.difficulty.cards {
            Cards::Usual => solo.cards,
            Cards::All => solo.cards_all,
            Cards::TwoEach => solo.cards_hard,
        };
        let spiders = solo.spider_huts.map(|hut| Spider { space: self.rules.map.entrance(hut), ..Spider::default() });
        let number = 1 + self.dice.pick("remember", REMEMBER_CARDS.into(), |number| (number + 1).to_string()) as u8;
        self.s.board.widow = Some(Widow { remember: number, spiders, negotiation, ..Widow::default() });
        self.coven(HUMAN).wisdom = solo.start_wisdom;
        self.coven(WIDOW).suspicion = solo.suspicion_start;
        if let Some(copies) = solo.card(Action::Remember, number).copies {
            self.reveal_widow(|| WidowEvent::RememberChosen { number, copies });
        }
        self.lay_row();
        self.deal_solo_draft();
    }

    /// SEP-SOLO-6: four tiles, open.
    fn deal_solo_draft(&mut self) {
        let mut witches = Set::EMPTY;
        for _ in 0..DRAFT {
            if let Some(tile) = self.draw_witch() {
                witches.insert(tile.witch);
                self.widow().draft.insert(tile.witch);
            }
        }
        self.reveal_widow(|| WidowEvent::DraftLaid { witches });
        self.then(&[ask(Ask::Draft)]);
        self.run();
    }

    /// SEP-SOLO-6: the human takes one, chance gives one to the Widow; then the human again, and the last is hers.
    pub fn draft_with_widow(&mut self, m: Move) {
        let Move::Keep(witch) = m else { return };
        self.widow().draft.remove(witch);
        self.coven(HUMAN).witches.insert(witch);
        self.tell(|| Event::TileKept { seat: HUMAN, witch });
        let left = self.scene().widow().draft;
        let name = |index: u32| Witch::at(index as usize).to_string();
        let hers = match left.len() {
            0 => None,
            1 => left.first(),
            _ => Some(Witch::at(self.dice.pick_bit("widow draft", left.bits().into(), name) as usize)),
        };
        if let Some(witch) = hers {
            self.widow().draft.remove(witch);
            self.coven(WIDOW).witches.insert(witch);
            self.reveal_widow(|| WidowEvent::WitchJoined { witch });
        }
        if self.scene().widow().draft.is_empty() {
            self.begin_prologue();
        } else {
            self.then(&[ask(Ask::Draft)]);
        }
    }
}
