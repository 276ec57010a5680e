//! Chapter 3, the round: event and bewitched roles, choosing the hand, the end of the round.

use crate::events::Event;
use crate::pieces::{EventCard, ForestTile, Role, RoleSet};
use crate::play::Play;
use crate::state::{Flow, Pending};
use coven_engine::{Audience, Dice, Events, Seat};

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// BRM-ROUND-1, BRM-END-1, BRM-DP-1: the next round begins, or the game is over.
    pub fn next_round(&mut self) {
        if self.s.round == self.rules.data.setup.rounds {
            self.end_of_game();
            return;
        }
        self.s.round += 1;
        self.reveal_event();
        self.reveal_bewitched();
        let (round, event, bewitched) = (self.s.round, self.s.event, self.s.bewitched);
        self.events.reveal(Audience::All, || Event::RoundBegan { round, event, bewitched: bewitched.collect() });
        self.s.led = RoleSet::NONE;
        self.s.last_brave = None;
        self.s.first_leader = self.s.leader;
        for seat in Seat::all(self.s.seats()) {
            let hand_size = self.rules.data.setup.roles_chosen_per_round;
            let player = self.player(seat);
            player.laid = RoleSet::NONE;
            player.brave = RoleSet::NONE;
            player.denied = RoleSet::NONE;
            player.number = None;
            player.hand_size = hand_size;
        }
        // BRM-ROUND-2: More or Less acts before the roles are chosen.
        if self.s.event == EventCard::MoreOrLess {
            self.ask(Pending::Number);
        }
        self.s.flow = Flow::ExtraCards(0);
    }

    /// BRM-SETUP-7: seven of the ten events come up; which stay in the box is never seen, so the next is drawn when needed.
    fn reveal_event(&mut self) {
        let unseen = u64::from(!self.s.events_seen) & ((1 << EventCard::ALL.len()) - 1);
        let drawn = self.dice.pick_bit("event", unseen, |event| EventCard::ALL[event as usize].to_string());
        self.s.events_seen |= 1 << drawn;
        self.s.event = EventCard::ALL[drawn as usize];
    }

    /// BRM-SETUP-8, BRM-RUL-40, BRM-INV-6: new bewitched roles, pairwise different; an empty deck is shuffled again without
    /// those already face up for this round.
    fn reveal_bewitched(&mut self) {
        self.s.bewitched = RoleSet::NONE;
        for _ in 0..self.rules.data.setup.bewitched_by_players[self.s.seats()] {
            if self.s.bewitched_deck.is_empty() {
                self.s.bewitched_deck = RoleSet::ALL.minus(self.s.bewitched);
            }
            let deck = u64::from(self.s.bewitched_deck.0);
            let drawn =
                Role::ALL[self.dice.pick_bit("bewitched role", deck, |role| Role::ALL[role as usize].to_string()) as usize];
            self.s.bewitched_deck = self.s.bewitched_deck.without(drawn);
            self.s.bewitched = self.s.bewitched.with(drawn);
        }
    }

    /// BRM-TILE-FOR-5, BRM-RUL-20, BRM-DP-3: in seat order from the first leader, each owner says yes or no; one tile a round
    /// (BRM-TILE-FOR-3).
    pub fn ask_for_extra_cards(&mut self, from: u8) {
        let owners = self.s.first_leader.round(self.s.seats()).enumerate().skip(from.into());
        let owner = owners.into_iter().find(|(_, seat)| self.s.player(*seat).owns(ForestTile::ExtraCard));
        match owner {
            Some((step, seat)) => {
                self.s.flow = Flow::ExtraCards(step as u8 + 1);
                self.ask(Pending::ExtraCard { seat });
            }
            None => self.s.flow = Flow::ChooseRoles,
        }
    }

    pub fn use_extra_card(&mut self, seat: Seat) {
        self.discard_tile(seat, ForestTile::ExtraCard);
        self.player(seat).hand_size += 1;
        self.tell(Event::ExtraCardUsed { seat });
    }

    /// BRM-ROUND-3: everybody chooses at the same time.
    pub fn choose_roles(&mut self) {
        self.s.flow = Flow::NextTurn;
        self.ask(Pending::Pick);
    }

    /// BRM-DP-4: one more role for the hand; the others learn only when the hand is complete.
    pub fn pick(&mut self, seat: Seat, role: Role) {
        let player = self.player(seat);
        player.hand = player.hand.with(role);
        if !player.still_picks() {
            self.tell(Event::Answered { seat });
        }
    }

    /// BRM-ROUND-5, BRM-RUL-43: the event of the end of the round, also in the last one.
    pub fn end_round(&mut self) {
        let (round, event) = (self.s.round, self.s.event);
        self.tell(Event::RoundEnded { round, event });
        self.choose_next_leader();
        self.s.flow = Flow::NextRound;
        self.end_of_round_event();
    }

    /// BRM-ROUND-6, BRM-RUL-9, BRM-RUL-10: who last declared brave; the same as before if nobody did.
    fn choose_next_leader(&mut self) {
        self.s.leader = self.s.last_brave.unwrap_or(self.s.first_leader);
    }
}
