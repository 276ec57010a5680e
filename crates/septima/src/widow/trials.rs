//! Chapter 23.3: trials that the Widow wins, and what she does instead of taking favours.

use crate::card::Witch;
use crate::events::Event;
use crate::play::Play;
use crate::state::Step;
use crate::task::{Deed as AnyDeed, Round, Task};
use crate::widow::events::WidowEvent;
use crate::widow::{Ask, Deed, WIDOW, act, ask};
use crate::words::Season;
use coven_engine::{Dice, Events};

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// SEP-SOLO-24: the human loses wisdom, she takes the witch if she has room, and recalls citizens as any winner.
    pub fn widow_wins_trial(&mut self, witch: Witch, chamber: usize) {
        self.s.board.winner = Some(WIDOW);
        self.tell_widow(|| WidowEvent::TrialWon);
        self.change_wisdom(-self.rules.trial_wisdom);
        if self.coven(WIDOW).witches.len() < self.rules.coven_size {
            self.coven(WIDOW).witches.insert(witch);
            self.tell_widow(|| WidowEvent::WitchJoined { witch });
        } else {
            self.box_witch(witch);
        }
        self.then(&[act(Deed::Recall(chamber as u8)), Task::Do(AnyDeed::TrialEnds(chamber as u8))]);
        if chamber == 0 {
            self.then(&[Task::Do(AnyDeed::Round(Round::Witnesses, 0))]);
        }
    }

    /// SEP-SOLO-24: from the chamber or the bag; not in summer.
    pub fn widow_recalls(&mut self, chamber: usize) {
        if self.s.board.season != Season::Summer {
            self.empty_chamber_of(WIDOW, chamber);
            self.recall_cursed(self.rules.trial_recall as u8);
        }
    }

    fn recall_cursed(&mut self, count: u8) {
        let count = count.min(self.coven(WIDOW).crowd);
        self.coven(WIDOW).crowd -= count;
        if count > 0 {
            self.tell_widow(|| WidowEvent::Recalled { count });
        }
    }

    /// SEP-SOLO-25: instead of favours, single steps of spiders.
    pub fn widow_favours(&mut self) {
        self.s.board.step = Step::Favours;
        let citizens = usize::from(self.coven(WIDOW).crowd);
        let steps = self.rules.favours_for_crowd.get(citizens).copied().unwrap_or(0);
        self.forget_spider_moves();
        if steps > 0 {
            self.then(&[act(Deed::Favour(steps)), act(Deed::FavourEnds)]);
        }
    }

    /// SEP-SOLO-25, SEP-RUL-E17: each step with the spider that is farthest then; she stops when one reaches the Leader.
    pub fn widow_favour(&mut self, left: u8) {
        let scene = self.scene();
        let reached = scene.widow().spiders.iter().any(|&spider| spider.moved && scene.steps_to_leader(spider) == 0);
        if left > 0 && !reached {
            self.then(&[ask(Ask::Farthest), act(Deed::Favour(left - 1))]);
        }
    }

    /// SEP-SOLO-25: if any spider moved, a cursed citizen returns to her supply.
    pub fn widow_favours_end(&mut self) {
        let moved = self.scene().widow().spiders.iter().any(|spider| spider.moved);
        self.spider_toll();
        if moved {
            self.recall_cursed(self.rules.favour_recall as u8);
        }
    }
}
