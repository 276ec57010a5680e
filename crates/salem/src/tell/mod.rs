//! How the game is told to people: messages and their arguments, in no language yet.

mod events;
mod story;
mod view;

use crate::cards::{Building, Character, EventCard, Side, Type};
use crate::moves::{Announcement, Move};
use crate::refuse::event_rule;
use crate::state::{State, Task, Where};
use crate::talk::Statement;
use crate::town::{Cube, Lot, Slot};
use crate::{Event, Salem, View};
use coven_engine::{Arg, Phrase, Prompt, Seat, Tell, Thing};

/// Ids of messages are written with hyphens.
pub(crate) fn kebab(prefix: &str, id: &str) -> Phrase {
    Phrase::new(format!("{prefix}{}", id.replace('_', "-")))
}

// Every named card and word of `cards` is an argument of messages: the message that names it.
macro_rules! named_phrases {
    ($($type:ident $prefix:literal),*) => {
        $(impl From<$type> for Arg {
            fn from(card: $type) -> Arg {
                kebab($prefix, card.name()).into()
            }
        })*
    };
}

named_phrases!(Building "salem-building-", EventCard "salem-card-", Character "salem-character-", Type "salem-type-", Side "salem-side-");

impl Side {
    /// All who are on this side; as an argument, a side is the name of one of them.
    pub fn everybody(self) -> Phrase {
        kebab("salem-sides-", self.name())
    }
}

fn slot_phrase(slot: &Slot) -> Phrase {
    let id = match (slot.hope, slot.despair) {
        (0, 0) => "salem-slot-plain",
        (_, 0) => "salem-slot-hope",
        (0, _) => "salem-slot-despair",
        _ => "salem-slot-both",
    };
    let mut phrase = Phrase::new(id).with("building", slot.building);
    if slot.hope > 0 {
        phrase = phrase.with("hope", slot.hope);
    }
    if slot.despair > 0 {
        phrase = phrase.with("despair", slot.despair);
    }
    phrase
}

/// The slot that a move names, with the cubes on it now.
fn slot_of(state: &State, owner: Seat, lot: Lot) -> Arg {
    match state.town.slot(owner, lot) {
        Some(slot) => slot_phrase(slot).into(),
        None => lot.building.into(),
    }
}

impl Tell for Salem {
    fn prompt(&self, state: &State, _: Seat) -> Prompt {
        let ask = |id: &'static str, rule| Prompt { phrase: Phrase::new(id), rule };
        let about =
            |id: &'static str, event: EventCard| Prompt { phrase: Phrase::new(id).with("event", event), rule: event_rule(event) };
        let with_left = |id: &'static str, left: u8, rule| Prompt { phrase: Phrase::new(id).with("left", left), rule };
        match state.task() {
            Some(Task::Pick { .. }) => ask("salem-prompt-pick", "NSM-BUILD-1"),
            Some(Task::Discard { .. }) => ask("salem-prompt-discard", "NSM-DISC-1"),
            Some(Task::Remove { left, from: Where::Town, .. }) => with_left("salem-prompt-remove", left, "NSM-SYM-3"),
            Some(Task::Remove { left, from: Where::Apart, .. }) => with_left("salem-prompt-remove-apart", left, "NSM-EVT-PRAYER"),
            Some(Task::Remove { left, from: Where::At(owner), .. }) => Prompt {
                phrase: Phrase::new("salem-prompt-remove-at").with("left", left).with("owner", owner),
                rule: "NSM-EVT-EXORCISM",
            },
            Some(Task::Announce) => ask("salem-prompt-announce", "NSM-TRIG-1"),
            Some(Task::Gifts(window)) => {
                let (id, rule) = match window.last_call {
                    true => ("salem-prompt-last-call", "NSM-RUL-15"),
                    false => ("salem-prompt-gifts", "NSM-GIVE-1"),
                };
                let hope = state.town.hope(state.constable) + u16::from(window.given);
                Prompt { phrase: Phrase::new(id).with("constable", state.constable).with("hope", hope), rule }
            }
            Some(Task::Place { left, cube: Cube::Hope, .. }) => with_left("salem-prompt-place-hope", left, "NSM-CUBE-2"),
            Some(Task::Place { left, cube: Cube::Despair, .. }) => with_left("salem-prompt-place-despair", left, "NSM-CUBE-2"),
            Some(Task::Decide) if self.obliged(state) => ask("salem-prompt-decide-obliged", "NSM-OBL-1"),
            Some(Task::Decide) => ask("salem-prompt-decide", "NSM-CON-3"),
            Some(Task::Pay { left }) => with_left("salem-prompt-pay", left, "NSM-TRIG-3"),
            Some(Task::ChoosePlayers { event, .. }) => about("salem-prompt-choose-player", event),
            Some(Task::ChooseBuilding(event)) => about("salem-prompt-choose-building", event),
            Some(Task::BarterOwn) => ask("salem-prompt-barter-own", "NSM-EVT-BARTER"),
            Some(Task::BarterFor { own }) => Prompt {
                phrase: Phrase::new("salem-prompt-barter-for").with("own", slot_of(state, state.constable, own)),
                rule: "NSM-EVT-BARTER",
            },
            Some(Task::GrantBuild) => ask("salem-prompt-grant-build", "NSM-EVT-LAND-GRANT"),
            Some(Task::GrantUnder) => ask("salem-prompt-grant-under", "NSM-EVT-LAND-GRANT"),
            Some(Task::Winter { .. }) => ask("salem-prompt-winter", "NSM-EVT-WINTER"),
            Some(Task::Appoint) => ask("salem-prompt-appoint", "NSM-CON-1"),
            // No question waits on these tasks.
            Some(_) | None => ask("salem-prompt-nothing", "NSM-ROUND-1"),
        }
    }

    /// The side of the character: once the game is over everybody knows it.
    fn roles(&self, state: &State, seat: Seat, own: &[Move]) -> Vec<Phrase> {
        let side = || kebab("salem-side-", self.side(state, seat).name());
        if own.is_empty() { Vec::new() } else { vec![side()] }
    }

    fn tell_move(&self, state: &State, seat: Seat, m: Move) -> Phrase {
        let phrase = Phrase::new;
        match m {
            Move::Pick(card) => phrase("salem-move-pick").with("building", card),
            Move::Keep(card) => phrase("salem-move-keep").with("building", card),
            Move::Redraw => phrase("salem-move-redraw"),
            Move::Remove(owner, lot) => phrase("salem-move-remove").with("slot", slot_of(state, owner, lot)).with("owner", owner),
            Move::Say(Announcement::Event(event, None)) => phrase("salem-move-say-event").with("event", event),
            Move::Say(Announcement::Event(event, Some(at))) => {
                phrase("salem-move-say-event-at").with("event", event).with("target", at)
            }
            Move::Say(Announcement::End) => phrase("salem-move-say-end"),
            Move::Say(Announcement::Nothing) => phrase("salem-move-say-nothing"),
            Move::Give(lot) => phrase("salem-move-give").with("slot", slot_of(state, seat, lot)),
            Move::Done => phrase("salem-move-done"),
            Move::Place(lot) => phrase("salem-move-place").with("slot", slot_of(state, seat, lot)),
            Move::Trigger(event) => phrase("salem-move-trigger").with("event", event).with("cost", self.cost(event)),
            Move::Ask => phrase("salem-move-ask"),
            Move::End => phrase("salem-move-end"),
            Move::Pay(lot) => phrase("salem-move-pay").with("slot", slot_of(state, seat, lot)),
            Move::Choose(player) => phrase("salem-move-choose").with("target", player),
            Move::Slot(owner, lot) => phrase("salem-move-slot").with("slot", slot_of(state, owner, lot)).with("owner", owner),
            Move::Build(card) => phrase("salem-move-build").with("building", card),
            Move::Under(card) => phrase("salem-move-under").with("building", card),
            Move::Appoint(player) => phrase("salem-move-appoint").with("target", player),
        }
    }

    fn tell_event(&self, event: &Event) -> Phrase {
        events::tell(event)
    }

    fn rule_of_event(&self, event: &Event, before: &[&Event]) -> Option<&'static str> {
        Some(story::rule(event, before))
    }

    fn tell_view(&self, view: &View) -> Vec<Phrase> {
        view::tell(view)
    }

    fn things(&self) -> Vec<Thing> {
        self.all_things()
    }
}

impl Salem {
    /// What is printed on an event card.
    pub fn event_text(&self, event: EventCard) -> Phrase {
        kebab("salem-card-text-", event.name()).with("remove", self.printed.event(event).remove)
    }
}

impl Statement {
    /// The statement as a sentence of the seat that makes it.
    pub fn phrase(&self, speaker: Seat) -> Phrase {
        let says = |id: &'static str| Phrase::new(id).with("seat", speaker);
        match *self {
            Statement::ClaimRole(side) => says("salem-say-claim-role").with("side", side.everybody()),
            Statement::ClaimTypes(types) => says("salem-say-claim-types").with("types", types.iter().collect::<Arg>()),
            Statement::ClaimSaw(of, side) => says("salem-say-claim-saw").with("target", of).with("side", side),
            Statement::Accuse(of) => says("salem-say-accuse").with("target", of),
            Statement::Trust(of) => says("salem-say-trust").with("target", of),
            Statement::Want(event, None) => says("salem-say-want").with("event", event),
            Statement::Want(event, Some(at)) => says("salem-say-want-at").with("event", event).with("target", at),
            Statement::Offer(hope, None) => says("salem-say-offer").with("hope", hope),
            Statement::Offer(hope, Some(event)) => says("salem-say-offer-for").with("hope", hope).with("event", event),
            Statement::Refuse => says("salem-say-refuse"),
            Statement::AskConstable(of) => says("salem-say-ask-constable").with("target", of),
        }
    }
}
