//! Chapter 10: suspicion, and what happens at its top.

use crate::card::Moment;
use crate::components::Changed;
use crate::events::Event;
use crate::moves::Move;
use crate::play::Play;
use crate::task::{Deed, FLY_FREE, Question, Task, lower, raise, wisdom};
use coven_engine::{Dice, Events};

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// SEP-SUS-3, SEP-SUS-5, SEP-RUL-X1: single steps; a step up from the top space is a confrontation (SEP-SUS-4), after which the
    /// remaining steps go on.
    pub fn raise(&mut self, steps: u8) {
        let (seat, top) = (self.acting(), self.rules.suspicion.1);
        let from = self.me().suspicion;
        let to = top.min(from.saturating_add_unsigned(steps));
        self.me().raised |= steps > 0;
        if to > from {
            self.me().suspicion = to;
            self.tell(|| Event::SuspicionChanged { seat, from, to });
            self.follow_angry_lines(from, to);
        }
        let left = steps - (to - from) as u8;
        if left > 0 {
            self.tell(|| Event::Confronted { seat });
            if left > 1 {
                self.then(&[raise(left - 1)]);
            }
            self.caught();
        }
    }

    /// SEP-SUS-2: lowering stops at the bottom. Only an effect that lowers by at least 1 is noticed.
    pub fn lower(&mut self, steps: u8) {
        let (seat, bottom) = (self.acting(), self.rules.suspicion.0);
        let from = self.me().suspicion;
        let to = bottom.max(from.saturating_sub_unsigned(steps));
        if to < from {
            self.me().suspicion = to;
            self.tell(|| Event::SuspicionChanged { seat, from, to });
            self.follow_angry_lines(from, to);
            self.fire(Moment::SuspicionLowered, 0);
        }
    }

    /// SEP-DET-3: without a bag, the crowd follows the angry lines step by step.
    fn follow_angry_lines(&mut self, from: i8, to: i8) {
        if !self.s.setup.fixed_trials {
            return;
        }
        let (before, after) = (self.rules.angry_for(from), self.rules.angry_for(to));
        if after > before {
            self.anger_for_lines(after - before);
        } else {
            self.calm_for_lines(before - after);
        }
    }

    /// SEP-DET-3, SEP-COMP-5: one angry citizen for each line, as long as there are any.
    pub fn anger_for_lines(&mut self, lines: u8) {
        if self.rules.has(Changed::UnmetLines) {
            self.s.board.unmet_lines += lines.saturating_sub(self.scene().angry_supply());
        }
        self.anger_crowd(lines);
    }

    /// SEP-DET-3: a line that brought nobody takes nobody away. SEP-DET-5: in a trial those who leave wait until it is over.
    fn calm_for_lines(&mut self, lines: u8) {
        let unmet = lines.min(self.s.board.unmet_lines);
        self.s.board.unmet_lines -= unmet;
        let leaving = lines - unmet;
        if self.scene().in_trial() {
            self.s.board.calmed += leaving;
        } else {
            self.calm_crowd(leaving);
        }
    }

    /// SEP-DET-3, SEP-COMP-5: an angry citizen that comes free stands for a line that has none.
    pub fn meet_lines(&mut self) {
        let count = self.s.board.unmet_lines.min(self.scene().angry_supply());
        self.s.board.unmet_lines -= count;
        self.anger_crowd(count);
    }

    /// SEP-DET-5: never below 0.
    pub fn calm_crowd(&mut self, count: u8) {
        let count = count.min(self.s.board.angry);
        if count > 0 {
            self.s.board.angry -= count;
            self.tell(|| Event::AngryLeave { count });
        }
    }

    /// SEP-SUS-4, SEP-HUNT-7: (a) a witch is captured, or wisdom is lost by a coven with fewer than two (SEP-RUL-X3,
    /// SEP-RUL-E30); (b) suspicion -1; (c) the Leader moves to any free space.
    pub fn caught(&mut self) {
        let loss = if self.me().witches.len() >= 2 { Task::Ask(Question::LoseWitch) } else { wisdom(-self.rules.capture_loss) };
        self.then(&[loss, lower(1), FLY_FREE]);
    }

    /// SEP-RUL-X4, SEP-WIT-2: the witch lies on top of those in chamber 2, and her ability is gone.
    pub fn lose_witch(&mut self, m: Move) {
        if let Move::Lose(witch) = m {
            let seat = self.acting();
            self.me().witches.remove(witch);
            self.s.board.captured.push(witch);
            self.tell(|| Event::WitchCaptured { seat, witch });
        }
    }
}

/// The deed that a hunter's catch leads to.
pub const CAUGHT: Task = Task::Do(Deed::Caught);

#[cfg(test)]
mod tests {
    use crate::Septima;
    use crate::play::{NoDice, Play, Purpose};
    use coven_engine::{FastDice, Rules, Silence};
    use coven_proves::proves;
    use std::sync::Arc;

    /// Angry citizens in the crowd after a marker rose past a line and fell below it again, when all sixteen stood there.
    fn crowd_after_a_line(version: u32) -> u8 {
        let rules = Arc::new(Septima::builtin()).under(version);
        let setup = rules.agree(3, &["basic", "fixed-trials"]).expect("an allowed setup");
        let mut state = rules.start(&setup, &mut FastDice::new(1), &mut Silence).expect("an allowed setup");
        state.board.angry = rules.angry_citizens;
        state.covens[state.board.acting.index()].suspicion = 2;
        let mut play = Play { rules: &rules, s: &mut state, dice: &mut NoDice, events: &mut Silence, purpose: Purpose::Play };
        play.raise(1);
        play.lower(1);
        state.board.angry
    }

    #[test]
    #[proves("SEP-DET-3", "SEP-COMP-5")]
    fn a_line_that_brought_nobody_takes_nobody_away_since_version_2() {
        assert_eq!(crowd_after_a_line(2), 16);
        assert_eq!(crowd_after_a_line(1), 15, "games that began under version 1 go on as they began");
    }
}
