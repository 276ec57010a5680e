//! The scenario runner: a good scenario passes, and everything that can be wrong with one is said in a readable way.

use coven_engine::scenario::{Failure, Scenario, run};
use coven_engine::{DataSource, Rules};
use coven_example::SealedBids;
use std::sync::Arc;

/// A scenario of the example game in which everything is decided: seat 0 holds 1 to 4, seat 1 holds 5 to 8, seat 2 holds
/// 9 to 12, and 13, 14, 15 are the talon.
const HEAD: &str = r#"
name = "one round"
rules = ["SLB-BID-2"]
game = "sealed"
[chance]
deal = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14"]
"#;

fn failures(rest: &str) -> Vec<Failure> {
    let scenario = Scenario::parse(&format!("{HEAD}{rest}")).expect("a scenario");
    run(&Arc::new(SealedBids::load(&DataSource::builtin()).expect("the built-in data")), &scenario)
}

fn unusable(rest: &str) -> String {
    match &failures(rest)[..] {
        [Failure::Unusable(what)] => what.clone(),
        other => panic!("not one reason why it is unusable: {other:?}"),
    }
}

fn unmet(rest: &str) -> String {
    match &failures(rest)[..] {
        [Failure::Unmet(what)] => what.clone(),
        other => panic!("not one expectation that is not met: {other:?}"),
    }
}

fn unreadable(text: &str) -> String {
    Scenario::parse(text).expect_err("no scenario").to_string()
}

#[test]
fn a_scenario_can_say_everything() {
    let all_is_well = failures(
        r#"
[position.seats.0]
won = 4
[position.talon.2]
looked = 1

[[step]]
chance = { die = ["5"] }
moves = ["0: roll"]
expect.deciding = [0, 1, 2]
expect.state.prize = 5

[[step]]
moves = ["2: bid 9", "0: bid 2"]
refused = [
    { move = "2: bid 10", code = "not-asked" },
    { move = "1: bid 9", code = "sealed-not-in-hand" },
    { move = "1: roll", code = "other-question" },
]
expect.legal.1 = { only = ["bid 8", "bid 5", "bid 6", "bid 7"] }
expect.view.1.seats.2 = { has_bid = true, cards = 3 }
expect.view.spectator.seats.1.cards = 4
expect.absent = ["view.1.seats.2.bid", "view.1.seats.0.hand", "state.seats.1.bid"]

[[step]]
moves = ["1: bid 8"]
refused = [{ move = "2: look 2", code = "sealed-looked-at" }]
expect.legal.2 = { has = ["look 0", "look 1"], lacks = ["look 2"], count = 3 }
expect.state.seats.2 = { won = 5, hand = [10, 11, 12] }
expect.points = [12, 18, 38]
expect.sheet.2 = { prizes = 5, hand = 33 }
expect.sheet.0 = { prizes = 4 }

[[step]]
moves = ["2: look 0", "2: swap 10", "2: done", "1: fix", "0: bid 1", "1: bid 5", "2: bid 11", "2: done"]
expect.state.talon.0 = { card = 10, looked = 2 }
expect.view.2.talon.0.card = 10
expect.absent = ["view.1.talon.0.card"]

[[step]]
moves = ["2: fix", "0: bid 3", "1: bid 6", "2: bid 12", "2: done"]
expect.deciding = []
expect.places = [2, 3, 1]
"#,
    );
    assert_eq!(all_is_well, []);
}

#[test]
fn what_is_no_scenario_is_named_with_line_and_field() {
    assert!(unreadable("name = ").starts_with("line 1: "));
    assert!(unreadable("name = 'x'\ngame = 'sealed'\ncolour = 1\n").contains("unknown field `colour`"));
    assert!(unreadable("game = 'sealed'\n").contains("missing field `name`"));
    let said = unreadable("name = 'x'\ngame = 'sealed'\n[[step]]\nmoves = ['fix']\n");
    assert!(said.contains("step[0].moves[0]") && said.contains("'fix' is not a move with its seat, such as '0: stay'"), "{said}");
    let said = unreadable("name = 'x'\ngame = 'sealed'\n[[step]]\nexpect.colour = 1\n");
    assert!(said.contains("step[0].expect") && said.contains("unknown field `colour`"), "{said}");
}

#[test]
fn a_setup_that_cannot_be_is_named() {
    assert!(unusable("[setup]\nblond = true").starts_with("setup.blond: unknown field `blond`"));
    assert_eq!(unusable("[setup]\nblind = 1"), "setup.blind: invalid type: integer `1`, expected a boolean");
}

#[test]
fn a_position_that_no_game_reaches_is_named_by_the_invariant() {
    assert_eq!(unusable("[position.seats.0]\nhand = [1, 2, 3, 5]"), "the position breaks SLB-INV-1: card 5 is in two places");
    assert_eq!(unusable("[position]\nround = 3"), "the position breaks SLB-INV-3: in round 3 the question is Some(Prize)");
    assert_eq!(unusable("[position]\ncolour = 3"), "position.colour: there is no such field");
    assert_eq!(unusable("[position]\nround = 'late'"), "position.round: invalid type: string \"late\", expected u8");
    assert!(unusable("[position]\nasked = [{ reward = 9 }]").starts_with("the position breaks SLB-INV-3"));
}

#[test]
fn moves_are_named_when_they_are_none_or_refused() {
    assert!(unusable("[[step]]\nmoves = ['0: sing']").starts_with("step 1: 'sing' is not a move"));
    assert!(unusable("[[step]]\nrefused = [{ move = '0: sing', code = 'x' }]").starts_with("step 1: 'sing' is not a move"));
    let refused = "step 1: the move '1: fix' is refused: not-asked (TABLE-ASKED)";
    assert_eq!(unmet("[[step]]\nmoves = ['1: fix', '0: fix']"), refused);
    assert_eq!(unmet("[[step]]\nmoves = ['200: fix']"), "step 1: the move '200: fix' is refused: not-asked (TABLE-ASKED)");
}

#[test]
fn refusals_that_do_not_come_are_named() {
    assert_eq!(
        unmet("[[step]]\nrefused = [{ move = '0: fix', code = 'not-asked' }]"),
        "step 1: the move '0: fix' should be refused with 'not-asked', but is accepted"
    );
    assert_eq!(
        unmet("[[step]]\nrefused = [{ move = '1: fix', code = 'game-over' }]"),
        "step 1: the move '1: fix' should be refused with 'game-over', but is with 'not-asked (TABLE-ASKED)'"
    );
}

#[test]
fn chance_that_cannot_be_is_named() {
    assert_eq!(
        unusable("[[step]]\nchance = { die = ['7'] }\nmoves = ['0: roll']"),
        "step 1: chance: the draw of 'die' cannot give '7'; possible are: 1, 2, 3, 4, 5, 6"
    );
    assert_eq!(
        unmet("[[step]]\nchance = { die = ['6'] }\nmoves = ['0: fix']"),
        "step 1: chance: 'die' was not drawn, so it could not give '6'"
    );
}

#[test]
fn every_expectation_says_what_was_found() {
    for (expectation, difference) in [
        ("state.round = 2", "state.round: expected 2, found 0"),
        ("state.colour = 2", "state.colour: expected 2, but there is no such field"),
        ("view.0.seats.0.hand = [1]", "view.0.seats.0.hand: expected [1], found [1,2,3,4]"),
        ("absent = ['view.0.seats.0.hand']", "view.0.seats.0.hand: expected nothing, found [1,2,3,4]"),
        ("absent = ['state.round']", "state.round: expected nothing, found 0"),
        ("legal.0 = { only = ['roll'] }", r#"legal.0.only: expected ["roll"], found ["fix", "roll"]"#),
        ("legal.0 = { has = ['done'] }", r#"legal.0.has: 'done' is not among ["roll", "fix"]"#),
        ("legal.0 = { lacks = ['fix'] }", "legal.0.lacks: 'fix' is legal"),
        ("legal.1 = { count = 1 }", "legal.1.count: expected 1, found 0"),
        ("deciding = [1]", "deciding: expected [1], found [0]"),
        ("points = [0, 0, 0]", "points: expected [0, 0, 0], found [10, 26, 42]"),
        ("sheet.1 = { hand = 1 }", "sheet.1.hand: expected Some(1), found Some(26)"),
        ("sheet.1 = { looks = 1 }", "sheet.1.looks: expected Some(1), found None"),
        ("places = [1, 1, 1]", "places: expected Some([1, 1, 1]), found None"),
    ] {
        assert_eq!(unmet(&format!("[[step]]\nexpect.{expectation}")), format!("step 1: {difference}"));
    }
}

#[test]
fn several_differences_are_all_told_and_later_steps_still_run() {
    let told = failures("[[step]]\nexpect.deciding = [1]\nexpect.state.round = 2\n[[step]]\nexpect.points = [1]");
    let told: Vec<String> = told.iter().map(Failure::to_string).collect();
    assert_eq!(
        told,
        [
            "step 1: state.round: expected 2, found 0",
            "step 1: deciding: expected [1], found [0]",
            "step 2: points: expected [1], found [10, 26, 42]"
        ]
    );
}

#[test]
fn seats_and_paths_that_are_none_are_named() {
    let no_seat = "step 1: '3' is not a seat of this table, which has seats 0 to 2";
    assert_eq!(unusable("[[step]]\nexpect.legal.3 = { count = 0 }"), no_seat);
    assert_eq!(unusable("[[step]]\nexpect.view.3.round = 0"), no_seat);
    assert_eq!(
        unusable("[[step]]\nexpect.absent = ['round']"),
        "step 1: absent: 'round' begins neither with 'state.' nor with 'view.'"
    );
}
