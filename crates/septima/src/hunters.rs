//! Chapters 16 and 17: step C, the hunter roll, and step D, the relocation.

use crate::card::{Amount, Moment};
use crate::events::Event;
use crate::moves::Move;
use crate::places::Hut;
use crate::play::Play;
use crate::scene::Scene;
use crate::state::{Hunter, Step};
use crate::suspicion::CAUGHT;
use crate::task::{Deed, Question, Task};
use coven_engine::{Dice, Events};

/// How far the hunter of the zone comes with the die as it lies, and how far it has to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    pub reach: i8,
    pub distance: u8,
    /// Something makes more or less of the die.
    is_changed: bool,
}

impl Run {
    pub const fn catches(self) -> bool {
        self.reach >= self.distance as i8
    }
}

impl Scene<'_> {
    /// SEP-HUNT-5, SEP-HUNT-6, SEP-DET-2: die and suspicion, less what Lucky Charms take away.
    pub fn run(&self) -> Run {
        let face = self.s.board.die.unwrap_or(0);
        let changed = self.amount(Amount::HunterRoll, face);
        let leader = self.leader();
        Run {
            reach: changed + self.me().suspicion - self.s.board.shortened as i8,
            distance: self.rules.map.steps_from_hut(leader.zone(), leader),
            is_changed: changed != face,
        }
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// SEP-HUNT-1, SEP-HUNT-9, SEP-RUL-X27: a coven that raised its suspicion meets the hunter of its zone, once. SEP-RELOC-4:
    /// unless it is not seen.
    pub fn hunt(&mut self) {
        self.s.board.step = Step::C;
        if !self.me().raised {
            return;
        }
        if self.scene().amount(Amount::Hunted, 1) == 0 {
            return self.credit(Amount::Hunted);
        }
        match self.scene().hunter_here() {
            Hunter::Awake => self.then(&[
                Task::Do(Deed::Roll(true)),
                Task::Ask(Question::Reroll),
                Task::Do(Deed::LastWord),
                Task::Do(Deed::Chase),
            ]),
            Hunter::None => self.me().unhunted = true,
            // SEP-RELOC-3: a dormant hunter is there all the same.
            Hunter::Dormant => {}
        }
    }

    /// SEP-HUNT-2, SEP-DET-1: the die, unless it was rolled ahead.
    pub fn roll(&mut self, first: bool) {
        let seat = self.acting();
        if !self.s.setup.fixed_hunter {
            let face = self.throw_hunter_die();
            self.s.board.die = Some(face);
            self.tell(|| Event::Rolled { seat, face });
        }
        if first {
            self.fire(Moment::Rolled, 0);
        }
    }

    pub fn throw_hunter_die(&mut self) -> i8 {
        let faces = &self.rules.die;
        faces[self.dice.pick("hunter die", faces.len() as u32, |face| faces[face as usize].to_string()) as usize]
    }

    /// SEP-HUNT-3: a Lucky Charm rerolls, again as long as there are charms. SEP-DET-2: with the die rolled ahead it shortens
    /// the hunter's move.
    pub fn reroll(&mut self, m: Move) {
        if m != Move::Charm {
            return;
        }
        let seat = self.acting();
        self.me().goods.take(crate::words::Good::Charm);
        self.tell(|| Event::CharmDiscarded { seat });
        self.then(&[Task::Ask(Question::Reroll)]);
        if self.s.setup.fixed_hunter {
            self.s.board.shortened += self.rules.charm_shortens;
        } else {
            self.then(&[Task::Do(Deed::Roll(false))]);
        }
    }

    /// SEP-HUNT-4, SEP-HUNT-5, SEP-HUNT-6, SEP-HUNT-8, SEP-RUL-X35: the hunter runs as far as die and suspicion say, and goes
    /// home.
    pub fn chase(&mut self) {
        let run = self.scene().run();
        self.s.board.shortened = 0;
        if self.scene().hunter_here() != Hunter::Awake {
            return;
        }
        if run.is_changed {
            self.credit(Amount::HunterRoll);
        }
        let (seat, Run { reach, distance, .. }) = (self.acting(), run);
        if run.catches() {
            self.tell(|| Event::Caught { seat, reach, distance });
            self.then(&[CAUGHT]);
        } else {
            self.tell(|| Event::Escaped { seat, reach, distance });
        }
    }

    /// An awake hunter lies down until step E.
    pub fn lay_down(&mut self, hut: Hut) {
        if self.s.board.hunters.at(hut) == Hunter::Awake {
            self.s.board.hunters.put(hut, Hunter::Dormant);
            self.tell(|| Event::HunterSleeps { hut });
        }
    }

    pub fn hunter_choice(&mut self, m: Move) {
        if let Move::Hunter(hut) = m {
            self.lay_down(hut);
        }
    }

    pub fn move_hunter(&mut self, from: Hut, to: Hut) {
        self.s.board.hunters.put(from, Hunter::None);
        self.s.board.hunters.put(to, Hunter::Dormant);
        self.tell(|| Event::HunterMoved { from, to });
    }

    /// SEP-RELOC-1, SEP-RELOC-2: a coven that was spared only because its hut was empty draws the next hunter there.
    pub fn relocate(&mut self) {
        self.s.board.step = Step::D;
        let home = self.scene().leader().zone();
        if !self.me().unhunted || self.s.board.hunters.at(home) != Hunter::None {
            return;
        }
        let mut from = home.before();
        while from != home {
            if self.s.board.hunters.at(from) == Hunter::Awake {
                return self.move_hunter(from, home);
            }
            from = from.before();
        }
    }
}
