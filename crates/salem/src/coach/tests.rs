use super::*;
use crate::position::Position;
use coven_engine::{DataSource, FastDice, Rules, Silence, Stage};
use coven_proves::proves;

/// Four players, the Constable decides, two Puritans sit before a Witch.
fn staged(change: impl FnOnce(&mut Position)) -> (Salem, State) {
    let rules = Salem::load(&DataSource::builtin()).expect("the built-in data");
    let setup = rules.agree(4, &["constable=0"]).expect("an allowed setup");
    let deal = |seed| rules.start(&setup, &mut FastDice::new(seed), &mut Silence).expect("an allowed setup");
    let sides = [Side::Puritan, Side::Puritan, Side::Witch];
    let wanted = |state: &State| Seat::all(3).zip(sides).all(|(seat, side)| rules.side(state, seat) == side);
    let start = (0..).map(deal).find(wanted).expect("some deal");
    let mut position = rules.position(&start);
    for seat in &mut position.seats {
        seat.hand.clear();
    }
    position.tasks = vec![Task::Decide];
    change(&mut position);
    let state = rules.stage(position).expect("a position of the game");
    (rules, state)
}

fn told(rules: &Salem, state: &State, seat: Seat, m: Move) -> Vec<(String, &'static str)> {
    rules.dangers(state, seat, m).into_iter().map(|danger| (danger.phrase.id.to_string(), danger.rule)).collect()
}

fn build(card: &str) -> Move {
    Move::Pick(card.parse().expect("a building"))
}

#[test]
#[proves("NSM-WIN-1")]
fn a_puritan_is_warned_of_despair_and_of_the_limit() {
    let (rules, state) = staged(|_| {});
    assert_eq!(told(&rules, &state, Seat(0), build("crypt")), [("salem-danger-despair".to_owned(), "NSM-WIN-1")]);
    assert_eq!(told(&rules, &state, Seat(0), build("bank")), []);
    let (rules, state) = staged(|position| position.seats[2].slots = vec!["jail 7d".parse().expect("a slot")]);
    assert_eq!(told(&rules, &state, Seat(0), build("crypt")), [("salem-danger-limit".to_owned(), "NSM-WIN-1")]);
}

#[test]
fn a_witch_is_told_to_hide_at_first() {
    let (rules, mut state) = staged(|_| {});
    let witch = Seat(2);
    assert_eq!(told(&rules, &state, witch, build("crypt")), [("salem-danger-seen".to_owned(), "NSM-CUBE-6")]);
    assert_eq!(rules.plan(&state, witch)[0].id, "salem-plan-witch-hides");
    state.round = EARLY + 1;
    assert_eq!(told(&rules, &state, witch, build("crypt")), []);
    assert_eq!(rules.plan(&state, witch)[0].id, "salem-plan-witch");
}

#[test]
#[proves("NSM-FIN-2")]
fn only_whom_one_knows_for_a_puritan_is_called_one() {
    let on_trial = |position: &mut Position| {
        position.tasks = vec![Task::ChoosePlayers { event: EventCard::Trial, chosen: coven_engine::Seats::NONE }];
    };
    let (rules, state) = staged(on_trial);
    assert_eq!(told(&rules, &state, Seat(0), Move::Choose(Seat(1))), []);
    let (rules, state) = staged(|position| {
        on_trial(position);
        position.seats[0].seen = vec![Seat(1)];
    });
    let innocent = [("salem-danger-innocent".to_owned(), "NSM-FIN-2")];
    assert_eq!(told(&rules, &state, Seat(0), Move::Choose(Seat(1))), innocent);
}

#[test]
fn the_plan_names_the_building_that_completes_a_set() {
    let (rules, state) = staged(|_| {});
    assert_eq!(rules.plan(&state, Seat(0))[1].id, "salem-plan-types");
    let set = rules.printed.sets[Type::Trade.index()];
    let slots = || set[..2].iter().map(|card| card.to_string().parse().expect("a slot")).collect();
    let (rules, state) = staged(|position| position.seats[0].slots = slots());
    let plan = rules.plan(&state, Seat(0));
    assert_eq!(plan[1], Phrase::new("salem-plan-set").with("building", set[2]));
}
