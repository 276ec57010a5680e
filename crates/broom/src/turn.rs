//! Chapter 4, the turn: one role goes once around the table.

use crate::events::Event;
use crate::pieces::{EventCard, ForestTile, Resource, Role, Stance};
use crate::play::Play;
use crate::state::{Flow, Pending, Tally};
use crate::tiles::FOREST_TILE_POINTS;
use coven_engine::{Audience, Dice, Events, Seat};

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// BRM-ROUND-4, BRM-TURN-7, BRM-RUL-8, BRM-RUL-11: whoever should lead, or the next in seat order who has cards; nobody
    /// has cards when the round is over.
    pub fn next_turn(&mut self) {
        let order = self.s.leader.round(self.s.seats());
        match order.into_iter().find(|&seat| !self.s.player(seat).hand.is_empty()) {
            Some(leader) => {
                self.s.leader = leader;
                self.tell(Event::Leads { seat: leader });
                self.ask(Pending::Lead { seat: leader });
                self.s.flow = Flow::NextChance;
            }
            None => self.s.flow = Flow::EndOfRound,
        }
    }

    /// BRM-TURN-1, BRM-DP-5. A role that is led leaves all hands, so a round has a turn for every role chosen (BRM-INV-1).
    pub fn lead(&mut self, seat: Seat, role: Role, stance: Stance) {
        self.s.role = Some(role);
        self.s.spent_role = self.s.led.contains(role);
        self.s.led = self.s.led.with(role);
        self.s.to_come = self.s.setup.players - 1;
        self.lay(seat, role, stance);
    }

    /// Lays a card: first its price, then its stance.
    pub fn lay(&mut self, seat: Seat, role: Role, stance: Stance) {
        let player = self.player(seat);
        player.hand = player.hand.without(role);
        player.laid = player.laid.with(role);
        if stance == Stance::Brave {
            player.brave = player.brave.with(role);
        }
        self.events.reveal(Audience::All, || Event::Laid { seat, role, stance });
        self.pay_for_bewitched(seat, role);
        self.reward_brave_leader(seat);
        match stance {
            // BRM-TURN-11, BRM-RUL-6: a role led before in this round does nothing, and the lead does not change.
            _ if self.s.spent_role => {}
            Stance::Brave => self.declare_brave(seat),
            Stance::Cowardly => self.declare_cowardly(seat),
        }
    }

    /// BRM-TURN-9, BRM-RUL-1, BRM-RUL-48: at once, whatever follows; points may fall below zero.
    fn pay_for_bewitched(&mut self, seat: Seat, role: Role) {
        if self.s.bewitched.contains(role) {
            let points = self.rules.data.setup.bewitched_penalty_vp;
            self.score(seat, Tally::Bewitched, points);
            self.tell(Event::Bewitched { seat, points });
        }
    }

    /// BRM-EVT-BRAVE-HEART, BRM-RUL-12: the leader's wand comes with laying the card and stays also if bumped.
    fn reward_brave_leader(&mut self, seat: Seat) {
        if self.s.event == EventCard::BraveHeart && seat == self.s.leader {
            let wands = self.rules.event(EventCard::BraveHeart).leader_wand;
            self.supply(seat, Resource::Wand, wands);
            self.tell(Event::WandForLeading { seat, wands });
        }
    }

    /// BRM-TURN-4, BRM-RUL-4: the new brave holder waits; a former one gets nothing.
    fn declare_brave(&mut self, seat: Seat) {
        if let Some(bumped) = self.s.holder.replace(seat) {
            self.tell(Event::Bumped { seat: bumped, by: seat });
        }
        self.s.last_brave = Some(seat);
    }

    /// BRM-TURN-3: the cowardly action comes at once; BRM-DP-7 asks first if there is something else to choose.
    fn declare_cowardly(&mut self, seat: Seat) {
        if self.rules.has_cowardly_alternatives(self.s, seat) {
            self.ask(Pending::CowardlyMode { seat });
        } else {
            self.act(seat, false);
        }
    }

    /// BRM-TURN-2, BRM-DP-6: in seat order everybody gets one chance; who does not hold the role passes.
    pub fn next_chance(&mut self) {
        let Some(role) = self.s.role else {
            self.s.flow = Flow::EndOfTurn;
            return;
        };
        while self.s.to_come > 0 {
            let seats = self.s.seats();
            let seat = Seat(((self.s.leader.index() + seats - usize::from(self.s.to_come)) % seats) as u8);
            self.s.to_come -= 1;
            if self.s.player(seat).hand.contains(role) {
                self.ask(Pending::Follow { seat });
                return;
            }
            let player = self.player(seat);
            player.denied = player.denied.with(role);
            self.events.reveal(Audience::All, || Event::Passed { seat, role });
        }
        self.s.flow = Flow::BraveAction;
    }

    /// BRM-TURN-5, BRM-RUL-5, BRM-INV-2: after everybody had a chance, the brave holder acts, and nobody else bravely.
    pub fn brave_action(&mut self) {
        self.s.flow = Flow::EndOfTurn;
        if let Some(holder) = self.s.holder {
            self.act(holder, true);
        }
    }

    /// BRM-TURN-5, BRM-TURN-6, BRM-RUL-7: the brave holder leads next; if everybody was cowardly, the leader again.
    pub fn end_turn(&mut self) {
        if let Some(holder) = self.s.holder.take() {
            self.s.leader = holder;
        }
        self.s.role = None;
        self.s.spent_role = false;
        self.s.flow = Flow::NextTurn;
    }

    /// BRM-TILE-FOR-4, BRM-RUL-18: the brave action at once, but the card stays cowardly: nobody is bumped, no lead is won.
    pub fn act_bravely(&mut self, seat: Seat) {
        self.discard_tile(seat, ForestTile::ActBrave);
        self.tell(Event::ActedBravely { seat });
        self.act(seat, true);
    }

    /// BRM-TILE-FOR-6: points instead of the action, and nothing more.
    pub fn five_points(&mut self, seat: Seat) {
        self.discard_tile(seat, ForestTile::FiveVp);
        let points = FOREST_TILE_POINTS;
        self.score(seat, Tally::Tiles, points);
        self.tell(Event::TileForPoints { seat, points });
    }

    /// BRM-EVT-BLACK-MARKET, BRM-RUL-16, BRM-RUL-49.
    pub fn black_market(&mut self, seat: Seat) {
        let points = self.rules.event(EventCard::BlackMarket).vp;
        self.score(seat, Tally::Events, points);
        self.tell(Event::BlackMarket { seat, points });
    }

    /// BRM-EVT-MOONSHINE-STILL, BRM-RUL-16.
    pub fn moonshine(&mut self, seat: Seat, resource: Resource) {
        self.supply(seat, resource, 1);
        self.tell(Event::Moonshine { seat, resource });
    }
}
