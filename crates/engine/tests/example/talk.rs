//! Table talk stands between the moves, also in a game that was taken up in the middle.

use coven_engine::knowledge::Heard;
use coven_engine::{DataSource, Game, Record, Rules, Seat, Seed};
use coven_example::{Event, Move, SealedBids};
use std::sync::Arc;

const ADA: Seat = Seat(0);
const BEA: Seat = Seat(1);

/// How many moves are made before the game is taken up in the middle.
const EARLIER: usize = 1;

fn new_game() -> Game<SealedBids> {
    let rules = Arc::new(SealedBids::load(&DataSource::builtin()).expect("the built-in data"));
    let setup = rules.agree(3, &[]).expect("three players");
    let mut game = Game::start(rules, setup, Seed::from_number(1)).expect("an agreed setup");
    game.play(ADA, Move::Fix).expect("a listed move");
    game
}

/// The same game, of which only the state is known.
fn taken_up() -> Game<SealedBids> {
    let whole = new_game();
    Game::take_up(whole.shared_rules(), whole.setup().clone(), *whole.seed(), whole.state().clone(), EARLIER)
}

/// Ada bids, speaks, and Bea bids.
fn talked(mut game: Game<SealedBids>) -> Game<SealedBids> {
    bid(&mut game, ADA);
    game.say(ADA, "claim 15").expect("a statement");
    bid(&mut game, BEA);
    game
}

fn bid(game: &mut Game<SealedBids>, seat: Seat) {
    let m = game.legal(seat)[0];
    game.play(seat, m).expect("a listed move");
}

/// What Bea heard since the prize was set: whose card was laid, and what was said.
fn heard(game: &Game<SealedBids>) -> Vec<String> {
    let told = |heard: &Heard<'_, Event>| match heard {
        Heard::Event(Event::Laid { seat }) => Some(format!("{seat} lays")),
        Heard::Event(_) => None,
        Heard::Said(seat, statement) => Some(format!("{seat}: {statement}")),
    };
    game.heard_by(BEA).iter().filter_map(told).collect()
}

#[test]
fn what_is_said_is_counted_from_the_beginning_of_the_game() {
    for game in [talked(new_game()), talked(taken_up())] {
        assert_eq!(game.said()[0].after, EARLIER + 1);
        assert_eq!(heard(&game), ["0 lays", "0: claim 15", "1 lays"]);
    }
}

#[test]
fn an_earlier_moment_has_heard_what_was_said_until_then() {
    for game in [talked(new_game()), talked(taken_up())] {
        assert_eq!(heard(&game.at(EARLIER).expect("the same setup")), [""; 0]);
        assert_eq!(heard(&game.at(EARLIER + 1).expect("the same setup")), ["0 lays", "0: claim 15"]);
        assert_eq!(heard(&game.at(EARLIER + 2).expect("the same setup")), heard(&game));
    }
}

#[test]
fn what_was_said_after_a_move_stays_where_it_was_said_when_the_move_is_taken_back() {
    for mut game in [talked(new_game()), talked(taken_up())] {
        game.say(BEA, "claim 2").expect("a statement");
        assert_eq!(game.undo(ADA), Ok(()));
        assert_eq!(heard(&game), ["0: claim 15", "1 lays", "1: claim 2"]);
        let after: Vec<usize> = game.said().iter().map(|said| said.after).collect();
        assert_eq!(after, [EARLIER, EARLIER + 1]);
    }
}

/// The record of a game that was taken up has the moves that are known, and the talk between them.
#[test]
fn a_record_keeps_what_was_said() {
    for game in [talked(new_game()), talked(taken_up())] {
        let record = Record::of(&game, Vec::new());
        let read = Record::parse(&record.to_string()).expect("a record");
        assert_eq!((read.talk.len(), &read), (1, &record));
    }
}

#[test]
fn what_is_no_statement_is_refused() {
    let mut game = new_game();
    for nothing in ["", "hello", "claim", "claim 0", "claim 16"] {
        assert_eq!(game.say(ADA, nothing).expect_err("no statement").code, "sealed-no-statement");
    }
    assert!(game.said().is_empty());
}
