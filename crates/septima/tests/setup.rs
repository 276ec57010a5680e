//! Chapter 2: how the table is laid out, over many tables.

mod common;

use common::{Walk, assert_even, rules, setup};
use coven_engine::Rules;
use coven_proves::proves;
use coven_septima::{Element, Flag, Hunter, Ingredient, Item, Progress, Septima, Set, Setup};
use std::collections::{BTreeMap, BTreeSet};

/// Two to four players, two modes, two independent halves of the deterministic variant.
#[test]
#[proves("SEP-COMP-3", "SEP-GEN-1")]
fn what_a_table_can_agree() {
    for players in 2..=4 {
        let setups = rules().setups(players);
        let distinct: BTreeSet<String> = setups.iter().map(|setup| format!("{setup:?}")).collect();
        assert_eq!((setups.len(), distinct.len()), (8, 8));
    }
    let agreed = setup(3, &["basic", "deterministic"]);
    assert_eq!(agreed, Setup { fixed_hunter: true, fixed_trials: true, ..setup(3, &["basic"]) });
    assert_eq!(rules().agree(5, &[]).map_err(|error| error.code), Err("septima-number-of-players"));
    assert_eq!(rules().agree(3, &["snow"]).map_err(|error| error.code), Err("septima-unknown-variant"));
    assert_eq!(rules().agree(3, &["easy"]).map_err(|error| error.code), Err("septima-difficulty-is-solo"));
}

/// Patients on the map and chamber spaces by number of players.
#[test]
#[proves("SEP-SETUP-5", "SEP-TRIAL-3", "SEP-SETUP-6")]
fn patients_and_chambers_by_players() {
    for players in 2..=4usize {
        assert_eq!(usize::from(rules().chamber_spaces[players]), 2 * players + 2);
        for seed in 0..50 {
            let state = Walk::new(&rules(), &setup(players, &[]), seed).state;
            let patients = &state.board.patients;
            let beds: Vec<_> = patients.village.iter().flatten().collect();
            assert_eq!(beds.len(), players + 2);
            assert!(beds.iter().all(|bed| !bed.angry && bed.healed_by.is_empty()));
            assert_eq!(patients.pile.iter().map(|group| group.len()).sum::<usize>(), 6 - beds.len());
            // SEP-SETUP-6: yellow flags fly on odd hexes, blue ones on even hexes.
            for (number, bed) in patients.village.iter().enumerate() {
                let flag = if number % 2 == 0 { Flag::Yellow } else { Flag::Blue };
                assert!(bed.is_none_or(|bed| bed.patient.flag() == flag));
            }
        }
    }
}

/// What every table looks like.
#[test]
#[proves("SEP-SETUP-2", "SEP-SETUP-3", "SEP-SETUP-7", "SEP-SETUP-8", "SEP-SETUP-13", "SEP-SETUP-14", "SEP-SETUP-15")]
fn every_table_begins_alike() {
    for players in 2..=4 {
        for setup in rules().setups(players) {
            let s = Walk::new(&rules(), &setup, 3).state;
            assert_eq!(s.board.moon.iter().copied().collect::<Set<Ingredient>>().len(), 5);
            assert_eq!(s.board.hunters.huts_with(Hunter::Awake).map(|hut| hut.to_string()).collect::<Vec<_>>(), ["1", "3", "5"]);
            assert!(s.board.accused.is_some() && s.board.captured.is_empty());
            assert!(s.board.septima.left.is_some() && s.board.septima.left != s.board.septima.right);
            assert_eq!(s.board.die.is_some(), setup.fixed_hunter);
            assert_eq!(s.board.angry, if setup.fixed_trials { 2 * players as u8 } else { 0 });
            let books: BTreeSet<u8> = s.secret.books.iter().copied().collect();
            assert_eq!(books.len(), players);
            for coven in s.covens.iter() {
                assert_eq!((coven.crowd, coven.suspicion, coven.wisdom, coven.tracks.sum()), (1, 2, 0, 0));
                assert!(coven.leader.is_none() && coven.discard.is_empty());
            }
        }
    }
}

/// Nine spells lie open, all different, and each deck holds six more.
#[test]
#[proves("SEP-SETUP-11", "SEP-COMP-1")]
fn nine_spells_lie_open() {
    for seed in 0..30 {
        let state = Walk::new(&rules(), &setup(4, &[]), seed).state;
        let shelves = &state.board.shelves;
        for (element, shelf) in Element::all().zip([&shelves.earth, &shelves.air, &shelves.fire]) {
            assert_eq!(shelf.scoring.len(), 2);
            let scoring = rules().spells_of(element, true);
            assert_eq!(shelf.scoring.iter().copied().collect::<Set<_>>(), scoring);
            let standard: Set<_> = shelf.middle.into_iter().chain(shelf.lower).collect();
            assert_eq!((standard.len(), (standard - rules().spells_of(element, false)).len()), (2, 0));
        }
    }
}

/// One of three buildings on each site, all equally likely.
#[test]
#[proves("SEP-SETUP-10")]
fn buildings_are_drawn_evenly() {
    let mut pairs = BTreeMap::new();
    let tables = 1800;
    for seed in 0..tables {
        let buildings = Walk::new(&rules(), &setup(2, &[]), seed).state.board.buildings;
        *pairs.entry(format!("{:?} {:?}", buildings.gold, buildings.bronze)).or_insert(0) += 1;
    }
    assert_even(&pairs, 9, tables as u32);
}

/// The first player is drawn by chance after draft and Prologue; Leaders are then placed in reverse turn order.
#[test]
#[proves("SEP-SETUP-21", "SEP-SETUP-22", "SEP-SETUP-23", "SEP-SETUP-18")]
fn the_first_player_is_drawn_after_the_secret_choices() {
    let mut firsts = BTreeMap::new();
    let tables = 600;
    for seed in 0..tables {
        let mut walk = Walk::new(&rules(), &setup(3, &[]), seed);
        while matches!(walk.state.stage, Progress::Draft(_) | Progress::ReturnThird | Progress::Prologue) {
            assert_eq!(walk.state.board.first, None);
            walk.make();
        }
        let first = walk.state.board.first.expect("a first player");
        *firsts.entry(first.0).or_insert(0) += 1;
        let asked = walk.rules.deciding(&walk.state).first().expect("somebody places a Leader");
        assert_eq!(asked.next(3), first, "the last in turn order begins");
        // SEP-SETUP-23, SEP-SETUP-18: the Prologue cards are gone, and their bonuses were gained.
        assert!(walk.state.covens.iter().all(|coven| coven.prologue.is_empty() && (coven.goods.sum() + coven.crowd - 1) == 6));
    }
    assert_even(&firsts, 3, tables as u32);
}

/// Two witches for each coven, whichever way they were dealt.
#[test]
#[proves("SEP-SETUP-16", "SEP-SETUP-17", "SEP-SETUP-25")]
fn every_coven_begins_with_two_witches() {
    for mode in ["basic", "full"] {
        for players in 2..=4 {
            let mut walk = Walk::new(&rules(), &setup(players, &[mode]), 9);
            walk.find(|s| s.stage == Progress::ChooseCards);
            let s = &walk.state;
            assert!(s.covens.iter().all(|coven| coven.witches.len() == 2));
            assert_eq!(s.secret.pile.thirds.len(), if mode == "full" { players } else { 0 });
            // SEP-SETUP-25: in full mode everybody has a spell and a start space.
            assert!(
                s.covens
                    .iter()
                    .all(|coven| (coven.ready.len(), coven.ritual.is_some())
                        == if mode == "full" { (1, true) } else { (0, false) })
            );
        }
    }
}

/// What basic mode leaves in the box.
#[test]
#[proves("SEP-COMP-7", "SEP-COMP-8", "SEP-SETUP-1")]
fn basic_mode_leaves_six_witches_and_five_books_in_the_box() {
    use coven_septima::Mode;
    let left_out: Vec<String> =
        (rules().witches_of(Mode::Full) - rules().witches_of(Mode::Basic)).map(|w| w.to_string()).collect();
    assert_eq!(left_out, ["alice", "berta", "nina", "randell", "remus", "tommy"]);
    assert_eq!(rules().books_of(Mode::Basic).map(|book| book + 1).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!((Septima::actions(Mode::Basic).len(), Septima::actions(Mode::Full).len()), (8, 9));
}
