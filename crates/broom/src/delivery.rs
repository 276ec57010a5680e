//! Chapter 6, delivering a potion.

use crate::Broom;
use crate::events::Event;
use crate::pieces::{Cloud, HillTile, Region, Resource, Terrain, Tower};
use crate::play::Play;
use crate::state::{State, Tally};
use coven_engine::{Dice, Events, Seat};

impl Broom {
    /// BRM-DEL-1, BRM-DEL-2, BRM-RUL-21: the towers that a pawn of the seat in a region can serve now, as bits. Clouds do not
    /// matter here.
    pub(crate) fn servable(&self, s: &State, seat: Seat, from: Region) -> u64 {
        self.towers_at(s, from) & self.deliverable(s, seat)
    }

    /// The towers with room for a potion that the seat has, wherever they stand.
    pub(crate) fn deliverable(&self, s: &State, seat: Seat) -> u64 {
        let board = self.board(s.setup.side);
        let player = s.player(seat);
        let held = Resource::POTIONS.into_iter().filter(|&colour| player.has(colour) > 0);
        held.fold(0, |towers, colour| towers | board.of_colour(colour)) & !s.occupied
    }

    /// The towers that can be served from a region, the orange hill tile among them.
    pub(crate) fn towers_at(&self, s: &State, from: Region) -> u64 {
        let orange_tile = if self.has_orange_tile(s, from) { Tower::ORANGE_TILE.bit() } else { 0 };
        self.working_towers(s, from) | orange_tile
    }

    /// BRM-TILE-MTN-1, BRM-RUL-47: towers under a mountain tile have no function.
    pub(crate) fn working_towers(&self, s: &State, from: Region) -> u64 {
        let board = self.board(s.setup.side);
        let covered = if s.setup.mountain_tiles { board.covered } else { 0 };
        board.touching(from) & !covered
    }

    /// BRM-TILE-HIL-ORANGE, BRM-RUL-35: the orange hill tile lies on these hills.
    pub(crate) fn has_orange_tile(&self, s: &State, hills: Region) -> bool {
        s.setup.hill_tiles
            && hills.terrain() == Terrain::Hills
            && s.hill_tiles
                .get(hills.number())
                .copied()
                .flatten()
                .is_some_and(|tile: HillTile| self.turbo[tile.index()].is_none())
    }

    /// BRM-STORM-TAILWIND, BRM-RUL-27: extra points for every tailwind near the delivering pawn.
    fn tailwind(&self, s: &State, from: Region) -> i16 {
        if !s.setup.storm_clouds {
            return 0;
        }
        let board = self.board(s.setup.side);
        let near = board.near(from, s.clouded);
        let bonus = |(&region, cloud): (&Region, &Option<Cloud>)| match cloud {
            Some(cloud) if near.contains(region) => self.clouds[cloud.index()].delivery_bonus,
            _ => 0,
        };
        board.cloud_spaces.iter().zip(&s.clouds).map(bonus).sum()
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// BRM-DEL-2, BRM-DEL-3, BRM-DEL-4: the potion goes to the tower or to the supply, and the tower pays.
    pub fn deliver(&mut self, seat: Seat, from: Region, tower: Tower, bonus: i16) {
        let colour = self.board().colour_of(tower);
        self.spend(seat, colour, 1);
        if !tower.is_square() {
            self.s.occupied |= tower.bit();
        }
        let pays = self.board().tower(tower);
        let tailwind = self.rules.tailwind(self.s, from);
        self.supply(seat, Resource::Wand, pays.wands);
        self.score(seat, Tally::Towers, pays.points);
        self.score(seat, Tally::Roles, bonus);
        self.score(seat, Tally::Storms, tailwind);
        let (side, points, wands) = (self.s.setup.side, pays.points, pays.wands);
        self.tell(Event::Delivered { seat, side, from, tower, points, wands, bonus, tailwind });
    }
}
