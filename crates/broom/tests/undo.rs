//! Taking back, by the four rules, in the situations of this game.

mod common;

use common::{rules, setup};
use coven_broom::{Broom, Move, Pending, Role, Stance};
use coven_engine::testing::random_until;
use coven_engine::{CannotUndo, Game, Seat, Seed};

fn game(players: usize, variants: &[&str], seed: u64) -> Game<Broom> {
    Game::start(rules(), setup(players, variants), Seed::from_number(seed)).expect("a table")
}

fn play(game: &mut Game<Broom>, seat: u8, notation: &str) {
    let m: Move = notation.parse().expect(notation);
    game.play(Seat(seat), m).unwrap_or_else(|illegal| panic!("{seat}: {notation}: {illegal}"));
}

fn hand(game: &Game<Broom>, seat: u8) -> Vec<Role> {
    game.state().player(Seat(seat)).hand.collect()
}

/// A fresh table at which everybody chooses roles, with a given question on top.
fn asked(players: usize, variants: &[&str], wanted: Pending) -> Game<Broom> {
    let found = (0..).map(|seed| game(players, variants, seed)).find(|game| game.state().pending.top() == Some(wanted));
    found.expect("some seed begins like that")
}

/// A choice of roles can be taken back while others still choose; their choices stay.
#[test]
fn picks_can_be_taken_back_while_others_choose() {
    let mut game = asked(3, &[], Pending::Pick);
    for role in ["forest_witch", "hill_witch", "peak_druid", "weather_fairy"] {
        play(&mut game, 0, &format!("pick {role}"));
    }
    play(&mut game, 1, "pick root_gatherer");
    play(&mut game, 1, "pick herb_gatherer");
    assert_eq!(game.undo(Seat(0)), Ok(()));
    assert_eq!(hand(&game, 0), [Role::ForestWitch, Role::HillWitch, Role::PeakDruid]);
    assert_eq!(hand(&game, 1), [Role::RootGatherer, Role::HerbGatherer]);
    assert!(game.deciding().contains(Seat(0)));
    assert_eq!(game.undo(Seat(0)), Ok(()));
    play(&mut game, 0, "pick prairie_witch");
    assert_eq!(hand(&game, 0), [Role::ForestWitch, Role::HillWitch, Role::PrairieWitch]);
    assert_eq!(game.undo(Seat(2)), Err(CannotUndo::NothingToUndo(Seat(2))));
}

/// When the last hand is complete the leader is asked; nobody else may take that question away.
#[test]
fn the_last_pick_is_final_for_everybody_but_the_leader() {
    let mut game = asked(2, &[], Pending::Pick);
    for seat in [0, 1] {
        for role in ["forest_witch", "hill_witch", "peak_druid", "weather_fairy"] {
            play(&mut game, seat, &format!("pick {role}"));
        }
    }
    assert_eq!(game.state().pending.top(), Some(Pending::Lead { seat: Seat(0) }));
    assert_eq!(game.undo(Seat(1)), Err(CannotUndo::ChangesWhoDecides));
    assert_eq!(game.undo(Seat(0)), Ok(()));
    assert_eq!(game.state().pending.top(), Some(Pending::Pick));
}

/// A laid card is seen by all: neither it nor anything before it can be taken back.
#[test]
fn a_laid_card_stays() {
    let mut game = asked(2, &[], Pending::Pick);
    for seat in [0, 1] {
        for role in ["root_gatherer", "herb_gatherer", "peak_druid", "weather_fairy"] {
            play(&mut game, seat, &format!("pick {role}"));
        }
    }
    game.play(Seat(0), Move::Lay(Role::RootGatherer, Stance::Brave)).expect("a lead");
    assert_eq!(game.undo(Seat(0)), Err(CannotUndo::CrossesRevelation));
    assert_eq!(game.undo(Seat(1)), Err(CannotUndo::CrossesRevelation));
    assert_eq!(hand(&game, 0).len(), 3);
}

/// A sealed number can be taken back until the last one is sealed; then all are open.
#[test]
fn a_sealed_number_can_be_taken_back_until_all_are_open() {
    let mut game = asked(2, &[], Pending::Number);
    play(&mut game, 0, "number 6");
    assert_eq!(game.undo(Seat(0)), Ok(()));
    assert_eq!(game.state().player(Seat(0)).number, None);
    play(&mut game, 0, "number 2");
    play(&mut game, 1, "number 3");
    assert_eq!(game.undo(Seat(1)), Err(CannotUndo::CrossesRevelation));
    assert_eq!(game.undo(Seat(0)), Err(CannotUndo::CrossesRevelation));
    assert_eq!(game.state().player(Seat(0)).hand_size, 2);
}

/// A part of an offer can be taken back while it is sealed.
#[test]
fn a_sealed_offer_can_be_taken_back() {
    let everybody = |game: &Game<Broom>| {
        game.state().pending.top() == Some(Pending::Offers)
            && game.deciding().len() == 3
            && game.state().players[..3].iter().all(|player| player.offered == 0 && player.stock[0] > 0)
    };
    let mut game = random_until(&rules(), (3, &[]), everybody);
    play(&mut game, 1, "enclose 1");
    assert_eq!(game.undo(Seat(1)), Ok(()));
    assert_eq!(game.state().player(Seat(1)).offer, [0; 4]);
}

/// A brave witch may take her flight back until she has answered what follows; the lay of the card stays.
#[test]
fn a_flight_can_be_taken_back_before_the_delivery() {
    let drop_off = |game: &Game<Broom>| matches!(game.state().pending.top(), Some(Pending::DropOff { .. }));
    let mut game = random_until(&rules(), (3, &[]), drop_off);
    let seat = game.deciding().first().expect("the witch");
    assert_eq!(game.undo(seat), Ok(()));
    assert!(matches!(game.state().pending.top(), Some(Pending::Fly { brave: true, .. })));
    assert_eq!(game.undo(seat), Err(CannotUndo::CrossesRevelation));
}

/// Steps on a mountain can be taken back one by one: nothing hidden is learned there.
#[test]
fn a_mountain_tile_can_be_taken_back() {
    let free_moves = |game: &Game<Broom>| {
        let last = game.turns().last().map(|turn| turn.m);
        last == Some(Move::UseTile) && matches!(game.state().pending.top(), Some(Pending::FreeMoves { left: 2, .. }))
    };
    let mut game = random_until(&rules(), (3, &["back"]), free_moves);
    let seat = game.deciding().first().expect("the owner of the pawn");
    assert_eq!(game.undo(seat), Ok(()));
    assert!(matches!(game.state().pending.top(), Some(Pending::Arrival { tile: true, .. })));
}

/// The first answer of a new round cannot reach back over its draws.
#[test]
fn a_new_round_is_final() {
    let mut game = random_until(&rules(), (3, &[]), |game| game.state().round == 2);
    let last = game.turns().last().expect("a move").seat;
    assert_eq!(game.undo(last), Err(CannotUndo::CrossesChance));
}
