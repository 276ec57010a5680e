//! The pages of puzzles, in every game and language.

use crate::games::visitor;
use crate::markup;
use crate::texts::unsaid;
use coven_catalog::{games, unpack};
use coven_engine::DataSource;
use coven_lab::puzzles::{Asks, GUESSES, of_the_day, puzzles};
use coven_text::Language;
use coven_ui::page::puzzles::{self as page, Attempts, Filter, Given, PuzzlePage, PuzzlesOf, TodayPage, shared};

#[test]
fn every_page_is_well_formed_and_says_everything_in_its_language() {
    let names: Vec<String> = (0..8).map(|seat| format!("Witch {seat}")).collect();
    for language in Language::ALL {
        let texts = coven_ui::texts(language);
        let visitor = visitor(&texts, &names);
        let mut pages = Vec::new();
        let mut all_games = Vec::new();
        for about in games() {
            let all = puzzles(about.id).expect("a game of the house");
            let unpacked = unpack(about.id, &DataSource::builtin()).expect("its data");
            let attempts = Attempts::default().answered(all, 1, true).answered(all, 2, false);
            let of = PuzzlesOf { about, puzzles: all, attempts };
            pages.push(page::puzzles_of(&visitor, &of, &Filter::default()));
            all_games.push(of);
            // The first of every theme.
            let mut themes: Vec<&str> = Vec::new();
            for (at, puzzle) in all.iter().enumerate() {
                if themes.contains(&puzzle.theme.as_str()) {
                    continue;
                }
                themes.push(&puzzle.theme);
                let then = puzzle.table(&*unpacked).expect("a position");
                let answers: Vec<String> = match &puzzle.asks {
                    Asks::Move { best, also, losses, .. } => {
                        [best].into_iter().chain(also).chain(losses.first().map(|lost| &lost.m)).cloned().collect()
                    }
                    Asks::Secret { .. } => GUESSES.iter().map(u8::to_string).collect(),
                };
                let judged = |answer: String| {
                    let worth = puzzle.judge(&*then, &answer).expect("an answer");
                    Given::Answer(answer, worth)
                };
                let given = [Given::Nothing, Given::Show, Given::NoAnswer].into_iter().chain(answers.into_iter().map(judged));
                for given in given {
                    let shown = PuzzlePage { about, puzzle, number: at + 1, of: all.len(), then: &*then, given };
                    pages.push(page::puzzle(&visitor, &shown));
                }
            }
        }
        pages.push(page::puzzles(&visitor, &all_games));
        for answered in [None, Some(true)] {
            let of_day: Vec<_> = of_the_day(3).into_iter().map(|one| (one, answered)).collect();
            pages.push(page::today(&visitor, &TodayPage { date: "1970-01-04", puzzles: &of_day }));
        }
        for page in pages {
            let page = page.into_string();
            markup::check(&page);
            assert_eq!(page.matches("<h1").count(), 1);
            assert_eq!(unsaid(&page), None, "{language}");
        }
    }
}

#[test]
fn a_shared_result_spoils_nothing() {
    let said = shared("2026-11-18", &[Some(true), Some(false), None], "https://coven.example");
    insta::assert_snapshot!(said, @"Coven 2026-11-18 ●○· 1/3 https://coven.example/puzzles/today");
}
