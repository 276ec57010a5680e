//! The legal moves of every question. NSM-DP-5: the longest lists name every building of the town.

use crate::Salem;
use crate::cards::Building;
use crate::moves::{Announcement, Move};
use crate::state::{State, Task};
use crate::town::{Lot, Slot, each_choice};
use coven_engine::{MoveList, Seat};

impl Salem {
    pub(crate) fn list_moves(&self, state: &State, seat: Seat, moves: &mut MoveList<Move>) {
        let Some(task) = state.task() else {
            return;
        };
        if !state.asked().contains(seat) {
            return;
        }
        match task {
            Task::Pick { .. } => list_cards(&state.hands[seat.index()], Move::Pick, moves),
            Task::Discard { .. } => {
                list_cards(&state.hands[seat.index()], Move::Keep, moves);
                moves.push(Move::Redraw);
            }
            Task::Remove { from, .. } => {
                for owner in Seat::all(state.players()).filter(|&owner| state.town.has_despair(owner)) {
                    let slots = state.town.of(owner);
                    let removable = |at: usize, slot: &Slot| state.removable(owner, at, slot, from);
                    each_choice(slots, removable, |_, lot| moves.push(Move::Remove(owner, lot)));
                }
            }
            Task::Announce => self.list_announcements(state, moves),
            Task::Gifts { .. } => {
                list_hope(state, seat, Move::Give, moves);
                moves.push(Move::Done);
            }
            Task::Place { .. } => each_choice(state.town.of(seat), |_, _| true, |_, lot| moves.push(Move::Place(lot))),
            Task::Decide => self.list_decisions(state, moves),
            Task::Pay { .. } | Task::Winter { .. } => list_hope(state, seat, Move::Pay, moves),
            Task::ChoosePlayers { event, chosen } => moves.extend(state.next_targets(event, chosen).map(Move::Choose)),
            Task::ChooseBuilding(event) => {
                state.targets(event).for_each(|owner| list_slots(state, owner, moves));
            }
            Task::BarterOwn => list_slots(state, seat, moves),
            Task::BarterFor { .. } => {
                state.targets(crate::EventCard::Barter).for_each(|owner| list_slots(state, owner, moves));
            }
            Task::GrantBuild => list_granted(state, Move::Build, moves),
            Task::GrantUnder => list_granted(state, Move::Under, moves),
            Task::Appoint => moves.extend(state.eligible().map(Move::Appoint)),
            Task::Deal
            | Task::Build
            | Task::DrawEvent
            | Task::Tenure
            | Task::Effect(_)
            | Task::PutAway(_)
            | Task::Succession
            | Task::Badges
            | Task::EndRound => {}
        }
    }

    /// NSM-DP-DECIDE: events that can be paid for and carried out (NSM-TRIG-7); `ask`; `end` unless obliged.
    fn list_decisions(&self, state: &State, moves: &mut MoveList<Move>) {
        let hope = state.town.hope(state.constable);
        let mut dearest = 0;
        for &event in self.on_the_table(state).iter() {
            if !self.can_be_carried_out(state, event) {
                continue;
            }
            let cost = self.cost(event);
            dearest = dearest.max(cost);
            if u16::from(cost) <= hope {
                moves.push(Move::Trigger(event));
            }
        }
        if self.may_ask(state) {
            moves.push(Move::Ask);
        }
        if hope < u16::from(dearest) {
            moves.push(Move::End);
        }
    }

    /// NSM-DP-ANNOUNCE: any event on the table, aimed at nobody or at another player.
    fn list_announcements(&self, state: &State, moves: &mut MoveList<Move>) {
        moves.push(Move::Say(Announcement::Nothing));
        moves.push(Move::Say(Announcement::End));
        for &event in self.on_the_table(state).iter() {
            moves.push(Move::Say(Announcement::Event(event, None)));
            if event.names_a_player() {
                moves.extend(state.others().map(|seat| Move::Say(Announcement::Event(event, Some(seat)))));
            }
        }
    }
}

/// Equal cards are one choice.
fn list_cards(cards: &[Building], name: impl Fn(Building) -> Move, moves: &mut MoveList<Move>) {
    for (i, &card) in cards.iter().enumerate() {
        if !cards[..i].contains(&card) {
            moves.push(name(card));
        }
    }
}

fn list_granted(state: &State, name: impl Fn(Building) -> Move, moves: &mut MoveList<Move>) {
    let mut cards = [Building::Market; crate::state::GRANT_CARDS];
    for (card, lying) in cards.iter_mut().zip(state.grant.iter()) {
        *card = lying.building;
    }
    list_cards(&cards[..state.grant.len()], name, moves);
}

fn list_hope(state: &State, seat: Seat, name: impl Fn(Lot) -> Move, moves: &mut MoveList<Move>) {
    each_choice(state.town.of(seat), |_, slot| slot.hope > 0, |_, lot| moves.push(name(lot)));
}

fn list_slots(state: &State, owner: Seat, moves: &mut MoveList<Move>) {
    each_choice(state.town.of(owner), |_, _| true, |_, lot| moves.push(Move::Slot(owner, lot)));
}
