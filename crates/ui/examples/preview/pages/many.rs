//! What somebody's games say together: one game with many of them, one with few, one with help, and nothing at all.

use super::{Manner, Outcome, write};
use coven_engine::{Dice, FastDice};
use coven_lab::analysis::{Kinds, OverMany, SeatGame, SeatReport, over_many};
use coven_lab::puzzles::puzzles;
use coven_lab::share::Share;
use coven_ui::Speak;
use coven_ui::page::{self, GameOverMany, RatingSeen, Visitor};
use std::collections::BTreeSet;
use std::path::Path;

/// How many games there are of the first game of the house, the second, and so on.
const GAMES: [usize; 3] = [24, 3, 7];

pub fn write_pages(folder: &Path, manners: &[Manner]) -> Outcome {
    let tables: Vec<String> = (1..=24).map(|number| format!("t{number}")).collect();
    let mut summaries: Vec<OverMany> = Vec::new();
    for (about, games) in coven_catalog::games().iter().zip(GAMES) {
        // The themes of puzzles are kinds of decisions; who has what secret is none.
        let themes: BTreeSet<&str> = puzzles(about.id)?.iter().map(|puzzle| puzzle.theme.as_str()).collect();
        let themes: Vec<&str> = themes.into_iter().filter(|theme| *theme != "secret").collect();
        let mut dice = FastDice::new(games as u64);
        summaries.push(over_many(&(0..games).map(|number| game(&themes, number, &mut dice)).collect::<Vec<_>>()));
    }
    let rating = [Some(RatingSeen { rating: 27.3, uncertainty: 2.1 }), None, None];
    let games = coven_catalog::games().iter().zip(&summaries).zip(rating);
    let games: Vec<GameOverMany<'_>> =
        games.map(|((about, summary), rating)| GameOverMany { about, summary, tables: &tables, rating }).collect();
    for manner in manners {
        let speak = Speak::new(&manner.texts, &[]);
        let visitor = Visitor { speak, prefers: manner.prefers, name: Some("Morgana"), here: "/", origin: None };
        let name = manner.name;
        write(folder, &format!("many-{name}"), page::many(&visitor, &games))?;
        write(folder, &format!("many-none-{name}"), page::many(&visitor, &[]))?;
    }
    Ok(())
}

/// A game with some luck in which the first kind of decision costs most.
fn game(themes: &[&str], number: usize, dice: &mut FastDice) -> SeatGame {
    let mut about = |most: u32| Share::of((f64::from(dice.below(2 * most + 1)) - f64::from(most)) / 1000.0);
    let kind = |(at, theme): (usize, &&str)| {
        let lost = if at == 0 { Share::of(0.06) + about(40) } else { about(30).max(Share::NONE) };
        let errors = usize::from(lost > Share::NONE);
        Kinds { theme: Some((*theme).to_owned()), met: 4 + (number + at) % 3, errors, lost }
    };
    let kinds: Vec<Kinds> = themes.iter().enumerate().map(kind).collect();
    let errors = -kinds.iter().map(|kind| kind.lost).sum::<Share>();
    let (prior, draws, reveals, guesses) = (Share::of(0.25), about(250), about(60), about(40));
    let result = if number.is_multiple_of(3) { Share::WHOLE } else { Share::NONE };
    let others = result - (prior + draws + reveals + guesses + errors);
    let ledger = SeatReport { prior, result, draws, reveals, guesses, others, errors, accuracy: 88.0 + (number % 7) as f64 };
    SeatGame { ledger, kinds, unaided: number % 6 != 5 }
}
