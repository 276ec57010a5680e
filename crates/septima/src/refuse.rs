//! Why a move is not allowed.

use crate::moves::Move;
use crate::scene::Scene;
use coven_engine::{Illegal, Seat};

impl Scene<'_> {
    pub fn why_not(&self, _seat: Seat, _m: Move) -> Illegal {
        Illegal::NOT_POSSIBLE
    }
}
