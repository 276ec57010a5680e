//! Chapter 19: the trials.

use crate::card::{Amount, Moment, Offer, Witch};
use crate::events::Event;
use crate::moves::Move;
use crate::play::Play;
use crate::scene::Scene;
use crate::state::{Citizen, Step};
use crate::task::{Deed, Question, Round, Task, wisdom};
use crate::widow::events::WidowEvent;
use crate::words::Season;
use coven_engine::{Dice, Events, Seat};

impl Scene<'_> {
    /// The witch who is tried in a chamber. SEP-TRIAL-6, SEP-RUL-X4: in chamber 2 the one on top.
    fn tried(&self, chamber: usize) -> Option<Witch> {
        let board = &self.s.board;
        if chamber == 0 { board.accused } else { board.captured.last().copied() }
    }

    /// SEP-SPL-F7: citizens that count for a coven.
    fn votes(&self, seat: Seat, chamber: usize) -> u8 {
        self.in_chamber(seat, chamber) + self.amount_for(seat, Amount::Votes, 0) as u8
    }

    /// SEP-TRIAL-4: most citizens; tie: the leftmost citizen. SEP-RUL-X11: who wins ties wins them, and without any citizen
    /// turn order decides.
    fn trial_winner(&self, chamber: usize) -> Option<Seat> {
        let in_order = |number: usize| self.in_order(number as u8);
        let most = self.seats().map(|seat| self.votes(seat, chamber)).max()?;
        let tied = |seat: &Seat| self.votes(*seat, chamber) == most;
        let favoured = |seat: &Seat| tied(seat) && self.amount_for(*seat, Amount::WinsTies, 0) > 0;
        let anyone_favoured = self.seats().any(|seat| favoured(&seat));
        let candidate = |seat: &Seat| if anyone_favoured { favoured(seat) } else { tied(seat) };
        let leftmost = self.s.board.chambers[chamber].iter().find_map(|citizen| match citizen {
            Citizen::Loyal(seat) if candidate(seat) => Some(*seat),
            _ => None,
        });
        leftmost.or_else(|| (0..self.players()).map(in_order).find(candidate))
    }

    /// SEP-DET-4: who is placed next without a bag: an angry citizen if these outnumber the loyal ones, otherwise one of the
    /// coven with most in the crowd; tie: lower suspicion, then turn order.
    fn next_without_bag(&self) -> Option<Citizen> {
        let loyal: u8 = self.s.covens.iter().map(|coven| coven.crowd).sum();
        if self.s.board.angry > loyal {
            return Some(Citizen::Angry);
        }
        let in_order = (0..self.players() as u8).rev().map(|number| self.in_order(number));
        let strength = |seat: &Seat| (self.coven(*seat).crowd, -self.coven(*seat).suspicion);
        // The last of several greatest is taken, which is the first in turn order.
        let strongest = in_order.max_by_key(strength)?;
        (self.coven(strongest).crowd > 0).then_some(Citizen::Loyal(strongest))
    }

    /// SEP-TRIAL-4 (II), SEP-PAT-8: take the witch, discard another one for her, or decline her.
    pub fn welcomes(&self, may_decline: bool, out: &mut dyn Offer) {
        let Some(witch) = self.s.board.offered else { return };
        let has_room = self.me().witches.len() < self.rules.coven_size;
        if has_room {
            out.offer(Move::Keep(witch));
        } else {
            self.me().witches.for_each(|witch| out.offer(Move::Lose(witch)));
        }
        if may_decline || !has_room {
            out.offer(Move::Done);
        }
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// SEP-TRIAL-1, SEP-COMP-5: suspicion brings angry citizens, and those on patients join them.
    pub fn begin_trials(&mut self) {
        self.s.board.step = Step::Trials;
        if self.scene().is_solo() {
            // SEP-SOLO-22a: at the latest now.
            self.allow_crystals();
        }
        if !self.s.setup.fixed_trials {
            for number in 0..self.s.covens.len() as u8 {
                let seat = self.scene().in_order(number);
                let count = self.rules.angry_for(self.coven(seat).suspicion);
                self.anger_crowd(count);
            }
        }
        for number in 0..6 {
            if self.s.board.patients.village[number].is_some_and(|bed| bed.angry) {
                self.discard_patient(number);
                self.s.board.angry += 1;
                self.tell(|| Event::AngryToCrowd { count: 1 });
            }
        }
    }

    /// SEP-TRIAL-2, SEP-TRIAL-4, SEP-TRIAL-4a, SEP-TRIAL-6, SEP-TRIAL-7, SEP-RUL-X7: a trial, if there is a witch to be tried.
    pub fn trial(&mut self, chamber: usize) {
        let Some(witch) = self.scene().tried(chamber) else { return };
        self.fill_chamber(chamber);
        let scene = self.scene();
        let loyal: u8 = scene.seats().map(|seat| scene.votes(seat, chamber)).sum();
        let row = self.s.board.chambers[chamber];
        let angry = row.iter().filter(|&&citizen| citizen == Citizen::Angry).count() as u8;
        let winner = if loyal > angry { self.scene().trial_winner(chamber) } else { None };
        let solo = self.scene().is_solo();
        let number = chamber as u8 + 1;
        self.reveal(|| match solo {
            true => Event::Widow(WidowEvent::TrialHeld { chamber: number, witch, row, loyal, angry }),
            false => Event::TrialHeld { chamber: number, witch, row, loyal, angry },
        });
        for seat in self.scene().seats() {
            self.credit_for(seat, Amount::Votes);
        }
        if chamber == 0 {
            self.s.board.accused = None;
        } else {
            self.s.board.captured.pop();
        }
        let end = Task::Do(Deed::TrialEnds(chamber as u8));
        match winner {
            Some(seat) if self.scene().is_widow(seat) => self.widow_wins_trial(witch, chamber),
            Some(seat) => {
                self.s.board.offered = Some(witch);
                self.s.board.winner = Some(seat);
                self.s.board.acting = seat;
                self.tell(|| Event::TrialWon { seat });
                let number = chamber as u8;
                self.then(&[Task::Do(Deed::BeforeRecall(number)), Task::Do(Deed::Recall(number)), end]);
                if chamber == 0 {
                    // SEP-TRIAL-8: after the winner took the witch, before citizens leave the chamber.
                    self.then(&[Task::Do(Deed::Round(Round::Witnesses, 0))]);
                }
                self.then(&[wisdom(self.rules.trial_wisdom), Task::Ask(Question::Welcome(true))]);
            }
            None => {
                self.tell(|| Event::TrialLost { chamber: chamber as u8 + 1 });
                self.box_witch(witch);
                self.then(&[end]);
            }
        }
    }

    /// SEP-TRIAL-3, SEP-RUL-X6, SEP-RUL-X8: the free spaces are filled from the left, until nobody is left.
    fn fill_chamber(&mut self, chamber: usize) {
        while self.scene().chamber_room(chamber) > 0 {
            let next = if self.s.setup.fixed_trials { self.scene().next_without_bag() } else { self.draw_from_bag() };
            let Some(citizen) = next else { break };
            match citizen {
                Citizen::Angry => self.s.board.angry -= 1,
                Citizen::Loyal(seat) => self.coven(seat).crowd -= 1,
            }
            self.s.board.chambers[chamber].push(citizen);
        }
    }

    /// SEP-TRIAL-2, SEP-TRIAL-3: the bag holds the whole crowd.
    fn draw_from_bag(&mut self) -> Option<Citizen> {
        let (angry, covens) = (self.s.board.angry, &self.s.covens);
        let loyal: u8 = covens.iter().map(|coven| coven.crowd).sum();
        let citizen = |number: u32| -> Citizen {
            let mut number = number as u8;
            for seat in Seat::all(covens.len()) {
                match number.checked_sub(covens[seat.index()].crowd) {
                    Some(rest) => number = rest,
                    None => return Citizen::Loyal(seat),
                }
            }
            Citizen::Angry
        };
        let total = u32::from(angry + loyal);
        (total > 0).then(|| citizen(self.dice.pick("citizen", total, |number| citizen(number).to_string())))
    }

    /// SEP-TRIAL-4 (II), SEP-WIT-1, SEP-WIT-3: the witch joins the coven, or goes to the box, or another goes for her.
    pub fn welcome_witch(&mut self, m: Move) {
        let Some(witch) = self.s.board.offered.take() else { return };
        if m == Move::Done {
            return self.box_witch(witch);
        }
        if let Move::Lose(other) = m {
            self.me().witches.remove(other);
            self.box_witch(other);
        }
        let seat = self.acting();
        self.me().witches.insert(witch);
        self.tell(|| Event::WitchJoined { seat, witch });
    }

    pub fn box_witch(&mut self, witch: Witch) {
        self.s.board.boxed.insert(witch);
        self.tell(|| Event::WitchBoxed { witch });
    }

    /// SEP-TRIAL-4 (III): only in autumn, winter and spring; first whoever can change it has a say.
    pub fn before_recall(&mut self, chamber: usize) {
        if let Some(winner) = self.s.board.winner.filter(|_| self.s.board.season != Season::Summer) {
            self.s.board.acting = winner;
            let usual = self.scene().amount(Amount::RecallAfterWin, self.rules.trial_recall);
            let there = self.me().crowd + self.scene().in_chamber(winner, chamber);
            let recalls = (usual as u8).min(there);
            self.fire(Moment::WinnerRecalls, recalls);
        }
    }

    /// SEP-TRIAL-4 (III), SEP-RUL-X5: the winner recalls citizens from the chamber or the bag.
    pub fn recall_after_win(&mut self, chamber: usize) {
        let Some(winner) = self.s.board.winner else { return };
        self.s.board.acting = winner;
        if self.s.board.season != Season::Summer {
            let usual = self.rules.trial_recall;
            let recalls = self.scene().amount(Amount::RecallAfterWin, usual);
            if recalls < usual {
                self.credit(Amount::RecallAfterWin);
            }
            self.empty_chamber_of(winner, chamber);
            self.recall(recalls as u8);
        }
        self.fire(Moment::TrialWon, 0);
    }

    /// A coven's citizens leave the chamber for the crowd, where all go after a trial.
    pub fn empty_chamber_of(&mut self, seat: Seat, chamber: usize) {
        self.coven(seat).crowd += self.scene().in_chamber(seat, chamber);
        self.s.board.chambers[chamber].retain(|&citizen| citizen != Citizen::Loyal(seat));
    }

    /// Citizens of the acting coven return from the crowd to its supply, fewer if it has fewer.
    pub fn recall(&mut self, count: u8) {
        let seat = self.acting();
        let count = count.min(self.me().crowd);
        self.me().crowd -= count;
        if count > 0 {
            self.tell(|| Event::Recalled { seat, count });
        }
    }

    /// SEP-TRIAL-5, SEP-RUL-X40: everybody returns to the crowd; in summer some of the winner's citizens stay.
    pub fn end_trial(&mut self, chamber: usize) {
        let summer = self.s.board.season == Season::Summer;
        let winner = self.s.board.winner.take().filter(|_| summer);
        let row = std::mem::take(&mut self.s.board.chambers[chamber]);
        for &citizen in row.iter() {
            let staying = &mut self.s.board.chambers[chamber];
            match citizen {
                Citizen::Loyal(seat) if winner == Some(seat) && staying.len() < usize::from(self.rules.summer_stay) => {
                    staying.push(citizen);
                }
                Citizen::Loyal(seat) => self.s.covens[seat.index()].crowd += 1,
                Citizen::Angry => self.s.board.angry += 1,
            }
        }
        let calmed = std::mem::take(&mut self.s.board.calmed);
        self.calm_crowd(calmed);
        self.meet_lines();
    }
}
