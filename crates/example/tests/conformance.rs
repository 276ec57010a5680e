//! Random games keep every promise of the engine, in every setup.

use coven_engine::testing::{Care, check_game};
use coven_engine::{DataSource, Game, Rules, Seat, Seed, Viewer};
use coven_example::{Move, SealedBids};
use coven_proves::proves;
use std::sync::Arc;

fn rules() -> Arc<SealedBids> {
    Arc::new(SealedBids::load(&DataSource::builtin()).expect("the built-in data"))
}

fn table(variants: &[&str]) -> Game<SealedBids> {
    let setup = rules().agree(3, variants).expect("three players");
    Game::start(rules(), setup, Seed::from_number(1)).expect("a table")
}

#[test]
#[proves("SLB-INV-1", "SLB-INV-2", "SLB-INV-3")]
fn random_games_keep_every_promise() {
    for setup in rules().setups(3) {
        for seed in 0..100 {
            if let Err(finding) = check_game(&rules(), &setup, seed, Care { costly_every: 1 }) {
                panic!("{finding}");
            }
        }
    }
}

#[test]
#[proves("SLB-SETUP-1")]
fn nobody_sees_another_hand_before_the_end() {
    let game = table(&[]);
    for viewer in Viewer::all(3) {
        let view = game.rules().view(game.state(), viewer);
        for (seat, shown) in view.seats.iter().enumerate() {
            assert_eq!((shown.cards, shown.hand.is_some()), (4, viewer.is(Seat(seat as u8))));
        }
        assert!(view.talon.len() == 3 && view.talon.iter().all(|slot| slot.card.is_none()));
    }
    assert!(rules().agree(2, &[]).is_err());
}

#[test]
#[proves("SLB-SETUP-2")]
fn with_the_variant_blind_nobody_looks_at_the_talon() {
    let mut game = table(&["blind"]);
    game.play(Seat(0), Move::Fix).expect("a listed move");
    for seat in Seat::all(3) {
        let m = game.legal(seat)[0];
        game.play(seat, m).expect("a listed move");
    }
    let winner = game.deciding().first().expect("a winner");
    assert_eq!(game.legal(winner)[..], [Move::Done]);
    let refused = game.play(winner, "look 0".parse().expect("a move")).expect_err("nobody looks");
    assert_eq!((refused.code, refused.rule), ("sealed-blind", "SLB-SETUP-2"));
}

#[test]
#[proves("SLB-TALK-1")]
fn a_claim_need_not_be_true() {
    let mut game = table(&[]);
    let before = game.state().clone();
    for (seat, card) in Seat::all(3).zip([15, 15, 1]) {
        assert_eq!(game.say(seat, &format!("claim {card}")).expect("it may be said").seat, seat);
    }
    assert_eq!(game.say(Seat(0), "I am the best").expect_err("no statement").rule, "SLB-TALK-1");
    assert_eq!(game.state(), &before);
}
