//! Chapter 7, clouds, and the storm clouds of chapter 10.

use crate::Broom;
use crate::data::StormKind;
use crate::events::Event;
use crate::legal::bits;
use crate::pieces::{CloudSpace, RegionSet, Resource};
use crate::play::Play;
use crate::state::{Pending, Player, State, Tally};
use coven_engine::{Dice, Events, Seat};

/// What the rules need to know of a cloud (BRM-CLOUD-1).
#[derive(Clone, Copy, Debug)]
pub struct CloudInfo {
    pub wands: u8,
    pub bolts: u8,
    /// What dispelling it brings besides the bolts.
    pub gift: Gift,
    /// Extra points for deliveries near it.
    pub delivery_bonus: i16,
}

/// What a dispelled storm cloud brings (BRM-STORM-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gift {
    Nothing,
    Moves(u8),
    Delivery,
    Points { colour: Resource, needed: u8, points: i16 },
}

impl CloudInfo {
    pub fn new(data: &crate::data::CloudData) -> CloudInfo {
        let gift = match (data.kind, data.colour) {
            (Some(StormKind::Gust), _) => Gift::Moves(data.free_moves),
            (Some(StormKind::Parcel), _) => Gift::Delivery,
            (Some(StormKind::Hoard), Some(colour)) => Gift::Points { colour, needed: data.needed, points: data.vp },
            _ => Gift::Nothing,
        };
        CloudInfo { wands: data.wands, bolts: data.bolts, gift, delivery_bonus: data.delivery_bonus_vp }
    }
}

impl Broom {
    /// BRM-CLOUD-2, BRM-RUL-26, BRM-RUL-39, BRM-RUL-41: the spaces whose cloud the seat can dispel now, as bits: near an own
    /// pawn, and the price can be paid.
    pub(crate) fn dispellable(&self, s: &State, seat: Seat) -> u32 {
        let player = s.player(seat);
        let [first, second] = player.pawns.map(|pawn| self.board(s.setup.side).near(pawn, s.clouded));
        self.dispellable_near(s, player, first.or(second))
    }

    /// The same where it is known what is near the pawns.
    pub(crate) fn dispellable_near(&self, s: &State, player: &Player, near: RegionSet) -> u32 {
        let board = self.board(s.setup.side);
        let wands = player.has(Resource::Wand);
        let spaces = near.and(s.clouded).fold(0, |spaces, region| spaces | board.cloud_spaces_of(region));
        let payable = |space: &usize| s.clouds[*space].is_some_and(|cloud| self.clouds[cloud.index()].wands <= wands);
        bits(spaces.into()).filter(payable).fold(0, |spaces, space| spaces | 1 << space)
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// BRM-CLOUD-2, BRM-CLOUD-3, BRM-ROLE-FAIRY-COWARD, BRM-ROLE-FAIRY-BRAVE: pay, keep the tile, and a brave fairy her bonus.
    pub fn dispel(&mut self, seat: Seat, space: CloudSpace, brave: bool) {
        let Some(cloud) = self.s.clouds[space.index()].take() else {
            return;
        };
        self.lift_cloud_from(space);
        let info = self.rules.clouds[cloud.index()];
        self.spend(seat, Resource::Wand, info.wands);
        let player = self.player(seat);
        player.bolts += info.bolts;
        player.clouds |= cloud.bit();
        let bonus = self.s.role.filter(|_| brave).map_or(0, |role| self.rules.role(role).brave_bonus_vp);
        self.score(seat, Tally::Roles, bonus);
        self.tell(Event::Dispelled { seat, space, cloud, wands: info.wands, bonus });
        match info.gift {
            Gift::Nothing => {}
            // BRM-STORM-GUST.
            Gift::Moves(left) => self.ask(Pending::FreeMoves { seat, left }),
            // BRM-STORM-PARCEL.
            Gift::Delivery => self.ask(Pending::FreeDelivery { seat }),
            // BRM-STORM-HOARD, BRM-RUL-46: counted now, potions only, and kept.
            Gift::Points { colour, needed, points } => {
                if self.s.player(seat).has(colour) >= needed {
                    self.score(seat, Tally::Storms, points);
                    self.tell(Event::Hoard { seat, points });
                }
            }
        }
    }

    /// BRM-BOARD-6: a region is free when its last cloud is gone.
    fn lift_cloud_from(&mut self, space: CloudSpace) {
        let board = self.rules.board(self.s.setup.side);
        let region = board.cloud_spaces[space.index()];
        if bits(board.cloud_spaces_of(region).into()).all(|space| self.s.clouds[space].is_none()) {
            self.s.clouded = self.s.clouded.without(region);
        }
    }
}
