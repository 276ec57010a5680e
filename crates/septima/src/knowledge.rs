//! What a good player would say about a position, as far as the points on the table tell it.

use crate::components::Septima;
use crate::state::State;
use crate::words::Season;
use coven_engine::knowledge::by_lead;
use coven_engine::{Knowledge, MAX_SEATS, Rules};

/// A lead of so many points at the end is nearly won; early leads mean less.
const DECISIVE: f32 = 20.0;

impl Knowledge for Septima {
    fn outlook(&self, state: &State, seats: usize) -> [f32; MAX_SEATS] {
        let seasons_left = Season::ALL.iter().filter(|&&season| season > state.board.season).count() as f32;
        by_lead(seats, DECISIVE * (1.0 + seasons_left / 2.0), |seat| self.points(state, seat) as f32)
    }
}
