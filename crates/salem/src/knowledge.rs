//! What a good player would say: which side is ahead, who leads it, and which moves serve the own side. Who is likely a Witch is
//! told apart, in [`belief`](crate::belief).

mod reasons;

use crate::belief::Belief;
use crate::cards::{Building, Side};
use crate::data::ROUNDS;
use crate::events::Event;
use crate::moves::{Announcement, Move};
use crate::state::{State, Task};
use crate::town::Copies;
use crate::{EventCard, Salem};
use coven_engine::knowledge::Heard;
use coven_engine::{Dice, Knowledge, MAX_SEATS, Phrase, Rules, Seat, Viewer};
use std::cell::OnceCell;

/// A little, so that every legal move stays possible.
const SOMETHING: f32 = 0.1;

/// The share of the Despair needed that comes with the rounds that are left, as it usually does.
const TO_COME: f32 = 0.75;

/// How many Despair above the limit make a side nearly sure of the game, in the last round and for each round to come.
const SURE_AT_THE_END: f32 = 2.0;
const SURE_PER_ROUND: f32 = 1.5;

/// The lead in points within the own side that all but decides.
const DECISIVE: f32 = 6.0;

/// What one Despair of the town is worth to a Witch, and costs a Puritan, in points. Puritans who think of their own points alone
/// lose together.
const DESPAIR_FOR_WITCH: f32 = 0.8;
const DESPAIR_FOR_PURITAN: f32 = 1.6;

/// The number of first rounds in which a Witch hides and builds like anybody. Among apprentices Witches who do win 57 games of a hundred, where those who
/// build Despair from the first round on win 49.
const HIDING: u8 = 2;

impl Knowledge for Salem {
    const PARAMETERS: &'static str = include_str!("../parameters.toml");
    const CALIBRATION: &'static str = include_str!("../calibration.toml");

    type Belief = Belief;
    type Notes = ();

    fn believe(&self, state: &State, seat: Seat, heard: &[Heard<'_, Event>]) -> Belief {
        self.form_belief(state, seat, heard)
    }

    fn suppose(&self, state: &State, seat: Seat, belief: &Belief, dice: &mut impl Dice) -> State {
        let mut supposed = self.imagine(state, Viewer::Seat(seat), dice);
        self.deal_by_belief(&mut supposed, seat, belief, dice);
        supposed
    }

    /// NSM-DP-4: the advice for bots, also for the one that stands in for an absent player, reads what the seat may know.
    fn advise(&self, state: &State, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        let common = Common { witch: self.side(state, seat) == Side::Witch, owned: OnceCell::new(), giving: OnceCell::new() };
        weights.clear();
        weights.extend(moves.iter().map(|&m| self.worth(state, seat, m, &common).max(SOMETHING)));
    }

    /// The chance of the own side, shared out within the side by points.
    fn outlook(&self, state: &State, seats: usize) -> [f32; MAX_SEATS] {
        let reckoning = self.reckoning(state);
        let rounds_left = ROUNDS as f32 - f32::from(state.round);
        let sure = SURE_AT_THE_END + SURE_PER_ROUND * rounds_left;
        let to_come = reckoning.needed as f32 * TO_COME * rounds_left / ROUNDS as f32 + self.trials_to_come(state);
        let witches = logistic((reckoning.total - reckoning.needed) as f32 + 0.5 + to_come, sure);
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

    fn side_of(&self, state: &State, seat: Seat) -> Option<&'static str> {
        Some(self.side(state, seat).name())
    }

    fn secret_of(&self, state: &State, about: Seat) -> Option<bool> {
        Some(self.side(state, about) == Side::Witch)
    }

    fn opens_choice(&self, event: &Event) -> bool {
        matches!(event, Event::Built { .. })
    }

    fn reason(&self, state: &State, seat: Seat, m: Move) -> Option<Phrase> {
        Some(self.reason_for(state, seat, m))
    }
}

/// What several moves of one decision have in common: worked out once, and only when a move asks for it.
struct Common {
    witch: bool,
    owned: OnceCell<Copies>,
    giving: OnceCell<f32>,
}

/// How likely a player who looks like a Witch beyond doubt is still put on trial, for each round left.
const TRIED_A_ROUND: f32 = 0.15;

fn logistic(lead: f32, decisive: f32) -> f32 {
    1.0 / (1.0 + (-3.0 * lead / decisive).exp())
}

impl Salem {
    /// About how good a move looks to a seat that knows its own character only.
    fn worth(&self, state: &State, seat: Seat, m: Move, common: &Common) -> f32 {
        let witch = common.witch;
        let owned = || common.owned.get_or_init(|| state.town.copies(seat));
        match m {
            Move::Pick(card) | Move::Keep(card) | Move::Build(card) => self.worth_of_building(state, seat, card, owned()),
            Move::Redraw => 0.6,
            // A Witch removes Despair for show only, a Puritan where it lies thickest.
            Move::Remove(owner, lot) => 1.0 + state.town.slot(owner, lot).map_or(0.0, |slot| f32::from(slot.despair)),
            Move::Give(_) => *common.giving.get_or_init(|| self.worth_of_giving(state, seat, witch)),
            Move::Trigger(event) => self.worth_of_event(state, seat, event, witch),
            Move::Choose(player) => self.worth_of_target(state, seat, player, witch),
            Move::Slot(owner, lot) => {
                let mine = if owner == state.constable { -1.0 } else { 1.0 };
                2.0 + mine * self.worth_of_building(state, seat, lot.building, owned())
            }
            Move::Say(Announcement::Nothing) => 3.0,
            Move::Ask => 0.5,
            Move::End if witch => 1.5,
            // The next Constable should be of the own side, as far as one can see.
            Move::Appoint(player) => self.as_ally(state, seat, player, witch).clamp(0.2, 3.0),
            Move::Say(_) => 0.1,
            Move::Done | Move::Place(_) | Move::Pay(_) | Move::Under(_) | Move::End => 1.0,
        }
    }

    /// The Despair that trials will bring or take: people try whom they take for a Witch, rightly or wrongly (NSM-FIN-2).
    fn trials_to_come(&self, state: &State) -> f32 {
        let rounds_left = 1.0 + ROUNDS as f32 - f32::from(state.round);
        let free = state.everybody().filter(|&seat| !state.on_trial.contains(seat));
        let change = free.map(|seat| {
            let tried = logistic(self.looks_like_witch(state, seat) - 1.0, 3.0) * TRIED_A_ROUND * rounds_left;
            let (on_trial, free) = match self.side(state, seat) {
                Side::Witch => (self.printed.witch_on_trial, self.printed.witch_free),
                Side::Puritan => (self.printed.puritan_on_trial, self.printed.puritan_free),
            };
            tried * (on_trial - free) as f32
        });
        change.sum()
    }

    /// How much another player seems to be of the own side: 1 if nothing is known.
    fn as_ally(&self, state: &State, seat: Seat, player: Seat, witch: bool) -> f32 {
        let known = state.known_characters(Viewer::Seat(seat)).contains(player);
        let seems = match known {
            true if self.side(state, player) == Side::Witch => 2.0,
            true => -2.0,
            false => self.looks_like_witch(state, player).clamp(-2.0, 2.0),
        };
        if witch { seems.exp() } else { (-seems).exp() }
    }

    /// Hope for a Constable who seems to be of the own side, and who can do something with it.
    fn worth_of_giving(&self, state: &State, seat: Seat, witch: bool) -> f32 {
        let ally = self.as_ally(state, seat, state.constable, witch).min(2.0);
        let funds = f32::from(state.town.hope(state.constable));
        let useful = if funds >= f32::from(self.cost(EventCard::Trial)) { 0.3 } else { 0.6 };
        let seem_good = if state.round <= HIDING + 1 { 1.0 } else { 0.1 };
        if witch { seem_good * useful } else { ally * useful }
    }

    /// Whether both cards in the hand are worth less than a card of the deck on the average.
    fn hopes_for_better(&self, state: &State, seat: Seat) -> bool {
        let owned = state.town.copies(seat);
        let worth = |card: Building| self.worth_of_building(state, seat, card, &owned);
        let unknown: f32 = Building::ALL.iter().map(|&card| worth(card)).sum();
        let hand = &state.hands[seat.index()];
        hand.iter().all(|&card| worth(card) < unknown / Building::COUNT as f32)
    }

    /// Points for the own types and for sets that come nearer, and Despair as the own side likes it.
    fn worth_of_building(&self, state: &State, seat: Seat, card: Building, owned: &Copies) -> f32 {
        let kind = self.kind_of(card);
        let character = self.printed.character(state.characters[seat.index()]);
        let others_of_set = self.printed.sets[kind.index()]
            .iter()
            .filter(|&&other| other != card && owned[other.index()] > owned[card.index()])
            .count();
        let facts = self.printed.building(card);
        let despair = f32::from(facts.despair) - f32::from(facts.remove);
        let liked = match character.side {
            // What lies in front of a Witch is what she will be judged by.
            Side::Witch => {
                let openly = f32::from(state.round.saturating_sub(HIDING)) / (ROUNDS as f32 - f32::from(HIDING));
                despair * openly * DESPAIR_FOR_WITCH
            }
            Side::Puritan => -despair * DESPAIR_FOR_PURITAN,
        };
        let matching = if character.types.contains(kind) { 1.0 } else { 0.0 };
        1.0 + matching + 0.7 * others_of_set as f32 + 0.5 * f32::from(facts.hope) + liked
    }

    fn worth_of_event(&self, state: &State, seat: Seat, event: EventCard, witch: bool) -> f32 {
        use EventCard::*;
        match event {
            // Early on a Witch may well be seen to help.
            Cleanse | Prayer | Exorcism | Alms if witch => {
                if state.round <= HIDING {
                    1.0
                } else {
                    0.3
                }
            }
            Cleanse | Prayer | Exorcism | Alms if state.town.despair() == 0 => 0.1,
            Cleanse | Exorcism => 2.0,
            Prayer => 3.0,
            Alms => 1.5,
            Hysteria | Plague if witch => 2.5,
            Hysteria | Plague => 0.1,
            // An innocent on trial is worth as much Despair as a Witch on trial takes away twice.
            Trial if witch => 1.5,
            Trial => {
                let targets = state.targets(Trial).map(|player| 1.0 / self.as_ally(state, seat, player, false));
                0.4 * targets.fold(0.0, f32::max)
            }
            Seizure | Barter | LandGrant => 2.0,
            Investigation | Verdict => 1.2,
            _ => 0.6,
        }
    }

    /// Whom the seat takes for one of the other side it puts on trial; Despair is for others.
    fn worth_of_target(&self, state: &State, seat: Seat, player: Seat, witch: bool) -> f32 {
        let Some(Task::ChoosePlayers { event, .. }) = state.task() else {
            return 1.0;
        };
        let known = state.known_characters(Viewer::Seat(seat)).contains(player);
        let ally = self.as_ally(state, seat, player, witch);
        match event {
            EventCard::Trial | EventCard::Pillory => (1.0 / ally).clamp(0.1, 5.0),
            EventCard::Pardon | EventCard::Sanctuary => ally.clamp(0.1, 5.0),
            EventCard::Exorcism => 0.2 + state.town.of(player).iter().map(|slot| f32::from(slot.despair.min(3))).sum::<f32>(),
            EventCard::Investigation | EventCard::Testimony if known => 0.3,
            EventCard::Hysteria | EventCard::Plague if player == seat => 0.3,
            _ => 1.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::{DataSource, FastDice, MoveList, Silence, Stage};
    use coven_proves::proves;

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
    #[proves("NSM-DP-4")]
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
            let m = moves[dice.below(moves.len() as u32) as usize];
            rules.apply(&mut state, seat, m, &mut dice, &mut Silence);
        }
    }
}
