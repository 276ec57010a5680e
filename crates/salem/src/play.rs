//! How one question leads to the next: a stack of tasks. A move answers the task on top; everything that needs no decision is then
//! done at once (NSM-ROUND-1: build, draw an event, trigger events, end of round).

use crate::Salem;
use crate::events::Event;
use crate::moves::Move;
use crate::state::{GiftWindow, State, Task};
use coven_engine::{Dice, Events, Seat, Seats};

/// A move being carried out: the rules, the state, chance, and who listens.
pub(crate) struct Play<'a, D, E> {
    pub rules: &'a Salem,
    pub state: &'a mut State,
    pub dice: &'a mut D,
    pub events: &'a mut E,
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// Carries out a legal move. One that does not answer the question changes nothing.
    pub fn answer(&mut self, seat: Seat, m: Move) {
        let Some(task) = self.state.task() else {
            return;
        };
        match (task, m) {
            (Task::Pick { waiting }, Move::Pick(card)) => self.pick(seat, waiting, card),
            (Task::Discard { waiting }, Move::Keep(card)) => self.keep(seat, waiting, card),
            (Task::Discard { waiting }, Move::Redraw) => self.redraw(seat, waiting),
            (Task::Remove { left, from, .. }, Move::Remove(owner, lot)) => self.remove(owner, lot, left, from),
            (Task::Announce, Move::Say(what)) => self.announce(what),
            (Task::Gifts(window), Move::Give(lot)) => self.give(seat, lot, window),
            (Task::Gifts(window), Move::Done) => self.done(seat, window),
            (Task::Place { left, cube, .. }, Move::Place(lot)) => self.place(seat, lot, left, cube),
            (Task::Decide, Move::Trigger(event)) => self.trigger(event),
            (Task::Decide, Move::Ask) => self.ask(),
            (Task::Decide, Move::End) => self.call_the_end(),
            (Task::Pay { left }, Move::Pay(lot)) => self.pay(lot, left),
            (Task::ChoosePlayers { event, chosen }, Move::Choose(player)) => self.choose(event, chosen, player),
            (Task::ChooseBuilding(event), Move::Slot(owner, lot)) => self.take_building(event, owner, lot),
            (Task::BarterOwn, Move::Slot(_, own)) => self.state.replace_task(Task::BarterFor { own }),
            (Task::BarterFor { own }, Move::Slot(owner, lot)) => self.barter(own, owner, lot),
            (Task::GrantBuild, Move::Build(card)) => self.build_granted(card),
            (Task::GrantUnder, Move::Under(card)) => self.put_under(card),
            (Task::Winter { waiting }, Move::Pay(lot)) => self.freeze(seat, lot, waiting),
            (Task::Appoint, Move::Appoint(player)) => self.appoint(player),
            _ => return,
        }
        self.settle();
    }

    /// Does what needs no decision, up to the next question or the end of the game.
    pub fn settle(&mut self) {
        while let Some(task) = self.state.task() {
            match task {
                Task::Deal => self.deal(),
                Task::Build => self.build(),
                Task::DrawEvent => self.draw_event(),
                Task::Tenure => self.begin_tenure(),
                Task::Effect(event) => self.carry_out(event),
                Task::PutAway(event) => self.put_away(event),
                Task::Succession => self.look_for_successors(),
                Task::Badges => self.return_badges(),
                Task::EndRound => self.end_round(),
                Task::Remove { left, from, .. } if self.remove_without_choice(left, from) => {}
                Task::Place { seat, left, cube } if self.place_without_choice(seat, left, cube) => {}
                Task::Pay { left } if self.pay_without_choice(left) => {}
                Task::Winter { waiting } if self.freeze_without_choice(waiting) => {}
                Task::GrantUnder if self.state.grant.len() < 2 => self.put_rest_under(),
                _ => return,
            }
        }
    }
}

impl State {
    /// Who is being asked. NSM-DP-3: several together where the order of their answers changes nothing.
    pub(crate) fn asked(&self) -> Seats {
        match self.task() {
            None => Seats::NONE,
            Some(Task::Pick { waiting } | Task::Discard { waiting } | Task::Gifts(GiftWindow { waiting, .. })) => waiting,
            Some(Task::Remove { seat, .. } | Task::Place { seat, .. }) => Seats::only(seat),
            Some(Task::Winter { waiting }) => self.next_in_winter(waiting).map_or(Seats::NONE, Seats::only),
            Some(_) => Seats::only(self.constable),
        }
    }
}
