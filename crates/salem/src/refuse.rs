//! Why a move is not allowed: a code for the most plausible mistakes, and the rule that speaks against it.

use crate::Salem;
use crate::cards::EventCard;
use crate::moves::{Announcement, Move};
use crate::state::{State, Task, Where};
use crate::town::{Lot, Slot};
use coven_engine::{Illegal, Seat};

impl Salem {
    /// Called only for a deciding seat and a move that is not listed.
    pub(crate) fn why_not(&self, state: &State, seat: Seat, m: Move) -> Illegal {
        let Some(task) = state.task() else {
            return Illegal::GAME_OVER;
        };
        match (task, m) {
            (Task::Pick { .. }, Move::Pick(_)) => Illegal::new("salem-not-in-hand", "NSM-BUILD-1"),
            (Task::Discard { .. }, Move::Keep(_)) => Illegal::new("salem-not-in-hand", "NSM-DISC-1"),
            (Task::Remove { from, .. }, Move::Remove(owner, lot)) => self.why_not_remove(state, owner, lot, from),
            (Task::Announce, Move::Say(what)) => self.why_not_say(state, what),
            (Task::Gifts { .. }, Move::Give(lot)) => why_no_hope(state, seat, lot, "NSM-GIVE-4"),
            (Task::Place { .. }, Move::Place(lot)) => why_not_this_slot(state, seat, lot, |_| true, "NSM-CUBE-2"),
            (Task::Decide, Move::Trigger(event)) => self.why_not_trigger(state, event),
            (Task::Decide, Move::Ask) => Illegal::new("salem-no-asking", "NSM-DP-DECIDE"),
            (Task::Decide, Move::End) => Illegal::new("salem-obliged", "NSM-OBL-1"),
            (Task::Pay { .. }, Move::Pay(lot)) => why_no_hope(state, seat, lot, "NSM-TRIG-3"),
            (Task::Winter { .. }, Move::Pay(lot)) => why_no_hope(state, seat, lot, "NSM-EVT-WINTER"),
            (Task::ChoosePlayers { event, .. }, Move::Choose(player)) => why_not_target(state, event, player),
            (Task::ChooseBuilding(event), Move::Slot(owner, lot)) => why_not_building(state, event, owner, lot),
            (Task::BarterOwn, Move::Slot(owner, lot)) if owner == seat => {
                why_not_this_slot(state, owner, lot, |_| true, "NSM-EVT-BARTER")
            }
            (Task::BarterOwn, Move::Slot(..)) => Illegal::new("salem-own-first", "NSM-EVT-BARTER"),
            (Task::BarterFor { .. }, Move::Slot(owner, lot)) => why_not_building(state, EventCard::Barter, owner, lot),
            (Task::GrantBuild, Move::Build(_)) | (Task::GrantUnder, Move::Under(_)) => {
                Illegal::new("salem-not-taken-up", "NSM-EVT-LAND-GRANT")
            }
            (Task::Appoint, Move::Appoint(player)) => why_not_constable(state, player),
            _ => Illegal::OTHER_QUESTION,
        }
    }

    fn why_not_remove(&self, state: &State, owner: Seat, lot: Lot, from: Where) -> Illegal {
        let Some(at) = state.town.find(owner, lot) else {
            return Illegal::new("salem-no-such-building", "NSM-SYM-3");
        };
        let slot = state.town.of(owner)[at];
        match from {
            _ if slot.despair == 0 => Illegal::new("salem-no-despair", "NSM-SYM-3"),
            Where::At(seat) if seat != owner => Illegal::new("salem-other-player", "NSM-EVT-EXORCISM"),
            Where::Apart if !state.removable(owner, at, &slot, from) => Illegal::new("salem-prayed-already", "NSM-EVT-PRAYER"),
            _ => Illegal::new("salem-equal-slot", "NSM-DP-REMOVE"),
        }
    }

    fn why_not_say(&self, state: &State, what: Announcement) -> Illegal {
        match what {
            Announcement::Event(event, _) if !self.on_the_table(state).contains(&event) => not_on_the_table(event),
            _ => Illegal::new("salem-no-aim", "NSM-DP-ANNOUNCE"),
        }
    }

    fn why_not_trigger(&self, state: &State, event: EventCard) -> Illegal {
        if !self.on_the_table(state).contains(&event) {
            not_on_the_table(event)
        } else if !self.can_be_carried_out(state, event) {
            Illegal::new("salem-no-target", "NSM-RUL-18")
        } else {
            Illegal::new("salem-too-dear", "NSM-TRIG-3")
        }
    }
}

fn not_on_the_table(event: EventCard) -> Illegal {
    match event {
        EventCard::Trial => Illegal::new("salem-no-trial-card", "NSM-TRIG-2"),
        _ => Illegal::new("salem-not-on-table", "NSM-TRIG-2"),
    }
}

fn why_no_hope(state: &State, seat: Seat, lot: Lot, rule: &'static str) -> Illegal {
    match state.town.slot(seat, lot) {
        Some(slot) if slot.hope == 0 => Illegal::new("salem-no-hope", rule),
        _ => why_not_this_slot(state, seat, lot, |slot| slot.hope > 0, rule),
    }
}

/// The slot is not there, or an equal one stands for it.
fn why_not_this_slot(state: &State, owner: Seat, lot: Lot, wanted: impl Fn(&Slot) -> bool, rule: &'static str) -> Illegal {
    match state.town.slot(owner, lot) {
        None => Illegal::new("salem-no-such-building", rule),
        Some(slot) if wanted(slot) => Illegal::new("salem-equal-slot", rule),
        Some(_) => Illegal::NOT_POSSIBLE,
    }
}

fn why_not_target(state: &State, event: EventCard, player: Seat) -> Illegal {
    let targets = state.targets(event);
    let rule = event_rule(event);
    if player.index() >= state.players() {
        return Illegal::new("salem-no-such-seat", rule);
    }
    if targets.contains(player) {
        return Illegal::new("salem-rising-order", "NSM-DP-TARGET");
    }
    match event {
        EventCard::Verdict | EventCard::Pardon if !state.on_trial.contains(player) => Illegal::new("salem-not-on-trial", rule),
        EventCard::Hysteria | EventCard::Plague => Illegal::new("salem-no-building", rule),
        _ if player == state.constable => Illegal::new("salem-not-yourself", rule),
        EventCard::Trial if state.in_sanctuary(player) => Illegal::new("salem-in-sanctuary", "NSM-EVT-SANCTUARY"),
        EventCard::Trial => Illegal::new("salem-on-trial", "NSM-TRIAL-4"),
        EventCard::Pillory => Illegal::new("salem-on-trial", rule),
        EventCard::Investigation | EventCard::Verdict => Illegal::new("salem-face-up", rule),
        _ => Illegal::NOT_POSSIBLE,
    }
}

fn why_not_building(state: &State, event: EventCard, owner: Seat, lot: Lot) -> Illegal {
    if owner == state.constable {
        Illegal::new("salem-not-yourself", event_rule(event))
    } else if state.in_sanctuary(owner) {
        Illegal::new("salem-in-sanctuary", "NSM-EVT-SANCTUARY")
    } else {
        why_not_this_slot(state, owner, lot, |_| true, event_rule(event))
    }
}

fn why_not_constable(state: &State, player: Seat) -> Illegal {
    if player.index() >= state.players() {
        Illegal::new("salem-no-such-seat", "NSM-CON-1")
    } else if player == state.constable {
        Illegal::new("salem-not-yourself", "NSM-RUL-11")
    } else if state.on_trial.contains(player) {
        Illegal::new("salem-on-trial", "NSM-TRIAL-2")
    } else if state.in_pillory(player) {
        Illegal::new("salem-in-pillory", "NSM-EVT-PILLORY")
    } else {
        Illegal::new("salem-has-badge", "NSM-CON-1")
    }
}

/// The rule with the text of an event.
pub(crate) const fn event_rule(event: EventCard) -> &'static str {
    use EventCard::*;
    match event {
        Cleanse => "NSM-EVT-CLEANSE",
        Trial => "NSM-EVT-TRIAL",
        Investigation => "NSM-EVT-INVESTIGATION",
        SecretMeeting => "NSM-EVT-SECRET-MEETING",
        Testimony => "NSM-EVT-TESTIMONY",
        Verdict => "NSM-EVT-VERDICT",
        Pardon => "NSM-EVT-PARDON",
        Prayer => "NSM-EVT-PRAYER",
        Exorcism => "NSM-EVT-EXORCISM",
        Alms => "NSM-EVT-ALMS",
        Fire => "NSM-EVT-FIRE",
        Seizure => "NSM-EVT-SEIZURE",
        Barter => "NSM-EVT-BARTER",
        LandGrant => "NSM-EVT-LAND-GRANT",
        Hysteria => "NSM-EVT-HYSTERIA",
        Plague => "NSM-EVT-PLAGUE",
        Winter => "NSM-EVT-WINTER",
        Pillory => "NSM-EVT-PILLORY",
        Sanctuary => "NSM-EVT-SANCTUARY",
    }
}
