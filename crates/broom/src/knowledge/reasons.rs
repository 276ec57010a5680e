//! Why a move is good, in a few words. A reason is true of the position as its seat knows it.

use crate::Broom;
use crate::legal::bits;
use crate::moves::Move;
use crate::pieces::{Region, RegionSet, Resource, Role, Stance, Terrain, Tower};
use crate::roles::Kind;
use crate::state::State;
use coven_engine::{Arg, Phrase, Seat};

impl Broom {
    pub(super) fn reason_for(&self, s: &State, seat: Seat, m: Move) -> Phrase {
        let id = match m {
            Move::Deliver { tower, .. } => {
                return reason("deliver").with("points", self.board(s.setup.side).tower(tower).points);
            }
            Move::Lay(role, stance) => return self.reason_to_lay(s, seat, role, stance),
            Move::Fly { to, .. } => return self.reason_to_stand(s, seat, to),
            Move::Circle(circle) => match self.board(s.setup.side).circle(circle) {
                Some(region) => return self.reason_to_stand(s, seat, region),
                None => "on-the-way",
            },
            Move::Pick(role) => return self.reason_to_pick(s, seat, role),
            Move::Dispel(_) => "dispel",
            Move::Number(_) => "number",
            Move::Take(Resource::Wand) | Move::Moonshine(Resource::Wand) => "wand",
            Move::TakeAll | Move::Take(_) | Move::Moonshine(_) => "potion",
            Move::BlackMarket | Move::FiveVp | Move::Trade => "points",
            Move::Act | Move::ActBrave | Move::UseTile | Move::UseExtraCard => "act",
            Move::Enclose(_) => "enclose",
            Move::Stay | Move::Decline | Move::DeclineTile | Move::Done | Move::KeepExtraCard => "enough",
        };
        reason(id)
    }

    fn reason_to_lay(&self, s: &State, seat: Seat, role: Role, stance: Stance) -> Phrase {
        let risk = self.appraise(s, seat).chance_to_be_bumped(role);
        let word = match stance {
            Stance::Brave if risk < 0.25 => "safe-brave",
            Stance::Brave => "bold",
            Stance::Cowardly => "cautious",
        };
        reason(word).with("percent", (risk * 10.0).round() as i32 * 10)
    }

    /// A place is good for the towers that can be served from there with what the seat has, then for what lies there, then for
    /// towers that are still open.
    fn reason_to_stand(&self, s: &State, seat: Seat, at: Region) -> Phrase {
        let towers = self.servable(s, seat, at).count_ones();
        let open = (self.working_towers(s, at) & !s.occupied).count_ones();
        if towers > 0 {
            reason("serve").with("towers", towers)
        } else if self.has_tile_for(s, seat, at) {
            reason("tile")
        } else if open > 0 {
            reason("open").with("towers", open)
        } else {
            reason("on-the-way")
        }
    }

    fn has_tile_for(&self, s: &State, seat: Seat, at: Region) -> bool {
        match at.terrain() {
            Terrain::Forest => s.forest_tiles.get(at.number()).copied().flatten().is_some(),
            Terrain::Mountain => s.setup.mountain_tiles && s.player(seat).amulets >> at.number() & 1 == 0,
            _ => false,
        }
    }

    /// What a role could do for the seat where its pawns stand now.
    fn reason_to_pick(&self, s: &State, seat: Seat, role: Role) -> Phrase {
        match self.kind(role) {
            Kind::Witch(regions) => self.reason_to_fly(s, seat, regions),
            Kind::Druid(regions) => {
                let pawns = s.player(seat).pawns.into_iter().filter(|&pawn| regions.contains(pawn));
                let towers = pawns.flat_map(|pawn| bits(self.servable(s, seat, pawn)));
                let side = s.setup.side;
                let best = towers.map(|tower| self.board(side).tower(Tower::at(side, tower)).points).max();
                best.map_or_else(|| reason("pick-druid"), |points| reason("pick-serve").with("points", points))
            }
            Kind::Gatherer(_) => {
                let gain: Arg = self.role(role).brave_gain.iter().map(|(kind, &number)| kind.counted(number)).collect();
                reason("pick-gather").with("gain", gain)
            }
            Kind::Fairy => {
                let spaces = self.dispellable(s, seat);
                let near = s.clouds.iter().enumerate().filter(|(space, _)| spaces >> space & 1 == 1);
                let bolts = near.filter_map(|(_, cloud)| cloud.map(|cloud| self.clouds[cloud.index()].bolts)).max();
                bolts.map_or_else(|| reason("pick-fairy"), |bolts| reason("pick-dispel").with("bolts", bolts))
            }
        }
    }

    fn reason_to_fly(&self, s: &State, seat: Seat, regions: RegionSet) -> Phrase {
        let reached = self.flights(s, seat, regions).flat_map(|(_, reach)| reach);
        let appraisal = self.appraise(s, seat);
        let worth = |at: Region| appraisal.worth_of_arriving(at, true);
        let Some(best) = reached.max_by(|&one, &other| worth(one).total_cmp(&worth(other))) else {
            return reason("pick-witch");
        };
        let place = self.region_name(s.setup.side, best);
        match self.servable(s, seat, best).count_ones() {
            0 => reason("pick-reach").with("place", place),
            towers => reason("pick-fly").with("place", place).with("towers", towers),
        }
    }
}

fn reason(word: &str) -> Phrase {
    Phrase::new(format!("broom-reason-{word}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::testing::check_reasons;
    use coven_engine::{DataSource, FastDice, Knowledge, MoveList, Rules, Silence};
    use std::collections::HashMap;
    use std::sync::Arc;

    fn rules() -> Broom {
        Broom::load(&DataSource::builtin()).expect("data")
    }

    #[test]
    fn every_move_has_a_reason_that_its_seat_may_know() {
        let rules = Arc::new(rules());
        for setup in (2..=5).flat_map(|players| rules.combinations(players)) {
            check_reasons(&rules, &setup, u64::from(setup.players));
        }
    }

    /// The three roles that a hint names at the start are not recommended with the same words.
    #[test]
    fn the_first_roles_are_recommended_for_reasons_of_their_own() {
        let rules = rules();
        for setup in (2..=5).flat_map(|players| rules.combinations(players)) {
            let mut dice = FastDice::new(7);
            let mut state = rules.start(&setup, &mut dice, &mut Silence).expect("start");
            let mut moves = MoveList::new();
            let seat = loop {
                let seat = rules.deciding(&state).first().expect("somebody decides");
                moves.clear();
                rules.legal(&state, seat, &mut moves);
                if matches!(moves[0], Move::Pick(_)) {
                    break seat;
                }
                rules.apply(&mut state, seat, moves[0], &mut dice, &mut Silence);
            };
            let mut reasons: HashMap<String, usize> = HashMap::new();
            for &m in moves.iter() {
                *reasons.entry(format!("{:?}", Knowledge::reason(&rules, &state, seat, m))).or_default() += 1;
            }
            assert!(reasons.values().all(|&times| times <= 2), "{setup:?} {reasons:#?}");
        }
    }
}
