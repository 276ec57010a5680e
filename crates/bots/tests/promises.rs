//! The promises that a bot makes, kept in every game of the house.

use coven_bots::{Bot, Budget, Level, Memory, Thinking};
use coven_catalog::{Visitor, games, visit};
use coven_engine::{DataSource, Dice, FastDice, Game, MoveList, Rules, Seat, Seed, Silence, Viewer, WholeGame};
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

/// A test that makes a check with every game.
macro_rules! in_every_game {
    ($($test:ident: $check:ident;)+) => {$(
        #[test]
        fn $test() {
            struct Check;

            impl Visitor for Check {
                type Output = ();

                fn visit<R: WholeGame>(self, rules: Arc<R>) {
                    $check(&rules);
                }
            }

            for about in games() {
                visit(about.id, &DataSource::builtin(), Check).expect("the built-in data");
            }
        }
    )+};
}

in_every_game! {
    every_level_plays_legal_games: plays_legal_games;
    a_bot_without_any_budget_still_answers: answers_without_budget;
    the_same_seed_and_iterations_give_the_same_judgement: repeats_itself;
    bots_are_honest: is_honest;
    a_bot_at_a_table_hears_nothing_of_sealed_answers: hears_nothing_sealed;
    bots_that_remember_play_legal_games_that_can_be_repeated: remembers_and_plays;
    a_cancelled_bot_answers_before_its_time_is_up: answers_when_cancelled;
    the_parameters_of_every_game_can_be_read: has_good_parameters;
    hints_say_why: hints_give_reasons;
}

/// A small table and a middle-sized one.
fn sizes<R: Rules>() -> [usize; 2] {
    let seats = &R::about().seats;
    [*seats.start(), usize::midpoint(*seats.start(), *seats.end())]
}

fn base_game<R: Rules>(rules: &R, players: usize) -> R::Setup {
    rules.agree(players, &[]).expect("the base game")
}

/// The states of a random game, from the first decision to the last.
fn random_game<R: Rules>(rules: &R, setup: &R::Setup, seed: u64) -> Vec<R::State> {
    let mut dice = FastDice::new(seed);
    let mut state = rules.start(setup, &mut dice, &mut Silence).expect("a legal setup");
    let mut states = Vec::new();
    let mut moves = MoveList::new();
    while let Some(seat) = rules.deciding(&state).first() {
        states.push(state.clone());
        moves.clear();
        rules.legal(&state, seat, &mut moves);
        let m = moves[dice.below(moves.len() as u32) as usize];
        rules.apply(&mut state, seat, m, &mut dice, &mut Silence);
    }
    states
}

/// Positions of a game in which somebody has a choice, early and late.
fn positions<R: Rules>(rules: &R, players: usize, seed: u64) -> Vec<(R::State, Seat)> {
    let choosing = |state: &R::State| {
        let seat = rules.deciding(state).first()?;
        let mut moves = MoveList::new();
        rules.legal(state, seat, &mut moves);
        (moves.len() > 1).then(|| (state.clone(), seat))
    };
    let states = random_game(rules, &base_game(rules, players), seed);
    let found: Vec<_> = states.iter().filter_map(choosing).collect();
    let step = found.len().div_ceil(6);
    found.into_iter().step_by(step).collect()
}

/// Every level plays to the end in setups that the rules allow; where there are very many, in some for each number of players.
fn plays_legal_games<R: WholeGame>(rules: &Arc<R>) {
    const MOST_SETUPS: usize = 10;
    for players in R::about().seats.clone() {
        let setups = rules.setups(players);
        let step = setups.len().div_ceil(MOST_SETUPS);
        for (number, setup) in setups.iter().enumerate().step_by(step) {
            let mut dice = FastDice::new(number as u64);
            let mut state = rules.start(setup, &mut dice, &mut Silence).expect("a legal setup");
            let mut decisions = 0;
            while let Some(seat) = rules.deciding(&state).first() {
                let level = Level::ALL[(seat.index() + number + decisions as usize) % Level::ALL.len()];
                let bot = Bot::new(level).with_budget(Budget::Iterations(2));
                let belief = rules.believe(&state, seat, &[]);
                let m = bot.choose(&**rules, &state, players, seat, &belief, decisions).expect("a deciding seat has a move");
                rules.play(&mut state, seat, m, &mut dice, &mut Silence).expect("a bot's move is legal");
                decisions += 1;
            }
        }
    }
}

fn answers_without_budget<R: WholeGame>(rules: &Arc<R>) {
    for players in sizes::<R>() {
        for (state, seat) in positions(&**rules, players, 1) {
            let belief = rules.believe(&state, seat, &[]);
            for level in Level::ALL {
                for budget in [Budget::Iterations(0), Budget::Time(Duration::ZERO)] {
                    let bot = Bot::new(*level).with_budget(budget);
                    let chosen = bot.choose(&**rules, &state, players, seat, &belief, 1);
                    let mut moves = MoveList::new();
                    rules.legal(&state, seat, &mut moves);
                    assert!(chosen.is_some_and(|m| moves.contains(&m)), "{level}");
                }
            }
        }
    }
}

/// With one thread or with several.
fn repeats_itself<R: WholeGame>(rules: &Arc<R>) {
    for (players, threads) in sizes::<R>().into_iter().flat_map(|players| [(players, 1), (players, 3)]) {
        let threads = NonZeroUsize::new(threads).expect("not zero");
        let bot = Bot::new(Level::Adept).with_budget(Budget::Iterations(60)).with_threads(threads);
        for (state, seat) in positions(&**rules, players, 7) {
            let belief = rules.believe(&state, seat, &[]);
            let judge = || bot.judge(&**rules, &state, players, seat, &belief, 99);
            assert_eq!(judge(), judge());
            let visits: u32 = judge().iter().map(|judged| judged.visits).sum();
            assert!(visits == 60 || judge().is_empty(), "{visits} of 60 iterations with {threads} threads");
        }
    }
}

/// Changing what a seat cannot know changes nothing in what its bot does: not the distribution, and not even a single choice.
fn is_honest<R: WholeGame>(rules: &Arc<R>) {
    for players in sizes::<R>() {
        let positions = positions(&**rules, players, 5);
        assert!(positions.len() > 2, "{} positions of {}", positions.len(), R::about().id);
        for level in [Level::Novice, Level::Apprentice, Level::Archwitch] {
            let bot = Bot::new(level).with_budget(Budget::Iterations(25));
            for (real, seat) in &positions {
                let seat = *seat;
                let other = rules.imagine(real, Viewer::Seat(seat), &mut FastDice::new(1234));
                let chosen = |state: &R::State| {
                    let mut often: BTreeMap<String, u32> = BTreeMap::new();
                    let belief = rules.believe(state, seat, &[]);
                    for seed in 0..12 {
                        let m = bot.choose(&**rules, state, players, seat, &belief, seed).expect("a move");
                        *often.entry(m.to_string()).or_default() += 1;
                    }
                    often
                };
                assert_eq!(chosen(real), chosen(&other), "{level}");
            }
        }
    }
}

/// Where several seats are asked at once, one of them answers in two different ways. Whoever sees no difference and is still to
/// answer hears none either, and its bot answers the same: what the others have sealed is told to nobody else.
fn hears_nothing_sealed<R: WholeGame>(rules: &Arc<R>) {
    let players = *R::about().seats.end();
    let mut game = Game::start(rules.clone(), base_game(&**rules, players), Seed::from_number(3)).expect("a table");
    let mut dice = FastDice::new(3);
    let bot = Bot::new(Level::Apprentice).with_budget(Budget::Iterations(10));
    let mut compared = 0;
    while let Some(first) = game.deciding().first() {
        let legal = game.legal(first);
        if game.deciding().count() > 1 && legal.len() > 1 {
            let after = |m: R::Move| {
                let mut game = game.clone();
                game.play(first, m).expect("a listed move");
                game
            };
            let (one, other) = (after(legal[0]), after(legal[legal.len() - 1]));
            for seat in one.deciding().without(first) {
                let viewer = Viewer::Seat(seat);
                if rules.view(one.state(), viewer) != rules.view(other.state(), viewer) {
                    continue;
                }
                assert_eq!(one.heard_by(seat), other.heard_by(seat), "seat {seat} of {}", R::about().id);
                let answer = |game| bot.play(game, seat, &mut Memory::default(), 1);
                assert_eq!(answer(&one), answer(&other));
                compared += 1;
            }
        }
        game.play(first, legal[dice.below(legal.len() as u32) as usize]).expect("a listed move");
    }
    assert!(compared > 0, "nothing was compared in {}", R::about().id);
}

/// A whole game with what each seat remembers of its thinking: every move is legal, and the game can be repeated.
fn remembers_and_plays<R: WholeGame>(rules: &Arc<R>) {
    let bot = Bot::new(Level::Adept).with_budget(Budget::Iterations(5));
    for players in sizes::<R>() {
        let play = || {
            let mut game = Game::start(rules.clone(), base_game(&**rules, players), Seed::from_number(4)).expect("a table");
            let mut memories: Vec<Memory<R::Move>> = (0..players).map(|_| Memory::default()).collect();
            while let Some(seat) = game.deciding().first() {
                let number = game.turns().len() as u64;
                let m = bot.play(&game, seat, &mut memories[seat.index()], number).expect("a move");
                game.play(seat, m).expect("a bot's move is legal");
            }
            game.turns().iter().map(|turn| turn.m).collect::<Vec<_>>()
        };
        assert_eq!(play(), play());
    }
}

/// The search has all the time there is: only the cancellation ends it.
fn answers_when_cancelled<R: WholeGame>(rules: &Arc<R>) {
    for (players, threads) in sizes::<R>().into_iter().zip([1, 2]) {
        let (state, seat) = positions(&**rules, players, 3).pop().expect("a position");
        let belief = rules.believe(&state, seat, &[]);
        let threads = NonZeroUsize::new(threads).expect("not zero");
        let bot = Bot::new(Level::Archwitch).with_budget(Budget::Time(Duration::MAX)).with_threads(threads);
        std::thread::scope(|scope| {
            let thinking = scope.spawn(|| bot.choose(&**rules, &state, players, seat, &belief, 1));
            std::thread::sleep(Duration::from_millis(40));
            assert!(!thinking.is_finished(), "there is something to cancel");
            bot.cancel.cancel();
            assert!(thinking.join().expect("no panic").is_some());
        });
    }
}

/// A misspelt name in a game's parameters would silently be the default.
fn has_good_parameters<R: WholeGame>(_: &Arc<R>) {
    for level in Level::ALL {
        let read = Thinking::read(R::PARAMETERS, *level);
        assert!(read.is_ok(), "{} {level}: {read:?}", R::about().id);
    }
    let order = [Level::Novice, Level::Apprentice, Level::Adept].map(|level| match Thinking::of::<R>(level).budget {
        Budget::Iterations(number) => number,
        Budget::Time(time) => panic!("{level} thinks for {time:?} and could not be repeated"),
    });
    assert!(order.is_sorted(), "{order:?}");
}

/// A hint has the move, how it is judged, and mostly a reason, in a game that gives reasons.
fn hints_give_reasons<R: WholeGame>(rules: &Arc<R>) {
    let bot = Bot::new(Level::Adept).with_budget(Budget::Iterations(40));
    for players in sizes::<R>() {
        let (mut hints, mut reasons) = (0, 0);
        for (state, seat) in (0..6).flat_map(|seed| positions(&**rules, players, seed)) {
            let belief = rules.believe(&state, seat, &[]);
            for judged in bot.judge(&**rules, &state, players, seat, &belief, 1).iter().take(3) {
                assert!((0.0..=1.0).contains(&judged.victory));
                hints += 1;
                reasons += u32::from(rules.reason(&state, seat, judged.m).is_some());
            }
        }
        assert!(hints > 20 && 2 * reasons > hints, "{reasons} reasons for {hints} hints in {}", R::about().id);
    }
}
