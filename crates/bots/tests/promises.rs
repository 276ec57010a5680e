//! The promises that a bot makes, kept in every game with every setup.

use coven_bots::{Bot, Budget, Level, Memory, Thinking};
use coven_broom::Broom;
use coven_engine::{DataSource, Dice, FastDice, Game, Knowledge, MoveList, Rules, Seat, Seed, Silence, Viewer};
use coven_salem::Salem;
use coven_septima::Septima;
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::{Duration, Instant};

fn rules<R: Rules>() -> R {
    R::load(&DataSource::builtin()).expect("the built-in data")
}

/// A state some random decisions into a game.
fn some_state<R: Rules>(rules: &R, setup: &R::Setup, seed: u64, decisions: usize) -> R::State {
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

/// Every level plays to the end in every setup that the rules allow; where there are very many setups, in some of each count.
fn plays_legal_games<R: Knowledge>(most_setups: usize) {
    let rules = rules::<R>();
    for players in R::about().seats.clone() {
        let setups = rules.setups(players);
        let step = setups.len().div_ceil(most_setups);
        for (number, setup) in setups.iter().enumerate().step_by(step) {
            let mut dice = FastDice::new(number as u64);
            let mut state = rules.start(setup, &mut dice, &mut Silence).expect("a legal setup");
            let mut decisions = 0;
            while let Some(seat) = rules.deciding(&state).first() {
                let level = Level::ALL[(seat.index() + number + decisions as usize) % Level::ALL.len()];
                let bot = Bot::new(level).with_budget(Budget::Iterations(2));
                let belief = rules.believe(&state, seat, &[]);
                let m = bot.choose(&rules, &state, players, seat, &belief, decisions).expect("a deciding seat has a move");
                rules.play(&mut state, seat, m, &mut dice, &mut Silence).expect("a bot's move is legal");
                decisions += 1;
            }
        }
    }
}

#[test]
fn every_level_plays_legal_games_of_broom_service() {
    plays_legal_games::<Broom>(50);
}

#[test]
fn every_level_plays_legal_games_of_new_salem() {
    plays_legal_games::<Salem>(10);
}

#[test]
fn every_level_plays_legal_games_of_septima() {
    plays_legal_games::<Septima>(8);
}

/// Positions of a game in which somebody has a choice, early and late, at a middle-sized table.
fn positions<R: Knowledge>(rules: &R, players: usize, seed: u64) -> Vec<(R::State, Seat)> {
    let setup = rules.agree(players, &[]).expect("a legal setup");
    let states = [3, 8, 25, 40, 61, 90, 118].map(|decisions| some_state(rules, &setup, seed, decisions));
    let choosing = |state: R::State| {
        let seat = rules.deciding(&state).first()?;
        let mut moves = MoveList::new();
        rules.legal(&state, seat, &mut moves);
        (moves.len() > 1).then_some((state, seat))
    };
    states.into_iter().filter_map(choosing).collect()
}

fn answers_without_budget<R: Knowledge>(players: usize) {
    let rules = rules::<R>();
    for (state, seat) in positions(&rules, players, 1) {
        let belief = rules.believe(&state, seat, &[]);
        for level in Level::ALL {
            for budget in [Budget::Iterations(0), Budget::Time(Duration::ZERO)] {
                let chosen = Bot::new(*level).with_budget(budget).choose(&rules, &state, players, seat, &belief, 1);
                let mut moves = MoveList::new();
                rules.legal(&state, seat, &mut moves);
                assert!(chosen.is_some_and(|m| moves.contains(&m)), "{level}");
            }
        }
    }
}

#[test]
fn a_bot_without_any_budget_still_answers() {
    answers_without_budget::<Broom>(3);
    answers_without_budget::<Salem>(5);
    answers_without_budget::<Septima>(3);
    answers_without_budget::<Septima>(1);
}

/// With one thread or with several.
fn repeats_itself<R: Knowledge>(players: usize) {
    let rules = rules::<R>();
    for threads in [1, 3] {
        let threads = NonZeroUsize::new(threads).expect("not zero");
        let bot = Bot::new(Level::Adept).with_budget(Budget::Iterations(60)).with_threads(threads);
        for (state, seat) in positions(&rules, players, 7) {
            let belief = rules.believe(&state, seat, &[]);
            let judge = || bot.judge(&rules, &state, players, seat, &belief, 99);
            assert_eq!(judge(), judge());
            let visits: u32 = judge().iter().map(|judged| judged.visits).sum();
            assert!(visits == 60 || judge().is_empty(), "{visits} of 60 iterations with {threads} threads");
        }
    }
}

#[test]
fn the_same_seed_and_iterations_give_the_same_judgement() {
    repeats_itself::<Broom>(4);
    repeats_itself::<Salem>(5);
    repeats_itself::<Septima>(3);
}

/// Changing what a seat cannot know changes nothing in what its bot does: not the distribution, and not even a single choice.
fn is_honest<R: Knowledge>(players: usize) {
    let rules = rules::<R>();
    let positions = positions(&rules, players, 5);
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
                    let m = bot.choose(&rules, state, players, seat, &belief, seed).expect("a move");
                    *often.entry(m.to_string()).or_default() += 1;
                }
                often
            };
            assert_eq!(chosen(real), chosen(&other), "{level}");
        }
    }
}

#[test]
fn bots_are_honest() {
    is_honest::<Broom>(4);
    is_honest::<Salem>(5);
    is_honest::<Septima>(3);
    is_honest::<Septima>(1);
}

/// What a seat heard is told by audience; a bot at a table sees no more than the story that its seat hears.
#[test]
fn a_bot_at_a_table_reads_the_story_of_its_seat_alone() {
    let rules = Arc::new(rules::<Salem>());
    let setup = rules.agree(5, &[]).expect("a legal setup");
    let mut game = Game::start(rules.clone(), setup, Seed::from_number(3)).expect("a table");
    for turn in 0..90 {
        let Some(seat) = game.deciding().first() else { break };
        let heard = game.heard_by(seat);
        let private = heard.iter().filter(|heard| match heard {
            coven_engine::knowledge::Heard::Event(coven_salem::Event::CharacterDealt { seat: whose, .. }) => *whose != seat,
            _ => false,
        });
        assert_eq!(private.count(), 0);
        let m = Bot::new(Level::Novice).play(&game, seat, &mut Memory::default(), turn).expect("a move");
        game.play(seat, m).expect("a legal move");
    }
}

/// A whole game with what each seat remembers of its thinking: every move is legal, and the game can be repeated.
fn remembers_and_plays<R: Knowledge>(players: usize) {
    let rules = Arc::new(rules::<R>());
    let bot = Bot::new(Level::Adept).with_budget(Budget::Iterations(5));
    let play = || {
        let setup = rules.agree(players, &[]).expect("a legal setup");
        let mut game = Game::start(rules.clone(), setup, Seed::from_number(4)).expect("a table");
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

#[test]
fn bots_that_remember_play_legal_games_that_can_be_repeated() {
    remembers_and_plays::<Broom>(3);
    remembers_and_plays::<Salem>(5);
    remembers_and_plays::<Septima>(2);
    remembers_and_plays::<Septima>(1);
}

/// The promise is 50 ms; a loaded machine may keep a thread waiting, so the median of several tries counts.
fn answers_when_cancelled<R: Knowledge>(players: usize, threads: usize) {
    let rules = rules::<R>();
    let (state, seat) = positions(&rules, players, 3).pop().expect("a position");
    let belief = rules.believe(&state, seat, &[]);
    let threads = NonZeroUsize::new(threads).expect("not zero");
    let mut delays: Vec<Duration> = (0..5)
        .map(|_| {
            let bot = Bot::new(Level::Archwitch).with_budget(Budget::Time(Duration::from_secs(60))).with_threads(threads);
            let cancel = bot.cancel.clone();
            std::thread::scope(|scope| {
                let thinking = scope.spawn(|| (bot.choose(&rules, &state, players, seat, &belief, 1), Instant::now()));
                std::thread::sleep(Duration::from_millis(40));
                assert!(!thinking.is_finished(), "there is something to cancel");
                let cancelled = Instant::now();
                cancel.cancel();
                let (answer, at) = thinking.join().expect("no panic");
                assert!(answer.is_some());
                at.checked_duration_since(cancelled).expect("it was thinking until then")
            })
        })
        .collect();
    delays.sort();
    assert!(delays[2] < Duration::from_millis(50), "{delays:?}");
}

#[test]
fn a_cancelled_bot_answers_within_fifty_milliseconds() {
    answers_when_cancelled::<Broom>(5, 1);
    answers_when_cancelled::<Salem>(5, 2);
    answers_when_cancelled::<Septima>(3, 1);
    answers_when_cancelled::<Septima>(1, 2);
}

/// A misspelt name in a game's parameters would silently be the default.
fn has_good_parameters<R: Knowledge>() {
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

#[test]
fn the_parameters_of_every_game_can_be_read() {
    has_good_parameters::<Broom>();
    has_good_parameters::<Salem>();
    has_good_parameters::<Septima>();
}

/// A hint has the move, how it is judged, and mostly a reason.
fn hints_give_reasons<R: Knowledge>(players: usize) {
    let rules = rules::<R>();
    let bot = Bot::new(Level::Adept).with_budget(Budget::Iterations(40));
    let (mut hints, mut reasons) = (0, 0);
    for seed in 0..6 {
        for (state, seat) in positions(&rules, players, seed) {
            let belief = rules.believe(&state, seat, &[]);
            for judged in bot.judge(&rules, &state, players, seat, &belief, 1).iter().take(3) {
                assert!((0.0..=1.0).contains(&judged.victory));
                hints += 1;
                reasons += u32::from(rules.reason(&state, seat, judged.m).is_some());
            }
        }
    }
    assert!(hints > 20 && 2 * reasons > hints, "{reasons} reasons for {hints} hints in {}", R::about().id);
}

#[test]
fn hints_say_why_in_every_game() {
    hints_give_reasons::<Broom>(4);
    hints_give_reasons::<Salem>(5);
    hints_give_reasons::<Septima>(3);
    hints_give_reasons::<Septima>(1);
}
