//! What looks like an answer but may be none: a page asks why not, and shows the reason where somebody would click.

use crate::state::{Pending, State};
use crate::{Broom, Move, Region, Stance};
use coven_engine::Seat;

impl Broom {
    /// What a person might click on while this question is open.
    pub fn tempting(&self, state: &State, seat: Seat) -> Vec<Move> {
        let Some(question) = state.pending.top() else {
            return Vec::new();
        };
        let side = self.data().side(state.setup.side);
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
}
