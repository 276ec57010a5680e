//! Undo by four rules: it never changes what another seat is asked, never makes another person redo a move, never crosses
//! newly revealed information, never crosses a die or a draw.

use coven_engine::{CannotUndo, DataSource, Game, Rules, Seat, Seats, Seed};
use coven_example::{Move, SealedBids};
use std::sync::Arc;

const ADA: Seat = Seat(0);
const BEA: Seat = Seat(1);
const CLEO: Seat = Seat(2);

fn new_game() -> Game<SealedBids> {
    let rules = Arc::new(SealedBids::load(&DataSource::builtin()).expect("the built-in data"));
    let setup = rules.agree(3, &[]).expect("three players");
    Game::start(rules, setup, Seed::from_number(1)).expect("an agreed setup")
}

/// All three are asked for a bid.
fn bidding() -> Game<SealedBids> {
    let mut game = new_game();
    game.play(ADA, Move::Fix).expect("a listed move");
    game
}

fn bid(game: &mut Game<SealedBids>, seat: Seat, nth: usize) -> Move {
    let m = game.legal(seat)[nth];
    game.play(seat, m).expect("a listed move");
    m
}

/// All have bid; the winner is asked about the reward.
fn rewarded() -> (Game<SealedBids>, Seat) {
    let mut game = bidding();
    [ADA, BEA, CLEO].into_iter().for_each(|seat| {
        bid(&mut game, seat, 0);
    });
    let winner = game.deciding().first().expect("a winner");
    (game, winner)
}

#[test]
fn who_has_not_moved_has_nothing_to_take_back() {
    assert_eq!(new_game().undo(ADA), Err(CannotUndo::NothingToUndo(ADA)));
    assert_eq!(bidding().undo(BEA), Err(CannotUndo::NothingToUndo(BEA)));
    assert_eq!(bidding().undo(Seat(200)), Err(CannotUndo::NothingToUndo(Seat(200))));
}

#[test]
fn a_sealed_answer_can_be_taken_back_and_given_anew() {
    let mut game = bidding();
    let asked = game.state().clone();
    bid(&mut game, ADA, 0);
    assert_eq!(game.undo(ADA), Ok(()));
    assert_eq!((game.state(), game.turns().len()), (&asked, 1));
    let other = bid(&mut game, ADA, 1);
    assert_eq!(game.turns()[1].m, other);
}

#[test]
fn the_sealed_answers_of_others_stay_as_they_are() {
    let mut game = bidding();
    let first = bid(&mut game, ADA, 0);
    let answer = bid(&mut game, BEA, 2);
    assert_eq!(game.undo(ADA), Ok(()));
    assert_eq!(game.deciding(), Seats::all(3).without(BEA));
    let kept: Vec<(Seat, Move)> = game.turns().iter().map(|turn| (turn.seat, turn.m)).collect();
    assert_eq!(kept, [(ADA, Move::Fix), (BEA, answer)]);

    // What was kept can itself still be taken back, and the game comes out as if nothing had happened.
    assert_eq!(game.undo(BEA), Ok(()));
    game.play(BEA, answer).expect("the same answer");
    game.play(ADA, first).expect("the same answer");
    let mut straight = bidding();
    bid(&mut straight, BEA, 2);
    bid(&mut straight, ADA, 0);
    assert_eq!(game.state(), straight.state());
}

#[test]
fn undo_never_changes_what_others_are_asked() {
    let mut game = bidding();
    assert_eq!(game.undo(ADA), Err(CannotUndo::ChangesWhoDecides));
    assert_eq!(game.deciding(), Seats::all(3));
}

#[test]
fn undo_never_crosses_a_revelation() {
    let (mut game, winner) = rewarded();
    let before = game.state().clone();
    for seat in [ADA, BEA, CLEO] {
        assert_eq!(game.undo(seat), Err(CannotUndo::CrossesRevelation));
    }
    assert_eq!(game.state(), &before);
    let look = game.legal(winner)[1];
    game.play(winner, look).expect("a listed move");
    assert_eq!(game.undo(winner), Err(CannotUndo::CrossesRevelation));
}

#[test]
fn undo_never_crosses_a_die() {
    let mut game = new_game();
    game.play(ADA, Move::Roll).expect("a listed move");
    assert_eq!(game.undo(ADA), Err(CannotUndo::CrossesChance));
    bid(&mut game, ADA, 0);
    assert_eq!(game.undo(ADA), Ok(()));
    assert_eq!(game.undo(ADA), Err(CannotUndo::CrossesChance));
}

#[test]
fn what_follows_a_revelation_can_be_taken_back() {
    let (mut game, winner) = rewarded();
    let look = game.legal(winner)[1];
    game.play(winner, look).expect("a listed move");
    let looked = game.state().clone();
    for answer in 0..2 {
        let m = game.legal(winner)[answer];
        game.play(winner, m).expect("a listed move");
        assert_eq!(game.undo(winner), Ok(()), "{m}");
        assert_eq!(game.state(), &looked);
    }
}

#[test]
fn a_game_can_be_seen_as_it_stood() {
    let (game, _) = rewarded();
    let earlier = game.at(2).expect("the same setup");
    assert_eq!(earlier.deciding(), Seats::all(3).without(ADA));
    assert_eq!(game.at(99).expect("the same setup").state(), game.state());
}
