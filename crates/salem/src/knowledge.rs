//! What a good player would say: which side is ahead, who leads it, and which moves serve the own side.

use crate::cards::{Building, Side};
use crate::data::ROUNDS;
use crate::moves::{Announcement, Move};
use crate::state::{State, Task};
use crate::{EventCard, Salem};
use coven_engine::{Knowledge, MAX_SEATS, Seat};

/// A little, so that every legal move stays possible.
const SOMETHING: f32 = 0.1;

/// How many Despair above the limit make a side nearly sure of the game, in the last round and for each round to come.
const SURE_AT_THE_END: f32 = 2.0;
const SURE_PER_ROUND: f32 = 1.5;

/// A lead of so many points within the own side is nearly won.
const DECISIVE: f32 = 6.0;

/// What one Despair of the town is worth to a seat, in points: for a Witch, and with the other sign for a Puritan.
const DESPAIR: f32 = 0.8;

impl Knowledge for Salem {
    fn advise(&self, state: &State, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        weights.clear();
        weights.extend(moves.iter().map(|&m| self.worth(state, seat, m).max(SOMETHING)));
    }

    /// The chance of the own side, shared out within the side by points.
    fn outlook(&self, state: &State, seats: usize) -> [f32; MAX_SEATS] {
        let reckoning = self.reckoning(state);
        let rounds_left = ROUNDS as f32 - f32::from(state.round);
        let sure = SURE_AT_THE_END + SURE_PER_ROUND * rounds_left;
        let witches = logistic((reckoning.total - reckoning.needed) as f32 + 0.5, sure);
        let points: [f32; MAX_SEATS] = std::array::from_fn(|i| match i < seats {
            true => self.count_points(state, Seat(i as u8)) as f32,
            false => 0.0,
        });
        let mut outlook = [0.0; MAX_SEATS];
        for seat in Seat::all(seats) {
            let side = self.side(state, seat);
            let rivals = Seat::all(seats).filter(|&other| other != seat && self.side(state, other) == side);
            let best = rivals.map(|other| points[other.index()]).fold(f32::MIN, f32::max);
            let leads = if best == f32::MIN { 1.0 } else { logistic(points[seat.index()] - best, DECISIVE) };
            outlook[seat.index()] = leads * if side == Side::Witch { witches } else { 1.0 - witches };
        }
        outlook
    }
}

fn logistic(lead: f32, decisive: f32) -> f32 {
    1.0 / (1.0 + (-3.0 * lead / decisive).exp())
}

impl Salem {
    /// About how good a move looks to a seat that knows its own character only.
    fn worth(&self, state: &State, seat: Seat, m: Move) -> f32 {
        let witch = self.side(state, seat) == Side::Witch;
        match m {
            Move::Pick(card) | Move::Keep(card) | Move::Build(card) => self.worth_of_building(state, seat, card),
            Move::Redraw => 0.6,
            // A Witch removes Despair for show only, a Puritan where it lies thickest.
            Move::Remove(owner, lot) => 1.0 + state.town.slot(owner, lot).map_or(0.0, |slot| f32::from(slot.despair)),
            Move::Give(_) => 0.4,
            Move::Trigger(event) => self.worth_of_event(event, witch),
            Move::Choose(player) => self.worth_of_target(state, seat, player, witch),
            Move::Slot(owner, lot) => {
                let mine = if owner == state.constable { -1.0 } else { 1.0 };
                2.0 + mine * self.worth_of_building(state, seat, lot.building)
            }
            Move::Say(Announcement::Nothing) => 3.0,
            Move::Ask => 0.5,
            Move::End if witch => 1.5,
            Move::Say(_) | Move::Done | Move::Place(_) | Move::Pay(_) | Move::Under(_) | Move::Appoint(_) | Move::End => 1.0,
        }
    }

    /// Points for the own types and for sets that come nearer, and Despair as the own side likes it.
    fn worth_of_building(&self, state: &State, seat: Seat, card: Building) -> f32 {
        let kind = self.kind_of(card);
        let character = self.printed.character(state.characters[seat.index()]);
        let owned = state.town.copies(seat);
        let others_of_set = self.printed.sets[kind.index()]
            .iter()
            .filter(|&&other| other != card && owned[other.index()] > owned[card.index()])
            .count();
        let facts = self.printed.building(card);
        let despair = f32::from(facts.despair) - f32::from(facts.remove);
        let liked = if character.side == Side::Witch { despair } else { -despair } * DESPAIR;
        let matching = if character.types.contains(kind) { 1.0 } else { 0.0 };
        1.0 + matching + 0.7 * others_of_set as f32 + 0.5 * f32::from(facts.hope) + liked
    }

    fn worth_of_event(&self, event: EventCard, witch: bool) -> f32 {
        use EventCard::*;
        match event {
            Cleanse | Prayer | Exorcism | Alms if witch => 0.3,
            Cleanse | Prayer | Exorcism | Alms => 2.0,
            Hysteria | Plague if witch => 2.5,
            Hysteria | Plague => 0.2,
            Seizure | Barter | LandGrant => 2.0,
            _ => 1.0,
        }
    }

    /// Whom the seat knows to be of the other side it puts on trial; Despair is for others.
    fn worth_of_target(&self, state: &State, seat: Seat, player: Seat, witch: bool) -> f32 {
        let Some(Task::ChoosePlayers { event, .. }) = state.task() else {
            return 1.0;
        };
        let known = state.known_characters(coven_engine::Viewer::Seat(seat)).contains(player);
        let is_witch = known && self.side(state, player) == Side::Witch;
        match event {
            EventCard::Trial if !known => 1.0,
            EventCard::Trial if is_witch != witch => 3.0,
            EventCard::Trial => 0.2,
            EventCard::Investigation | EventCard::Testimony if known => 0.3,
            EventCard::Hysteria | EventCard::Plague if player == seat => 0.3,
            _ => 1.0,
        }
    }

    /// NSM-TYPE-2: the type of a building.
    pub fn kind_of(&self, building: Building) -> crate::Type {
        let of = |kind: &&crate::Type| self.printed.sets[kind.index()].contains(&building);
        crate::Type::ALL.iter().find(of).copied().unwrap_or(crate::Type::Trade)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::{DataSource, FastDice, MoveList, Rules, Silence, Stage, Viewer};

    fn start(players: usize) -> (Salem, State) {
        let rules = Salem::load(&DataSource::builtin()).expect("data");
        let setup = rules.agree(players, &["constable=0"]).expect("setup");
        let state = rules.start(&setup, &mut FastDice::new(1), &mut Silence).expect("start");
        (rules, state)
    }

    #[test]
    fn more_despair_is_better_for_witches_and_worse_for_puritans() {
        let (rules, state) = start(5);
        let mut position = rules.position(&state);
        position.seats[1].slots = vec!["jail 9d".parse().expect("a slot")];
        for seat in &mut position.seats {
            seat.hand.clear();
        }
        position.tasks = vec![Task::Decide];
        let more = rules.stage(position).expect("staged");
        let (before, after) = (rules.outlook(&state, 5), rules.outlook(&more, 5));
        for seat in Seat::all(5).filter(|&seat| seat != Seat(1)) {
            let better = after[seat.index()] > before[seat.index()];
            assert_eq!(better, rules.side(&state, seat) == Side::Witch, "seat {seat}");
        }
        assert!(after.iter().all(|chance| (0.0..=1.0).contains(chance)));
    }

    #[test]
    fn advice_reads_only_what_the_seat_knows() {
        let (rules, mut state) = start(6);
        let mut dice = FastDice::new(4);
        while let Some(seat) = rules.deciding(&state).first() {
            let mut moves = MoveList::new();
            rules.legal(&state, seat, &mut moves);
            let (mut real, mut imagined) = (Vec::new(), Vec::new());
            rules.advise(&state, seat, &moves, &mut real);
            let other = rules.imagine(&state, Viewer::Seat(seat), &mut dice);
            rules.advise(&other, seat, &moves, &mut imagined);
            assert_eq!(real, imagined);
            assert_eq!(real.len(), moves.len());
            let m = moves[coven_engine::Dice::below(&mut dice, moves.len() as u32) as usize];
            rules.apply(&mut state, seat, m, &mut dice, &mut Silence);
        }
    }
}
