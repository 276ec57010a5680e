//! The reasons against what looks like an answer but is none.

use crate::table;
use coven_broom::{CloudSpace, Move, Region, Role, Tower};
use coven_engine::Illegal;

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
