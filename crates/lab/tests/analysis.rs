//! The ledger of luck and skill adds up exactly, in every game, mode and number of players, whatever the budget.

use coven_bots::{Bot, Cancel, Level, Memory};
use coven_catalog::{Table, Visitor, games, visit};
use coven_engine::{DataSource, Game, Seat, Seed, WholeGame};
use coven_lab::analysis::{Comparison, NotAnalysed, Report, Settings, Watch, analyse, compare_answers};
use coven_lab::calibration::Calibration;
use coven_lab::share::Share;
use std::sync::Arc;

fn tiny(seed: u64) -> Settings {
    Settings { level: Level::Novice, seed, playouts: 0, candidates: 1 }
}

fn run<R: WholeGame>(game: &Game<R>, settings: &Settings) -> Result<Report, NotAnalysed> {
    analyse(game, settings, &mut Watch { cancel: Cancel::default(), progress: &mut |_| {} })
}

fn played<R: WholeGame>(rules: &Arc<R>, setup: R::Setup, level: Level, seed: u64, moves: usize) -> Game<R> {
    let mut game = Game::start(rules.clone(), setup, Seed::from_number(seed)).expect("a table");
    let bot = Bot::new(level);
    while let Some(seat) = game.deciding().first().filter(|_| game.turns().len() < moves) {
        let m = bot.play(&game, seat, &mut Memory::default(), seed ^ game.turns().len() as u64).expect("a move");
        game.play(seat, m).expect("a legal move");
    }
    game
}

fn check(report: &Report) {
    for (number, seat) in report.seats.iter().enumerate() {
        assert_eq!(seat.prior + seat.parts(), seat.result, "seat {number} of {}", report.game);
        // The same with the numbers as they are written, in the order in which they stand there.
        let written = [seat.prior, seat.draws, seat.reveals, seat.guesses, seat.others, seat.errors].map(Share::value);
        assert_eq!(written.iter().sum::<f64>(), seat.result.value());
        assert!(seat.errors <= Share::NONE);
        assert!((0.0..=100.0).contains(&seat.accuracy));
        let own = report.moves.iter().filter(|m| m.seat == Seat(number as u8) && m.kind.is_error());
        assert_eq!(-own.map(|m| m.loss).sum::<Share>(), seat.errors, "the errors of a seat are its moves' losses");
        assert!(report.chances.iter().all(|all| (Share::NONE..=Share::WHOLE).contains(&all[number])));
    }
    let all: f64 = report.seats.iter().map(|seat| seat.result.value()).sum();
    assert!(all.abs() < 1e-6 || (all - 1.0).abs() < 1e-6, "victories of {all}");
    for m in &report.moves {
        assert!(m.loss >= Share::NONE && m.low <= m.high, "{m:?}");
        assert!(m.theme.is_some(), "every decision is of some kind: {m:?}");
        assert!(!m.kind.is_error() || m.low > Share::NONE, "nothing is an error whose interval does not say so: {m:?}");
    }
    assert_eq!(report.chances.len(), report.moves.len() + 1);
    assert_eq!(report.hindsight.chances.len(), report.chances.len());
}

/// Hundreds of games: every setup of every number of players of every game, with the smallest budget there is.
#[test]
fn the_parts_add_up_in_every_game_mode_and_number_of_players() {
    struct Check;

    impl Visitor for Check {
        type Output = usize;

        fn visit<R: WholeGame>(self, rules: Arc<R>) -> usize {
            let mut games = 0;
            for players in R::about().seats.clone() {
                for (number, setup) in rules.setups(players).into_iter().enumerate().step_by(stride::<R>(&rules, players)) {
                    let game = played(&rules, setup, Level::Novice, number as u64, usize::MAX);
                    check(&run(&game, &tiny(number as u64)).expect("a finished game"));
                    games += 1;
                }
            }
            games
        }
    }

    /// Where a number of players has hundreds of setups, every so many of them.
    fn stride<R: WholeGame>(rules: &R, players: usize) -> usize {
        rules.setups(players).len().div_ceil(24)
    }

    let all: usize = games().iter().map(|about| visit(about.id, &DataSource::builtin(), Check).expect("built-in data")).sum();
    assert!(all > 100, "only {all} games");
}

/// With worlds to compare in, errors are found, and the sums are as exact.
#[test]
fn random_play_is_full_of_errors_and_still_adds_up() {
    struct Check;

    impl Visitor for Check {
        type Output = (String, usize, usize);

        fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
            let about = R::about();
            let setup = rules.agree(about.quick_game.players, about.quick_game.variants).expect("a setup");
            let settings = Settings { playouts: 12_000, candidates: 4, ..tiny(7) };
            let [wild, careful] = [Level::Random, Level::Apprentice].map(|level| {
                let game = played(&rules, setup.clone(), level, 3, usize::MAX);
                let report = run(&game, &settings).expect("a finished game");
                check(&report);
                assert_eq!(report, run(&game, &settings).expect("a finished game"), "the same seed gives the same report");
                report.moves.iter().filter(|m| m.kind.is_error()).count()
            });
            (about.id.to_owned(), wild, careful)
        }
    }

    let found: Vec<_> =
        games().iter().map(|about| visit(about.id, &DataSource::builtin(), Check).expect("built-in data")).collect();
    let (wild, careful) = found.iter().fold((0, 0), |(wild, careful), (_, more, fewer)| (wild + more, careful + fewer));
    assert!(wild > careful, "{found:?}");
}

#[test]
fn only_finished_games_are_analysed() {
    struct Check;

    impl Visitor for Check {
        type Output = ();

        fn visit<R: WholeGame>(self, rules: Arc<R>) {
            let about = R::about();
            let setup = rules.agree(about.quick_game.players, about.quick_game.variants).expect("a setup");
            let running = played(&rules, setup, Level::Novice, 1, 5);
            assert_eq!(run(&running, &tiny(1)).err(), Some(NotAnalysed::Unfinished));
            let again = Game::take_up(rules, running.setup().clone(), *running.seed(), running.state().clone(), 5);
            assert_eq!(run(&again, &tiny(1)).err(), Some(NotAnalysed::TakenUp));
        }
    }

    for about in games() {
        visit(about.id, &DataSource::builtin(), Check).expect("built-in data");
    }
}

#[test]
fn an_analysis_can_be_stopped() {
    struct Check;

    impl Visitor for Check {
        type Output = ();

        fn visit<R: WholeGame>(self, rules: Arc<R>) {
            let about = R::about();
            let setup = rules.agree(about.quick_game.players, about.quick_game.variants).expect("a setup");
            let game = played(&rules, setup, Level::Novice, 1, usize::MAX);
            let cancel = Cancel::default();
            cancel.cancel();
            let stopped = analyse(&game, &tiny(1), &mut Watch { cancel, progress: &mut |_| {} });
            assert_eq!(stopped.err(), Some(NotAnalysed::Cancelled));
        }
    }

    visit(games()[0].id, &DataSource::builtin(), Check).expect("built-in data");
}

#[test]
fn the_calibration_of_every_game_can_be_read() {
    struct Check;

    impl Visitor for Check {
        type Output = ();

        fn visit<R: WholeGame>(self, _: Arc<R>) {
            let read = Calibration::read(R::CALIBRATION).unwrap_or_else(|error| panic!("{}: {error}", R::about().id));
            for fitted in &read.fitted {
                assert!(R::about().seats.contains(&fitted.players));
                assert!(!fitted.maps.is_empty());
            }
        }
    }

    for about in games() {
        visit(about.id, &DataSource::builtin(), Check).expect("built-in data");
    }
}

/// Whoever gives the better answer loses nothing, whoever errs again loses as before, and what is no move is no answer.
#[test]
fn another_answer_is_compared_with_the_best() {
    struct Check;

    impl Visitor for Check {
        type Output = usize;

        fn visit<R: WholeGame>(self, rules: Arc<R>) -> usize {
            let about = R::about();
            let setup = rules.agree(about.quick_game.players, about.quick_game.variants).expect("a setup");
            let settings = Settings { playouts: 12_000, candidates: 4, ..tiny(7) };
            let game = played(&rules, setup, Level::Random, 3, usize::MAX);
            let report = run(&game, &settings).expect("a finished game");
            let record = Table::record(&game, Vec::new());
            let compare = |seq: usize, answer: &str, best: &str| {
                let comparison = Comparison { seq, answer: answer.to_owned(), best: best.to_owned(), worlds: 600 };
                compare_answers(&record, &DataSource::builtin(), &settings, &comparison).expect("a finished game")
            };
            let worst = report.worst(None);
            for error in worst.iter().take(3) {
                let (seq, best) = (error.seq, error.best.as_str());
                assert_eq!(compare(seq, best, best).map(|compared| compared.loss), Some(Share::NONE));
                let again = compare(seq, &error.m, best).expect("two moves");
                assert!(again.low <= again.loss && again.loss <= again.high, "{again:?}");
                assert!(!again.kind.is_error() || again.low > Share::NONE, "{again:?}");
                let other = compare(seq, best, &error.m).expect("two moves");
                assert!(!other.kind.is_error(), "the best is no error: {other:?}");
                assert_eq!(compare(seq, "no move at all", best), None);
            }
            assert_eq!(compare(0, "a", "b"), None);
            assert_eq!(compare(report.moves.len() + 1, "a", "b"), None);
            worst.len()
        }
    }

    let errors: usize = games().iter().map(|about| visit(about.id, &DataSource::builtin(), Check).expect("built-in data")).sum();
    assert!(errors > 3, "there was something to compare");
}
