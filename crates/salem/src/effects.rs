//! The texts of the events, and whom they may be aimed at (NSM-TRIG-4, NSM-DP-TARGET).

use crate::cards::{Aim, Building, EventCard};
use crate::deck::{EVERYBODY, Lying};
use crate::events::Event;
use crate::play::Play;
use crate::state::{GRANT_CARDS, Held, State, Task, Where};
use crate::town::{Cube, Lot, only_choice};
use coven_engine::{Audience, Dice, Events, Seat, Seats};

impl State {
    /// The players that an event may be aimed at, or whose buildings it may be aimed at.
    pub(crate) fn targets(&self, event: EventCard) -> Seats {
        use EventCard::*;
        let others = self.others();
        match event {
            // NSM-TRIAL-4: another player, without a Trial card and without Sanctuary.
            Trial => others.filter(|&seat| !self.on_trial.contains(seat) && !self.in_sanctuary(seat)).collect(),
            // NSM-EVT-INVESTIGATION: whose character is not face up.
            Investigation => others.filter(|&seat| !self.face_up.contains(seat)).collect(),
            // NSM-EVT-SECRET-MEETING, NSM-EVT-TESTIMONY, NSM-EVT-SANCTUARY: any other player.
            SecretMeeting | Testimony | Sanctuary => others,
            // NSM-EVT-VERDICT: a player on trial whose character is not face up.
            Verdict => self.on_trial.filter(|&seat| !self.face_up.contains(seat)).collect(),
            // NSM-EVT-PARDON: a player on trial.
            Pardon => self.on_trial,
            // NSM-EVT-EXORCISM: any player, the Constable too.
            Exorcism => self.everybody(),
            // NSM-EVT-HYSTERIA, NSM-EVT-PLAGUE, NSM-RUL-19: players with buildings, the Constable too.
            Hysteria | Plague => self.everybody().filter(|&seat| self.town.has_buildings(seat)).collect(),
            // NSM-EVT-PILLORY: another player not on trial.
            Pillory => others.filter(|&seat| !self.on_trial.contains(seat)).collect(),
            // NSM-EVT-FIRE, NSM-EVT-SEIZURE, NSM-EVT-BARTER: a building of another player without Sanctuary.
            Fire | Seizure | Barter => others.filter(|&seat| self.may_barter(seat)).collect(),
            Cleanse | Prayer | Alms | Winter | LandGrant => Seats::NONE,
        }
    }

    /// NSM-EVT-SANCTUARY: the holder's buildings cannot be chosen, by nobody.
    pub(crate) fn may_barter(&self, owner: Seat) -> bool {
        !self.in_sanctuary(owner) && self.town.has_buildings(owner)
    }

    /// NSM-DP-TARGET: several players are named in rising seat order, so that every group can be named in one way.
    pub(crate) fn next_targets(&self, event: EventCard, chosen: Seats) -> Seats {
        let Aim::Players(number) = event.aim() else {
            return Seats::NONE;
        };
        let after = chosen.last();
        let targets: Seats = self.targets(event).filter(|&seat| after.is_none_or(|last| seat > last)).collect();
        let still = usize::from(number).saturating_sub(chosen.len());
        // The last ones are left for those that must still be named.
        let keep = (targets.len() + 1).saturating_sub(still.max(1));
        targets.take(keep).collect()
    }

    /// NSM-EVT-WINTER: clockwise from the Constable's left.
    pub(crate) fn next_in_winter(&self, waiting: Seats) -> Option<Seat> {
        self.constable_order().find(|&seat| waiting.contains(seat))
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// NSM-TRIG-4: the text is carried out.
    pub(crate) fn carry_out(&mut self, event: EventCard) {
        let next = match event.aim() {
            Aim::Players(_) => Task::ChoosePlayers { event, chosen: Seats::NONE },
            Aim::Building => Task::ChooseBuilding(event),
            Aim::TwoBuildings => Task::BarterOwn,
            Aim::TopCards => return self.take_up_cards(),
            Aim::Nothing if event == EventCard::Winter => Task::Winter { waiting: self.state.with_hope() },
            // NSM-EVT-CLEANSE, NSM-EVT-ALMS: any buildings. NSM-EVT-PRAYER: different ones.
            Aim::Nothing => {
                let from = if event == EventCard::Prayer { Where::Apart } else { Where::Town };
                self.state.tasks.pop();
                return self.ask_to_remove(self.state.constable, self.rules.printed.event(event).remove, from);
            }
        };
        self.state.replace_task(next);
    }

    /// NSM-DP-TARGET: a player is named.
    pub(crate) fn choose(&mut self, event: EventCard, chosen: Seats, player: Seat) {
        let chosen = chosen.with(player);
        if event.aim() != Aim::Players(chosen.len() as u8) {
            return self.state.replace_task(Task::ChoosePlayers { event, chosen });
        }
        self.state.tasks.pop();
        let constable = self.state.constable;
        match event {
            EventCard::Trial => self.put_on_trial(player),
            // NSM-EVT-INVESTIGATION
            EventCard::Investigation => self.show(player, constable),
            // NSM-EVT-SECRET-MEETING: each looks at the other's character.
            EventCard::SecretMeeting => {
                let other = chosen.without(player).first().unwrap_or(player);
                self.show(player, other);
                self.show(other, player);
            }
            // NSM-EVT-TESTIMONY
            EventCard::Testimony => self.show(constable, player),
            EventCard::Verdict => self.turn_up(player),
            // NSM-EVT-PARDON: the Trial card goes back to those on the table.
            EventCard::Pardon => {
                self.state.on_trial.remove(player);
                self.events.tell(Audience::All, || Event::Pardoned { seat: player });
            }
            // NSM-EVT-EXORCISM
            EventCard::Exorcism => {
                let symbols = self.rules.printed.event(event).remove;
                self.ask_to_remove(constable, symbols, Where::At(player));
            }
            EventCard::Hysteria | EventCard::Plague => self.spread_despair(chosen),
            EventCard::Pillory | EventCard::Sanctuary => self.give_card(event, player),
            _ => {}
        }
    }

    /// NSM-EVT-TRIAL, NSM-TRIAL-1: the player keeps the Trial card face up. NSM-TRIAL-5: it reveals nothing.
    fn put_on_trial(&mut self, seat: Seat) {
        self.state.on_trial.insert(seat);
        self.events.tell(Audience::All, || Event::PutOnTrial { seat });
    }

    /// NSM-EVT-1: only the viewer learns the character, and remembers it; that it happened is public. NSM-TALK-4:
    /// nothing else in the game shows a character.
    fn show(&mut self, owner: Seat, viewer: Seat) {
        self.state.seen[viewer.index()].insert(owner);
        let character = self.state.characters[owner.index()];
        self.events.tell(Audience::All, || Event::LookedAt { viewer, owner });
        self.events.reveal(Audience::seat(viewer), || Event::Saw { viewer, owner, character });
    }

    /// NSM-EVT-VERDICT, NSM-RUL-28: face up for good; the Trial card stays.
    fn turn_up(&mut self, seat: Seat) {
        self.state.face_up.insert(seat);
        let character = self.state.characters[seat.index()];
        self.events.reveal(Audience::All, || Event::TurnedUp { seat, character });
    }

    /// NSM-EVT-HYSTERIA, NSM-EVT-PLAGUE: each puts one Despair on a building of the own choice, in Constable order.
    fn spread_despair(&mut self, chosen: Seats) {
        let players = self.state.players();
        for step in (0..players).rev() {
            let seat = Seat(((self.state.constable.index() + step) % players) as u8);
            if chosen.contains(seat) {
                self.state.tasks.push(Task::Place { seat, left: 1, cube: Cube::Despair });
            }
        }
    }

    /// NSM-EVT-PILLORY, NSM-EVT-SANCTUARY, NSM-SYM-4: the card itself goes to the player.
    fn give_card(&mut self, event: EventCard, seat: Seat) {
        let held = Some(Held { seat, since: self.state.round });
        match event {
            EventCard::Pillory => self.state.pillory = held,
            _ => self.state.sanctuary = held,
        }
        self.events.tell(Audience::All, || Event::Given { event, seat });
    }

    /// NSM-EVT-FIRE: the building goes under the deck, its cubes to the supply (NSM-CUBE-4); everybody saw which it was.
    /// NSM-EVT-SEIZURE: it becomes the Constable's, cubes included (NSM-CUBE-3), and is not built again (NSM-CARD-2).
    pub(crate) fn take_building(&mut self, event: EventCard, owner: Seat, lot: Lot) {
        self.state.tasks.pop();
        let Some(slot) = self.state.town.remove(owner, lot) else {
            return;
        };
        let building = slot.building;
        if event == EventCard::Fire {
            self.state.deck.bottom.push(Lying { building, knowers: EVERYBODY });
            self.events.tell(Audience::All, || Event::Burned { owner, building });
        } else {
            let to = self.state.constable;
            self.state.town.add(to, slot);
            self.events.tell(Audience::All, || Event::Seized { from: owner, to, building });
        }
    }

    /// NSM-EVT-BARTER: two buildings change places, cubes included (NSM-CUBE-3, NSM-CARD-2).
    pub(crate) fn barter(&mut self, own: Lot, with: Seat, lot: Lot) {
        self.state.tasks.pop();
        let seat = self.state.constable;
        let (Some(gave), Some(got)) = (self.state.town.remove(seat, own), self.state.town.remove(with, lot)) else {
            return;
        };
        self.state.town.add(seat, got);
        self.state.town.add(with, gave);
        self.events.tell(Audience::All, || Event::Bartered { seat, gave: gave.building, with, got: got.building });
    }

    /// NSM-EVT-LAND-GRANT, NSM-DP-GRANT: the Constable alone looks at the top cards, as many as there are (NSM-RUL-21).
    fn take_up_cards(&mut self) {
        let seat = self.state.constable;
        for _ in 0..GRANT_CARDS {
            if let Some(card) = self.state.deck.draw(self.dice) {
                self.state.grant.push(Lying { knowers: card.knowers.with(seat), ..card });
            }
        }
        let cards = &self.state.grant;
        self.events.tell(Audience::All, || Event::TookUp { seat, cards: cards.len() as u8 });
        self.events
            .reveal(Audience::seat(seat), || Event::CardsSeen { seat, cards: cards.iter().map(|card| card.building).collect() });
        self.state.replace_task(Task::GrantBuild);
    }

    /// NSM-EVT-LAND-GRANT: one is built and its symbols count. NSM-INFO-3: the others go under in an order that only the
    /// Constable knows, so nobody else can tell them apart any more.
    pub(crate) fn build_granted(&mut self, card: Building) {
        let seat = self.state.constable;
        if let Some(at) = self.state.grant.iter().position(|there| there.building == card) {
            self.state.grant.remove(at);
        }
        self.state.grant.iter_mut().for_each(|left| left.knowers = Seats::only(seat));
        self.state.replace_task(Task::GrantUnder);
        let symbols = self.build_one(seat, card);
        self.ask_to_remove(seat, symbols, Where::Town);
    }

    /// The Constable says which card goes under first.
    pub(crate) fn put_under(&mut self, card: Building) {
        if let Some(at) = self.state.grant.iter().position(|there| there.building == card) {
            self.state.grant[..=at].rotate_right(1);
        }
        self.put_rest_under();
    }

    pub(crate) fn put_rest_under(&mut self) {
        let (seat, cards) = (self.state.constable, self.state.grant.len() as u8);
        for &card in self.state.grant.iter() {
            self.state.deck.bottom.push(card);
        }
        self.state.grant.clear();
        self.state.tasks.pop();
        self.events.tell(Audience::All, || Event::PutUnder { seat, cards });
    }

    /// NSM-EVT-WINTER, NSM-DP-WINTER: one Hope of the seat's own choice goes to the supply.
    pub(crate) fn freeze(&mut self, seat: Seat, lot: Lot, waiting: Seats) {
        if let Some(at) = self.state.town.find(seat, lot) {
            self.pay_from(seat, at);
        }
        self.winter_goes_on(waiting.without(seat));
    }

    fn winter_goes_on(&mut self, waiting: Seats) {
        if waiting.is_empty() {
            self.state.tasks.pop();
        } else {
            self.state.replace_task(Task::Winter { waiting });
        }
    }

    pub(crate) fn freeze_without_choice(&mut self, waiting: Seats) -> bool {
        let Some(seat) = self.state.next_in_winter(waiting) else {
            self.state.tasks.pop();
            return true;
        };
        let Some(at) = only_choice(self.state.town.of(seat), |slot| slot.hope > 0) else {
            return false;
        };
        self.pay_from(seat, at);
        self.winter_goes_on(waiting.without(seat));
        true
    }
}

impl State {
    /// Every other player with Hope.
    fn with_hope(&self) -> Seats {
        self.others().filter(|&seat| self.town.has_hope(seat)).collect()
    }
}
