//! Phases 2 and 3: drawing and triggering events.

use crate::Salem;
use crate::cards::{Aim, EventCard};
use crate::data::ROUNDS;
use crate::events::Event;
use crate::play::Play;
use crate::state::{State, Task};
use crate::town::{Cube, Lot, only_choice};
use arrayvec::ArrayVec;
use coven_engine::{Audience, Dice, Events, Seat};

impl Salem {
    /// NSM-TRIG-2: Cleanse, Trial while a Trial card lies on the table, and the row; equal cards once.
    pub(crate) fn on_the_table(&self, state: &State) -> ArrayVec<EventCard, { ROUNDS + 2 }> {
        let mut events = ArrayVec::new();
        events.push(EventCard::Cleanse);
        if self.trials_left(state) > 0 {
            events.push(EventCard::Trial);
        }
        for &event in state.row.iter() {
            if !events.contains(&event) {
                events.push(event);
            }
        }
        events
    }

    /// The Trial cards that nobody holds.
    pub(crate) fn trials_left(&self, state: &State) -> usize {
        usize::from(self.printed.table(state.players()).trials).saturating_sub(state.on_trial.len())
    }

    /// NSM-SYM-1: the Hope that an event costs.
    pub fn cost(&self, event: EventCard) -> u8 {
        self.printed.event(event).cost
    }

    /// NSM-TRIG-7, NSM-RUL-18: the choices that the text demands exist. Lack of cubes never prevents an event
    /// (NSM-RUL-17).
    pub(crate) fn can_be_carried_out(&self, state: &State, event: EventCard) -> bool {
        match event.aim() {
            Aim::Nothing => true,
            Aim::Players(number) => state.targets(event).len() >= usize::from(number),
            Aim::Building => !state.targets(event).is_empty(),
            Aim::TwoBuildings => state.may_barter(state.constable) && !state.targets(event).is_empty(),
            Aim::TopCards => !state.deck.is_empty(),
        }
    }

    /// NSM-OBL-2: the highest cost among the events that could be triggered now, money aside.
    pub(crate) fn dearest(&self, state: &State) -> u8 {
        let possible = self.on_the_table(state);
        let costs = possible.iter().filter(|&&event| self.can_be_carried_out(state, event)).map(|&event| self.cost(event));
        costs.max().unwrap_or(0)
    }

    /// NSM-OBL-1, NSM-OBL-3, NSM-OBL-4: a Constable who could pay the dearest event must trigger some event. NSM-RUL-16:
    /// Cleanse is always possible, so there is one.
    pub(crate) fn obliged(&self, state: &State) -> bool {
        state.town.hope(state.constable) >= u16::from(self.dearest(state))
    }

    /// NSM-DP-LASTCALL: the Hope of the Constable and of all who may give reaches the dearest event.
    pub(crate) fn last_call_is_due(&self, state: &State) -> bool {
        if state.last_calls >= self.printed.last_calls_per_tenure {
            return false;
        }
        let own = state.town.hope(state.constable);
        let others: u16 = state.may_give().map(|seat| state.town.hope(seat)).sum();
        own + others >= u16::from(self.dearest(state))
    }

    /// NSM-DP-DECIDE: not after a last call.
    pub(crate) fn may_ask(&self, state: &State) -> bool {
        state.asks < self.printed.asks_per_tenure && state.last_calls == 0 && !state.may_give().is_empty()
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// NSM-DRAW-1, NSM-DP-EVENT: the row grows by one event each round. NSM-DRAW-2: unless the deck is empty.
    pub(crate) fn draw_event(&mut self) {
        if let Some(event) = self.state.events.draw(self.dice) {
            self.state.row.push(event);
            self.events.reveal(Audience::All, || Event::EventTurnedUp { event });
        }
        self.state.replace_task(Task::Tenure);
    }

    /// NSM-TRIG-1, NSM-EX-4: one event per tenure, any one, also if obliged (NSM-RUL-14). The order of its steps: pay, carry out, put the card away and replace it, choose
    /// a new Constable. NSM-GIVE-6: no gifts meanwhile.
    pub(crate) fn trigger(&mut self, event: EventCard) {
        let seat = self.state.constable;
        self.events.tell(Audience::All, || Event::Triggered { seat, event });
        self.state.replace_task(Task::Succession);
        self.state.tasks.push(Task::PutAway(event));
        self.state.tasks.push(Task::Effect(event));
        self.state.tasks.push(Task::Pay { left: self.rules.cost(event) });
    }

    /// NSM-TRIG-3, NSM-DP-PAY: Hope goes from the own buildings to the supply, one cube at a time.
    pub(crate) fn pay(&mut self, lot: Lot, left: u8) {
        if let Some(at) = self.state.town.find(self.state.constable, lot) {
            self.pay_from(self.state.constable, at);
        }
        self.still_to_pay(left.saturating_sub(1));
    }

    pub(crate) fn pay_from(&mut self, seat: Seat, at: usize) {
        if let Some(building) = self.state.town.take(seat, at, Cube::Hope) {
            self.events.tell(Audience::All, || Event::Paid { seat, building });
        }
    }

    fn still_to_pay(&mut self, left: u8) {
        if left > 0 {
            self.state.replace_task(Task::Pay { left });
        } else {
            self.state.tasks.pop();
        }
    }

    /// With one choice, or with all the Hope to be paid, nobody is asked.
    pub(crate) fn pay_without_choice(&mut self, left: u8) -> bool {
        let seat = self.state.constable;
        let own = self.state.town.of(seat);
        let all_goes = self.state.town.hope(seat) <= u16::from(left);
        let at = if all_goes { own.iter().position(|slot| slot.hope > 0) } else { only_choice(own, |slot| slot.hope > 0) };
        match at {
            Some(at) => {
                self.pay_from(seat, at);
                self.still_to_pay(left.saturating_sub(1));
                true
            }
            None if all_goes => {
                self.state.tasks.pop();
                true
            }
            None => false,
        }
    }

    /// NSM-TRIG-5: a red border stays, a given card is with its player, all others go under the event deck. NSM-TRIG-6,
    /// NSM-DP-REPLACE, NSM-RUL-8: what left the row is replaced. NSM-RUL-9: the card goes under before its replacement is
    /// drawn.
    pub(crate) fn put_away(&mut self, event: EventCard) {
        self.state.tasks.pop();
        let Some(at) = self.state.row.iter().position(|&card| card == event) else {
            return;
        };
        if !event.given_to_a_player() {
            self.state.events.bottom.push(event);
            self.events.tell(Audience::All, || Event::WentUnder { event });
        }
        match self.state.events.draw(self.dice) {
            Some(next) => {
                self.state.row[at] = next;
                self.events.reveal(Audience::All, || Event::EventTurnedUp { event: next });
            }
            None => {
                self.state.row.remove(at);
            }
        }
    }
}
