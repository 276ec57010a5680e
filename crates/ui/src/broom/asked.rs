//! What looks like an answer but is none, and the reasons against it.

use crate::table;
use coven_broom::{Broom, CloudSpace, Move, Pending, Region, Role, Stance, State, Tower};
use coven_engine::{Illegal, Seat};

/// What a seat is asked in Broom Service.
pub type Asked = table::Asked<Move>;
pub type Choice = table::Choice<Move>;

impl Asked {
    /// Why a role cannot be laid.
    pub fn why_not_lay(&self, role: Role) -> Option<Illegal> {
        self.why(|m| matches!(m, Move::Lay(other, _) if other == role))
    }

    pub fn why_not_fly(&self, region: Region) -> Option<Illegal> {
        self.why(|m| matches!(m, Move::Fly { to, .. } if to == region))
    }

    pub fn why_not_deliver(&self, tower: Tower) -> Option<Illegal> {
        self.why(|m| matches!(m, Move::Deliver { tower: other, .. } if other == tower))
    }

    pub fn why_not_dispel(&self, space: CloudSpace) -> Option<Illegal> {
        self.why(|m| m == Move::Dispel(space))
    }
}

/// What a person might click on while this question is open.
pub(super) fn tempting(rules: &Broom, state: &State, seat: Seat) -> Vec<Move> {
    let Some(question) = state.pending.top() else {
        return Vec::new();
    };
    let side = rules.data().side(state.setup.side);
    let player = state.player(seat);
    // The pawn from which a thing is nearest to being possible comes first, so that its reason is the one that is given.
    let pawns = |touches: &dyn Fn(Region) -> bool| {
        let mut pawns = player.pawns;
        pawns.sort_by_key(|&pawn| !touches(pawn));
        pawns[0]
    };
    match question {
        Pending::Lead { .. } | Pending::Follow { .. } => {
            player.hand.flat_map(|role| Stance::ALL.iter().map(move |&stance| Move::Lay(role, stance))).collect()
        }
        Pending::Fly { .. } | Pending::FreeMoves { .. } => side
            .region
            .iter()
            .map(|to| Move::Fly { from: pawns(&|pawn| to.adjacent.contains(&pawn)), to: to.id })
            .filter(|m| !matches!(m, Move::Fly { from, to } if from == to))
            .collect(),
        Pending::Serve { .. } | Pending::FreeDelivery { .. } => side
            .tower
            .iter()
            .map(|tower| Move::Deliver { from: pawns(&|pawn| tower.regions.contains(&pawn)), tower: tower.id })
            .collect(),
        Pending::DropOff { pawn, .. } => {
            let from = player.pawns[usize::from(pawn)];
            side.tower.iter().map(|tower| Move::Deliver { from, tower: tower.id }).collect()
        }
        Pending::Arrival { mountain, .. } => {
            side.tower.iter().map(|tower| Move::Deliver { from: mountain, tower: tower.id }).collect()
        }
        Pending::Weather { .. } | Pending::FreeDispel { .. } => {
            side.cloud_space.iter().map(|space| Move::Dispel(space.id)).collect()
        }
        _ => Vec::new(),
    }
}
