//! Chapter 21: the end of the game.

use crate::events::Event;
use crate::heal::TOP_LEVEL;
use crate::play::Play;
use crate::scene::Scene;
use crate::state::Progress;
use crate::words::{Good, Illness};
use coven_engine::names::Item;
use coven_engine::{Dice, Events, Places, Seat, Seats, Sheet};

/// The lines of a coven's score sheet. SEP-SCORE-2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    pub wisdom: i32,
    pub citizens: i32,
    pub objectives: i32,
    pub tracks: i32,
    pub levels: i32,
    pub charms: i32,
    pub potions: i32,
    pub goods: i32,
}

impl Score {
    pub fn lines(&self) -> [(&'static str, i32); 8] {
        [
            ("wisdom", self.wisdom),
            ("citizens", self.citizens),
            ("objectives", self.objectives),
            ("tracks", self.tracks),
            ("levels", self.levels),
            ("charms", self.charms),
            ("potions", self.potions),
            ("goods", self.goods),
        ]
    }

    pub fn total(&self) -> i32 {
        self.lines().iter().map(|(_, points)| points).sum()
    }

    pub fn sheet(&self) -> Sheet {
        let mut sheet = Sheet::default();
        self.lines().iter().for_each(|&(key, points)| sheet.add(key, points));
        sheet
    }
}

impl Scene<'_> {
    /// SEP-SCORE-1, SEP-SCORE-2: everything that counts, as if the game ended now.
    pub fn score_of(&self, seat: Seat) -> Score {
        let (rules, coven) = (self.rules, self.coven(seat));
        let level = |illness: Illness| usize::from(coven.tracks[illness].min(TOP_LEVEL));
        let complete = Illness::all().map(level).min().unwrap_or(0);
        let goods = i32::from(coven.goods.spendable());
        Score {
            wisdom: coven.wisdom.into(),
            citizens: rules.loyal_wisdom.get(usize::from(self.loyal(seat))).copied().unwrap_or(0).into(),
            objectives: self.objectives_of(seat),
            // SEP-PAT-9, SEP-RUL-E13
            tracks: Illness::all().map(|illness| i32::from(rules.track_wisdom[level(illness)])).sum(),
            levels: complete as i32 * i32::from(rules.complete_level_wisdom),
            charms: i32::from(coven.goods[Good::Charm]) * rules.charm_wisdom,
            potions: i32::from(coven.goods.potions()) * rules.potion_wisdom,
            goods: goods / rules.goods_per_wisdom,
        }
    }

    /// SEP-SCORE-3, SEP-SCORE-4: the most valuable objectives met, at most as many as there are witches.
    fn objectives_of(&self, seat: Seat) -> i32 {
        let book = &self.rules.books[usize::from(self.s.secret.books[seat.index()]) - 1];
        let mut met = [0; 4];
        for ((value, objective), &wisdom) in met.iter_mut().zip(book.objectives).zip(&self.rules.objective_wisdom) {
            *value = if objective.is_met(self, seat) { wisdom } else { 0 };
        }
        met.sort_unstable_by(|a, b| b.cmp(a));
        met.iter().take(self.coven(seat).witches.len()).sum()
    }

    /// SEP-SCORE-5: most wisdom, then most witches, then a shared victory.
    pub fn final_places(&self) -> Option<Places> {
        let key = |seat: Seat| (self.score_of(seat).total(), self.coven(seat).witches.len());
        (self.s.stage == Progress::Over).then(|| Places::by_key(self.players(), key))
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// SEP-SCORE-1: the game is over, and the books are opened.
    pub fn score(&mut self) {
        self.s.stage = Progress::Over;
        self.s.asked = Seats::NONE;
        for seat in self.scene().people() {
            let book = self.s.secret.books[seat.index()];
            self.reveal(|| Event::BookRevealed { seat, book });
        }
        if self.scene().is_solo() {
            self.tell_tribulations();
        }
    }
}
