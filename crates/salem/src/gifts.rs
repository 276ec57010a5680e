//! Phase 3: giving Hope to the Constable.
//!
//! NSM-DP-1: Hope matters only when the Constable decides, so windows before each decision are as good as gifts at any
//! moment. NSM-DP-2: within a window `give` and `done` may arrive in any order. NSM-DP-GIFTS: a window closes when
//! every seat that could give is done and knew of all gifts of others, so no gift is lost in a race with anybody.
//!
//! Being asked tells nothing: who is asked follows from Hope on buildings, the Pillory and earlier gifts, which everybody
//! sees (NSM-INFO-1).

use crate::events::Event;
use crate::moves::Announcement;
use crate::play::Play;
use crate::state::{GiftWindow, State, Task};
use crate::town::{Cube, Lot};
use coven_engine::{Audience, Dice, Events, Seat, Seats};

impl State {
    /// NSM-GIVE-1: any player except the Constable who has Hope may give, also on trial, not in the Pillory
    /// (NSM-EVT-PILLORY). NSM-GIVE-3: only Hope, only to the Constable. NSM-GIVE-7: not to a Constable without a
    /// building.
    pub(crate) fn may_give(&self) -> Seats {
        if !self.town.has_buildings(self.constable) {
            return Seats::NONE;
        }
        self.others().filter(|&seat| !self.in_pillory(seat) && self.town.has_hope(seat)).collect()
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// A tenure: announcement, gifts, decision.
    pub(crate) fn begin_tenure(&mut self) {
        self.state.asks = 0;
        self.state.last_calls = 0;
        self.state.replace_task(Task::Decide);
        if !self.state.announce {
            return self.open_gifts(false);
        }
        self.state.tasks.push(Task::Announce);
    }

    /// NSM-DP-ANNOUNCE: said once at the start of a tenure; it binds nobody (NSM-RUL-32).
    pub(crate) fn announce(&mut self, what: Announcement) {
        let seat = self.state.constable;
        self.events.tell(Audience::All, || match what {
            Announcement::Event(event, target) => Event::Announced { seat, event: Some(event), target },
            Announcement::End => Event::AnnouncedEnd { seat },
            Announcement::Nothing => Event::Announced { seat, event: None, target: None },
        });
        self.state.tasks.pop();
        self.open_gifts(false);
    }

    pub(crate) fn open_gifts(&mut self, last_call: bool) {
        let waiting = self.state.may_give();
        if waiting.is_empty() {
            return;
        }
        let constable = self.state.constable;
        self.events.tell(Audience::All, || Event::GiftsOpen { constable, last_call });
        self.state.tasks.push(Task::Gifts(GiftWindow { waiting, givers: Seats::NONE, given: 0, last_call }));
    }

    /// NSM-GIVE-4: the giver takes the cube from the building of its choice. NSM-GIVE-2: it is the Constable's at once.
    /// NSM-GIVE-5: it is never returned, so it counts as a revelation, which no undo crosses.
    pub(crate) fn give(&mut self, seat: Seat, lot: Lot, mut window: GiftWindow) {
        if let Some(at) = self.state.town.find(seat, lot) {
            self.state.town.take(seat, at, Cube::Hope);
        }
        self.events.reveal(Audience::All, || Event::Gave { seat, building: lot.building });
        window.givers.insert(seat);
        window.given = window.given.saturating_add(1);
        if !self.state.town.has_hope(seat) {
            window.waiting.remove(seat);
        }
        self.go_on_giving(window);
    }

    pub(crate) fn done(&mut self, seat: Seat, mut window: GiftWindow) {
        self.events.tell(Audience::All, || Event::GivesNoMore { seat });
        window.waiting.remove(seat);
        self.go_on_giving(window);
    }

    /// When the window closes the Constable puts the cubes on own buildings (NSM-GIVE-4). NSM-DP-LASTCALL: after a last
    /// call without gifts the phase ends; with gifts the end is void and the Constable decides anew.
    fn go_on_giving(&mut self, mut window: GiftWindow) {
        if window.waiting.is_empty() {
            window.waiting = self.ask_again(window.givers);
            window.givers = Seats::NONE;
        }
        if !window.waiting.is_empty() {
            return self.state.replace_task(Task::Gifts(window));
        }
        self.state.tasks.pop();
        if window.given > 0 {
            self.state.tasks.push(Task::Place { seat: self.state.constable, left: window.given, cube: Cube::Hope });
        } else if window.last_call {
            self.end_phase();
        }
    }

    /// NSM-GIVE-1: hope may be given at any time, so a gift of another seat reopens the window for whoever was done. All are
    /// asked again together, when the last of them is done: then several gifts in a row ask nobody several times, and it
    /// does not matter whether a `done` or a gift arrived first. Every further round needs a gift, so the window closes.
    fn ask_again(&mut self, givers: Seats) -> Seats {
        if !self.rules.gifts_reopen() {
            return Seats::NONE;
        }
        let seats: Seats = self.state.may_give().filter(|&seat| !givers.without(seat).is_empty()).collect();
        if !seats.is_empty() {
            self.events.tell(Audience::All, || Event::MayGiveAgain { seats: seats.collect() });
        }
        seats
    }

    /// NSM-DP-DECIDE: the Constable opens the window again, once per tenure.
    pub(crate) fn ask(&mut self) {
        let seat = self.state.constable;
        self.events.tell(Audience::All, || Event::Asked { seat });
        self.state.asks += 1;
        self.open_gifts(false);
    }

    /// NSM-DP-LASTCALL, NSM-RUL-15: the end is not final while the others could still oblige the Constable.
    pub(crate) fn call_the_end(&mut self) {
        if !self.rules.last_call_is_due(self.state) {
            return self.end_phase();
        }
        self.state.last_calls += 1;
        self.open_gifts(true);
    }

    /// NSM-CON-4: whoever holds the token stays Constable.
    fn end_phase(&mut self) {
        let seat = self.state.constable;
        self.events.tell(Audience::All, || Event::PhaseEnded { seat });
        self.state.replace_task(Task::EndRound);
    }
}
