//! One move being carried out: the rules, the state it changes, chance, and the events it causes. The chapters of the rulebook
//! are `impl` blocks of [`Play`] in files of their own.

use crate::Broom;
use crate::board::Board;
use crate::events::Event;
use crate::moves::Move;
use crate::pieces::{ForestTile, Resource};
use crate::state::{Flow, Pending, Player, State, Tally};
use coven_engine::{Audience, Dice, Events, Seat};

pub(crate) struct Play<'a, D, E> {
    pub rules: &'a Broom,
    pub s: &'a mut State,
    pub dice: &'a mut D,
    pub events: &'a mut E,
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// Carries out the answer of a seat to the question on top, then everything that follows without a question.
    pub fn answer(&mut self, seat: Seat, m: Move) {
        let Some(pending) = self.s.pending.top() else {
            return;
        };
        match (pending, m) {
            (Pending::Number, Move::Number(roles)) => self.seal_number(seat, roles),
            (Pending::Pick, Move::Pick(role)) => self.pick(seat, role),
            (Pending::Offers, Move::Enclose(number)) => self.enclose(seat, number),
            (Pending::Arrival { .. }, Move::UseTile) => self.use_mountain_tile(),
            (Pending::Arrival { .. }, Move::DeclineTile) => self.decline_mountain_tile(seat),
            (Pending::Arrival { .. }, Move::Deliver { from, tower }) => self.deliver_on_arrival(seat, from, tower),
            (Pending::FreeMoves { left, .. }, Move::Fly { from, to }) => {
                self.s.pending.replace_top(Pending::FreeMoves { seat, left: left - 1 });
                self.fly(seat, from, to, false);
            }
            _ => {
                self.s.pending.pop();
                self.answer_once(pending, seat, m);
            }
        }
        self.settle();
    }

    /// Questions that are settled by one answer. Whatever is optional may be declined when it is asked, and is then gone
    /// (BRM-RUL-38).
    fn answer_once(&mut self, pending: Pending, seat: Seat, m: Move) {
        match (pending, m) {
            (_, Move::UseExtraCard) => self.use_extra_card(seat),
            (_, Move::KeepExtraCard) => self.tell(Event::ExtraCardKept { seat }),
            (Pending::Lead { .. }, Move::Lay(role, stance)) => self.lead(seat, role, stance),
            (_, Move::Lay(role, stance)) => self.lay(seat, role, stance),
            (_, Move::Act) => self.act(seat, false),
            (_, Move::BlackMarket) => self.black_market(seat),
            (_, Move::Moonshine(resource)) => self.moonshine(seat, resource),
            (_, Move::ActBrave) => self.act_bravely(seat),
            (_, Move::FiveVp) => self.five_points(seat),
            (Pending::Fly { brave, .. }, Move::Fly { from, to }) => self.fly(seat, from, to, brave),
            (Pending::Serve { brave, .. }, Move::Deliver { from, tower }) => self.serve(seat, from, tower, brave),
            (_, Move::Deliver { from, tower }) => self.deliver(seat, from, tower, 0),
            (_, Move::TakeAll) => self.gather_bravely(seat),
            (_, Move::Take(resource)) => self.gain(seat, resource, 1),
            (Pending::Weather { brave, .. }, Move::Dispel(space)) => self.dispel(seat, space, brave),
            (_, Move::Dispel(space)) => self.dispel(seat, space, false),
            (Pending::Turbo { pawn, brave, .. }, Move::Circle(circle)) => self.fly_on(seat, pawn, circle, brave),
            (_, Move::Trade) => self.trade(seat),
            _ => self.tell(Event::Declined { seat }),
        }
    }

    /// Goes on until somebody has something to choose, or the game is over. A question that leaves nothing to choose is not
    /// asked: an impossible action is passed over, and the stance stands (BRM-TURN-8).
    pub fn settle(&mut self) {
        loop {
            match self.s.pending.top() {
                Some(pending) if self.rules.is_open(self.s, pending) => return,
                Some(pending) => {
                    self.s.pending.pop();
                    match pending {
                        Pending::Number => self.show_numbers(),
                        Pending::Offers => self.compare_offers(),
                        _ => {}
                    }
                }
                None if self.s.flow == Flow::Over => return,
                None => self.go_on(),
            }
        }
    }

    fn go_on(&mut self) {
        match self.s.flow {
            Flow::ExtraCards(from) => self.ask_for_extra_cards(from),
            Flow::ChooseRoles => self.choose_roles(),
            Flow::NextTurn => self.next_turn(),
            Flow::NextChance => self.next_chance(),
            Flow::BraveAction => self.brave_action(),
            Flow::EndOfTurn => self.end_turn(),
            Flow::EndOfRound => self.end_round(),
            Flow::AllAtOnce(from) => self.ask_for_trades(from),
            Flow::NextRound => self.next_round(),
            Flow::Over => {}
        }
    }

    pub fn board(&self) -> &Board {
        self.rules.board(self.s.setup.side)
    }

    pub fn player(&mut self, seat: Seat) -> &mut Player {
        self.s.player_mut(seat)
    }

    pub fn ask(&mut self, pending: Pending) {
        self.s.pending.push(pending);
    }

    pub fn tell(&mut self, event: Event) {
        self.events.tell(Audience::All, || event);
    }

    pub fn score(&mut self, seat: Seat, tally: Tally, points: i16) {
        self.player(seat).tallies[tally.index()] += points;
    }

    pub fn gain(&mut self, seat: Seat, resource: Resource, number: u8) {
        if number > 0 {
            self.supply(seat, resource, number);
            self.tell(Event::Gained { seat, resource, number });
        }
    }

    /// BRM-SETUP-5: the supply never runs out.
    pub fn supply(&mut self, seat: Seat, resource: Resource, number: u8) {
        let stock = &mut self.player(seat).stock[resource.index()];
        *stock = stock.saturating_add(number);
    }

    pub fn spend(&mut self, seat: Seat, resource: Resource, number: u8) {
        let stock = &mut self.player(seat).stock[resource.index()];
        *stock = stock.saturating_sub(number);
    }

    /// BRM-TILE-FOR-2: a used forest tile is gone.
    pub fn discard_tile(&mut self, seat: Seat, tile: ForestTile) {
        let tiles = &mut self.player(seat).forest_tiles[tile.index()];
        *tiles = tiles.saturating_sub(1);
    }
}
