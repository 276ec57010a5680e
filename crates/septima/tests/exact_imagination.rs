//! What a coven can know of the witches after the draft, counted by hand: imagination draws from exactly these states, and
//! all are equally likely.

use coven_engine::{Dice, FastDice, Rules, Seat, Silence, Viewer};
use coven_proves::proves;
use coven_septima::{Item, Progress, Septima, Set, State, Witch};
use std::collections::BTreeMap;

const ROUNDS: usize = 3;

/// A random game up to the end of the draft.
fn drafted(rules: &Septima, players: usize, seed: u64) -> State {
    let mut dice = FastDice::new(seed);
    let setup = rules.agree(players, &["full"]).expect("an allowed setup");
    let mut state = rules.start(&setup, &mut dice, &mut Silence).expect("an allowed setup");
    while state.stage != Progress::Prologue {
        let seat = rules.deciding(&state).first().expect("somebody decides");
        let mut moves = coven_engine::MoveList::new();
        rules.legal(&state, seat, &mut moves);
        let m = moves[dice.below(moves.len() as u32) as usize];
        rules.apply(&mut state, seat, m, &mut dice, &mut Silence);
    }
    state
}

/// All states that seat 0 cannot tell from the real one, by trying everything that it did not see.
fn possible(rules: &Septima, real: &State) -> Vec<State> {
    let players = real.covens.len();
    let hands = real.secret.draft.hands;
    let held = |round: usize| round % players;
    // From which slot on seat 0 saw each hand.
    let seen_from: Vec<usize> = (0..players).map(|hand| (0..3).find(|&round| held(round) == hand).unwrap_or(4)).collect();
    let seen: Set<Witch> = (0..players).flat_map(|hand| hands[hand][seen_from[hand]..].to_vec()).collect();
    let accused: Set<Witch> = real.board.accused.into_iter().collect();
    let unseen: Vec<Witch> = Witch::all().filter(|&witch| !seen.contains(witch) && !accused.contains(witch)).collect();
    let mut found = Vec::new();
    let mut trial = *real;
    fill(rules, real, &seen_from, &unseen, 0, 0, Set::EMPTY, &mut trial, &mut found);
    found
}

/// Fills slot after slot: with any tile that was not seen, or with any that was seen in this hand.
#[allow(clippy::too_many_arguments)]
fn fill(
    rules: &Septima,
    real: &State,
    seen_from: &[usize],
    unseen: &[Witch],
    hand: usize,
    slot: usize,
    used: Set<Witch>,
    trial: &mut State,
    found: &mut Vec<State>,
) {
    if hand == real.covens.len() {
        return thirds(rules, real, 1, trial, found);
    }
    let (next_hand, next_slot) = if slot == 3 { (hand + 1, 0) } else { (hand, slot + 1) };
    let candidates: Vec<Witch> = match slot >= seen_from[hand] {
        true => real.secret.draft.hands[hand][seen_from[hand]..].to_vec(),
        false => unseen.to_vec(),
    };
    for witch in candidates {
        if used.contains(witch) {
            continue;
        }
        trial.secret.draft.hands[hand][slot] = witch;
        fill(rules, real, seen_from, unseen, next_hand, next_slot, used | Set::only(witch), trial, found);
    }
}

/// Every other coven may have given any of its three tiles back; the other two are the ones it showed.
fn thirds(rules: &Septima, real: &State, seat: usize, trial: &mut State, found: &mut Vec<State>) {
    if seat == real.covens.len() {
        trial.secret.pile.thirds = trial.secret.draft.third.iter().flatten().copied().collect();
        if rules.view(trial, Viewer::Seat(Seat(0))) == rules.view(real, Viewer::Seat(Seat(0))) {
            found.push(*trial);
        }
        return;
    }
    let hands = &trial.secret.draft.hands;
    let kept: Set<Witch> = (0..ROUNDS).map(|round| hands[(seat + round) % hands.len()][round]).collect();
    for third in kept {
        if kept - Set::only(third) == real.covens[seat].witches {
            trial.secret.draft.third[seat] = Some(third);
            thirds(rules, real, seat + 1, trial, found);
        }
    }
}

/// How often each tile is the third tile of each coven, and how often each is in the box.
fn tally<'a>(states: impl Iterator<Item = &'a State>) -> BTreeMap<(usize, String), f64> {
    let (mut counts, mut total) = (BTreeMap::new(), 0.0);
    for state in states {
        total += 1.0;
        for (seat, third) in state.secret.draft.third.iter().flatten().enumerate() {
            *counts.entry((seat, third.to_string())).or_default() += 1.0;
        }
        for (hand, tiles) in state.secret.draft.hands.iter().enumerate() {
            *counts.entry((10 + hand, tiles[3].to_string())).or_default() += 1.0;
            *counts.entry((20 + hand, tiles[0].to_string())).or_default() += 1.0;
        }
    }
    counts.values_mut().for_each(|count| *count /= total);
    counts
}

fn check(players: usize, seed: u64, samples: usize) {
    let rules = Septima::builtin();
    let mut real = drafted(&rules, players, seed);
    // The Prologue is another matter.
    real.secret.prologue.clear();
    real.stage = Progress::Over;
    real.asked = coven_engine::Seats::NONE;
    let possible = possible(&rules, &real);
    assert!(!possible.is_empty());
    let mut dice = FastDice::new(seed);
    let imagined: Vec<State> = (0..samples).map(|_| rules.imagine(&real, Viewer::Seat(Seat(0)), &mut dice)).collect();
    assert!(imagined.iter().all(|state| possible.contains(state)), "imagined what cannot be");
    let (expected, drawn) = (tally(possible.iter()), tally(imagined.iter()));
    for (what, &share) in &expected {
        let got = drawn.get(what).copied().unwrap_or(0.0);
        // Five standard deviations.
        let tolerance = 5.0 * (share * (1.0 - share) / samples as f64).sqrt() + 1e-9;
        assert!((got - share).abs() <= tolerance, "{what:?}: {got} instead of {share} ({} states)", possible.len());
    }
}

#[test]
#[proves("SEP-SETUP-17")]
fn two_covens_imagine_the_draft_uniformly() {
    (1..=6).for_each(|seed| check(2, seed, 3000));
}

#[test]
fn three_covens_imagine_the_draft_uniformly() {
    (1..=2).for_each(|seed| check(3, seed, 3000));
}
