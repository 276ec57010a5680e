use super::*;
use crate::state::{Hunter, Hunters};
use coven_engine::{DataSource, FastDice, MoveList, Rules, Silence};
use coven_proves::proves;

fn rules() -> Septima {
    Septima::load(&DataSource::builtin()).expect("the built-in data")
}

/// Two covens choose their cards, and Brew is on the active marker. The first stands one step from an awake hunter.
fn choosing(rules: &Septima, suspicion: i8) -> State {
    let setup = rules.agree(2, &["basic"]).expect("an allowed setup");
    let mut dice = FastDice::new(4);
    let mut state = rules.start(&setup, &mut dice, &mut Silence).expect("an allowed setup");
    while state.stage != Progress::ChooseCards {
        let seat = rules.deciding(&state).first().expect("somebody is asked");
        let mut moves = MoveList::new();
        rules.legal(&state, seat, &mut moves);
        rules.apply(&mut state, seat, moves[0], &mut dice, &mut Silence);
    }
    (state.board.septima.left, state.board.septima.right) = (Some(Action::Plead), Some(Action::Brew));
    let leader: Space = "Z1a".parse().expect("a space");
    state.covens[0].leader = Some(leader);
    state.covens[0].suspicion = suspicion;
    state.board.hunters = Hunters::default();
    state.board.hunters.put(leader.zone(), Hunter::Awake);
    state
}

fn told(rules: &Septima, state: &State, m: Move) -> Vec<(String, &'static str)> {
    rules.dangers(state, Seat(0), m).into_iter().map(|danger| (danger.phrase.id.to_string(), danger.rule)).collect()
}

#[test]
#[proves("SEP-ATT-2", "SEP-HUNT-5")]
fn a_card_on_the_marker_is_dangerous_where_the_hunter_reaches() {
    let rules = rules();
    let state = choosing(&rules, 5);
    assert_eq!(told(&rules, &state, Move::Card(Action::Brew)), [("septima-danger-hunted".to_owned(), "SEP-HUNT-5")]);
    let [Danger { phrase, .. }] = &rules.dangers(&state, Seat(0), Move::Card(Action::Brew))[..] else { panic!("one danger") };
    assert_eq!(phrase.args[0], ("suspicion", 7.into()), "attuning with the Septima alone raises by two");
    let shared = told(&rules, &state, Move::Card(Action::Collect));
    assert_eq!(shared, [("septima-danger-if-shared".to_owned(), "SEP-HUNT-5")], "only another coven could attune it");
}

#[test]
#[proves("SEP-SUS-4", "SEP-RELOC-1")]
fn the_top_of_the_track_and_an_empty_hut_are_dangers_of_their_own() {
    let rules = rules();
    let top = choosing(&rules, rules.suspicion.1);
    assert_eq!(told(&rules, &top, Move::Card(Action::Brew)), [("septima-danger-confronted".to_owned(), "SEP-SUS-4")]);
    let mut empty = choosing(&rules, 3);
    empty.board.hunters = Hunters::default();
    assert_eq!(told(&rules, &empty, Move::Card(Action::Brew)), [("septima-danger-lured".to_owned(), "SEP-RELOC-1")]);
    assert_eq!(told(&rules, &empty, Move::Card(Action::Collect)), []);
}

#[test]
fn the_plan_follows_goods_suspicion_and_citizens() {
    let rules = rules();
    let ids = |state: &State| rules.plan(state, Seat(0)).into_iter().map(|phrase| phrase.id.to_string()).collect::<Vec<_>>();
    let mut state = choosing(&rules, 2);
    state.covens[0].goods = Default::default();
    state.covens[0].crowd = 0;
    assert_eq!(ids(&state), ["septima-plan-collect", "septima-plan-recruit"]);
    state.covens[0].goods.add(crate::words::Good::Crystal, 4);
    state.covens[0].suspicion = HIGH;
    state.covens[0].crowd = 1;
    assert_eq!(ids(&state), ["septima-plan-brew", "septima-plan-suspicion", "septima-plan-plead"]);
}
