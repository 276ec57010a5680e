//! The puzzles that are built in: each replays, names every legal move, and says why.

use coven_catalog::{Visitor, games, unpack, visit};
use coven_engine::{DataSource, FastDice, Game, Viewer, WholeGame};
use coven_lab::puzzles::{Asks, Grade, MARGIN, Puzzle, WORLDS, check, of_the_day, puzzles, read};
use std::collections::BTreeSet;
use std::sync::Arc;

#[test]
fn every_puzzle_replays_and_names_every_legal_move() {
    for about in games() {
        let unpacked = unpack(about.id, &DataSource::builtin()).expect("its data");
        let all = read(about.puzzles).unwrap_or_else(|error| panic!("{}: {error}", about.id));
        assert_eq!(all, puzzles(about.id).expect("a game of the house"));
        let names: BTreeSet<String> = all.iter().map(Puzzle::name).collect();
        assert_eq!(names.len(), all.len(), "{}: two puzzles have one name", about.id);
        for (at, puzzle) in all.iter().enumerate() {
            let named = format!("puzzle {} of {}", at + 1, about.id);
            let table = puzzle.table(&*unpacked).unwrap_or_else(|error| panic!("{named}: {error}"));
            let Asks::Move { best, also, losses, worlds, .. } = &puzzle.asks else { continue };
            assert!(table.deciding().contains(puzzle.seat), "{named}");
            let legal: BTreeSet<String> = table.choices(puzzle.seat).into_iter().map(|choice| choice.notation).collect();
            let said: Vec<&String> = [best].into_iter().chain(also).chain(losses.iter().map(|lost| &lost.m)).collect();
            assert_eq!(said.len(), legal.len(), "{named}");
            assert_eq!(said.into_iter().cloned().collect::<BTreeSet<_>>(), legal, "{named}");
            assert!(*worlds >= WORLDS && losses.iter().all(|lost| lost.low > 0.0 && lost.loss >= MARGIN), "{named}");
            assert!(table.reason(puzzle.seat, best).is_some(), "{named} does not say why");
        }
    }
}

/// What is asked about is hidden from the seat, and what is said to be the truth is.
#[test]
fn what_is_hidden_is_hidden_and_the_truth_is_true() {
    struct Hidden<'a>(&'a Puzzle);

    impl Visitor for Hidden<'_> {
        type Output = (Option<bool>, bool);

        fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
            let Asks::Secret { about, .. } = self.0.asks else { return (None, true) };
            let game: Game<R> = self.0.record(R::about().id).expect("a record").replay(rules).expect("a game");
            let rules = game.rules();
            let imagined = (0..200).map(|seed| {
                let mut dice = FastDice::new(seed);
                let world = rules.imagine(game.state(), Viewer::Seat(self.0.seat), &mut dice);
                rules.secret_of(&world, about)
            });
            let both = imagined.collect::<BTreeSet<_>>();
            (rules.secret_of(game.state(), about), both.len() > 1)
        }
    }

    for about in games() {
        for puzzle in puzzles(about.id).expect("a game of the house") {
            let Asks::Secret { truth, chance, .. } = puzzle.asks else { continue };
            let (found, hidden) = visit(about.id, &DataSource::builtin(), Hidden(puzzle)).expect("built-in data");
            assert_eq!(found, Some(truth));
            assert!(hidden && chance > 0.0 && chance < 1.0);
        }
    }
}

const FEWEST: usize = 100;

#[test]
fn there_are_puzzles_of_every_grade_and_of_several_themes() {
    for about in games() {
        let all = puzzles(about.id).expect("a game of the house");
        let grades: BTreeSet<Grade> = all.iter().map(Puzzle::grade).collect();
        let themes: BTreeSet<&str> = all.iter().map(|puzzle| puzzle.theme.as_str()).collect();
        assert!(all.len() >= FEWEST && grades.len() == 3 && themes.len() >= 4, "{}: {} {themes:?}", about.id, all.len());
    }
    assert_eq!(of_the_day(1).len(), 3);
}

#[test]
fn a_closer_look_at_a_puzzle_says_the_same_again() {
    let about = games()[0];
    let first = &puzzles(about.id).expect("a game of the house")[0];
    let looked = |seed| check(about.id, 1, first, 1, seed).expect("a puzzle that replays");
    assert_eq!(looked(3), looked(3));
}

#[test]
fn a_file_that_is_no_list_of_puzzles_is_named_by_its_line() {
    let error = read("\n{\"no\": 1}\n").expect_err("no puzzle").to_string();
    assert!(error.starts_with("line 2 is no puzzle"), "{error}");
    let about = games()[0];
    let mut broken = puzzles(about.id).expect("a game of the house")[0].clone();
    broken.moves[0] = "nonsense".to_owned();
    assert!(broken.record(about.id).is_err());
    broken.moves.clear();
    broken.rules = 10_000;
    let unpacked = unpack(about.id, &DataSource::builtin()).expect("its data");
    let error = broken.table(&*unpacked).err().expect("no table").to_string();
    assert!(error.contains("rules version 10000"), "{error}");
}
