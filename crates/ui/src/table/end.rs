//! The end: who won, the score sheet line by line, and how it came about.

use super::outcome;
use crate::Speak;
use crate::art::seat;
use crate::page::{self, Line, chart};
use coven_catalog::Table;
use coven_engine::{History, Phrase, Seat, Standing};
use maud::{Markup, html};

/// The points of every seat as lines over the moves.
pub fn history_chart(history: &History, speak: &Speak<'_>) -> Markup {
    let line = |(seat, points)| Line { seat: Seat(seat as u8), points };
    let lines: Vec<Line<'_>> = history.points.iter().map(Vec::as_slice).enumerate().map(line).collect();
    chart(&lines, &history.rounds, speak)
}

/// The names of all lines that stand on somebody's sheet, in the order of the sheets.
pub fn sheet_lines(standing: &Standing) -> Vec<&str> {
    let mut keys: Vec<&str> = Vec::new();
    for line in standing.iter().flat_map(|result| &result.sheet.lines) {
        if !keys.contains(&line.key.as_str()) {
            keys.push(&line.key);
        }
    }
    keys
}

/// What decides between equal totals.
#[derive(Debug)]
pub struct TieBreak {
    /// The message that names it.
    pub name: &'static str,
    pub rule: &'static str,
    /// How much of it each seat has; none for a seat that could not win.
    pub counts: Vec<Option<i32>>,
}

impl TieBreak {
    /// The seats between which it decided who won, each with what it has.
    fn decided(&self, standing: &Standing) -> Vec<(Seat, i32)> {
        let count = |seat: Seat| self.counts.get(seat.index()).copied().flatten();
        let best = standing.iter().find(|result| result.place == 1).map(|best| best.sheet.total);
        let level = || standing.iter().filter(|result| Some(result.sheet.total) == best && count(result.seat).is_some());
        if level().all(|result| result.place == 1) {
            return Vec::new();
        }
        level().filter_map(|result| Some((result.seat, count(result.seat)?))).collect()
    }
}

/// Whose end it is.
#[derive(Clone, Copy, Debug)]
pub struct End<'a> {
    /// The id of the game, under which its messages name the lines of the sheets.
    pub game: &'a str,
    pub standing: &'a Standing,
    /// The viewer's own seat.
    pub own: Option<Seat>,
}

/// Who won, what decided, and the sheets beside each other, best first. `tie` is what decides between equal totals.
pub fn score_sheet(end: End<'_>, keys: &[&str], tie: Option<&TieBreak>, speak: &Speak<'_>) -> Markup {
    let lines: Vec<(&str, Phrase)> =
        keys.iter().map(|key| (*key, Phrase::new(format!("{}-sheet-{key}", end.game)))).collect();
    sheets(end, &lines, tie, speak)
}

/// The same for any table, with the lines as its game tells them.
pub fn score_sheet_of(table: &dyn Table, standing: &Standing, own: Option<Seat>, speak: &Speak<'_>) -> Markup {
    let mut lines: Vec<(&str, Phrase)> = Vec::new();
    for result in standing {
        for (line, told) in result.sheet.lines.iter().zip(table.sheet_lines(result.seat)) {
            if lines.iter().all(|(key, _)| *key != line.key) {
                lines.push((&line.key, told));
            }
        }
    }
    sheets(End { game: table.about().id, standing, own }, &lines, None, speak)
}

/// `lines` are the keys of the sheet's lines, each with what it stands for.
fn sheets(end: End<'_>, lines: &[(&str, Phrase)], tie: Option<&TieBreak>, speak: &Speak<'_>) -> Markup {
    let End { game, standing, own } = end;
    let decided = tie.map(|tie| (tie, tie.decided(standing))).filter(|(_, between)| !between.is_empty());
    let mut order: Vec<_> = standing.iter().collect();
    order.sort_by_key(|result| result.place);
    let meaning = [outcome::for_viewer(standing, own), outcome::decided(standing, lines, own)];
    html! {
        @if let Some(won) = outcome::won(standing) { h2 { (speak.say(&won)) } }
        @for sentence in meaning.iter().flatten() { p.outcome-line { (speak.say(sentence)) } }
        div.scroll {
            table.score {
                thead {
                    tr { th scope="col" {} @for result in &order { th scope="col" { span.head { (seat::mark(result.seat)) span.name { (speak.name(result.seat)) } } } } }
                }
                tbody {
                    @for (key, told) in lines {
                        tr {
                            th scope="row" { (speak.say(told)) }
                            @for result in &order { td { @if let Some(points) = result.sheet.line(key) { (points) } } }
                        }
                    }
                }
                tfoot {
                    tr { th scope="row" { (speak.word("page-total")) } @for result in &order { td { b { (result.sheet.total) } } } }
                    @if let Some((tie, between)) = &decided {
                        tr.tie {
                            th scope="row" { (speak.word(tie.name)) " " (page::rule_link(game, tie.rule, speak)) }
                            @for result in &order {
                                td { @if let Some((_, count)) = between.iter().find(|(seat, _)| *seat == result.seat) { (count) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::Sheet;

    fn standing(totals: &[(u8, i32)]) -> Standing {
        let result = |(seat, &(place, total)): (usize, &(u8, i32))| coven_engine::standing::Result {
            seat: Seat(seat as u8),
            place,
            sheet: Sheet { lines: Vec::new(), total },
        };
        totals.iter().enumerate().map(result).collect()
    }

    fn decided(totals: &[(u8, i32)], counts: &[Option<i32>]) -> Vec<(Seat, i32)> {
        TieBreak { name: "", rule: "", counts: counts.to_vec() }.decided(&standing(totals))
    }

    #[test]
    fn a_tie_is_told_only_where_it_was_broken() {
        assert_eq!(decided(&[(2, 9), (1, 9), (3, 4)], &[Some(1), Some(3), Some(7)]), [(Seat(0), 1), (Seat(1), 3)]);
        // The best has more points than all others.
        assert_eq!(decided(&[(1, 10), (2, 9)], &[Some(1), Some(3)]), []);
        // Those who are equal in everything share the victory.
        assert_eq!(decided(&[(1, 9), (1, 9)], &[Some(3), Some(3)]), []);
        // Whoever could not win broke no tie.
        assert_eq!(decided(&[(1, 9), (2, 9)], &[Some(1), None]), []);
    }
}
