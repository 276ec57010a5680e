//! Chapter 5, the roles: what a laid card does. The brave action of a card is asked after all followers, a cowardly one at once.

use crate::Broom;
use crate::data::RoleData;
use crate::events::Event;
use crate::pieces::{Circle, ForestTile, Region, RegionSet, Resource, Role, Terrain, Tower};
use crate::play::Play;
use crate::state::{Pending, State};
use coven_engine::{Dice, Events, Seat};

/// The four kinds of roles, with what tells those of a kind apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Moves a pawn to a region of these.
    Witch(RegionSet),
    /// BRM-ROLE-DRUID-TERRAIN: serves pawns in regions of these.
    Druid(RegionSet),
    /// Gathers potions of this colour, and wands.
    Gatherer(Resource),
    Fairy,
}

impl Kind {
    pub fn of(role: &RoleData) -> Kind {
        match (role.terrain, role.colour) {
            (Some(terrain), _) => Kind::Witch(RegionSet::of(terrain)),
            (None, Some(colour)) => Kind::Gatherer(colour),
            (None, None) if !role.terrains.is_empty() => {
                Kind::Druid(role.terrains.iter().fold(RegionSet::NONE, |regions, &terrain| regions.or(RegionSet::of(terrain))))
            }
            (None, None) => Kind::Fairy,
        }
    }
}

impl Broom {
    pub(crate) fn kind(&self, role: Role) -> Kind {
        self.kinds[role.index()]
    }

    /// Where the pawns of a seat may move, by the region they stand in; two pawns in one region are the same choice.
    pub(crate) fn flights(&self, s: &State, seat: Seat, to: RegionSet) -> impl Iterator<Item = (Region, RegionSet)> {
        let [first, second] = s.player(seat).pawns;
        let board = self.board(s.setup.side);
        let (clouded, both) = (s.clouded, first != second);
        [Some(first), both.then_some(second)].into_iter().flatten().map(move |from| (from, board.reach(from, clouded).and(to)))
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// Asks for the action of the role of this turn.
    pub fn act(&mut self, seat: Seat, brave: bool) {
        let Some(role) = self.s.role else {
            return;
        };
        self.ask(match self.rules.kind(role) {
            Kind::Witch(_) => Pending::Fly { seat, brave },
            Kind::Druid(_) => Pending::Serve { seat, brave },
            Kind::Gatherer(_) => Pending::Gather { seat, brave },
            Kind::Fairy => Pending::Weather { seat, brave },
        });
    }

    /// BRM-ROLE-WITCH-BRAVE, BRM-ROLE-WITCH-COWARD: a pawn moves; `brave` says whether it may deliver where it ends
    /// (BRM-RUL-2, BRM-RUL-3). Virtual moves are never brave (BRM-RUL-29).
    pub fn fly(&mut self, seat: Seat, from: Region, to: Region, brave: bool) {
        let pawn = self.pawn_that_leaves(seat, from);
        self.tell(Event::Moved { seat, side: self.s.setup.side, from, to });
        match self.open_circles(to) {
            Some([Some(_), Some(_)]) => self.ask(Pending::Turbo { seat, pawn, hills: to, brave }),
            Some([Some(only), None] | [None, Some(only)]) => self.fly_on(seat, pawn, only, brave),
            _ => self.arrive(seat, pawn, to, brave),
        }
    }

    /// BRM-RUL-31: if both own pawns share a mountain on which a delivery is still open, the one that leaves is not the one
    /// that delivers.
    fn pawn_that_leaves(&self, seat: Seat, from: Region) -> u8 {
        let pawns = self.s.player(seat).pawns;
        let delivers = self.s.pending.iter().find_map(|pending| match pending {
            Pending::Arrival { mountain, pawn, delivery: true, .. } if mountain == from => Some(pawn),
            _ => None,
        });
        match delivers {
            Some(stays) if pawns == [from, from] => 1 - stays,
            _ => u8::from(pawns[0] != from),
        }
    }

    /// BRM-TILE-HIL-TURBO, BRM-RUL-33: the circles to which a turbo tile on these hills sends a pawn, without those under a
    /// cloud; none where there is no turbo tile.
    fn open_circles(&self, hills: Region) -> Option<[Option<Circle>; 2]> {
        let circles = self.rules.turbo_circles(self.s, hills)?;
        Some(circles.map(|circle| Some(circle).filter(|&circle| self.rules.circle_is_open(self.s, circle))))
    }

    /// BRM-DP-9, BRM-RUL-34: the flight belongs to the move that started it; a brave Hill Witch may deliver where it ends.
    pub fn fly_on(&mut self, seat: Seat, pawn: u8, circle: Circle, brave: bool) {
        if let Some(to) = self.board().circle(circle) {
            self.tell(Event::FlewOn { seat, side: self.s.setup.side, circle, to });
            self.arrive(seat, pawn, to, brave);
        }
    }

    /// A pawn ends its move: what lies there is taken or asked, depth first (BRM-RUL-32).
    fn arrive(&mut self, seat: Seat, pawn: u8, at: Region, brave: bool) {
        self.player(seat).pawns[usize::from(pawn)] = at;
        match at.terrain() {
            Terrain::Forest => self.take_forest_tile(seat, at),
            Terrain::Mountain if self.finds_amulet(seat, at) => {
                self.take_amulet(seat, at);
                self.ask(Pending::Arrival { seat, mountain: at, pawn, tile: true, delivery: brave });
                return;
            }
            _ => {}
        }
        if brave {
            self.ask(Pending::DropOff { seat, pawn });
        }
    }

    /// BRM-TILE-FOR-2: the first to come takes the tile, by any kind of move; it helps with a later card (BRM-RUL-19).
    fn take_forest_tile(&mut self, seat: Seat, forest: Region) {
        let tile: Option<ForestTile> = self.s.forest_tiles.get_mut(forest.number()).and_then(Option::take);
        if let Some(tile) = tile {
            self.player(seat).forest_tiles[tile.index()] += 1;
            self.tell(Event::ForestTileTaken { seat, tile });
        }
    }

    /// BRM-ROLE-DRUID-COWARD, BRM-ROLE-DRUID-BRAVE: the bonus comes only with a delivery.
    pub fn serve(&mut self, seat: Seat, from: Region, tower: Tower, brave: bool) {
        let bonus = self.s.role.filter(|_| brave).map_or(0, |role| self.rules.role(role).brave_bonus_vp);
        self.deliver(seat, from, tower, bonus);
    }

    /// BRM-ROLE-GATHERER-BRAVE, BRM-RUL-37: all of it.
    pub fn gather_bravely(&mut self, seat: Seat) {
        if let Some(role) = self.s.role {
            for (&resource, &number) in &self.rules.role(role).brave_gain {
                self.gain(seat, resource, number);
            }
        }
    }
}
