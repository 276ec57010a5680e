//! Why a move is refused: a code with a sentence in the Fluent files, and the id of the rule against it.

use crate::Broom;
use crate::moves::Move;
use crate::pieces::{CloudSpace, EventCard, Region, RegionSet, Resource, Role, Stance, Tower};
use crate::state::{Pending, State};
use coven_engine::{Illegal, Seat};

impl Broom {
    /// The reason why a move that is not listed for a deciding seat is refused.
    pub(crate) fn reason(&self, s: &State, seat: Seat, m: Move) -> Illegal {
        let Some(pending) = s.pending.top() else {
            return Illegal::GAME_OVER;
        };
        match (pending, m) {
            (Pending::Number, Move::Number(_)) => Illegal::new("broom-number-out-of-range", "BRM-EVT-MORE-OR-LESS"),
            (Pending::Pick, Move::Pick(_)) => Illegal::new("broom-already-picked", "BRM-ROUND-3"),
            (Pending::Lead { .. } | Pending::Follow { .. }, Move::Lay(role, stance)) => self.why_not_lay(s, seat, role, stance),
            (Pending::CowardlyMode { .. }, Move::BlackMarket | Move::Moonshine(_)) => {
                Illegal::new("broom-event-not-in-force", "BRM-RUL-16")
            }
            (Pending::CowardlyMode { .. }, Move::ActBrave | Move::FiveVp) => {
                Illegal::new("broom-no-forest-tile", "BRM-TILE-FOR-2")
            }
            (Pending::Fly { .. }, Move::Fly { from, to }) => self.why_not_fly(s, seat, from, to, self.witch_regions(s)),
            (Pending::FreeMoves { .. }, Move::Fly { from, to }) => self.why_not_fly(s, seat, from, to, RegionSet::LAND),
            (Pending::DropOff { pawn, .. }, Move::Deliver { from, tower }) => {
                let there = s.player(seat).pawns[usize::from(pawn)];
                if from == there {
                    self.why_not_deliver(s, seat, from, tower)
                } else {
                    Illegal::new("broom-other-pawn", "BRM-DEL-6")
                }
            }
            (Pending::Serve { .. }, Move::Deliver { from, tower }) => match self.why_not_deliver(s, seat, from, tower) {
                Illegal::NOT_POSSIBLE => Illegal::new("broom-not-served", "BRM-ROLE-DRUID-TERRAIN"),
                reason => reason,
            },
            (Pending::Arrival { mountain, delivery, .. }, Move::Deliver { from, tower }) => match from {
                _ if !delivery || from != mountain => Illegal::new("broom-other-pawn", "BRM-RUL-31"),
                _ => self.why_not_deliver(s, seat, from, tower),
            },
            (Pending::FreeDelivery { .. }, Move::Deliver { from, tower }) => self.why_not_deliver(s, seat, from, tower),
            (Pending::Gather { .. }, Move::Take(_) | Move::TakeAll) => Illegal::new("broom-other-gain", "BRM-RUL-37"),
            (Pending::Weather { .. } | Pending::FreeDispel { .. }, Move::Dispel(space)) => self.why_not_dispel(s, seat, space),
            (Pending::Turbo { hills, .. }, Move::Circle(circle)) => match self.turbo_circles(s, hills) {
                Some(shown) if shown.contains(&circle) => Illegal::new("broom-circle-blocked", "BRM-RUL-33"),
                _ => Illegal::new("broom-circle-not-shown", "BRM-TILE-HIL-TURBO"),
            },
            (Pending::Offers, Move::Enclose(_)) => Illegal::new("broom-too-few-resources", "BRM-EVT-FULL-HANDS"),
            _ => Illegal::OTHER_QUESTION,
        }
    }

    fn why_not_lay(&self, s: &State, seat: Seat, role: Role, stance: Stance) -> Illegal {
        if s.role.is_some_and(|led| led != role) {
            Illegal::new("broom-must-follow", "BRM-TURN-2")
        } else if !s.player(seat).hand.contains(role) {
            Illegal::new("broom-not-in-hand", "BRM-TURN-1")
        } else if stance == Stance::Cowardly && s.event == EventCard::BraveHeart {
            Illegal::new("broom-brave-heart", "BRM-EVT-BRAVE-HEART")
        } else {
            Illegal::NOT_POSSIBLE
        }
    }

    fn why_not_fly(&self, s: &State, seat: Seat, from: Region, to: Region, wanted: RegionSet) -> Illegal {
        let board = self.board(s.setup.side);
        if !s.player(seat).pawns.contains(&from) {
            Illegal::new("broom-no-pawn-there", "BRM-ROLE-WITCH-COWARD")
        } else if !board.regions.contains(to) {
            Illegal::new("broom-no-such-place", "BRM-BOARD-1")
        } else if !wanted.contains(to) {
            Illegal::new("broom-wrong-terrain", "BRM-ROLE-WITCH-COWARD")
        } else if board.near(from, s.clouded).contains(to) {
            Illegal::new("broom-cloud-blocks", "BRM-BOARD-6")
        } else {
            Illegal::new("broom-not-adjacent", "BRM-BOARD-3")
        }
    }

    fn why_not_deliver(&self, s: &State, seat: Seat, from: Region, tower: Tower) -> Illegal {
        let board = self.board(s.setup.side);
        let orange_tile = tower == Tower::ORANGE_TILE;
        let touches = if orange_tile { self.has_orange_tile(s, from) } else { board.touching(from) & tower.bit() != 0 };
        if !orange_tile && !board.has_tower(tower) {
            Illegal::new("broom-no-such-place", "BRM-BOARD-1")
        } else if !s.player(seat).pawns.contains(&from) {
            Illegal::new("broom-no-pawn-there", "BRM-DEL-1")
        } else if !touches {
            Illegal::new("broom-tower-out-of-reach", "BRM-BOARD-7")
        } else if !orange_tile && self.working_towers(s, from) & tower.bit() == 0 {
            Illegal::new("broom-covered-tower", "BRM-RUL-47")
        } else if s.occupied & tower.bit() != 0 {
            Illegal::new("broom-tower-occupied", "BRM-DEL-2")
        } else if s.player(seat).has(board.colour_of(tower)) == 0 {
            Illegal::new("broom-no-potion", "BRM-DEL-1")
        } else {
            Illegal::NOT_POSSIBLE
        }
    }

    fn why_not_dispel(&self, s: &State, seat: Seat, space: CloudSpace) -> Illegal {
        let board = self.board(s.setup.side);
        let Some(&region) = board.cloud_spaces.get(space.index()).filter(|_| space.side() == s.setup.side) else {
            return Illegal::new("broom-no-such-place", "BRM-BOARD-5");
        };
        let Some(cloud) = s.clouds[space.index()] else {
            return Illegal::new("broom-no-cloud", "BRM-CLOUD-2");
        };
        if !s.player(seat).pawns.iter().any(|&pawn| board.near(pawn, s.clouded).contains(region)) {
            Illegal::new("broom-cloud-not-near", "BRM-CLOUD-2")
        } else if self.clouds[cloud.index()].wands > s.player(seat).has(Resource::Wand) {
            Illegal::new("broom-too-few-wands", "BRM-RUL-39")
        } else {
            Illegal::NOT_POSSIBLE
        }
    }
}
