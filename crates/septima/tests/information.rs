//! Chapter 24: what is hidden stays hidden, what is imagined is as likely as it should be, and chance is even.

mod common;

use common::{Walk, assert_even, rules, setup, watch_games};
use coven_engine::{FastDice, Rules, Seat, Silence, Stage as _, Story, Viewer};
use coven_proves::proves;
use coven_septima::{Citizen, Event, Move, Progress, Season, Set, State, Witch};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

const ME: Viewer = Viewer::Seat(Seat(0));

/// A random game up to something.
fn state_with(players: usize, variants: &[&str], wanted: impl Fn(&State) -> bool) -> State {
    let found = (0..).find_map(|seed| {
        let mut walk = Walk::new(&rules(), &setup(players, variants), seed);
        walk.find(&wanted).then_some(walk.state)
    });
    found.expect("some game comes there")
}

/// Counts something in many states that a viewer imagines.
fn imagined(state: &State, viewer: Viewer, times: u32, what: impl Fn(&State) -> String) -> BTreeMap<String, u32> {
    let (rules, mut dice) = (rules(), FastDice::new(7));
    let mut seen = BTreeMap::new();
    for _ in 0..times {
        *seen.entry(what(&rules.imagine(state, viewer, &mut dice))).or_insert(0) += 1;
    }
    seen
}

/// All viewers see the same table, except for the own book, the own sealed answers and tiles that only some have seen.
#[test]
#[proves("SEP-SETUP-15", "SEP-PHASE-A1", "SEP-SETUP-17")]
fn viewers_differ_only_in_their_own_secrets() {
    let mut moves = 0;
    watch_games(1, |_, walk| {
        moves += 1;
        if moves % 7 > 0 {
            return;
        }
        let over = walk.state.stage == Progress::Over;
        let public = |viewer: Viewer| {
            let mut view = serde_json::to_value(walk.rules.view(&walk.state, viewer)).expect("JSON");
            for (seat, book) in view["books"].as_array().expect("a list").iter().enumerate() {
                assert_eq!(book.is_null(), !over && !viewer.is(Seat(seat as u8)), "{viewer} and the book of {seat}");
            }
            assert_eq!(view["own"].is_null(), viewer == Viewer::Spectator);
            (view["own"], view["books"]) = (Value::Null, Value::Null);
            for tiles in ["/pile/bottom", "/drawn"] {
                for tile in view.pointer_mut(tiles).and_then(Value::as_array_mut).expect("a list of tiles") {
                    tile["witch"] = json!(null);
                }
            }
            view
        };
        let spectator = public(Viewer::Spectator);
        Seat::all(walk.state.covens.len()).for_each(|seat| assert_eq!(public(Viewer::Seat(seat)), spectator));
    });
}

/// The books of others may be any that are left.
#[test]
#[proves("SEP-SETUP-15")]
fn imagined_books_are_uniform() {
    let state = state_with(3, &["basic"], |s| s.stage == Progress::ChooseCards);
    let seen = imagined(&state, ME, 12_000, |s| {
        assert_eq!(s.secret.books[0], state.secret.books[0]);
        format!("{:?}", &s.secret.books[1..])
    });
    assert_even(&seen, 6, 12_000);
    assert_even(&imagined(&state, Viewer::Spectator, 24_000, |s| format!("{:?}", &s.secret.books[..])), 24, 24_000);
}

/// A sealed card may be any of the hand; the own one is known.
#[test]
#[proves("SEP-PHASE-A1")]
fn imagined_cards_are_uniform_over_the_hand() {
    let state = state_with(3, &["basic"], |s| {
        let sealed = s.secret.chosen.get(1).copied().flatten();
        s.stage == Progress::ChooseCards && s.board.phase == 3 && sealed.is_some() && s.secret.chosen[0].is_some()
    });
    let seen = imagined(&state, ME, 12_000, |s| {
        assert_eq!(s.secret.chosen[0], state.secret.chosen[0]);
        format!("{:?}", s.secret.chosen[1])
    });
    assert_even(&seen, 6, 12_000);
}

/// A finished Prologue may be any of its arrangements with any types.
#[test]
#[proves("SEP-SETUP-18", "SEP-SETUP-20")]
fn imagined_prologues_are_uniform() {
    let state =
        state_with(2, &["basic"], |s| s.stage == Progress::Prologue && !s.asked.contains(Seat(1)) && s.asked.contains(Seat(0)));
    // Two arrangements choose 3 types, the other two choose 5, each between two.
    let answers = 2 * (8 + 32);
    let seen = imagined(&state, ME, 40_000, |s| format!("{:?}", s.secret.prologue[1]));
    assert_even(&seen, answers, 40_000);
}

/// What another coven kept before the hand came round may be any tile that was never seen.
#[test]
#[proves("SEP-SETUP-17")]
fn imagined_draft_picks_are_uniform_over_unseen_tiles() {
    let state = state_with(2, &["full"], |s| s.stage == Progress::Draft(1) && s.asked.len() == 2);
    let seen = imagined(&state, ME, 32_000, |s| {
        assert_eq!(s.secret.draft.hands[0], state.secret.draft.hands[0], "own tiles and those passed on are known");
        s.secret.draft.hands[1][0].to_string()
    });
    // 24 witches without the accused, the 4 dealt and the 3 received.
    assert_even(&seen, 16, 32_000);
}

/// The end of a draft for two, by which of its tiles the other coven gave back: its pick of the first, second or third round.
fn drafted(round: usize) -> State {
    state_with(2, &["full"], |s| {
        let hands = &s.secret.draft.hands;
        s.stage == Progress::Prologue && s.secret.draft.third[1] == Some([hands[1][0], hands[0][1], hands[1][2]][round])
    })
}

/// A coven that saw a hand twice knows what was taken in between, also if it went back to the pile.
#[test]
#[proves("SEP-SETUP-17")]
fn a_tile_missing_from_a_hand_seen_twice_is_known() {
    let state = drafted(1);
    let seen = imagined(&state, ME, 1000, |s| format!("{:?} {:?}", s.secret.draft.third[1], s.secret.pile.thirds));
    assert_eq!(seen.len(), 1, "{seen:?}");
}

/// A first pick that was never shown may be any tile never seen.
#[test]
#[proves("SEP-SETUP-17")]
fn a_first_pick_given_back_may_be_any_unseen_tile() {
    let state = drafted(0);
    assert_even(&imagined(&state, ME, 32_000, |s| format!("{:?}", s.secret.draft.third[1])), 16, 32_000);
}

/// Of the last two tiles of a hand one went to the coven and the other to the box.
#[test]
#[proves("SEP-SETUP-17")]
fn a_last_pick_given_back_is_one_of_two() {
    let state = drafted(2);
    assert_even(&imagined(&state, ME, 4000, |s| format!("{:?}", s.secret.draft.third[1])), 2, 4000);
}

/// For one who saw nothing of the draft, every hidden witch is as likely to lie on top of the pile.
#[test]
#[proves("SEP-SETUP-17")]
fn a_spectator_knows_nothing_of_the_third_tiles() {
    let state = state_with(3, &["full"], |s| s.stage == Progress::Prologue);
    let (rules, mut dice) = (rules(), FastDice::new(9));
    let mut seen = BTreeMap::new();
    let times = 12_000;
    for _ in 0..times {
        let thirds = rules.imagine(&state, Viewer::Spectator, &mut dice).secret.pile.thirds;
        assert_eq!(thirds.len(), 3);
        thirds.for_each(|witch| *seen.entry(witch.to_string()).or_insert(0) += 1);
    }
    // 24 witches without the accused and the six in the covens.
    assert_even(&seen, 17, 3 * times);
}

/// A coven knows that its own third tile lies among those on top.
#[test]
#[proves("SEP-SETUP-17")]
fn the_own_third_tile_is_remembered() {
    let state = state_with(4, &["full"], |s| s.stage == Progress::ChooseCards);
    let own = state.secret.draft.third[0].expect("a third tile");
    imagined(&state, ME, 500, |s| {
        assert!(s.secret.pile.thirds.contains(own));
        String::new()
    });
}

/// The six faces of the hunter die are equally likely; +1 stands on two.
#[test]
#[proves("SEP-HUNT-2")]
fn the_hunter_die_is_fair() {
    let tables = 6000;
    let mut seen: BTreeMap<i8, u32> = BTreeMap::new();
    for seed in 0..tables {
        *seen
            .entry(Walk::new(&rules(), &setup(2, &["basic", "fixed-hunter"]), seed).state.board.die.expect("a die"))
            .or_insert(0) += 1;
    }
    let ones = seen.get_mut(&1).expect("a +1");
    let half = *ones / 2;
    *ones -= half;
    seen.insert(100, half);
    assert_even(&seen, 6, tables as u32);
}

/// Every citizen in the bag is equally likely to be drawn first, and only those of the crowd are.
#[test]
#[proves("SEP-TRIAL-2", "SEP-TRIAL-3")]
fn the_bag_is_fair() {
    let rules = rules();
    let mut position = rules.position(&state_with(2, &["basic"], |s| s.stage == Progress::ChooseCards));
    position.board.phase = 5;
    (position.covens[0].crowd, position.covens[1].crowd) = (3, 2);
    (position.covens[0].suspicion, position.covens[1].suspicion) = (3, 2);
    position.board.septima.left = Some(coven_septima::Action::Move);
    position.board.septima.right = Some(coven_septima::Action::Collect);
    position.covens.iter_mut().for_each(|coven| {
        coven.goods = Default::default();
        coven.witches = Default::default();
    });
    let state = rules.stage(position).expect("a position");
    let (mut first, times) = (BTreeMap::new(), 4000);
    for seed in 0..times {
        let (mut s, mut dice, mut story) = (state, FastDice::new(seed), Story::default());
        for (seat, m) in [(0, "card heal"), (1, "card remember"), (0, "done"), (1, "done")] {
            let m: Move = m.parse().expect("a move");
            rules.play(&mut s, Seat(seat), m, &mut dice, &mut story).expect("a legal move");
        }
        let row = story.told.iter().find_map(|told| match &told.event {
            Event::TrialHeld { row, .. } => Some(*row),
            _ => None,
        });
        let row = row.expect("a trial");
        assert_eq!(row.len(), 6, "ten citizens fill the six spaces");
        // Each single citizen counts: 3 of coven 0, 2 of coven 1, 5 angry ones.
        let (whose, of) = match row[0] {
            Citizen::Angry => ("angry", 5),
            Citizen::Loyal(Seat(0)) => ("0", 3),
            Citizen::Loyal(_) => ("1", 2),
        };
        for copy in 0..of {
            *first.entry((whose, copy)).or_insert(0.0) += 1.0 / f64::from(of);
        }
    }
    assert_eq!(first.len(), 10);
    assert!(first.values().all(|&count: &f64| (count - 400.0).abs() < 120.0), "{first:?}");
}

/// Looking and imagining change nothing and ask no dice of the table.
#[test]
fn a_view_does_not_depend_on_the_secrets_of_others() {
    let mut walk = Walk::new(&rules(), &setup(3, &["full"]), 5);
    let mut other = FastDice::new(99);
    for _ in 0..200 {
        let imagined = walk.rules.imagine(&walk.state, ME, &mut other);
        assert_eq!(walk.rules.view(&imagined, ME), walk.rules.view(&walk.state, ME));
        if walk.make().is_none() {
            break;
        }
    }
    assert_eq!(
        walk.rules.play(&mut walk.state.clone(), Seat(7), Move::Done, &mut other, &mut Silence).map_err(|e| e.code),
        Err("not-asked")
    );
}

/// Every way in which the draft of three can have gone, given what the first coven knows: its own tiles and those it held, the
/// two witches that each coven showed, and a third tile that has come to light. With tiles dealt and chosen at random all
/// these ways are equally likely.
fn consistent_drafts(state: &State, first_accused: Witch, found: Option<Witch>) -> BTreeSet<String> {
    let draft = &state.secret.draft;
    let hands = draft.hands;
    // Hand 0 was seen from the first tile on, hand 1 from the second, hand 2 from the third.
    let seen: Set<Witch> = hands[0].iter().chain(&hands[1][1..]).chain(&hands[2][2..]).copied().collect();
    let unseen: Vec<Witch> = (rules().witches_of(state.setup.mode) - seen - Set::only(first_accused)).collect();
    let kept =
        |hands: &[[Witch; 4]; 3], seat: usize| -> Set<Witch> { (0..3).map(|round| hands[(seat + round) % 3][round]).collect() };
    let real = [hands[0], hands[1], hands[2]];
    let shown = |seat: usize| kept(&real, seat) - draft.third[seat].into_iter().collect();
    let mut ways = BTreeSet::new();
    for order in [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]] {
        for swap in [[2, 3], [3, 2]] {
            for &one in &unseen {
                for &two in unseen.iter().filter(|&&two| two != one) {
                    for &three in unseen.iter().filter(|&&three| three != one && three != two) {
                        let way = [
                            [hands[0][0], hands[0][order[0]], hands[0][order[1]], hands[0][order[2]]],
                            [one, hands[1][1], hands[1][swap[0]], hands[1][swap[1]]],
                            [two, three, hands[2][2], hands[2][3]],
                        ];
                        let thirds = [1, 2].map(|seat| kept(&way, seat) - shown(seat));
                        let fits = thirds.iter().all(|third| third.len() == 1)
                            && found.is_none_or(|witch| thirds.iter().any(|third| third.contains(witch)));
                        if fits {
                            ways.insert(format!("{way:?} {thirds:?}"));
                        }
                    }
                }
            }
        }
    }
    ways
}

fn assert_imagined_drafts_are_even(state: &State, first_accused: Witch, found: Option<Witch>) {
    let ways = consistent_drafts(state, first_accused, found);
    let times = 250 * ways.len() as u32;
    let seen = imagined(state, ME, times, |s| {
        let draft = &s.secret.draft;
        let thirds: [Set<Witch>; 2] = [1, 2].map(|seat: usize| draft.third[seat].into_iter().collect());
        format!("{:?} {thirds:?}", [draft.hands[0], draft.hands[1], draft.hands[2]])
    });
    assert!(seen.keys().all(|way| ways.contains(way)), "a draft that cannot have happened");
    assert_even(&seen, ways.len(), times);
}

/// After a draft of three, every way it can have gone is imagined equally often.
#[test]
#[proves("SEP-SETUP-17")]
fn imagined_drafts_are_uniform() {
    for seed in 0..12 {
        let mut walk = Walk::new(&rules(), &setup(3, &["full"]), seed);
        let accused = walk.state.board.accused.expect("an accused witch");
        assert!(walk.find(|s| s.stage == Progress::Prologue));
        assert_imagined_drafts_are_even(&walk.state, accused, None);
    }
}

/// A third tile that is accused in winter tells something about the draft.
#[test]
#[proves("SEP-SETUP-17", "SEP-PREP-1")]
fn imagined_drafts_know_the_thirds_that_came_to_light() {
    let mut checked = 0;
    for seed in 0..60 {
        let mut walk = Walk::new(&rules(), &setup(3, &["full"]), seed);
        let accused = walk.state.board.accused.expect("an accused witch");
        walk.find(|s| s.board.season == Season::Winter && s.stage == Progress::ChooseCards);
        let s = &walk.state;
        let found = s.board.accused.filter(|&witch| s.secret.draft.third[0] != Some(witch));
        if found.is_some() && s.secret.pile.thirds.len() == 2 && s.secret.pile.bottom.is_empty() && checked < 8 {
            assert_imagined_drafts_are_even(s, accused, found);
            checked += 1;
        }
    }
    assert!(checked >= 5, "{checked}");
}
