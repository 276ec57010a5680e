//! Chapter 13: what is hidden stays hidden, and what is imagined is as likely as it should be.

mod common;

use common::{Walk, assert_even, rules, setup, watch_games};
use coven_broom::{EventCard, Pending, RoleSet, State};
use coven_engine::{FastDice, Rules, Seat, Viewer};
use coven_proves::proves;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// All viewers see the same table, except for the own hand and the own sealed answers.
#[test]
#[proves("BRM-INFO-1", "BRM-INFO-2", "BRM-INFO-4")]
fn brm_info_1_viewers_differ_only_in_their_own_secrets() {
    watch_games(
        2,
        |_| 0,
        |moves, walk, _| {
            *moves += 1;
            if *moves % 10 > 0 {
                return;
            }
            let seats = walk.state.seats();
            let public = |viewer: Viewer| {
                let mut view = serde_json::to_value(walk.rules.view(&walk.state, viewer)).expect("JSON");
                view["viewer"] = json!(null);
                for seat in Seat::all(seats) {
                    let there = &mut view["seats"][seat.index()];
                    if viewer.is(seat) {
                        assert!(there["hand"].is_array() && there["sealed"].is_object());
                        (there["hand"], there["sealed"]) = (Value::Null, Value::Null);
                    }
                    assert!(there["hand"].is_null() && there["sealed"].is_null(), "{viewer} sees the secrets of {seat}");
                }
                view
            };
            let spectator = public(Viewer::Spectator);
            for seat in Seat::all(seats) {
                assert_eq!(public(Viewer::Seat(seat)), spectator);
            }
        },
    );
}

/// The view names neither the events to come nor those in the box, and no order of any deck.
#[test]
#[proves("BRM-INFO-3")]
fn brm_info_3_decks_have_no_order_that_could_be_seen() {
    let rules = rules();
    let state = Walk::new(&rules, &setup(3, &[]), 5).state;
    let view = serde_json::to_value(rules.view(&state, Viewer::Seat(Seat(0)))).expect("JSON");
    assert_eq!(view["events_seen"], json!([state.event]));
    // The event that comes next is drawn when it is needed: from one and the same state any unseen one can come.
    let mut next = BTreeMap::new();
    for seed in 0..400 {
        let mut walk = Walk::new(&rules, &setup(3, &[]), 5);
        walk.find(|s| s.round == 1 && s.players[..3].iter().all(|player| !player.still_picks()));
        let mut copy = walk.state;
        let mut dice = FastDice::new(seed);
        let mut playout = coven_engine::random_play::RandomPlay::default();
        while copy.round == 1 {
            playout.step(&*rules, &mut copy, &mut dice);
        }
        *next.entry(copy.event).or_insert(0) += 1;
    }
    assert_eq!(next.len(), EventCard::ALL.len() - 1, "{next:?}");
}

/// The cards that a seat still holds are always among those that the view calls possible.
#[test]
#[proves("BRM-INFO-5")]
fn brm_info_5_the_possible_roles_contain_the_hand() {
    watch_games(
        4,
        |_| (),
        |(), walk, _| {
            let view = walk.rules.view(&walk.state, Viewer::Spectator);
            for (there, player) in view.seats.iter().zip(&walk.state.players) {
                let possible = there.possible;
                assert!(player.hand.minus(possible).is_empty());
                // A role that was led is settled: laid, or denied by passing.
                let settled = walk.state.led.minus(player.laid).minus(player.denied);
                let still_asked = walk.state.role.into_iter().collect();
                assert!(settled.minus(still_asked).is_empty());
            }
        },
    );
}

/// A state in the middle of a round, with the second seat holding `cards` cards.
fn some_state(cards: u8, wanted: impl Fn(&State) -> bool) -> State {
    let rules = rules();
    (0..)
        .find_map(|seed| {
            let mut walk = Walk::new(&rules, &setup(3, &[]), seed);
            walk.find(|s| s.player(Seat(1)).hand.len() == cards && wanted(s)).then_some(walk.state)
        })
        .expect("some game comes there")
}

/// Counts what seat 1 holds in many states that seat 0 imagines.
fn imagined_hands(state: &State, times: u32) -> BTreeMap<u16, u32> {
    let rules = rules();
    let mut dice = FastDice::new(7);
    let mut seen = BTreeMap::new();
    for _ in 0..times {
        let imagined = rules.imagine(state, Viewer::Seat(Seat(0)), &mut dice);
        *seen.entry(imagined.player(Seat(1)).hand.0).or_insert(0) += 1;
    }
    seen
}

fn choose(n: u64, k: u64) -> usize {
    (0..k).fold(1, |product, i| product * (n - i) / (i + 1)) as usize
}

/// Every hand of the right size from the possible roles is equally likely.
#[test]
#[proves("BRM-INFO-6", "BRM-INFO-5")]
fn brm_info_6_imagined_hands_are_uniform_over_the_possible_roles() {
    for cards in 1..=3 {
        let state = some_state(cards, |s| matches!(s.pending.top(), Some(Pending::Lead { seat: Seat(0) })));
        let player = state.player(Seat(1));
        let possible = RoleSet::ALL.minus(player.laid).minus(player.denied);
        let times = 20_000;
        let seen = imagined_hands(&state, times);
        assert!(seen.keys().all(|&hand| RoleSet(hand).minus(possible).is_empty()));
        assert_even(&seen, choose(possible.len().into(), cards.into()), times);
    }
}

/// A seat that is asked to follow holds the role; its other cards are as open as ever.
#[test]
fn brm_info_5_who_is_asked_to_follow_holds_the_role() {
    let state = some_state(3, |s| s.pending.top() == Some(Pending::Follow { seat: Seat(1) }));
    let role = state.role.expect("the role of the turn");
    let player = state.player(Seat(1));
    let possible = RoleSet::ALL.minus(player.laid).minus(player.denied);
    let times = 20_000;
    let seen = imagined_hands(&state, times);
    assert!(seen.keys().all(|&hand| RoleSet(hand).contains(role)));
    assert_even(&seen, choose(u64::from(possible.len()) - 1, 2), times);
}

/// While roles are chosen, a complete hand may be any four roles.
#[test]
#[proves("BRM-INFO-4")]
fn brm_info_4_a_sealed_hand_may_be_anything() {
    let state = some_state(4, |s| s.pending.top() == Some(Pending::Pick) && s.deciding().contains(Seat(0)));
    let times = 60_000;
    assert_even(&imagined_hands(&state, times), choose(10, 4), times);
}

/// Sealed numbers and offers are imagined anew, open ones are not.
#[test]
#[proves("BRM-INFO-4")]
fn brm_info_4_sealed_answers_are_imagined() {
    let rules = rules();
    let sealed = |wanted: fn(&State) -> bool| {
        let found = (0..).find_map(|seed| {
            let mut walk = Walk::new(&rules, &setup(3, &[]), seed);
            walk.find(wanted).then_some(walk.state)
        });
        found.expect("some game comes there")
    };
    let mut dice = FastDice::new(3);

    let numbers = sealed(|s| s.pending.top() == Some(Pending::Number) && s.player(Seat(1)).number.is_some());
    let mut seen = BTreeMap::new();
    for _ in 0..20_000 {
        let imagined = rules.imagine(&numbers, Viewer::Seat(Seat(0)), &mut dice);
        *seen.entry(imagined.player(Seat(1)).number.map_or(0, u16::from)).or_insert(0) += 1;
    }
    assert_even(&seen, 5, 20_000);
    assert!(!seen.contains_key(&0));

    let offers = sealed(|s| s.pending.top() == Some(Pending::Offers) && s.player(Seat(1)).offered == 4);
    let held = offers.player(Seat(1)).stock;
    let mut most = [0; 4];
    for _ in 0..20_000 {
        let imagined = rules.imagine(&offers, Viewer::Seat(Seat(0)), &mut dice);
        let offer = imagined.player(Seat(1)).offer;
        most = std::array::from_fn(|kind| offer[kind].max(most[kind]));
        // The own offer is known.
        assert_eq!(imagined.player(Seat(0)).offer, offers.player(Seat(0)).offer);
    }
    assert_eq!(most, held, "everything that is held may be enclosed");
}

/// How many cards a seat has left is public at every moment of a round; how far it has come with choosing is not.
#[test]
#[proves("BRM-TURN-10")]
fn brm_turn_10_hand_sizes_are_public() {
    watch_games(
        2,
        |_| (),
        |(), walk, _| {
            let view = walk.rules.view(&walk.state, Viewer::Spectator);
            for (there, player) in view.seats.iter().zip(&walk.state.players) {
                let hidden = walk.state.pending.top() == Some(Pending::Pick) && player.still_picks();
                assert_eq!(there.cards_left, if hidden { 0 } else { player.hand.len() });
                assert_eq!(there.laid, player.laid);
            }
        },
    );
}
