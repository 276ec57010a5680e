use super::*;
use crate::pieces::Resource;
use crate::position::Position;
use crate::state::{Flow, Pending};
use coven_engine::{DataSource, FastDice, Rules, Silence, Stage};
use coven_proves::proves;

fn rules() -> Broom {
    Broom::load(&DataSource::builtin()).expect("the built-in data")
}

/// The first turn of three players: the first leads, the second may hold anything, the third has shown to have no Forest Witch.
fn staged(rules: &Broom, change: impl FnOnce(&mut Position)) -> State {
    let setup = rules.agree(3, &[]).expect("an allowed setup");
    let start = rules.start(&setup, &mut FastDice::new(1), &mut Silence).expect("an allowed setup");
    let mut position = rules.position(&start);
    (position.flow, position.pending) = (Flow::NextChance, vec![Pending::Lead { seat: Seat(0) }]);
    for (seat, role) in position.seats.iter_mut().zip([Role::ForestWitch, Role::RootGatherer, Role::HerbGatherer]) {
        (seat.hand, seat.hand_size) = (vec![role], 1);
    }
    position.seats[2].denied = vec![Role::ForestWitch];
    change(&mut position);
    rules.stage(position).expect("a position of the game")
}

fn told(rules: &Broom, state: &State, m: Move) -> Vec<(String, &'static str)> {
    rules.dangers(state, Seat(0), m).into_iter().map(|danger| (danger.phrase.id.to_string(), danger.rule)).collect()
}

#[test]
#[proves("BRM-TURN-4", "BRM-INFO-5")]
fn whoever_is_brave_hears_who_may_be_brave_too() {
    let rules = rules();
    let state = staged(&rules, |position| position.bewitched = vec![Role::PeakDruid, Role::ValleyDruid]);
    let dangers = rules.dangers(&state, Seat(0), Move::Lay(Role::ForestWitch, Stance::Brave));
    let [Danger { phrase, rule: "BRM-TURN-4" }] = &dangers[..] else { panic!("{dangers:?}") };
    assert_eq!(phrase.args.iter().find(|(name, _)| *name == "names").map(|(_, arg)| arg), Some(&Arg::List(vec![Seat(1).into()])));
    assert_eq!(told(&rules, &state, Move::Lay(Role::ForestWitch, Stance::Cowardly)), []);
    let alone = staged(&rules, |position| {
        position.bewitched = vec![Role::PeakDruid, Role::ValleyDruid];
        position.seats[1].denied = vec![Role::ForestWitch];
    });
    assert_eq!(told(&rules, &alone, Move::Lay(Role::ForestWitch, Stance::Brave)), []);
}

#[test]
#[proves("BRM-TURN-9")]
fn a_bewitched_role_is_pointed_out_when_it_is_picked_and_when_it_is_laid() {
    let rules = rules();
    let state = staged(&rules, |position| position.bewitched = vec![Role::ForestWitch, Role::ValleyDruid]);
    let warned = |id: &str| vec![(id.to_owned(), "BRM-TURN-9")];
    assert_eq!(told(&rules, &state, Move::Pick(Role::ForestWitch)), warned("broom-danger-bewitched-later"));
    assert_eq!(told(&rules, &state, Move::Lay(Role::ForestWitch, Stance::Cowardly)), warned("broom-danger-bewitched"));
    assert_eq!(told(&rules, &state, Move::Pick(Role::RootGatherer)), []);
    assert!(rules.plan(&state, Seat(0)).iter().any(|phrase| phrase.id == "broom-plan-bewitched"));
}

#[test]
#[proves("BRM-EVT-DANGEROUS-AREAS")]
fn an_area_is_dangerous_only_while_its_event_lies_there() {
    let rules = rules();
    let fly = |to: &str| Move::Fly { from: "H3".parse().expect("a region"), to: to.parse().expect("a region") };
    let mut state = staged(&rules, |_| {});
    state.event = EventCard::DangerousAreas;
    assert_eq!(told(&rules, &state, fly("P1")), [("broom-danger-area".to_owned(), "BRM-EVT-DANGEROUS-AREAS")]);
    assert_eq!(told(&rules, &state, fly("M1")), [], "nothing happens to a pawn on a mountain");
    state.event = EventCard::FavourableAreas;
    assert_eq!(told(&rules, &state, fly("P1")), []);
}

#[test]
fn the_plan_names_the_best_delivery_or_sends_for_potions() {
    let rules = rules();
    let second = |state: &State| rules.plan(state, Seat(0))[1].id.to_string();
    assert_eq!(second(&staged(&rules, |_| {})), "broom-plan-fly");
    let empty = staged(&rules, |position| {
        for number in position.seats[0].stock.values_mut() {
            *number = 0;
        }
    });
    assert_eq!(second(&empty), "broom-plan-gather");
    let served = staged(&rules, |position| position.seats[0].pawns = ["F3", "F3"].map(|at| at.parse().expect("a region")));
    let best = &rules.plan(&served, Seat(0))[1];
    assert!(["broom-plan-fly", "broom-plan-serve"].contains(&&*best.id), "{best:?}");
    let place = best.args.iter().find(|(name, _)| *name == "place").map(|(_, place)| place);
    assert!(
        matches!(place, Some(Arg::Phrase(name)) if name.id.starts_with("broom-region-front-")),
        "a name, not a code: {best:?}"
    );
}

#[test]
fn a_look_back_counts_what_the_seat_did_and_what_was_done_to_it() {
    let rules = rules();
    let gathered = Event::Gained { seat: Seat(0), resource: Resource::Wand, number: 1 };
    let (mine, other) = (Event::Bumped { seat: Seat(0), by: Seat(1) }, Event::Bumped { seat: Seat(1), by: Seat(0) });
    let back = |heard: Vec<&Event>| -> Vec<String> {
        let round = PastRound { heard, points: (10, 12) };
        rules.look_back(Seat(0), &round).into_iter().map(|phrase| phrase.id.to_string()).collect()
    };
    assert_eq!(back(vec![&gathered, &mine]), ["broom-back-points", "broom-back-no-delivery", "broom-back-bumped"]);
    assert_eq!(back(vec![&other]), ["broom-back-points", "broom-back-no-delivery"]);
}
