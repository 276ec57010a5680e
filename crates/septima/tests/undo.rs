//! Taking back, by the four rules, in the situations of this game.

mod common;

use common::{rules, setup};
use coven_engine::testing::random_until;
use coven_engine::{CannotUndo, Game, Seat, Seed};
use coven_septima::{Move, Progress, Question, Septima, Step, Task};

fn question(game: &Game<Septima>) -> Option<Question> {
    match game.state().agenda.last() {
        Some(&Task::Ask(question)) if game.state().stage == Progress::Agenda => Some(question),
        _ => None,
    }
}

fn choosing(game: &Game<Septima>) -> bool {
    game.state().stage == Progress::ChooseCards && game.deciding().len() == 3
}

/// A card can be taken back while others still choose; once all are open, it stays.
#[test]
fn a_chosen_card_can_be_taken_back_until_all_are_revealed() {
    let mut game = random_until(&rules(), (3, &["basic"]), choosing);
    let (first, second) = (game.legal(Seat(0))[0], game.legal(Seat(1))[0]);
    game.play(Seat(0), first).expect("a card");
    game.play(Seat(1), second).expect("a card");
    assert_eq!(game.undo(Seat(0)), Ok(()));
    assert_eq!(game.deciding().collect::<Vec<_>>(), [Seat(0), Seat(2)], "the other's choice stays");
    let other = game.legal(Seat(0))[1];
    game.play(Seat(0), other).expect("another card");
    let third = game.legal(Seat(2))[0];
    game.play(Seat(2), third).expect("the last card");
    assert_eq!(game.undo(Seat(2)), Err(CannotUndo::CrossesRevelation));
    assert_eq!(game.undo(Seat(0)), Err(CannotUndo::CrossesRevelation));
}

/// The steps of a Quick Move and of a Move action can be taken back one by one within the turn.
#[test]
fn steps_can_be_taken_back() {
    let mut game = random_until(&rules(), (3, &["basic"]), |game| matches!(question(game), Some(Question::Walk(3))));
    let seat = game.deciding().first().expect("the mover");
    let from = game.state().covens[seat.index()].leader;
    let step = game.legal(seat).iter().copied().find(|m| matches!(m, Move::Go(_))).expect("a step");
    game.play(seat, step).expect("a step");
    assert_ne!(game.state().covens[seat.index()].leader, from);
    assert_eq!(game.undo(seat), Ok(()));
    assert_eq!(game.state().covens[seat.index()].leader, from);
    assert!(matches!(question(&game), Some(Question::Walk(3))));
}

/// A hunter roll is final, and so is everything before it.
#[test]
fn nobody_undoes_a_hunter_roll() {
    let mut game = random_until(&rules(), (3, &["basic"]), |game| {
        question(game) == Some(Question::Reroll) && game.turns().last().is_some_and(|turn| turn.m != Move::Charm)
    });
    let last = game.turns().last().expect("a move").seat;
    assert_eq!(game.undo(last), Err(CannotUndo::CrossesChance));
}

/// A spell taken from the display turns up the next one, which cannot be unseen.
#[test]
fn a_spell_taken_from_a_deck_stays() {
    let mut game = random_until(&rules(), (3, &["full"]), |game| question(game) == Some(Question::FirstSpell));
    let seat = game.deciding().first().expect("a coven");
    let spell = game.legal(seat)[0];
    game.play(seat, spell).expect("a spell");
    assert_eq!(game.undo(seat), Err(CannotUndo::CrossesChance));
}

/// A tile kept in the draft can be taken back until the hands go on.
#[test]
fn a_draft_pick_can_be_taken_back_until_the_hands_are_passed() {
    let mut game = Game::start(rules(), setup(3, &["full"]), Seed::from_number(1)).expect("a table");
    let picks: Vec<Move> = (0..3).map(|seat| game.legal(Seat(seat))[0]).collect();
    game.play(Seat(0), picks[0]).expect("a tile");
    game.play(Seat(1), picks[1]).expect("a tile");
    assert_eq!(game.undo(Seat(0)), Ok(()));
    let other = game.legal(Seat(0))[1];
    game.play(Seat(0), other).expect("another tile");
    game.play(Seat(2), picks[2]).expect("a tile");
    assert_eq!(game.state().stage, Progress::Draft(1));
    assert_eq!(game.undo(Seat(2)), Err(CannotUndo::CrossesRevelation));
}

/// The last decision of a turn hands the question to the next coven, so it cannot be taken back by anybody.
#[test]
fn a_finished_turn_stays() {
    let mut game = random_until(&rules(), (3, &["basic"]), |game| {
        let fresh = matches!(question(game), Some(Question::QuickMove(..))) && game.state().board.step == Step::B;
        let last = game.turns().last().map(|turn| turn.seat);
        fresh && last.is_some() && last != game.deciding().first() && game.state().turn.used.is_empty()
    });
    let last = game.turns().last().expect("a move").seat;
    assert!(matches!(
        game.undo(last),
        Err(CannotUndo::ChangesWhoDecides | CannotUndo::CrossesRevelation | CannotUndo::CrossesChance)
    ));
}
