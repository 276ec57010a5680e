//! Chapter 10, mountain tiles with amulets, and hill tiles.

use crate::Broom;
use crate::events::Event;
use crate::pieces::{Circle, MountainTile, Region, Resource, Terrain, Tower};
use crate::play::Play;
use crate::state::{Pending, State};
use coven_engine::{Dice, Events, Seat};

/// BRM-TILE-FOR-6: the number is the tile's name in the box.
pub(crate) const FOREST_TILE_POINTS: i16 = 5;

impl Broom {
    /// BRM-TILE-HIL-TURBO: the two circles that the tile on these hills shows; none for other regions and the orange tile.
    pub(crate) fn turbo_circles(&self, s: &State, hills: Region) -> Option<[Circle; 2]> {
        if hills.terrain() != Terrain::Hills {
            return None;
        }
        let tile = s.hill_tiles.get(hills.number()).copied().flatten()?;
        self.turbo[tile.index()]
    }

    /// BRM-TILE-HIL-2, BRM-RUL-33: a circle under a cloud cannot be flown to.
    pub(crate) fn circle_is_open(&self, s: &State, circle: Circle) -> bool {
        self.board(s.setup.side).circle(circle).is_some_and(|region| !s.clouded.contains(region))
    }

    /// BRM-RUL-31: the pawn that arrived stands on the mountain now, and something can be delivered.
    pub(crate) fn deliverable_on_arrival(&self, s: &State, pending: Pending) -> u64 {
        match pending {
            Pending::Arrival { seat, mountain, pawn, delivery: true, .. }
                if s.player(seat).pawns[usize::from(pawn)] == mountain =>
            {
                self.servable(s, seat, mountain)
            }
            _ => 0,
        }
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// BRM-TILE-MTN-2, BRM-RUL-30: a tile lies there, and the own amulet still beside it.
    pub fn finds_amulet(&self, seat: Seat, mountain: Region) -> bool {
        let tile = self.s.mountain_tiles.get(mountain.number()).copied().flatten();
        tile.is_some() && self.s.player(seat).amulets >> mountain.number() & 1 == 0
    }

    pub fn take_amulet(&mut self, seat: Seat, mountain: Region) {
        self.player(seat).amulets |= 1 << mountain.number();
        self.tell(Event::AmuletTaken { seat, side: self.s.setup.side, mountain });
    }

    /// BRM-TILE-MTN-2, BRM-DP-10: the tile is used once, completely; the question stays open for the delivery.
    pub fn use_mountain_tile(&mut self) {
        let Some(Pending::Arrival { seat, mountain, pawn, tile: true, delivery }) = self.s.pending.top() else {
            return;
        };
        self.s.pending.replace_top(Pending::Arrival { seat, mountain, pawn, tile: false, delivery });
        let Some(tile) = self.s.mountain_tiles.get(mountain.number()).copied().flatten() else {
            return;
        };
        self.tell(Event::MountainTileUsed { seat, tile });
        match tile {
            // BRM-TILE-MTN-POTIONS, BRM-TILE-MTN-WANDS.
            MountainTile::Potions | MountainTile::Wands => {
                for resource in Resource::ALL {
                    let number = self.rules.mountain_tile(tile).gain.get(resource).copied().unwrap_or(0);
                    self.gain(seat, *resource, number);
                }
            }
            // BRM-TILE-MTN-DELIVER, BRM-RUL-23: it counts as a card of its own.
            MountainTile::Deliver => self.ask(Pending::FreeDelivery { seat }),
            // BRM-TILE-MTN-MOVES.
            MountainTile::Moves => {
                let left = self.rules.mountain_tile(tile).moves;
                self.ask(Pending::FreeMoves { seat, left });
            }
            // BRM-TILE-MTN-DISPEL.
            MountainTile::Dispel => self.ask(Pending::FreeDispel { seat }),
        }
    }

    pub fn decline_mountain_tile(&mut self, seat: Seat) {
        if let Some(Pending::Arrival { seat, mountain, pawn, delivery, .. }) = self.s.pending.top() {
            self.s.pending.replace_top(Pending::Arrival { seat, mountain, pawn, tile: false, delivery });
        }
        self.tell(Event::Declined { seat });
    }

    /// BRM-DEL-5: the one delivery of the brave Mountain Witch; the tile stays to be used.
    pub fn deliver_on_arrival(&mut self, seat: Seat, from: Region, tower: Tower) {
        if let Some(Pending::Arrival { seat, mountain, pawn, tile, .. }) = self.s.pending.top() {
            self.s.pending.replace_top(Pending::Arrival { seat, mountain, pawn, tile, delivery: false });
        }
        self.deliver(seat, from, tower, 0);
    }
}
