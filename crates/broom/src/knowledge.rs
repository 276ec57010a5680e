//! Advice for computer players: about how many points a move is worth (`appraisal`), and how well a seat stands.

mod appraisal;
mod reasons;

pub(crate) use appraisal::Prices;

use crate::Broom;
use crate::events::Event;
use crate::moves::Move;
use crate::pieces::{Resource, Role, RoleSet};
use crate::state::{Pending, State};
use coven_engine::knowledge::by_lead;
use coven_engine::{Knowledge, MAX_SEATS, Phrase, Seat};

/// Roughly the points that a potion in stock turns into.
const POTION: f32 = 1.6;
/// Roughly the points that a wand turns into.
const WAND: f32 = 1.2;
/// Roughly the points of a lightning bolt on a growing pile.
const BOLT: f32 = 2.0;
/// What leading the next turn is worth.
const LEAD: f32 = 0.7;
/// The smallest weight of a legal move: the search must still try it now and then.
const SOMETHING: f32 = 0.05;
/// A lead of this many points is nearly a victory.
const DECISIVE: f32 = 25.0;

impl Knowledge for Broom {
    const PARAMETERS: &'static str = include_str!("../parameters.toml");
    const CALIBRATION: &'static str = include_str!("../calibration.toml");

    type Belief = ();
    type Notes = PicksSoFar;

    fn advise(&self, s: &State, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        let appraisal = self.appraise(s, seat);
        weights.clear();
        weights.extend(moves.iter().map(|&m| appraisal.worth(m).max(SOMETHING)));
    }

    fn advise_along(&self, s: &State, seat: Seat, moves: &[Move], weights: &mut Vec<f32>, picks: &mut PicksSoFar) {
        if s.pending.top() != Some(Pending::Pick) {
            return self.advise(s, seat, moves, weights);
        }
        picks.begin(s.round, seat);
        let appraisal = self.appraise(s, seat);
        weights.clear();
        weights.extend(moves.iter().map(|&m| match m {
            Move::Pick(role) => picks.worth(role, |role| appraisal.worth_of_holding(role)).max(SOMETHING),
            m => appraisal.worth(m).max(SOMETHING),
        }));
    }

    fn outlook(&self, s: &State, seats: usize) -> [f32; MAX_SEATS] {
        // Late in the game stock that is not delivered is worth only its sets.
        let left = f32::from(self.data.setup.rounds - s.round) / f32::from(self.data.setup.rounds);
        by_lead(seats, DECISIVE, |seat| {
            let player = s.player(seat);
            let potions = Resource::POTIONS.iter().map(|&colour| f32::from(player.has(colour).min(4))).sum::<f32>();
            let stock = potions * POTION + f32::from(player.has(Resource::Wand).min(5)) * WAND;
            f32::from(player.points()) + f32::from(self.final_points(player)) + stock * left
        })
    }

    fn opens_choice(&self, event: &Event) -> bool {
        matches!(event, Event::Laid { .. } | Event::Passed { .. } | Event::NumberShown { .. } | Event::OfferShown { .. })
    }

    fn reason(&self, s: &State, seat: Seat, m: Move) -> Option<Phrase> {
        Some(self.reason_for(s, seat, m))
    }
}

/// What the roles are worth to a seat that is choosing its hand. While hands are chosen nothing moves on the board (BRM-ROUND-3), so
/// each role is weighed once for all picks of a round.
#[derive(Default, Debug)]
pub struct PicksSoFar {
    of: Option<(u8, Seat)>,
    known: RoleSet,
    worth: [f32; Role::ALL.len()],
}

impl PicksSoFar {
    fn begin(&mut self, round: u8, seat: Seat) {
        if self.of != Some((round, seat)) {
            *self = PicksSoFar { of: Some((round, seat)), ..PicksSoFar::default() };
        }
    }

    fn worth(&mut self, role: Role, weigh: impl FnOnce(Role) -> f32) -> f32 {
        if !self.known.contains(role) {
            self.known = self.known.with(role);
            self.worth[role.index()] = weigh(role);
        }
        self.worth[role.index()]
    }
}
