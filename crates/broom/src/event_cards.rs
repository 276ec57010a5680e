//! Chapter 8, the event cards that ask or act by themselves. Brave Heart, Black Market and Moonshine Still act while cards are
//! laid: see `turn`.

use crate::events::Event;
use crate::pieces::{EventCard, Resource};
use crate::play::Play;
use crate::state::{Flow, Pending, Tally};
use coven_engine::{Audience, Dice, Events, Seat};

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// BRM-DP-2, BRM-INFO-4: the number stays sealed until all have answered.
    pub fn seal_number(&mut self, seat: Seat, roles: u8) {
        self.player(seat).number = Some(roles);
        self.tell(Event::Answered { seat });
    }

    /// BRM-EVT-MORE-OR-LESS, BRM-RUL-45: all reveal together; points change at once.
    pub fn show_numbers(&mut self) {
        for seat in Seat::all(self.s.seats()) {
            let event = self.rules.event(EventCard::MoreOrLess);
            let Some(roles) = self.s.player(seat).number else {
                continue;
            };
            let choice = event.choices.iter().position(|&choice| choice == roles);
            let points = choice.map_or(0, |choice| event.vp_by_choice[choice]);
            self.player(seat).hand_size = roles;
            self.score(seat, Tally::Events, points);
            self.events.reveal(Audience::All, || Event::NumberShown { seat, roles, points });
        }
    }

    /// The event of the end of the round; all but Full Hands and All at Once go without a question (BRM-DP-14).
    pub fn end_of_round_event(&mut self) {
        match self.s.event {
            EventCard::DangerousAreas | EventCard::FavourableAreas => self.pay_each(Self::points_for_areas),
            EventCard::EmptyHands => self.pay_each(Self::points_for_empty_hands),
            EventCard::LikeMinded => self.pay_each(Self::points_for_like_minded),
            EventCard::FullHands => self.ask_for_offers(),
            EventCard::AllAtOnce => self.s.flow = Flow::AllAtOnce(0),
            EventCard::MoreOrLess | EventCard::BraveHeart | EventCard::BlackMarket | EventCard::MoonshineStill => {}
        }
    }

    fn pay_each(&mut self, points: fn(&Self, Seat) -> i16) {
        for seat in Seat::all(self.s.seats()) {
            let points = points(self, seat);
            self.pay_for_event(seat, points);
        }
    }

    fn pay_for_event(&mut self, seat: Seat, points: i16) {
        if points != 0 {
            self.score(seat, Tally::Events, points);
            self.tell(Event::EventPaid { seat, points });
        }
    }

    /// BRM-EVT-DANGEROUS-AREAS, BRM-EVT-FAVOURABLE-AREAS, BRM-RUL-44: each pawn counts by its terrain.
    fn points_for_areas(&self, seat: Seat) -> i16 {
        let table = &self.rules.event(self.s.event).vp_per_pawn;
        self.s.player(seat).pawns.iter().map(|pawn| table.get(&pawn.terrain()).copied().unwrap_or(0)).sum()
    }

    /// BRM-EVT-EMPTY-HANDS.
    fn points_for_empty_hands(&self, seat: Seat) -> i16 {
        let event = self.rules.event(EventCard::EmptyHands);
        if self.s.player(seat).resources() <= u16::from(event.max_resources) { event.vp } else { 0 }
    }

    /// BRM-EVT-LIKE-MINDED.
    fn points_for_like_minded(&self, seat: Seat) -> i16 {
        let [first, second] = self.s.player(seat).pawns;
        if first.terrain() == second.terrain() { self.rules.event(EventCard::LikeMinded).vp } else { 0 }
    }

    /// BRM-EVT-FULL-HANDS, BRM-DP-12: four questions each; a kind that a player does not have is not asked for.
    fn ask_for_offers(&mut self) {
        for seat in Seat::all(self.s.seats()) {
            let player = self.player(seat);
            player.offer = [0; 4];
            player.offered = 0;
            player.skip_missing_kinds();
        }
        self.ask(Pending::Offers);
    }

    pub fn enclose(&mut self, seat: Seat, number: u8) {
        let player = self.player(seat);
        let Some(kind) = player.offer.get_mut(usize::from(player.offered)) else {
            return;
        };
        *kind = number;
        player.offered += 1;
        player.skip_missing_kinds();
        if usize::from(player.offered) == Resource::ALL.len() {
            self.tell(Event::Answered { seat });
        }
    }

    /// BRM-RUL-14, BRM-RUL-15: whoever enclosed most, and something, scores and returns exactly that; the others keep theirs.
    pub fn compare_offers(&mut self) {
        let total = |offer: [u8; 4]| offer.iter().map(|&number| u16::from(number)).sum::<u16>();
        let most = Seat::all(self.s.seats()).map(|seat| total(self.s.player(seat).offer)).max().unwrap_or(0);
        for seat in Seat::all(self.s.seats()) {
            let offer = self.s.player(seat).offer;
            self.events.reveal(Audience::All, || Event::OfferShown { seat, offer });
            if most > 0 && total(offer) == most {
                for resource in Resource::ALL {
                    self.spend(seat, *resource, offer[resource.index()]);
                }
                self.pay_for_event(seat, self.rules.event(EventCard::FullHands).vp);
            }
            let player = self.player(seat);
            player.offer = [0; 4];
            player.offered = 0;
        }
    }

    /// BRM-EVT-ALL-AT-ONCE, BRM-RUL-50, BRM-DP-13: in seat order from the round's first leader, whoever has all four kinds.
    pub fn ask_for_trades(&mut self, from: u8) {
        let order = self.s.first_leader.round(self.s.seats()).enumerate().skip(from.into());
        match order.into_iter().find(|&(_, seat)| self.can_trade(seat)) {
            Some((step, seat)) => {
                self.s.flow = Flow::AllAtOnce(step as u8 + 1);
                self.ask(Pending::Trade { seat });
            }
            None => self.s.flow = Flow::NextRound,
        }
    }

    fn can_trade(&self, seat: Seat) -> bool {
        let cost = &self.rules.event(EventCard::AllAtOnce).cost;
        cost.iter().all(|(&resource, &number)| self.s.player(seat).has(resource) >= number)
    }

    pub fn trade(&mut self, seat: Seat) {
        let event = self.rules.event(EventCard::AllAtOnce);
        for (&resource, &number) in &event.cost {
            self.spend(seat, resource, number);
        }
        self.pay_for_event(seat, event.vp);
    }
}

impl crate::state::Player {
    fn skip_missing_kinds(&mut self) {
        while self.stock.get(usize::from(self.offered)) == Some(&0) {
            self.offered += 1;
        }
    }
}
