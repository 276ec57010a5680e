//! Chapter 23.3: the Widow's turn, and what her cards do.

use crate::card::Offer;
use crate::events::Event;
use crate::heal::TOP_LEVEL;
use crate::moves::{Move, Ward};
use crate::places::Hex;
use crate::play::Play;
use crate::scene::Scene;
use crate::state::{Citizen, Step};
use crate::widow::difficulty::Bonuses;
use crate::widow::events::WidowEvent;
use crate::widow::{Ask, Deed, HUMAN, SPIDERS, WIDOW, act, ask};
use crate::words::{Action, Element};
use coven_engine::names::Item;
use coven_engine::{Dice, Events};

impl Scene<'_> {
    /// SEP-SOLO-14, SEP-SOLO-17: attuned with the human.
    pub fn widow_attuned_with_human(&self) -> bool {
        let card = self.coven(WIDOW).card;
        card.is_some() && card == self.coven(HUMAN).card
    }

    /// SEP-SOLO-14: attuned with either Septima marker.
    pub fn widow_attuned_with_septima(&self) -> bool {
        let (card, markers) = (self.coven(WIDOW).card, &self.s.board.septima);
        card.is_some() && (markers.left == card || markers.right == card)
    }

    fn widow_takes_bonus(&self) -> bool {
        match self.s.setup.difficulty.bonuses {
            Bonuses::Attuned => self.widow_attuned_with_human() || self.widow_attuned_with_septima(),
            Bonuses::Never => false,
            Bonuses::Always => true,
        }
    }

    /// The abilities of the card she played: its own, or those that her Remember card copies.
    fn widow_action(&self) -> Option<Action> {
        let card = self.coven(WIDOW).card?;
        self.rules.solo.card(card, self.widow().remember).copies
    }

    /// SEP-SOLO-23: the patients nearest to the Leader that she has not healed in this phase, those next to a shadow zone first.
    pub fn nearest_patients(&self, out: &mut dyn Offer) {
        let shadows = self.shadow_zones();
        let in_shadow = |number: u8| {
            let corners = self.rules.map.corners[Hex::village(number.into()).index()];
            { corners }.any(|corner| shadows.contains(corner.zone()))
        };
        let key = |number: u8| (!in_shadow(number), self.distance_to(Ward::Village(number)));
        let open = |number: &u8| self.bed(Ward::Village(*number)).is_some_and(|bed| !bed.healed_by.contains(WIDOW));
        let Some(nearest) = (0..6).filter(open).map(key).min() else { return };
        let hexes = (0..6).filter(open).filter(|&number| key(number) == nearest);
        hexes.for_each(|number| out.offer(Move::Patient(Hex::village(number.into()))));
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// SEP-SOLO-11, SEP-SOLO-12, SEP-SOLO-13, SEP-SOLO-14, SEP-SOLO-15: spiders creep, the card acts, suspicion rises.
    pub fn widow_turn(&mut self) {
        self.s.board.step = Step::B;
        let zones = self.scene().shadow_zones();
        self.tell_widow(|| WidowEvent::Shadows { zones });
        self.forget_spider_moves();
        let deeds = [Deed::Creep(0), Deed::Toll, Deed::Main, Deed::Bonus, Deed::Suspicion];
        self.then(&deeds.map(act));
    }

    /// The upper part of her card.
    pub fn widow_main(&mut self) {
        let Some(action) = self.scene().widow_action() else { return };
        self.tell_widow(|| WidowEvent::Resolves { action });
        match action {
            Action::Collect => {
                self.widow().spiders.iter_mut().for_each(|spider| spider.lying = true);
                self.tell_widow(|| WidowEvent::SpidersLieDown);
            }
            Action::Move => {
                self.then(&[ask(Ask::Farthest)]);
                self.move_every_spider();
            }
            Action::Brew | Action::Chant => self.raise_widow(1),
            Action::Heal => self.then(&[ask(Ask::Patient), ask(Ask::Patient)]),
            Action::Recruit => {
                if self.widow_to_crowd(2) == 0 && self.widow_to_chamber(2) == 0 {
                    self.raise_widow(1);
                }
            }
            Action::Plead => {
                if self.widow_to_chamber(2) == 0 && self.widow_to_crowd(2) == 0 {
                    self.raise_widow(1);
                }
            }
            Action::Ritual => {
                self.then(&[ask(Ask::GiveCard)]);
                Element::all().for_each(|element| self.age_shelf(element));
            }
            // Remember always copies another action.
            Action::Remember => {}
        }
    }

    /// The lower part of her card, if she is attuned or takes it always.
    pub fn widow_bonus(&mut self) {
        let Some(action) = self.scene().widow_action().filter(|_| self.scene().widow_takes_bonus()) else { return };
        self.tell_widow(|| WidowEvent::TakesBonus { action });
        match action {
            Action::Collect => {
                self.widow().no_crystals = self.coven(WIDOW).card;
                self.tell_widow(|| WidowEvent::NoCrystalsBegin);
            }
            Action::Move => self.move_every_spider(),
            Action::Brew => self.then(&[ask(Ask::Patient)]),
            Action::Heal => {
                self.widow_to_chamber(1);
            }
            Action::Chant => {
                self.widow_to_crowd(2);
            }
            Action::Recruit => {
                self.widow_to_crowd(1);
            }
            Action::Plead => self.widow_supply_to_chamber(),
            Action::Ritual => self.raise_widow(1),
            Action::Remember => {}
        }
    }

    fn move_every_spider(&mut self) {
        (0..SPIDERS as u8).rev().for_each(|number| self.then(&[ask(Ask::Path(number))]));
    }

    /// Cursed citizens go from her supply to the crowd, as many as there are. Returns how many went.
    fn widow_to_crowd(&mut self, count: u8) -> u8 {
        let count = count.min(self.scene().supply(WIDOW));
        if count > 0 {
            self.coven(WIDOW).crowd += count;
            self.tell_widow(|| WidowEvent::ToCrowd { count });
        }
        count
    }

    /// SEP-SOLO-22: cursed citizens go from the crowd to chamber 1, or to chamber 2 if it is full. Returns how many went.
    fn widow_to_chamber(&mut self, count: u8) -> u8 {
        let mut went = 0;
        while went < count && self.coven(WIDOW).crowd > 0 && self.seat_cursed_citizen() {
            self.coven(WIDOW).crowd -= 1;
            went += 1;
        }
        went
    }

    fn widow_supply_to_chamber(&mut self) {
        if self.scene().supply(WIDOW) > 0 {
            self.seat_cursed_citizen();
        }
    }

    /// SEP-SOLO-22: the first free space of chamber 1, or of chamber 2.
    fn seat_cursed_citizen(&mut self) -> bool {
        let Some(chamber) = (0..2).find(|&chamber| self.scene().chamber_room(chamber) > 0) else { return false };
        self.s.board.chambers[chamber].push(Citizen::Loyal(WIDOW));
        self.tell_widow(|| WidowEvent::ToChamber { chamber: chamber as u8 + 1 });
        true
    }

    /// SEP-SOLO-23: a Remedy from the supply; the angry citizen leaves, and her track advances without reward.
    pub fn widow_heals(&mut self, m: Move) {
        let Move::Patient(hex) = m else { return };
        let Some(number) = hex.village_number() else { return };
        let Some(bed) = &mut self.s.board.patients.village[number] else { return };
        bed.healed_by.insert(WIDOW);
        let (illness, angry) = (bed.patient.illness(), std::mem::take(&mut bed.angry));
        let tracks = &mut self.coven(WIDOW).tracks;
        tracks[illness] = (tracks[illness] + 1).min(TOP_LEVEL);
        let level = tracks[illness];
        self.tell_widow(|| WidowEvent::Healed { hex, illness, level });
        if angry {
            self.tell(|| Event::AngryLeavesPatient);
        }
    }

    /// Her Ritual takes a Negotiation card.
    pub fn give_negotiation_card(&mut self, m: Move) {
        if let Move::Give(card) = m {
            self.widow().negotiation.take(card);
            self.tell_widow(|| WidowEvent::NegotiationLost { card });
        }
    }

    /// SEP-SOLO-22a: crystals may be gained again, and the card that forbade them is discarded, unless it is still in play.
    pub fn allow_crystals(&mut self) {
        if let Some(card) = self.widow().no_crystals.take() {
            if self.coven(WIDOW).card != Some(card) {
                self.coven(WIDOW).discard.insert(card);
            }
            self.tell_widow(|| WidowEvent::NoCrystalsEnd);
        }
    }

    /// SEP-RUL-X36: whether crystals can be gained; if not, it is told how many were not.
    pub fn refuses_crystals(&mut self, count: u8) -> bool {
        let refused = self.scene().forbids_crystals();
        if refused {
            self.tell_widow(|| WidowEvent::NoCrystals { count });
        }
        refused
    }
}

impl Scene<'_> {
    /// SEP-RUL-X36: while the bonus of her Collect runs, nothing gives a crystal.
    pub fn forbids_crystals(&self) -> bool {
        self.s.board.widow.is_some_and(|widow| widow.no_crystals.is_some())
    }
}
