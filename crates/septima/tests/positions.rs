//! Positions that no game can reach are refused with the rule they break.

mod common;

use common::{Walk, rules, setup};
use coven_engine::Stage;
use coven_proves::proves;
use coven_septima::{CardId, Citizen, Hunter, Progress, Question, State, Task};

/// The table of a full game at its first choice of cards.
fn table() -> State {
    let mut walk = Walk::new(&rules(), &setup(3, &[]), 4);
    assert!(walk.find(|s| s.stage == Progress::ChooseCards));
    walk.state
}

fn broken_rule(change: impl Fn(&mut State)) -> &'static str {
    let mut state = table();
    change(&mut state);
    match rules().stage(state) {
        Ok(_) => "none",
        Err(broken) => broken.rule,
    }
}

#[test]
#[proves(
    "SEP-SUS-1",
    "SEP-COMP-1",
    "SEP-COMP-4",
    "SEP-COMP-6",
    "SEP-PHASE-A2",
    "SEP-SETUP-2",
    "SEP-SETUP-8",
    "SEP-SETUP-15",
    "SEP-RUL-X39",
    "SEP-WIT-1",
    "SEP-SPL-5",
    "SEP-TRIAL-3"
)]
fn broken_positions_name_the_rule() {
    assert_eq!(broken_rule(|_| ()), "none");
    assert_eq!(broken_rule(|s| s.covens[0].suspicion = 9), "SEP-SUS-1");
    assert_eq!(broken_rule(|s| s.covens[0].suspicion = -2), "SEP-SUS-1");
    assert_eq!(broken_rule(|s| s.covens[0].crowd = 7), "SEP-COMP-4");
    assert_eq!(broken_rule(|s| s.board.angry = 17), "SEP-COMP-4");
    assert_eq!(broken_rule(|s| s.covens[0].leader = s.covens[1].leader), "SEP-MOVE-4");
    assert_eq!(broken_rule(|s| s.covens[0].leader = None), "SEP-SETUP-22");
    assert_eq!(broken_rule(|s| s.board.moon[0] = s.board.moon[1]), "SEP-SETUP-2");
    assert_eq!(broken_rule(|s| s.board.septima.left = s.board.septima.right), "SEP-SETUP-8");
    assert_eq!(broken_rule(|s| s.secret.books[0] = s.secret.books[1]), "SEP-SETUP-15");
    assert_eq!(broken_rule(|s| s.board.hunters.put("2".parse().unwrap(), Hunter::Awake)), "SEP-RUL-X39");
    assert_eq!(broken_rule(|s| s.covens[0].tracks[coven_septima::Illness::Blind] = 6), "SEP-PAT-3");
    assert_eq!(broken_rule(|s| s.covens[0].witches = s.covens[1].witches), "SEP-COMP-1");
    assert_eq!(broken_rule(|s| s.covens[0].ready = s.covens[1].ready), "SEP-COMP-1");
    assert_eq!(broken_rule(|s| s.covens[0].marked.insert("summoning".parse().unwrap())), "SEP-SPL-5");
    assert_eq!(broken_rule(|s| s.board.phase = 6), "SEP-PHASE-1");
    assert_eq!(broken_rule(|s| (0..9).for_each(|_| s.board.chambers[0].push(Citizen::Angry))), "SEP-TRIAL-3");
    assert_eq!(broken_rule(|s| s.board.patients.discard = s.board.patients.pile[0]), "SEP-COMP-6");
    let fifth = |s: &mut State| {
        let unused =
            rules().witches_of(s.setup.mode).filter(|&witch| !s.covens.iter().any(|coven| coven.witches.contains(witch)));
        let free: Vec<_> = unused.filter(|&witch| s.board.accused != Some(witch)).take(3).collect();
        s.secret.draft = Default::default();
        s.secret.pile.thirds = Default::default();
        free.into_iter().for_each(|witch| s.covens[0].witches.insert(witch));
    };
    assert_eq!(broken_rule(fifth), "SEP-WIT-1");
}

/// What is staged is what stood there.
#[test]
fn positions_read_back() {
    let mut walk = Walk::new(&rules(), &setup(4, &["deterministic"]), 12);
    for _ in 0..120 {
        let position = rules().position(&walk.state);
        let text = serde_json::to_string(&position).expect("JSON");
        let read: State = serde_json::from_str(&text).expect("a position");
        assert_eq!(rules().stage(read).ok(), Some(walk.state));
        walk.make();
    }
}

/// A position from outside leaves room for what a chain of effects may still put on its lists.
#[test]
fn overfull_lists_are_refused() {
    assert_eq!(broken_rule(|s| (0..25).for_each(|_| s.agenda.push(Task::Ask(Question::PayAny)))), "SEP-PHASE-1");
    let flying: CardId = "flying_ointment".parse().expect("a card");
    assert_eq!(broken_rule(|s| (0..13).for_each(|_| s.turn.used.push(flying))), "SEP-GEN-8");
}
