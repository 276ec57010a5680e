//! The puzzles of a day: everybody gets the same.

use super::{Grade, Puzzle, puzzles};
use crate::values::mix;
use coven_engine::About;

/// How many puzzles a day has.
const A_DAY: usize = 3;
const MILLISECONDS: i64 = 24 * 60 * 60 * 1000;

/// A puzzle of the day: its game, and its number from 1.
#[derive(Clone, Copy, Debug)]
pub struct OfTheDay {
    pub about: &'static About,
    pub number: usize,
    pub puzzle: &'static Puzzle,
}

/// The day of a moment, counted in milliseconds since 1970, in universal time; and how it is written.
pub fn date_of(milliseconds: i64) -> (i64, String) {
    let day = milliseconds.div_euclid(MILLISECONDS);
    // Days are counted in cycles of 400 years that begin on the first of March, so that the leap day is the last of a year.
    let shifted = day + 719_468;
    let (cycle, of_cycle) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year_of_cycle = (of_cycle - of_cycle / 1460 + of_cycle / 36_524 - of_cycle / 146_096) / 365;
    let of_year = of_cycle - (365 * year_of_cycle + year_of_cycle / 4 - year_of_cycle / 100);
    let month_from_march = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_cycle + cycle * 400 + i64::from(month <= 2);
    (day, format!("{year:04}-{month:02}-{of_month:02}"))
}

/// The puzzles of a day: of each game in turn, an easy, a medium and a hard one in an order that changes every day.
pub fn of_the_day(day: i64) -> Vec<OfTheDay> {
    let games: Vec<(&'static About, &'static [Puzzle])> = coven_catalog::games()
        .iter()
        .filter_map(|&about| puzzles(about.id).ok().filter(|all| !all.is_empty()).map(|all| (about, all)))
        .collect();
    let mut chosen: Vec<OfTheDay> = Vec::new();
    for place in 0..if games.is_empty() { 0 } else { A_DAY } {
        let (about, all) = games[place % games.len()];
        let grade = Grade::ALL[(place as i64 + day).rem_euclid(Grade::ALL.len() as i64) as usize];
        let new = |number: usize| !chosen.iter().any(|known| known.about.id == about.id && known.number == number);
        let left: Vec<usize> = (1..=all.len()).filter(|&number| new(number)).collect();
        let graded: Vec<usize> = left.iter().copied().filter(|&number| all[number - 1].grade() == grade).collect();
        let from = if graded.is_empty() { left } else { graded };
        let pick = mix(&[day as u64, place as u64]) % from.len().max(1) as u64;
        if let Some(&number) = from.get(pick as usize) {
            chosen.push(OfTheDay { about, number, puzzle: &all[number - 1] });
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        let day = |days: i64| date_of(days * MILLISECONDS + 1).1;
        assert_eq!([day(0), day(59), day(11_016), day(20_513)], ["1970-01-01", "1970-03-01", "2000-02-29", "2026-03-01"]);
        assert_eq!(date_of(-1), (-1, "1969-12-31".to_owned()));
        assert_eq!(date_of(MILLISECONDS - 1).0, 0);
    }

    #[test]
    fn a_day_has_the_same_puzzles_whenever_it_is_asked_and_other_days_have_others() {
        let numbers = |day: i64| of_the_day(day).iter().map(|one| (one.about.id, one.number)).collect::<Vec<_>>();
        let days: Vec<_> = (20_000..20_030).map(numbers).collect();
        assert_eq!(days, (20_000..20_030).map(numbers).collect::<Vec<_>>());
        assert!(days.iter().all(|day| day.len() == A_DAY));
        let mut different = days.clone();
        different.sort();
        different.dedup();
        assert!(different.len() > 20, "{different:?}");
    }
}
