//! The promises that a bot makes, kept in Broom Service with every setup.

use coven_bots::{Bot, Budget, Level};
use coven_broom::Broom;
use coven_engine::{Dice, FastDice, MoveList, Rules, Seat, Silence, Viewer};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

fn rules() -> Broom {
    Broom::load(&coven_engine::DataSource::builtin()).expect("the built-in data")
}

/// A state some random decisions into a game.
fn some_state(rules: &Broom, setup: &coven_broom::Setup, seed: u64, decisions: usize) -> coven_broom::State {
    let mut dice = FastDice::new(seed);
    let mut state = rules.start(setup, &mut dice, &mut Silence).expect("a legal setup");
    let mut moves = MoveList::new();
    for _ in 0..decisions {
        let Some(seat) = rules.deciding(&state).first() else {
            break;
        };
        moves.clear();
        rules.legal(&state, seat, &mut moves);
        let m = moves[dice.below(moves.len() as u32) as usize];
        rules.apply(&mut state, seat, m, &mut dice, &mut Silence);
    }
    state
}

#[test]
fn every_level_plays_legal_games_in_every_setup() {
    let rules = rules();
    for players in 2..=5 {
        for (number, setup) in rules.setups(players).iter().enumerate() {
            let mut dice = FastDice::new(number as u64);
            let mut state = rules.start(setup, &mut dice, &mut Silence).expect("a legal setup");
            let mut decisions = 0;
            while let Some(seat) = rules.deciding(&state).first() {
                let level = Level::ALL[(seat.index() + number) % Level::ALL.len()];
                let bot = Bot::new(level).with_budget(Budget::Iterations(6));
                let m = bot.choose(&rules, &state, players, seat, decisions).expect("a deciding seat has a move");
                rules.play(&mut state, seat, m, &mut dice, &mut Silence).expect("a bot's move is legal");
                decisions += 1;
            }
        }
    }
}

#[test]
fn a_bot_without_any_budget_still_answers() {
    let rules = rules();
    let setup = rules.agree(3, &[]).expect("a legal setup");
    let state = some_state(&rules, &setup, 1, 60);
    let seat = rules.deciding(&state).first().expect("somebody decides");
    for level in Level::ALL {
        let bot = Bot::new(*level).with_budget(Budget::Iterations(0));
        assert!(bot.choose(&rules, &state, 3, seat, 1).is_some(), "{level}");
    }
}

#[test]
fn the_same_seed_and_iterations_give_the_same_move() {
    let rules = rules();
    let setup = rules.agree(4, &["storm"]).expect("a legal setup");
    let bot = Bot::new(Level::Adept).with_budget(Budget::Iterations(200));
    for decisions in [0, 40, 90, 150] {
        let state = some_state(&rules, &setup, 7, decisions);
        let seat = rules.deciding(&state).first().expect("somebody decides");
        let choose = || bot.choose(&rules, &state, 4, seat, 99);
        assert_eq!(choose(), choose());
    }
}

/// Changing what a seat cannot know changes nothing in what its bot does: not the distribution, and not even a single choice.
#[test]
fn bots_are_honest() {
    let rules = rules();
    let setup = rules.agree(4, &["back", "storm"]).expect("a legal setup");
    for level in [Level::Novice, Level::Apprentice, Level::Adept] {
        let bot = Bot::new(level).with_budget(Budget::Iterations(60));
        for decisions in [3, 25, 61, 118] {
            let real = some_state(&rules, &setup, 5, decisions);
            let seat = rules.deciding(&real).first().expect("somebody decides");
            let other = rules.imagine(&real, Viewer::Seat(seat), &mut FastDice::new(1234));
            let chosen = |state| {
                let mut often: BTreeMap<String, u32> = BTreeMap::new();
                for seed in 0..20 {
                    let m = bot.choose(&rules, state, 4, seat, seed).expect("a move");
                    *often.entry(m.to_string()).or_default() += 1;
                }
                often
            };
            assert_eq!(chosen(&real), chosen(&other), "{level} after {decisions} decisions");
        }
    }
}

#[test]
fn a_cancelled_bot_answers_within_fifty_milliseconds() {
    let rules = rules();
    let setup = rules.agree(5, &["back"]).expect("a legal setup");
    let state = some_state(&rules, &setup, 3, 80);
    let seat: Seat = rules.deciding(&state).first().expect("somebody decides");
    let bot = Bot::new(Level::Archwitch).with_budget(Budget::Time(Duration::from_secs(60)));
    let cancel = bot.cancel.clone();
    let (answered, cancelled) = std::thread::scope(|scope| {
        let thinking = scope.spawn(|| {
            let m = bot.choose(&rules, &state, 5, seat, 1);
            (m, Instant::now())
        });
        std::thread::sleep(Duration::from_millis(60));
        let cancelled = Instant::now();
        cancel.cancel();
        (thinking.join().expect("no panic"), cancelled)
    });
    assert!(answered.0.is_some());
    assert!(answered.1.duration_since(cancelled) < Duration::from_millis(50));
}
