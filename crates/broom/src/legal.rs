//! Chapter 12, decision points: what the answer to each question can be.

use crate::Broom;
use crate::moves::Move;
use crate::pieces::{Circle, CloudSpace, EventCard, ForestTile, Region, RegionSet, Resource, RoleSet, Stance, Tower};
use crate::roles::Kind;
use crate::state::{Pending, State};
use coven_engine::{MoveList, Seat};

impl Broom {
    /// Something is left to choose. A question that is not open is not asked.
    pub(crate) fn is_open(&self, s: &State, pending: Pending) -> bool {
        match pending {
            Pending::Number | Pending::Pick | Pending::Offers => s.first_deciding().is_some(),
            Pending::Fly { seat, .. } => self.can_fly(s, seat, self.witch_regions(s)),
            Pending::DropOff { seat, pawn } => self.servable(s, seat, s.player(seat).pawns[usize::from(pawn)]) != 0,
            Pending::Serve { seat, .. } => self.serves(s, seat, self.druid_regions(s)).any(|(_, towers)| towers != 0),
            Pending::Weather { seat, .. } | Pending::FreeDispel { seat } => self.dispellable(s, seat) != 0,
            Pending::Arrival { tile, .. } => tile || self.deliverable_on_arrival(s, pending) != 0,
            Pending::FreeMoves { seat, left } => left > 0 && self.can_fly(s, seat, RegionSet::LAND),
            Pending::FreeDelivery { seat } => self.serves(s, seat, RegionSet::LAND).any(|(_, towers)| towers != 0),
            Pending::ExtraCard { .. }
            | Pending::Lead { .. }
            | Pending::Follow { .. }
            | Pending::CowardlyMode { .. }
            | Pending::Gather { .. }
            | Pending::Turbo { .. }
            | Pending::Trade { .. } => true,
        }
    }

    /// Writes the answers to the question on top, for a seat that is asked.
    pub(crate) fn options(&self, s: &State, seat: Seat, out: &mut MoveList<Move>) {
        let Some(pending) = s.pending.top() else {
            return;
        };
        match pending {
            Pending::Number => out.extend(self.event(EventCard::MoreOrLess).choices.iter().map(|&roles| Move::Number(roles))),
            Pending::ExtraCard { .. } => out.extend([Move::UseExtraCard, Move::KeepExtraCard]),
            Pending::Pick => RoleSet::ALL.minus(s.player(seat).hand).for_each(|role| out.push(Move::Pick(role))),
            Pending::Lead { .. } => self.leads(s, seat, out),
            Pending::Follow { .. } => {
                if let Some(role) = s.role {
                    Stance::ALL.iter().for_each(|&stance| out.push(Move::Lay(role, stance)));
                }
            }
            Pending::CowardlyMode { .. } => self.cowardly_modes(s, seat, out),
            Pending::Fly { .. } => self.flight_options(s, seat, self.witch_regions(s), out),
            Pending::DropOff { pawn, .. } => {
                let from = s.player(seat).pawns[usize::from(pawn)];
                push_deliveries(s, from, self.servable(s, seat, from), out);
                out.push(Move::Decline);
            }
            Pending::Serve { .. } => self.delivery_options(s, seat, self.druid_regions(s), out),
            Pending::Gather { brave, .. } => self.gather_options(s, brave, out),
            Pending::Weather { .. } | Pending::FreeDispel { .. } => {
                let spaces = self.dispellable(s, seat);
                out.extend(bits(spaces.into()).map(|space| Move::Dispel(CloudSpace::at(s.setup.side, space))));
                out.push(Move::Decline);
            }
            Pending::Turbo { hills, .. } => {
                let circles = self.turbo_circles(s, hills).into_iter().flatten();
                out.extend(circles.filter(|&circle: &Circle| self.circle_is_open(s, circle)).map(Move::Circle));
            }
            Pending::Arrival { mountain, tile, .. } => self.arrival_options(s, pending, mountain, tile, out),
            Pending::FreeMoves { .. } => self.flight_options(s, seat, RegionSet::LAND, out),
            Pending::FreeDelivery { .. } => self.delivery_options(s, seat, RegionSet::LAND, out),
            Pending::Offers => {
                let player = s.player(seat);
                let held = player.stock.get(usize::from(player.offered)).copied().unwrap_or(0);
                out.extend((0..=held).map(Move::Enclose));
            }
            Pending::Trade { .. } => out.extend([Move::Trade, Move::Decline]),
        }
    }

    /// BRM-DP-5, BRM-RUL-13: with Brave Heart the leader must be brave.
    fn leads(&self, s: &State, seat: Seat, out: &mut MoveList<Move>) {
        let cowardly = s.event != EventCard::BraveHeart;
        for role in s.player(seat).hand {
            out.push(Move::Lay(role, Stance::Brave));
            if cowardly {
                out.push(Move::Lay(role, Stance::Cowardly));
            }
        }
    }

    /// BRM-DP-7: a cowardly card may do something else than its action.
    pub(crate) fn has_cowardly_alternatives(&self, s: &State, seat: Seat) -> bool {
        let player = s.player(seat);
        matches!(s.event, EventCard::BlackMarket | EventCard::MoonshineStill)
            || player.owns(ForestTile::ActBrave)
            || player.owns(ForestTile::FiveVp)
    }

    /// BRM-RUL-16, BRM-RUL-17: exactly one of these.
    fn cowardly_modes(&self, s: &State, seat: Seat, out: &mut MoveList<Move>) {
        out.push(Move::Act);
        match s.event {
            EventCard::BlackMarket => out.push(Move::BlackMarket),
            EventCard::MoonshineStill => out.extend(Resource::ALL.iter().copied().map(Move::Moonshine)),
            _ => {}
        }
        if s.player(seat).owns(ForestTile::ActBrave) {
            out.push(Move::ActBrave);
        }
        if s.player(seat).owns(ForestTile::FiveVp) {
            out.push(Move::FiveVp);
        }
    }

    /// The regions to which the witch of this turn flies.
    pub(crate) fn witch_regions(&self, s: &State) -> RegionSet {
        match s.role.map(|role| self.kind(role)) {
            Some(Kind::Witch(regions)) => regions,
            _ => RegionSet::NONE,
        }
    }

    /// The regions that the druid of this turn serves.
    pub(crate) fn druid_regions(&self, s: &State) -> RegionSet {
        match s.role.map(|role| self.kind(role)) {
            Some(Kind::Druid(regions)) => regions,
            _ => RegionSet::NONE,
        }
    }

    fn can_fly(&self, s: &State, seat: Seat, to: RegionSet) -> bool {
        self.flights(s, seat, to).any(|(_, reach)| !reach.is_empty())
    }

    fn flight_options(&self, s: &State, seat: Seat, to: RegionSet, out: &mut MoveList<Move>) {
        for (from, reach) in self.flights(s, seat, to) {
            reach.for_each(|to| out.push(Move::Fly { from, to }));
        }
        out.push(Move::Stay);
    }

    /// BRM-RUL-22, BRM-RUL-28, BRM-RUL-42: the towers that the seat can serve from regions of these, by the pawn's region.
    fn serves(&self, s: &State, seat: Seat, regions: RegionSet) -> impl Iterator<Item = (Region, u64)> {
        let [first, second] = s.player(seat).pawns;
        let both = first != second;
        [Some(first), both.then_some(second)]
            .into_iter()
            .flatten()
            .filter(move |&from| regions.contains(from))
            .map(move |from| (from, self.servable(s, seat, from)))
    }

    fn delivery_options(&self, s: &State, seat: Seat, regions: RegionSet, out: &mut MoveList<Move>) {
        for (from, towers) in self.serves(s, seat, regions) {
            push_deliveries(s, from, towers, out);
        }
        out.push(Move::Decline);
    }

    /// BRM-ROLE-GATHERER-COWARD, BRM-RUL-37.
    fn gather_options(&self, s: &State, brave: bool, out: &mut MoveList<Move>) {
        if brave {
            out.push(Move::TakeAll);
        } else if let Some(role) = s.role {
            out.extend(self.role(role).cowardly_gain_one_of.iter().copied().map(Move::Take));
        }
        out.push(Move::Decline);
    }

    /// BRM-DP-10.
    fn arrival_options(&self, s: &State, pending: Pending, mountain: Region, tile: bool, out: &mut MoveList<Move>) {
        if tile {
            out.extend([Move::UseTile, Move::DeclineTile]);
        }
        let towers = self.deliverable_on_arrival(s, pending);
        if towers != 0 {
            push_deliveries(s, mountain, towers, out);
            out.push(Move::Done);
        }
    }
}

fn push_deliveries(s: &State, from: Region, towers: u64, out: &mut MoveList<Move>) {
    bits(towers).for_each(|tower| out.push(Move::Deliver { from, tower: Tower::at(s.setup.side, tower) }));
}

pub(crate) fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let bit = mask.trailing_zeros() as usize;
        mask &= mask - 1;
        Some(bit)
    })
}
